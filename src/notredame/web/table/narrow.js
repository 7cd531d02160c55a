// @ts-check
// Whether the page is as narrow as a phone; the same limit as in table.css.

import { useEffect, useState } from "../vendor/htm-preact.js";

const NARROW = "(max-width: 900px)";

export function useNarrow() {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const look = () => setNarrow(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return narrow;
}
