// @ts-check
// Names of markets: by their borough and the one across the border, valid from every side of the table.

import { named } from "../../words.js";

/** @type {Record<string, number>} Clockwise: left is the border to the borough before. */
const STEP = { left: -1, right: 1 };

/**
 * @param {string} market such as "blue/left-inner"
 * @param {string[]} boroughs clockwise
 */
export function marketWords(market, boroughs) {
  const [colour = "", where = ""] = market.split("/");
  const [side = "", place] = where.split("-");
  const here = boroughs.indexOf(colour);
  const beside = boroughs[(here + (STEP[side] ?? 0) + boroughs.length) % boroughs.length] ?? colour;
  return named("market_stop", place ?? "centre", { colour: named("colour", colour), beside: named("colour", beside) });
}
