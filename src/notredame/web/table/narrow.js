// @ts-check
// Which of the layouts the window has room for; the same limits as in style/table/phone.css and tablet.css.

import { useLayoutEffect, useState } from "../vendor/htm-preact.js";

const NARROW = "(max-width: 900px)";
const PHONE = "(max-width: 600px)";
const TABLET = "(min-width: 700px) and (max-width: 900px) and (min-height: 900px)";
const ROOMY = "(min-width: 1120px) and (orientation: landscape)";

/** Whether the page is narrow now. */
export function isNarrow() {
  return matchMedia(NARROW).matches;
}

/** Whether only one part of the table is in sight at a time now, as on a phone. */
export function showsOnePart() {
  return isNarrow() && !matchMedia(TABLET).matches;
}

/** Hook: whether the page is narrow, updated whenever that changes. */
export function useNarrow() {
  return useMedia(NARROW);
}

/** Hook: whether the window is as narrow as an upright phone's. */
export function usePhone() {
  return useMedia(PHONE);
}

/** Hook: whether the window is that of an upright tablet, narrow but high. */
export function useTablet() {
  return useMedia(TABLET);
}

/** Hook: whether the other players have a column beside both the board and the question. */
export function useRoomy() {
  return useMedia(ROOMY);
}

/** @param {string} media */
function useMedia(media) {
  const [matches, setMatches] = useState(() => matchMedia(media).matches);
  useLayoutEffect(() => {
    const query = matchMedia(media);
    const look = () => setMatches(query.matches);
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return matches;
}
