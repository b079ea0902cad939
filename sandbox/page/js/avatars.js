/** Faces: a letter on a colour of its own, a house for the bot. */

import { h } from "./dom.js";
import { icon } from "./icons.js";

const COLOURS = ["#8a3f6c", "#2f6b5e", "#8c4a24", "#3d5a98", "#6a4c93", "#5b6b1f", "#9a3b3b", "#2b6c8a"];

/** A person's or the bot's face. */
export function avatar(user, size = "") {
  const made = h("span", { class: `avatar ${size}`, "aria-hidden": "true" });
  if (!user || user.bot) {
    made.classList.add("bot");
    made.append(icon("home"));
    return made;
  }
  const sum = [...user.name].reduce((total, letter) => total * 31 + letter.codePointAt(0), 7);
  made.style.setProperty("--face", COLOURS[sum % COLOURS.length]);
  made.textContent = [...user.display][0].toUpperCase();
  return made;
}
