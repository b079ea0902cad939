/** Pictures and files of messages. */

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

const IMAGE = /^image\//;
const ENDING = /\.(png|jpe?g|webp|gif|avif)(\?|$)/i;

/** Whether a file can be shown as a picture. */
export function isPicture(file) {
  return file.content_type ? IMAGE.test(file.content_type) : ENDING.test(file.url);
}

const known = new Map();

/**
 * A file's address on this server. Each payload signs the address anew; the first one seen is kept, so that a
 * picture is not fetched again whenever its message changes.
 */
export function local(url) {
  const at = url.indexOf("/cdn/");
  if (at < 0) return url;
  const [path] = url.slice(at).split("?");
  if (!known.has(path)) known.set(path, url.slice(at));
  return known.get(path);
}

/** A picture that opens large. file: {url, width, height, description}. */
export function picture(file, view, extra = "") {
  const alt = file.description || say("picture-none");
  const image = h("img", {
    src: local(file.url),
    alt,
    width: file.width || null,
    height: file.height || null,
    loading: "lazy",
    decoding: "async",
  });
  const made = h("button", { type: "button", class: `picture ${extra}`, "aria-label": say("picture-open", { alt }) });
  if (file.width && file.height) made.style.setProperty("--ratio", `${file.width} / ${file.height}`);
  made.append(image);
  made.dataset.picture = local(file.url);
  made.dataset.alt = file.description ?? "";
  if (file.spoiler) cover(made, view);
  else made.addEventListener("click", () => view(made));
  return made;
}

function cover(made, view) {
  made.classList.add("covered");
  made.addEventListener("click", () => {
    if (made.classList.contains("covered")) made.classList.remove("covered");
    else view(made);
  });
}

/** A size in words a reader knows. */
export function size(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}

/** A file that is no picture: its name, its size, a way to save it. */
export function fileCard(name, bytes, url) {
  return h(
    "a",
    { class: "file", href: local(url), download: name, "aria-label": say("download", { name }) },
    icon("file"),
    h("span", { class: "file-words" }, h("span", { class: "file-name", text: name }), h("small", { text: size(bytes) })),
    icon("save"),
  );
}
