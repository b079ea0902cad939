/** Dark, light, or as the system is set. */

const KEY = "theme";
export const THEMES = ["auto", "dark", "light"];

/** The appearance chosen last. */
export function theme() {
  const kept = localStorage.getItem(KEY);
  return THEMES.includes(kept) ? kept : "auto";
}

/** Choose an appearance. */
export function wear(name) {
  localStorage.setItem(KEY, name);
  document.documentElement.dataset.theme = name;
}
