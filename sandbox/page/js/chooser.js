/** A list to choose from, one or several, with descriptions; by pointer and by keyboard. */

import { fill, h, outside, uid } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

/**
 * options: [{value, label, description, avatar, sign(): what stands before its label}]. lo, hi: how many may be chosen. chosen: values.
 * search: a field to type into. take(values): called when the choice is made.
 */
export class Chooser {
  constructor({ label, options, lo = 1, hi = 1, chosen = [], search = false, disabled = false, id = null, take }) {
    Object.assign(this, { label, options, lo, hi, search, take });
    this.chosen = chosen;
    this.open = false;
    this.listId = uid("list");
    this.shown = h("span", { class: "chooser-shown" });
    this.button = h(
      "button",
      {
        type: "button",
        class: "chooser",
        role: "combobox",
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        "aria-controls": this.listId,
        disabled,
        dataset: id ? { control: id } : {},
        onclick: () => (this.open ? this.leave() : this.show()),
        onkeydown: (event) => this.#typed(event),
      },
      this.shown,
      icon("down"),
    );
    this.#name();
  }

  #name() {
    const chosen = this.options.filter((one) => this.chosen.includes(one.value));
    const labels = chosen.map((one) => one.label);
    const words = chosen.flatMap((one, index) => [index ? ", " : null, one.sign?.(), one.label]);
    fill(this.shown, labels.length ? words : this.label);
    this.shown.classList.toggle("empty", labels.length === 0);
    this.button.setAttribute("aria-label", labels.length ? `${this.label}: ${labels.join(", ")}` : this.label);
  }

  /** Show other values as chosen. */
  set(values) {
    this.chosen = values;
    this.#name();
  }

  show() {
    if (this.open || this.button.disabled) return;
    this.open = true;
    this.picked = new Set(this.chosen);
    this.list = h("ul", { class: "options", id: this.listId, role: "listbox", "aria-label": this.label });
    if (this.hi > 1) this.list.setAttribute("aria-multiselectable", "true");
    this.popup = h("div", { class: "popup chooser-popup" });
    if (this.search) this.popup.append(this.#field());
    this.popup.append(this.list);
    if (this.hi > 1) this.popup.append(this.#foot());
    (this.button.closest("dialog") ?? document.body).append(this.popup);
    this.button.setAttribute("aria-expanded", "true");
    this.query = "";
    this.#draw();
    this.#place();
    const stop = outside([this.popup, this.button], () => this.leave());
    const moved = (event) => {
      if (!(event.target instanceof Node && this.popup.contains(event.target))) this.#place();
    };
    addEventListener("resize", moved);
    document.addEventListener("scroll", moved, true);
    this.stop = () => {
      stop();
      removeEventListener("resize", moved);
      document.removeEventListener("scroll", moved, true);
    };
    this.input?.focus();
  }

  /** Close the list; what was chosen of several is taken. */
  leave(keep = true) {
    if (!this.open) return;
    this.open = false;
    const inside = this.popup.contains(document.activeElement);
    this.popup.remove();
    this.stop();
    this.button.setAttribute("aria-expanded", "false");
    this.button.removeAttribute("aria-activedescendant");
    if (inside) this.button.focus();
    if (this.hi > 1 && keep) this.#take([...this.picked]);
  }

  #take(values) {
    const same = values.length === this.chosen.length && values.every((one) => this.chosen.includes(one));
    if (this.hi > 1 && (same || values.length < this.lo)) return;
    this.chosen = values;
    this.#name();
    this.take(values);
  }

  #field() {
    this.input = h("input", {
      class: "field chooser-search",
      type: "text",
      role: "combobox",
      "aria-expanded": "true",
      "aria-controls": this.listId,
      "aria-label": `${this.label}: ${say("select-search")}`,
      placeholder: say("select-search"),
      autocomplete: "off",
      oninput: () => {
        this.query = this.input.value;
        this.#draw();
      },
      onkeydown: (event) => this.#typed(event),
    });
    return this.input;
  }

  #foot() {
    this.count = h("span", { class: "subtle" });
    const done = h("button", { type: "button", class: "button main small", text: say("select-done") });
    done.addEventListener("click", () => this.leave());
    return h("div", { class: "popup-foot" }, this.count, done);
  }

  #draw() {
    const wanted = this.query.trim().toLowerCase();
    this.visible = this.options.filter((one) => one.label.toLowerCase().includes(wanted));
    const first = this.visible.findIndex((one) => this.picked.has(one.value));
    this.at = Math.max(0, first);
    fill(
      this.list,
      this.visible.length
        ? this.visible.map((one, index) => this.#option(one, index))
        : h("li", { class: "options-none", role: "option", "aria-disabled": "true", text: say("select-none") }),
    );
    this.#mark();
  }

  #option(one, index) {
    const made = h(
      "li",
      { class: "option", role: "option", id: `${this.listId}-${index}`, "aria-selected": "false" },
      one.avatar ?? one.sign?.() ?? null,
      h(
        "span",
        { class: "option-words" },
        h("span", { class: "option-label", text: one.label }),
        one.description ? h("span", { class: "option-more", text: one.description }) : null,
      ),
      h("span", { class: "option-check" }, icon("check")),
    );
    made.addEventListener("pointermove", () => {
      if (this.at !== index) {
        this.at = index;
        this.#mark();
      }
    });
    made.addEventListener("click", () => this.#choose(one.value));
    return made;
  }

  #mark() {
    [...this.list.children].forEach((row, index) => {
      row.classList.toggle("at", index === this.at);
      const one = this.visible[index];
      if (one) row.setAttribute("aria-selected", String(this.picked.has(one.value)));
      if (index === this.at) row.scrollIntoView({ block: "nearest" });
    });
    const focus = this.input ?? this.button;
    focus.setAttribute("aria-activedescendant", `${this.listId}-${this.at}`);
    if (this.count) {
      this.count.textContent = say("select-count", { n: this.picked.size, lo: this.lo, hi: this.hi });
    }
  }

  #choose(value) {
    if (this.hi > 1) {
      if (this.picked.has(value)) this.picked.delete(value);
      else if (this.picked.size < this.hi) this.picked.add(value);
      this.#mark();
      return;
    }
    const again = this.lo === 0 && this.picked.has(value);
    this.leave(false);
    this.#take(again ? [] : [value]);
  }

  #typed(event) {
    const { key } = event;
    if (!this.open) {
      if (["ArrowDown", "ArrowUp"].includes(key)) {
        event.preventDefault();
        this.show();
      }
      return;
    }
    const last = this.visible.length - 1;
    const to = { ArrowDown: Math.min(last, this.at + 1), ArrowUp: Math.max(0, this.at - 1), Home: 0, End: last }[key];
    if (to !== undefined) {
      event.preventDefault();
      this.at = to;
      this.#mark();
    } else if (key === "Enter" || (key === " " && !this.input)) {
      event.preventDefault();
      if (this.visible[this.at]) this.#choose(this.visible[this.at].value);
    } else if (key === "Tab") this.leave();
    else if (!this.input && key.length === 1 && !event.ctrlKey && !event.metaKey) this.#jump(key);
  }

  #jump(letter) {
    const start = letter.toLowerCase();
    const order = [...this.visible.keys()].map((_, i) => (this.at + 1 + i) % this.visible.length);
    const found = order.find((index) => this.visible[index].label.toLowerCase().startsWith(start));
    if (found !== undefined) {
      this.at = found;
      this.#mark();
    }
  }

  #place() {
    // The message was drawn anew: the list stands for a control that is gone.
    if (!this.button.isConnected) {
      this.leave(false);
      return;
    }
    const box = this.button.getBoundingClientRect();
    const below = innerHeight - box.bottom - 12;
    const above = box.top - 12;
    const up = below < 220 && above > below;
    const style = this.popup.style;
    style.setProperty("width", `${Math.min(innerWidth - 16, Math.max(box.width, 260))}px`);
    style.setProperty("left", `${Math.max(8, Math.min(box.left, innerWidth - Math.max(box.width, 260) - 8))}px`);
    style.setProperty("max-height", `${Math.min(360, up ? above : below)}px`);
    style.setProperty("top", up ? "auto" : `${box.bottom + 4}px`);
    style.setProperty("bottom", up ? `${innerHeight - box.top + 4}px` : "auto");
  }
}
