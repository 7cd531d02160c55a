// @ts-check
// The narration of what happens: a choice and its effects, the plague with every rat, the cathedral.

import { html } from "../../vendor/htm-preact.js";
import { Emblem, Icon } from "../../drawing/index.js";
import { listed, say } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").Line} Line */
/** @typedef {import("./follower.js").Moment} Moment */
/** @typedef {import("./steps.js").PlagueResult} PlagueResult */

/**
 * The lines of the log that are narrated.
 * @param {Moment} moment
 * @returns {Line[]}
 */
export function narratedLines({ lines, step }) {
  const told = step?.lines ?? lines;
  if (step && step.kind !== "own") return told;
  const last = told[told.length - 1]?.move;
  return told.filter((line) => line.move === last);
}

/**
 * The lines of a moment that its viewer is told: not those about a choice of their own, which they know.
 * @param {Moment} moment
 * @returns {Line[]}
 */
export function spokenLines(moment) {
  const { state, step } = moment;
  // Returning markers can be seen and need no sentence each.
  if (step?.kind === "period") return narratedLines(moment).filter((line) => line.kind !== "markers-moved");
  const lines = narratedLines(moment);
  const own = state.seat !== null && step?.kind !== "plague" && lines[0]?.seat === state.seat;
  return own ? lines.filter((line) => line.seat !== state.seat) : lines;
}

/** @param {{moment: Moment}} props */
export function Narration({ moment }) {
  const { state, step } = moment;
  if (step?.kind === "plague") {
    return html`<span class="plague-step">
      <strong><${Icon} name="plague" /> ${say("plague_value", { value: step.value })}</strong>
      ${step.results.map((result) => html`<${PlagueResultWords} key=${result.seat} result=${result} seat=${state.seats[result.seat]} />`)}
    </span>`;
  }
  return spokenLines(moment).map((line) => line.text).join(" ");
}

/** @param {{result: PlagueResult, seat: import("../../connection/api-types.d.ts").Seat | undefined}} props */
function PlagueResultWords({ result, seat }) {
  if (!seat) return null;
  const losses = result.losses.map((line) => (line.deed ? within(line.deed) : bare(line.text)));
  return html` <span class="plague-result"><${Emblem} colour=${seat.colour} /> ${seat.name} <span class="number">${result.from} → ${result.to}</span>${losses.length > 0 && html` <span class="price">${listed(losses)}</span>`}</span>`;
}

/** A player's action, as part of a sentence. @param {string} deed */
function within(deed) {
  const words = bare(deed);
  return words.charAt(0).toLocaleLowerCase() + words.slice(1);
}

/** A sentence as part of another. @param {string} sentence */
function bare(sentence) {
  return sentence.replace(/[.。]$/, "");
}
