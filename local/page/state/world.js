// Everything the page knows, as the server last told it. Views listen; only this file changes it.

import { byId, Channel, THREADS } from "./flags.js";

export class World {
  constructor() {
    this.listeners = new Map();
    this.users = new Map();
    this.guilds = new Map();
    this.roles = new Map();
    this.channels = new Map();
    this.commands = [];
    this.rooms = new Map();
    // Mentions by channel with news, and the first message there that came while nobody looked.
    this.unread = new Map();
    this.firstNew = new Map();
    this.here = null;
  }

  on(event, listener) {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), listener]);
  }

  tell(event, detail) {
    for (const listener of this.listeners.get(event) ?? []) listener(detail);
  }

  // A fresh start, also after a lost connection: what was shown may be stale, so history is asked for again.
  begin(frame) {
    this.me = frame.user;
    this.guild = frame.guild;
    this.application = frame.application ?? null;
    this.users = keyed([...(frame.users ?? []), frame.user]);
    this.guilds = keyed(frame.guilds ?? [frame.guild]);
    this.roles = keyed(frame.roles ?? []);
    this.channels = keyed(frame.channels ?? []);
    this.commands = frame.commands ?? [];
    this.unread = new Map();
    for (const room of this.rooms.values()) room.loaded = false;
    this.tell("begin");
    this.tell("channels");
    this.tell("commands");
  }

  room(channel) {
    if (!this.rooms.has(channel))
      this.rooms.set(channel, { messages: [], more: false, loaded: false, opened: false });
    return this.rooms.get(channel);
  }

  // The newest page, as the server has it now. It is the truth for its stretch; what was loaded before it
  // stays if there is no gap between.
  history(channel, { messages, more }) {
    const room = this.room(channel);
    const before = JSON.stringify(room.messages);
    const keep = room.opened && joins(room.messages, messages);
    const earlier = keep ? room.messages.filter((known) => known.local || isEarlier(known, messages[0])) : [];
    if (!earlier.length) room.more = more;
    room.messages = merge(earlier, messages);
    const isNews = !room.loaded || before !== JSON.stringify(room.messages);
    room.opened = room.loaded = true;
    this.tell(isNews ? "history" : "unchanged", channel);
  }

  older(channel, { messages, more }) {
    const room = this.room(channel);
    room.messages = merge(messages, room.messages);
    room.more = more;
    this.tell("older", channel);
  }

  message(message) {
    const room = this.room(message.channel_id);
    const known = room.messages.findIndex((other) => other.id === message.id);
    if (known >= 0) return this.update(message);
    room.messages = merge(room.messages, [message]);
    this.tell("message", message);
  }

  update(message) {
    const room = this.room(message.channel_id);
    const at = room.messages.findIndex((other) => other.id === message.id);
    if (at < 0) return;
    const before = room.messages[at];
    room.messages[at] = message;
    this.tell("update", { message, before });
  }

  remove(channel, id) {
    const room = this.room(channel);
    room.messages = room.messages.filter((message) => message.id !== id);
    this.tell("remove", { channel, id });
  }

  find(id) {
    for (const room of this.rooms.values()) {
      const found = room.messages.find((message) => message.id === id);
      if (found) return found;
    }
    return null;
  }

  channel(channel) {
    this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
    this.tell("channels");
  }

  // A server that came, or one from which the application was taken.
  addGuild({ guild, channels, roles }) {
    this.guilds.set(guild.id, guild);
    for (const role of roles) this.roles.set(role.id, role);
    for (const channel of channels)
      this.channels.set(channel.id, { ...this.channels.get(channel.id), ...channel });
    this.tell("channels");
  }

  // The server whose channel is open; in a private conversation the first one.
  guildHere() {
    return this.guilds.get(this.channels.get(this.here)?.guild_id) ?? this.guild;
  }

  rolesHere() {
    return [...this.roles.values()].filter((role) => role.guild_id === this.guildHere()?.id);
  }

  channelsHere() {
    const { id } = this.guildHere() ?? {};
    return [...this.channels.values()].filter((channel) => !channel.guild_id || channel.guild_id === id);
  }

  dropChannel(id) {
    this.channels.delete(id);
    this.rooms.delete(id);
    this.unread.delete(id);
    this.tell("channels");
    this.tell("gone", id);
  }

  user(user) {
    const before = this.users.get(user.id);
    this.users.set(user.id, { ...before, ...user });
    if (before && "avatar" in user && before.avatar !== user.avatar) this.tell("face", this.users.get(user.id));
    if (user.id === this.me.id) this.me = this.users.get(user.id);
    this.tell("users");
  }

  setCommands(commands) {
    this.commands = commands;
    this.tell("commands");
  }

  setUnread(channel, mentions) {
    this.unread.set(channel, mentions);
    this.tell("unread");
  }

  clearUnread(channel) {
    this.firstNew.delete(channel);
    if (this.unread.delete(channel)) this.tell("unread");
  }

  mentions() {
    let sum = 0;
    for (const count of this.unread.values()) sum += count;
    return sum;
  }

  threadsOf(channel) {
    return [...this.channels.values()]
      .filter((other) => THREADS.includes(other.type) && other.parent_id === channel)
      .sort(byId);
  }

  directs() {
    return [...this.channels.values()].filter((channel) =>
      [Channel.DM, Channel.GROUP].includes(channel.type),
    );
  }
}

function keyed(things) {
  return new Map(things.filter(Boolean).map((thing) => [thing.id, thing]));
}

const isEarlier = (left, right) => byId(left, right) < 0;

function joins(known, page) {
  return known.length > 0 && page.length > 0 && !isEarlier(known.at(-1), page[0]);
}

function merge(first, second) {
  const all = new Map([...first, ...second].map((message) => [message.id, message]));
  return [...all.values()].sort(byId);
}
