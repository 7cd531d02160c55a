// @ts-check
// An error message that disappears once its cause has passed.

import { useCallback, useEffect, useState } from "./vendor/htm-preact.js";
import { onceOver } from "./connection/until-recovered.js";
import { explained } from "./words.js";

/** Minimum milliseconds that a notice stays, so that it can be read. */
const READABLE = 4_000;

/**
 * @typedef {object} Notice
 * @property {unknown} error
 * @property {number} since  when it was shown, in milliseconds since 1970
 * @property {boolean} over  whether its cause has gone
 */

/**
 * @returns {[sentence: string, show: (error: unknown) => void, over: () => void]}  show: null takes it away;
 *   over: its cause has gone, so it goes as soon as it could be read
 */
export function useNotice() {
  const [notice, setNotice] = useState(/** @type {Notice | null} */ (null));
  const show = useCallback(
    (/** @type {unknown} */ error) => setNotice(error === null ? null : { error, since: Date.now(), over: false }),
    [],
  );
  const over = useCallback(() => setNotice((/** @type {Notice | null} */ now) => now && { ...now, over: true }), []);
  useEffect(() => {
    if (!notice) return;
    if (!notice.over) return onceOver(notice.error, over);
    const timer = setTimeout(() => setNotice(null), notice.since + READABLE - Date.now());
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice ? explained(notice.error) : "", show, over];
}
