// @ts-check
// A sample moment of a game, to have something to draw before anybody has played.

import { named } from "../words.js";

/** @typedef {import("../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../connection/api-types.d.ts").PlayerDescription} Player */
/** @typedef {import("../connection/api-types.d.ts").PlayerDescription["colour"]} Colour */
/** @typedef {import("../connection/api-types.d.ts").Message["kind"]} Kind */

/** @type {Colour[]} */
const COLOURS = ["blue", "red", "green"];
export const PERSONS = ["money-lender", "hostess", "carpenter"];

/** Markers of each player, and what else differs. @type {Record<string, Partial<Player>>} */
const PLAYERS = {
  blue: {
    sectors: { "cloister-school": 1, bank: 2, residence: 1, "carriage-house": 1, hotel: 0, park: 0, hospital: 1 },
    friend: "hotel",
    supply: 3,
    coins: 4,
    rat: 4,
    carriage: "red/left-outer",
    messages: [{ colour: "green", kind: "rat" }],
    cathedral: 1,
    prestige: 12,
  },
  red: {
    sectors: { "cloister-school": 2, bank: 1, residence: 0, "carriage-house": 2, hotel: 0, park: 1, hospital: 0 },
    friend: "park",
    rat: 6,
    carriage: "red/right-inner",
    cathedral: 0,
  },
  green: {
    sectors: { "cloister-school": 1, bank: 1, residence: 3, "carriage-house": 1, hotel: 1, park: 0, hospital: 1 },
    friend: "residence",
    rat: 3,
    carriage: "green/centre",
    cathedral: 2,
  },
};

/** @type {Record<string, Kind>} */
const MARKETS = {
  "blue/left-inner": "prestige",
  "blue/left-outer": "coin",
  "blue/right-outer": "marker",
  "red/left-inner": "marker",
  "red/right-outer": "coin",
  "green/left-inner": "coin",
  "green/left-outer": "marker",
  "green/right-outer": "prestige",
};

/**
 * @param {number} plague
 * @returns {State}
 */
export function sample(plague) {
  const players = COLOURS.map((colour, seat) => player(colour, seat, plague));
  const seats = COLOURS.map((colour, seat) => ({
    seat,
    name: named("colour", colour),
    colour,
    who: /** @type {const} */ ("bot"),
    level: null,
    present: true,
    mine: seat === 0,
    left: false,
  }));
  return {
    table: "sample",
    number: 0,
    status: "playing",
    edition: "",
    options: {},
    help: {},
    listed: false,
    practice: false,
    daily: null,
    played_here: true,
    host: false,
    host_here: true,
    seats,
    seat_requests: [],
    seat: 0,
    move: 0,
    view: {
      seat: 0,
      round: "A3",
      phase: "cards",
      question: "",
      to_act: [],
      start_player: 0,
      persons: PERSONS,
      plague,
      asked_about: {},
      boroughs: COLOURS,
      cathedral_tile: 8,
      cathedral_share: 2,
      players,
      markets: MARKETS,
      persons_in_game: [],
      grey_past: [],
      grey_to_come: [],
      brown_past: [],
      brown_to_come: [],
      coins_in_supply: null,
    },
    streets: "windmill",
    sector_effects: [],
    draft: [],
    question: null,
    waiting: [],
    undo: { possible: false, why: null, asked: null, to: [], pause: 0 },
    news: null,
    chat: [],
    watchers: 0,
    bots_think_less: false,
    commitment: null,
    seed: null,
    result: null,
    alone: true,
    rematch: null,
  };
}

/**
 * @param {Colour} colour
 * @param {number} seat
 * @param {number} plague
 * @returns {Player}
 */
function player(colour, seat, plague) {
  const own = PLAYERS[colour] ?? {};
  const rat = own.rat ?? 0;
  return {
    seat,
    colour,
    coins: 3,
    supply: 2,
    general_supply: 5,
    cathedral: 0,
    sectors: {},
    friend: null,
    rat,
    carriage: `${colour}/centre`,
    messages: [],
    prestige: null,
    prestige_by_source: null,
    doctor: false,
    spied: false,
    rat_after_plague: rat + plague - (own.sectors?.hospital ?? 0),
    drafted: 3,
    played: [],
    hand: [],
    pack: [],
    dealt: [],
    deck: [],
    later_decks: [],
    ...own,
  };
}
