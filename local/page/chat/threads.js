// Threads: the chip under the message that began one, and the list behind the channel's thread button.

import { el } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Listbox } from "../ui/listbox.js";
import { openPopup } from "../ui/popup.js";
import { THREADS } from "../state/flags.js";
import { channelIcon, plural } from "../state/names.js";

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
    el("span", {}, count ? plural(count, "message") : "Open the thread"),
    icon("right", 16),
  );
}

export function openThreads(app, anchor, channel) {
  const list = new Listbox({
    label: "Threads",
    empty: "No threads here yet",
    onPick: (item) => {
      popup.close();
      app.go(item.value);
    },
  });
  const rows = app.world
    .threadsOf(channel.id)
    .reverse()
    .map((thread) => ({
      value: thread.id,
      label: thread.name,
      mark: icon(channelIcon(thread), 16),
      group: thread.thread_metadata?.archived ? "Archived" : "Active",
      description: plural(thread.message_count ?? 0, "message"),
    }))
    .sort((left, right) => left.group.localeCompare(right.group));
  const popup = openPopup({
    anchor,
    label: "Threads",
    kind: "menu",
    content: [el("div", { class: "menu-title" }, "Threads"), list.root],
  });
  list.show(rows);
  list.takeKeys();
}
