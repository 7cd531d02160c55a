// @ts-check
// The rounds as a church window: a lancet for each period, a pane for each round.

import { html } from "../vendor/htm-preact.js";
import { say } from "../words.js";
import { Drawing } from "./places.js";

const PANES = [
  "M2 20C2 10 6 5 11 2C16 5 20 10 20 20z",
  "M2 20H20V32H2z",
  "M2 32H20V44H2z",
];

/**
 * @param {{round: string | null, facts: import("../connection/api-types.d.ts").Facts}} props  such as "B2"; null when the game is over
 */
export function RoundWindow({ round, facts }) {
  const all = Object.values(facts.periods).flat();
  const now = round ? all.indexOf(round) : all.length;
  const label = round ? say("round", { round }) : say("over");
  return html`<${Drawing} width=${70} height=${46} kind="round-window" label=${label}>
    ${Object.entries(facts.periods).map(
      ([letter, rounds], period) => html`<g key=${letter} transform=${`translate(${24 * period} 0)`}>
        ${rounds.map((name, i) => {
          const pane = all.indexOf(name);
          const when = pane < now ? "past" : pane === now ? "now" : "to-come";
          return html`<path class=${`pane edged ${when}`} d=${PANES[i]} />`;
        })}
        <text class=${`digits ${all.indexOf(rounds[0] ?? "") <= now ? "over-glass" : ""}`} x="11" y="17" font-size="11">${letter}</text>
      </g>`,
    )}
  <//>`;
}
