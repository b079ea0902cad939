/** Modals: forms that the bot asks a member to fill in. */

import { call } from "./api.js";
import { sentence } from "./actions.js";
import { avatar } from "./avatars.js";
import { Chooser } from "./chooser.js";
import { asOption } from "./components.js";
import { h, openDialog, uid } from "./dom.js";
import { boxes, radios } from "./groups.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

const [ROW, INPUT, USERS, MENTIONABLE, TEXT, LABEL] = [1, 4, 5, 7, 10, 18];
const [RADIO, CHECKBOXES, CHECKBOX] = [21, 22, 23];
const PARAGRAPH = 2;
const MOST = 4000;

export class Forms {
  /** to(): the `Mentions` for texts between the fields. */
  constructor(store, to) {
    this.store = store;
    this.to = to;
  }

  /** Show the form that an answer of the bot brought. */
  open(answer) {
    const { modal } = answer;
    const back = document.activeElement?.dataset?.control;
    const fields = [];
    const title = h("h2", { class: "modal-title", id: uid("modal"), text: modal.title });
    const wrong = h("p", { class: "modal-wrong", role: "alert", hidden: true });
    const cancel = h("button", { type: "button", class: "button plain", text: say("modal-cancel") });
    const send = h("button", { type: "submit", class: "button main", text: say("modal-send") });
    const form = h(
      "form",
      { class: "modal-form", novalidate: true },
      h("div", { class: "modal-fields" }, modal.components.flatMap((one) => this.#part(one, fields))),
      wrong,
      h("div", { class: "modal-foot" }, cancel, send),
    );
    const dialog = h(
      "dialog",
      { class: "modal", "aria-labelledby": title.id },
      h("div", { class: "modal-head" }, avatar(this.store.bot, "small"), title),
      form,
    );
    document.body.append(dialog);
    cancel.addEventListener("click", () => dialog.close());
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      send.setAttribute("aria-busy", "true");
      wrong.hidden = true;
      const said = await this.#send(answer, fields);
      send.removeAttribute("aria-busy");
      if (said === null) dialog.close();
      else {
        wrong.textContent = said;
        wrong.hidden = false;
      }
    });
    openDialog(dialog, () => {
      // Older messages may carry the same control: the newest is the one that was pressed, as far as anybody sees.
      const again = back ? [...document.querySelectorAll(`[data-control="${CSS.escape(back)}"]`)].at(-1) : null;
      return again ?? document.getElementById("box");
    });
    fields[0]?.focus();
  }

  /** Send what was filled in; null, or what is wrong. */
  async #send(answer, fields) {
    const values = {};
    for (const one of fields) {
      const problem = one.check();
      if (problem) {
        one.focus();
        return `${one.label}: ${problem}`;
      }
      values[one.id] = one.value();
    }
    try {
      const sent = await call("submit", { user: this.store.me.id, modal: answer.interaction, values });
      return sent.outcome === "failed" ? say("failed-modal") : null;
    } catch (error) {
      return sentence(error);
    }
  }

  #part(part, fields) {
    if (part.type === TEXT) return [h("div", { class: "text" }, markdown(part.content, this.to()))];
    if (part.type === ROW) return part.components.map((one) => this.#field(one, one.label, "", fields));
    if (part.type === LABEL) return [this.#field(part.component, part.label, part.description, fields)];
    return [];
  }

  #field(one, label, hint, fields) {
    const id = uid("field");
    const required = one.type !== CHECKBOX && one.required !== false;
    const control = this.#control(one, label, required);
    control.element.id = id;
    fields.push({ id: one.custom_id, label, ...control });
    const grouped = one.type === RADIO || one.type === CHECKBOXES;
    const name = h(grouped ? "div" : "label", { class: "field-label", for: grouped ? null : id }, label ?? one.custom_id);
    if (grouped) {
      name.id = `${id}-name`;
      control.element.setAttribute("aria-labelledby", name.id);
    }
    if (required) name.append(" ", h("span", { class: "field-required", title: say("modal-required"), text: "*" }));
    const more = hint ? h("div", { class: "subtext", id: `${id}-hint`, text: hint }) : null;
    if (more) control.element.setAttribute("aria-describedby", more.id);
    return h("div", { class: "form-field" }, name, more, control.element);
  }

  #control(one, label, required) {
    if (one.type === INPUT) return typed(one, required);
    if (one.type === CHECKBOX) {
      const element = h("input", { type: "checkbox", class: "check", checked: Boolean(one.default) });
      return { element, value: () => element.checked, check: () => null, focus: () => element.focus() };
    }
    if (one.type === RADIO) return radios(one, required);
    if (one.type === CHECKBOXES) return boxes(one, required);
    return this.#choice(one, label, required);
  }

  /** A list. */
  #choice(one, label, required) {
    const people = one.type === USERS || one.type === MENTIONABLE;
    const options = people
      ? this.store.people().map((user) => ({ value: user.id, label: user.display, avatar: avatar(user, "small") }))
      : one.options.map(asOption);
    const lo = required ? (one.min_values ?? 1) : 0;
    let chosen = people
      ? (one.default_values ?? []).map((value) => value.id)
      : one.options.filter((each) => each.default).map((each) => each.value);
    const chooser = new Chooser({
      label: one.placeholder || label || say("select-make"),
      options,
      lo,
      hi: one.max_values ?? 1,
      chosen,
      search: people,
      id: one.custom_id,
      take: (values) => {
        chosen = values;
      },
    });
    return {
      element: chooser.button,
      value: () => chosen,
      check: () => (chosen.length < lo ? say("option-missing") : null),
      focus: () => chooser.button.focus(),
    };
  }
}

function typed(one, required) {
  const long = one.style === PARAGRAPH;
  const least = one.min_length ?? 0;
  const most = one.max_length ?? MOST;
  const element = h(long ? "textarea" : "input", {
    class: "field",
    type: long ? null : "text",
    rows: long ? "5" : null,
    maxlength: most,
    placeholder: one.placeholder,
    autocomplete: "off",
    "aria-required": String(required),
  });
  element.value = one.value ?? "";
  const check = () => {
    const { length } = element.value;
    if (!length) return required ? say("option-missing") : null;
    return length < least || length > most ? say("modal-length", { lo: least, hi: most }) : null;
  };
  return { element, value: () => element.value, check, focus: () => element.focus() };
}

