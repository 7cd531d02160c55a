// @ts-check
// Work that can wait until the browser has nothing else to do.

/** Milliseconds after which it is done even if the browser is busy, or cannot tell. */
const AT_LATEST = 2_000;

/**
 * @param {() => void} work
 * @returns {() => void} cancels it
 */
export function whenIdle(work) {
  if (typeof requestIdleCallback !== "function") { // Safari
    const timer = setTimeout(work, AT_LATEST);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: AT_LATEST });
  return () => cancelIdleCallback(request);
}
