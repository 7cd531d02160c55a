// @ts-check
// Where things stand on a plan: the sign and the pieces of a sector, the rat in a harbour, the carriages. Found once for
// each plan and number of pieces, because finding takes time.

import { counted, inRows, RAT_FIGURES, shrunk } from "./arrangements.js";
import { marketBoxes, moved, Room } from "./room.js";

/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./geometry.js").Plan} Plan */
/** @typedef {import("./room.js").Box} Box */

/** Distance between the middles of a sign and its first pieces. */
const BEYOND = 19;
/** How far messages reach into a borough from its border, and how much a piece needs beside them. */
const MESSAGE = 38;
/** Streets on both sides of a sign. */
const STREETS = 10;
const CARRIAGE = { x: 2.5, y: -1.5, wide: 31, high: 23.5 };
/** The cathedral itself, relative to its middle. */
const CATHEDRAL = { x: 0, y: -5, wide: 82, high: 104 };
/** How far from its market a carriage may stand. */
const REACH = 62;
/** Width of a marker on the cathedral; rows of them below each other, and half the width of the first. */
const MARKER = 13.5;
const STEPS = [32, 46, 60];
const STEP_WIDE = 46;
/** Sizes of pieces where there is very little room. */
const SIZES = [0.85, 0.7, 0.55];
/** Places that are tried for a sign. */
const TRIED = 12;
/** Plans that are remembered. */
const MOST = 6;

/** @type {Map<string, Grounds>} */
const known = new Map();

/**
 * The grounds of a plan.
 * @param {Plan} plan
 * @param {string[]} markets
 */
export function groundsOf(plan, markets) {
  const key = [plan.boroughs, plan.width, plan.height].join();
  const found = known.get(key) ?? new Grounds(plan, markets);
  known.delete(key);
  known.set(key, found);
  for (const other of known.keys()) {
    if (known.size <= MOST) break;
    known.delete(other);
  }
  return found;
}

class Grounds {
  /**
   * @param {Plan} plan
   * @param {string[]} markets
   */
  constructor(plan, markets) {
    this.plan = plan;
    this.markets = markets;
    this.messages = marketBoxes(plan, markets, () => true);
    /** @type {Map<string, any>} */
    this.found = new Map();
    /** Where carriages stood last, and between what. @type {{between: string, places: Point[]}} */
    this.last = { between: "", places: [] };
  }

  /**
   * What was found before, or is found now.
   * @template Found
   * @param {string} key
   * @param {() => Found} find
   * @returns {Found}
   */
  once(key, find) {
    if (!this.found.has(key)) this.found.set(key, find());
    return this.found.get(key);
  }

  /**
   * The room of a sector, and the position and size of its sign: as near to the centre as streets and messages leave room for
   * it, so that there is room for pieces too.
   * @param {number} borough
   * @param {number} index
   */
  sector(borough, index) {
    return this.once(`sector ${borough} ${index}`, () => {
      const area = this.plan.area(borough, index);
      const near = Math.max(0.34, (this.plan.sign + STREETS) / area.wide) * area.deep;
      const wish = along(area, Math.min(near, area.deep - MESSAGE));
      const free = new Room(area.corners, this.messages);
      const size = [1, ...SIZES].map((part) =>
        part * this.plan.sign
      ).find((wide) => free.nearest([{ boxes: [square(wide)] }], wish)) ?? this.plan.sign;
      const signs = free.from(wish).filter((point) =>
        free.isFree(moved(square(size), point))
      );
      const some = signs.filter((_, i) => i % Math.ceil(signs.length / TRIED) === 0);
      const full = [counted(2, true), ...SIZES.map((part) => shrunk(counted(2, true), part))];
      const sign =
        first(full, (groups) => some.find((point) => free.with(moved(square(size), point)).nearest(groups, wish))) ??
          signs[0] ?? wish;
      return { room: free.with(moved(square(size), sign)), sign, size, axis: area.axis };
    });
  }

  /**
   * Positions of the pieces of a sector, relative to a point near its sign. Where there is no room, the markers are
   * counted, and where there is none even so, they are smaller.
   * @param {number} borough
   * @param {number} index
   * @param {number} markers
   * @param {boolean} friend
   */
  pieces(borough, index, markers, friend) {
    return this.once(`pieces ${borough} ${index} ${markers} ${friend}`, () => {
      const { room, sign, axis } = this.sector(borough, index);
      const wish = { x: sign.x + axis.x * BEYOND, y: sign.y + axis.y * BEYOND };
      const rows = inRows(markers, friend);
      const few = markers > 1 ? counted(markers, friend) : rows;
      const sizes = SIZES.map((size) => shrunk(few, size));
      return first([rows, few, ...sizes], (groups) => room.nearest(groups, wish)) ?? { at: wish, group: few[0] };
    });
  }

  /**
   * The rat of a harbour and its figures: side by side, or one below the other where it is narrow.
   * @param {number} borough
   * @param {number} index
   */
  rat(borough, index) {
    return this.once(`rat ${borough}`, () => {
      const area = this.plan.area(borough, index);
      const wish = along(area, area.deep * 0.58);
      return new Room(area.corners, this.messages).nearest(RAT_FIGURES, wish) ?? { at: wish, group: RAT_FIGURES[2] };
    });
  }

  /**
   * Positions of markers on the cathedral: side by side on its steps and below, closer when there are many.
   * @param {number} total
   * @returns {Point[]}
   */
  steps(total) {
    const { middle } = this.plan;
    const rows = STEPS.slice(0, total > 8 ? (total > 16 ? 3 : 2) : 1).map((y) => {
      const near = this.messages.filter((box) => Math.abs(box.y - middle.y - y) < (box.high + MARKER) / 2);
      const free = near.map((box) => Math.abs(box.x - middle.x) - (box.wide + MARKER) / 2 - 1);
      return { y, half: Math.min(STEP_WIDE, ...free) };
    });
    const wide = rows.reduce((sum, { half }) => sum + half, 0);
    let left = total;
    return rows.flatMap(({ y, half }, row) => {
      const here = row === rows.length - 1 ? left : Math.min(left, Math.ceil((total * half) / wide));
      left -= here;
      const apart = Math.min(15, (2 * half) / Math.max(here - 1, 1));
      return Array.from({ length: here }, (_, i) => ({
        x: middle.x + (i - (here - 1) / 2) * apart,
        y: middle.y + y,
      }));
    });
  }

  /**
   * Positions of carriages, each beside its market; clear of signs and pieces as well, where there is room.
   * @param {{borough: number, market: string}[]} stops
   * @param {(borough: number, market: string) => boolean} has  whether there is a message
   * @param {Box[]} others
   */
  carriages(stops, has, others) {
    const { plan } = this;
    const fixed = [...marketBoxes(plan, this.markets, has), moved(CATHEDRAL, plan.middle)];
    const between = JSON.stringify([stops, fixed, others]);
    if (this.last.between !== between) this.last = { between, places: this.#besideMarkets(stops, fixed, others) };
    return this.last.places;
  }

  /**
   * @param {{borough: number, market: string}[]} stops
   * @param {Box[]} fixed
   * @param {Box[]} others
   * @returns {Point[]}
   */
  #besideMarkets(stops, fixed, others) {
    const { plan } = this;
    /** @type {Box[]} */
    const stand = [];
    return stops.map(({ borough, market }) => {
      const wish = plan.market(borough, market);
      const [left, top] = [Math.max(0, wish.x - REACH), Math.max(0, wish.y - REACH)];
      const [right, bottom] = [Math.min(plan.width, wish.x + REACH), Math.min(plan.height, wish.y + REACH)];
      const corners = [{ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }];
      const near = (/** @type {Box[]} */ taken) =>
        new Room(corners, taken, false).nearest([{ boxes: [CARRIAGE] }], wish)?.at;
      const at = near([...fixed, ...stand, ...others]) ?? near([...fixed, ...stand]) ?? wish;
      stand.push(moved(CARRIAGE, at));
      return at;
    });
  }
}

/**
 * What is found for the first of several things for which anything is found.
 * @template Thing, Found
 * @param {Thing[]} things
 * @param {(thing: Thing) => Found | null | undefined} find
 * @returns {Found | null}
 */
function first(things, find) {
  for (const thing of things) {
    const found = find(thing);
    if (found) return found;
  }
  return null;
}

/** A square box around its middle. @param {number} wide */
function square(wide) {
  return { x: 0, y: 0, wide, high: wide };
}

/**
 * A point on the axis of an area.
 * @param {{centre: Point, axis: Point}} area
 * @param {number} far  from the centre
 */
function along({ centre, axis }, far) {
  return { x: centre.x + axis.x * far, y: centre.y + axis.y * far };
}
