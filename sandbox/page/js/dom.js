/** Small helpers for the document. */

/**
 * An element with attributes, listeners and children.
 *
 * `on*` are listeners, `class`, `text` and `dataset` mean what they say, `vars` sets custom CSS properties; anything
 * else is an attribute: true sets it empty, false, null and undefined leave it out.
 */
export function h(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "class") made.className = value;
    else if (name === "text") made.textContent = value;
    else if (name === "dataset") Object.assign(made.dataset, value);
    else if (name === "vars") for (const [key, it] of Object.entries(value)) made.style.setProperty(key, it);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children.flat().filter((one) => one !== null && one !== undefined && one !== false));
  return made;
}

/** Put new children in the place of the old ones. */
export function fill(parent, ...children) {
  parent.replaceChildren(...children.flat().filter((one) => one !== null && one !== undefined && one !== false));
  return parent;
}

export const $ = (id) => document.getElementById(id);

let last = 0;

/** An id that no other element has. */
export function uid(prefix) {
  last += 1;
  return `${prefix}-${last}`;
}

/** Run a function once things have been quiet for some milliseconds; the last call counts. */
export function quiet(ms, run) {
  let timer = 0;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...args), ms);
  };
}

/**
 * Show a dialog over everything. Once it closes it is gone, and the focus goes to what `back` finds then, unless
 * somebody went elsewhere already: the browser tells of the closing only a moment later.
 */
export function openDialog(dialog, back) {
  const before = document.activeElement;
  dialog.addEventListener("close", () => {
    const at = document.activeElement;
    const free = [before, document.body, null].includes(at) || dialog.contains(at);
    dialog.remove();
    if (free) back()?.focus({ preventScroll: true });
  });
  dialog.showModal();
}

/** Call back when somebody presses outside some elements or leaves by Escape; returns how to stop listening. */
export function outside(elements, leave) {
  const pressed = (event) => {
    if (!elements.some((one) => one.contains(event.target))) leave(event);
  };
  const typed = (event) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      leave(event);
    }
  };
  document.addEventListener("pointerdown", pressed, true);
  document.addEventListener("keydown", typed, true);
  return () => {
    document.removeEventListener("pointerdown", pressed, true);
    document.removeEventListener("keydown", typed, true);
  };
}

/** Show a card next to an element until somebody presses outside or leaves it; returns how to close it. */
export function openCard(card, anchor) {
  document.body.append(card);
  const box = anchor.getBoundingClientRect();
  const close = () => {
    stop();
    card.remove();
  };
  const left = Math.max(8, Math.min(box.left, innerWidth - card.offsetWidth - 8));
  const top = Math.max(8, Math.min(box.bottom + 4, innerHeight - card.offsetHeight - 8));
  card.style.setProperty("left", `${left}px`);
  card.style.setProperty("top", `${top}px`);
  const stop = outside([card], close);
  card.querySelector("button, a").focus();
  return close;
}
