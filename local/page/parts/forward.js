// A forwarded message: what it showed when it was forwarded, and the way to where it came from.

import { el } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Flag, has } from "../state/flags.js";
import { channelName } from "../state/names.js";
import { markdown } from "../text/markdown.js";
import { attachments } from "../chat/attachments.js";
import { embed } from "../chat/embeds.js";
import { partsBlock } from "./parts.js";
import { say } from "../words/say.js";

export function forwarded(app, message) {
  const shown = message.message_snapshots?.[0]?.message;
  if (!shown) return null;
  return el(
    "div",
    { class: "forwarded" },
    el("div", { class: "forwarded-head" }, icon("forward", 16), say("message.forwarded")),
    shown.content ? markdown(app, shown.content) : null,
    (shown.embeds ?? []).map((data) => embed(app, data)),
    has(shown, Flag.V2) ? null : attachments(app, shown.attachments ?? []),
    shown.components?.length ? partsBlock(app, { ...shown, id: message.id, isFrozen: true }) : null,
    source(app, message.message_reference),
  );
}

function source(app, { channel_id: channel, message_id: message }) {
  const known = app.world.channels.get(channel);
  if (!known) return null;
  return el(
    "button",
    { type: "button", class: "text-button", on: { click: () => app.jump(channel, message) } },
    `#${channelName(app.world, known)}`,
    icon("right", 14),
  );
}
