// What can be chosen: options, people, roles and channels as rows of a list.

import { avatar, displayName } from "../ui/avatar.js";
import { el } from "../ui/dom.js";
import { icon } from "../ui/icons.js";
import { Channel, Part } from "../state/flags.js";
import { channelIcon, channelName, roleColour } from "../state/names.js";
import { emojiMark } from "../text/emoji.js";
import { say } from "../words/say.js";

export function choicesOf(app, part) {
  switch (part.type) {
    case Part.STRING_SELECT:
      return (part.options ?? []).map(optionRow);
    case Part.USER_SELECT:
      return people(app);
    case Part.ROLE_SELECT:
      return roles(app);
    case Part.CHANNEL_SELECT:
      return channels(app, part.channel_types);
    default:
      return [...people(app), ...roles(app)];
  }
}

function optionRow(option) {
  return {
    value: option.value,
    label: option.label,
    description: option.description,
    mark: emojiMark(option.emoji),
  };
}

export function people(app) {
  return [...app.world.users.values()]
    .map((user) => ({
      value: user.id,
      label: displayName(user),
      mark: avatar(user, "small"),
      note: user.bot ? say("message.app") : user.username !== displayName(user) ? user.username : null,
    }))
    .sort(byLabel);
}

export function roles(app) {
  return app.world
    .rolesHere()
    .filter((role) => role.name !== "@everyone")
    .map((role) => ({
      value: role.id,
      label: `@${role.name}`,
      mark: el("span", { class: "role-dot", style: { background: roleColour(role) ?? "var(--faint)" } }),
      note: say("kind.role"),
    }))
    .sort(byLabel);
}

export function channels(app, types) {
  const allowed = types?.length ? types : null;
  return app.world
    .channelsHere()
    .filter((channel) =>
      allowed ? allowed.includes(channel.type) : ![Channel.DM, Channel.GROUP].includes(channel.type),
    )
    .map((channel) => ({
      value: channel.id,
      label: channelName(app.world, channel),
      mark: icon(channelIcon(channel), 16),
    }))
    .sort(byLabel);
}

function byLabel(left, right) {
  return left.label.localeCompare(right.label);
}

export function matching(items, typed) {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return items;
  const found = items.filter((item) =>
    `${item.label} ${item.description ?? ""} ${item.note ?? ""}`.toLowerCase().includes(wanted),
  );
  return found.sort((left, right) => starts(right, wanted) - starts(left, wanted));
}

const starts = (item, wanted) => Number(item.label.toLowerCase().replace(/^[@#]/, "").startsWith(wanted));

// The values a select begins with, from its own definition.
export function defaultValues(part) {
  if (part.type === Part.STRING_SELECT)
    return (part.options ?? []).filter((option) => option.default).map((option) => option.value);
  return (part.default_values ?? []).map((value) => value.id);
}
