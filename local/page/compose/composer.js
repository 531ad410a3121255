// The message field: plain chat, names to mention, and the door to slash commands.

import { displayName } from "../ui/avatar.js";
import { toast } from "../ui/announce.js";
import { el, onPhone, replace } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Channel, maySay, THREADS } from "../state/flags.js";
import { channelName } from "../state/names.js";
import { CommandLine } from "./command_line.js";
import { withMentions } from "./mentions.js";
import { Offers } from "./offers.js";
import { ReplyBar } from "./reply_bar.js";
import { Suggest } from "./suggest.js";
import { Tray } from "./tray.js";
import { say } from "../words/say.js";

const LONGEST = 2000;
const COUNT_FROM = 1800;

export class Composer {
  constructor(app) {
    this.app = app;
    this.drafts = new Map();
    this.line = null;
    this.suggest = new Suggest();
    this.reply = new ReplyBar();
    this.tray = new Tray(() => this.changed());
    this.build();
    this.offers = new Offers(app, this.field, this.suggest, {
      begin: (entry) => this.begin(entry),
      complete: (text, caret) => this.complete(text, caret),
    });
    for (const event of ["here", "channels"]) app.world.on(event, () => app.world.here && this.moved());
  }

  build() {
    this.field = el("textarea", {
      class: "message-field",
      rows: 1,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      enterkeyhint: "send",
    });
    this.count = el("span", { class: "count", role: "status" });
    this.slot = el("div", { class: "compose-slot" }, this.field);
    const tool = (name, label, more) =>
      el("button", { class: "icon-button", "aria-label": label, title: label, ...more }, icon(name));
    const slash = tool("slash", say("compose.commands"), { type: "button", on: { click: () => this.write("/") } });
    const send = tool("send", say("compose.send"), { type: "submit", class: "icon-button send" });
    const parts = [this.tray.button, this.tray.input, this.slot, this.count, slash, send];
    this.form = el("form", { class: "compose-form" }, parts);
    const above = [this.suggest.root, this.reply.root, this.tray.list];
    this.root = el("footer", { class: "compose", "aria-label": say("compose.write") }, above, this.form);
    this.tray.listenOn(this.root);
    this.form.addEventListener("submit", (event) => this.submit(event));
    this.field.addEventListener("input", () => this.changed());
    this.field.addEventListener("keydown", (event) => this.key(event));
    this.field.addEventListener("blur", () => setTimeout(() => this.blurred()));
  }

  moved() {
    const { world } = this.app;
    if (this.at !== world.here) {
      if (this.at) this.drafts.set(this.at, this.field.value);
      this.at = world.here;
      this.endLine();
      this.reply.stop();
      this.setText(this.drafts.get(world.here) ?? "");
    }
    const channel = world.channels.get(world.here);
    const sign = THREADS.includes(channel?.type) ? "" : channel?.type === Channel.DM ? "@" : "#";
    const label = say("compose.message", { place: `${sign}${channelName(world, channel)}` });
    this.field.placeholder = maySay(channel) ? label : say("compose.read_only");
    this.field.setAttribute("aria-label", label);
  }

  // From the field that stood here before the page changed its language.
  takeOver({ at, drafts, field, tray }) {
    this.drafts = at ? drafts.set(at, field.value) : drafts;
    this.tray.set(tray.files);
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
    this.offers.show();
  }

  complete(text, caret) {
    this.setText(text);
    this.field.setSelectionRange(caret, caret);
    this.suggest.close();
  }

  mention(user) {
    const { value } = this.field;
    this.write(`${value && !value.endsWith(" ") ? `${value} ` : value}@${displayName(user)} `);
    this.suggest.close();
  }

  replyTo(message) {
    this.reply.begin(message);
    this.field.focus();
  }

  changed() {
    this.field.style.setProperty("height", "auto");
    this.field.style.setProperty("height", `${this.field.scrollHeight}px`);
    const { length } = this.field.value;
    this.count.textContent = length > COUNT_FROM ? String(LONGEST - length) : "";
    this.count.classList.toggle("over", length > LONGEST);
    this.form.classList.toggle("filled", length > 0 || this.tray.files.length > 0);
    if (document.activeElement === this.field) this.offers.show();
  }

  beginCommand(name) {
    const entry = this.offers.entry(name);
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
    else if (this.reply.message) this.reply.stop();
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
    const replyTo = this.reply.message?.id;
    this.suggest.close();
    this.setText("");
    this.tray.set([]);
    this.reply.stop();
    if (await this.deliver(text.trim(), files, replyTo)) return;
    // What could not be sent comes back, unless something else is being written already.
    if (!this.field.value) this.setText(text);
    if (!this.tray.files.length) this.tray.set(files);
  }

  async deliver(text, files, replyTo) {
    const { here } = this.app.world;
    try {
      const ids = await this.tray.send(files);
      return await this.app.acts.say(here, withMentions(this.app, text), { replyTo, files: ids });
    } catch (refused) {
      toast(refused.message);
      return null;
    }
  }
}
