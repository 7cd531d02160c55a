// @ts-check
// What is asked of me, always at the same place: one sentence and every possible answer as a button
// that says what it brings.

import { html, useEffect, useRef } from "../vendor/htm-preact.js";
import { Icon } from "../drawing/index.js";
import { say } from "../words.js";

/** @typedef {import("../types.js").Choice} Choice */
/** @typedef {import("../types.js").Question} Asked */

/** @type {Record<string, string>} The pictogram of what a choice brings. */
const ICONS = { coins: "coin", markers: "marker", prestige: "prestige", rat: "rat" };

/**
 * @param {object} props
 * @param {Asked} props.question
 * @param {string | null} props.pending
 * @param {string | null} props.marked a choice that waits for its confirmation
 * @param {string | null} props.hinted a choice that a strong bot would make
 * @param {(choice: string) => void} props.onChoose
 * @param {() => void} props.onConfirm
 * @param {() => void} props.onUnmark
 * @param {(places: string[]) => void} props.onPoint
 */
export function Choices({ question, pending, marked, hinted, onChoose, onConfirm, onUnmark, onPoint }) {
  const many = question.choices.length > 9;
  return html`${question.refused.length > 0 &&
    html`<ul class="refused">
      ${question.refused.map((why) => html`<li key=${why}>${why}</li>`)}
    </ul>`}
    <div class="answers-box" key=${question.asked} data-asked=${question.asked}>
    <ol class=${`answers ${many ? "so-many" : ""}`}>
      ${question.choices.map(
        (choice, i) => html`<li key=${choice.id}>
          <${ChoiceButton} choice=${choice} digit=${i + 1} pending=${pending} marked=${marked === choice.id} hinted=${hinted === choice.id} short=${many} onChoose=${onChoose} onPoint=${onPoint} />
        </li>`,
      )}
    </ol>
    </div>
    ${marked !== null && html`<${Confirm} onConfirm=${onConfirm} onUnmark=${onUnmark} pending=${pending} />`}`;
}

/**
 * @param {object} props
 * @param {Choice} props.choice
 * @param {number} [props.digit]
 * @param {string | null} props.pending
 * @param {boolean} props.marked
 * @param {boolean} [props.hinted]
 * @param {boolean} [props.short] among many: pictograms instead of words
 * @param {(choice: string) => void} props.onChoose
 * @param {(places: string[]) => void} props.onPoint
 */
export function ChoiceButton({ choice, digit, pending, marked, hinted = false, short = false, onChoose, onPoint }) {
  const under = pending === choice.id;
  return html`<button
    type="button"
    class=${`answer ${marked ? "is-marked" : ""} ${hinted ? "is-hinted" : ""} ${under ? "is-pending" : ""}`}
    aria-disabled=${pending !== null}
    aria-pressed=${marked ? "true" : undefined}
    onClick=${() => pending === null && onChoose(choice.id)}
    onMouseEnter=${() => onPoint(choice.places)}
    onMouseLeave=${() => onPoint([])}
    onFocus=${() => onPoint(choice.places)}
    onBlur=${() => onPoint([])}
  >
    ${digit !== undefined && html`<kbd aria-hidden="true">${digit}</kbd>`}
    <span class="answer-label">${choice.label}</span>
    ${choice.brings.filter((part) => !choice.label.includes(part.text)).map((part) => html`<${Bringing} key=${part.text} part=${part} short=${short} />`)}
    ${choice.reveals && html`<span class="reveals">${say("reveals")}</span>`}
    ${under && html`<span class="unseen">${say("pending")}</span>`}
  </button>`;
}

/** @param {{part: import("../types.js").Brings, short: boolean}} props */
function Bringing({ part, short }) {
  const change = part.change ?? 0;
  const less = change < 0;
  const figure = part.change !== undefined ? `${less ? "−" : change ? "+" : "±"}${Math.abs(change)}` : part.to !== undefined ? `→ ${part.to}` : null;
  return html`<span class=${`brings ${less ? "less" : ""}`}>
    <${Icon} name=${ICONS[part.what] ?? part.what} />
    ${short && figure !== null ? html`<span aria-hidden="true">${figure}</span><span class="unseen">${part.text}</span>` : part.text}
  </span>`;
}

/** @param {{onConfirm: () => void, onUnmark: () => void, pending: string | null}} props */
function Confirm({ onConfirm, onUnmark, pending }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return html`<div class="confirm">
    <button type="button" class="main" ref=${button} aria-disabled=${pending !== null} onClick=${onConfirm}>${say("confirm")}</button>
    <button type="button" class="plain" onClick=${onUnmark}>${say("not_yet")}</button>
  </div>`;
}
