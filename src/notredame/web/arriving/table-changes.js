// @ts-check
// Changes at a table while somebody is still deciding whether to join.

import { listed, named, say } from "../words.js";

/** @typedef {import("../connection/api-types.d.ts").Invitation} Table */

/**
 * The differences in sentences: who came, who left, and that the game began.
 * @param {Table} before
 * @param {Table} now
 * @returns {string[]}
 */
export function tableChanges(before, now) {
  const news = [];
  const changed = now.seats.map((seat, i) => ({ seat, was: before.seats[i] })).filter(({ seat, was }) =>
    seat.who !== was?.who || seat.name !== was.name
  );
  const came = changed.filter(({ seat }) => seat.who !== "open").map(({ seat }) => seat.name);
  const free = changed.filter(({ seat }) => seat.who === "open").map(({ seat }) => named("colour", seat.colour));
  if (came.length) news.push(say("now_there", { names: listed(came) }));
  if (free.length) news.push(say("now_free", { colours: listed(free) }));
  if (now.status !== before.status && now.status === "playing") news.push(say("now_playing"));
  return news;
}
