// The line above a message: what it answers, or which command called it up.

import { avatar, displayName } from "../ui/avatar.js";
import { el } from "../ui/dom.js";
import { Kind } from "../state/flags.js";
import { messageWords } from "./message.js";
import { say, sayNodes } from "../words/say.js";

export function contextLine(app, message) {
  if (message.type === Kind.REPLY) return replyLine(app, message);
  const name = message.interaction?.name ?? message.interaction_metadata?.name;
  const user = message.interaction_metadata?.user ?? message.interaction?.user;
  const sign = message.type === Kind.MENU_COMMAND ? "" : "/";
  if ([Kind.COMMAND, Kind.MENU_COMMAND].includes(message.type) && user)
    return commandLine(app, user, name && `${sign}${name}`);
  return null;
}

function replyLine(app, message) {
  const answered = app.world.find(message.message_reference?.message_id) ?? message.referenced_message;
  if (!answered)
    return el(
      "div",
      { class: "context" },
      el("span", { class: "context-text" }, say("context.gone")),
    );
  const author = app.world.users.get(answered.author.id) ?? answered.author;
  const jump = el(
    "button",
    { type: "button", class: "context-text", on: { click: () => app.timeline.jumpTo(answered.id) } },
    messageWords(app, answered).slice(0, 160),
  );
  return el(
    "div",
    { class: "context" },
    avatar(author, "tiny"),
    el(
      "span",
      { class: "context-author" },
      `${message.mentions?.some((user) => user.id === author.id) ? "@" : ""}${displayName(author)}`,
    ),
    " ",
    jump,
  );
}

function commandLine(app, user, name) {
  const who = app.world.users.get(user.id) ?? user;
  return el(
    "div",
    { class: "context" },
    avatar(who, "tiny"),
    el("span", { class: "context-author" }, displayName(who)),
    " ",
    el(
      "span",
      { class: "context-text" },
      sayNodes("context.used", { command: el("span", { class: "mention" }, name ?? say("context.a_command")) }),
    ),
  );
}
