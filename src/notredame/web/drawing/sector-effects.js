// @ts-check
// What one more piece in a room would bring: as a few figures and icons for its sill, and in words.

import { count, say } from "../words.js";

/**
 * @typedef {[figure: string, icon: string]} Gain
 * @typedef {{gains: Gain[], words: string}} Brings
 */

/**
 * What a sector would do with one more piece in it. Every gain of prestige says what the park adds (A9).
 * @param {import("../api-types.d.ts").PlayerDescription} player
 * @param {string} sector
 * @param {Record<string, any>} options
 * @returns {Brings}
 */
export function nextBrings(player, sector, options) {
  const pieces = piecesIn(player, sector) + 1;
  const park = Math.floor(piecesIn(player, "park") / 2);
  switch (sector) {
    case "cloister-school": {
      const markers = Math.min(pieces, player.general_supply);
      return { gains: [[String(markers), "marker"]], words: count("marker", markers) };
    }
    case "bank":
      return { gains: [[String(pieces), "coin"]], words: count("coin", pieces) };
    case "residence": {
      const figure = park ? `${pieces}+${park}` : String(pieces);
      return { gains: [[figure, "prestige"]], words: count("prestige", pieces + park) };
    }
    case "carriage-house":
      return { gains: [[String(pieces), "step"]], words: say("next_drive", { n: pieces }) };
    case "hotel": {
      const twice = pieces >= (options.hotel_double_from ?? 3);
      const second = options.hotel_marker_is_prestige ? "prestige" : "marker";
      const words = { coin: count("coin", 1), second: count(second, 1) };
      return {
        gains: [
          [twice ? "2×" : "1×", "coin"],
          ["", second],
          ["", "rat-back"],
        ],
        words: twice ? say("next_hotel_twice", words) : say("next_hotel", words),
      };
    }
    case "park": {
      const pairs = Math.floor(pieces / 2);
      if (!pairs) return { gains: [["1", "rat-back"]], words: say("next_rat_back") };
      return {
        gains: [
          ["1", "rat-back"],
          [`+${pairs}`, "prestige"],
        ],
        words: say("next_park", { n: pairs }),
      };
    }
    case "hospital":
      return {
        gains: [
          ["1", "rat-back"],
          [`−${pieces}`, "plague"],
        ],
        words: say("next_hospital", { n: pieces }),
      };
    default:
      return { gains: [], words: "" };
  }
}

/**
 * What the pieces in a sector do all the time, in words; most sectors do nothing.
 * @param {import("../api-types.d.ts").PlayerDescription} player
 * @param {string} sector
 */
export function lastingWords(player, sector) {
  const pieces = piecesIn(player, sector);
  if (sector === "park" && pieces > 1) return say("lasting_park", { n: Math.floor(pieces / 2) });
  if (sector === "hospital" && pieces > 0) return say("lasting_hospital", { n: pieces });
  return "";
}

/**
 * Markers and friend together.
 * @param {import("../api-types.d.ts").PlayerDescription} player
 * @param {string} sector
 */
export function piecesIn(player, sector) {
  return (player.sectors[sector] ?? 0) + (player.friend === sector ? 1 : 0);
}
