// Buttons: five styles, links, emojis, disabled, and three dots while the application thinks.

import { el, webAddress } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { emojiMark } from "../text/emoji.js";
import { jumpTarget } from "../text/jumps.js";
import { say } from "../words/say.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
const LINK = 5;

export function button(app, message, part) {
  const content = [
    emojiMark(part.emoji),
    part.label ? el("span", { class: "button-label" }, part.label) : null,
  ];
  const look = `button button-${STYLES[part.style] ?? "secondary"}`;
  const name = part.label ? null : (part.emoji?.name ?? say("parts.button"));
  if (part.style === LINK) return linkButton(app, part, look, content);
  const node = el(
    "button",
    {
      type: "button",
      class: look,
      disabled: part.disabled || message.isFrozen,
      "aria-label": name,
      data: { customId: part.custom_id },
    },
    content,
    el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
  );
  node.addEventListener("click", () => {
    if (node.getAttribute("aria-busy") !== "true") app.acts.component(message, part);
  });
  return node;
}

function linkButton(app, part, look, content) {
  const place = part.disabled ? null : jumpTarget(part.url);
  if (place)
    return el(
      "button",
      { type: "button", class: look, on: { click: () => app.jump(place.channel, place.message) } },
      content,
      icon("right", 16),
    );
  const address = webAddress(part.url);
  if (part.disabled || !address)
    return el(
      "span",
      { class: `${look} disabled`, role: "link", "aria-disabled": "true" },
      content,
      icon("link", 16),
    );
  return el(
    "a",
    { class: look, href: address, target: "_blank", rel: "noopener noreferrer nofollow" },
    content,
    icon("link", 16),
  );
}
