/** Embeds: the older kind of framed content. */

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";
import { absolute } from "./times.js";

/** One embed. to: `Mentions`. view(element): open a picture. */
export function embed(one, to, view) {
  const made = h("div", { class: "embed" });
  if (one.color !== undefined && one.color !== null) {
    made.style.setProperty("--accent", `#${one.color.toString(16).padStart(6, "0")}`);
  }
  if (one.author?.name) made.append(h("div", { class: "embed-author", text: one.author.name }));
  if (one.title) {
    const title = one.url ? [to.link(one.url, [one.title])] : markdown(one.title, to);
    made.append(h("div", { class: "embed-title" }, title));
  }
  if (one.description) made.append(h("div", { class: "embed-text" }, markdown(one.description, to)));
  if (one.fields?.length) made.append(fields(one.fields, to));
  if (one.thumbnail?.url) made.append(picture(one.thumbnail, view, "thumbnail"));
  if (one.image?.url) made.append(picture(one.image, view));
  const foot = [one.footer?.text, one.timestamp ? absolute(new Date(one.timestamp), "f") : null].filter(Boolean);
  if (foot.length) made.append(h("div", { class: "embed-foot", text: foot.join(" • ") }));
  return made;
}

function fields(list, to) {
  const shown = list.map((one) =>
    h(
      "div",
      { class: one.inline ? "embed-field inline" : "embed-field" },
      h("div", { class: "embed-name" }, markdown(one.name, to)),
      h("div", {}, markdown(one.value, to)),
    ),
  );
  return h("div", { class: "embed-fields" }, shown);
}
