// @ts-check
// Keys for the whole page.

import { useLayoutEffect, useRef } from "./vendor/htm-preact.js";

/**
 * Listens to every key from the moment its component is visible, so that no early key is lost.
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
