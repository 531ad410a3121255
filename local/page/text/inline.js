// Discord's inline marks: text to a tree of plain objects. No DOM here.

const WORD = /[\p{L}\p{N}_]/u;

const TOKENS = [
  [/<@!?(\d{1,20})>/y, ([, id]) => ({ kind: "user", id })],
  [/<@&(\d{1,20})>/y, ([, id]) => ({ kind: "role", id })],
  [/<#(\d{1,20})>/y, ([, id]) => ({ kind: "channel", id })],
  [/<\/([^:<>\n]{1,100}):(\d{1,20})>/y, ([, name, id]) => ({ kind: "command", name, id })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    ([, unix, style]) => ({ kind: "time", unix: Number(unix), style: style ?? "f" }),
  ],
  [
    /<(a?):(\w{2,32}):(\d{1,20})>/y,
    ([, animated, name, id]) => ({ kind: "emoji", name, id, animated: Boolean(animated) }),
  ],
  [/@(everyone|here)\b/y, ([all]) => ({ kind: "everyone", text: all })],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, url]) => ({ kind: "link", url, inner: [text(url)] })],
];

const LINK =
  /\[((?:[^[\]\\\n]|\\.)+)\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"\n]*")?\)/y;
const BARE = /https?:\/\/[^\s<>|]+/y;
const MARKS = [
  ["||", "spoiler"],
  ["**", "bold"],
  ["__", "underline"],
  ["~~", "strike"],
  ["*", "italic"],
  ["_", "italic"],
];

const text = (value) => ({ kind: "text", text: value });

// Marks nest this deep and no deeper; nobody needs more, and a wall of stars cannot build a tower of nodes.
const DEEPEST = 10;

export function parseInline(source, depth = 0) {
  if (depth > DEEPEST) return [text(source)];
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < source.length) {
    const found = tokenAt(source, at, depth);
    if (!found) {
      plain += source[at];
      at += 1;
      continue;
    }
    if (plain) nodes.push(text(plain));
    plain = "";
    nodes.push(found.node);
    at = found.end;
  }
  if (plain) nodes.push(text(plain));
  return nodes;
}

function tokenAt(source, at, depth) {
  const letter = source[at];
  if (letter === "\\") return escaped(source, at);
  if (letter === "`") return code(source, at);
  if (letter === "[") return link(source, at, depth);
  if (letter === "h") return bare(source, at);
  if (letter === "<" || letter === "@") return fixed(source, at);
  return "|*_~".includes(letter) ? marked(source, at, depth) : null;
}

function escaped(source, at) {
  const next = source[at + 1];
  if (!next || /[\s\p{L}\p{N}]/u.test(next)) return null;
  return { node: text(next), end: at + 2 };
}

function code(source, at) {
  const end = codeEnd(source, at);
  if (end < 0) return null;
  const ticks = /^`+/.exec(source.slice(at, end))[0].length;
  return {
    node: { kind: "code", text: source.slice(at + ticks, end - ticks).replace(/^ (.*) $/s, "$1") },
    end,
  };
}

function codeEnd(source, at) {
  const ticks = /^`+/.exec(source.slice(at))[0];
  for (let from = at + ticks.length; ;) {
    const close = source.indexOf(ticks, from);
    if (close < 0) return -1;
    const run = /^`+/.exec(source.slice(close))[0].length;
    if (run === ticks.length) return close + run;
    from = close + run;
  }
}

function link(source, at, depth) {
  LINK.lastIndex = at;
  const match = LINK.exec(source);
  return (
    match && {
      node: { kind: "link", url: match[2], inner: parseInline(match[1], depth + 1) },
      end: LINK.lastIndex,
    }
  );
}

function bare(source, at) {
  BARE.lastIndex = at;
  const match = BARE.exec(source);
  if (!match) return null;
  let url = match[0].replace(/[.,:;!?"'*_~]+$/, "");
  if (url.endsWith(")") && !url.includes("(")) url = url.slice(0, -1);
  return { node: { kind: "link", url, inner: [text(url)] }, end: at + url.length };
}

function fixed(source, at) {
  for (const [pattern, make] of TOKENS) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) return { node: make(match), end: pattern.lastIndex };
  }
  return null;
}

function marked(source, at, depth) {
  for (const [mark, kind] of MARKS) {
    if (!source.startsWith(mark, at) || (mark === "_" && WORD.test(source[at - 1] ?? " "))) continue;
    const close = closing(source, at + mark.length, mark);
    if (close < 0) continue;
    return {
      node: { kind, inner: parseInline(source.slice(at + mark.length, close), depth + 1) },
      end: close + mark.length,
    };
  }
  return null;
}

// Where the mark ends, skipping escapes and code. A walk by hand: no pattern that could backtrack for ever.
function closing(source, start, mark) {
  if (mark.length === 1 && /\s/.test(source[start] ?? " ")) return -1;
  let at = start;
  while (at < source.length) {
    if (source[at] === "\\") at += 2;
    else if (source[at] === "`" && codeEnd(source, at) > 0) at = codeEnd(source, at);
    else if (source[at] === mark[0]) {
      const run = runLength(source, at);
      const close = closeInRun(source, at, run, mark);
      if (close > start) return close;
      at += run;
    } else at += 1;
  }
  return -1;
}

function runLength(source, at) {
  let end = at;
  while (source[end] === source[at]) end += 1;
  return end - at;
}

function closeInRun(source, at, run, mark) {
  if (mark.length === 2) return run >= 2 ? at + run - 2 : -1;
  if (run % 2 === 0 || /\s/.test(source[at - 1])) return -1;
  if (mark === "_" && WORD.test(source[at + run] ?? " ")) return -1;
  return at + run - 1;
}
