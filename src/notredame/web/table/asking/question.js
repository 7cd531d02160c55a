// @ts-check
// The question to me, always in the same place: one sentence, and every possible answer as a button with its effects.

import { html, useLayoutEffect, useRef } from "../../vendor/htm-preact.js";
import { Icon } from "../../drawing/index.js";
import { named, say, sentence } from "../../words.js";
import { useFit } from "./answer-fit.js";
import { DIGITS } from "./keys.js";

/** @typedef {import("../../connection/api-types.d.ts").OfferedChoice} Choice */
/** @typedef {import("../../connection/api-types.d.ts").Question} Asked */

/** @type {Record<string, string>} The pictogram of what a choice brings. */
const ICONS = { coins: "coin", markers: "marker", prestige: "prestige", rat: "rat" };

/** Maximum length of articles and prepositions. */
const LITTLE = 4;

/**
 * @param {object} props
 * @param {Asked} props.question
 * @param {string | null} props.pending
 * @param {string | null} props.marked a choice that waits for its confirmation
 * @param {string | null} props.hinted a choice that a strong bot would make
 * @param {string[]} [props.tried]  choices that were wrong
 * @param {boolean} props.tight  whether a hint stands beside them
 * @param {boolean} props.opened  whether the choices that are set aside are shown
 * @param {() => void} props.onRest  opens and closes them
 * @param {(choice: string) => void} props.onChoose
 * @param {() => void} props.onConfirm
 * @param {() => void} props.onUnmark
 * @param {(places: string[], choice: string | null) => void} props.onPoint
 */
export function Choices(
  { question, pending, marked, hinted, tried = [], tight, opened, onRest, onChoose, onConfirm, onUnmark, onPoint },
) {
  return html`${question.notes.length > 0 &&
    html`<ul class="refused">
      ${question.notes.map((why) => html`<li key=${why}>${why}</li>`)}
    </ul>`}
    <${Answers} key=${question.asked} question=${question} pending=${pending} marked=${marked} hinted=${hinted} tried=${tried} tight=${tight} opened=${opened} onRest=${onRest} onChoose=${onChoose} onPoint=${onPoint} />
    ${marked !== null && html`<${Confirm} onConfirm=${onConfirm} onUnmark=${onUnmark} pending=${pending} />`}`;
}

/** Whether some choices are set aside. @param {Asked} question */
export function hasRest(question) {
  return question.choices.length > question.listed;
}

/**
 * The choices in sight; their numbers are the same whether or not the rest is open.
 * @param {Asked} question
 * @param {boolean} opened
 */
export function offered(question, opened) {
  return opened ? question.choices : question.choices.slice(0, question.listed);
}

/**
 * The answers in as many columns as they need, where there is width; denser where that is too much; answers that do not
 * fit even so are counted.
 * @param {object} props
 * @param {Asked} props.question
 * @param {string | null} props.pending
 * @param {string | null} props.marked
 * @param {string | null} props.hinted
 * @param {string[]} props.tried
 * @param {boolean} props.tight
 * @param {boolean} props.opened
 * @param {() => void} props.onRest
 * @param {(choice: string) => void} props.onChoose
 * @param {(places: string[], choice: string | null) => void} props.onPoint
 */
function Answers({ question, pending, marked, hinted, tried, tight, opened, onRest, onChoose, onPoint }) {
  const choices = offered(question, opened);
  const folded = hasRest(question);
  const many = choices.length > DIGITS;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const below = useFit(box);
  const on = () => box.current?.scrollBy({ top: 0.8 * box.current.clientHeight, behavior: "smooth" });
  const rest = folded && html`<li key="rest">
    <button type="button" class="opens-rest" aria-expanded=${opened ? "true" : "false"} aria-disabled=${pending !== null} onClick=${() => pending === null && onRest()}>
      <kbd aria-hidden="true">0</kbd> <span class="answer-label">${question.rest}</span>
    </button>
  </li>`;
  const columns = choices.length < 4 ? 1 : choices.length < 7 ? 2 : 3;
  const words = columns === 1 ? null : distinguishingWords(choices.map((choice) => choice.label));
  return html`<div ref=${box} class=${`answers-box ${below ? "goes-on" : ""}`} data-asked=${question.asked}>
      <ol class=${`answers columns-${columns} ${many || tight ? "figures" : ""}`}>
        ${choices.map(
          (choice, i) => html`${i === question.listed && rest}<li key=${choice.id}>
            <${ChoiceButton} choice=${choice} words=${words?.[i]} digit=${i + 1} preferred=${choice.id === question.default} pending=${pending} marked=${marked === choice.id} hinted=${hinted === choice.id} tried=${tried.includes(choice.id)} onChoose=${onChoose} onPoint=${onPoint} />
          </li>`,
        )}
        ${choices.length <= question.listed && rest}
      </ol>
    </div>
    ${below > 0 && html`<button type="button" class="plain more-below" tabindex="-1" onClick=${on}><span><span aria-hidden="true">▾</span> ${say("more_below", { n: below })}</span></button>`}`;
}

/**
 * The words that distinguish labels: a beginning or an end that all share only repeats the question. The last label may
 * be of another kind ("Pass"). Amounts keep their unit, and so does text before a colon.
 * @param {string[]} labels
 */
export function distinguishingWords(labels) {
  const alike = labels.slice(0, -1).map((label) => label.split(" "));
  const [first = []] = alike;
  if (alike.some((words) => /[\d:]/.test(words.join()))) return labels;
  const shortest = Math.min(...alike.map((words) => words.length));
  let [begin, end] = [0, 0];
  while (begin < shortest - 1 && alike.every((words) => words[begin] === first[begin])) begin += 1;
  while (
    end < shortest - 1 - begin &&
    alike.every((words) => words[words.length - 1 - end] === first[first.length - 1 - end])
  ) end += 1;
  // A name keeps the small words before it: of "aus dem Park" more is left than "Park" or "dem Park". Where the verb
  // comes last, the first word is not the verb: of "Den Narren anheuern" is left "Den Narren".
  let from = begin;
  while (from > (end ? 0 : 1) && (first[from - 1]?.length ?? 0) <= LITTLE) from -= 1;
  const [before, after] = [first.slice(0, from).join(" "), first.slice(first.length - end).join(" ")];
  return labels.map((label) => {
    const shares = label.startsWith(before) && label.endsWith(after) && label.length > before.length + after.length;
    return shares ? sentence(label.slice(before.length, label.length - after.length).trim()) : label;
  });
}

/**
 * @param {object} props
 * @param {Choice} props.choice
 * @param {string} [props.words]  what is to be read of its label, where that is not all
 * @param {number} [props.digit]
 * @param {boolean} [props.preferred]  whether Enter chooses it
 * @param {string | null} props.pending
 * @param {boolean} props.marked
 * @param {boolean} [props.hinted]
 * @param {boolean} [props.tried]  whether it was wrong
 * @param {(choice: string) => void} props.onChoose
 * @param {(places: string[], choice: string | null) => void} props.onPoint
 */
export function ChoiceButton(
  {
    choice,
    words = choice.label,
    digit,
    preferred = false,
    pending,
    marked,
    hinted = false,
    tried = false,
    onChoose,
    onPoint,
  },
) {
  const under = pending === choice.id;
  return html`<button
    type="button"
    data-choice=${choice.id}
    class=${`answer ${preferred ? "is-preferred" : ""} ${marked ? "is-marked" : ""} ${hinted ? "is-hinted" : ""} ${tried ? "is-tried" : ""} ${under ? "is-pending" : ""}`}
    aria-disabled=${pending !== null}
    aria-pressed=${marked ? "true" : undefined}
    aria-keyshortcuts=${preferred ? "Enter" : undefined}
    onClick=${() => pending === null && onChoose(choice.id)}
    onMouseEnter=${() => onPoint(choice.places, choice.id)}
    onMouseLeave=${() => onPoint([], null)}
    onFocus=${() => onPoint(choice.places, choice.id)}
    onBlur=${() => onPoint([], null)}
  >
    ${digit !== undefined && html`<kbd aria-hidden="true">${digit}</kbd>`}
    ${preferred && html`<kbd aria-hidden="true">↵</kbd>`}
    <span class="answer-label">${words === choice.label ? words : html`<span aria-hidden="true">${words}</span><span class="visually-hidden">${choice.label}</span>`}</span>
    ${choice.brings.map((part) => html`<${EffectWords} key=${part.text} part=${part} />`)}
    ${choice.reveals && html`<span class="reveals">${say("reveals")}</span>`}
    ${tried && html`<span class="visually-hidden">${named("trainer", "tried")}</span>`}
    ${under && html`<span class="visually-hidden">${say("pending")}</span>`}
  </button>`;
}

/**
 * An effect in words, and as a figure where there is little space.
 * @param {{part: import("../../connection/api-types.d.ts").Effect}} props
 */
function EffectWords({ part }) {
  const change = part.change ?? 0;
  const less = change < 0;
  const figure = part.change !== undefined
    ? `${less ? "−" : change ? "+" : "±"}${Math.abs(change)}`
    : part.to !== undefined
    ? `→ ${part.to}`
    : null;
  // In the draft, cards are those that the neighbour gets.
  const kind = figure !== null ? "" : part.what === "card" ? "in-words of-neighbour" : "in-words";
  return html`<span class=${`effect ${less ? "less" : ""} ${kind}`}>
    <span class="sign"><${Icon} name=${ICONS[part.what] ?? part.what} /></span>
    ${figure === null ? html`<span class="explanation">${part.text}</span><span class="more" aria-hidden="true">…</span>` : html`<span class="figure" aria-hidden="true">${figure}</span><span class="words">${part.text}</span>`}
  </span>`;
}

/** @param {{onConfirm: () => void, onUnmark: () => void, pending: string | null}} props */
function Confirm({ onConfirm, onUnmark, pending }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return html`<div class="confirm">
    <button type="button" class="main" ref=${button} aria-disabled=${pending !== null} onClick=${onConfirm}>${say("confirm")}</button>
    <button type="button" class="plain" onClick=${onUnmark}>${say("not_yet")}</button>
  </div>`;
}
