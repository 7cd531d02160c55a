// @ts-check
// My name, kept as soon as it is typed: whatever I do next, I do under it.

import { put } from "../api.js";

/** @type {Promise<unknown>} */
let saving = Promise.resolve();

/** @param {string} name */
export function saveName(name) {
  const asked = put("/api/me", { name });
  saving = asked.catch(() => {}); // whoever asked is told; a table can be opened all the same
  return asked;
}

/** Once my name is kept, if I have just typed one. */
export function called() {
  return saving;
}
