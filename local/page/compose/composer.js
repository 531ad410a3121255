// The message field: plain chat, names to mention, and the door to slash commands.

import { displayName } from "../ui/avatar.js";
import { el, onPhone, replace } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { toast } from "../ui/announce.js";
import { maySay, THREADS } from "../state/flags.js";
import { channelName } from "../state/names.js";
import { CommandLine } from "./command_line.js";
import { entriesOf, exactEntry, findEntries } from "./entries.js";
import { nameAt, nameChoices, withMentions } from "./mentions.js";
import { Suggest } from "./suggest.js";
import { Tray } from "./tray.js";

const LONGEST = 2000;
const COUNT_FROM = 1800;
const MOST_ENTRIES = 50;

export class Composer {
  constructor(app) {
    this.app = app;
    this.drafts = new Map();
    this.answering = null;
    this.line = null;
    this.suggest = new Suggest();
    this.field = el("textarea", {
      class: "message-field", rows: 1, "aria-haspopup": "listbox", "aria-expanded": "false", "aria-autocomplete": "list", enterkeyhint: "send",
    });
    this.count = el("span", { class: "count", role: "status" });
    this.slash = el("button", { type: "button", class: "icon-button", "aria-label": "Commands", title: "Commands", on: { click: () => this.write("/") } }, icon("slash"));
    this.tray = new Tray(() => this.changed());
    this.sendButton = el("button", { type: "submit", class: "icon-button send", "aria-label": "Send" }, icon("send"));
    this.slot = el("div", { class: "compose-slot" }, this.field);
    this.reply = el("div", { class: "reply-bar", hidden: true });
    this.form = el("form", { class: "compose-form" }, this.tray.button, this.tray.input, this.slot, this.count, this.slash, this.sendButton);
    this.root = el("footer", { class: "compose", "aria-label": "Write a message" }, this.suggest.root, this.reply, this.tray.list, this.form);
    this.tray.listenOn(this.root);
    this.form.addEventListener("submit", (event) => this.submit(event));
    this.field.addEventListener("input", () => this.changed());
    this.field.addEventListener("keydown", (event) => this.key(event));
    this.field.addEventListener("blur", () => setTimeout(() => this.blurred()));
    for (const event of ["here", "channels"]) app.world.on(event, () => app.world.here && this.moved());
    app.world.on("commands", () => { this.entries = entriesOf(app.world.commands); });
    this.entries = [];
  }

  moved() {
    const { world } = this.app;
    if (this.at !== world.here) {
      if (this.at) this.drafts.set(this.at, this.field.value);
      this.at = world.here;
      this.endLine();
      this.stopReply();
      this.setText(this.drafts.get(world.here) ?? "");
    }
    const channel = world.channels.get(world.here);
    const name = channelName(world, channel);
    const sign = THREADS.includes(channel?.type) ? "" : channel?.type === 1 ? "@" : "#";
    this.field.placeholder = maySay(channel) ? `Message ${sign}${name}` : "You may only read here. Commands still work.";
    this.field.setAttribute("aria-label", `Message ${sign}${name}`);
  }

  setText(text) {
    this.field.value = text;
    this.changed();
  }

  write(text) {
    this.endLine();
    this.setText(text);
    this.field.focus();
    this.field.setSelectionRange(text.length, text.length);
    this.offer();
  }

  mention(user) {
    this.endLine();
    const before = this.field.value && !this.field.value.endsWith(" ") ? `${this.field.value} ` : this.field.value;
    this.write(`${before}@${displayName(user)} `);
    this.suggest.close();
  }

  changed() {
    this.field.style.setProperty("height", "auto");
    this.field.style.setProperty("height", `${this.field.scrollHeight}px`);
    const { length } = this.field.value;
    this.count.textContent = length > COUNT_FROM ? String(LONGEST - length) : "";
    this.count.classList.toggle("over", length > LONGEST);
    this.form.classList.toggle("filled", length > 0 || this.tray.files.length > 0);
    if (document.activeElement === this.field) this.offer();
  }

  offer() {
    const text = this.field.value;
    if (text.startsWith("/") && !text.includes("\n")) return this.offerCommands(text);
    const name = nameAt(text, this.field.selectionStart);
    const items = name ? nameChoices(this.app, name) : [];
    if (!items.length) return this.suggest.close();
    this.suggest.open({ owner: this.field, title: name.sign === "@" ? "People and roles" : "Channels", items, onPick: (item) => this.complete(name, item) });
  }

  offerCommands(text) {
    const exact = exactEntry(this.entries, text);
    if (exact) return this.begin(exact);
    const found = findEntries(this.entries, text.slice(1)).slice(0, MOST_ENTRIES);
    const owner = this.app.world.application?.name ?? "Commands";
    this.suggest.open({
      owner: this.field, title: el("b", {}, owner), empty: this.entries.length ? "No such command" : "No commands are registered yet",
      items: found.map((entry) => ({ label: `/${entry.name}`, description: entry.description, note: optionNames(entry), entry })),
      onPick: ({ entry }) => this.begin(entry),
    });
  }

  complete(name, item) {
    const { value, selectionStart } = this.field;
    const text = `${value.slice(0, name.start)}${item.text} `;
    this.setText(text + value.slice(selectionStart));
    this.field.setSelectionRange(text.length, text.length);
    this.suggest.close();
  }

  beginCommand(name) {
    const entry = this.entries.find((other) => other.name === name);
    if (entry) this.begin(entry);
    else this.write(`/${name}`);
  }

  begin(entry) {
    this.setText("");
    this.suggest.close();
    this.line = new CommandLine(this.app, entry, this.suggest, () => {
      this.endLine();
      this.field.focus();
    });
    replace(this.slot, this.line.root);
    this.form.classList.add("filled");
    this.line.begin();
  }

  endLine() {
    if (!this.line) return;
    this.line = null;
    this.suggest.close();
    replace(this.slot, this.field);
    this.changed();
  }

  replyTo(message) {
    this.answering = message;
    const stop = el("button", { type: "button", class: "icon-button", "aria-label": "Do not reply", on: { click: () => this.stopReply() } }, icon("close", 16));
    replace(this.reply, el("span", {}, "Replying to ", el("b", {}, displayName(message.author))), stop);
    this.reply.hidden = false;
    this.field.focus();
  }

  stopReply() {
    this.answering = null;
    this.reply.hidden = true;
  }

  key(event) {
    if (event.isComposing || this.suggest.key(event)) return;
    const picks = event.key === "Tab" || (event.key === "Enter" && !event.shiftKey);
    if (picks && this.suggest.hasChoice) {
      event.preventDefault();
      this.suggest.pick();
    } else if (event.key === "Enter" && !event.shiftKey && !onPhone()) this.submit(event);
    else if (event.key === "Escape") this.escape(event);
  }

  escape(event) {
    if (this.suggest.isOpen) this.suggest.close();
    else if (this.answering) this.stopReply();
    else return;
    event.stopPropagation();
  }

  blurred() {
    if (!this.line && document.activeElement !== this.field) this.suggest.close();
  }

  async submit(event) {
    event.preventDefault();
    if (this.line) return this.line.send();
    const text = this.field.value;
    const { files } = this.tray;
    if ((!text.trim() && !files.length) || text.length > LONGEST) return;
    const { answering } = this;
    this.suggest.close();
    this.setText("");
    this.tray.set([]);
    this.stopReply();
    if (await this.deliver(text.trim(), files, answering)) return;
    // What could not be sent comes back, unless something else is being written already.
    if (!this.field.value) this.setText(text);
    if (!this.tray.files.length) this.tray.set(files);
  }

  async deliver(text, files, answering) {
    const { here } = this.app.world;
    try {
      const ids = await this.tray.send(files);
      return await this.app.acts.say(here, withMentions(this.app, text), { replyTo: answering?.id, files: ids });
    } catch (refused) {
      toast(refused.message);
      return null;
    }
  }
}

function optionNames(entry) {
  return entry.options.filter((option) => option.required).map((option) => option.name).join(" ") || null;
}
