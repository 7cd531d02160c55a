// @ts-check
// Whether the page is as narrow as a phone; the same limit as in style/table/phone.css.

import { useLayoutEffect, useState } from "../vendor/htm-preact.js";

const NARROW = "(max-width: 900px)";

/** Whether the page is narrow now. */
export function isNarrow() {
  return matchMedia(NARROW).matches;
}

/** Hook: whether the page is narrow, updated whenever that changes. */
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
