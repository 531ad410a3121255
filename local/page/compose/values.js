// What a person typed into an option, as the value the application receives, or the reason why not.

import { Option } from "../state/flags.js";
import { say } from "../words/say.js";

const TRUE = ["true", "yes", "y", "1"];
const FALSE = ["false", "no", "n", "0"];

// Returns { value } or { problem }.
export function readValue(option, typed, picked) {
  if (picked !== undefined) return { value: picked };
  if (option.choices?.length) return readChoice(option, typed);
  switch (option.type) {
    case Option.STRING:
      return readText(option, typed);
    case Option.INTEGER:
      return /^-?\d{1,16}$/.test(typed.trim())
        ? inRange(option, Number(typed))
        : { problem: say("value.whole") };
    case Option.NUMBER:
      return typed.trim() && Number.isFinite(Number(typed))
        ? inRange(option, Number(typed))
        : { problem: say("value.number") };
    case Option.BOOLEAN:
      return readBoolean(typed);
    default:
      return { problem: say("value.list") };
  }
}

function readChoice(option, typed) {
  const wanted = typed.trim().toLowerCase();
  const choice = option.choices.find(({ name }) => name.toLowerCase() === wanted);
  return choice ? { value: choice.value } : { problem: say("value.list") };
}

function readText(option, typed) {
  if (option.min_length && typed.length < option.min_length)
    return { problem: say("value.at_least", { count: option.min_length }) };
  const most = option.max_length ?? 6000;
  return typed.length > most ? { problem: say("value.at_most", { count: most }) } : { value: typed };
}

function inRange(option, value) {
  if (option.min_value !== undefined && value < option.min_value)
    return { problem: say("value.not_less", { number: option.min_value }) };
  if (option.max_value !== undefined && value > option.max_value)
    return { problem: say("value.not_more", { number: option.max_value }) };
  return { value };
}

function readBoolean(typed) {
  const word = typed.trim().toLowerCase();
  const isOneOf = (words, ...keys) => [...words, ...keys.map((key) => say(key).toLowerCase())].includes(word);
  if (isOneOf(TRUE, "pill.true", "pill.yes")) return { value: true };
  return isOneOf(FALSE, "pill.false", "pill.no") ? { value: false } : { problem: say("value.yes_no") };
}

// Autocompletion is asked with whatever is there, even half a number.
export function looseValue(option, typed) {
  const numeric =
    [Option.INTEGER, Option.NUMBER].includes(option.type) && typed.trim() && Number.isFinite(Number(typed));
  return numeric ? Number(typed) : typed;
}
