// @ts-check
// A decision of a reviewed game on the board as it was: what I knew, what I chose, what was better, and why.

import { html, useState } from "../../vendor/htm-preact.js";
import { useKeydown } from "../../keydown.js";
import { explained, named, say } from "../../words.js";
import { Position } from "../../trainer/position.js";
import { RankedAnswers, withError } from "../../trainer/ranked-answers.js";
import { forTheTable } from "../asking/keys.js";
import { worthALook } from "./mistakes.js";
import { usePosition } from "./use-position.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").SeatReviewInWords} SeatReview */
/** @typedef {import("../../connection/api-types.d.ts").DecisionInWords} DecisionInWords */

/**
 * @param {object} props
 * @param {State} props.state
 * @param {import("../../connection/api-types.d.ts").Facts} props.facts
 * @param {SeatReview} props.review
 * @param {number} props.move
 * @param {(move: number) => void} props.onMove  to another decision
 * @param {(move: number) => void} props.onReplay  from this decision on
 * @param {() => void} props.onMenu
 * @param {() => void} props.onClose
 */
export function Decision({ state, facts, review, move, onMove, onReplay, onMenu, onClose }) {
  const [pointed, setPointed] = useState(/** @type {string | null} */ (null));
  const { position, trouble } = usePosition(state.table, review.seat, move);
  const decision = review.decisions.find((one) => one.move === move);
  const all = worthALook(review, move);
  const here = all.findIndex((one) => one.move === move);
  const to = (/** @type {number} */ at) => {
    const next = all[at];
    if (next) onMove(next.move);
  };
  useKeydown((event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step || !forTheTable(event)) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("[role=tablist], [role=log]")) return;
    event.preventDefault();
    to(here + step);
  });
  if (!decision) return null;
  if (!position) {
    const said = trouble === null ? say("loading") : explained(trouble);
    return html`<main id="main" class="table-loading" tabindex="-1"><p role="status">${said}</p></main>`;
  }
  const by = (/** @type {string} */ choice) => decision.answers.find((answer) => answer.choice === choice);
  const chosen = by(decision.chosen);
  const shown = by(pointed ?? decision.best);
  const step = (
    /** @type {number} */ at,
    /** @type {string} */ words,
    /** @type {string} */ sign,
    /** @type {string} */ key,
  ) =>
    html`<button type="button" aria-label=${named("review", words)} title=${named("review", words)} aria-keyshortcuts=${key} aria-disabled=${all[at] ? "false" : "true"} class=${all[at] ? "" : "off"} onClick=${() => to(at)}><span aria-hidden="true">${sign}</span></button>`;
  return html`<${Position}
    state=${{ ...position, seats: state.seats }}
    facts=${facts}
    label=${named("review", "decision")}
    head=${html`<strong class="your-turn">${decision.round}</strong>`}
    onAnswer=${null}
    over=${shown?.places ?? []}
    marked=${chosen?.places ?? []}
    ghost=${shown?.choice ?? null}
    onMenu=${onMenu}
    answers=${html`<${RankedAnswers} answers=${decision.answers} chosen=${decision.chosen} onPoint=${setPointed} />`}
    tools=${html`
      <span class="decision-steps">${step(here - 1, "previous", "◂", "ArrowLeft")}<span class="number" aria-hidden="true">${here + 1}/${all.length}</span>${step(here + 1, "next", "▸", "ArrowRight")}</span>
      <button type="button" onClick=${() => onReplay(move)}>${named("review", "replay_from_here")}</button>
      <button type="button" class="main" onClick=${onClose}>${named("review", "back")}</button>
    `}
  >
    <div class="verdict-line" role="status">
      <p>${chosenSentence(state, review, decision)}</p>
      ${decision.why && html`<p>${decision.why}</p>`}
    </div>
  <//>`;
}

/**
 * What was chosen, and what would have been better.
 * @param {State} state
 * @param {SeatReview} review
 * @param {DecisionInWords} decision
 */
function chosenSentence(state, review, decision) {
  const label = (/** @type {string} */ choice) => decision.answers.find((one) => one.choice === choice)?.label ?? "";
  const seat = state.seats[review.seat];
  const values = {
    name: seat?.name,
    chosen: label(decision.chosen),
    best: label(decision.best),
    points: withError(decision.loss, decision.error),
  };
  const key = decision.loss ? "chose_worse" : "chose_well";
  return named("review", seat?.mine ? key : `${key}_other`, values);
}
