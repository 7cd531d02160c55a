// @ts-check
// Learning from mistakes: the costliest positions again, with the answer hidden.

import { html, useState } from "../../vendor/htm-preact.js";
import { explained, named, say } from "../../words.js";
import { Exercise } from "../../trainer/exercise.js";
import { Foot, Head } from "../../page-head.js";
import { exercises } from "./mistakes.js";
import { usePosition } from "./use-position.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").SeatReviewInWords} SeatReview */
/** @typedef {import("../../connection/api-types.d.ts").DecisionInWords} DecisionInWords */
/** @typedef {import("../../trainer/exercise.js").Outcome} Outcome */

/**
 * @param {object} props
 * @param {State} props.state
 * @param {import("../../connection/api-types.d.ts").Facts} props.facts
 * @param {SeatReview} props.review
 * @param {() => void} props.onMenu
 * @param {() => void} props.onClose
 */
export function Learning({ state, facts, review, onMenu, onClose }) {
  const [due, setDue] = useState(() => exercises(review));
  const [outcomes, setOutcomes] = useState(/** @type {Outcome[]} */ ([]));
  const decision = due[outcomes.length];
  const { position, trouble, here } = usePosition(state.table, review.seat, (decision ?? due[0])?.move ?? 1);
  if (!decision) {
    const missed = due.filter((_, i) => outcomes[i] === "shown" || outcomes[i] === "skipped");
    const again = () => {
      setDue(missed);
      setOutcomes([]);
    };
    return html`<${LearningSummary} outcomes=${outcomes} onAgain=${missed.length ? again : null} onClose=${onClose} />`;
  }
  if (!position || !here) {
    const said = trouble === null ? say("loading") : explained(trouble);
    return html`<main id="main" class="table-loading" tabindex="-1"><p role="status">${said}</p></main>`;
  }
  const number = { n: outcomes.length + 1, all: due.length };
  return html`<${Exercise}
    key=${decision.move}
    state=${{ ...position, seats: state.seats }}
    facts=${facts}
    label=${named("review", "learn")}
    head=${html`<strong class="your-turn">${named("review", "exercise", number)} · ${decision.round}</strong>`}
    judge=${(/** @type {string | null} */ choice) => Promise.resolve(judged(decision, choice, review.limits.right_within))}
    onNext=${(/** @type {Outcome} */ outcome) => setOutcomes([...outcomes, outcome])}
    next=${named("review", number.n < number.all ? "next_exercise" : "finish")}
    tools=${html`<button type="button" class="plain" onClick=${onClose}>${named("review", "back")}</button>`}
    onMenu=${onMenu}
  />`;
}

/**
 * @param {DecisionInWords} decision
 * @param {string | null} choice
 * @param {number} within  points behind the best answer up to which an answer is right; the mistake itself never is
 */
function judged({ answers, chosen }, choice, within) {
  const answer = answers.find((one) => one.choice === choice);
  const right = answer !== undefined && choice !== chosen && answer.behind <= within;
  return { right, answers: right || choice === null ? answers : null };
}

/** @param {{outcomes: Outcome[], onAgain: (() => void) | null, onClose: () => void}} props */
function LearningSummary({ outcomes, onAgain, onClose }) {
  const count = (/** @type {Outcome} */ outcome) => outcomes.filter((one) => one === outcome).length;
  const found = count("first") + count("later");
  return html`<${Head} />
    <main id="main" class="review stack" tabindex="-1">
      <h1>${named("review", "learnt", { n: found, all: outcomes.length })}</h1>
      <ul>
        ${(/** @type {Outcome[]} */ (["first", "later", "shown", "skipped"])).filter(count).map((outcome) => html`<li key=${outcome}>${named("review", `learnt_${outcome}`, { n: count(outcome) })}</li>`)}
      </ul>
      <p class="row">
        ${onAgain && html`<button type="button" class="main" onClick=${onAgain}>${named("review", "missed_again")}</button>`}
        <button type="button" class=${onAgain ? "" : "main"} onClick=${onClose}>${named("review", "back")}</button>
      </p>
    </main>
    <${Foot} />`;
}
