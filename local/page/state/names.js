// How things are called on the page.

import { displayName } from "../ui/avatar.js";
import { Channel, THREADS } from "./flags.js";
import { say } from "../words/say.js";

export function channelName(world, channel) {
  if (!channel) return say("name.unknown");
  if (channel.type === Channel.DM || channel.type === Channel.GROUP) {
    const others = (channel.recipients ?? []).filter((user) => user.id !== world.me.id);
    return others.map((user) => displayName(world.users.get(user.id) ?? user)).join(", ") || say("name.yourself");
  }
  return channel.name ?? say("name.unnamed");
}

export function channelIcon(channel) {
  if (channel?.type === Channel.PRIVATE_THREAD) return "lock";
  if (THREADS.includes(channel?.type)) return "thread";
  if (channel?.type === Channel.FORUM) return "forum";
  return "hash";
}

export function roleColour(role) {
  return role?.color ? `#${role.color.toString(16).padStart(6, "0")}` : null;
}
