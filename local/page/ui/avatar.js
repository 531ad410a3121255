// A face for everyone: initials on a colour, both made from the name, so that they never change.

import { el, ownAddress } from "./dom.js";
import { say } from "../words/say.js";

// Each carries white letters at a contrast of at least 4.5 to 1.
const COLOURS = [
  "#3d6fd1",
  "#8a4fc4",
  "#b8407f",
  "#b34a2e",
  "#8a6a14",
  "#2f7d4f",
  "#1f7a86",
  "#6a5acd",
  "#a3404f",
  "#54708f",
];

export function displayName(user) {
  return user?.global_name || user?.username || say("name.someone");
}

export function avatar(user, size = "normal") {
  const name = displayName(user);
  const face = el("span", { class: `avatar avatar-${size}`, "aria-hidden": "true" });
  const picture = user?.avatar ? ownAddress(`/avatars/${user.id}/${user.avatar}.png`) : null;
  if (picture) face.append(el("img", { src: picture, alt: "" }));
  else {
    face.style.setProperty("background", COLOURS[hash(name) % COLOURS.length]);
    face.append(initials(name));
  }
  return face;
}

function initials(name) {
  const words = name
    .trim()
    .split(/[\s_.-]+/)
    .filter(Boolean);
  const letters =
    words.length > 1 ? [...words[0]][0] + [...words[1]][0] : [...(words[0] ?? "?")].slice(0, 2).join("");
  return letters.toUpperCase();
}

function hash(text) {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0), 0x01000193) >>> 0;
  return (sum ^ (sum >>> 15)) >>> 0;
}
