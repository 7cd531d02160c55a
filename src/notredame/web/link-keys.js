// @ts-check
// Links that carry a key after the #, where no server log sees it: a personal link, a seat, watching.

import { get, post, Problem } from "./connection/api.js";
import { loadFirstLanguage } from "./language.js";

/** @typedef {import("./connection/api-types.d.ts").MyTables} Me */
/** @typedef {import("./connection/api-types.d.ts").Invitation} Invitation */
/** @typedef {import("./connection/api-types.d.ts").LinkOwner} LinkOwner */

/**
 * What has to be confirmed before a key is used: taking this seat, or becoming another person.
 * @typedef {{ask: "seat", token: string, table: Invitation, me: Me} | {ask: "person", token: string, owner: LinkOwner, me: Me}} Arrival
 */

/**
 * Reads the key in the address. A key that changes nothing for this person is used at once; the others wait for
 * confirmation and stay in the address until then, so that a reload does not lose them.
 * @param {Location} place
 * @returns {Promise<Arrival | null>}
 */
export async function arrivalAt(place) {
  const [, what, token = ""] = /^#(me|seat|watch)=([\w.~-]+)$/.exec(place.hash) ?? [];
  const table = /^\/t\/([^/]+)/.exec(place.pathname)?.[1] ?? "";
  if (!what) return null;
  try {
    if (what === "watch") await post(`/api/tables/${table}/watch`, { token });
    else {
      /** @type {Me} */
      const me = await get("/api/me");
      if (what === "seat") {
        /** @type {Invitation} */
        const found = await post(`/api/tables/${table}/look-in`, { token });
        if (!found.mine.length) return { ask: "seat", token, table: found, me };
      } else {
        /** @type {LinkOwner} */
        const owner = await post("/api/me/link/read", { token });
        if (!owner.mine) return { ask: "person", token, owner, me };
      }
    }
  } catch (error) {
    // A refused key will never work; one that did not reach the server may work later.
    const refused = error instanceof Problem && error.status >= 400 && error.status < 500;
    if (refused && error.problem !== "signed-out") forgetKey();
    throw error;
  }
  forgetKey();
  return null;
}

/**
 * Takes the seat of a link, or another one if that is taken.
 * @param {string} table
 * @param {string} token
 * @param {number} seat
 * @param {string} name
 */
export async function sit(table, token, seat, name) {
  await post(`/api/tables/${table}/join`, name ? { token, seat, name } : { token, seat });
  forgetKey();
}

/**
 * Watches a table with the link of a seat that is taken.
 * @param {string} table
 * @param {string} token
 */
export async function watchInstead(table, token) {
  await post(`/api/tables/${table}/watch`, { token });
  forgetKey();
}

/**
 * Becomes the person of a link, who may use another language.
 * @param {string} token
 */
export async function become(token) {
  await post("/api/me/claim", { token });
  forgetKey();
  await loadFirstLanguage();
}

/** Removes the key from the address, and what was there for a preview of the link. */
export function forgetKey() {
  history.replaceState(history.state, "", location.pathname);
}
