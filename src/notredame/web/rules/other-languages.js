// @ts-check
// Names in other languages, for people who learned the game in another one.

import { useEffect, useMemo, useState } from "../vendor/htm-preact.js";
import { get } from "../connection/api.js";
import { language, languages } from "../words.js";
import { entriesOf } from "./entries.js";

/** @typedef {import("./entries.js").Chapter} Chapter */

/** Names of an entry or a chapter in other languages, by its id. @typedef {Map<string, string[]>} Elsewhere */

/** @param {string[]} others @returns {Promise<Elsewhere>} */
async function namesIn(others) {
  const books = await Promise.all(others.map((one) => get(`/api/rules/${one}`)));
  /** @type {Elsewhere} */
  const names = new Map();
  const add = (/** @type {string} */ id, /** @type {string[]} */ more) =>
    names.set(id, [...(names.get(id) ?? []), ...more]);
  for (const chapter of books.flatMap(entriesOf)) {
    add(chapter.id, chapter.also);
    for (const { id, rule, also } of chapter.entries) add(id, rule ? [rule.title, ...also] : also);
  }
  return names;
}

/**
 * The chapters with the names of their entries in all other languages, fetched on demand.
 * @param {Chapter[]} chapters
 * @param {boolean} needed
 * @returns {Chapter[] | null} null while nobody needs them, or they are on their way
 */
export function useOtherLanguages(chapters, needed) {
  const here = language();
  const [names, setNames] = useState(/** @type {{here: string, elsewhere: Elsewhere} | null} */ (null));
  useEffect(() => {
    if (!needed || names?.here === here) return;
    const others = languages().map(({ id }) => id).filter((id) => id !== here);
    // Without them the search finds less, but still works.
    namesIn(others).then((elsewhere) => setNames({ here, elsewhere }), (error) => console.warn(error));
  }, [needed, here]);
  return useMemo(() => {
    if (!needed || names?.here !== here) return null;
    /** @param {{id: string, also: string[]}} one */
    const also = ({ id, also }) => [...new Set([...also, ...(names.elsewhere.get(id) ?? [])])];
    return chapters.map((chapter) => ({
      ...chapter,
      also: also(chapter),
      entries: chapter.entries.map((entry) => ({ ...entry, also: also(entry) })),
    }));
  }, [chapters, needed, names, here]);
}
