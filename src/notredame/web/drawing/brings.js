// @ts-check
// What one more piece in a room would bring, as a few figures and icons.

/**
 * @typedef {[figure: string, icon: string]} Gain
 */

/**
 * What a sector would do with one more piece in it. Every gain of prestige says what the park adds (A9).
 * @param {import("../types.js").Player} player
 * @param {string} sector
 * @param {Record<string, any>} options
 * @returns {Gain[]}
 */
export function nextBrings(player, sector, options) {
  const pieces = piecesIn(player, sector) + 1;
  const park = Math.floor(piecesIn(player, "park") / 2);
  const bonus = park ? `+${park}` : "";
  switch (sector) {
    case "cloister-school":
      return [[String(Math.min(pieces, player.general_supply)), "marker"]];
    case "bank":
      return [[String(pieces), "coin"]];
    case "residence":
      return [[`${pieces}${bonus}`, "prestige"]];
    case "carriage-house":
      return [[String(pieces), "step"]];
    case "hotel": {
      const times = pieces >= (options.hotel_double_from ?? 3) ? "2×" : "1×";
      const second = options.hotel_marker_is_prestige ? "prestige" : "marker";
      return [
        [times, "coin"],
        ["", second],
        ["", "rat-back"],
      ];
    }
    case "park": {
      const pairs = Math.floor(pieces / 2);
      return pairs ? [["1", "rat-back"], [`+${pairs}`, "prestige"]] : [["1", "rat-back"]];
    }
    case "hospital":
      return [
        ["1", "rat-back"],
        [`−${pieces}`, "plague"],
      ];
    default:
      return [];
  }
}

/**
 * Markers and friend together.
 * @param {import("../types.js").Player} player
 * @param {string} sector
 */
export function piecesIn(player, sector) {
  return (player.sectors[sector] ?? 0) + (player.friend === sector ? 1 : 0);
}
