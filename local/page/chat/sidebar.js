// The left side: server rail, channels with their threads, and the panel of the person at the keyboard.

import { el, replace } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { byId, Channel, isDirect, SPEAKABLE, THREADS } from "../state/flags.js";
import { channelIcon, channelName } from "../state/names.js";
import { avatar } from "../ui/avatar.js";
import { railButtons } from "../servers/rail.js";
import { userPanel } from "./panel.js";
import { say } from "../words/say.js";

export class Sidebar {
  constructor(app) {
    this.app = app;
    this.side = null;
    this.rail = el("div", { class: "rail" });
    this.title = el("h1", { class: "server-name" });
    this.list = el("div", { class: "channel-list" });
    this.panel = el("div", { class: "panel-slot" });
    this.root = el(
      "nav",
      { class: "sidebar", id: "sidebar", "aria-label": say("sidebar.channels") },
      this.rail,
      el(
        "div",
        { class: "channels" },
        el("header", { class: "server-header" }, this.title),
        this.list,
        this.panel,
      ),
    );
    for (const event of ["begin", "channels", "unread", "users", "here"])
      app.world.on(event, () => this.draw());
  }

  draw() {
    const { world } = this.app;
    if (!world.me) return;
    const focused = this.root.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const here = world.channels.get(world.here);
    if (here && here.id !== this.drawnFor) this.side = isDirect(here) ? "direct" : here.guild_id;
    this.drawnFor = here?.id;
    this.title.textContent =
      this.side === "direct" ? say("sidebar.direct") : (world.guilds.get(this.side)?.name ?? say("sidebar.server"));
    replace(
      this.rail,
      railButtons(this.app, this.side, (side) => this.show(side)),
    );
    replace(this.list, this.side === "direct" ? this.directs() : this.groups());
    replace(this.panel, userPanel(this.app));
    if (focused)
      this.root.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  show(side) {
    this.side = side;
    this.draw();
  }

  groups() {
    const all = [...this.app.world.channels.values()].filter(({ guild_id: server }) => server === this.side);
    const tops = all
      .filter((channel) => [...SPEAKABLE, Channel.FORUM].includes(channel.type))
      .sort(byPosition);
    const categories = all.filter((channel) => channel.type === Channel.CATEGORY).sort(byPosition);
    const loose = tops.filter((channel) => !categories.some((category) => category.id === channel.parent_id));
    return [
      this.group(categories.length ? null : say("sidebar.text_channels"), loose),
      ...categories.map((category) =>
        this.group(
          category.name,
          tops.filter((channel) => channel.parent_id === category.id),
        ),
      ),
    ];
  }

  group(name, channels) {
    if (!channels.length) return null;
    return el(
      "section",
      { class: "channel-group" },
      name ? el("h2", {}, name) : null,
      el(
        "ul",
        {},
        channels.map((channel) => el("li", {}, this.link(channel), this.threads(channel))),
      ),
    );
  }

  threads(channel) {
    const { world } = this.app;
    const shown = world
      .threadsOf(channel.id)
      .filter(
        (thread) =>
          !thread.thread_metadata?.archived || thread.id === world.here || world.unread.has(thread.id),
      );
    return shown.length
      ? el(
          "ul",
          { class: "thread-list", "aria-label": say("sidebar.threads_of", { channel: channel.name }) },
          shown.map((thread) => el("li", {}, this.link(thread))),
        )
      : null;
  }

  directs() {
    return el(
      "ul",
      {},
      this.app.world
        .directs()
        .sort(byId)
        .map((channel) => el("li", {}, this.link(channel))),
    );
  }

  link(channel) {
    const { world } = this.app;
    const name = channelName(world, channel);
    const unread = world.unread.has(channel.id);
    const mentions = world.unread.get(channel.id) ?? 0;
    const kind = THREADS.includes(channel.type) ? say("sidebar.thread") : null;
    const news = mentions ? say("sidebar.mentions", { count: mentions }) : unread ? say("sidebar.unread") : null;
    const label = [name, kind, news].filter(Boolean).join(", ");
    const face = isDirect(channel)
      ? avatar(
          channel.recipients?.find((user) => user.id !== world.me.id),
          "small",
        )
      : icon(channelIcon(channel), 18);
    return el(
      "button",
      {
        type: "button",
        class: `channel${unread ? " unread" : ""}`,
        "aria-label": label,
        "aria-current": channel.id === world.here ? "page" : null,
        data: { key: channel.id },
        on: { click: () => this.app.go(channel.id) },
      },
      face,
      el("span", { class: "channel-name" }, name),
      mentions ? el("span", { class: "badge", "aria-hidden": "true" }, String(mentions)) : null,
    );
  }

  // The channels as the eye meets them, for stepping with Alt and the arrows.
  order() {
    return [...this.list.querySelectorAll(".channel")].map((node) => node.dataset.key);
  }
}

function byPosition(left, right) {
  return (left.position ?? 0) - (right.position ?? 0) || byId(left, right);
}
