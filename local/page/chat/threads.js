// Threads: the chip under the message that began one, and the list behind the channel's thread button.

import { el } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Listbox } from "../ui/listbox.js";
import { openPopup } from "../ui/popup.js";
import { THREADS } from "../state/flags.js";
import { channelIcon } from "../state/names.js";
import { say } from "../words/say.js";

export function threadChip(app, message) {
  const known = app.world.channels.get(message.id);
  const thread =
    known && THREADS.includes(known.type)
      ? known
      : message.thread && (app.world.channels.get(message.thread.id) ?? message.thread);
  if (!thread) return null;
  const count = thread.message_count ?? thread.total_message_sent ?? 0;
  return el(
    "button",
    { type: "button", class: "thread-chip", on: { click: () => app.go(thread.id) } },
    icon("thread", 18),
    el("b", {}, thread.name),
    el("span", {}, count ? say("threads.messages", { count }) : say("threads.open")),
    icon("right", 16),
  );
}

const asleep = (thread) => Number(Boolean(thread.thread_metadata?.archived));

export function openThreads(app, anchor, channel) {
  const list = new Listbox({
    label: say("header.threads"),
    empty: say("threads.none"),
    onPick: (item) => {
      popup.close();
      app.go(item.value);
    },
  });
  const rows = app.world
    .threadsOf(channel.id)
    .reverse()
    .sort((left, right) => asleep(left) - asleep(right))
    .map((thread) => ({
      value: thread.id,
      label: thread.name,
      mark: icon(channelIcon(thread), 16),
      group: say(thread.thread_metadata?.archived ? "threads.archived" : "threads.active"),
      description: say("threads.messages", { count: thread.message_count ?? 0 }),
    }));
  const popup = openPopup({
    anchor,
    label: say("header.threads"),
    kind: "menu",
    content: [el("div", { class: "menu-title" }, say("header.threads")), list.root],
  });
  list.show(rows);
  list.takeKeys();
}
