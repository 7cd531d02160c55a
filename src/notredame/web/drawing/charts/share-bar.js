// @ts-check
// A share between nothing and everything, with the range in which the true one probably lies, and what was expected.

import { html } from "../../vendor/htm-preact.js";
import { Drawing, round } from "../places.js";
import { whisker } from "./bar-rows.js";

const HEIGHT = 30;
const TOP = 6;
const THICK = 18;

/**
 * @param {object} props
 * @param {number} props.share  from 0 to 1, like the others
 * @param {number} props.low
 * @param {number} props.high
 * @param {number} props.expected
 * @param {number} props.width
 * @param {string} props.label
 */
export function ShareBar({ share, low, high, expected, width, label }) {
  const x = (/** @type {number} */ value) => round(1 + (width - 2) * value);
  return html`<${Drawing} width=${width} height=${HEIGHT} kind="share-bar" label=${label}>
    <rect class="track" x=${x(0)} width=${width - 2} y=${TOP} height=${THICK} />
    <rect class="bar mine" x=${x(0)} width=${round((width - 2) * share)} y=${TOP} height=${THICK} />
    <path class="whisker" d=${whisker(x(low), x(high), TOP + THICK / 2, 5)} />
    <path class="notch" d=${`M${x(expected)} ${TOP + 1}l-5-7h10zM${x(expected)} ${TOP + THICK - 1}l-5 7h10z`} />
  <//>`;
}
