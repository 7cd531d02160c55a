// @ts-check
// The nine rounds as a window: a lancet for each period, a pane for each round.

import { html } from "../vendor/htm-preact.js";
import { say } from "../words.js";
import { Sheet } from "./places.js";

const PANES = [
  "M2 20C2 10 6 5 11 2C16 5 20 10 20 20z",
  "M2 20H20V32H2z",
  "M2 32H20V44H2z",
];

/**
 * @param {{round: string | null}} props  such as "B2"; null when the game is over
 */
export function RoundClock({ round }) {
  const now = round ? 3 * "ABC".indexOf(round[0]) + Number(round[1]) - 1 : 9;
  const label = round ? say("round", { round }) : say("over");
  return html`<${Sheet} width=${70} height=${46} kind="clock" label=${label}>
    ${["A", "B", "C"].map(
      (letter, period) => html`<g key=${letter} transform=${`translate(${24 * period} 0)`}>
        ${PANES.map((d, i) => {
          const pane = 3 * period + i;
          const when = pane < now ? "past" : pane === now ? "now" : "to-come";
          return html`<path class=${`pane edged ${when}`} d=${d} />`;
        })}
        <text class=${`digits ${3 * period <= now ? "over-glass" : ""}`} x="11" y="17" font-size="11">${letter}</text>
      </g>`,
    )}
  <//>`;
}
