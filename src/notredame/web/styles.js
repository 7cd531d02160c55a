// @ts-check
// Style sheets that only some pages need: loaded with the page, before it is drawn.

/** Style sheets of the table. Those for phones and tablets come last, since they override the others. */
export const TABLE = [
  "layout",
  "top-bar",
  "strips",
  "side",
  "asking",
  "answers",
  "hint",
  "windows",
  "before-and-after",
  "lobby",
  "score-sheet",
  "scoring",
  "replay",
  "phone",
  "tablet",
].map((name) => `table/${name}`);

/** A media query that never matches. */
const NO_MEDIUM = "not all";

/**
 * Applies these style sheets and turns off those of the previous page, which would affect this one.
 * @param {string[]} names  below style/
 */
export async function applyStyles(names) {
  // An inactive sheet still loads, unlike a disabled one, so nothing waits for it in vain.
  for (const [name, { link }] of sheets) link.media = names.includes(name) ? "all" : NO_MEDIUM;
  await Promise.all(names.map(fetched));
}

/** @type {Map<string, {link: HTMLLinkElement, there: Promise<void>}>} */
const sheets = new Map();

/** @param {string} name */
function fetched(name) {
  const before = sheets.get(name);
  if (before) return before.there;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`./style/${name}.css`, import.meta.url).pathname;
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
