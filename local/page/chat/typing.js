// "… is typing", for as long as the server says.

import { displayName } from "../ui/avatar.js";
import { el, replace } from "../ui/dom.js";

const LONGEST = 10000;

export class Typing {
  constructor(app) {
    this.app = app;
    this.until = new Map();
    this.root = el("div", { class: "typing" });
    app.world.on("here", () => this.draw());
  }

  add({ channel, user }) {
    if (user === this.app.world.me.id) return;
    clearTimeout(this.until.get(`${channel}/${user}`));
    this.until.set(
      `${channel}/${user}`,
      setTimeout(() => this.drop(channel, user), LONGEST),
    );
    this.draw();
  }

  stop(message) {
    this.drop(message.channel_id, message.author.id);
  }

  drop(channel, user) {
    clearTimeout(this.until.get(`${channel}/${user}`));
    if (this.until.delete(`${channel}/${user}`)) this.draw();
  }

  draw() {
    const { world } = this.app;
    const names = [...this.until.keys()]
      .map((key) => key.split("/"))
      .filter(([channel]) => channel === world.here)
      .map(([, user]) => displayName(world.users.get(user)));
    const words =
      names.length > 2
        ? "Several people are typing…"
        : names.length
          ? `${names.join(" and ")} ${names.length > 1 ? "are" : "is"} typing…`
          : "";
    replace(
      this.root,
      words ? [el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), words] : [],
    );
  }
}
