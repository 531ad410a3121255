// What a person does, as requests to the server; a refusal is said aloud, never swallowed.

import { toast } from "../ui/announce.js";
import { currentSession } from "../net/session.js";

export class Acts {
  constructor(world) {
    this.world = world;
    this.link = null;
    // Interactions under way, by id: where to show it when the application stays silent.
    this.sources = new Map();
    this.busy = new Map();
    this.failures = new Map();
  }

  async ask(op, fields) {
    try {
      return await this.link.request(op, fields);
    } catch (error) {
      toast(error.message);
      return null;
    }
  }

  async open(channel, before) {
    const answer = await this.ask("open", before ? { channel, before } : { channel });
    if (answer) this.world.history(channel, answer, Boolean(before));
    return answer;
  }

  read(channel) {
    this.world.clearUnread(channel);
    this.link?.request("read", { channel }).catch(() => {});
  }

  say(channel, content, replyTo) {
    return this.ask("say", replyTo ? { channel, content, reply_to: replyTo } : { channel, content });
  }

  async command(channel, command, options) {
    const answer = await this.ask("command", { channel, command: command.id, options });
    this.follow(answer, { channel, command: command.name });
    return answer;
  }

  async choices(channel, command, options) {
    const answer = await this.link.request("autocomplete", { channel, command: command.id, options });
    return answer.choices ?? [];
  }

  async component(message, part, values) {
    this.failures.delete(message.id);
    this.setBusy(message, part.custom_id);
    const fields = { message: message.id, custom_id: part.custom_id, component_type: part.type };
    const answer = await this.ask("component", values ? { ...fields, values } : fields);
    this.setBusy(message, null);
    this.follow(answer, { channel: message.channel_id, message: message.id });
    return answer;
  }

  setBusy(message, customId) {
    if (customId) this.busy.set(message.id, customId);
    else this.busy.delete(message.id);
    this.world.tell("busy", message.id);
  }

  follow(answer, source) {
    if (answer?.interaction) this.sources.set(answer.interaction, source);
  }

  failed({ interaction, error }) {
    const source = this.sources.get(interaction) ?? {};
    this.sources.delete(interaction);
    const message = source.message && this.world.find(source.message);
    if (message) {
      this.failures.set(message.id, error);
      this.setBusy(message, null);
    } else toast(source.command ? `/${source.command}: ${error}` : error);
  }

  modal(interaction, customId, components) {
    return this.link.request("modal", { interaction, custom_id: customId, components });
  }

  react(message, emoji, add) {
    return this.ask("react", { message: message.id, emoji, add });
  }

  dismiss(message) {
    this.world.remove(message.channel_id, message.id);
    return this.ask("dismiss", { message: message.id });
  }

  token() {
    return currentSession()?.token ?? "";
  }
}
