// @ts-check
// Finding the best answer in a position: answer, try again, see the solution, go on. Puzzles and one's own mistakes are
// solved alike; whoever has the position says how an answer is judged.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { Icon } from "../drawing/index.js";
import { useNotice } from "../notice.js";
import { language, named } from "../words.js";
import { Position } from "./position.js";
import { Ranking } from "./ranking.js";

/** @typedef {import("../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../connection/api-types.d.ts").Facts} Facts */
/** @typedef {import("../connection/api-types.d.ts").Solution} Solution */
/** @typedef {import("../connection/api-types.d.ts").PuzzleVerdict} Verdict */

/**
 * Give it the position's id as its key, so that another position begins anew.
 * @param {object} props
 * @param {State} props.state  the position with its question
 * @param {Facts} props.facts
 * @param {any} props.title
 * @param {(choice: string | null) => Promise<Verdict>} props.judge  null asks for the solution
 * @param {(how: "solved" | "shown", tries: number) => void} [props.onDone]  told once, when the solution is shown
 * @param {(() => void) | null} props.onNext  skips the position, or goes on after it; null at the last one
 * @param {string} props.next  what goes on, in words
 * @param {() => void} props.onMenu
 */
export function Solving({ state, facts, title, judge, onDone, onNext, next, onMenu }) {
  const [tried, setTried] = useState(/** @type {string[]} */ ([]));
  const [pending, setPending] = useState(/** @type {string | null} */ (null));
  const [done, setDone] = useState(/** @type {{chosen: string | null, solution: Solution} | null} */ (null));
  const [pointed, setPointed] = useState(/** @type {string[]} */ ([]));
  const [trouble, setTrouble] = useNotice();

  /** @param {string | null} choice  null shows the solution */
  const ask = async (choice) => {
    if (pending !== null || done) return;
    setPending(choice ?? "solution");
    setTrouble(null);
    try {
      const { right, solution } = await judge(choice);
      if (solution) {
        setDone({ chosen: right ? choice : null, solution });
        onDone?.(right ? "solved" : "shown", tried.length + 1);
      } else if (choice !== null) setTried((before) => [...before.filter((one) => one !== choice), choice]);
    } catch (error) {
      setTrouble(error);
    } finally {
      setPending(null);
    }
  };
  // In another language the solution has other words; the old ones are better than none.
  const lang = language();
  useEffect(() => {
    if (!done) return;
    judge(null).then(({ solution }) => solution && setDone({ ...done, solution }), (error) => console.warn(error));
  }, [lang]);

  const wrong = state.question?.choices.find((choice) => choice.id === tried[tried.length - 1]);
  const verdict = html`${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <div role="status" class="verdict">
      ${done
        ? html`<${Ranking} solution=${done.solution} chosen=${done.chosen} wrong=${wrong?.id ?? null} onPoint=${setPointed} />`
        : wrong && html`<p class="wrong" key=${tried.length}><strong>✗</strong> ${named("solving", "wrong", { choice: wrong.label })}</p>`}
    </div>`;
  const tools =
    html`<${SolvingTools} done=${done !== null} pending=${pending} next=${next} onShow=${() => ask(null)} onNext=${onNext} />`;
  return html`<${Position}
    state=${state}
    facts=${facts}
    open=${!done}
    pending=${pending}
    tried=${tried}
    onAnswer=${ask}
    pointed=${pointed}
    onMenu=${onMenu}
    title=${title}
    verdict=${verdict}
    tools=${tools}
  />`;
}

/**
 * The buttons beside the question.
 * @param {object} props
 * @param {boolean} props.done  whether the solution is shown
 * @param {string | null} props.pending
 * @param {string} props.next
 * @param {() => void} props.onShow
 * @param {(() => void) | null} props.onNext
 */
function SolvingTools({ done, pending, next, onShow, onNext }) {
  return html`${!done &&
    html`<button key="show" type="button" aria-disabled=${pending !== null} onClick=${onShow}>
      <${Icon} name="bulb" /> <span class="tool-word">${named("solving", "show")}</span>
    </button>`}
    ${onNext &&
    html`<button key="next" type="button" class=${done ? "main" : ""} onClick=${onNext}>
      <span aria-hidden="true">»</span> <span class="tool-word">${done ? next : named("solving", "skip")}</span>
    </button>`}`;
}
