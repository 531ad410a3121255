// The parsed tree to DOM nodes. Every letter a person wrote ends in a text node.

import { el, webAddress } from "../ui/dom.js";
import { displayName } from "../ui/avatar.js";
import { icon } from "../ui/icons.js";
import { channelIcon, channelName, roleColour } from "../state/names.js";
import { parse } from "./blocks.js";
import { parseInline } from "./inline.js";
import { customEmoji, isOnlyEmoji } from "./emoji.js";
import { jumpTarget } from "./jumps.js";
import { timeMark } from "./times.js";
import { say } from "../words/say.js";

export function markdown(app, source) {
  const root = el("div", { class: "markdown" });
  if (!source) return root;
  if (isOnlyEmoji(source)) root.classList.add("jumbo");
  root.append(...parse(source).map((block) => blockNode(app, block)));
  return root;
}

export function markdownLine(app, source) {
  return el(
    "span",
    { class: "markdown-line" },
    parseInline(source ?? "").map((node) => inlineNode(app, node)),
  );
}

// What a screen reader or a preview gets: the words without marks.
export function plainText(app, source) {
  return markdown(app, source).textContent.replace(/\s+/g, " ").trim();
}

function inner(app, nodes) {
  return nodes.map((node) => inlineNode(app, node));
}

function blockNode(app, block) {
  switch (block.kind) {
    case "heading":
      return el(
        "div",
        { class: `heading-${block.level}`, role: "heading", "aria-level": String(block.level + 2) },
        inner(app, block.inner),
      );
    case "small":
      return el("div", { class: "small-print" }, inner(app, block.inner));
    case "quote":
      return el(
        "blockquote",
        {},
        block.blocks.map((child) => blockNode(app, child)),
      );
    case "fence":
      return el("pre", { tabindex: "0" }, el("code", { data: { language: block.language } }, block.text));
    case "list":
      return listNode(app, block);
    default:
      return el("div", { class: "paragraph" }, inner(app, block.inner));
  }
}

function listNode(app, block) {
  const items = block.items.map((item) =>
    el(
      "li",
      {},
      inner(app, item.inner),
      item.blocks.map((child) => blockNode(app, child)),
    ),
  );
  return el(block.ordered ? "ol" : "ul", { start: block.ordered ? block.start : null }, items);
}

const TAGS = { bold: "strong", italic: "em", underline: "u", strike: "s" };

function inlineNode(app, node) {
  if (node.kind in TAGS) return el(TAGS[node.kind], {}, inner(app, node.inner));
  switch (node.kind) {
    case "code":
      return el("code", { class: "inline" }, node.text);
    case "spoiler":
      return spoiler(inner(app, node.inner));
    case "link":
      return linkNode(app, node);
    case "time":
      return timeMark(node.unix, node.style);
    case "emoji":
      return customEmoji(node);
    case "user":
      return userMention(app, node.id);
    case "role":
      return roleMention(app, node.id);
    case "channel":
      return channelMention(app, node.id);
    case "command":
      return commandMention(app, node);
    case "everyone":
      return el("span", { class: "mention mention-me" }, node.text);
    default:
      return document.createTextNode(node.text);
  }
}

export function spoiler(content) {
  const hidden = el("span", { class: "spoiler-inner", "aria-hidden": "true" }, content);
  const cover = el(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: "0",
      "aria-label": say("text.spoiler"),
      "aria-expanded": "false",
    },
    hidden,
  );
  const show = (event) => {
    if (cover.classList.contains("shown") || (event.key && !["Enter", " "].includes(event.key))) return;
    event.preventDefault();
    cover.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) cover.removeAttribute(name);
    hidden.removeAttribute("aria-hidden");
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", show);
  return cover;
}

// A bare address of a message is shown as the place it leads to.
function jumpNode(app, node, { channel, message }) {
  const known = app.world.channels.get(channel);
  const isBare = node.inner.length === 1 && node.inner[0].text === node.url;
  const words = known ? [icon(channelIcon(known), 14), channelName(app.world, known)] : [say("text.unknown_place")];
  return el(
    "button",
    { type: "button", class: "mention mention-link", title: node.url, on: { click: () => app.jump(channel, message) } },
    isBare ? words : inner(app, node.inner),
    isBare && message ? ` › ${say("text.message")}` : null,
  );
}

function linkNode(app, node) {
  const place = jumpTarget(node.url);
  if (place) return jumpNode(app, node, place);
  const address = webAddress(node.url);
  if (!address) return el("span", {}, inner(app, node.inner));
  return el(
    "a",
    { href: address, target: "_blank", rel: "noopener noreferrer nofollow", title: address },
    inner(app, node.inner),
  );
}

function userMention(app, id) {
  const user = app.world.users.get(id);
  const mine = id === app.world.me.id;
  return el(
    "span",
    { class: mine ? "mention mention-me" : "mention" },
    `@${user ? displayName(user) : say("text.unknown_person")}`,
  );
}

function roleMention(app, id) {
  const role = app.world.roles.get(id);
  return el(
    "span",
    { class: "mention", style: { "--role": roleColour(role) ?? "inherit" } },
    `@${role?.name ?? say("text.unknown_role")}`,
  );
}

function channelMention(app, id) {
  const channel = app.world.channels.get(id);
  if (!channel) return el("span", { class: "mention" }, `#${say("name.unknown")}`);
  const open = () => app.go(id);
  return el(
    "button",
    { type: "button", class: "mention mention-link", on: { click: open } },
    icon(channelIcon(channel), 14),
    channelName(app.world, channel),
  );
}

function commandMention(app, node) {
  const begin = () => app.composer.beginCommand(node.name);
  return el(
    "button",
    { type: "button", class: "mention mention-link", on: { click: begin } },
    `/${node.name}`,
  );
}
