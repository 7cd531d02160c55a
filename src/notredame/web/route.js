// @ts-check
// Navigation between pages without reloading.

import { Store } from "./store.js";

const address = new Store(location.href);

/**
 * Goes to a page of this site.
 * @param {string} target such as "/t/abc" or "/rules#A7"
 * @param {{replace?: boolean}} [how] replace: the way back does not lead here
 */
export function go(target, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", target);
  address.value = location.href;
}

/**
 * Listens for changes of the address.
 * @param {() => void} listener
 * @returns {() => void} ends it
 */
export function onRoute(listener) {
  return address.subscribe(listener);
}

/** Handles links within the page and the browser's own buttons. */
export function followLinks() {
  addEventListener("popstate", () => (address.value = location.href));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return; // the browser scrolls by itself
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
