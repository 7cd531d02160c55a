// @ts-check
// Luck and own losses of each round: two bars side by side, from zero up or down.

import { html } from "../../vendor/htm-preact.js";
import { Drawing, round } from "../places.js";
import { scaleOf } from "./scale.js";

/**
 * @typedef {object} RoundBar
 * @property {string} round  such as "B2"
 * @property {number} luck
 * @property {number} losses  at most 0
 * @property {string} label  both in words
 */

const HEIGHT = 190;
const LEFT = 38;
const TOP = 14;
const BOTTOM = HEIGHT - 26;
/** Share of a round's width that its two bars have. */
const FILLED = 0.72;

/**
 * @param {object} props
 * @param {RoundBar[]} props.rounds
 * @param {number} props.width
 * @param {string} props.label
 * @param {(value: number) => string} [props.figure]  how a number is written
 */
export function RoundBars({ rounds, width, label, figure = String }) {
  const { ticks, y } = scaleOf(rounds.flatMap(({ luck, losses }) => [luck, losses]), TOP, BOTTOM);
  const each = (width - LEFT) / Math.max(1, rounds.length);
  const wide = round((each * FILLED) / 2);
  const bar = (/** @type {number} */ value, /** @type {number} */ x, /** @type {string} */ kind) =>
    html`<rect class=${kind} x=${round(x)} width=${wide} y=${round(Math.min(y(0), y(value)))} height=${round(Math.abs(y(value) - y(0)))} />`;
  return html`<${Drawing} width=${width} height=${HEIGHT} kind="round-bars" label=${label} group=${true}>
    ${ticks.map((at) => html`<g key=${at}><line class=${at === 0 ? "axis" : "grid"} x1=${LEFT} x2=${width} y1=${round(y(at))} y2=${round(y(at))} /><text class="tick trailing" x=${LEFT - 6} y=${round(y(at)) + 4}>${figure(at)}</text></g>`)}
    ${rounds.map((one, i) => {
      const x = LEFT + each * i + (each * (1 - FILLED)) / 2;
      return html`<g key=${one.round} role="img" aria-label=${one.label}>
        <title>${one.label}</title>
        ${bar(one.luck, x, "luck-bar")} ${bar(one.losses, x + wide, "loss-bar")}
        <text class="tick" x=${round(x + wide)} y=${HEIGHT - 8}>${one.round}</text>
      </g>`;
    })}
  <//>`;
}
