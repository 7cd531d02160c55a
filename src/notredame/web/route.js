// @ts-check
// Going from page to page without loading the page anew.

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * Goes to a page of ours.
 * @param {string} address such as "/t/abc" or "/rules#A7"
 * @param {{replace?: boolean}} [how] replace: the way back does not lead here
 */
export function go(address, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  for (const listener of listeners) listener();
}

/**
 * Is told whenever the address changes.
 * @param {() => void} listener
 * @returns {() => void} ends it
 */
export function onRoute(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets links within the page, and the browser's own buttons, go this way too. */
export function followLinks() {
  addEventListener("popstate", () => listeners.forEach((listener) => listener()));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return; // the browser knows how to scroll
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
