// @ts-check
// Style sheets that only some pages need: fetched with the page, and in place before it is drawn.

/** The table's, by part. A phone's come last: they set the others right. */
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
  "replay",
  "phone",
].map((name) => `table/${name}`);

/** A medium that no screen is. */
const NO_MEDIUM = "not all";

/**
 * Dresses the page in these style sheets, and takes off what the page before needed: a table's would
 * dress up others as well.
 * @param {string[]} names  below style/
 */
export async function applyStyles(names) {
  // A sheet that is off still arrives, unlike a disabled one, so nobody waits for it in vain.
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
      sheets.delete(name); // the next attempt may have more luck
      link.remove();
      fail(new Error(link.href));
    };
  });
  sheets.set(name, { link, there });
  document.head.append(link);
  return there;
}
