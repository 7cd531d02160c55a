// @ts-check
// Horizontal bars in rows, from zero to the right or, where something was lost, to the left; beside each its number.

import { html } from "../../vendor/htm-preact.js";
import { Drawing, round } from "../places.js";

/**
 * One bar of a row.
 * @typedef {object} Bar
 * @property {number} value
 * @property {string} kind  its class
 * @property {string} figure  the number as it is written
 * @property {number | null} [margin]  the true value probably lies within this of it
 */

/** @typedef {{name: string, bars: Bar[], label: string}} BarRow  label: all of it in words */

/** A drawing narrower than this has the names above the bars. */
const BESIDE = 500;
const NAMES = 198;
/** Space for a number. */
const FIGURE = 104;
const THICK = 16;
const LINE = 22;
const BETWEEN = 12;

/**
 * @param {object} props
 * @param {BarRow[]} props.rows
 * @param {number} props.width
 * @param {string} props.label
 * @param {boolean} [props.centred]  zero is in the middle, since values may well be on either side
 */
export function BarRows({ rows, width, label, centred = false }) {
  const above = width < BESIDE ? LINE : 0;
  const left = above ? 4 : NAMES;
  const reach = rows.flatMap(({ bars }) =>
    bars.flatMap(({ value, margin }) => [value - (margin ?? 0), value + (margin ?? 0)])
  );
  const most = Math.max(0.1, ...(centred ? reach.map(Math.abs) : reach));
  const least = centred ? -most : Math.min(0, ...reach);
  const x = (/** @type {number} */ value) => round(left + ((width - FIGURE - left) * (value - least)) / (most - least));
  const heights = rows.map(({ bars }) => above + bars.length * THICK + BETWEEN);
  const top = (/** @type {number} */ i) => heights.slice(0, i).reduce((sum, one) => sum + one, 0);
  return html`<${Drawing} width=${width} height=${top(rows.length)} kind="bar-rows" label=${label} group=${true}>
    ${rows.map((row, i) => {
      const first = top(i) + above + BETWEEN / 2;
      const middle = first + (row.bars.length * THICK) / 2;
      return html`<g key=${row.name} role="img" aria-label=${row.label}>
        <title>${row.label}</title>
        ${above
          ? html`<text class="flush" x=${left} y=${first - 6}>${row.name}</text>`
          : html`<text class="trailing" x=${left - 10} y=${middle + 5}>${row.name}</text>`}
        ${row.bars.map((bar, k) => oneBar(bar, x, first + k * THICK, width - FIGURE + 8))}
        <line class="axis" x1=${x(0)} x2=${x(0)} y1=${first - 3} y2=${first + row.bars.length * THICK + 3} />
      </g>`;
    })}
  <//>`;
}

/**
 * @param {Bar} bar
 * @param {(value: number) => number} x
 * @param {number} y
 * @param {number} right  where its number begins
 */
function oneBar({ value, kind, figure, margin }, x, y, right) {
  const middle = y + THICK / 2;
  return html`<g key=${kind}>
    <rect class=${`bar ${kind}`} x=${Math.min(x(0), x(value))} width=${round(Math.abs(x(value) - x(0)))} y=${y + 1} height=${THICK - 2} />
    ${margin ? html`<path class="whisker" d=${whisker(x(value - margin), x(value + margin), middle, 4)} />` : null}
    <text class="flush digits" x=${right} y=${middle + 5}>${figure}</text>
  </g>`;
}

/**
 * A line with a small bar at each end.
 * @param {number} from
 * @param {number} to
 * @param {number} y
 * @param {number} high
 */
export function whisker(from, to, y, high) {
  return `M${from} ${y}H${to}M${from} ${y - high}V${y + high}M${to} ${y - high}V${y + high}`;
}
