// One message as a list item.

import { avatar, displayName } from "../ui/avatar.js";
import { el } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Flag, has, isEphemeral, Kind, timeOf } from "../state/flags.js";
import { markdown, plainText } from "../text/markdown.js";
import { stamp, written } from "../text/times.js";
import { forwarded } from "../parts/forward.js";
import { partsBlock } from "../parts/parts.js";
import { attachments } from "./attachments.js";
import { contextLine } from "./context.js";
import { embed } from "./embeds.js";
import { reactions } from "./reactions.js";
import { systemLine } from "./system.js";
import { threadChip } from "./threads.js";
import { toolbar } from "./toolbar.js";
import { say } from "../words/say.js";

export function messageItem(app, own) {
  // The first message of a thread shows the one from which the thread was begun.
  const message = own.type === Kind.THREAD_START && own.referenced_message ? own.referenced_message : own;
  const author = app.world.users.get(message.author.id) ?? message.author;
  const time = new Date(message.timestamp ?? timeOf(message.id));
  const item = el("li", {
    class: "message",
    id: `message-${own.id}`,
    tabindex: "-1",
    data: { id: own.id, author: author.id },
  });
  item.setAttribute("aria-label", `${displayName(author)}, ${stamp(time)}`);
  if (message.pings_me) item.classList.add("pinged");
  if (isEphemeral(message)) item.classList.add("ephemeral");
  const system = systemLine(app, message, author, time);
  if (system) {
    item.classList.add("system");
    item.append(system);
    return item;
  }
  item.append(
    ...[
      contextLine(app, message),
      el(
        "div",
        { class: "gutter" },
        avatar(author),
        el(
          "time",
          { class: "hover-time", datetime: time.toISOString(), "aria-hidden": "true" },
          written(time, "t"),
        ),
      ),
      el("div", { class: "body" }, heading(author, time), body(app, message, author)),
      toolbar(app, message),
    ].filter(Boolean),
  );
  return item;
}

export function appTag() {
  return el("span", { class: "app-tag", title: say("message.app_title") }, say("message.app"));
}

function heading(author, time) {
  return el(
    "div",
    { class: "heading" },
    el("span", { class: "author" }, displayName(author)),
    author.bot ? appTag() : null,
    el("time", { class: "stamp", datetime: time.toISOString(), title: written(time, "F") }, stamp(time)),
  );
}

function body(app, message, author) {
  if (has(message, Flag.LOADING)) return [thinking(author), ephemeralNote(app, message)];
  return [
    message.content ? content(app, message) : null,
    has(message, Flag.SUPPRESS_EMBEDS) ? null : (message.embeds ?? []).map((data) => embed(app, data)),
    has(message, Flag.V2) ? null : attachments(app, message.attachments ?? []),
    message.components?.length ? partsBlock(app, message) : null,
    forwarded(app, message),
    !message.content && message.edited_timestamp ? el("div", {}, editedMark(message)) : null,
    el("div", { class: "failure", role: "alert" }),
    reactions(app, message),
    threadChip(app, message),
    ephemeralNote(app, message),
  ];
}

function content(app, message) {
  const text = markdown(app, message.content);
  if (message.edited_timestamp) (text.lastElementChild ?? text).append(editedMark(message));
  return text;
}

function editedMark(message) {
  const time = new Date(message.edited_timestamp);
  return el(
    "time",
    { class: "edited", datetime: time.toISOString(), title: written(time, "F") },
    ` ${say("message.edited")}`,
  );
}

function thinking(author) {
  return el(
    "div",
    { class: "thinking" },
    el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
    say("message.thinking", { name: displayName(author) }),
  );
}

function ephemeralNote(app, message) {
  if (!isEphemeral(message)) return null;
  const dismiss = el(
    "button",
    { type: "button", class: "text-button", on: { click: () => app.acts.dismiss(message) } },
    say("message.dismiss"),
  );
  return el("div", { class: "ephemeral-note" }, icon("eye", 16), `${say("message.private")} · `, dismiss);
}

// The words of a message, for the announcer and for reply previews.
export function messageWords(app, message) {
  if (has(message, Flag.LOADING)) return say("message.thinking_alone");
  const pieces = [
    plainText(app, message.content),
    ...(message.embeds ?? []).map((data) => plainText(app, data.title ?? data.description)),
  ];
  walk(message.components ?? [], (part) => {
    if (part.type === 10) pieces.push(plainText(app, part.content));
    for (const media of part.items ?? []) if (media.description) pieces.push(media.description);
  });
  for (const { message: shown } of message.message_snapshots ?? [])
    pieces.push(say("message.forwarded_read"), messageWords(app, shown));
  if (message.attachments?.length && !has(message, Flag.V2))
    pieces.push(message.attachments.map((file) => file.description || file.filename).join(", "));
  return pieces.filter(Boolean).join(" ") || say("message.no_text");
}

function walk(parts, visit) {
  for (const part of parts) {
    visit(part);
    walk(part.components ?? [], visit);
  }
}

// Messages of one author in a short time stand together under one name.
export function belongsTogether(before, message) {
  if (!before || before.author.id !== message.author.id || isEphemeral(before) !== isEphemeral(message))
    return false;
  if (![Kind.DEFAULT].includes(message.type) || message.interaction_metadata || message.message_reference)
    return false;
  if (![Kind.DEFAULT, Kind.REPLY, Kind.COMMAND].includes(before.type)) return false;
  return timeOf(message.id) - timeOf(before.id) < 7 * 60 * 1000;
}
