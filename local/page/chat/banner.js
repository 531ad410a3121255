// Says what the line to the server is doing, and only when it is not well.

import { el } from "../ui/dom.js";

const PATIENCE = 1200;

// A code that another browser needs to be this person; shown until it is put away.
export class CodeNotice {
  constructor() {
    this.text = el("span");
    const close = { type: "button", class: "text-button", on: { click: () => this.hide() } };
    this.root = el("div", { class: "code-notice", role: "status", hidden: true }, this.text, el("button", close, "Close"));
  }

  show(code) {
    this.text.textContent = `Another browser wants to be you. If that is you, the code is ${code}.`;
    this.root.hidden = false;
  }

  hide() {
    this.root.hidden = true;
  }
}

export class Banner {
  constructor(retry) {
    this.text = el("span");
    this.button = el("button", { type: "button", class: "text-button", on: { click: retry } }, "Try now");
    this.root = el("div", { class: "banner", role: "status", hidden: true }, this.text, this.button);
  }

  state(name, { tries = 0, wait = 0 }) {
    clearInterval(this.ticking);
    clearTimeout(this.soon);
    if (name === "open") {
      this.root.hidden = true;
      return;
    }
    if (name === "lost") return this.countdown(wait);
    this.button.hidden = true;
    this.text.textContent = tries ? "Connecting again…" : "Connecting…";
    // A first connection that takes its normal moment is not worth a banner.
    if (!tries)
      this.soon = setTimeout(() => {
        this.root.hidden = false;
      }, PATIENCE);
  }

  countdown(wait) {
    const until = Date.now() + wait;
    const say = () => {
      const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
      this.text.textContent = `The connection was lost. Trying again in ${seconds} s.`;
    };
    this.root.hidden = false;
    this.button.hidden = false;
    say();
    this.ticking = setInterval(say, 1000);
  }
}
