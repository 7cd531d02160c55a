// @ts-check
// Cards in somebody's hand: where each came from, and what went on to the neighbour.

/** @typedef {import("../../api-types.d.ts").ViewDescription} View */
/** @typedef {import("../../api-types.d.ts").PlayerDescription["colour"]} Colour */
/** @typedef {import("../../api-types.d.ts").CardOfColour} HandCard */

const DECKS = ["own", "right", "far"];

/**
 * The seat so many places to the right: cards travel to the left, so from there they come.
 * @param {View} view
 * @param {number} seat
 * @param {number} places
 */
export function rightOf(view, seat, places) {
  const n = view.players.length;
  return (seat - places + 2 * n) % n;
}

/**
 * Each card in hand with the name of its place, "hand:DECK:CARD".
 * @param {View} view
 * @param {number} seat
 * @param {Map<string, string[]>} lit  tells apart the two own cards that two players may hold
 * @returns {{place: string, card: string | null, colour: Colour}[]}
 */
export function handPlaces(view, seat, lit) {
  const player = view.players[seat];
  if (!player) return [];
  /** @type {Set<string>} */
  const used = new Set();
  return player.hand.map(({ card, colour }) => {
    const from = DECKS.filter((_, i) => view.players[rightOf(view, seat, i)]?.colour === colour);
    const free = from.filter((deck) => !used.has(deck));
    const deck = free.find((name) => lit.has(`hand:${name}:${card}`)) ?? free[0] ?? from[0] ?? "own";
    used.add(deck);
    return { place: `hand:${deck}:${card}`, card, colour };
  });
}

/**
 * The colour of the cards a drafter chooses from: first the own, then the right neighbour's.
 * @param {View} view
 * @param {number} seat
 * @returns {Colour}
 */
export function packColour(view, seat) {
  const places = view.players[seat]?.drafted ? 1 : 0;
  return /** @type {Colour} */ (view.players[rightOf(view, seat, places)]?.colour ?? "blue");
}

/**
 * What a seat passed to the left this round.
 * @param {View} view
 * @param {number} seat
 * @returns {HandCard[]}
 */
export function passedOn(view, seat) {
  const me = view.players[seat];
  const right = view.players[rightOf(view, seat, 1)];
  if (!me || !right) return [];
  // A round's cards lie in the order of their fate: kept by the owner, by the left neighbour, by the next.
  /** @type {HandCard[]} */
  const passed = [];
  if (me.drafted >= 1) {
    for (const card of me.dealt[me.dealt.length - 1]?.slice(1) ?? []) passed.push({ card, colour: me.colour });
  }
  if (me.drafted >= 2) {
    const card = right.dealt[right.dealt.length - 1]?.[2];
    if (card) passed.push({ card, colour: right.colour });
  }
  return passed;
}

/**
 * To whom cards go.
 * @param {View} view
 * @param {number} seat
 */
export function leftOf(view, seat) {
  return (seat + 1) % view.players.length;
}
