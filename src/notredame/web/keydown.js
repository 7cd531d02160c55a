// @ts-check
// Keys that the whole page hears.

import { useLayoutEffect, useRef } from "./vendor/htm-preact.js";

/**
 * Hears every key from the moment its part of the page is seen, so that no key is lost that follows at once.
 * @param {(event: KeyboardEvent) => void} hear
 * @param {{first?: boolean}} [how] first: before what has the focus hears of it
 */
export function useKeydown(hear, { first = false } = {}) {
  const now = useRef(hear);
  now.current = hear;
  useLayoutEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => now.current(event);
    document.addEventListener("keydown", key, first);
    return () => document.removeEventListener("keydown", key, first);
  }, []);
}
