// What the page itself says: a text by its key, in the language of the person at the keyboard.

import de from "./de.js";
import en from "./en.js";
import es from "./es.js";
import fr from "./fr.js";
import ja from "./ja.js";
import ptBR from "./pt-BR.js";

const CATALOGUES = { en, de, es, fr, ja, "pt-BR": ptBR };
const HOLE = /\{(\w+)\}/;

let locale = "en";
let language = "en";
let plurals = new Intl.PluralRules(language);

const baseOf = (code) => code.split("-")[0].toLowerCase();
const nearest = (code) => Object.keys(CATALOGUES).find((known) => baseOf(known) === baseOf(code));

// wish: the language the person has chosen; without one it is the browser's. Tells whether anything changed.
export function speak(wish = null) {
  const before = locale;
  // Some browsers without a set language give "en-US@posix", which Intl refuses.
  const browsers = (navigator.languages ?? []).map((code) => code.split("@")[0]);
  locale = wish ?? browsers.find(nearest) ?? "en";
  language = nearest(locale) ?? "en";
  plurals = new Intl.PluralRules(language);
  document.documentElement.lang = language;
  return locale !== before;
}

// For dates and times, which differ between en-US and en-GB.
export const currentLocale = () => locale;
export const currentLanguage = () => language;

function template(key, count) {
  const text = CATALOGUES[language][key] ?? en[key] ?? key;
  return typeof text === "string" ? text : (text[plurals.select(count)] ?? text.other);
}

// A text and what stands in it in turn; facts may be nodes. `count` also chooses between singular and plural.
export function sayNodes(key, facts = {}) {
  return template(key, facts.count)
    .split(HOLE)
    .map((piece, index) => (index % 2 ? (facts[piece] ?? "") : piece))
    .filter((piece) => piece !== "");
}

export function say(key, facts) {
  return sayNodes(key, facts).join("");
}

export function sayNumber(number, digits = 0) {
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return new Intl.NumberFormat(locale, shape).format(number);
}

// The server's own sentences come in English: those that stand in the catalogue under "told." are said in
// the person's language, any other stays as it is.
const TOLD = Object.keys(en)
  .filter((key) => key.startsWith("told."))
  .map((key) => [key, pattern(en[key])]);

function pattern(text) {
  const named = new Set();
  const source = text.split(HOLE).map((piece, index) => {
    if (index % 2 === 0) return piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    if (named.has(piece)) return `\\k<${piece}>`;
    named.add(piece);
    return `(?<${piece}>.+)`;
  });
  return new RegExp(`^${source.join("")}$`);
}

export function retold(sentence) {
  for (const [key, shape] of TOLD) {
    const found = shape.exec(sentence);
    if (found) return say(key, found.groups);
  }
  return sentence;
}
