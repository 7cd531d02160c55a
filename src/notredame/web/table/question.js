// @ts-check
// What is asked of me, always at the same place: one sentence and every possible answer as a button
// that says what it brings.

import { html, useEffect, useRef, useState } from "../vendor/htm-preact.js";
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
 * @param {boolean} props.tight  whether a hint stands beside them
 * @param {(choice: string) => void} props.onChoose
 * @param {() => void} props.onConfirm
 * @param {() => void} props.onUnmark
 * @param {(places: string[]) => void} props.onPoint
 */
export function Choices({ question, pending, marked, hinted, tight, onChoose, onConfirm, onUnmark, onPoint }) {
  return html`${question.refused.length > 0 &&
    html`<ul class="refused">
      ${question.refused.map((why) => html`<li key=${why}>${why}</li>`)}
    </ul>`}
    <${Answers} key=${question.asked} question=${question} pending=${pending} marked=${marked} hinted=${hinted} tight=${tight} onChoose=${onChoose} onPoint=${onPoint} />
    ${marked !== null && html`<${Confirm} onConfirm=${onConfirm} onUnmark=${onUnmark} pending=${pending} />`}`;
}

/**
 * As many columns as the answers need, where there is width; what does not fit is counted.
 * @param {object} props
 * @param {Asked} props.question
 * @param {string | null} props.pending
 * @param {string | null} props.marked
 * @param {string | null} props.hinted
 * @param {boolean} props.tight
 * @param {(choice: string) => void} props.onChoose
 * @param {(places: string[]) => void} props.onPoint
 */
function Answers({ question, pending, marked, hinted, tight, onChoose, onPoint }) {
  const { choices } = question;
  const many = choices.length > 9;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const below = useBelow(box);
  const on = () => box.current?.scrollBy({ top: 0.8 * box.current.clientHeight, behavior: "smooth" });
  const columns = choices.length < 4 ? 1 : choices.length < 7 ? 2 : 3;
  return html`${below > 0 && html`<button type="button" class="plain more-below" tabindex="-1" onClick=${on}><span aria-hidden="true">▾</span> ${say("more_below", { n: below })}</button>`}
    <div ref=${box} class=${`answers-box ${below ? "goes-on" : ""}`} data-asked=${question.asked}>
      <ol class=${`answers columns-${columns} ${many ? "so-many" : ""}`}>
        ${choices.map(
          (choice, i) => html`<li key=${choice.id}>
            <${ChoiceButton} choice=${choice} digit=${i + 1} pending=${pending} marked=${marked === choice.id} hinted=${hinted === choice.id} short=${many || tight} onChoose=${onChoose} onPoint=${onPoint} />
          </li>`,
        )}
      </ol>
    </div>`;
}

/**
 * How many entries of a list lie below what is to be seen of it.
 * @param {{current: HTMLElement | null}} box
 */
function useBelow(box) {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const look = () => {
      const end = list.getBoundingClientRect().bottom;
      setBelow([...list.querySelectorAll("li")].filter((one) => one.getBoundingClientRect().bottom > end + 4).length);
    };
    const sized = new ResizeObserver(look);
    sized.observe(list);
    if (list.firstElementChild) sized.observe(list.firstElementChild);
    list.addEventListener("scroll", look, { passive: true });
    return () => {
      sized.disconnect();
      list.removeEventListener("scroll", look);
    };
  }, []);
  return below;
}

/**
 * @param {object} props
 * @param {Choice} props.choice
 * @param {number} [props.digit]
 * @param {string | null} props.pending
 * @param {boolean} props.marked
 * @param {boolean} [props.hinted]
 * @param {boolean} [props.short] where there is little room: pictograms instead of words
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
    ${choice.brings.filter((part) => !choice.label.includes(part.text.replace(/^\+/, ""))).map((part) => html`<${Bringing} key=${part.text} part=${part} short=${short} />`)}
    ${choice.reveals && html`<span class="reveals">${say("reveals")}</span>`}
    ${under && html`<span class="unseen">${say("pending")}</span>`}
  </button>`;
}

/** @param {{part: import("../types.js").Brings, short: boolean}} props */
function Bringing({ part, short }) {
  const change = part.change ?? 0;
  const less = change < 0;
  const figure = part.change !== undefined ? `${less ? "−" : change ? "+" : "±"}${Math.abs(change)}` : part.to !== undefined ? `→ ${part.to}` : null;
  return html`<span class=${`brings ${less ? "less" : ""} ${figure === null ? "in-words" : ""}`}>
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
