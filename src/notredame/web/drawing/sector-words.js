// @ts-check
// The effect of one more piece in a sector, as the server states it: figures with icons for the sill of a house, and
// words.

import { count, say } from "../words.js";

/** @typedef {import("../connection/api-types.d.ts").SectorEffects} SectorEffects */
/** @typedef {[figure: string, icon: string]} Figure */

/**
 * @param {SectorEffects} effects
 * @returns {Figure[]}
 */
export function figuresOf(effects) {
  const { coins, markers, prestige, park_bonus, steps, benefits, choose, rat_back, bonus, relief } = effects;
  if (choose) return choose.map((what, i) => [i ? "" : `${benefits}×`, what]);
  /** @type {[figure: string | number | undefined, icon: string][]} */
  const figures = [
    [coins, "coin"],
    [markers, "marker"],
    [park_bonus ? `${prestige}+${park_bonus}` : prestige, "prestige"],
    [steps, "step"],
    [rat_back, "rat-back"],
    [bonus && `+${bonus}`, "prestige"],
    [relief && `−${relief}`, "plague"],
  ];
  return figures.filter(([figure]) => figure !== undefined).map(([figure, icon]) => [String(figure), icon]);
}

/**
 * The effect in words.
 * @param {SectorEffects} effects
 */
export function nextWords(effects) {
  const { coins, markers, prestige, park_bonus = 0, steps, benefits = 1, choose, bonus, relief } = effects;
  if (choose) {
    const [coin, second] = choose.map((what) => (what === "rat-back" ? "" : count(what, 1)));
    return say(benefits > 1 ? "next_hotel_twice" : "next_hotel", { coin, second });
  }
  if (coins !== undefined) return count("coin", coins);
  if (markers !== undefined) return count("marker", markers);
  if (prestige !== undefined) return count("prestige", prestige + park_bonus);
  if (steps !== undefined) return say("next_drive", { n: steps });
  if (bonus) return say("next_park", { n: bonus });
  if (relief) return say("next_hospital", { n: relief });
  return say("next_rat_back");
}

/**
 * The lasting effect of the pieces, in words; most have none.
 * @param {SectorEffects} effects
 */
export function lastingWords({ lasting, relief }) {
  if (!lasting) return "";
  return say(relief ? "lasting_hospital" : "lasting_park", { n: lasting });
}

/**
 * Markers and friend together.
 * @param {import("../connection/api-types.d.ts").PlayerDescription} player
 * @param {string} sector
 */
export function piecesIn(player, sector) {
  return (player.sectors[sector] ?? 0) + (player.friend === sector ? 1 : 0);
}
