// @ts-check
// Creates a table and goes there.

import { post } from "../../connection/api.js";
import { go } from "../../route.js";
import { called } from "../save-name.js";

/** @param {import("../../connection/api-types.d.ts").NewTable} wish */
export async function openTable(wish) {
  await called();
  const { table } = await post("/api/tables", wish);
  go(`/t/${table}`);
}
