// The rail at the far left: private messages, one button for each server, and one that adds a server.

import { el } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { isDirect } from "../state/flags.js";
import { openAddServer } from "./add.js";
import { say } from "../words/say.js";

// side: "direct" or the id of the server whose channels are listed.
export function railButtons(app, side, onPick) {
  const { world } = app;
  const make = (key, label, content, count) =>
    el(
      "button",
      {
        type: "button",
        class: "rail-button",
        "aria-label": count ? `${label}, ${say("sidebar.mentions", { count })}` : label,
        title: label,
        "aria-current": side === key ? "true" : null,
        data: { key: `rail-${key}` },
        on: { click: () => onPick(key) },
      },
      content,
      count ? el("span", { class: "badge", "aria-hidden": "true" }, String(count)) : null,
    );
  const directs = world.directs().length
    ? [make("direct", say("sidebar.direct"), icon("people", 24), mentions(world, isDirect)), el("hr")]
    : [];
  const servers = [...world.guilds.values()].map(({ id, name }) =>
    make(id, name, el("span", {}, initials(name)), mentions(world, (channel) => channel?.guild_id === id)),
  );
  return [...directs, ...servers, addButton(app)];
}

function addButton(app) {
  return el(
    "button",
    {
      type: "button",
      class: "rail-button rail-add",
      "aria-label": say("add.title"),
      title: say("add.title"),
      "aria-haspopup": "dialog",
      data: { key: "rail-add" },
      on: { click: () => openAddServer(app) },
    },
    icon("plus", 22),
  );
}

function mentions(world, isWanted) {
  return [...world.unread]
    .filter(([id]) => isWanted(world.channels.get(id)))
    .reduce((sum, [, count]) => sum + count, 0);
}

function initials(name) {
  return name
    .split(/\s+/)
    .map((word) => [...word][0])
    .join("")
    .slice(0, 3);
}
