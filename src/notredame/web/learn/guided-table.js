// @ts-check
// Opens a table where everything is explained.

import { post } from "../connection/api.js";
import { go } from "../route.js";
import { learnAt } from "./progress.js";

/**
 * Three is the smallest number of players with different neighbours on both sides.
 * @type {import("../connection/api-types.d.ts").NewTable}
 */
const GUIDED = {
  seats: [{ who: "me" }, { who: "bot", level: "easy" }, { who: "bot", level: "easy" }],
};

export async function openGuidedTable() {
  const { table } = await post("/api/tables", GUIDED);
  learnAt(table);
  go(`/t/${table}`);
}
