// @ts-check
// The plan of the city: boroughs as wedges around the cathedral, the first at the bottom, the others clockwise.
// On each border lie four markets, one of the borough before and one of the borough after in turn; eight streets leave
// each centre and cut its borough into eight areas, the seven sectors and the harbour. No street crosses another.

import { round } from "../places.js";

/** @typedef {{x: number, y: number}} Point */

/**
 * Where markets lie: on the border to the next borough clockwise (1) or to the one before (-1), and how far out, from the
 * cathedral (0) to the city wall (1).
 * @type {Record<string, {side: number, out: number}>}
 */
const ON_BORDER = {
  "right-inner": { side: 1, out: 0.06 },
  "left-inner": { side: -1, out: 0.34 },
  "right-outer": { side: 1, out: 0.615 },
  "left-outer": { side: -1, out: 0.895 },
};
/** Distance of the centres: further away where boroughs are wide. @type {Record<number, number>} */
const CENTRE = { 3: 0.66, 4: 0.62, 5: 0.6 };
/** Minimum and maximum aspect ratio of the plan. */
const SHAPES = [0.8, 1.55];
/** Points of a curve. */
const STEPS = 32;

/** Areas of a borough, each between two streets that leave the centre: its own market, and the one across. */
const AREAS = [
  ["next/left-outer", "right-outer"],
  ["right-outer", "next/left-inner"],
  ["next/left-inner", "right-inner"],
  ["right-inner", "before/right-inner"],
  ["before/right-inner", "left-inner"],
  ["left-inner", "before/right-outer"],
  ["before/right-outer", "left-outer"],
  ["left-outer", "next/left-outer"],
];

export class Plan {
  /**
   * @param {number} boroughs
   * @param {number} shape  width by height
   */
  constructor(boroughs, shape) {
    const aspect = Math.min(Math.max(shape, SHAPES[0]), SHAPES[1]);
    // The same area for all plans, but less on phones, where everything else is smaller too.
    const area = aspect < 1 ? 300000 : 360000;
    const [width, height] = [Math.round(Math.sqrt(area * aspect)), Math.round(Math.sqrt(area / aspect))];
    this.boroughs = boroughs;
    this.width = width;
    this.height = height;
    const small = Math.min(width, height);
    /** The square around the cathedral. */
    this.close = { x: small * 0.135, y: small * 0.125 };
    this.middle = { x: width / 2, y: height / 2 };
    /** Size of the signs of sectors. */
    this.sign = 31 - 2 * boroughs;
    /** Scale of messages: smaller where five narrow boroughs share the width of a phone. */
    this.seal = boroughs > 4 && aspect < 1 ? 0.85 : 1;
  }

  /**
   * A point of a borough.
   * @param {number} borough  0 at the bottom, then clockwise
   * @param {number} along  -1 at the border to the borough before, 1 at the one after
   * @param {number} out  0 at the cathedral, 1 at the wall
   * @returns {Point}
   */
  point(borough, along, out) {
    const angle = Math.PI / 2 + ((2 * borough + along) * Math.PI) / this.boroughs;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    // A rounded rectangle, which uses the page best.
    const wall = 1 / (Math.abs(c) ** 5 + Math.abs(s) ** 5) ** (1 / 5);
    const x = this.close.x * c * (1 - out) + (this.middle.x - 4) * c * wall * out;
    const y = this.close.y * s * (1 - out) + (this.middle.y - 4) * s * wall * out;
    return { x: this.middle.x + x, y: this.middle.y + y };
  }

  /**
   * Side and distance of a market; a centre lies between the borders.
   * @param {string} market
   */
  spot(market) {
    return ON_BORDER[market] ?? { side: 0, out: CENTRE[this.boroughs] };
  }

  /**
   * Position of a market.
   * @param {number} borough
   * @param {string} market
   * @returns {Point}
   */
  market(borough, market) {
    const { side, out } = this.spot(market);
    return this.point(borough, side, out);
  }

  /**
   * A street as a path: straight, or round the city between markets that are equally far from the cathedral.
   * @param {[number, string]} from
   * @param {[number, string]} to
   */
  street(from, to) {
    return `M${this.way(from, to).map((p) => `${round(p.x)} ${round(p.y)}`).join("L")}`;
  }

  /**
   * Points of a street.
   * @param {[number, string]} from
   * @param {[number, string]} to
   * @returns {Point[]}
   */
  way(from, to) {
    const [a, b] = [this.spot(from[1]), this.spot(to[1])];
    const start = 2 * from[0] + a.side;
    const turn = ((2 * to[0] + b.side - start + 3 * this.boroughs) % (2 * this.boroughs)) - this.boroughs;
    if (a.side === 0 || a.out !== b.out || Math.abs(turn) !== 2) return [this.market(...from), this.market(...to)];
    return Array.from({ length: STEPS + 1 }, (_, i) => this.point(0, start + (turn * i) / STEPS, a.out));
  }

  /** The whole of a borough, as a path. @param {number} borough */
  wedge(borough) {
    const inside = this.arc(borough, 0.985, 0.0);
    const outside = this.arc(borough, 0.985, 1).reverse();
    return path([...inside, ...outside]);
  }

  /**
   * A line across a borough at one distance from the cathedral.
   * @param {number} borough
   * @param {number} wide  1 from border to border
   * @param {number} out
   */
  arc(borough, wide, out) {
    return Array.from({ length: STEPS + 1 }, (_, i) => this.point(borough, wide * ((2 * i) / STEPS - 1), out));
  }

  /**
   * One of the eight areas of a borough: seven sectors, and the harbour on the rim. From the centre, `axis` leads to its
   * far edge, which is `deep` away and `wide` across.
   * @param {number} borough
   * @param {number} index
   */
  area(borough, index) {
    const [from, to] = AREAS[index].map((name) => this.neighbour(borough, name));
    const centre = this.market(borough, "centre");
    const edge = this.way(from, to);
    const middle = edge.length > 2
      ? edge[STEPS / 2]
      : { x: (edge[0].x + edge[1].x) / 2, y: (edge[0].y + edge[1].y) / 2 };
    const deep = Math.hypot(middle.x - centre.x, middle.y - centre.y);
    const axis = { x: (middle.x - centre.x) / deep, y: (middle.y - centre.y) / deep };
    const last = edge[edge.length - 1];
    const wide = Math.abs((last.x - edge[0].x) * axis.y - (last.y - edge[0].y) * axis.x);
    const corners = [centre, ...edge];
    return { path: path(corners), corners, centre, axis, deep, wide };
  }

  /**
   * A market of a borough or of a neighbour.
   * @param {number} borough
   * @param {string} name  "next/…" clockwise, "before/…"
   * @returns {[number, string]}
   */
  neighbour(borough, name) {
    const [where, market] = name.includes("/") ? name.split("/") : ["", name];
    const turn = { next: 1, before: this.boroughs - 1 }[where] ?? 0;
    return [(borough + turn) % this.boroughs, market];
  }
}

/** A closed path. @param {Point[]} points */
function path(points) {
  return `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join("L")}z`;
}
