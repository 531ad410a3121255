// Embeds: the framed boxes of classic messages.

import { el, webAddress } from "../ui/dom.js";
import { markdown, markdownLine } from "../text/markdown.js";
import { stamp } from "../text/times.js";
import { picture } from "./pictures.js";

export function embed(app, data) {
  const box = el(
    "article",
    { class: "embed" },
    el(
      "div",
      { class: "embed-main" },
      el(
        "div",
        { class: "embed-text" },
        author(data.author),
        title(app, data),
        data.description ? markdown(app, data.description) : null,
        fields(app, data.fields ?? []),
      ),
      data.thumbnail ? el("div", { class: "embed-thumbnail" }, picture(app, image(data.thumbnail))) : null,
    ),
    data.image ? el("div", { class: "embed-image" }, picture(app, image(data.image))) : null,
    footer(data),
  );
  if (data.color !== null && data.color !== undefined)
    box.style.setProperty("--accent-edge", `#${data.color.toString(16).padStart(6, "0")}`);
  return box;
}

const image = (media) => ({
  url: media.url,
  width: media.width,
  height: media.height,
  alt: media.description,
});

function author(who) {
  if (!who?.name) return null;
  return el("div", { class: "embed-author" }, linked(who.url, who.name));
}

function title(app, data) {
  if (!data.title) return null;
  return el("div", { class: "embed-title" }, linked(data.url, markdownLine(app, data.title)));
}

function linked(url, content) {
  const address = url ? webAddress(url) : null;
  return address
    ? el("a", { href: address, target: "_blank", rel: "noopener noreferrer nofollow" }, content)
    : content;
}

function fields(app, list) {
  if (!list.length) return null;
  return el(
    "dl",
    { class: "embed-fields" },
    list.map((field) =>
      el(
        "div",
        { class: field.inline ? "field-inline" : "field-whole" },
        el("dt", {}, markdownLine(app, field.name)),
        el("dd", {}, markdown(app, field.value)),
      ),
    ),
  );
}

function footer(data) {
  const words = [data.footer?.text, data.timestamp ? stamp(new Date(data.timestamp)) : null].filter(Boolean);
  return words.length ? el("div", { class: "embed-footer" }, words.join(" · ")) : null;
}
