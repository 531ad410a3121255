// Keys among the messages: one of them can be reached by Tab, the arrows walk from there.

export class Roving {
  constructor(list) {
    this.list = list;
    this.at = null;
    list.addEventListener("keydown", (event) => this.walk(event));
  }

  all() {
    return [...this.list.querySelectorAll(":scope > .message")];
  }

  // The newest is the way in, unless someone is on their way already.
  settle() {
    if (this.at?.isConnected && this.list.contains(document.activeElement)) return;
    this.choose(this.all().at(-1));
  }

  choose(item) {
    if (this.at) this.at.tabIndex = -1;
    this.at = item ?? null;
    if (item) item.tabIndex = 0;
  }

  focus(item) {
    this.choose(item);
    item.focus();
  }

  walk(event) {
    const all = this.all();
    const at = all.indexOf(event.target);
    if (at < 0) return;
    const next = { ArrowUp: all[at - 1], ArrowDown: all[at + 1], Home: all[0], End: all.at(-1) }[event.key];
    if (!next) return;
    event.preventDefault();
    this.focus(next);
  }
}
