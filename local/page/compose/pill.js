// One option of a command being written: its name, a field for its value, and what may stand in it.

import { el } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Option, OPTION_KINDS } from "../state/flags.js";
import { upload } from "../net/session.js";
import { channels, matching, people, roles } from "../parts/choices.js";
import { readValue } from "./values.js";
import { say } from "../words/say.js";

export class Pill {
  // events: { focus(pill), input(pill), key(pill, event), remove(pill) }
  constructor(app, option, events) {
    this.app = app;
    this.option = option;
    this.picked = undefined;
    this.field = option.type === Option.ATTACHMENT ? this.fileField() : this.textField();
    this.field.addEventListener("focus", () => events.focus(this));
    this.field.addEventListener("keydown", (event) => events.key(this, event));
    this.field.addEventListener("input", () => {
      this.picked = undefined;
      this.fit();
      this.complain("");
      events.input(this);
    });
    const remove = option.required
      ? null
      : el(
          "button",
          {
            type: "button",
            class: "pill-remove",
            tabindex: "-1",
            "aria-label": say("pill.remove", { name: option.name }),
            on: { click: () => events.remove(this) },
          },
          icon("close", 12),
        );
    this.root = el(
      "div",
      { class: "pill" },
      el("span", { class: "pill-name", "aria-hidden": "true" }, option.name),
      this.field,
      remove,
    );
    this.fit();
  }

  textField() {
    const numeric = [Option.INTEGER, Option.NUMBER].includes(this.option.type);
    return el("input", {
      class: "pill-field",
      type: "text",
      inputmode: numeric ? "decimal" : null,
      autocomplete: "off",
      spellcheck: "false",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-label": this.label(),
      data: { option: this.option.name },
    });
  }

  fileField() {
    return el("input", {
      class: "pill-file",
      type: "file",
      "aria-label": this.label(),
      data: { option: this.option.name },
    });
  }

  label() {
    const { name, description, required, type } = this.option;
    const kind = say(OPTION_KINDS[type] ?? "kind.value");
    return say(required ? "pill.label_required" : "pill.label", { name, kind, about: description ?? "" });
  }

  // The field is as wide as what stands in it.
  fit() {
    if (this.field.type === "text")
      this.field.style.setProperty("width", `${Math.max(3, [...this.field.value].length + 1)}ch`);
  }

  get isEmpty() {
    return this.field.type === "file" ? !this.field.files.length : this.field.value === "";
  }

  get isSettled() {
    return this.picked !== undefined;
  }

  choose(item) {
    this.picked = item.value;
    this.field.value = item.label;
    this.fit();
    this.complain("");
  }

  complain(problem) {
    this.problem = problem;
    this.root.classList.toggle("wrong", Boolean(problem));
    this.field.setAttribute("aria-invalid", String(Boolean(problem)));
  }

  // What can be chosen without asking the application.
  choices() {
    const { option, app } = this;
    const typed = this.isSettled ? "" : this.field.value;
    if (option.choices?.length)
      return matching(
        option.choices.map(({ name, value }) => ({ label: name, value })),
        typed,
      );
    switch (option.type) {
      case Option.BOOLEAN:
        return matching(
          [
            { label: say("pill.true"), value: true, description: say("pill.yes") },
            { label: say("pill.false"), value: false, description: say("pill.no") },
          ],
          typed,
        );
      case Option.USER:
        return matching(people(app), typed);
      case Option.ROLE:
        return matching(roles(app), typed);
      case Option.MENTIONABLE:
        return matching([...people(app), ...roles(app)], typed);
      case Option.CHANNEL:
        return matching(channels(app, option.channel_types), typed);
      default:
        return [];
    }
  }

  // Resolves to the interaction option, or to null with the complaint shown.
  async result() {
    const { name, type, required } = this.option;
    if (this.isEmpty) {
      this.complain(say(required ? "form.needed" : "pill.fill"));
      return null;
    }
    if (type === Option.ATTACHMENT) return { name, type, value: await upload(this.field.files[0]) };
    const { value, problem } = readValue(this.option, this.field.value, this.picked);
    this.complain(problem ?? "");
    return problem ? null : { name, type, value };
  }
}
