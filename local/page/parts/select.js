// Select menus: the closed field, in messages and in modals.

import { el, replace } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Part } from "../state/flags.js";
import { choicesOf, defaultValues } from "./choices.js";
import { chosenText, openMenu } from "./menu.js";
import { say } from "../words/say.js";

const PLACEHOLDERS = {
  [Part.STRING_SELECT]: "select.text",
  [Part.USER_SELECT]: "select.person",
  [Part.ROLE_SELECT]: "select.role",
  [Part.MENTIONABLE_SELECT]: "select.mentionable",
  [Part.CHANNEL_SELECT]: "select.channel",
};

// values: what is chosen now; onChange gets the new ones.
export function selectField(app, part, { values, label, onChange }) {
  const title = part.placeholder || say(PLACEHOLDERS[part.type]);
  const node = el("button", {
    type: "button",
    class: "select",
    disabled: part.disabled,
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    data: { customId: part.custom_id },
  });
  const face = (now) => {
    const items = choicesOf(app, part);
    const only = now.length === 1 ? items.find((item) => item.value === now[0])?.mark : null;
    replace(
      node,
      only ? el("span", { class: "choice-mark" }, only) : null,
      el(
        "span",
        { class: now.length ? "select-value" : "select-placeholder" },
        now.length ? chosenText(items, now) : title,
      ),
      el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
      icon("down", 18),
    );
    node.setAttribute("aria-label", `${label ?? title}${now.length ? `: ${chosenText(items, now)}` : ""}`);
  };
  let chosen = values;
  face(chosen);
  let menu = null;
  const open = () => {
    if (menu) return menu.popup.close();
    if (node.getAttribute("aria-busy") === "true") return;
    const items = choicesOf(app, part);
    node.setAttribute("aria-expanded", "true");
    menu = openMenu({
      anchor: node,
      label: label ?? title,
      items,
      chosen,
      least: part.min_values ?? 1,
      most: Math.min(part.max_values ?? 1, items.length || 1),
      onDone: (picked) => {
        chosen = picked;
        face(chosen);
        onChange(picked);
      },
      onClose: () => {
        menu = null;
        node.setAttribute("aria-expanded", "false");
      },
    });
  };
  node.addEventListener("click", open);
  node.addEventListener("keydown", (event) => {
    if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    open();
  });
  return node;
}

export function messageSelect(app, message, part) {
  const onChange = (values) => app.acts.component(message, part, values);
  const shown = message.isFrozen ? { ...part, disabled: true } : part;
  return selectField(app, shown, { values: defaultValues(part), onChange });
}
