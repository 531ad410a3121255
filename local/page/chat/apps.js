// Commands that applications offer for one message.

import { el } from "../ui/dom.js";
import { Listbox } from "../ui/listbox.js";
import { icon } from "../ui/icons.js";
import { openPopup } from "../ui/popup.js";

const MESSAGE_COMMAND = 3;

export function appsButton(app, message) {
  const commands = app.world.commands.filter((command) => command.type === MESSAGE_COMMAND);
  if (!commands.length) return null;
  const node = el(
    "button",
    { type: "button", class: "icon-button", "aria-label": "Apps", title: "Apps", "aria-haspopup": "listbox" },
    icon("slash"),
  );
  node.addEventListener("click", () => openApps(app, node, message, commands));
  return node;
}

function openApps(app, anchor, message, commands) {
  const list = new Listbox({
    label: "Apps",
    onPick: ({ command }) => {
      popup.close();
      app.acts.command(message.channel_id, command, command.name, [], message.id);
    },
  });
  const popup = openPopup({
    anchor,
    label: "Apps",
    kind: "menu",
    content: [el("div", { class: "menu-title" }, "Apps"), list.root],
  });
  list.show(commands.map((command) => ({ label: command.name, command })));
  list.takeKeys();
}
