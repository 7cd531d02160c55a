// @ts-check
// Focus is never lost: when what had it goes away, it moves to the question.

import { useLayoutEffect, useRef } from "../vendor/htm-preact.js";

/** Where focus goes when a whole page gives way to another. */
export const MAIN = {
  get current() {
    return document.getElementById("main");
  },
};

/**
 * @param {{current: HTMLElement | null}} home where focus goes
 */
export function useFocusKept(home) {
  const had = useRef(/** @type {Element | null} */ (null));
  // While rendering, the old page still stands: this is who has the focus now.
  had.current = document.activeElement;
  useLayoutEffect(() => {
    const before = had.current;
    if (!before || before === document.body || document.activeElement !== document.body) return;
    home.current?.focus({ preventScroll: true });
  });
}
