// @ts-check
// A position with its question, as at a table, where nothing is played: an answer is handed to whoever judges it.

import { html, useMemo, useRef } from "../vendor/htm-preact.js";
import { say } from "../words.js";
import { useAnswering } from "../table/asking/answering.js";
import { useSingleClicks } from "../table/asking/double-click.js";
import { Hand } from "../table/asking/hand.js";
import { Chooser } from "../table/asking/place-chooser.js";
import { Choices } from "../table/asking/question.js";
import { explain } from "../table/board/explanations.js";
import { Layout } from "../table/board/layout.js";
import { Tip } from "../table/board/tooltip.js";
import { useFocusKept } from "../table/focus.js";
import { withNews } from "../table/side/log-data.js";

/** @typedef {import("../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../connection/api-types.d.ts").Facts} Facts */

/**
 * @param {object} props
 * @param {State} props.state  the position as its seat sees it
 * @param {Facts} props.facts
 * @param {boolean} props.open  whether the question can be answered
 * @param {string | null} props.pending  an answer that is being judged
 * @param {string[]} props.tried  answers that were wrong
 * @param {(choice: string) => void} props.onAnswer
 * @param {string[]} props.pointed  places to emphasise
 * @param {() => void} props.onMenu
 * @param {any} props.title  above the question
 * @param {any} props.verdict  below the question, or in its place
 * @param {any} props.tools  buttons beside the question
 */
export function Position({ state, facts, open, pending, tried, onAnswer, pointed, onMenu, title, verdict, tools }) {
  const prompt = useRef(/** @type {HTMLElement | null} */ (null));
  const { seat } = state;
  const lines = useMemo(() => withNews([], state.news), [state]);
  const question = open ? state.question : null;
  const answering = useAnswering({ question, seat, prompt, pending, send: onAnswer });
  useFocusKept(prompt);
  useSingleClicks();
  const { marked, stopping, folded, toggleRest, choose, lit, places, pointedAt, setOver } = answering;
  const board = {
    ...{ state, facts, lines, lit, onPick: answering.pick, setOver, silent: true },
    ...{
      over: new Set(pointedAt.length ? pointedAt : pointed),
      ghost: answering.ghost,
      onPoint: answering.pointAtPlace,
    },
  };
  const stopSwitch = folded &&
    html`<button type="button" role="switch" class="stop-switch" aria-checked=${stopping ? "true" : "false"} onClick=${toggleRest}>${say("stop_switch")}</button>`;
  return html`<${Layout} board=${board} newest=${state} seat=${seat} marked=${places} onMenu=${onMenu} onMap=${stopSwitch}>
      <section class=${`asking solving ${question ? "has-question" : "judged"}`} aria-label=${say("question")}>
        ${seat !== null && html`<${Hand} board=${board} seat=${seat} marked=${places} />`}
        <div class="asked">
          <p class="solving-title">${title}</p>
          ${question &&
          html`<p class="prompt" ref=${prompt} tabindex="-1">
            ${question.prompt}
            ${answering.many && html`<span class="number-entry" aria-hidden="true">${answering.typed ? html`<kbd>${answering.typed}</kbd> ${say("number_typed")}` : say("number_then_enter")}</span>`}
          </p>`}
          ${verdict}
          ${question &&
          html`<${Choices}
            question=${question}
            pending=${pending}
            marked=${marked}
            hinted=${null}
            tried=${tried}
            tight=${tried.length > 0}
            opened=${stopping}
            onRest=${toggleRest}
            onChoose=${choose}
            onConfirm=${answering.settle}
            onUnmark=${() => answering.setMarked(null)}
            onPoint=${(/** @type {string[]} */ at, /** @type {string | null} */ choice) => (setOver(at), answering.setPointedChoice(choice))}
          />`}
        </div>
        <div class="tools">${tools}</div>
      </section>
      ${answering.open !== null &&
      question &&
      html`<${Chooser}
        place=${answering.open}
        note=${explain(answering.open, state, facts) ?? { title: question.prompt, text: [] }}
        choices=${question.choices.filter((choice) => lit.get(answering.open ?? "")?.includes(choice.id))}
        onChoose=${choose}
        onClose=${() => answering.setOpen(null)}
      />`}
    <//>
    <${Tip} state=${state} facts=${facts} />`;
}
