// @ts-check
// A position with its question, apart from a live table: answers go to whoever shows it, and nowhere else. Reviews and
// puzzles show positions.

import { html, useMemo, useRef } from "../vendor/htm-preact.js";
import { say } from "../words.js";
import { useAnswering } from "../table/asking/answering.js";
import { useSingleClicks } from "../table/asking/double-click.js";
import { Hand } from "../table/asking/hand.js";
import { Chooser } from "../table/asking/place-chooser.js";
import { StopSwitch } from "../table/asking/question-tools.js";
import { Choices } from "../table/asking/question.js";
import { explain } from "../table/board/explanations.js";
import { Layout } from "../table/board/layout.js";
import { useFocusKept } from "../table/focus.js";
import { useRoomy } from "../table/narrow.js";

/** @typedef {import("../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../connection/api-types.d.ts").Facts} Facts */

/**
 * @param {object} props
 * @param {State} props.state  with its question
 * @param {Facts} props.facts
 * @param {string} props.label  what a screen reader calls the part below the board
 * @param {any} [props.head]  before the question
 * @param {((choice: string) => void) | null} props.onAnswer  null where it cannot be answered any more
 * @param {string | null} [props.pending]  an answer that is being judged
 * @param {string[]} [props.tried]  answers that were wrong
 * @param {boolean} [props.silent]  without chat, since nobody else is there
 * @param {string[]} [props.over]  places to emphasise
 * @param {string[]} [props.marked]  places to mark as chosen
 * @param {string | null} [props.ghost]  the choice whose moves are hinted at on the board
 * @param {any} [props.tools]  buttons beside the question
 * @param {any} [props.answers]  all answers ranked: in the column beside the board, or below the question
 * @param {any} [props.children]  below the question
 * @param {() => void} props.onMenu
 */
export function Position(
  {
    state,
    facts,
    label,
    head,
    onAnswer,
    pending = null,
    tried = [],
    silent = false,
    over = [],
    marked = [],
    ghost = null,
    tools,
    answers,
    children,
    onMenu,
  },
) {
  const prompt = useRef(/** @type {HTMLElement | null} */ (null));
  const roomy = useRoomy();
  const question = onAnswer ? state.question : null;
  const seat = state.seat;
  const send = onAnswer ?? (() => {});
  const answering = useAnswering({ question, seat, prompt, pending, send });
  const { lit, pick, open, setOpen, choose, settle, stopping, toggleRest, folded, places } = answering;
  const { pointedAt, setOver, setPointedChoice, pointAtPlace } = answering;
  useFocusKept(prompt);
  useSingleClicks();
  const lines = useMemo(() => state.news?.lines ?? [], [state]);
  const board = {
    ...{ state, facts, lines, lit, onPick: pick, setOver, onPoint: pointAtPlace, silent },
    over: new Set(pointedAt.length ? pointedAt : over),
    ghost: answering.ghost ?? state.question?.choices.find((choice) => choice.id === ghost)?.ghost ?? null,
  };
  const shown = question ? places : marked;
  return html`<${Layout} board=${board} newest=${state} seat=${seat} marked=${shown} onMenu=${onMenu} coach=${roomy && answers}>
    <section class=${`asking position ${question ? "has-question" : "is-solved"}`} aria-label=${label}>
      ${seat !== null && html`<${Hand} board=${board} seat=${seat} marked=${shown} />`}
      <div class="asked">
        <p class="prompt" ref=${prompt} tabindex="-1" aria-live="polite">
          ${head} ${state.question?.prompt}
          ${answering.many && html`<span class="number-entry" aria-hidden="true">${answering.typed ? html`<kbd>${answering.typed}</kbd> ${say("number_typed")}` : say("number_then_enter")}</span>`}
        </p>
        ${children}
        ${!roomy && answers}
        ${question &&
        html`<${Choices}
          question=${question}
          pending=${pending}
          marked=${answering.marked}
          hinted=${null}
          tried=${tried}
          tight=${false}
          opened=${stopping}
          onRest=${toggleRest}
          onChoose=${choose}
          onConfirm=${settle}
          onUnmark=${() => answering.setMarked(null)}
          onPoint=${(/** @type {string[]} */ at, /** @type {string | null} */ choice) => (setOver(at), setPointedChoice(choice))}
        />`}
      </div>
      <div class="tools">${tools} ${folded && html`<${StopSwitch} on=${stopping} onToggle=${toggleRest} />`}</div>
    </section>
    ${open !== null &&
    question &&
    html`<${Chooser}
      place=${open}
      note=${explain(open, state, facts) ?? { title: question.prompt, text: [] }}
      choices=${question.choices.filter((choice) => lit.get(open)?.includes(choice.id))}
      onChoose=${choose}
      onClose=${() => setOpen(null)}
    />`}
  <//>`;
}
