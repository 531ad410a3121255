// Times: the written forms of <t:…> marks, and one clock that keeps the relative ones alive.

import { el } from "../ui/dom.js";
import { currentLocale, say } from "../words/say.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
// Browsers write "59 分後", Japanese people and Discord do not.
const BEFORE_KANJI = /(?<=\d) (?=[\p{scx=Han}\p{scx=Hira}])/u;
const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const formats = new Map();

// One for each language and style: making them takes longer than using them.
function format(style, make) {
  const key = `${currentLocale()} ${style}`;
  if (!formats.has(key)) formats.set(key, make(currentLocale()));
  return formats.get(key);
}

export function written(date, style) {
  return format(style, (locale) => new Intl.DateTimeFormat(locale, STYLES[style])).format(date);
}

function relative(date, now = Date.now()) {
  const seconds = Math.round((date - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  const words = format("R", (locale) => new Intl.RelativeTimeFormat(locale, { numeric: "always" }));
  return words.format(Math.trunc(seconds / size), unit).replace(BEFORE_KANJI, "");
}

export function timeMark(unix, style) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(say("time.invalid"));
  const shown = style === "R" ? relative(date) : written(date, style);
  const mark = el(
    "time",
    { class: "time-mark", datetime: date.toISOString(), title: written(date, "F") },
    shown,
  );
  if (style === "R") mark.dataset.living = String(date.getTime());
  return mark;
}

// "Today at 14:05", as beside an author's name.
export function stamp(date) {
  const today = startOfDay(new Date());
  const days = Math.round((today - startOfDay(date)) / 86400000);
  if (days === 0) return say("time.today", { time: written(date, "t") });
  if (days === 1) return say("time.yesterday", { time: written(date, "t") });
  return `${written(date, "d")} ${written(date, "t")}`;
}

export function startOfDay(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}

export function startClock() {
  setInterval(() => {
    for (const mark of document.querySelectorAll("time[data-living]")) {
      const shown = relative(Number(mark.dataset.living));
      if (mark.textContent !== shown) mark.textContent = shown;
    }
  }, 1000);
}
