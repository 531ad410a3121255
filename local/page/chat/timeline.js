// The messages of the open channel: a list that follows the newest and loads the older.

import { avatar, displayName } from "../ui/avatar.js";
import { announce } from "../ui/announce.js";
import { el, replace } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { timeOf } from "../state/flags.js";
import { startOfDay, written } from "../text/times.js";
import { belongsTogether, messageItem, messageWords } from "./message.js";
import { exchange, place } from "./placing.js";
import { Roving } from "./roving.js";
import { welcome } from "./welcome.js";
import { say } from "../words/say.js";

const NEAR = 80;
const KEPT = 300;

export class Timeline {
  constructor(app) {
    this.app = app;
    this.items = new Map();
    this.list = el("ol", { class: "messages", "aria-label": say("timeline.messages") });
    this.jump = el(
      "button",
      { type: "button", class: "jump", hidden: true, on: { click: () => this.toEnd() } },
      say("timeline.newest"),
      icon("down", 16),
    );
    this.scroller = el("div", { class: "scroller" }, this.list);
    this.root = el("section", { class: "timeline", "aria-label": say("timeline.conversation") }, this.scroller, this.jump);
    this.following = true;
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.roving = new Roving(this.list);
    new ResizeObserver(() => this.settle()).observe(this.list);
    new ResizeObserver(() => this.settle()).observe(this.scroller);
    this.listen();
  }

  listen() {
    const { world } = this.app;
    const here = (channel) => channel === world.here;
    world.on("history", (channel) => here(channel) && this.showAll());
    world.on("older", (channel) => here(channel) && this.showOlder());
    world.on("message", (message) => here(message.channel_id) && this.arrived(message));
    world.on("update", ({ message, before }) => here(message.channel_id) && this.changed(message, before));
    world.on("remove", ({ channel }) => here(channel) && this.arrange());
    world.on("busy", (id) => this.markBusy(id));
    world.on("channels", () => this.refreshThreads());
    world.on("face", (user) => this.changeFace(user));
  }

  // Another channel: forget what was shown, remember how far it had been read.
  begin(newFrom = null) {
    this.items.clear();
    this.lines = new Map();
    this.welcome = null;
    this.newFrom = newFrom;
    this.following = true;
    // A channel seen before is there at once; the server's word on it follows.
    if (this.app.world.room(this.app.world.here).loaded) this.showAll();
    else replace(this.list, el("li", { class: "loading", "aria-busy": "true" }, say("timeline.loading")));
  }

  markNewFrom(id) {
    this.newFrom = id;
  }

  showAll() {
    const { scrollTop } = this.scroller;
    this.items.clear();
    this.list.replaceChildren();
    this.arrange();
    if (this.following) this.toEnd();
    else this.scroller.scrollTop = scrollTop;
  }

  showOlder() {
    const before = this.scroller.scrollHeight - this.scroller.scrollTop;
    this.arrange();
    this.scroller.scrollTop = this.scroller.scrollHeight - before;
    this.loading = false;
  }

  arrived(message) {
    const { me } = this.app.world;
    const mine = message.author.id === me.id;
    // What somebody wrote, and what their own press or command led to, is not left out of sight.
    if (mine || message.interaction_metadata?.user?.id === me.id) this.following = true;
    const room = this.app.world.room(message.channel_id);
    if (this.following && room.messages.length > KEPT) {
      room.messages = room.messages.slice(-KEPT / 2);
      room.more = true;
    }
    this.arrange();
    if (!mine) announce(`${displayName(message.author)}: ${messageWords(this.app, message).slice(0, 300)}`);
    this.settle();
  }

  changed(message, before) {
    const old = this.items.get(message.id);
    if (!old) return;
    const item = messageItem(this.app, message);
    exchange(old, item);
    if (this.roving.at === old) this.roving.choose(item);
    this.items.set(message.id, item);
    this.markBusy(message.id);
    const words = messageWords(this.app, message);
    if (words !== messageWords(this.app, before) && message.author.id !== this.app.world.me.id)
      announce(say("timeline.changed", { name: displayName(message.author), words: words.slice(0, 300) }));
    this.settle();
  }

  // Bring the list in line with the room: order, day lines, the "new" line, who stands under whose name.
  arrange() {
    const room = this.app.world.room(this.app.world.here);
    const rows = [room.more ? this.olderRow() : (this.welcome ??= welcome(this.app))];
    let before = null;
    for (const message of room.messages) {
      if (!this.items.has(message.id)) this.items.set(message.id, messageItem(this.app, message));
      const item = this.items.get(message.id);
      const newDay = !before || startOfDay(timeOf(before.id)) < startOfDay(timeOf(message.id));
      const isNew = message.id === this.newFrom;
      if (newDay) rows.push(this.line("day", written(timeOf(message.id), "D")));
      if (isNew) rows.push(this.line("new-line", say("timeline.new")));
      item.classList.toggle("grouped", !newDay && !isNew && belongsTogether(before, message));
      rows.push(item);
      before = message;
    }
    const kept = new Set(room.messages.map((message) => message.id));
    for (const id of this.items.keys()) if (!kept.has(id)) this.items.delete(id);
    place(this.list, rows);
    this.roving.settle();
  }

  olderRow() {
    this.older ??= el(
      "li",
      { class: "older" },
      el(
        "button",
        { type: "button", class: "text-button", on: { click: () => this.loadOlder() } },
        say("timeline.older"),
      ),
    );
    return this.older;
  }

  line(kind, words) {
    const key = `${kind} ${words}`;
    if (!this.lines.has(key)) this.lines.set(key, el("li", { class: kind }, el("span", {}, words)));
    return this.lines.get(key);
  }

  async loadOlder() {
    const { here } = this.app.world;
    const first = this.app.world.room(here).messages[0];
    if (this.loading || !first) return;
    this.loading = true;
    if (!(await this.app.acts.open(here, first.id))) this.loading = false;
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    this.following = scrollHeight - scrollTop - clientHeight < NEAR;
    this.jump.hidden = this.following;
    if (scrollTop < NEAR && scrollHeight > clientHeight && this.app.world.room(this.app.world.here).more)
      this.loadOlder();
    if (this.following) this.app.seen();
  }

  settle() {
    if (this.following) this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  toEnd() {
    this.following = true;
    this.settle();
    this.jump.hidden = true;
    this.app.seen();
  }

  has(id) {
    return this.items.has(id);
  }

  jumpTo(id) {
    const item = this.items.get(id);
    if (!item) return false;
    this.following = false;
    item.scrollIntoView({ block: "center" });
    item.classList.remove("flash");
    requestAnimationFrame(() => item.classList.add("flash"));
    this.roving.focus(item);
    return true;
  }

  markBusy(id) {
    const item = this.items.get(id);
    if (!item) return;
    const busy = this.app.acts.busy.get(id);
    for (const node of item.querySelectorAll("[data-custom-id]"))
      node.setAttribute("aria-busy", String(node.dataset.customId === busy));
    const failure = item.querySelector(".failure");
    if (failure) failure.textContent = this.app.acts.failures.get(id) ?? "";
  }

  changeFace(user) {
    for (const item of this.items.values())
      if (item.dataset.author === user.id)
        item.querySelector(".gutter > .avatar")?.replaceWith(avatar(user));
  }

  refreshThreads() {
    for (const [id, item] of this.items) {
      const message = this.app.world.channels.has(id) && this.app.world.find(id);
      if (message && item.isConnected) this.changed(message, message);
    }
  }
}
