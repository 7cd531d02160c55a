// @ts-check
// The solution of a position: all answers by what they are worth, and why the best one is better than another.

import { html, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { decimal, named, say } from "../words.js";

/** @typedef {import("../connection/api-types.d.ts").Solution} Solution */
/** @typedef {import("../connection/api-types.d.ts").RankedAnswer} RankedAnswer */

/**
 * @param {object} props
 * @param {Solution} props.solution
 * @param {string | null} props.chosen  the right answer that was given; null where none was
 * @param {string | null} props.wrong  the last wrong answer that was given
 * @param {(places: string[]) => void} props.onPoint  at the places of an answer
 */
export function Ranking({ solution, chosen, wrong, onPoint }) {
  const { answers, right, tempting } = solution;
  const [compared, setCompared] = useState(wrong ?? tempting);
  const best = answers[0];
  const given = answers.find((answer) => answer.choice === chosen) ?? best;
  const other = answers.find((answer) => answer.choice === compared);
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    head.current?.focus({ preventScroll: true });
    onPoint(given?.places ?? []);
    return () => onPoint([]);
  }, []);
  if (!best || !given) return null;
  /** @param {RankedAnswer} answer */
  const look = (answer) => {
    onPoint(answer.places);
    if (answer.why !== null) setCompared(answer.choice);
  };
  return html`<p class=${`found ${chosen ? "right" : ""}`} ref=${head} tabindex="-1">
      ${chosen && html`<strong><span aria-hidden="true">✓</span> ${named("solving", "right")}</strong>`}
      ${named("solving", !chosen ? "shown" : given === best ? "best" : "also_best", { choice: given.label })}
    </p>
    ${other?.why && html`<p class="why"><strong>${named("solving", "why_not", { choice: other.label })}</strong> ${other.why}</p>`}
    <table class="figures-table ranking">
      <caption class="visually-hidden">${named("solving", "answers")}</caption>
      <thead>
        <tr>
          <th scope="col">${say("hint_choice")}</th>
          <th scope="col">${named("solving", "behind")}</th>
          <th scope="col">${named("solving", "win_chance")}</th>
        </tr>
      </thead>
      <tbody>
        ${answers.map(
          (answer) => html`<tr key=${answer.choice} class=${right.includes(answer.choice) ? "is-right" : ""}>
            <th scope="row">
              <button type="button" class="plain" aria-pressed=${answer.choice === compared ? "true" : "false"} onClick=${() => look(answer)}>
                <span class="sign" aria-hidden="true">${right.includes(answer.choice) ? "✓" : "✗"}</span> ${answer.label}
              </button>
            </th>
            <td>${answer === best ? "–" : `−${decimal(answer.behind)}`}</td>
            <td>${say("percent", { number: Math.round(100 * answer.win_chance) })}</td>
          </tr>`,
        )}
      </tbody>
    </table>`;
}
