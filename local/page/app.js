// The page put together: one world, one line to the server, and the views that show it.

import { Acts } from "./state/acts.js";
import { Channel, isOpenToAll, SPEAKABLE } from "./state/flags.js";
import { channelName } from "./state/names.js";
import { World } from "./state/world.js";
import { Link } from "./net/link.js";
import { Banner, CodeNotice } from "./chat/banner.js";
import { Header } from "./chat/header.js";
import { People } from "./chat/people.js";
import { Sidebar } from "./chat/sidebar.js";
import { Timeline } from "./chat/timeline.js";
import { Typing } from "./chat/typing.js";
import { Board } from "./forum/board.js";
import { Composer } from "./compose/composer.js";
import { openModal } from "./forms/modal.js";
import { toast } from "./ui/announce.js";
import { chime } from "./ui/chime.js";
import { el } from "./ui/dom.js";
import { retold, say, speak } from "./words/say.js";

// As far back as a link is followed.
const MOST_PAGES = 20;

export class App {
  // onEnd(reason, error): "bye" when the server does not know the token, "switch" when the person leaves.
  constructor(session, onEnd) {
    this.onEnd = onEnd;
    this.world = new World();
    this.acts = new Acts(this.world);
    this.root = el("div", { class: "app" });
    this.build();
    this.link = new Link(session.token, {
      ready: (frame) => this.ready(frame),
      push: (frame) => this.push(frame),
      state: (name, detail) => this.lineChanged(name, detail),
      bye: (error) => onEnd("bye", error),
    });
    this.acts.link = this.link;
  }

  // All that is seen, in the language of the moment.
  build() {
    this.banner = new Banner(() => this.link.retryNow());
    this.code = new CodeNotice();
    this.sidebar = new Sidebar(this);
    this.header = new Header(this);
    this.timeline = new Timeline(this);
    this.composer = new Composer(this);
    this.people = new People(this);
    this.shade = el("div", { class: "shade", on: { click: () => this.toggleDrawer(false) } });
    this.typing = new Typing(this);
    this.composer.root.append(this.typing.root);
    this.main = el(
      "main",
      { class: "main" },
      this.header.root,
      el("div", { class: "middle" }, this.timeline.root, this.composer.root),
    );
    this.board = new Board(this);
    this.main.lastElementChild.prepend(this.board.root);
    const { banner, code, sidebar, people } = this;
    this.root.replaceChildren(banner.root, code.root, sidebar.root, this.shade, this.main, people.root);
    this.world.on("unread", () => this.drawTitle());
    this.world.on("gone", (id) => id === this.world.here && this.go(this.home()));
  }

  // Another language: everything is said again; what was being written stays.
  listenTo(locale) {
    if (!speak(locale)) return;
    const { composer, code } = this;
    const focused = this.root.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.world.listeners.clear();
    this.build();
    this.composer.takeOver(composer);
    if (code.code) this.code.show(code.code);
    if (!this.world.here) return;
    this.timeline.begin();
    for (const event of ["begin", "channels", "commands", "here"]) this.world.tell(event);
    this.drawTitle();
    if (focused) this.root.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  ready(frame) {
    this.listenTo(frame.user.locale);
    this.world.begin(frame);
    const wanted = this.world.here ?? location.hash.slice(1);
    this.go(this.world.channels.has(wanted) ? wanted : this.home(), true);
  }

  lineChanged(name, detail) {
    this.banner.state(name, detail);
    if (name === "lost") this.acts.pending.clear();
  }

  home() {
    const { guild, channels } = this.world;
    const system = channels.get(this.world.guilds.get(guild?.id)?.system_channel_id);
    const tops = [...channels.values()].filter(
      (channel) => SPEAKABLE.includes(channel.type) && channel.guild_id === guild?.id,
    );
    tops.sort((left, right) => (left.position ?? 0) - (right.position ?? 0));
    return (
      (
        system ??
        tops.find(isOpenToAll) ??
        tops[0] ??
        [...this.world.channels.values()].find((channel) => channel.type !== Channel.CATEGORY)
      )?.id ?? null
    );
  }

  push(frame) {
    const { world } = this;
    const { pending } = this.acts;
    const meanings = {
      message: () => this.arrived(frame.message),
      message_update: () => world.update(frame.message),
      message_delete: () => world.remove(frame.channel, frame.id),
      channel: () => world.channel(frame.channel),
      channel_delete: () => world.dropChannel(frame.id),
      guild: () => world.addGuild(frame),
      commands: () => world.setCommands(frame.commands),
      user: () => {
        world.user(frame.user);
        if (frame.user.id === world.me.id) this.listenTo(world.me.locale);
      },
      typing: () => this.typing.add(frame),
      acknowledged: () => pending.settle(frame.interaction, null),
      modal: () => {
        pending.settle(frame.interaction, null);
        openModal(this, frame.interaction, frame.modal);
      },
      thinking: () => {
        pending.settle(frame.interaction, null);
        if (frame.message) world.message(frame.message);
      },
      failed: () => pending.settle(frame.interaction, retold(frame.error)) || toast(retold(frame.error)),
      unread: () => this.news(frame),
      code: () => this.code.show(frame.code),
    };
    meanings[frame.op]?.();
  }

  arrived(message) {
    const { world } = this;
    world.user(message.author);
    this.typing.stop(message);
    // Noted before the list is drawn, so that the line stands above the first message not seen.
    const unseen = message.author.id !== world.me.id && !this.isSeen(message.channel_id);
    if (unseen && !world.firstNew.has(message.channel_id)) {
      world.firstNew.set(message.channel_id, message.id);
      if (message.channel_id === world.here) this.timeline.markNewFrom(message.id);
    }
    this.acts.pending.settle(message.interaction_metadata?.id, null);
    world.message(message);
    if (unseen && message.pings_me) chime();
  }

  news({ channel, mentions, read }) {
    if (read) this.world.clearUnread(channel);
    else if (this.isSeen(channel)) this.acts.read(channel);
    else this.world.setUnread(channel, mentions ?? 0);
  }

  isSeen(channel) {
    return (
      channel === this.world.here &&
      document.visibilityState === "visible" &&
      document.hasFocus() &&
      this.timeline.following
    );
  }

  seen() {
    const { here } = this.world;
    if (this.world.unread.has(here) && this.isSeen(here)) this.acts.read(here);
  }

  async go(channel, again = false) {
    if (!again) this.toggleDrawer(false);
    if (!channel || (channel === this.world.here && !again)) return;
    this.world.here = channel;
    history.replaceState(null, "", `#${channel}`);
    // After a lost connection the reader stays where they were.
    if (!again || !this.world.room(channel).opened) this.timeline.begin(this.world.firstNew.get(channel));
    this.world.firstNew.delete(channel);
    this.world.tell("here");
    this.drawTitle();
    const answer = await this.acts.open(channel);
    if (answer && this.world.here === channel) this.acts.read(channel);
    if (!again && !matchMedia("(pointer: coarse)").matches) this.composer.field.focus();
  }

  // Go to a message, loading what was said before until it is there.
  async jump(channel, message) {
    if (!this.world.channels.has(channel)) return toast(say("jump.forbidden"));
    await this.go(channel);
    if (!message || this.world.here !== channel) return;
    const room = this.world.room(channel);
    for (let page = 0; page < MOST_PAGES && !this.timeline.has(message) && room.more; page += 1)
      if (!(await this.acts.open(channel, room.messages[0]?.id))) return;
    if (!this.timeline.jumpTo(message)) toast(say("told.gone"));
  }

  step(by) {
    const order = this.sidebar.order();
    const at = order.indexOf(this.world.here);
    this.go(order[(at + by + order.length) % order.length]);
  }

  toggleDrawer(open = !this.root.classList.contains("drawer-open")) {
    if (this.root.classList.toggle("drawer-open", open))
      this.sidebar.root.querySelector("[aria-current=page]")?.focus();
    this.header.drawMenu();
  }

  drawTitle() {
    const count = this.world.mentions();
    const place = channelName(this.world, this.world.channels.get(this.world.here));
    document.title = `${count ? `(${count}) ` : ""}${place} · ${this.world.guildHere()?.name ?? "Kaiju local"}`;
  }

  leave() {
    this.link.close();
    this.onEnd("switch");
  }
}
