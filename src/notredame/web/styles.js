// @ts-check
// Style sheets that only some pages need: loaded with the page, before it is drawn.

import { fileAddress } from "./file-address.js";

/** The style sheet of the table. */
export const TABLE = "table";

/** A media query that never matches: such a sheet is loaded, unlike a disabled one, but has no effect. */
const NO_MEDIUM = "not all";

/**
 * Applies a style sheet and turns off that of the previous page, which would affect this one.
 * @param {string} [name]  below style/; without one, those of every page remain
 */
export async function applyStyles(name) {
  const there = name ? loadStyles(name) : null;
  for (const [other, { link }] of sheets) link.media = other === name ? "all" : NO_MEDIUM;
  await there;
}

/** @type {Map<string, {link: HTMLLinkElement, there: Promise<void>}>} */
const sheets = new Map();

/**
 * Loads a style sheet without applying it.
 * @param {string} name  below style/
 */
export function loadStyles(name) {
  const before = sheets.get(name);
  if (before) return before.there;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.media = NO_MEDIUM;
  link.href = fileAddress(`style/${name}.css`);
  const there = new Promise((/** @type {(done: void) => void} */ done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      sheets.delete(name); // so that the next attempt loads it again
      link.remove();
      fail(new Error(link.href));
    };
  });
  sheets.set(name, { link, there });
  document.head.append(link);
  return there;
}
