// @ts-check
// A position whose best answer is to be found: any right answer will do, a wrong one may be followed by another, and
// the solution can be shown.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { useNotice } from "../notice.js";
import { language, named } from "../words.js";
import { Position } from "./position.js";
import { RankedAnswers } from "./ranked-answers.js";

/** @typedef {import("../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../connection/api-types.d.ts").RankedAnswer} RankedAnswer */

/**
 * @typedef {object} Judged
 * @property {boolean} right
 * @property {RankedAnswer[] | null} answers  all answers, the best first; null until they may be known
 * @property {string} [tempting]  a wrong answer that a quick look prefers
 */

/**
 * How an exercise ended: solved at once, solved later, the solution was shown, or neither.
 * @typedef {"first" | "later" | "shown" | "skipped"} Outcome
 */

/**
 * Give each exercise a key of its own.
 * @param {object} props
 * @param {State} props.state  with its question
 * @param {import("../connection/api-types.d.ts").Facts} props.facts
 * @param {string} props.label  what a screen reader calls the part below the board
 * @param {any} [props.head]  before the question
 * @param {(choice: string | null) => Promise<Judged>} props.judge  an answer; null asks for the solution
 * @param {(outcome: Outcome) => void} [props.onDone]  told once, when the answers are shown
 * @param {(outcome: Outcome) => void} props.onNext
 * @param {string} props.next  words for going on
 * @param {any} [props.tools]  further buttons
 * @param {boolean} [props.silent]  without chat, since nobody else is there
 * @param {() => void} props.onMenu
 */
export function Exercise({ state, facts, label, head, judge, onDone, onNext, next, tools, silent, onMenu }) {
  const [tries, setTries] = useState(/** @type {string[]} */ ([]));
  const [judged, setJudged] = useState(/** @type {Judged | null} */ (null));
  const [pending, setPending] = useState(/** @type {string | null} */ (null));
  const [pointed, setPointed] = useState(/** @type {string | null} */ (null));
  const [compared, setCompared] = useState(/** @type {string | null} */ (null));
  const [trouble, setTrouble] = useNotice();
  const answers = judged?.answers ?? null;
  const last = tries[tries.length - 1] ?? null;

  const ask = async (/** @type {string | null} */ choice) => {
    setTrouble(null);
    setPending(choice ?? "");
    try {
      const found = await judge(choice);
      const tried = choice === null ? tries : [...tries, choice];
      setTries(tried);
      setJudged(found);
      if (found.answers) onDone?.(outcomeOf(found, tried));
    } catch (error) {
      setTrouble(error);
    } finally {
      setPending(null);
    }
  };
  // In another language the answers have other words; until they come, the old ones are better than none.
  const lang = language();
  useEffect(() => {
    if (!answers) return;
    const again = (/** @type {Judged} */ { answers }) => setJudged((before) => before && { ...before, answers });
    judge(null).then(again, (error) => console.warn(error));
  }, [lang]);
  const shown = answers?.find((answer) => answer.choice === (pointed ?? answers[0]?.choice));
  const chosen = answers?.find((answer) => answer.choice === last);
  const wrong = tries.filter((choice) => choice !== (judged?.right ? last : null));
  // What somebody asks about, has tried, or was tempted by; else the first that can be explained.
  const candidates = [compared, wrong[wrong.length - 1], judged?.tempting];
  const explained = candidates.map((choice) => answers?.find((answer) => answer.choice === choice && answer.why));
  const other = explained.find(Boolean) ?? answers?.find((answer) => answer.why);

  return html`<${Position}
    state=${state}
    facts=${facts}
    label=${label}
    head=${head}
    onAnswer=${answers ? null : ask}
    pending=${pending}
    tried=${wrong}
    silent=${silent}
    over=${shown?.places ?? []}
    marked=${chosen?.places ?? []}
    ghost=${shown?.choice ?? null}
    onMenu=${onMenu}
    answers=${answers && html`<${RankedAnswers} answers=${answers} chosen=${last} compared=${other?.choice ?? null} onPoint=${setPointed} onCompare=${setCompared} />`}
    tools=${html`
      ${judged && answers
        ? html`<button key="next" type="button" class="main" onClick=${() => onNext(outcomeOf(judged, tries))}>${next}</button>`
        : html`<button key="see" type="button" aria-disabled=${pending !== null} onClick=${() => pending === null && ask(null)}>${named("trainer", "see")}</button>
            <button key="skip" type="button" class="plain" onClick=${() => onNext("skipped")}>${named("trainer", "skip")}</button>`}
      ${tools}
    `}
  >
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <div class="verdict-line" role="status">
      ${judged && html`<p class=${judged.right ? "is-right" : "is-wrong"}>${verdict(judged, last)}</p>`}
      ${other?.why && html`<p class="why"><strong>${named("trainer", "why_not", { answer: other.label })}</strong> ${other.why}</p>`}
    </div>
  <//>`;
}

/**
 * How an exercise ended whose answers are shown.
 * @param {Judged} judged
 * @param {string[]} tries
 * @returns {Outcome}
 */
function outcomeOf({ right }, tries) {
  return right ? (tries.length === 1 ? "first" : "later") : "shown";
}

/**
 * @param {Judged} judged
 * @param {string | null} last  the last answer
 */
function verdict({ right, answers }, last) {
  const best = answers?.[0];
  if (right) return named("trainer", best?.choice === last ? "right_best" : "right");
  return best ? named("trainer", "solution", { answer: best.label }) : named("trainer", "wrong");
}
