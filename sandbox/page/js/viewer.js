/** A picture over the whole window, and the way to the pictures before and after it. */

import { fill, h, openDialog } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

export class Viewer {
  /** Open at a picture's button; its neighbours are all the pictures of the place. */
  open(from) {
    const all = () => [...document.querySelectorAll("#stage [data-picture]:not(.covered)")];
    this.from = from;
    this.pictures = all();
    this.at = Math.max(0, this.pictures.indexOf(from));
    if (!this.pictures.length) this.pictures = [from];
    this.image = h("img", { class: "viewer-image", alt: "" });
    this.stage = h("div", { class: "viewer-stage" }, this.image);
    this.caption = h("figcaption", { class: "viewer-caption" });
    this.count = h("span", { class: "viewer-count", role: "status" });
    this.save = h("a", { class: "icon-button", download: "", title: say("viewer-save"), "aria-label": say("viewer-save") });
    this.save.append(icon("save"));
    const button = (sign, words, run, extra = "") =>
      h(
        "button",
        { type: "button", class: `icon-button ${extra}`, title: words, "aria-label": words, onclick: run },
        icon(sign),
      );
    this.before = button("left", say("viewer-previous"), () => this.go(-1), "viewer-side before");
    this.after = button("right", say("viewer-next"), () => this.go(1), "viewer-side after");
    const dialog = h(
      "dialog",
      { class: "viewer", "aria-label": say("viewer") },
      h(
        "div",
        { class: "viewer-bar" },
        this.count,
        button("zoom", say("viewer-size"), () => this.stage.classList.toggle("full")),
        this.save,
        button("close", say("viewer-close"), () => dialog.close()),
      ),
      h("figure", { class: "viewer-figure" }, this.before, this.stage, this.after, this.caption),
    );
    dialog.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.go(step);
    });
    dialog.addEventListener("click", (event) => {
      if (event.target === this.stage || event.target === dialog) dialog.close();
    });
    this.image.addEventListener("click", () => this.stage.classList.toggle("full"));
    document.body.append(dialog);
    this.#show();
    openDialog(dialog, () => this.#here());
    dialog.querySelector(".viewer-bar button:last-child").focus();
  }

  /** The button of the picture shown; its message may have been drawn anew meanwhile. */
  #here() {
    const last = this.pictures[this.at];
    if (last.isConnected) return last;
    const same = document.querySelector(`#stage [data-picture="${CSS.escape(last.dataset.picture)}"]`);
    return same ?? (this.from.isConnected ? this.from : document.getElementById("box"));
  }

  go(step) {
    const to = this.at + step;
    if (to < 0 || to >= this.pictures.length) return;
    this.at = to;
    this.#show();
  }

  #show() {
    const { picture, alt } = this.pictures[this.at].dataset;
    this.stage.classList.remove("full");
    this.image.src = picture;
    this.image.alt = alt || say("picture-none");
    fill(this.caption, alt);
    this.save.href = picture;
    this.count.textContent = say("viewer-count", { n: this.at + 1, of: this.pictures.length });
    this.before.disabled = this.at === 0;
    this.after.disabled = this.at === this.pictures.length - 1;
  }
}
