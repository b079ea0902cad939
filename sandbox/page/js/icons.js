/** The page's icons: strokes on a field of 24 by 24. They only accompany words or labels. */

const STROKES = {
  home: "M4 11 12 4l8 7M6 10v10h12V10M10 20v-6h4v6",
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  thread: "M5 5h14v9H10l-5 5zM9 9h6",
  at: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0 0v2a2.5 2.5 0 0 0 5 0v-2a9 9 0 1 0-4 7.5",
  mail: "M4 6h16v12H4zM4 7l8 6 8-6",
  users: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14a6 6 0 0 1 3.5 6",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  send: "M4 12 20 5l-5 15-3-6zM12 14l8-9",
  down: "M6 9l6 6 6-6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  auto: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  trash: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",
  reply: "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  out: "M14 4h6v6M20 4l-9 9M11 5H5v14h14v-6",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  zoom: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21M10.5 8v5M8 10.5h5",
  mute: "M6 16h12l-1.5-2V10a4.5 4.5 0 0 0-9 0v4zM10 19a2 2 0 0 0 4 0M4 4l16 16",
  check: "M5 12.5 10 17 19 7",
  swap: "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
  gavel: "M13 4l7 7M10 7l7 7M11.5 5.5l7 7M13.5 10.5 5 19M12 21h8",
  flag: "M6 21V4h11l-2 4 2 4H6",
  play: "M8 5v14l11-7z",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V15h7v-1.1A6 6 0 0 0 12 3z",
  book: "M5 4h10a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10",
  people: "M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM16 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 19a5.5 5.5 0 0 1 11 0M14 14.5a5.5 5.5 0 0 1 7.5 4.5",
  server: "M4 5h16v6H4zM4 13h16v6H4zM8 8h.01M8 16h.01",
  slash: "M15 4 9 20",
  crown: "M4 8l4 4 4-7 4 7 4-4-2 11H6z",
};

const SPACE = "http://www.w3.org/2000/svg";

/** An icon by name, hidden from screen readers. */
export function icon(name) {
  const svg = document.createElementNS(SPACE, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SPACE, "path");
  path.setAttribute("d", STROKES[name]);
  svg.append(path);
  return svg;
}
