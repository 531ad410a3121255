// The bar above the conversation: where one is, its threads, and who else is here.

import { el, replace } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Channel, THREADS } from "../state/flags.js";
import { channelIcon, channelName, plural } from "../state/names.js";
import { markdownLine } from "../text/markdown.js";
import { openThreads } from "./threads.js";

export class Header {
  constructor(app) {
    this.app = app;
    this.menu = el("button", {
      type: "button",
      class: "icon-button menu-button",
      "aria-controls": "sidebar",
      on: { click: () => app.toggleDrawer() },
    });
    this.place = el("div", { class: "place" });
    this.threads = el(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": "Threads",
        title: "Threads",
        "aria-haspopup": "dialog",
      },
      icon("thread"),
    );
    this.threads.addEventListener("click", () =>
      openThreads(app, this.threads, app.world.channels.get(app.world.here)),
    );
    this.people = el(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": "People",
        title: "People",
        on: { click: () => app.people.toggle() },
      },
      icon("people"),
    );
    this.root = el("header", { class: "header" }, this.menu, this.place, this.threads, this.people);
    for (const event of ["here", "channels", "unread", "begin"]) app.world.on(event, () => this.draw());
  }

  draw() {
    const { world } = this.app;
    const channel = world.channels.get(world.here);
    this.drawMenu();
    if (!channel) return;
    const parent = THREADS.includes(channel.type) ? world.channels.get(channel.parent_id) : null;
    const name = channelName(world, channel);
    replace(
      this.place,
      parent
        ? el(
            "button",
            { type: "button", class: "crumb", on: { click: () => this.app.go(parent.id) } },
            icon("hash", 20),
            parent.name,
          )
        : null,
      parent ? icon("right", 16) : null,
      el("h2", { class: "place-name" }, icon(channelIcon(channel), 22), el("span", {}, name)),
      channel.topic ? el("div", { class: "topic" }, markdownLine(this.app, channel.topic)) : null,
    );
    const hasThreads = [Channel.TEXT, Channel.NEWS, Channel.FORUM].includes(channel.type);
    this.threads.hidden = !hasThreads;
  }

  drawMenu() {
    const count = this.app.world.mentions();
    this.menu.setAttribute("aria-label", count ? `Channels, ${plural(count, "mention")}` : "Channels");
    this.menu.setAttribute("aria-expanded", String(this.app.root.classList.contains("drawer-open")));
    replace(
      this.menu,
      icon("menu", 24),
      count ? el("span", { class: "badge", "aria-hidden": "true" }, String(count)) : null,
    );
  }
}
