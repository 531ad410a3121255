// The opened select: a list with a search field where it helps, boxes to tick where several may be chosen.

import { el, onPhone } from "../ui/dom.js";
import { Listbox } from "../ui/listbox.js";
import { openPopup } from "../ui/popup.js";
import { matching } from "./choices.js";
import { say } from "../words/say.js";

const SEARCH_FROM = 11;

// onDone receives the chosen values; onClose comes in any case.
export function openMenu({ anchor, label, items, chosen, least, most, onDone, onClose }) {
  return new Menu({ anchor, label, items, least, most, onDone, onClose }, chosen);
}

class Menu {
  constructor(wishes, chosen) {
    Object.assign(this, wishes);
    this.before = [...chosen];
    this.chosen = [...chosen];
    this.multiple = this.most > 1;
    this.list = new Listbox({
      label: this.label,
      multiple: this.multiple,
      onPick: (item) => this.pick(item),
    });
    this.popup = openPopup({
      anchor: this.anchor,
      label: this.label,
      kind: "menu",
      content: this.build(),
      onClose: () => this.closed(),
    });
    this.refresh();
    // On a phone the search field would call up the keyboard over half of the list.
    (onPhone() ? this.list.root : (this.search ?? this.list.root)).focus();
  }

  build() {
    const parts = [el("div", { class: "menu-title" }, this.label)];
    if (this.items.length >= SEARCH_FROM) {
      this.search = el("input", {
        type: "search",
        class: "menu-search field",
        placeholder: say("menu.search"),
        "aria-label": say("menu.search_list"),
        role: "combobox",
        "aria-expanded": "true",
        autocomplete: "off",
      });
      this.search.addEventListener("input", () => this.refresh());
      parts.push(this.search);
    }
    this.list.ownedBy(this.search ?? this.list.root);
    this.list.root.tabIndex = this.search && !onPhone() ? -1 : 0;
    for (const owner of [this.search, this.list.root])
      owner?.addEventListener("keydown", (event) => this.key(event));
    parts.push(this.list.root);
    if (this.multiple) parts.push(this.footer());
    return parts;
  }

  footer() {
    this.count = el("span", { class: "menu-count", "aria-live": "polite" });
    this.done = el(
      "button",
      { type: "button", class: "button button-primary", on: { click: () => this.finish() } },
      say("menu.done"),
    );
    return el("div", { class: "menu-footer" }, this.count, this.done);
  }

  refresh(at = this.startAt()) {
    const full = this.multiple && this.chosen.length >= this.most;
    const rows = matching(this.items, this.search?.value ?? "").map((item) => {
      const selected = this.chosen.includes(item.value);
      return { ...item, selected, disabled: full && !selected, mark: item.mark?.cloneNode(true) };
    });
    this.list.show(rows, at);
    if (!this.multiple) return;
    this.count.textContent = say("menu.chosen", {
      wish: wish(this.least, this.most),
      count: this.chosen.length,
    });
    this.done.disabled = this.chosen.length < this.least;
  }

  startAt() {
    const at = this.items.findIndex((item) => this.chosen.includes(item.value));
    return Math.max(0, at);
  }

  key(event) {
    if (this.list.key(event)) return;
    if (event.key === "Enter" || (event.key === " " && event.target !== this.search)) {
      event.preventDefault();
      this.list.pick();
    } else if (event.key === "Tab" && !this.multiple) this.popup.close();
  }

  pick(item) {
    if (!this.multiple) {
      // Choosing what is chosen already takes it back where nothing need be chosen.
      this.chosen = this.least === 0 && this.chosen.includes(item.value) ? [] : [item.value];
      return this.finish();
    }
    this.chosen = item.selected
      ? this.chosen.filter((value) => value !== item.value)
      : [...this.chosen, item.value];
    this.refresh(this.list.at);
  }

  finish() {
    const order = this.items.map((item) => item.value);
    this.onDone(this.chosen.sort((left, right) => order.indexOf(left) - order.indexOf(right)));
    this.popup.close();
    if (this.anchor.isConnected) this.anchor.focus({ preventScroll: true });
  }

  closed() {
    this.onClose?.();
  }
}

export function wish(least, most) {
  if (least === most) return say("menu.exactly", { count: least });
  if (least === 0) return say("menu.up_to", { count: most });
  return say("menu.between", { least, most });
}

export function chosenText(items, values) {
  const named = values.map((value) => items.find((item) => item.value === value)?.label ?? value);
  return named.length > 3
    ? say("menu.more", { names: named.slice(0, 2).join(", "), count: named.length - 2 })
    : named.join(", ");
}
