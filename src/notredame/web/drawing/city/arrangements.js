// @ts-check
// Arrangements of what stands in an area of the map: pieces in rows or as one with their number, and the rat with its
// figures.

import { smaller } from "./room.js";

/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./room.js").Box} Box */

/**
 * Pieces around a point. Where they are counted, all markers lie on each other beside their number.
 * @typedef {{boxes: Box[], markers: Point[], friend: Point | null, count: Point | null, size: number}} Pieces
 */

/** Width of a marker, and of its number. */
const CUBE = 11;
const NUMBER = 17;
const FRIEND = { wide: 13, high: 19 };

/**
 * Arrangements of pieces, in rows of any length, with the friend beside or above them.
 * @param {number} markers
 * @param {boolean} friend
 * @returns {Pieces[]}
 */
export function inRows(markers, friend) {
  if (!markers) {
    return [{ boxes: [{ x: 0, y: 0, ...FRIEND }], markers: [], friend: { x: 0, y: 0 }, count: null, size: 1 }];
  }
  return Array.from({ length: markers }, (_, i) => markers - i).flatMap((columns) => {
    const rows = Math.ceil(markers / columns);
    const places = Array.from({ length: markers }, (_, i) => {
      const row = Math.floor(i / columns);
      const inRow = Math.min(columns, markers - row * columns);
      return { x: ((i % columns) - (inRow - 1) / 2) * CUBE, y: (row - (rows - 1) / 2) * CUBE };
    });
    return withFriend(places, null, friend);
  });
}

/**
 * Arrangements of pieces in little room: one marker stands for all, with their number beside or below it.
 * @param {number} markers
 * @param {boolean} friend
 * @returns {Pieces[]}
 */
export function counted(markers, friend) {
  const beside = withFriend(Array(markers).fill({ x: -NUMBER / 2, y: 0 }), { x: CUBE / 2, y: 0 }, friend);
  return [...beside, ...withFriend(Array(markers).fill({ x: 0, y: -CUBE / 2 }), { x: 0, y: CUBE / 2 }, friend)];
}

/**
 * The same arrangements, smaller.
 * @param {Pieces[]} groups
 * @param {number} size
 * @returns {Pieces[]}
 */
export function shrunk(groups, size) {
  const shrink = (/** @type {Point} */ { x, y }) => ({ x: x * size, y: y * size });
  return groups.map(({ boxes, markers, friend, count }) => ({
    boxes: boxes.map((box) => smaller(box, size)),
    markers: markers.map(shrink),
    friend: friend && shrink(friend),
    count: count && shrink(count),
    size,
  }));
}

/**
 * @param {Point[]} markers
 * @param {Point | null} count
 * @param {boolean} friend
 * @returns {Pieces[]}
 */
function withFriend(markers, count, friend) {
  const all = markers.map((place) => ({ ...place, wide: CUBE, high: CUBE }));
  const boxes = count ? [all[0], { ...count, wide: NUMBER, high: CUBE }] : all;
  if (!friend) return [{ boxes, markers, friend: null, count, size: 1 }];
  const left = Math.min(...boxes.map(({ x, wide }) => x - wide / 2));
  const top = Math.min(...boxes.map(({ y, high }) => y - high / 2));
  return [{ x: left - FRIEND.wide / 2, y: 0 }, { x: 0, y: top - FRIEND.high / 2 }].map((place) => {
    const by = { x: -place.x / 2, y: -place.y / 2 };
    const move = (/** @type {Point} */ { x, y }) => ({ x: x + by.x, y: y + by.y });
    return {
      boxes: [...boxes.map((box) => ({ ...box, ...move(box) })), { ...move(place), ...FRIEND }],
      markers: markers.map(move),
      friend: move(place),
      count: count && move(count),
      size: 1,
    };
  });
}

/**
 * The rat, its space, the space after the plague, and what an overrun costs; the box has room for all of them.
 * @typedef {{boxes: Box[], rat: Point, now: Point, then: Point, price: Point, lower: number}} RatFigures
 * `lower`: how much further down they stand without a price
 */

/** From the widest to the narrowest. @type {RatFigures[]} */
export const RAT_FIGURES = [
  {
    boxes: [{ x: 0, y: 0, wide: 76, high: 32 }],
    rat: { x: -24, y: -7 },
    now: { x: 4, y: -1 },
    then: { x: 24, y: -1 },
    price: { x: 9, y: 13 },
    lower: 7,
  },
  {
    boxes: [{ x: 0, y: 0, wide: 108, high: 18 }],
    rat: { x: -40, y: 0 },
    now: { x: -12, y: 6 },
    then: { x: 8, y: 6 },
    price: { x: 31, y: 5 },
    lower: 0,
  },
  {
    boxes: [{ x: 0, y: 0, wide: 32, high: 70 }],
    rat: { x: 0, y: -26 },
    now: { x: 0, y: 0 },
    then: { x: 0, y: 16 },
    price: { x: -4, y: 31 },
    lower: 0,
  },
];
