// What the message field offers while one types: commands after a slash, names after @ and #.

import { el } from "../ui/dom.js";
import { entriesOf, exactEntry, findEntries } from "./entries.js";
import { nameAt, nameChoices } from "./mentions.js";
import { say } from "../words/say.js";

const MOST_ENTRIES = 50;

export class Offers {
  // begin(entry): a command was chosen; complete(text, caret): a name was.
  constructor(app, field, suggest, { begin, complete }) {
    Object.assign(this, { app, field, suggest, begin, complete });
    this.entries = [];
    app.world.on("commands", () => {
      this.entries = entriesOf(app.world.commands);
      // Somebody types faster than the server has told.
      if (field.value.startsWith("/") && document.activeElement === field) this.show();
    });
  }

  entry(name) {
    return this.entries.find((entry) => entry.name === name) ?? null;
  }

  show() {
    const { value, selectionStart } = this.field;
    if (value.startsWith("/") && !value.includes("\n")) return this.commands(value);
    const name = nameAt(value, selectionStart);
    const items = name ? nameChoices(this.app, name) : [];
    if (!items.length) return this.suggest.close();
    this.suggest.open({
      owner: this.field,
      title: say(name.sign === "@" ? "offers.people" : "sidebar.channels"),
      items,
      onPick: (item) => this.take(name, item),
    });
  }

  commands(text) {
    const exact = exactEntry(this.entries, text);
    if (exact) return this.begin(exact);
    this.suggest.open({
      owner: this.field,
      title: el("b", {}, this.app.world.application?.name ?? say("compose.commands")),
      empty: say(this.entries.length ? "offers.no_command" : "offers.none"),
      items: findEntries(this.entries, text.slice(1)).slice(0, MOST_ENTRIES).map(row),
      onPick: ({ entry }) => this.begin(entry),
    });
  }

  take(name, item) {
    const { value, selectionStart } = this.field;
    const before = `${value.slice(0, name.start)}${item.text} `;
    this.complete(before + value.slice(selectionStart), before.length);
  }
}

function row(entry) {
  const needed = entry.options.filter((option) => option.required).map((option) => option.name);
  return { label: `/${entry.name}`, description: entry.description, note: needed.join(" ") || null, entry };
}
