/** Groups of a form whose options are all in sight: radio buttons, and boxes to tick. */

import { h, uid } from "./dom.js";
import { say } from "./words.js";

/** One radio button of several. A group that may stay open is emptied by a press on the chosen button. */
export function radios(one, required) {
  const { element, inputs } = group(one, "radio", required);
  let chosen = inputs.find((input) => input.checked) ?? null;
  for (const input of inputs) {
    input.addEventListener("click", () => {
      if (!required && chosen === input) input.checked = false;
      chosen = input.checked ? input : null;
    });
  }
  return {
    element,
    value: () => chosen?.value ?? null,
    check: () => (required && !chosen ? say("option-missing") : null),
    focus: () => (chosen ?? inputs[0]).focus(),
  };
}

/** Boxes, of which some are ticked; once as many as allowed are, the others are greyed out. */
export function boxes(one, required) {
  const { element, inputs } = group(one, "checkbox", required);
  const lo = one.min_values ?? 1;
  const hi = one.max_values ?? inputs.length;
  const ticked = () => inputs.filter((input) => input.checked);
  const full = () => {
    const enough = ticked().length >= hi;
    for (const input of inputs) input.disabled = enough && !input.checked;
  };
  element.addEventListener("change", full);
  full();
  return {
    element,
    value: () => ticked().map((input) => input.value),
    check: () => {
      const n = ticked().length;
      if (n === 0) return required ? say("option-missing") : null;
      return n < lo || n > hi ? say("group-count", { lo, hi }) : null;
    },
    focus: () => inputs.find((input) => !input.disabled).focus(),
  };
}

function group(one, type, required) {
  const name = uid("group");
  const inputs = one.options.map((option) =>
    h("input", { type, name, class: "check", value: option.value, checked: Boolean(option.default) }),
  );
  const rows = one.options.map((option, index) => row(option, inputs[index]));
  const radio = type === "radio";
  const element = h("div", {
    class: "group",
    role: radio ? "radiogroup" : "group",
    "aria-required": radio ? String(required) : null,
    dataset: { control: one.custom_id },
  });
  element.append(...rows);
  return { element, inputs };
}

function row(option, input) {
  const words = h("span", { class: "option-words" }, h("span", { class: "option-label", text: option.label }));
  if (option.description) {
    const more = h("span", { class: "option-more", id: uid("more"), text: option.description });
    input.setAttribute("aria-describedby", more.id);
    words.append(more);
  }
  return h("label", { class: "group-option" }, input, words);
}
