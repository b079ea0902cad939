/** Where a message's reader goes on, told by how its controls look: nothing is known of what the bot means by them. */

const ANY = "[data-control]:not(:disabled)";
const CALLS = ".main, .good, .danger, .chooser";

/** The first control that a message puts forward: coloured, a list, or one that leads on. Null if there is none. */
export function nextStep(item) {
  const last = [...item.querySelectorAll(".row")].at(-1);
  return [...item.querySelectorAll(ANY)].find((one) => one.matches(CALLS) || leadsOn(one, last)) ?? null;
}

/**
 * A button with an ellipsis leads on beside a text; in a row, if all plain ones have it: one of them alone is a side
 * door, and so are those of the last row.
 */
function leadsOn(button, last) {
  if (button.closest(".section-side")) return button.textContent.trim().endsWith("…");
  const row = button.closest(".row");
  if (!row || row === last) return false;
  const plain = [...row.querySelectorAll(".button:not(.main, .good, .danger)")];
  return plain.every((one) => one.textContent.trim().endsWith("…"));
}

/** The control of a changed message that stands for one of the old: the same, else of the same words and place. */
export function sameControl(item, old, control) {
  const controls = [...item.querySelectorAll("button:not(:disabled)")];
  const { control: id } = control.dataset;
  const same = id && controls.find((one) => one.dataset.control === id);
  if (same) return same;
  const twins = (all) => all.filter((one) => one.textContent === control.textContent);
  const place = twins([...old.querySelectorAll("button:not(:disabled)")]).indexOf(control);
  const known = twins(controls);
  return known[place] ?? known[0] ?? null;
}
