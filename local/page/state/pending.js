// Interactions under way: from the press until the application has answered, or has failed to.

const PATIENCE = 30000;

export class Pending {
  constructor() {
    this.waiting = new Map();
  }

  // Resolves to null once the application answered, or to the sentence that says it did not.
  wait(interaction) {
    return new Promise((resolve) => {
      // The server gives up by itself, after three seconds as a rule, and says so; this is only for a lost word.
      const timer = setTimeout(() => this.settle(interaction, null), PATIENCE);
      this.waiting.set(interaction, { resolve, timer });
    });
  }

  settle(interaction, failure) {
    const entry = this.waiting.get(interaction);
    if (!entry) return false;
    this.waiting.delete(interaction);
    clearTimeout(entry.timer);
    entry.resolve(failure);
    return true;
  }

  clear() {
    for (const interaction of [...this.waiting.keys()]) this.settle(interaction, null);
  }
}
