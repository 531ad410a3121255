// A slash command being written: the name, a pill for each option, and a tail that adds the optional ones.

import { el, freshId } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { toast } from "../ui/announce.js";
import { OPTION_KINDS } from "../state/flags.js";
import { matching } from "../parts/choices.js";
import { Completion } from "./completion.js";
import { Pill } from "./pill.js";
import { wrapped } from "./entries.js";
import { say } from "../words/say.js";

export class CommandLine {
  // onEnd(sent): the line is over, by sending or by giving it up.
  constructor(app, entry, suggest, onEnd) {
    Object.assign(this, { app, entry, suggest, onEnd });
    this.pills = [];
    this.completion = new Completion(app, entry);
    this.tail = el("input", {
      class: "tail",
      type: "text",
      autocomplete: "off",
      spellcheck: "false",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-label": say("command.more"),
    });
    this.slots = el("div", { class: "pills" });
    this.root = el(
      "div",
      { class: "command-line", role: "group", "aria-label": say("command.title", { name: entry.name }), id: freshId("command") },
      el("span", { class: "command-name" }, `/${entry.name}`),
      this.slots,
      this.tail,
      el(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": say("command.give_up"),
          title: say("command.give_up"),
          on: { click: () => this.end(false) },
        },
        icon("close", 18),
      ),
    );
    this.tail.addEventListener("focus", () => this.offerOptions());
    this.tail.addEventListener("input", () => this.offerOptions());
    this.tail.addEventListener("keydown", (event) => this.tailKey(event));
    for (const option of entry.options.filter(({ required }) => required)) this.add(option);
  }

  begin() {
    (this.pills[0]?.field ?? this.tail).focus();
  }

  add(option) {
    const pill = new Pill(this.app, option, {
      focus: (which) => this.offerValues(which),
      input: (which) => this.offerValues(which),
      key: (which, event) => this.pillKey(which, event),
      remove: (which) => this.remove(which),
    });
    this.pills.push(pill);
    this.slots.append(pill.root);
    return pill;
  }

  remove(pill) {
    const at = this.pills.indexOf(pill);
    this.pills.splice(at, 1);
    pill.root.remove();
    (this.pills[at - 1]?.field ?? this.tail).focus();
  }

  rest() {
    return this.entry.options.filter((option) => !this.pills.some((pill) => pill.option === option));
  }

  offerOptions() {
    const items = matching(
      this.rest().map((option) => ({
        label: option.name,
        description: option.description,
        note: say(OPTION_KINDS[option.type]),
        option,
      })),
      this.tail.value,
    );
    if (!items.length)
      return this.suggest.open({ owner: this.tail, title: this.describe(), items: [], empty: "" });
    this.suggest.open({
      owner: this.tail,
      title: this.describe(say("command.optional")),
      items,
      at: this.tail.value ? 0 : -1,
      onPick: ({ option }) => {
        this.tail.value = "";
        this.add(option).field.focus();
      },
    });
  }

  describe(more) {
    return [
      el("b", {}, `/${this.entry.name}`),
      ` ${this.entry.description}`,
      more ? el("span", { class: "suggest-more" }, more) : null,
    ];
  }

  async offerValues(pill) {
    const show = (items, empty) => {
      if (document.activeElement !== pill.field) return;
      const title = [
        el("b", {}, pill.option.name),
        ` ${pill.option.description ?? ""}`,
        el(
          "span",
          { class: pill.problem ? "suggest-problem" : "suggest-more" },
          pill.problem || say(OPTION_KINDS[pill.option.type]),
        ),
      ];
      this.suggest.open({
        owner: pill.field,
        title,
        items,
        empty,
        onPick: (item) => {
          pill.choose(item);
          this.next(pill);
        },
      });
    };
    if (!pill.option.autocomplete)
      return show(pill.choices(), pill.choices().length || pill.option.type === 3 ? "" : hint(pill.option));
    show(this.completion.latest(pill), say("command.asking"));
    const items = await this.completion.ask(pill, this.pills);
    if (items) show(items, this.completion.failure ?? say("command.no_suggestions"));
  }

  pillKey(pill, event) {
    if (event.isComposing || this.suggest.key(event)) return;
    if (event.key === "Enter" || event.key === "Tab") this.accept(pill, event);
    else if (event.key === "Escape") this.escape(event);
    else if (event.key === "Backspace" && pill.isEmpty) this.back(pill, event);
  }

  accept(pill, event) {
    if (event.key === "Tab" && event.shiftKey) return;
    event.preventDefault();
    if (!pill.isSettled && this.suggest.hasChoice && (!pill.isEmpty || pill.option.required))
      this.suggest.pick();
    else if (event.key === "Tab") this.next(pill);
    else this.enter();
  }

  // The next thing to fill in, or the tail.
  next(pill) {
    const later = this.pills.slice(this.pills.indexOf(pill) + 1);
    (later.find((other) => other.isEmpty)?.field ?? this.tail).focus();
  }

  enter() {
    const empty = this.pills.find((pill) => pill.isEmpty && pill.option.required);
    if (empty && document.activeElement !== empty.field) empty.field.focus();
    else this.send();
  }

  tailKey(event) {
    if (event.isComposing || this.suggest.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (this.suggest.hasChoice && this.suggest.list.items.length) this.suggest.pick();
      else this.enter();
    } else if (event.key === "Tab" && !event.shiftKey && this.suggest.hasChoice) {
      event.preventDefault();
      this.suggest.pick();
    } else if (event.key === "Escape") this.escape(event);
    else if (event.key === "Backspace" && !this.tail.value) this.back(null, event);
  }

  escape(event) {
    event.preventDefault();
    event.stopPropagation();
    this.end(false);
  }

  back(pill, event) {
    event.preventDefault();
    if (pill && !pill.option.required) return this.remove(pill);
    const before = pill ? this.pills[this.pills.indexOf(pill) - 1] : this.pills.at(-1);
    if (before) before.field.focus();
    else this.end(false);
  }

  async send() {
    if (this.sending) return;
    this.sending = true;
    const sent = await this.deliver();
    this.sending = false;
    if (sent) this.end(true);
  }

  async deliver() {
    const options = [];
    for (const pill of this.pills) {
      const option = await pill.result().catch((error) => toast(error.message));
      if (!option) {
        pill.field.focus();
        this.offerValues(pill);
        return false;
      }
      options.push(option);
    }
    this.root.setAttribute("aria-busy", "true");
    const answer = await this.app.acts.command(
      this.app.world.here,
      this.entry.command,
      this.entry.name,
      wrapped(this.entry, options),
    );
    this.root.removeAttribute("aria-busy");
    return Boolean(answer);
  }

  end(sent) {
    this.suggest.close();
    this.onEnd(sent);
  }
}

function hint(option) {
  return say(option.type === 11 ? "command.choose_file" : "command.write_value");
}
