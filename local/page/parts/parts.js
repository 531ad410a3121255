// Message components, both generations: each kind of part has one small builder.

import { el } from "../ui/dom.js";
import { Part, SELECTS } from "../state/flags.js";
import { markdown, spoiler } from "../text/markdown.js";
import { fileCard } from "../chat/attachments.js";
import { gallery, picture } from "../chat/pictures.js";
import { button } from "./button.js";
import { messageSelect } from "./select.js";
import { say } from "../words/say.js";

const BUILDERS = {
  [Part.ROW]: row,
  [Part.BUTTON]: button,
  [Part.SECTION]: section,
  [Part.TEXT]: (app, message, part) => markdown(app, part.content),
  [Part.THUMBNAIL]: thumbnail,
  [Part.GALLERY]: (app, message, part) =>
    gallery(
      app,
      part.items.map((item) => shown(item.media, item)),
    ),
  [Part.FILE]: file,
  [Part.SEPARATOR]: separator,
  [Part.CONTAINER]: container,
};
for (const type of SELECTS) BUILDERS[type] = messageSelect;

export function partsBlock(app, message) {
  const block = el("div", { class: "parts" }, children(app, message, message.components ?? []));
  block.dataset.definition = JSON.stringify(message.components ?? []);
  return block;
}

function children(app, message, parts) {
  return parts.map(
    (part) =>
      BUILDERS[part.type]?.(app, message, part) ??
      el("div", { class: "part-unknown" }, say("parts.unknown", { type: part.type })),
  );
}

function row(app, message, part) {
  return el(
    "div",
    { class: "row", role: "group", "aria-label": say("parts.actions") },
    children(app, message, part.components),
  );
}

function section(app, message, part) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-text" }, children(app, message, part.components)),
    el("div", { class: "section-accessory" }, children(app, message, [part.accessory])),
  );
}

function shown(media, { description, spoiler: hidden }) {
  return {
    url: media.url,
    width: media.width,
    height: media.height,
    type: media.content_type,
    alt: description,
    spoiler: hidden,
  };
}

function thumbnail(app, message, part) {
  return el("div", { class: "thumbnail" }, picture(app, shown(part.media, part)));
}

function file(app, message, part) {
  const name = part.name ?? part.file.url?.split("/").pop()?.split("?")[0] ?? say("file.name");
  const card = fileCard({ url: part.file.url, filename: decodeURIComponent(name), size: part.size });
  return part.spoiler ? spoiler([card]) : card;
}

function separator(app, message, part) {
  const large = part.spacing === 2 ? " separator-large" : "";
  return part.divider === false
    ? el("div", { class: `gap${large}` })
    : el("hr", { class: `separator${large}` });
}

function container(app, message, part) {
  const box = el("div", { class: "container" }, children(app, message, part.components));
  if (part.accent_color !== null && part.accent_color !== undefined) {
    box.classList.add("container-accent");
    box.style.setProperty("--accent-edge", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  }
  return part.spoiler ? coverable(box) : box;
}

// A whole container behind a curtain; the button says so to everyone.
function coverable(box) {
  const lift = el("button", { type: "button", class: "curtain" }, say("parts.show"));
  const wrap = el("div", { class: "curtained" }, box, lift);
  box.inert = true;
  lift.addEventListener("click", () => {
    box.inert = false;
    lift.remove();
    wrap.classList.add("shown");
  });
  return wrap;
}
