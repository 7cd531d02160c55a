// @ts-check
// The harbour of a borough with its rat track: the rat, and ghosts where this round's plague and a choice will move it.

import { html } from "../../vendor/htm-preact.js";
import { say } from "../../words.js";
import { forecast, ratWords } from "./rat-forecast.js";
import { icon } from "../icons.js";
import { rat } from "../shapes.js";
import { at, spot } from "../places.js";

/**
 * @param {object} props
 * @param {import("../../connection/api-types.d.ts").PlayerDescription} props.player
 * @param {import("../../connection/api-types.d.ts").Facts} props.facts
 * @param {number} props.width
 * @param {number} props.height
 * @param {import("../places.js").Look} props.look
 * @param {number | null} [props.chosen]  where the choice that is pointed at moves the rat
 */
export function harbour({ player, facts, width, height, look, chosen = null }) {
  const { colour } = player;
  const { now, then, overruns } = forecast(player, facts);
  const { rat_track_end: end, overrun } = facts;
  const space = (width - 46) / (end + 1);
  /** @param {number} n */
  const middle = (n) => 4 + space * (n + 0.5);
  const quay = height - 21;
  return html`<g ...${spot(look, `rat:${colour}`, ratWords(player, facts))} role=${look.lit?.has(`rat:${colour}`) ? "button" : "group"}>
    <rect class="water" width=${width} height=${height} rx="5" />
    ${Array.from({ length: end + 1 }, (_, n) => {
      const name = say("rat_at", { at: n });
      return html`<g key=${n} ...${spot(look, `rat:${colour}/${n}`, name, n > end - 3 ? "near-end" : "")}>
        <rect class="quay" x=${middle(n) - space / 2 + 1} y="4" width=${space - 2} height=${height - 8} rx="3" />
        <text class="digits" x=${middle(n)} y=${height - 8} font-size="12">${n}</text>
      </g>`;
    })}
    <g class=${overruns ? "loss alarm" : "loss"}>
      <rect class="quay" x=${width - 41} y="4" width="37" height=${height - 8} rx="3" />
      ${overruns && html`<path class="bad" d=${`M${width - 40} ${height / 2 - 5}l7 5-7 5z`} />`}
      <text class="digits" x=${width - 27} y=${height / 2 - 5} font-size="12">−${overrun.prestige}</text>
      ${icon("prestige", width - 12, height / 2 - 9, 15)}
      <text class="digits" x=${width - 27} y=${height / 2 + 15} font-size="12">−${overrun.markers}</text>
      ${icon("marker", width - 12, height / 2 + 11, 13)}
    </g>
    ${then !== null && html`<g key="ghost" class=${then === now ? "piece away" : "piece ghost"} ...${at(middle(then), quay / 2 + 3, space / 30)}>${rat()}</g>`}
    ${chosen !== null && html`<g key="chosen" class="ghosts"><g class="ghost" ...${at(middle(chosen), quay / 2 + 3, space / 27)}>${rat()}</g></g>`}
    <g key="rat" class="piece" ...${at(middle(now), quay / 2 + 3, space / 27)}>${rat()}</g>
  </g>`;
}
