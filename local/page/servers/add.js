// A new server with everyone and the application in it: a name and a language are asked for.

import { el } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { DEFAULT_LANGUAGE, LANGUAGES, languageName } from "./languages.js";
import { say } from "../words/say.js";

const LONGEST_NAME = 100;

export function openAddServer(app) {
  const name = el("input", { class: "field", id: "server-name", maxlength: LONGEST_NAME, autocomplete: "off" });
  const language = el(
    "select",
    { class: "field", id: "server-language" },
    LANGUAGES.map((code) => el("option", { value: code, selected: code === DEFAULT_LANGUAGE }, languageName(code))),
  );
  const error = el("p", { class: "form-error", role: "alert" });
  const cancel = el("button", { type: "button", class: "button button-secondary" }, say("form.cancel"));
  const add = el("button", { type: "submit", class: "button button-primary" }, say("add.submit"));
  const form = el(
    "form",
    { class: "modal-form", novalidate: true },
    el(
      "p",
      { class: "hint" },
      say("add.about", { application: app.world.application?.name ?? say("name.application") }),
    ),
    el("div", { class: "form-row" }, el("label", { for: "server-name" }, say("join.name")), name),
    el("div", { class: "form-row" }, el("label", { for: "server-language" }, say("add.language")), language),
    error,
    el("div", { class: "dialog-buttons" }, cancel, add),
  );
  const dialog = openDialog({ title: say("add.title"), kind: "modal", content: form });
  cancel.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    error.textContent = "";
    add.disabled = true;
    try {
      const made = await app.acts.addServer(name.value, language.value);
      dialog.close();
      app.go(made.channel);
    } catch (refused) {
      error.textContent = refused.message;
      name.focus();
    }
    add.disabled = false;
  });
  name.focus();
}
