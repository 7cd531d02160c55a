// @ts-check
// A puzzle in a few words.

import { count, named, say } from "../words.js";

/** @param {import("../connection/api-types.d.ts").PuzzleInList} puzzle */
export function describe({ theme, difficulty, players, new_persons: more }) {
  const parts = [named("theme", theme), named("difficulty", difficulty), count("player", players)];
  return [...parts, ...(more ? [say("option_new_persons")] : [])].join(" · ");
}
