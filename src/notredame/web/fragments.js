// @ts-check
// Links that carry a key behind the #, where no server log sees it: who I am, a seat, a place to watch.

import { get, post, Problem } from "./api.js";
import { firstWords } from "./language.js";

/**
 * A seat that somebody without a name was invited to; `wanted` while the name is.
 * @typedef {{wanted: false} | {wanted: true, table: string, token: string}} Invite
 */

/** @type {Invite} */
const NOTHING = { wanted: false };

/**
 * Hands in the key in the address, and takes it out of the address once it has served.
 * @param {Location} place
 * @returns {Promise<Invite>}
 */
export async function redeem(place) {
  const [, what, token] = /^#(me|seat|watch)=([\w.~-]+)$/.exec(place.hash) ?? [];
  const table = /^\/t\/([^/]+)/.exec(place.pathname)?.[1] ?? "";
  if (!what) return NOTHING;
  try {
    if (what === "me") {
      await post("/api/me/claim", { token });
      await firstWords(); // whoever I am may speak another language
    } else if (what === "watch") {
      await post(`/api/tables/${table}/watch`, { token });
    } else {
      const me = await get("/api/me");
      if (!me.name) return { wanted: true, table, token }; // a reload must not lose the invitation
      await sit(table, token, me.name);
    }
  } catch (error) {
    // A refused key will not serve later either; one that never arrived may.
    if (error instanceof Problem && error.status >= 400 && error.status < 500) tidy();
    throw error;
  }
  tidy();
  return NOTHING;
}

/**
 * @param {string} table
 * @param {string} token
 * @param {string} name
 */
export async function sit(table, token, name) {
  await post(`/api/tables/${table}/join`, name ? { token, name } : { token });
  tidy();
}

function tidy() {
  history.replaceState(history.state, "", location.pathname + location.search);
}
