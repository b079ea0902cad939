/** Discord's components: rows, buttons, lists, texts, sections, pictures, files, lines, containers. */

import { avatar } from "./avatars.js";
import { Chooser } from "./chooser.js";
import { h } from "./dom.js";
import { sign } from "./emojis.js";
import { icon } from "./icons.js";
import { markdown } from "./markdown.js";
import { fileCard, picture } from "./media.js";
import { placeOf } from "./mentions.js";
import { say } from "./words.js";

const [ROW, BUTTON, SELECT, USERS, MENTIONABLE] = [1, 2, 3, 5, 7];
const [SECTION, TEXT, THUMBNAIL, GALLERY, FILE, LINE, CONTAINER] = [9, 10, 11, 12, 13, 14, 17];
const LINK = 5;
const STYLES = { 1: "main", 2: "plain", 3: "good", 4: "danger", 5: "plain link" };

/**
 * Nodes of a list of components.
 *
 * to: `Mentions`. view(element): open a picture. press(id, element), choose(id, values, element): what to do.
 * members(): the people to choose from.
 */
export function components(list, around) {
  return list.map((one) => component(one, around)).filter(Boolean);
}

function component(one, around) {
  switch (one.type) {
    case ROW:
      return h("div", { class: "row" }, components(one.components, around));
    case BUTTON:
      return button(one, around);
    case SELECT:
      return list(one, around, one.options.map(asOption), false);
    case USERS:
    case MENTIONABLE:
      return list(one, around, around.members().map(asPerson), true);
    case 6:
    case 8:
      return h("p", { class: "subtext", text: say("select-only-users") });
    case SECTION:
      return h(
        "div",
        { class: "section" },
        h("div", { class: "section-words" }, components(one.components, around)),
        h("div", { class: "section-side" }, components([one.accessory], around)),
      );
    case TEXT:
      return h("div", { class: "text" }, markdown(one.content, around.to));
    case THUMBNAIL:
      return picture({ ...one.media, description: one.description, spoiler: one.spoiler }, around.view, "thumbnail");
    case GALLERY:
      return gallery(one, around);
    case FILE:
      return fileCard(one.name, one.size, one.file.url);
    case LINE:
      return h("div", { class: `line${one.divider ? "" : " clear"}${one.spacing === 2 ? " wide" : ""}` });
    case CONTAINER:
      return container(one, around);
    default:
      return null;
  }
}

function button(one, around) {
  const words = [sign(one.emoji), one.label ? h("span", { text: one.label }) : null];
  if (one.style === LINK) {
    const place = placeOf(one.url);
    const made = h("a", { class: `button ${STYLES[LINK]}`, href: place ? `#/${place.channel}` : one.url }, words);
    if (place) {
      made.addEventListener("click", (event) => {
        event.preventDefault();
        around.to.go(place);
      });
      return made;
    }
    made.target = "_blank";
    made.rel = "noopener noreferrer";
    made.setAttribute("aria-label", say("link-elsewhere", { label: one.label ?? one.url }));
    made.append(icon("out"));
    return made;
  }
  const made = h("button", {
    type: "button",
    class: `button ${STYLES[one.style] ?? "plain"}`,
    disabled: one.disabled,
    dataset: { control: one.custom_id },
  });
  if (!one.label) made.setAttribute("aria-label", one.emoji?.name ?? one.custom_id);
  made.append(...words.filter(Boolean));
  made.addEventListener("click", () => {
    if (made.getAttribute("aria-busy") !== "true") around.press(one.custom_id, made);
  });
  return made;
}

/** An entry of a select, as a `Chooser` takes it. */
export function asOption(one) {
  const { value, label, description } = one;
  return { value, label, description, chosen: one.default, sign: () => sign(one.emoji) };
}

function asPerson(user) {
  return { value: user.id, label: user.display, description: user.name, avatar: avatar(user, "small") };
}

/** A select as a list; used by messages and by modals. */
export function list(one, around, options, search) {
  const defaults = search
    ? (one.default_values ?? []).map((value) => value.id)
    : options.filter((each) => each.chosen).map((each) => each.value);
  const chooser = new Chooser({
    label: one.placeholder || say("select-make"),
    options,
    lo: one.min_values ?? 1,
    hi: one.max_values ?? 1,
    chosen: defaults,
    search,
    disabled: one.disabled,
    id: one.custom_id,
    take: (values) =>
      around.choose(one.custom_id, values, chooser.button).then((done) => done || chooser.set(defaults)),
  });
  return chooser.button;
}

function gallery(one, around) {
  const items = one.items.map((item) =>
    picture({ ...item.media, description: item.description, spoiler: item.spoiler }, around.view),
  );
  return h("div", { class: `gallery of${Math.min(items.length, 4)}` }, items);
}

function container(one, around) {
  const made = h("div", { class: "container" }, components(one.components, around));
  if (one.accent_color !== null && one.accent_color !== undefined) {
    made.style.setProperty("--accent", `#${one.accent_color.toString(16).padStart(6, "0")}`);
    made.classList.add("accented");
  }
  if (!one.spoiler) return made;
  const cover = h("button", { type: "button", class: "cover", text: say("spoiler") });
  const wrapped = h("div", { class: "spoilt" }, made, cover);
  cover.addEventListener("click", () => wrapped.replaceWith(made));
  return wrapped;
}
