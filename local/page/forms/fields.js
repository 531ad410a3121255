// The fields a modal can hold. Each gives { node, problem(), answer() }; an answer may wait for an upload.

import { el, freshId } from "../ui/dom.js";
import { Part, SELECTS } from "../state/flags.js";
import { defaultValues } from "../parts/choices.js";
import { wish } from "../parts/menu.js";
import { selectField } from "../parts/select.js";
import { uploadField } from "./upload_field.js";
import { say } from "../words/say.js";

export function fieldFor(app, part, label, ids) {
  if (part.type === Part.TEXT_INPUT) return textField(part, ids);
  if (SELECTS.includes(part.type)) return chooser(app, part, label);
  if (part.type === Part.RADIO) return radios(part, label);
  if (part.type === Part.CHECKS) return checks(part, label);
  if (part.type === Part.CHECK) return check(part, label);
  if (part.type === Part.FILE_UPLOAD) return uploadField(part, ids);
  return null;
}

export const isRequired = (part) => part.required ?? ![Part.CHECK].includes(part.type);

export function limits(part) {
  const needed = isRequired(part);
  const least = needed ? Math.max(1, part.min_values ?? 1) : 0;
  // A field that may stay empty still wants its minimum once something is chosen.
  return { needed, least, wanted: Math.max(1, part.min_values ?? 1), most: part.max_values ?? 1 };
}

export function countProblem(count, { needed, wanted, most }) {
  if (count === 0) return needed ? say("form.needed") : null;
  return count < wanted || count > most ? say("form.wish", { wish: wish(wanted, most) }) : null;
}

const submitted = (part, rest) => ({
  type: part.type,
  ...(part.id === undefined ? {} : { id: part.id }),
  custom_id: part.custom_id,
  ...rest,
});

function textField(part, ids) {
  const paragraph = part.style === 2;
  const node = el(paragraph ? "textarea" : "input", {
    class: "field",
    id: ids.field,
    "aria-describedby": ids.about,
    placeholder: part.placeholder,
    value: part.value ?? "",
    rows: paragraph ? 4 : null,
    maxlength: part.max_length ?? 4000,
    "aria-required": isRequired(part) ? "true" : null,
    autocomplete: "off",
    data: { customId: part.custom_id },
  });
  const problem = () => {
    if (!node.value) return isRequired(part) ? say("form.needed") : null;
    return node.value.length < (part.min_length ?? 0)
      ? say("value.at_least", { count: part.min_length })
      : null;
  };
  return { node, control: node, problem, answer: () => submitted(part, { value: node.value }) };
}

function chooser(app, part, label) {
  const bounds = limits(part);
  let values = defaultValues(part);
  const control = selectField(
    app,
    { ...part, min_values: bounds.least },
    {
      values,
      label,
      onChange: (chosen) => {
        values = chosen;
      },
    },
  );
  return {
    node: control,
    control,
    problem: () => countProblem(values.length, bounds),
    answer: () => submitted(part, { values }),
  };
}

function options(part, kind, label) {
  const name = freshId(kind);
  const inputs = part.options.map((option) =>
    el("input", { type: kind, name, value: option.value, checked: Boolean(option.default) }),
  );
  const node = el(
    "div",
    { class: "options", role: kind === "radio" ? "radiogroup" : "group", "aria-label": label },
    part.options.map((option, index) =>
      el(
        "label",
        { class: "option" },
        inputs[index],
        el(
          "span",
          { class: "option-text" },
          el("span", {}, option.label),
          option.description ? el("span", { class: "hint" }, option.description) : null,
        ),
      ),
    ),
  );
  return { inputs, node, chosen: () => inputs.filter((input) => input.checked).map((input) => input.value) };
}

function radios(part, label) {
  const { inputs, node, chosen } = options(part, "radio", label);
  const problem = () => (isRequired(part) && !chosen().length ? say("form.choose_one") : null);
  const control = inputs.find((input) => input.checked) ?? inputs[0];
  return { node, control, problem, answer: () => submitted(part, { value: chosen()[0] ?? null }) };
}

function checks(part, label) {
  const { inputs, node, chosen } = options(part, "checkbox", label);
  const bounds = { ...limits(part), most: part.max_values ?? part.options.length };
  return {
    node,
    control: inputs[0],
    problem: () => countProblem(chosen().length, bounds),
    answer: () => submitted(part, { values: chosen() }),
  };
}

function check(part, label) {
  const input = el("input", { type: "checkbox", checked: Boolean(part.default) });
  const node = el(
    "label",
    { class: "option option-single" },
    input,
    el("span", { class: "option-text" }, label),
  );
  return {
    node,
    control: input,
    ownLabel: true,
    problem: () => null,
    answer: () => submitted(part, { value: input.checked }),
  };
}
