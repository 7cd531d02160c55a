// @ts-check
// The board between the last choice and the final scoring: totals that were hidden stay hidden until they are told.

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */

/**
 * @param {State} state
 * @returns {State}
 */
export function unscored(state) {
  const { view, seat } = state;
  if (!view || !state.result || state.options.totals === "open") return state;
  const players = view.players.map((player) =>
    player.seat === seat ? player : { ...player, prestige: null, prestige_by_source: null }
  );
  return { ...state, view: { ...view, players } };
}
