// Says what the line to the server is doing, and only when it is not well.

import { el } from "../ui/dom.js";
import { say } from "../words/say.js";

const PATIENCE = 1200;

// A code that another browser needs to be this person; shown until it is put away.
export class CodeNotice {
  constructor() {
    this.text = el("span");
    const close = { type: "button", class: "text-button", on: { click: () => this.hide() } };
    this.root = el("div", { class: "code-notice", role: "status", hidden: true }, this.text, el("button", close, say("banner.close")));
  }

  show(code) {
    this.code = code;
    this.text.textContent = say("banner.code", { code });
    this.root.hidden = false;
  }

  hide() {
    this.code = null;
    this.root.hidden = true;
  }
}

export class Banner {
  constructor(retry) {
    this.text = el("span");
    this.button = el("button", { type: "button", class: "text-button", on: { click: retry } }, say("banner.retry"));
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
    this.text.textContent = say(tries ? "banner.again" : "banner.connecting");
    // A first connection that takes its normal moment is not worth a banner.
    if (!tries)
      this.soon = setTimeout(() => {
        this.root.hidden = false;
      }, PATIENCE);
  }

  countdown(wait) {
    const until = Date.now() + wait;
    const tick = () => {
      const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
      this.text.textContent = say("banner.lost", { seconds });
    };
    this.root.hidden = false;
    this.button.hidden = false;
    tick();
    this.ticking = setInterval(tick, 1000);
  }
}
