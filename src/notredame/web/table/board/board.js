// @ts-check
// What all parts of the board share: which places can be picked now, what picking does, and which places the log points
// at.

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").Facts} Facts */
/** @typedef {import("../../connection/api-types.d.ts").OfferedChoice} Choice */
/** @typedef {import("../../connection/api-types.d.ts").Line} Line */
/**
 * @typedef {object} Board
 * @property {State} state
 * @property {Facts} facts
 * @property {Line[]} lines
 * @property {Map<string, string[]>} lit  places, and the ids of the choices that pick them
 * @property {(place: string) => void} onPick
 * @property {Set<string>} over  places to emphasise
 * @property {(places: string[]) => void} setOver
 * @property {Back} [back]  nothing can be gone back to in a replay
 * @property {import("../../connection/api-types.d.ts").Ghost | null} [ghost]  of the choice that is pointed at
 * @property {boolean} [silent]  without chat, since nobody else is there
 * @property {(place: string | null) => void} [onPoint]  at a place that can be picked, or no more
 */

/**
 * Going back, at a practice table.
 * @typedef {object} Back
 * @property {number[]} to  numbers of the choices that can be gone back to
 * @property {(to: number) => void} go
 */

/**
 * The places of choices, as the drawings name them.
 * @param {Choice[]} choices
 * @returns {Map<string, string[]>}
 */
export function litPlaces(choices) {
  /** @type {Map<string, string[]>} */
  const lit = new Map();
  for (const choice of choices) {
    for (const place of choice.places) {
      lit.set(place, [...(lit.get(place) ?? []), choice.id]);
    }
  }
  return lit;
}

/**
 * A place's kind and the rest of its name.
 * @param {string} place
 * @returns {[string, string]}
 */
export function splitPlace(place) {
  const at = place.indexOf(":");
  return at < 0 ? [place, ""] : [place.slice(0, at), place.slice(at + 1)];
}

/**
 * The player of a seat, if the game has begun.
 * @param {State} state
 * @param {number | null} seat
 */
export function playerOf(state, seat) {
  return seat === null ? null : (state.view?.players[seat] ?? null);
}
