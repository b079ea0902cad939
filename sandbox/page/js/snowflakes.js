/** Discord's ids: decimal texts too large for numbers, which grow with time. */

/** Negative, zero or positive as `a` is older than, the same as or newer than `b`. */
export function compare(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether `a` is newer than `b`; everything is newer than nothing. */
export function newer(a, b) {
  if (!a) return false;
  return !b || compare(a, b) > 0;
}
