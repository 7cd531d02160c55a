// @ts-check
// A double click is one choice: by its second half the next question may already stand there.

import { useLayoutEffect } from "../../vendor/htm-preact.js";

export function useSingleClicks() {
  useLayoutEffect(() => {
    /** @param {MouseEvent} event */
    const click = (event) => {
      if (event.detail < 2 || !(event.target instanceof Element)) return;
      if (!event.target.closest(".answer, .lit, .confirm")) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("click", click, true);
    return () => document.removeEventListener("click", click, true);
  }, []);
}
