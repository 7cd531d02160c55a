// @ts-check
// Free room on the plan: where signs, pieces, rats and carriages stand clear of streets, messages and each other.

/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./geometry.js").Plan} Plan */

/**
 * A rectangle around its middle.
 * @typedef {{x: number, y: number, wide: number, high: number}} Box
 */

/** Distance between things that are not to touch. */
const APART = 0.5;
/** Width of a street. */
const STREET = 7;
/** Distance of the points that are tried. */
const STEP = 3;

/** What a market takes, relative to its middle: with a message, without one, and as the centre of its borough. */
const WITH_MESSAGE = { x: 1.5, y: -0.75, wide: 47, high: 43.5 };
const EMPTY = { x: 0, y: 0, wide: 23, high: 23 };
const CENTRAL = { x: 0, y: 0, wide: 31, high: 31 };

/**
 * A box moved by a point.
 * @param {Box} box
 * @param {Point} by
 */
export function moved(box, by) {
  return { ...box, x: box.x + by.x, y: box.y + by.y };
}

/**
 * @param {Box} box
 * @param {number} size
 */
export function smaller({ x, y, wide, high }, size) {
  return { x: x * size, y: y * size, wide: wide * size, high: high * size };
}

/**
 * @param {Box} a
 * @param {Box} b
 */
function overlap(a, b) {
  return Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 + APART && Math.abs(a.y - b.y) < (a.high + b.high) / 2 + APART;
}

/**
 * Whether a straight street leads through a box.
 * @param {Point} from
 * @param {Point} to
 * @param {Box} box
 */
function crosses(from, to, box) {
  const [wide, high] = [(box.wide + STREET) / 2, (box.high + STREET) / 2];
  const half = { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 };
  const off = { x: from.x + half.x - box.x, y: from.y + half.y - box.y };
  return Math.abs(off.x) < wide + Math.abs(half.x) && Math.abs(off.y) < high + Math.abs(half.y) &&
    Math.abs(half.x * off.y - half.y * off.x) < wide * Math.abs(half.y) + high * Math.abs(half.x);
}

/**
 * @param {Point} point
 * @param {Point[]} corners
 */
function isInside({ x, y }, corners) {
  let inside = false;
  corners.forEach((b, i) => {
    const a = corners[(i + corners.length - 1) % corners.length];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/**
 * The markets of a plan as boxes.
 * @param {Plan} plan
 * @param {string[]} markets
 * @param {(borough: number, market: string) => boolean} has  whether there is a message, or may be one
 * @returns {Box[]}
 */
export function marketBoxes(plan, markets, has) {
  return Array.from({ length: plan.boroughs }, (_, borough) =>
    markets.map((market) => {
      const box = market === "centre" ? CENTRAL : has(borough, market) ? smaller(WITH_MESSAGE, plan.seal) : EMPTY;
      return moved(box, plan.market(borough, market));
    })).flat();
}

/** An area between streets, or the whole plan, with what stands there already. */
export class Room {
  /**
   * @param {Point[]} corners
   * @param {Box[]} taken
   * @param {boolean} [streets]  whether streets lead along its edges
   */
  constructor(corners, taken, streets = true) {
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    const whole = { x: (left + right) / 2, y: (top + bottom) / 2, wide: right - left, high: bottom - top };
    this.corners = corners;
    this.taken = taken.filter((box) => overlap(box, whole));
    this.streets = streets;
    /** @type {Point[]} */
    this.points = [];
    /** Its points in the order that was asked for last. @type {{wish: Point | null, points: Point[]}} */
    this.order = { wish: null, points: [] };
    for (let y = top; y < bottom; y += STEP) {
      for (let x = left; x < right; x += STEP) {
        if (isInside({ x, y }, corners) && this.isFree({ x, y, wide: 1, high: 1 })) this.points.push({ x, y });
      }
    }
  }

  /** @param {Box} box */
  isFree(box) {
    if (this.taken.some((other) => overlap(box, other))) return false;
    const { corners, streets } = this;
    const edge = streets ? box : { ...box, wide: box.wide - STREET, high: box.high - STREET };
    return !corners.some((to, i) => crosses(corners[(i + corners.length - 1) % corners.length], to, edge));
  }

  /** The same room with one more thing in it. @param {Box} box */
  with(box) {
    const room = Object.assign(Object.create(Room.prototype), this);
    room.taken = [...this.taken, box];
    return /** @type {Room} */ (room);
  }

  /** Its points, the nearest to a wish first. @param {Point} wish */
  from(wish) {
    if (this.order.wish !== wish) {
      const far = this.points.map((point) => ({ point, far: (point.x - wish.x) ** 2 + (point.y - wish.y) ** 2 }));
      this.order = { wish, points: far.sort((a, b) => a.far - b.far).map(({ point }) => point) };
    }
    return this.order.points;
  }

  /**
   * The free place nearest to a wish, for the first of several groups of boxes that fits there; null if none fits
   * anywhere.
   * @template {{boxes: Box[]}} Group
   * @param {Group[]} groups
   * @param {Point} wish
   * @returns {{at: Point, group: Group} | null}
   */
  nearest(groups, wish) {
    for (const at of this.from(wish)) {
      const group = groups.find(({ boxes }) => boxes.every((box) => this.isFree(moved(box, at))));
      if (group) return { at, group };
    }
    return null;
  }
}
