// @ts-check
// Action cards: a sign, a name, and the band and emblem of the deck they belong to.

import { html } from "../vendor/htm-preact.js";
import { named } from "../words.js";
import { emblem } from "./shapes.js";
import { sign } from "./signs.js";
import { Drawing, nameAt } from "./places.js";

/**
 * @param {{card: string, colour: string, small?: boolean}} props
 */
export function CardFace({ card, colour, small = false }) {
  const name = named("card", card);
  const label = `${name} (${named("colour", colour)})`;
  if (small) {
    return html`<${Drawing} width=${44} height=${60} kind="card small" label=${label}>
      <rect class="sheet edged" x="1" y="1" width="42" height="58" rx="5" />
      ${band(colour, 44, 60, 13)} ${sign(card, 22, 36, 34)}
    <//>`;
  }
  return html`<${Drawing} width=${100} height=${140} kind="card" label=${label}>
    <rect class="sheet edged" x="1" y="1" width="98" height="138" rx="8" />
    ${band(colour, 100, 140, 24)}
    ${sign(card, 50, 67, 70)} ${nameAt(name, 50, 127, 90, 15)}
  <//>`;
}

/**
 * @param {string} colour
 * @param {number} width
 * @param {number} height
 * @param {number} deep
 */
function band(colour, width, height, deep) {
  const r = width / 12;
  return html`<g>
    <path class=${`glass ${colour}`} d=${`M1 ${deep}V${r + 1}Q1 1 ${r + 1} 1H${width - r - 1}Q${width - 1} 1 ${width - 1} ${r + 1}V${deep}z`} />
    <g transform=${`translate(${width / 2} ${deep / 2 + 0.5})`}>${emblem(colour, deep * 0.68, `upon ${colour}`)}</g>
    <rect class="edge" x="1" y="1" width=${width - 2} height=${height - 2} rx=${r} />
  </g>`;
}

/**
 * The back of a card: leaded panes in the colour of its deck.
 * @param {{colour: string}} props
 */
export function CardBack({ colour }) {
  const label = named("colour", colour);
  return html`<${Drawing} width=${100} height=${140} kind="card" label=${label}>
    <rect class=${`glass ${colour}`} x="1" y="1" width="98" height="138" rx="8" />
    <path class="light" d="M12 12H50V70L12 70zM50 70H88V128H50z" />
    <path class="shade" d="M50 12H88V70H50zM12 70H50V128H12z" />
    <path class="edge thick" d="M12 12H88V128H12zM12 12L88 128M88 12L12 128M50 12V128M12 70H88" />
    <circle class="sheet edged" cx="50" cy="70" r="22" />
    <g transform="translate(50 70)">${emblem(colour, 28)}</g>
    <rect class="edge" x="1" y="1" width="98" height="138" rx="8" />
  <//>`;
}
