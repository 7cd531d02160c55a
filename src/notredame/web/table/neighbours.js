// @ts-check
// Neighbours at the table: seats are numbered clockwise.

/** @typedef {import("../connection/api-types.d.ts").ViewDescription} View */

/**
 * @param {View} view
 * @param {number} seat
 */
export function leftOf(view, seat) {
  return (seat + 1) % view.players.length;
}

/**
 * @param {View} view
 * @param {number} seat
 */
export function rightOf(view, seat) {
  return (seat + view.players.length - 1) % view.players.length;
}
