// The right side: who is on this server. A press writes the name into the message field; on an
// application it opens the conversation with it.

import { avatar, displayName } from "../ui/avatar.js";
import { el, onPhone, replace } from "../ui/dom.js";
import { openPopup } from "../ui/popup.js";
import { peopleShown, togglePeople } from "../ui/settings.js";
import { personApps } from "./apps.js";
import { appTag } from "./message.js";
import { say } from "../words/say.js";

export class People {
  constructor(app) {
    this.app = app;
    this.root = el("aside", { class: "people", "aria-label": say("header.people") });
    this.root.hidden = !peopleShown();
    for (const event of ["begin", "users", "commands"]) app.world.on(event, () => replace(this.root, this.groups()));
  }

  groups(onPick = () => {}) {
    const all = [...this.app.world.users.values()].sort((left, right) =>
      displayName(left).localeCompare(displayName(right)),
    );
    const group = (name, users) =>
      users.length
        ? el(
            "section",
            {},
            el("h2", {}, `${name} · ${users.length}`),
            el(
              "ul",
              {},
              users.map((user) => this.person(user, onPick)),
            ),
          )
        : null;
    return [
      group(
        say("header.people"),
        all.filter((user) => !user.bot),
      ),
      group(
        say("people.applications"),
        all.filter((user) => user.bot),
      ),
    ];
  }

  person(user, onPick) {
    const mine = user.id === this.app.world.me.id;
    const pick = async () => {
      onPick();
      if (!user.bot) return this.app.composer.mention(user);
      const channel = await this.app.acts.converse();
      if (channel) this.app.go(channel);
    };
    const title = say(user.bot ? "people.talk" : "people.mention", { name: displayName(user) });
    const apps = personApps(this.app, user);
    const menu = (event) => {
      if (!apps) return;
      event.preventDefault();
      apps.click();
    };
    return el(
      "li",
      { class: "person-row", on: { contextmenu: menu } },
      el(
        "button",
        { type: "button", class: "person", title, on: { click: pick } },
        avatar(user, "small"),
        el("span", { class: "person-name" }, displayName(user)),
        user.bot ? appTag() : null,
        mine ? el("span", { class: "you" }, say("people.you")) : null,
      ),
      apps,
    );
  }

  toggle() {
    if (onPhone() || matchMedia("(max-width: 1000px)").matches) {
      const popup = openPopup({
        anchor: this.app.header.people,
        label: say("header.people"),
        kind: "menu people-popup",
        content: this.groups(() => popup.close()),
      });
    } else this.root.hidden = !togglePeople();
  }
}
