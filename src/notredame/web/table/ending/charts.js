// @ts-check
// The charts of the ending in SVG: sources of prestige, and the course of the game. Names stand beside them in full,
// however long they are.

import { html } from "../../vendor/htm-preact.js";
import { Emblem } from "../../drawing/index.js";
import { emblem } from "../../drawing/shapes.js";
import { named, say, sentence } from "../../words.js";
import { usePhone } from "../narrow.js";
import { numeral } from "../numeral.js";

/** @typedef {import("../../connection/api-types.d.ts").Seat} Seat */
/** @typedef {import("../../connection/api-types.d.ts").ScoreSheet} Result */

/** Widths in units of the drawing, on a laptop and on a phone, so that words stay readable. */
const WIDE = 720;
const NARROW = 380;
/** Space for the total at the end of a bar. */
const TOTAL = 44;

/**
 * One bar for each player below the name, divided by source; losses to the plague lie left of zero.
 * @param {{result: Result, seats: Seat[], sources: string[]}} props
 */
export function SourceChart({ result, seats, sources }) {
  const wide = usePhone() ? NARROW : WIDE;
  const row = 62;
  const bar = 30;
  const gained = result.players.map((player) =>
    sum(sources.map((source) => Math.max(0, player.by_source[source] ?? 0)))
  );
  const lost = result.players.map((player) =>
    sum(sources.map((source) => Math.max(0, -(player.by_source[source] ?? 0))))
  );
  const most = Math.max(1, ...gained);
  const least = Math.max(0, ...lost);
  const scale = (wide - TOTAL) / (most + least);
  const zero = least * scale;
  const high = row * result.players.length;
  return html`<figure class="end-chart">
    <svg viewBox=${`0 0 ${wide} ${high}`} role="img" aria-label=${say("chart_sources")}>
      ${result.players.map((player, i) => {
        let right = zero;
        let left = zero;
        const y = i * row + 24;
        const seat = seats[player.seat];
        return html`<g key=${player.seat}>
          <g class="drawing" transform=${`translate(8 ${y - 11})`}>${emblem(seat?.colour ?? "blue", 14)}</g>
          <text x="22" y=${y - 6} class=${`chart-name ink-${seat?.colour}`}>${seat?.name}</text>
          ${sources.map((source) => {
            const value = player.by_source[source] ?? 0;
            if (!value) return null;
            const long = Math.abs(value) * scale;
            const x = value > 0 ? right : left - long;
            if (value > 0) right += long;
            else left -= long;
            return html`<g key=${source} class=${`from-source source-${source}`}>
              <title>${`${sentence(named("source", source))}: ${numeral(value)}`}</title>
              <rect x=${x} y=${y} width=${long} height=${bar} />
              ${long > 18 && html`<text x=${x + long / 2} y=${y + 20} text-anchor="middle">${numeral(value)}</text>`}
            </g>`;
          })}
          <line x1=${zero} x2=${zero} y1=${y - 3} y2=${y + bar + 3} class="axis" />
          <text x=${right + 8} y=${y + 21} class="chart-total">${player.prestige}</text>
        </g>`;
      })}
    </svg>
    <figcaption>
      <ul class="chart-legend">
        ${sources.map((source) => html`<li key=${source} class=${`from-source source-${source}`}><svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" /></svg>${sentence(named("source", source))}</li>`)}
      </ul>
    </figcaption>
  </figure>`;
}

/**
 * One line for each player over the rounds. Lines also differ in their dashes, and end in the player's emblem.
 * @param {{title: string, rounds: string[], values: number[][], seats: Seat[]}} props  values by round, then by seat
 */
export function LineChart({ title, rounds, values, seats }) {
  const high = 240;
  const left = 34;
  const right = WIDE / 2 - 30;
  const top = 12;
  const bottom = high - 26;
  const most = Math.max(1, ...values.flat());
  const x = (/** @type {number} */ i) => left + ((right - left) * i) / Math.max(1, rounds.length - 1);
  const y = (/** @type {number} */ value) => bottom - ((bottom - top) * value) / most;
  const step = most > 40 ? 20 : most > 15 ? 10 : most > 6 ? 3 : 1;
  const ticks = [];
  for (let at = 0; at <= most; at += step) ticks.push(at);
  const ends = spread(seats.map((seat) => y(values[values.length - 1]?.[seat.seat] ?? 0)), bottom);
  return html`<figure class="end-chart">
    <figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${WIDE / 2} ${high}`} role="img" aria-label=${title}>
      ${ticks.map((at) => html`<g key=${at}><line class="grid" x1=${left} x2=${right} y1=${y(at)} y2=${y(at)} /><text x=${left - 6} y=${y(at) + 4} text-anchor="end" class="tick">${at}</text></g>`)}
      ${rounds.map((round, i) => html`<text key=${round} x=${x(i)} y=${high - 8} text-anchor="middle" class="tick">${round}</text>`)}
      ${seats.map(
        (seat, k) => html`<g key=${seat.seat}>
          <g class=${`chart-line line-${seat.colour}`}>
            <polyline points=${values.map((row, i) => `${x(i)},${y(row[seat.seat] ?? 0)}`).join(" ")} />
            ${values.map((row, i) => html`<circle key=${i} cx=${x(i)} cy=${y(row[seat.seat] ?? 0)} r="3"><title>${`${seat.name}, ${rounds[i]}: ${row[seat.seat]}`}</title></circle>`)}
          </g>
          <g class="drawing" transform=${`translate(${right + 17} ${ends[k] ?? 0})`}>${emblem(seat.colour, 13)}</g>
        </g>`,
      )}
    </svg>
    <ul class="chart-legend">
      ${seats.map((seat) => html`<li key=${seat.seat}><${Emblem} colour=${seat.colour} />${seat.name}</li>`)}
    </ul>
  </figure>`;
}

/** Moves overlapping emblems apart. @param {number[]} at @param {number} lowest */
function spread(at, lowest) {
  const order = at.map((_, i) => i).sort((a, b) => (at[a] ?? 0) - (at[b] ?? 0));
  const moved = [...at];
  for (let k = 1; k < order.length; k++) {
    const here = order[k] ?? 0;
    const above = moved[order[k - 1] ?? 0] ?? 0;
    moved[here] = Math.max(moved[here] ?? 0, above + 15);
  }
  const past = Math.max(0, (moved[order[order.length - 1] ?? 0] ?? 0) - lowest);
  return moved.map((value) => value - past);
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}
