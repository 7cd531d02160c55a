// @ts-check
// The report of a review: who is reviewed, how far it is, and then what it found.

import { html } from "../../vendor/htm-preact.js";
import { Foot, Head } from "../../page-head.js";
import { explained, named, say } from "../../words.js";
import { MAIN, useFocusKept } from "../focus.js";
import { Tabs } from "../side/tabs.js";
import { LeadOverGame } from "./lead-over-game.js";
import { costliest, mistakes } from "./mistakes.js";
import { CostliestDecisions } from "./costliest-decisions.js";
import { LuckAndLosses } from "./luck-and-losses.js";
import { summarySentence } from "./sentences.js";
import { missing, progressOf } from "./use-review.js";
import { WhereLost } from "./where-lost.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").Review} Review */
/** @typedef {import("../../connection/api-types.d.ts").SeatReviewInWords} SeatReview */

/**
 * @param {object} props
 * @param {State} props.state
 * @param {number} props.seat
 * @param {(seat: number) => void} props.onSeat
 * @param {Review | null} props.found
 * @param {unknown} props.trouble
 * @param {boolean} props.mayBegin
 * @param {(seats?: number[]) => void} props.onBegin
 * @param {(move: number) => void} props.onDecision
 * @param {() => void} props.onLearn
 * @param {() => void} props.onClose
 */
export function ReviewReport({ state, seat, onSeat, found, trouble, mayBegin, onBegin, onDecision, onLearn, onClose }) {
  useFocusKept(MAIN);
  const review = found?.review ?? null;
  const all = state.seats.map((one) => one.seat);
  const running = found ? progressShown(found, seat) : null;
  const untried = found?.status === "none" || (found?.status === "failed" && trouble === null);
  return html`<${Head} />
    <main id="main" class="review stack" tabindex="-1">
      <header class="stack tight">
        <div class="row review-head">
          <h1>${named("review", "title")}</h1>
          <button type="button" onClick=${onClose}>${named("review", "to_score_sheet")}</button>
        </div>
        ${state.practice && html`<p class="soft">${named("review", "practice")}</p>`}
      </header>
      <div class="row review-seats">
        <${Tabs}
          name="review"
          kind="review-tabs"
          label=${named("review", "whose")}
          now=${String(seat)}
          onTab=${(/** @type {string} */ id) => onSeat(Number(id))}
          tabs=${state.seats.map((one) => ({ id: String(one.seat), label: one.name }))}
        />
        ${mayBegin && found && !found.running.length && missing(found, all).length > 1 && html`<button type="button" class="plain" onClick=${() => onBegin(all)}>${named("review", "begin_all")}</button>`}
      </div>
      <div id="review-panel" role="tabpanel" aria-labelledby=${`review-tab-${seat}`} class="stack">
        ${trouble !== null && html`<p class="trouble" role="alert">${explained(trouble)} <button type="button" onClick=${() => onBegin()}>${say("again")}</button></p>`}
        ${running && html`<${Progress} ...${running} />`}
        ${untried && !review && html`<p>${named("review", mayBegin ? "none" : "none_to_watch", { name: state.seats[seat]?.name })} ${mayBegin && html`<button type="button" class="main" onClick=${() => onBegin([seat])}>${named("review", "begin")}</button>`}</p>`}
        ${review && html`<${Report} key=${seat} state=${state} review=${review} onDecision=${onDecision} onLearn=${onLearn} />`}
      </div>
    </main>
    <${Foot} />`;
}

/**
 * The progress of a seat's review, or where that can be read, of the others'.
 * @param {Review} found
 * @param {number} seat
 */
function progressShown(found, seat) {
  const own = progressOf(found, seat);
  if (own || !found.review || !found.running.length) return own;
  const sum = (/** @type {"done" | "total"} */ of) => found.running.reduce((all, one) => all + one[of], 0);
  return { done: sum("done"), total: sum("total") };
}

/** @param {{done: number, total: number}} props */
function Progress({ done, total }) {
  const words = named("review", done ? "progress" : "begins", { done, total });
  return html`<p class="review-progress"><progress value=${done} max=${total} aria-label=${named("review", "title")}></progress> <span role="status">${words}</span></p>`;
}

/**
 * @param {object} props
 * @param {State} props.state
 * @param {SeatReview} props.review
 * @param {(move: number) => void} props.onDecision
 * @param {() => void} props.onLearn
 */
function Report({ state, review, onDecision, onLearn }) {
  const seat = state.seats[review.seat];
  const any = mistakes(review).length > 0;
  return html`<p class="review-summary">${summarySentence(state, review)}</p>
    ${review.steps < review.limits.thorough_steps && html`<p class="soft small">${named("review", "rough")}</p>`}
    <section class="card stack" aria-labelledby="lead-title">
      <h2 id="lead-title">${named("review", "lead_title")}</h2>
      <${LeadOverGame} review=${review} onDecision=${onDecision} />
    </section>
    ${any &&
    html`<section class="card stack" aria-labelledby="costliest-title">
      <div class="row review-head">
        <h2 id="costliest-title">${named("review", "costliest")}</h2>
        <button type="button" class="main" onClick=${onLearn}>${named("review", seat?.mine ? "learn" : "learn_other", { name: seat?.name })}</button>
      </div>
      <${CostliestDecisions} decisions=${costliest(review)} onDecision=${onDecision} />
    </section>`}
    <section class="card stack" aria-labelledby="luck-title">
      <h2 id="luck-title">${named("review", "luck_title")}</h2>
      <${LuckAndLosses} review=${review} />
    </section>
    <section class="card stack" aria-labelledby="where-title">
      <h2 id="where-title">${named("review", "where_title")}</h2>
      <${WhereLost} review=${review} />
    </section>
    <p class="soft small">${named("review", "how")}</p>`;
}
