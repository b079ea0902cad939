/** Emojis of the application as small pictures; their names in colons where there is none (any more). */

import { h } from "./dom.js";

/** One in a text. */
export function emojiPicture(name, id) {
  const words = `:${name}:`;
  const image = h("img", { class: "emoji-picture", src: `/cdn/emojis/${id}.png`, alt: words, title: words });
  image.addEventListener("error", () => image.replaceWith(words));
  return image;
}

/** The one on a button or an entry of a list, which its words stand beside; null without one. */
export function sign(emoji) {
  if (!emoji?.name) return null;
  const inside = emoji.id ? emojiPicture(emoji.name, emoji.id) : emoji.name;
  return h("span", { class: "emoji", "aria-hidden": "true" }, inside);
}
