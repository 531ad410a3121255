// Discord's block marks: headings, small print, quotes, lists, fenced code. Text to a tree of plain objects.

import { parseInline } from "./inline.js";

const FENCE = /```(?:([\w+.#-]{1,24})\n)?\n?([\s\S]*?)\n?```/g;

export function parse(source) {
  const blocks = [];
  let at = 0;
  for (const match of source.matchAll(FENCE)) {
    if (!match[2].trim()) continue;
    blocks.push(...parseLines(trimOne(source.slice(at, match.index))));
    blocks.push({ kind: "fence", language: match[1] ?? "", text: match[2] });
    at = match.index + match[0].length;
  }
  blocks.push(...parseLines(trimOne(source.slice(at))));
  return blocks;
}

const trimOne = (chunk) => chunk.replace(/^\n/, "").replace(/\n$/, "");

function parseLines(chunk, quoted = false) {
  if (!chunk) return [];
  const lines = chunk.split("\n");
  const blocks = [];
  let at = 0;
  while (at < lines.length) {
    const taken = special(lines, at, quoted) ?? paragraph(lines, at, quoted);
    blocks.push(taken.block);
    at = taken.next;
  }
  return blocks;
}

function special(lines, at, quoted) {
  const line = lines[at];
  const heading = /^(#{1,3})\s+(\S.*)$/.exec(line);
  if (heading)
    return {
      block: { kind: "heading", level: heading[1].length, inner: parseInline(heading[2]) },
      next: at + 1,
    };
  const small = /^-#\s+(\S.*)$/.exec(line);
  if (small) return { block: { kind: "small", inner: parseInline(small[1]) }, next: at + 1 };
  if (!quoted && /^>>>\s/.test(line)) return quoteRest(lines, at);
  if (!quoted && /^>\s/.test(line)) return quoteLines(lines, at);
  if (LIST_ITEM.test(line)) return list(lines, at);
  return null;
}

function quoteRest(lines, at) {
  const rest = [lines[at].replace(/^>>>\s/, ""), ...lines.slice(at + 1)].join("\n");
  return { block: { kind: "quote", blocks: parseLines(rest, true) }, next: lines.length };
}

function quoteLines(lines, at) {
  let next = at;
  while (next < lines.length && /^>(\s|$)/.test(lines[next])) next += 1;
  const inner = lines.slice(at, next).map((line) => line.replace(/^>\s?/, ""));
  return { block: { kind: "quote", blocks: parseLines(inner.join("\n"), true) }, next };
}

const LIST_ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(\S.*)$/;

function list(lines, at) {
  const depth = LIST_ITEM.exec(lines[at])[1].length;
  const ordered = /\d/.test(LIST_ITEM.exec(lines[at])[2]);
  const block = { kind: "list", ordered, start: ordered ? parseInt(lines[at].trim(), 10) : 1, items: [] };
  let next = at;
  while (next < lines.length) {
    const item = LIST_ITEM.exec(lines[next]);
    if (!item || item[1].length < depth) break;
    if (item[1].length > depth && block.items.length) {
      const nested = list(lines, next);
      block.items.at(-1).blocks.push(nested.block);
      next = nested.next;
    } else if (/\d/.test(item[2]) !== ordered) break;
    else {
      block.items.push({ inner: parseInline(item[3]), blocks: [] });
      next += 1;
    }
  }
  return { block, next };
}

function paragraph(lines, at, quoted) {
  let next = at + 1;
  while (next < lines.length && !special(lines, next, quoted)) next += 1;
  return { block: { kind: "paragraph", inner: parseInline(lines.slice(at, next).join("\n")) }, next };
}
