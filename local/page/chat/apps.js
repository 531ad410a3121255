// Commands that applications offer for one message or one person.

import { displayName } from "../ui/avatar.js";
import { el } from "../ui/dom.js";
import { Listbox } from "../ui/listbox.js";
import { icon } from "../ui/icons.js";
import { openPopup } from "../ui/popup.js";
import { say } from "../words/say.js";

const USER_COMMAND = 2;
const MESSAGE_COMMAND = 3;

export function messageApps(app, message) {
  const author = app.world.users.get(message.author.id) ?? message.author;
  const rows = [
    ...rowsFor(app, MESSAGE_COMMAND, say("apps.this_message"), message.id),
    ...rowsFor(app, USER_COMMAND, displayName(author), author.id),
  ];
  return appsButton(app, say("apps.title"), message.channel_id, rows);
}

export function personApps(app, user) {
  return appsButton(app, say("apps.person", { name: displayName(user) }), null, rowsFor(app, USER_COMMAND, null, user.id));
}

function rowsFor(app, type, group, target) {
  return app.world.commands
    .filter((command) => command.type === type)
    .map((command) => ({ label: command.name, group, command, target }));
}

function appsButton(app, label, channel, rows) {
  if (!rows.length) return null;
  const node = el(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, "aria-haspopup": "listbox" },
    icon("slash"),
  );
  node.addEventListener("click", () => openApps(app, node, channel, rows));
  return node;
}

// channel: where the command is used; none for the one that is open by then.
function openApps(app, anchor, channel, rows) {
  const list = new Listbox({
    label: say("apps.title"),
    onPick: ({ command, target }) => {
      popup.close();
      app.acts.command(channel ?? app.world.here, command, command.name, [], target);
    },
  });
  const popup = openPopup({
    anchor,
    label: say("apps.title"),
    kind: "menu",
    content: [el("div", { class: "menu-title" }, say("apps.title")), list.root],
  });
  list.show(rows);
  list.takeKeys();
}
