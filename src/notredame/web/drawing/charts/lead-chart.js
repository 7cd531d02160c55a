// @ts-check
// The expected lead over a game, with a mark for each decision that lost something. Marks differ in shape as well as
// in colour.

import { html } from "../../vendor/htm-preact.js";
import { Drawing, round } from "../places.js";
import { scaleOf } from "./scale.js";

/**
 * A decision on the chart.
 * @typedef {object} LeadPoint
 * @property {number} move
 * @property {string} round  such as "B2"
 * @property {number} lead  to be expected before the choice
 * @property {number} after  to be expected with the chosen answer
 * @property {"fine" | "inaccuracy" | "mistake" | "blunder"} grade
 * @property {string} label  what a screen reader says of its mark
 */

const HEIGHT = 230;
const LEFT = 38;
const RIGHT = 14;
const TOP = 14;
const BOTTOM = HEIGHT - 26;
/** Radius within which a mark can be hit. */
const HIT = 13;

/** Marks by grade, centred on the origin. */
export const MARKS = {
  fine: "",
  inaccuracy: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z",
  mistake: "M0-7L7 0L0 7L-7 0Z",
  blunder: "M0 8L-8-6H8Z",
};

/**
 * @param {object} props
 * @param {LeadPoint[]} props.points
 * @param {number} props.end  the real lead
 * @param {number} props.width
 * @param {string} props.label
 * @param {number | null} [props.now]  the decision that is looked at
 * @param {(move: number) => void} [props.onPick]
 * @param {(value: number) => string} [props.figure]  how a number is written
 */
export function LeadChart({ points, end, width, label, now = null, onPick, figure = String }) {
  const { ticks, y } = scaleOf([...points.flatMap(({ lead, after }) => [lead, after]), end], TOP, BOTTOM);
  const x = (/** @type {number} */ i) => round(LEFT + ((width - LEFT - RIGHT) * i) / Math.max(1, points.length));
  const begins = points.flatMap((point, i) => (point.round === points[i - 1]?.round ? [] : [{ name: point.round, i }]));
  const line = [...points.map(({ lead }, i) => `${x(i)},${round(y(lead))}`), `${x(points.length)},${round(y(end))}`];
  return html`<${Drawing} width=${width} height=${HEIGHT} kind="lead-chart" label=${label} group=${true}>
    ${ticks.map((at) => html`<g key=${at}><line class=${at === 0 ? "axis" : "grid"} x1=${LEFT} x2=${width - RIGHT} y1=${round(y(at))} y2=${round(y(at))} /><text class="tick trailing" x=${LEFT - 6} y=${round(y(at)) + 4}>${figure(at)}</text></g>`)}
    ${begins.map(({ name, i }) => html`<g key=${name}><line class=${name.endsWith("1") ? "grid period" : "grid"} x1=${x(i)} x2=${x(i)} y1=${TOP} y2=${BOTTOM} /><text class="tick flush" x=${x(i) + 2} y=${HEIGHT - 8}>${name}</text></g>`)}
    <polyline class="lead-line" points=${line.join(" ")} />
    <circle class="lead-end" cx=${x(points.length)} cy=${round(y(end))} r="4" />
    ${points.map((point, i) => point.grade !== "fine" && mark(point, x(i), round(y(point.lead)), round(y(point.after)), point.move === now, onPick))}
  <//>`;
}

/**
 * @param {LeadPoint} point
 * @param {number} x
 * @param {number} y
 * @param {number} after  where the choice led
 * @param {boolean} now
 * @param {((move: number) => void) | undefined} onPick
 */
function mark({ move, grade, label }, x, y, after, now, onPick) {
  /** @param {Event} event */
  const pick = (event) => {
    event.preventDefault();
    onPick?.(move);
  };
  const button = onPick && {
    role: "button",
    tabindex: 0,
    onClick: pick,
    /** @param {KeyboardEvent} event */
    onKeyDown: (event) => (event.key === "Enter" || event.key === " ") && pick(event),
  };
  return html`<g key=${move} class=${`lead-mark grade-${grade} ${now ? "now" : ""}`} data-move=${move} role="img" aria-label=${label} ...${button}>
    <title>${label}</title>
    <line class="drop" x1=${x} x2=${x} y1=${y} y2=${after} />
    <circle class="hit" cx=${x} cy=${y} r=${HIT} />
    <path transform=${`translate(${x} ${y})`} d=${MARKS[grade]} />
  </g>`;
}
