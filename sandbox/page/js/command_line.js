/** A slash command being filled in: a field for each option, suggestions for each field, all by keyboard. */

import { call } from "./api.js";
import { filtered, offered, worth } from "./commands.js";
import { fill, h, quiet } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

const WAIT = 120;

export class CommandLine {
  /**
   * store, suggestions; send(path, options): a promise of a sentence if it was refused; leave(text): back to
   * ordinary text; wrong(sentence or null): say what is wrong.
   */
  constructor(store, suggestions, { send, leave, wrong }) {
    Object.assign(this, { store, suggestions, send, leave, wrong });
    this.root = h("div", { class: "command", role: "group", hidden: true });
    this.command = null;
    this.fields = [];
    this.ask = quiet(WAIT, (field) => this.#complete(field));
    this.asked = 0;
  }

  get active() {
    return this.command !== null;
  }

  /** Fill in a command; given: what was typed of its options already. */
  begin(command, given = "") {
    this.command = command;
    this.fields = [];
    this.wrong(null);
    this.root.hidden = false;
    this.root.setAttribute("aria-label", `/${command.shown}`);
    const known = parse(command, given);
    this.tail = h("input", {
      class: "tail",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-label": say("options"),
      autocomplete: "off",
      onfocus: () => this.#offerOptions(),
      oninput: () => this.#offerOptions(),
      onkeydown: (event) => this.#typedInTail(event),
      onblur: () => this.suggestions.hide(),
    });
    for (const option of command.options) {
      if (option.required || option.name in known) this.#add(option, known[option.name]);
    }
    this.#draw();
    (this.fields.find((one) => !one.input.value)?.input ?? this.tail).focus();
  }

  end() {
    this.command = null;
    this.fields = [];
    this.root.hidden = true;
    this.root.replaceChildren();
    this.suggestions.hide();
    this.wrong(null);
  }

  #add(option, typed = "") {
    const field = { option, picked: undefined, waiting: false, hurried: [] };
    const label = say("option-of", { name: option.shown, what: option.what });
    field.input = h("input", {
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "aria-required": String(Boolean(option.required)),
      "aria-label": label,
      autocomplete: "off",
      spellcheck: "false",
      value: typed,
      onfocus: () => this.#offer(field),
      oninput: () => {
        field.picked = undefined;
        this.#fit(field);
        this.wrong(null);
        this.#offer(field);
      },
      onkeydown: (event) => this.#typed(event, field),
      onblur: () => this.suggestions.hide(),
    });
    field.chip = h(
      "label",
      { class: `chip${option.required ? " required" : ""}`, title: option.what },
      h("span", { class: "chip-name", text: option.shown }),
      field.input,
    );
    this.fields.push(field);
    this.#fit(field);
    return field;
  }

  #fit(field) {
    field.input.style.setProperty("--letters", String(Math.max(4, Math.min(36, field.input.value.length + 1))));
  }

  #draw() {
    const left = this.#left().length;
    this.tail.placeholder = left ? `+ ${say("options-more", { n: left })}` : "";
    const leave = h("button", {
      type: "button",
      class: "pill",
      title: say("command-leave"),
      "aria-label": `/${this.command.shown}: ${say("command-leave")}`,
      onclick: () => this.leave(""),
    });
    leave.append(h("span", { text: `/${this.command.shown}` }), icon("close"));
    fill(this.root, leave, this.fields.map((one) => one.chip), this.tail);
  }

  #left() {
    return this.command.options.filter((option) => !this.fields.some((one) => one.option.name === option.name));
  }

  // ------------------------------------------------------------ suggestions

  #offer(field) {
    const { option, input } = field;
    const title = say("option-of", { name: option.shown, what: option.what });
    if (option.autocomplete) {
      field.waiting = true;
      this.ask(field);
      return;
    }
    const list = offered(option, this.store);
    if (!list) {
      this.asked += 1;
      this.suggestions.show(input, title, [], { empty: option.what, keys: say("keys-option") });
      return;
    }
    const rows = field.picked === undefined ? filtered(list, input.value) : list;
    this.#show(field, rows, say("option-none"));
  }

  #show(field, values, empty) {
    const { option, input } = field;
    const rows = values.map((one) => ({ ...one, kind: "value", field }));
    // Into an optional field that was left empty, Enter and Tab take nothing unless one points at it.
    const first = option.required || input.value ? 0 : -1;
    const at = field.picked === undefined ? first : rows.findIndex((one) => one.value === field.picked);
    const title = say("option-of", { name: option.shown, what: option.what });
    const keys = field.picked === undefined ? say("keys-command") : say("keys-option");
    this.suggestions.show(input, title, rows, { at, empty, keys });
  }

  async #complete(field) {
    const { option, input } = field;
    this.asked += 1;
    const asked = this.asked;
    const options = {};
    for (const one of this.fields) {
      if (one === field) continue;
      const found = worth(one.option, one.input.value, one.picked, this.store);
      if ("value" in found) options[one.option.name] = found.value;
    }
    let values = [];
    let empty = say("option-none");
    try {
      const answer = await call("autocomplete", {
        user: this.store.me.id,
        channel: this.store.here.channel,
        path: this.command.path,
        focused: option.name,
        value: field.picked === undefined ? input.value : "",
        options,
      });
      if (answer.outcome === "failed") empty = say("option-failed");
      values = (answer.choices ?? []).map((one) => ({
        label: one.name_localizations?.[this.store.me.locale] ?? one.name,
        value: one.value,
      }));
    } catch {
      empty = say("option-failed");
    }
    field.waiting = false;
    const hurried = field.hurried.splice(0);
    if (asked !== this.asked || document.activeElement !== input) return;
    this.#show(field, values, empty);
    if (hurried.length) this.#hasten(field, hurried);
  }

  #offerOptions() {
    this.asked += 1;
    const typed = this.tail.value.trim().toLowerCase();
    const rows = this.#left()
      .filter((option) => option.shown.toLowerCase().includes(typed) || option.name.includes(typed))
      .map((option) => ({ kind: "option", option, label: option.shown, more: option.what }));
    this.suggestions.show(this.tail, say("options"), rows, { at: typed ? 0 : -1, keys: say("keys-option") });
  }

  /** A row of the suggestions was chosen. */
  take(row) {
    if (row.kind === "option") {
      this.tail.value = "";
      const field = this.#add(row.option);
      this.#draw();
      field.input.focus();
      return;
    }
    const { field } = row;
    field.picked = row.value;
    field.input.value = row.label;
    field.input.setSelectionRange?.(row.label.length, row.label.length);
    this.#fit(field);
    this.wrong(null);
    this.#next(field);
  }

  #next(field) {
    const later = this.fields.slice(this.fields.indexOf(field) + 1);
    const next = later.find((one) => !one.input.value) ?? null;
    (next?.input ?? this.tail).focus();
  }

  /** Enter or Tab came before the values: do now what they would have done with them. */
  #hasten(field, [first, ...others]) {
    const row = this.suggestions.current();
    if (row) this.take(row);
    else if (first === "Tab") this.#next(field);
    else this.submit();
    for (const key of others) press(key);
  }

  // ------------------------------------------------------------ keys

  #typed(event, field) {
    const row = this.suggestions.current();
    const open = row !== null && field.picked === undefined;
    if (this.#moved(event)) return;
    const forward = (event.key === "Enter" || event.key === "Tab") && !event.shiftKey;
    if (field.hurried.length && !event.ctrlKey && !event.metaKey && !event.altKey && typeable(event.key)) {
      event.preventDefault();
      field.hurried.push(event.key);
    } else if (forward && field.waiting && field.picked === undefined && field.input.value) {
      event.preventDefault();
      field.hurried.push(event.key);
    } else if (forward && open) {
      event.preventDefault();
      this.take(row);
    } else if (event.key === "Tab" && !event.shiftKey) {
      event.preventDefault();
      this.#next(field);
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Backspace" && !field.input.value) {
      event.preventDefault();
      this.#back(field);
    }
  }

  #typedInTail(event) {
    if (this.#moved(event)) return;
    const row = this.suggestions.current();
    if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && row) {
      event.preventDefault();
      this.take(row);
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Backspace" && !this.tail.value) {
      event.preventDefault();
      const last = this.fields.at(-1);
      if (last) last.input.focus();
      else this.leave(`/${this.command.shown}`);
    }
  }

  #moved(event) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!this.suggestions.open) return false;
      event.preventDefault();
      this.suggestions.move(event.key === "ArrowDown" ? 1 : -1);
      return true;
    }
    if (event.key === "Escape") {
      event.preventDefault();
      if (this.suggestions.open && this.suggestions.rows.length) this.suggestions.hide();
      else this.leave("");
      return true;
    }
    return false;
  }

  #back(field) {
    const index = this.fields.indexOf(field);
    if (!field.option.required) {
      this.fields.splice(index, 1);
      this.#draw();
      (this.fields[index - 1]?.input ?? this.tail).focus();
    } else if (index > 0) this.fields[index - 1].input.focus();
    else this.leave(`/${this.command.shown}`);
  }

  /** Send it, or say what is missing. */
  async submit() {
    const options = {};
    for (const one of this.fields) {
      const found = worth(one.option, one.input.value, one.picked, this.store);
      one.chip.classList.toggle("bad", "wrong" in found);
      one.input.setAttribute("aria-invalid", String("wrong" in found));
      if ("wrong" in found) {
        this.wrong(`${one.option.shown}: ${found.wrong}`);
        one.input.focus();
        return;
      }
      if ("value" in found) options[one.option.name] = found.value;
    }
    await this.send(this.command.path, options);
  }
}

/** What was typed after a command's name, as texts by option: "game:Die Fugger seats:3". */
function parse(command, text) {
  const found = {};
  const marks = [];
  for (const option of command.options) {
    for (const name of new Set([option.shown, option.name])) {
      const at = text.search(new RegExp(`(^|\\s)${name}:`, "i"));
      if (at >= 0) marks.push({ option, at, from: text.indexOf(":", at) + 1 });
    }
  }
  marks.sort((a, b) => a.at - b.at);
  marks.forEach((mark, index) => {
    found[mark.option.name] = text.slice(mark.from, marks[index + 1]?.at ?? text.length).trim();
  });
  return found;
}

/** Whether a key writes, deletes or goes on. */
function typeable(key) {
  return key.length === 1 || key === "Enter" || key === "Tab" || key === "Backspace";
}

/** Do what a key would have done where the focus is now. */
function press(key) {
  const at = document.activeElement;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  if (!at?.dispatchEvent(event) || !("setRangeText" in at)) return;
  if (key.length === 1) at.setRangeText(key, at.selectionStart, at.selectionEnd, "end");
  else if (key === "Backspace") at.setRangeText("", Math.max(0, at.selectionStart - 1), at.selectionEnd, "end");
  else return;
  at.dispatchEvent(new Event("input", { bubbles: true }));
}
