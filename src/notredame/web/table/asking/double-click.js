// @ts-check
// Treats a double click as one choice: at its second half the next question may already be there.

import { useLayoutEffect } from "../../vendor/htm-preact.js";

export function useSingleClicks() {
  useLayoutEffect(() => {
    /** @param {MouseEvent} event */
    const click = (event) => {
      if (event.detail < 2 || !(event.target instanceof Element)) return;
      if (!event.target.closest(".answer, .opens-rest, .lit, .confirm")) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("click", click, true);
    return () => document.removeEventListener("click", click, true);
  }, []);
}
