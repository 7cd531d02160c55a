// @ts-check
// Style sheets that only some pages need: fetched with the page, and in place before it is drawn.

/** The table's, by part. A phone's come last: they set the others right. */
export const TABLE = ["parts", "top-bar", "strips", "side", "asking", "windows", "before-and-after", "lobby", "score-sheet", "replay", "phone"].map((name) => `table/${name}`);

/**
 * Dresses the page in style sheets, unless it wears them already.
 * @param {string[]} names  below style/
 */
export async function wear(names) {
  await Promise.all(names.map(fetched));
}

/** @type {Map<string, Promise<void>>} */
const worn = new Map();

/** @param {string} name */
function fetched(name) {
  const before = worn.get(name);
  if (before) return before;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`./style/${name}.css`, import.meta.url).pathname;
  const there = new Promise((/** @type {(done: void) => void} */ done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      worn.delete(name); // the next attempt may have more luck
      link.remove();
      fail(new Error(link.href));
    };
  });
  worn.set(name, there);
  document.head.append(link);
  return there;
}
