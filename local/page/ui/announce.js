// What is said to people rather than shown in the list: toasts, and lines for screen readers.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "../words/say.js";

const TOAST_LIFE = 8000;

export function announce(text) {
  const region = document.getElementById("announcer");
  region.append(el("p", {}, text));
  while (region.childElementCount > 4) region.firstElementChild.remove();
}

export function toast(text, kind = "error") {
  const close = el(
    "button",
    { type: "button", class: "icon-button", "aria-label": say("toast.close") },
    icon("close", 16),
  );
  const note = el(
    "div",
    { class: `toast toast-${kind}` },
    kind === "error" ? icon("warn", 18) : null,
    el("span", {}, text),
    close,
  );
  close.addEventListener("click", () => note.remove());
  document.getElementById("toasts").append(note);
  setTimeout(() => note.remove(), TOAST_LIFE);
}
