// The first screen: a name, and the join code if the server asks for one.

import { avatar } from "./ui/avatar.js";
import { el } from "./ui/dom.js";
import { info, join, knownNames, lastCode } from "./net/session.js";
import { say } from "./words/say.js";

const LONGEST_NAME = 32;

// Resolves with a session once the server has let the person in.
export function joinScreen(root, trouble = "") {
  return new Promise((resolve) => {
    const fields = buildFields(trouble);
    const { form, name } = fields;
    form.append(
      ...known((picked) => {
        name.value = picked;
        form.requestSubmit();
      }),
    );
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const session = await tryJoin(fields);
      if (session) resolve(session);
    });
    root.replaceChildren(el("main", { class: "join" }, form));
    name.focus();
    welcomeTo(fields);
  });
}

function buildFields(trouble) {
  const name = el("input", {
    id: "join-name",
    class: "field",
    maxlength: LONGEST_NAME,
    autocomplete: "nickname",
    placeholder: say("join.name_hint"),
  });
  const code = el("input", {
    id: "join-code",
    class: "field",
    autocomplete: "off",
    placeholder: say("join.code"),
    value: lastCode(),
  });
  const codeRow = el(
    "div",
    { class: "form-row", hidden: true },
    el("label", { for: "join-code" }, say("join.code")),
    code,
    el("p", { class: "hint" }, say("join.code_where")),
  );
  const ownCode = el("input", {
    id: "join-own-code",
    class: "field",
    autocomplete: "off",
    placeholder: say("join.own_code_hint"),
  });
  const ownRow = el(
    "div",
    { class: "form-row", hidden: true },
    el("label", { for: "join-own-code" }, say("join.own_code")),
    ownCode,
    el("p", { class: "hint" }, say("join.own_code_where")),
  );
  const error = el("p", { class: "form-error", role: "alert" }, trouble);
  const submit = el("button", { class: "button button-primary wide", type: "submit" }, say("join.submit"));
  const title = el("h1", {}, say("join.who"));
  const form = el(
    "form",
    { class: "join-card" },
    el("img", { src: "/page/icon.svg", alt: "", width: 72, height: 72 }),
    title,
    el("p", { class: "hint" }, say("join.about")),
    el("div", { class: "form-row" }, el("label", { for: "join-name" }, say("join.name")), name),
    codeRow,
    ownRow,
    error,
    submit,
  );
  // Another name, another code.
  name.addEventListener("input", () => {
    ownRow.hidden = true;
    ownCode.value = "";
  });
  return { form, name, code, codeRow, ownCode, ownRow, error, submit, title };
}

async function welcomeTo({ title, codeRow }) {
  const { server, code_required: needsCode } = await info();
  if (server) title.textContent = say("join.welcome", { server });
  if (needsCode) codeRow.hidden = false;
}

async function tryJoin({ name, code, codeRow, ownCode, ownRow, error, submit }) {
  error.textContent = "";
  if (!name.value.trim()) {
    error.textContent = say("join.name_missing");
    name.focus();
    return null;
  }
  submit.disabled = true;
  try {
    return await join(name.value.trim(), code.value.trim(), ownCode.value.trim());
  } catch (refused) {
    error.textContent = refused.message;
    fieldToMend(refused, { name, code, codeRow, ownCode, ownRow }).focus();
    return null;
  } finally {
    submit.disabled = false;
  }
}

function fieldToMend(refused, { name, code, codeRow, ownCode, ownRow }) {
  if (refused.isTaken) {
    ownRow.hidden = false;
    return ownCode;
  }
  if (refused.status !== 403) return name;
  codeRow.hidden = false;
  return code;
}

function known(onPick) {
  const names = knownNames();
  if (!names.length) return [];
  return [
    el(
      "div",
      { class: "known" },
      el("p", { class: "hint" }, say("join.again")),
      el(
        "div",
        { class: "known-names" },
        names.map((name) =>
          el(
            "button",
            { type: "button", class: "known-name", on: { click: () => onPick(name) } },
            avatar({ username: name }, "small"),
            el("span", {}, name),
          ),
        ),
      ),
    ),
  ];
}
