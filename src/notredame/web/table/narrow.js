// @ts-check
// Whether the page is as narrow as a phone; the same limit as in style/table/phone.css.

import { useLayoutEffect, useState } from "../vendor/htm-preact.js";

const NARROW = "(max-width: 900px)";

/** Whether it is, now. */
export function isNarrow() {
  return matchMedia(NARROW).matches;
}

/** Whether it is, and again whenever that changes. */
export function useNarrow() {
  const [narrow, setNarrow] = useState(isNarrow);
  useLayoutEffect(() => {
    const query = matchMedia(NARROW);
    const look = () => setNarrow(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return narrow;
}
