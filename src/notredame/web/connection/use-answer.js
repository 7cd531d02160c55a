// @ts-check
// What the server answers to a request, asked again while something is still to come.

import { useCallback, useEffect, useState } from "../vendor/htm-preact.js";
import { get } from "./api.js";
import { keepTrying } from "./until-recovered.js";

/** Milliseconds after which it is asked again. */
const LATER = 3_000;

/**
 * Hook: the answer to a request.
 * @template T
 * @param {string | null} path  null asks for nothing
 * @param {(found: T) => boolean} waits  whether to ask again soon
 * @returns {{found: T | null, trouble: unknown, again: () => void}}  again: asks at once
 */
export function useAnswer(path, waits) {
  const [found, setFound] = useState(/** @type {T | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!path) return;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const ask = async () => {
      const said = await get(path);
      setFound(said);
      setTrouble(null);
      if (waits(said)) timer = setTimeout(() => (stop = keepTrying(ask, setTrouble)), LATER);
    };
    let stop = keepTrying(ask, setTrouble);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [path, turn]);
  const again = useCallback(() => setTurn((/** @type {number} */ now) => now + 1), []);
  return { found, trouble, again };
}
