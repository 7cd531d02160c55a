// @ts-check
// Saves my name as soon as it is typed, since whatever I do next is done under it.

import { put } from "../connection/api.js";

/** @type {Promise<unknown>} */
let saving = Promise.resolve();

/** @param {string} name */
export function saveName(name) {
  const asked = put("/api/me", { name });
  saving = asked.catch(() => {}); // the caller is told; a table can be opened all the same
  return asked;
}

/** Resolves once my name is saved, if I have just typed one. */
export function called() {
  return saving;
}
