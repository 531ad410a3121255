// Modals: the application asks with a form; it is checked here first and stays open until it was taken.

import { el, freshId } from "../ui/dom.js";
import { openDialog } from "../ui/dialog.js";
import { Part } from "../state/flags.js";
import { markdown } from "../text/markdown.js";
import { fieldFor, isRequired } from "./fields.js";
import { say } from "../words/say.js";

export function openModal(app, interaction, modal) {
  const rows = modal.components.map((part) => rowFor(app, part));
  const error = el("p", { class: "form-error", role: "alert" });
  const submit = el("button", { type: "submit", class: "button button-primary" }, say("form.submit"));
  const cancel = el("button", { type: "button", class: "button button-secondary" }, say("form.cancel"));
  const form = el(
    "form",
    { class: "modal-form", novalidate: true },
    el("p", { class: "modal-from" }, say("form.from", { application: app.world.application?.name ?? say("name.application") })),
    el(
      "div",
      { class: "modal-rows" },
      rows.map((row) => row.node),
    ),
    error,
    el("div", { class: "dialog-buttons" }, cancel, submit),
  );
  const dialog = openDialog({ title: modal.title, kind: "modal", content: form, closeOnBackdrop: false });
  rows.find((row) => row.field)?.field.control.focus();
  cancel.addEventListener("click", () => dialog.close());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    error.textContent = "";
    if (submit.disabled || !allRight(rows)) return;
    submit.disabled = true;
    try {
      const components = await Promise.all(rows.map((row) => row.answer()));
      const failure = await app.acts.modal(interaction, modal.custom_id, components);
      if (!failure) return dialog.close();
      error.textContent = failure;
    } catch (refused) {
      error.textContent = refused.message;
    }
    submit.disabled = false;
  });
  return dialog;
}

function allRight(rows) {
  const wrong = rows.filter((row) => row.check && !row.check());
  wrong[0]?.field.control.focus();
  return !wrong.length;
}

function rowFor(app, part) {
  if (part.type === Part.TEXT)
    return {
      node: markdown(app, part.content),
      answer: () => ({ type: part.type, ...(part.id === undefined ? {} : { id: part.id }) }),
    };
  const inner = part.type === Part.LABEL ? part.component : part.components[0];
  const label = part.type === Part.LABEL ? part.label : (inner.label ?? inner.placeholder ?? say("form.choose"));
  const ids = { field: freshId("field"), about: freshId("about") };
  const field = fieldFor(app, inner, label, ids);
  if (!field)
    return {
      node: el("p", { class: "form-error" }, say("form.unknown", { type: inner.type })),
      answer: () => ({ type: part.type }),
    };
  const problem = el("p", { class: "form-error", role: "alert" });
  const heading = field.ownLabel
    ? null
    : el(
        "label",
        { for: ids.field },
        label,
        isRequired(inner) ? el("span", { class: "needed", "aria-hidden": "true" }, " *") : null,
      );
  const node = el(
    "div",
    { class: "form-row" },
    heading,
    part.description ? el("p", { class: "hint", id: ids.about }, part.description) : null,
    field.node,
    problem,
  );
  const check = () => {
    problem.textContent = field.problem() ?? "";
    field.control.setAttribute("aria-invalid", String(Boolean(problem.textContent)));
    return !problem.textContent;
  };
  node.addEventListener("input", () => problem.textContent && check());
  return { node, field, check, answer: async () => wrapAnswer(part, await field.answer()) };
}

function wrapAnswer(part, answer) {
  const id = part.id === undefined ? {} : { id: part.id };
  return part.type === Part.LABEL
    ? { type: part.type, ...id, component: answer }
    : { type: part.type, ...id, components: [answer] };
}
