// @ts-check
// The plan of the city: boroughs as wedges around the cathedral, the first at the bottom, the others clockwise.

import { round } from "../places.js";

/** @typedef {{x: number, y: number}} Point */

/** Distances from the cathedral (0) to the city wall (1). */
const INNER = 0.145;
const CENTRE = 0.36;
const AREAS = 0.655;
/** Minimum depth of a sector; where the city is narrow, sectors stand in one row. */
const DEEP = 30;
/** How far streets between boroughs bend towards the middle of the border. */
const BEND = 0.7;
/** Minimum aspect ratio of the plan; on a phone a narrower one would leave the sides empty. */
const NARROWEST = 0.88;
/** Distance of edge markets from their border. */
const ASIDE = 28;

export class Plan {
  /**
   * @param {number} boroughs
   * @param {number} shape  width by height
   */
  constructor(boroughs, shape) {
    const aspect = Math.max(shape, NARROWEST);
    // The same area for all plans, but less on phones, where everything else is smaller too.
    const area = aspect < 1 ? 260000 : 360000;
    const [width, height] = [Math.round(Math.sqrt(area * aspect)), Math.round(Math.sqrt(area / aspect))];
    this.boroughs = boroughs;
    this.width = width;
    this.height = height;
    const small = Math.min(width, height);
    /** The square around the cathedral. */
    this.close = { x: small * 0.146, y: small * 0.136 };
    this.middle = { x: width / 2, y: height / 2 };
    /** Distance of the outer markets. */
    this.outer = width > height ? 0.535 : 0.51;
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
    const wall = 1 / (Math.abs(c) ** 7 + Math.abs(s) ** 7) ** (1 / 7);
    const x = this.close.x * c * (1 - out) + (this.middle.x - 4) * c * wall * out;
    const y = this.close.y * s * (1 - out) + (this.middle.y - 4) * s * wall * out;
    return { x: this.middle.x + x, y: this.middle.y + y };
  }

  /**
   * Position of a market.
   * @param {number} borough
   * @param {string} market
   * @returns {Point}
   */
  market(borough, market) {
    if (!market.includes("-")) return this.point(borough, 0, CENTRE);
    const side = market.startsWith("left") ? -1 : 1;
    const out = market.endsWith("inner") ? INNER : this.outer;
    const here = this.point(borough, side, out);
    const inwards = this.point(borough, side * 0.6, out);
    const near = this.point(borough, side, out - 0.05);
    const far = this.point(borough, side, out + 0.05);
    // Perpendicular to the border, so that the markets on its two sides are equally far apart.
    let [nx, ny] = [near.y - far.y, far.x - near.x];
    if (nx * (inwards.x - here.x) + ny * (inwards.y - here.y) < 0) [nx, ny] = [-nx, -ny];
    const length = Math.hypot(nx, ny);
    return { x: here.x + (nx / length) * ASIDE, y: here.y + (ny / length) * ASIDE };
  }

  /**
   * A street as a path. From a centre into the next borough it bends: a straight one would disappear under a market of
   * its own borough.
   * @param {[number, string]} from
   * @param {[number, string]} to
   */
  street(from, to) {
    const [a, b] = [this.market(...from), this.market(...to)];
    const ends = [`${round(a.x)} ${round(a.y)}`, `${round(b.x)} ${round(b.y)}`];
    if (from[0] === to[0] || (from[1] !== "centre" && to[1] !== "centre")) return `M${ends.join("L")}`;
    const after = (to[0] - from[0] + this.boroughs) % this.boroughs === 1;
    const border = this.point(from[0], after ? 1 : -1, (INNER + this.outer) / 2);
    const x = ((a.x + b.x) / 2) * (1 - BEND) + border.x * BEND;
    const y = ((a.y + b.y) / 2) * (1 - BEND) + border.y * BEND;
    return `M${ends[0]}Q${round(x)} ${round(y)} ${ends[1]}`;
  }

  /**
   * A piece of a borough as a path.
   * @param {number} borough
   * @param {number} from  along
   * @param {number} to
   * @param {number} near  out
   * @param {number} far
   */
  piece(borough, from, to, near, far) {
    const steps = 16;
    /** @type {Point[]} */
    const points = [];
    for (let i = 0; i <= steps; i += 1) {
      points.push(this.point(borough, from + ((to - from) * i) / steps, near));
    }
    for (let i = steps; i >= 0; i -= 1) {
      points.push(this.point(borough, from + ((to - from) * i) / steps, far));
    }
    return `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join("L")}z`;
  }

  /** The whole of a borough. @param {number} borough */
  wedge(borough) {
    return this.piece(borough, -0.985, 0.985, 0.03, 1);
  }

  /**
   * One of the eight areas of a borough, seven sectors and the harbour, in two rows or one.
   * @param {number} borough
   * @param {number} index
   */
  area(borough, index) {
    const [begin, end] = [this.point(borough, 0, AREAS), this.point(borough, 0, 1)];
    const rows = Math.hypot(end.x - begin.x, end.y - begin.y) < 2 * DEEP ? 1 : 2;
    const columns = 8 / rows;
    // Ordered from left to right for somebody who looks at the city from this borough.
    const share = 1.92 / columns;
    const from = 0.96 - ((index % columns) + 1) * share + 0.012;
    const to = from + share - 0.024;
    const deep = (0.975 - AREAS) / rows;
    const near = AREAS + Math.floor(index / columns) * deep + 0.008;
    const far = near + deep - 0.012;
    const middle = this.point(borough, (from + to) / 2, (near + far) / 2);
    const left = this.point(borough, from, (near + far) / 2);
    const right = this.point(borough, to, (near + far) / 2);
    const inner = this.point(borough, (from + to) / 2, near);
    const outer = this.point(borough, (from + to) / 2, far);
    const width = Math.max(Math.abs(left.x - right.x), Math.abs(inner.x - outer.x));
    const height = Math.max(Math.abs(left.y - right.y), Math.abs(inner.y - outer.y));
    const wide = width > height * 1.15;
    // In a wide area the sign stands left of the middle, with the pieces beside it.
    const aside = Math.max(8, Math.min(22, width / 2 - 15));
    const fit = wide ? Math.max(1, Math.min(4, Math.floor((width / 2 + aside - 12) / 12))) : 3;
    return { path: this.piece(borough, from, to, near, far), middle, wide, width, aside, fit };
  }
}
