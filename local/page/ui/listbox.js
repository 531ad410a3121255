// One list of things to choose from, driven by the keys of whatever field owns it.
// It serves the command picker, mentions, option suggestions and every select menu.

import { el, freshId, replace } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "../words/say.js";

export class Listbox {
  constructor({ label, onPick, multiple = false, empty = say("list.nothing") }) {
    this.onPick = onPick;
    this.multiple = multiple;
    this.empty = empty;
    this.items = [];
    this.at = -1;
    this.owner = null;
    this.root = el("ul", { class: "listbox", role: "listbox", id: freshId("list"), "aria-label": label });
    if (multiple) this.root.setAttribute("aria-multiselectable", "true");
  }

  // The owner keeps the focus; screen readers follow aria-activedescendant.
  ownedBy(owner) {
    this.owner = owner;
    owner.setAttribute("aria-controls", this.root.id);
  }

  // For a list that stands alone: it takes the focus and the keys itself.
  takeKeys() {
    this.root.tabIndex = 0;
    this.ownedBy(this.root);
    this.root.addEventListener("keydown", (event) => {
      if (this.key(event) || !["Enter", " "].includes(event.key)) return;
      event.preventDefault();
      this.pick();
    });
    this.goto(this.at);
    this.root.focus();
  }

  // Items: { label, description?, mark? (node), note?, group?, disabled?, selected?, value }
  show(items, at = 0) {
    this.items = items;
    this.nodes = [];
    const rows = [];
    items.forEach((item, index) => {
      if (item.group && item.group !== items[index - 1]?.group)
        rows.push(el("li", { class: "group", role: "presentation" }, item.group));
      this.nodes.push(this.row(item));
      rows.push(this.nodes[index]);
    });
    if (!items.length) rows.push(el("li", { class: "nothing", role: "presentation" }, this.empty));
    replace(this.root, rows);
    this.goto(items.length ? Math.min(at, items.length - 1) : -1);
  }

  row(item) {
    const node = el(
      "li",
      {
        role: "option",
        id: freshId("choice"),
        class: "choice",
        "aria-selected": String(Boolean(item.selected)),
        "aria-disabled": item.disabled ? "true" : null,
      },
      item.mark ? el("span", { class: "choice-mark" }, item.mark) : null,
      el(
        "span",
        { class: "choice-text" },
        el("span", { class: "choice-label" }, item.label),
        item.description ? el("span", { class: "choice-description" }, item.description) : null,
      ),
      item.note ? el("span", { class: "choice-note" }, item.note) : null,
      this.multiple
        ? el("span", { class: "choice-box" }, icon("check", 14))
        : el("span", { class: "choice-tick" }, icon("check", 16)),
    );
    // Pressing must not steal the focus from the owner.
    node.addEventListener("mousedown", (event) => event.preventDefault());
    node.addEventListener("click", () => this.pick(this.items.indexOf(item)));
    node.addEventListener("pointermove", () => this.goto(this.items.indexOf(item), false));
    return node;
  }

  goto(index, scroll = true) {
    this.nodes?.[this.at]?.classList.remove("active");
    this.at = index;
    const node = this.nodes?.[index];
    node?.classList.add("active");
    if (scroll) node?.scrollIntoView({ block: "nearest" });
    if (!this.owner) return;
    if (node) this.owner.setAttribute("aria-activedescendant", node.id);
    else this.owner.removeAttribute("aria-activedescendant");
  }

  move(step) {
    if (this.items.length) this.goto((this.at + step + this.items.length) % this.items.length);
  }

  pick(index = this.at) {
    const item = this.items[index];
    if (item && !item.disabled) this.onPick(item);
    return Boolean(item);
  }

  // Returns true when the key was meant for the list.
  key(event) {
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    if (event.key in steps)
      this.move(Math.abs(steps[event.key]) > 1 ? this.page(steps[event.key]) : steps[event.key]);
    else if (event.key === "Home" && !this.owner?.matches("input, textarea")) this.goto(0);
    else if (event.key === "End" && !this.owner?.matches("input, textarea")) this.goto(this.items.length - 1);
    else return false;
    event.preventDefault();
    return true;
  }

  page(step) {
    return Math.max(-this.at, Math.min(this.items.length - 1 - this.at, step));
  }
}
