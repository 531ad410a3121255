// Live autocompletion: asked a moment after the last key, and an answer that comes too late is dropped.

import { looseValue, readValue } from "./values.js";
import { wrapped } from "./entries.js";

const PAUSE = 150;

export class Completion {
  constructor(app, entry) {
    this.app = app;
    this.entry = entry;
    this.turn = 0;
    this.kept = new Map();
  }

  latest(pill) {
    return this.kept.get(pill) ?? [];
  }

  // Resolves to rows for the list, or to null when a newer question has been asked meanwhile.
  async ask(pill, pills) {
    this.turn += 1;
    const turn = this.turn;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (turn !== this.turn) return null;
    let choices = [];
    this.failure = null;
    try {
      choices = await this.app.acts.choices(
        this.app.world.here,
        this.entry.command,
        wrapped(this.entry, this.options(pill, pills)),
      );
    } catch (error) {
      // Typing on asks again.
      if (turn === this.turn) this.failure = error.message;
    }
    if (turn !== this.turn) return null;
    const items = choices.map(({ name, value }) => ({ label: name, value }));
    this.kept.set(pill, items);
    return items;
  }

  options(focused, pills) {
    return pills.flatMap((pill) => {
      const { name, type } = pill.option;
      if (pill === focused)
        return [{ name, type, value: looseValue(pill.option, pill.field.value), focused: true }];
      const { value, problem } = pill.isEmpty
        ? { problem: true }
        : readValue(pill.option, pill.field.value, pill.picked);
      return problem ? [] : [{ name, type, value }];
    });
  }
}
