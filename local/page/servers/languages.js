// The languages that Discord's clients know, and the menu in which a person chooses one.

import { el } from "../ui/dom.js";
import { Listbox } from "../ui/listbox.js";
import { openPopup } from "../ui/popup.js";
import { currentLanguage, say } from "../words/say.js";

export const DEFAULT_LANGUAGE = "en-US";
export const LANGUAGES = (
  "en-US en-GB bg zh-CN zh-TW hr cs da nl fi fr de el hi hu id it ja ko lt no pl pt-BR ro ru es-ES es-419 " +
  "sv-SE th tr uk vi"
).split(" ");

export function languageName(code) {
  return new Intl.DisplayNames([currentLanguage()], { type: "language" }).of(code) ?? code;
}

export function openLanguages(app, anchor) {
  const list = new Listbox({
    label: say("add.language"),
    onPick: ({ value }) => {
      popup.close();
      app.acts.speak(value);
    },
  });
  const popup = openPopup({
    anchor,
    label: say("add.language"),
    kind: "menu",
    content: [el("div", { class: "menu-title" }, say("languages.yours")), list.root],
  });
  const rows = LANGUAGES.map((value) => ({
    value,
    label: languageName(value),
    note: value,
    selected: value === app.world.me.locale,
  }));
  list.show(rows, Math.max(0, LANGUAGES.indexOf(app.world.me.locale)));
  list.takeKeys();
}
