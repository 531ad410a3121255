// What a person does, as requests to the server; a refusal is said aloud, never swallowed.

import { toast } from "../ui/announce.js";
import { Flag, idNow, Kind } from "./flags.js";
import { Pending } from "./pending.js";
import { say, speak } from "../words/say.js";

export class Acts {
  constructor(world) {
    this.world = world;
    this.link = null;
    this.pending = new Pending();
    // By message: which part waits for the application, and what went wrong the last time.
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
    if (answer) this.world[before ? "older" : "history"](channel, answer);
    return answer;
  }

  // Resolves to the private conversation with the application.
  async converse() {
    return (await this.ask("converse", {}))?.channel;
  }

  // Resolves to { guild, channel }; a refusal is for the form that asked.
  addServer(name, locale) {
    return this.link.request("server", { name, locale });
  }

  speak(locale) {
    return this.ask("locale", { locale });
  }

  read(channel) {
    this.world.clearUnread(channel);
    this.link?.request("read", { channel }).catch(() => {});
  }

  say(channel, content, { replyTo, files }) {
    return this.ask("say", {
      channel,
      content,
      ...(replyTo ? { reply_to: replyTo } : {}),
      ...(files?.length ? { files } : {}),
    });
  }

  // Resolves once the server has taken the command; what the application makes of it comes later.
  async command(channel, command, name, options, target) {
    const answer = await this.ask("command", {
      channel,
      command: command.id,
      options,
      ...(target ? { target } : {}),
    });
    if (answer)
      this.pending.wait(answer.interaction).then((failure) => failure && this.notice(channel, name));
    return answer;
  }

  // As Discord does: a private line where the answer would have been.
  notice(channel, name) {
    const { application, me } = this.world;
    this.world.message({
      id: idNow(),
      channel_id: channel,
      type: Kind.COMMAND,
      flags: Flag.EPHEMERAL,
      ephemeral: true,
      local: true,
      author: this.world.users.get(application?.bot?.id ?? application?.id) ?? {
        id: "0",
        username: application?.name ?? say("acts.application"),
        bot: true,
      },
      content: say("acts.silent"),
      interaction_metadata: { user: me, name },
      mentions: [],
      timestamp: new Date().toISOString(),
    });
  }

  async choices(channel, command, options) {
    const answer = await this.link.request("autocomplete", { channel, command: command.id, options });
    return answer.choices ?? [];
  }

  async component(message, part, values) {
    this.failures.delete(message.id);
    this.setBusy(message.id, part.custom_id);
    const fields = { message: message.id, custom_id: part.custom_id, component_type: part.type };
    const answer = await this.ask("component", values ? { ...fields, values } : fields);
    const failure = answer && (await this.pending.wait(answer.interaction));
    if (failure) this.failures.set(message.id, failure);
    this.setBusy(message.id, null);
  }

  setBusy(message, customId) {
    if (customId) this.busy.set(message, customId);
    else this.busy.delete(message);
    this.world.tell("busy", message);
  }

  // Resolves to null when the application took the form, else to the sentence that says why not.
  async modal(interaction, customId, components) {
    const answer = await this.link.request("modal", { interaction, custom_id: customId, components });
    return this.pending.wait(answer.interaction);
  }

  react(message, emoji, add) {
    return this.ask("react", { message: message.id, emoji, add });
  }

  dismiss(message) {
    this.world.remove(message.channel_id, message.id);
    return message.local ? null : this.ask("dismiss", { message: message.id });
  }
}
