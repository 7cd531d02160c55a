// @ts-check
// Scales of charts whose values lie above and below zero.

/**
 * @typedef {object} Scale
 * @property {number} least
 * @property {number} most
 * @property {number[]} ticks
 * @property {(value: number) => number} y
 */

/** Distances between ticks, of which the first that gives few enough is used. */
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST_TICKS = 6;

/**
 * A vertical scale that includes zero.
 * @param {number[]} values
 * @param {number} top
 * @param {number} bottom
 * @returns {Scale}
 */
export function scaleOf(values, top, bottom) {
  const [low, high] = [Math.min(-1, ...values), Math.max(1, ...values)];
  const step = STEPS.find((one) => (high - low) / one <= MOST_TICKS) ?? (high - low) / MOST_TICKS;
  const least = step * Math.floor(low / step);
  const most = step * Math.ceil(high / step);
  const ticks = [];
  for (let at = least; at <= most; at += step) ticks.push(at);
  return { least, most, ticks, y: (value) => bottom - ((bottom - top) * (value - least)) / (most - least) };
}
