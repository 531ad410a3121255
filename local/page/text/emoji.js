// Emojis: custom ones are pictures of this server, the others are letters like any other.

import { el } from "../ui/dom.js";

const PICTOGRAPH =
  "(?:\\p{RI}\\p{RI}|\\p{Emoji}(?:\\p{EMod}|\\uFE0F\\u20E3?)?(?:\\u200D\\p{Emoji}(?:\\p{EMod}|\\uFE0F)?)*)";
const ONLY_EMOJI = new RegExp(`^(?:${PICTOGRAPH}|<a?:\\w{2,32}:\\d{1,20}>|\\s){1,40}$`, "u");
const HAS_DIGIT_ONLY = /^[\d#*\s]+$/;

export function customEmoji({ id, name, animated }) {
  const picture = el("img", {
    class: "emoji",
    src: `/emojis/${encodeURIComponent(id)}.${animated ? "gif" : "png"}`,
    alt: `:${name}:`,
    title: `:${name}:`,
    draggable: "false",
  });
  picture.addEventListener("error", () => picture.replaceWith(`:${name}:`), { once: true });
  return picture;
}

// The emoji object of buttons, select options and reactions.
export function emojiMark(emoji) {
  if (!emoji) return null;
  return emoji.id ? customEmoji(emoji) : el("span", { class: "emoji-letter" }, emoji.name ?? "");
}

export const isOnlyEmoji = (source) => ONLY_EMOJI.test(source.trim()) && !HAS_DIGIT_ONLY.test(source.trim());
