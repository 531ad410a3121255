// Which message is being answered.

import { displayName } from "../ui/avatar.js";
import { el, replace } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { say, sayNodes } from "../words/say.js";

export class ReplyBar {
  constructor() {
    this.message = null;
    this.root = el("div", { class: "reply-bar", hidden: true });
  }

  begin(message) {
    this.message = message;
    const stop = el(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": say("reply.stop"),
        on: { click: () => this.stop() },
      },
      icon("close", 16),
    );
    replace(this.root, el("span", {}, sayNodes("reply.to", { name: el("b", {}, displayName(message.author)) })), stop);
    this.root.hidden = false;
  }

  stop() {
    this.message = null;
    this.root.hidden = true;
  }
}
