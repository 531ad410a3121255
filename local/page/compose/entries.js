// Commands as people pick them: groups and subcommands laid flat, each with its path and its options. They stand in
// the order in which the application has registered them, which is by use.

import { Option } from "../state/flags.js";

const CHAT_INPUT = 1;

export function entriesOf(commands) {
  return commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT)
    .sort((left, right) => isForFew(left) - isForFew(right))
    .flatMap((command) => leaves(command, command, []));
}

// Commands that need a right are not what a stranger looks for.
const isForFew = (command) => Number((command.default_member_permissions ?? null) !== null);

function leaves(command, node, path) {
  const below = (node.options ?? []).filter((option) =>
    [Option.SUBCOMMAND, Option.GROUP].includes(option.type),
  );
  if (below.length)
    return below.flatMap((option) =>
      leaves(command, option, [...path, { name: option.name, type: option.type }]),
    );
  const name = [command.name, ...path.map((step) => step.name)].join(" ");
  return [{ command, path, name, description: node.description ?? "", options: node.options ?? [] }];
}

// Names that begin with what was typed come first, then names that contain it, then descriptions.
export function findEntries(entries, typed) {
  const wanted = typed.trim().toLowerCase();
  const rank = (entry) => {
    if (entry.name.startsWith(wanted)) return 0;
    if (entry.name.includes(wanted)) return 1;
    return wanted.length > 2 && entry.description.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return entries
    .map((entry) => [rank(entry), entry])
    .filter(([place]) => place < 3)
    .sort(([left], [right]) => left - right)
    .map(([, entry]) => entry);
}

// "/name " written out to the end begins the command by itself.
export function exactEntry(entries, text) {
  return text.endsWith(" ") ? (entries.find((entry) => `/${entry.name} ` === text) ?? null) : null;
}

// The option objects of the interaction, wrapped in the subcommand and group they belong to.
export function wrapped(entry, options) {
  return entry.path.reduceRight(
    (inner, step) => [{ name: step.name, type: step.type, options: inner }],
    options,
  );
}
