// @ts-check
// A past position of a table, as a seat saw it when it was asked.

import { useEffect, useState } from "../../vendor/htm-preact.js";
import { get } from "../../connection/api.js";
import { keepTrying } from "../../connection/until-recovered.js";
import { language } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */

/**
 * @param {string} table
 * @param {number} seat
 * @param {number} move  number of the choice that follows
 */
export function usePosition(table, seat, move) {
  const [found, setFound] = useState(/** @type {{key: string, state: State} | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const lang = language();
  const key = `${table} ${seat} ${move} ${lang}`;
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const state = await get(`/api/tables/${table}/replay?at=${move - 1}&seat=${seat}&question=true&lang=${lang}`);
      if (gone) return;
      setFound({ key, state });
      setTrouble(null);
    };
    const stop = keepTrying(load, setTrouble);
    return () => {
      gone = true;
      stop();
    };
  }, [key]);
  // The last position stays until the next one is there, so that the board does not flicker.
  return { position: found?.state ?? null, trouble, here: found?.key === key };
}
