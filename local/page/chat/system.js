// Notes of the server itself: someone joined, a thread began, a message was pinned.

import { displayName } from "../ui/avatar.js";
import { el } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Kind } from "../state/flags.js";
import { stamp } from "../text/times.js";
import { say, sayNodes } from "../words/say.js";

export function systemLine(app, message, author, time) {
  const line = WORDS[message.type]?.(app, message, author);
  if (!line) return null;
  return el(
    "div",
    { class: "system-line" },
    icon(line.icon, 18),
    el("span", {}, el("b", {}, displayName(author)), " ", line.text),
    el("time", { class: "stamp" }, stamp(time)),
  );
}

const WORDS = {
  [Kind.JOINED]: () => ({ icon: "right", text: say("system.joined") }),
  [Kind.PINNED]: (app, message) => ({
    icon: "pin",
    text: sayNodes("system.pinned", { message: jump(app, message, say("system.a_message")) }),
  }),
  [Kind.THREAD_CREATED]: (app, message) => ({
    icon: "thread",
    text: sayNodes("system.thread", { thread: toThread(app, message) }),
  }),
};

function jump(app, message, words) {
  const target = message.message_reference?.message_id;
  return el(
    "button",
    { type: "button", class: "text-button", on: { click: () => target && app.timeline.jumpTo(target) } },
    words,
  );
}

function toThread(app, message) {
  const target = message.message_reference?.channel_id ?? message.thread?.id;
  return el(
    "button",
    { type: "button", class: "text-button", on: { click: () => target && app.go(target) } },
    message.content || say("system.thread_name"),
  );
}
