/** The list above the message box: commands, options or values, of which one is pointed at. */

import { fill, h, uid } from "./dom.js";

export class Suggestions {
  /** root: where the list goes. take(row): a row was chosen. */
  constructor(root, take) {
    this.root = root;
    this.take = take;
    this.id = uid("suggestions");
    this.list = h("ul", { class: "options", id: this.id, role: "listbox", tabindex: "0" });
    this.foot = h("div", { class: "popup-foot keys", "aria-hidden": "true" });
    this.box = h("div", { class: "suggestions", hidden: true }, this.list, this.foot);
    root.append(this.box);
    this.rows = [];
    this.at = -1;
    this.field = null;
  }

  get open() {
    return !this.box.hidden;
  }

  /**
   * Show rows for a field: [{label, more, side, value}]. at: the row pointed at first, -1 for none. empty: a sentence
   * if there are no rows, else nothing is shown. keys: a hint about keys.
   */
  show(field, title, rows, { at = 0, empty = null, keys = "" } = {}) {
    this.#forget();
    this.field = field;
    this.rows = rows;
    this.at = rows.length ? Math.min(at, rows.length - 1) : -1;
    if (!rows.length && !empty) {
      this.hide();
      return;
    }
    this.list.setAttribute("aria-label", title);
    fill(
      this.list,
      rows.length
        ? rows.map((row, index) => this.#row(row, index))
        : h("li", { class: "options-none", role: "option", "aria-disabled": "true", text: empty }),
    );
    this.foot.textContent = keys;
    this.box.hidden = false;
    field.setAttribute("aria-controls", this.id);
    if (field.getAttribute("role") === "combobox") field.setAttribute("aria-expanded", "true");
    this.#mark();
  }

  hide() {
    this.#forget();
    this.box.hidden = true;
    this.rows = [];
    this.at = -1;
  }

  #forget() {
    this.field?.removeAttribute("aria-activedescendant");
    if (this.field?.getAttribute("role") === "combobox") this.field.setAttribute("aria-expanded", "false");
    this.field = null;
  }

  #row(row, index) {
    const made = h(
      "li",
      { class: "option", role: "option", id: `${this.id}-${index}`, "aria-selected": "false" },
      row.face ?? null,
      h(
        "span",
        { class: "option-words" },
        h("span", { class: "option-label", text: row.label }),
        row.more ? h("span", { class: "option-more", text: row.more }) : null,
      ),
      row.side ? h("span", { class: "option-side", text: row.side }) : null,
    );
    made.addEventListener("pointerdown", (event) => event.preventDefault());
    made.addEventListener("click", () => this.take(row));
    made.addEventListener("pointermove", () => {
      if (this.at === index) return;
      this.at = index;
      this.#mark(false);
    });
    return made;
  }

  /** Point at the next row, or the one before. */
  move(step) {
    if (!this.rows.length) return;
    const count = this.rows.length;
    this.at = this.at < 0 ? (step > 0 ? 0 : count - 1) : (this.at + step + count) % count;
    this.#mark();
  }

  /** The row pointed at; null if none is. */
  current() {
    return this.open ? (this.rows[this.at] ?? null) : null;
  }

  #mark(scroll = true) {
    [...this.list.children].forEach((row, index) => {
      const here = index === this.at;
      row.classList.toggle("at", here);
      if (row.hasAttribute("aria-selected")) row.setAttribute("aria-selected", String(here));
      if (here && scroll) row.scrollIntoView({ block: "nearest" });
    });
    if (this.at >= 0) this.field.setAttribute("aria-activedescendant", `${this.id}-${this.at}`);
    else this.field.removeAttribute("aria-activedescendant");
  }
}
