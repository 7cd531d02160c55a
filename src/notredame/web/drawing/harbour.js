// @ts-check
// The harbour of a borough with its rat track: the rat, and its ghost where this round's plague leads it.

import { html } from "../vendor/htm-preact.js";
import { say } from "../words.js";
import { icon } from "./icons.js";
import { rat } from "./shapes.js";
import { at, spot } from "./spots.js";

const END = 9;

/**
 * @param {object} props
 * @param {import("../types.js").Player} props.player
 * @param {number} props.width
 * @param {number} props.height
 * @param {import("./spots.js").Look} props.look
 */
export function harbour({ player, width, height, look }) {
  const { colour } = player;
  const after = player.rat_after_plague;
  const loses = after !== null && after > END;
  const space = (width - 46) / (END + 1);
  /** @param {number} n */
  const middle = (n) => 4 + space * (n + 0.5);
  const quay = height - 21;
  const ghost = loses ? at(width - 23, 15, 0.95) : at(middle(after ?? 0), quay / 2 + 3, space / 30);
  return html`<g ...${spot(look, `rat:${colour}`, ratWords(player))} role=${look.lit?.has(`rat:${colour}`) ? "button" : "group"}>
    <rect class="water" width=${width} height=${height} rx="5" />
    ${Array.from({ length: END + 1 }, (_, n) => {
      const name = say("rat_at", { at: n });
      return html`<g key=${n} ...${spot(look, `rat:${colour}/${n}`, name, n > 6 ? "near-end" : "")}>
        <rect class="quay" x=${middle(n) - space / 2 + 1} y="4" width=${space - 2} height=${height - 8} rx="3" />
        <text class="digits" x=${middle(n)} y=${height - 8} font-size="12">${n}</text>
      </g>`;
    })}
    <g class=${loses ? "loss alarm" : "loss"}>
      <rect class="quay" x=${width - 41} y="4" width="37" height=${height - 8} rx="3" />
      <text class="digits" x=${width - 30} y=${height - 24} font-size="12">−2</text>
      ${icon("prestige", width - 13, height - 28, 15)}
      <text class="digits" x=${width - 30} y=${height - 8} font-size="12">−1</text>
      ${icon("marker", width - 13, height - 12, 13)}
    </g>
    ${after !== null && html`<g key="ghost" class=${after === player.rat ? "piece away" : "piece ghost"} ...${ghost}>${rat()}</g>`}
    <g key="rat" class="piece" ...${at(middle(player.rat), quay / 2 + 3, space / 27)}>${rat()}</g>
  </g>`;
}

/**
 * Where a rat is and where it will be.
 * @param {import("../types.js").Player} player
 */
export function ratWords({ rat: now, rat_after_plague: after }) {
  const soon = after === null ? [] : [after > END ? say("rat_past") : say("rat_to", { to: after })];
  return [say("rat_at", { at: now }), ...soon].join(", ");
}
