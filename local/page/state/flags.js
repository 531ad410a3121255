// Discord's numbers, named.

export const Channel = {
  TEXT: 0,
  DM: 1,
  GROUP: 3,
  CATEGORY: 4,
  NEWS: 5,
  NEWS_THREAD: 10,
  THREAD: 11,
  PRIVATE_THREAD: 12,
  FORUM: 15,
};
export const THREADS = [Channel.NEWS_THREAD, Channel.THREAD, Channel.PRIVATE_THREAD];
export const SPEAKABLE = [Channel.TEXT, Channel.NEWS];

export const Kind = {
  DEFAULT: 0,
  PINNED: 6,
  JOINED: 7,
  THREAD_CREATED: 18,
  REPLY: 19,
  COMMAND: 20,
  THREAD_START: 21,
  MENU_COMMAND: 23,
};

export const Flag = {
  SUPPRESS_EMBEDS: 1 << 2,
  EPHEMERAL: 1 << 6,
  LOADING: 1 << 7,
  SILENT: 1 << 12,
  V2: 1 << 15,
};

export const Part = {
  ROW: 1,
  BUTTON: 2,
  STRING_SELECT: 3,
  TEXT_INPUT: 4,
  USER_SELECT: 5,
  ROLE_SELECT: 6,
  MENTIONABLE_SELECT: 7,
  CHANNEL_SELECT: 8,
  SECTION: 9,
  TEXT: 10,
  THUMBNAIL: 11,
  GALLERY: 12,
  FILE: 13,
  SEPARATOR: 14,
  CONTAINER: 17,
  LABEL: 18,
  FILE_UPLOAD: 19,
  RADIO: 21,
  CHECKS: 22,
  CHECK: 23,
};
export const SELECTS = [
  Part.STRING_SELECT,
  Part.USER_SELECT,
  Part.ROLE_SELECT,
  Part.MENTIONABLE_SELECT,
  Part.CHANNEL_SELECT,
];

export const Option = {
  SUBCOMMAND: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};
// The keys of what they are called.
export const OPTION_KINDS = {
  [Option.STRING]: "kind.text",
  [Option.INTEGER]: "kind.whole",
  [Option.BOOLEAN]: "kind.boolean",
  [Option.USER]: "kind.person",
  [Option.CHANNEL]: "kind.channel",
  [Option.ROLE]: "kind.role",
  [Option.MENTIONABLE]: "kind.mentionable",
  [Option.NUMBER]: "kind.number",
  [Option.ATTACHMENT]: "kind.file",
};

export const isDirect = (channel) => [Channel.DM, Channel.GROUP].includes(channel?.type);

const SEND = 1n << 11n;
const SEND_IN_THREADS = 1n << 38n;

export function maySay(channel) {
  if (!channel?.permissions) return true;
  return Boolean(BigInt(channel.permissions) & (THREADS.includes(channel.type) ? SEND_IN_THREADS : SEND));
}

// A place meant for talk: nobody was forbidden to write there.
export function isOpenToAll(channel) {
  return !(channel.permission_overwrites ?? []).some(({ deny }) => BigInt(deny ?? 0) & SEND);
}

export const has = (message, flag) => Boolean((message.flags ?? 0) & flag);
export const isEphemeral = (message) => Boolean(message.ephemeral) || has(message, Flag.EPHEMERAL);

const EPOCH = 1420070400000n;

export function timeOf(id) {
  return new Date(Number((BigInt(id) >> 22n) + EPOCH));
}

// An id for what only this page knows, in line with the others by time.
export function idNow() {
  return String((BigInt(Date.now()) - EPOCH) << 22n);
}

export function byId(left, right) {
  const [a, b] = [BigInt(left.id), BigInt(right.id)];
  return a < b ? -1 : a > b ? 1 : 0;
}
