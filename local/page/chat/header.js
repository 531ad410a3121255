// The bar above the conversation: where one is, its threads, and who else is here.

import { el, replace } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Channel, THREADS } from "../state/flags.js";
import { channelIcon, channelName } from "../state/names.js";
import { markdownLine } from "../text/markdown.js";
import { openThreads } from "./threads.js";
import { say } from "../words/say.js";

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
        "aria-label": say("header.threads"),
        title: say("header.threads"),
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
        "aria-label": say("header.people"),
        title: say("header.people"),
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
    const mentions = count ? `, ${say("sidebar.mentions", { count })}` : "";
    this.menu.setAttribute("aria-label", say("sidebar.channels") + mentions);
    this.menu.setAttribute("aria-expanded", String(this.app.root.classList.contains("drawer-open")));
    replace(
      this.menu,
      icon("menu", 24),
      count ? el("span", { class: "badge", "aria-hidden": "true" }, String(count)) : null,
    );
  }
}
