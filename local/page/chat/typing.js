// "… is typing", for as long as the server says.

import { displayName } from "../ui/avatar.js";
import { el, replace } from "../ui/dom.js";
import { say } from "../words/say.js";

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
    const words = sentence(names);
    replace(
      this.root,
      words ? [el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), words] : [],
    );
  }
}

function sentence(names) {
  if (names.length > 2) return say("typing.several");
  if (names.length > 1) return say("typing.two", { first: names[0], second: names[1] });
  return names.length ? say("typing.one", { name: names[0] }) : "";
}
