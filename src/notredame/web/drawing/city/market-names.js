// @ts-check
// Names of markets: by the message that lies there, or by the borough where none does.

import { named } from "../../words.js";

/**
 * @param {string} market such as "blue/left-inner"
 * @param {Record<string, string>} messages  the kinds that lie on markets
 * @param {string[]} places  the markets of every borough, in the order of their numbers
 */
export function marketWords(market, messages, places) {
  const [borough = "", place = ""] = market.split("/");
  const colour = named("colour", borough);
  const kind = messages[market];
  if (kind) return named("market", "message", { colour, kind: named("kind", kind) });
  if (place === "centre") return named("market", "centre", { colour });
  const empty = places.filter((one) => one !== "centre" && !messages[`${borough}/${one}`]);
  if (empty.length === 1) return named("market", "empty", { colour });
  return named("market", "empty-of", { colour, n: empty.indexOf(place) + 1, all: empty.length });
}
