// The panel above the message field: commands, names, values for an option.

import { el, replace } from "../ui/dom.js";
import { Listbox } from "../ui/listbox.js";
import { say } from "../words/say.js";

export class Suggest {
  constructor() {
    this.title = el("div", { class: "suggest-title" });
    this.list = new Listbox({ label: say("list.suggestions"), onPick: (item) => this.onPick?.(item) });
    this.root = el("div", { class: "suggest", hidden: true }, this.title, this.list.root);
  }

  // owner: the field that keeps the focus. at: -1 for "nothing chosen until the arrows are used".
  open({ owner, title, items, onPick, at = 0, empty = say("list.nothing") }) {
    this.release();
    this.owner = owner;
    this.onPick = onPick;
    replace(this.title, title);
    this.title.hidden = !title;
    this.list.empty = empty;
    this.list.ownedBy(owner);
    owner.setAttribute("aria-expanded", "true");
    this.root.hidden = false;
    this.list.root.hidden = !items.length && !empty;
    this.list.show(items, at);
    if (at < 0) this.list.goto(-1);
  }

  release() {
    if (!this.owner) return;
    this.owner.setAttribute("aria-expanded", "false");
    this.owner.removeAttribute("aria-activedescendant");
    this.owner = null;
  }

  close() {
    this.release();
    this.root.hidden = true;
  }

  get isOpen() {
    return !this.root.hidden;
  }

  get hasChoice() {
    return this.isOpen && this.list.at >= 0;
  }

  key(event) {
    return this.isOpen && this.list.items.length > 0 && this.list.key(event);
  }

  pick() {
    return this.list.pick();
  }
}
