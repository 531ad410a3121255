// Names in plain chat: "@an" offers people and roles, "#ge" offers channels; on sending they become mentions.

import { displayName } from "../ui/avatar.js";
import { channelName } from "../state/names.js";
import { channels, matching, people, roles } from "../parts/choices.js";

const MOST = 10;

// The name being typed at the caret, if any: { sign, typed, start }.
export function nameAt(text, caret) {
  const match = /(?:^|[\s(])([@#])([^\s@#]{0,32})$/u.exec(text.slice(0, caret));
  return match ? { sign: match[1], typed: match[2], start: caret - match[2].length - 1 } : null;
}

export function nameChoices(app, name) {
  const items =
    name.sign === "#"
      ? channels(app).map((item) => ({ ...item, text: `#${item.label}` }))
      : [
          ...people(app).map((item) => ({ ...item, text: `@${item.label}` })),
          ...roles(app).map((item) => ({ ...item, text: item.label })),
        ];
  return matching(items, name.typed).slice(0, MOST);
}

// Written names become ids, longest name first; code stays as it was typed.
export function withMentions(app, text) {
  const { world } = app;
  const known = [
    ...[...world.users.values()].map((user) => [`@${displayName(user)}`, `<@${user.id}>`]),
    ...world
      .rolesHere()
      .filter((role) => role.name !== "@everyone")
      .map((role) => [`@${role.name}`, `<@&${role.id}>`]),
    ...world.channelsHere().map((channel) => [`#${channelName(world, channel)}`, `<#${channel.id}>`]),
  ].sort(([left], [right]) => right.length - left.length);
  return text
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((piece, index) => (index % 2 ? piece : swap(piece, known)))
    .join("");
}

function swap(text, known) {
  let out = "";
  let at = 0;
  while (at < text.length) {
    const free = !/[\p{L}\p{N}<]/u.test(text[at - 1] ?? " ");
    const hit =
      "@#".includes(text[at]) && free
        ? known.find(
            ([name]) => text.startsWith(name, at) && !/[\p{L}\p{N}_]/u.test(text[at + name.length] ?? " "),
          )
        : null;
    out += hit ? hit[1] : text[at];
    at += hit ? hit[0].length : 1;
  }
  return out;
}
