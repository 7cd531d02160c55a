// @ts-check
// Links that carry a key behind the #, where no server log sees it: who I am, a seat, a place to watch.

import { get, post, Problem } from "./api.js";
import { loadFirstLanguage } from "./language.js";

/** @typedef {import("./api-types.d.ts").MyTables} Me */
/** @typedef {import("./api-types.d.ts").Invitation} Invitation */
/** @typedef {import("./api-types.d.ts").LinkOwner} LinkOwner */

/**
 * What has to be asked before a key is handed in: whether to take this seat, whether to be somebody else.
 * @typedef {{ask: "seat", token: string, table: Invitation, me: Me} | {ask: "person", token: string, owner: LinkOwner, me: Me}} Arrival
 */

/**
 * Reads the key in the address. One that changes nothing for whoever brings it is handed in at once;
 * the others wait for a word, and stay in the address until then: a reload must not lose them.
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
    // A refused key will not serve later either; one that never arrived may.
    const refused = error instanceof Problem && error.status >= 400 && error.status < 500;
    if (refused && error.problem !== "signed-out") forgetKey();
    throw error;
  }
  forgetKey();
  return null;
}

/**
 * Takes the seat of a link.
 * @param {string} table
 * @param {string} token
 * @param {string} name
 */
export async function sit(table, token, name) {
  await post(`/api/tables/${table}/join`, name ? { token, name } : { token });
  forgetKey();
}

/**
 * Is the person of a link from now on, who may speak another language.
 * @param {string} token
 */
export async function become(token) {
  await post("/api/me/claim", { token });
  forgetKey();
  await loadFirstLanguage();
}

/** Takes the key out of the address. */
export function forgetKey() {
  history.replaceState(history.state, "", location.pathname + location.search);
}
