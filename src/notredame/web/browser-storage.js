// @ts-check
// Local storage, where the browser allows it.

/** @param {string} key @returns {string | null} */
export function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string | null} value null forgets it */
export function remember(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
