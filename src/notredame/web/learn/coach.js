// @ts-check
// The guide at the table where somebody learns: one lesson at a time, beside the game and never over it.

import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/htm-preact.js";
import { Icon } from "../drawing/index.js";
import { useKeydown } from "../keydown.js";
import { helpAt, named, sentence } from "../words.js";
import { advance, lessonOf, seen } from "./lessons.js";
import { learningTable, loadProgress, saveProgress } from "./progress.js";

/** @typedef {import("../connection/api-types.d.ts").PageState} State */
/** @typedef {import("./lessons.js").Lesson} Lesson */
/** @typedef {import("./lessons.js").Now} Now */

/**
 * Shows nothing at any other table.
 * @param {object} props
 * @param {State} props.state
 * @param {(places: string[]) => void} [props.onPoint] what the lesson is about, to be emphasised
 */
export function Coach({ state, onPoint }) {
  const now = useMemo(() => seen(state), [state]);
  if (!now || learningTable() !== state.table) return null;
  return html`<${Guide} now=${now} onPoint=${onPoint} />`;
}

/** @param {{now: Now, onPoint?: (places: string[]) => void}} props */
function Guide({ now, onPoint }) {
  const [progress, setProgress] = useState(loadProgress);
  const [again, setAgain] = useState(/** @type {string | null} */ (null));
  const box = useRef(/** @type {HTMLElement | null} */ (null));

  const last = useRef(/** @type {Now | null} */ (null));
  useEffect(() => {
    const before = last.current;
    last.current = now;
    setProgress((so) => (so.quiet ? so : advance(so, now, before)));
  }, [now, progress.quiet]);
  useEffect(() => saveProgress(progress), [progress]);

  const due = progress.quiet ? undefined : progress.due[0];
  const lesson = lessonOf(again ?? due ?? "");
  usePointing(lesson?.places?.(now) ?? [], onPoint);

  const gotIt = () => {
    if (again !== null) setAgain(null);
    else if (due) setProgress({ ...progress, told: [...progress.told, due], due: progress.due.slice(1) });
  };
  useEscape(lesson ? gotIt : null);
  useFocusWithin(box, lesson?.id ?? null);

  return html`<section class=${`coach ${lesson ? "open" : ""} ${progress.quiet ? "quiet" : ""}`} aria-label=${named("learn", "guide")} ref=${box}>
    <div class="lesson-place" aria-live="polite" tabindex=${lesson?.cards ? 0 : undefined}>${lesson && html`<${LessonCard} key=${lesson.id} lesson=${lesson} cards=${progress.cards[lesson.id] ?? []} now=${now} />`}</div>
    <div class="coach-tools">
      ${lesson && html`<button type="button" class="main" key="got-it" aria-keyshortcuts="Escape" onClick=${gotIt}>${named("learn", again ? "close" : "got_it")}</button>`}
      ${lesson && !again && html`<button type="button" class="plain" key="skip" onClick=${() => setProgress({ ...progress, quiet: true })}>${named("learn", "skip_rest")}</button>`}
      ${progress.quiet && html`<button type="button" class="plain" key="on" onClick=${() => setProgress({ ...progress, quiet: false })}>${named("learn", "go_on")}</button>`}
      ${progress.told.length > 0 && html`<${ExplainedLessons} key="told" told=${progress.told} onRead=${setAgain} />`}
    </div>
  </section>`;
}

/** @param {{lesson: Lesson, cards: string[], now: Now}} props  cards: those it explains */
function LessonCard({ lesson, cards, now }) {
  const text = named("learn", lesson.text?.(now) ?? `${lesson.id}_text`, lesson.values?.(now));
  return html`<article class="lesson">
    <h2><${Icon} name=${lesson.icon} /><span>${titleOf(lesson)}</span></h2>
    <p>${text}</p>
    ${cards.length > 0 &&
    html`<ul class="lesson-cards">
      ${cards.map(
        (card) => html`<li key=${card}>
          <strong>${sentence(named("card", card))}</strong> ${helpAt("card_help", card, now.state)}
        </li>`,
      )}
    </ul>`}
  </article>`;
}

/**
 * Lessons that were read, to be read again.
 * @param {{told: string[], onRead: (id: string) => void}} props
 */
function ExplainedLessons({ told, onRead }) {
  const list = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  /** @param {string} id */
  const read = (id) => {
    if (list.current) list.current.open = false;
    onRead(id);
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key !== "Escape" || !list.current?.open) return;
    event.preventDefault();
    list.current.open = false;
    list.current.querySelector("summary")?.focus();
  };
  return html`<details class="explained-lessons" ref=${list} onKeyDown=${key}>
    <summary><span class="explained-words">${named("learn", "explained")}</span> <span class="explained-count" aria-hidden="true">≡ ${told.length}</span></summary>
    <ul>
      ${told.map((id) => {
        const lesson = lessonOf(id);
        return lesson && html`<li key=${id}><button type="button" class="plain" onClick=${() => read(id)}><${Icon} name=${lesson.icon} />${titleOf(lesson)}</button></li>`;
      })}
    </ul>
  </details>`;
}

/** @param {Lesson} lesson */
function titleOf({ id, card }) {
  return card ? sentence(named("card", card)) : named("learn", `${id}_title`);
}

/**
 * Tells the board which places the lesson is about.
 * @param {string[]} places
 * @param {((places: string[]) => void) | undefined} onPoint
 */
function usePointing(places, onPoint) {
  const tell = useRef(onPoint);
  tell.current = onPoint;
  useEffect(() => {
    if (!places.length) return;
    tell.current?.(places);
    return () => tell.current?.([]);
  }, [places.join(" ")]);
}

/**
 * Escape closes what lies on top: a dialog, a tooltip, a marked choice; then the lesson.
 * @param {(() => void) | null} does
 */
function useEscape(does) {
  /** @param {KeyboardEvent} event */
  const hear = (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.repeat) return;
    const at = event.target instanceof Element ? event.target : null;
    if (
      at?.closest("input, textarea, select, .explained-lessons[open]") ||
      document.querySelector("dialog[open], .tip:popover-open, .confirm")
    ) return;
    does?.();
  };
  // Before other listeners: they would close the tooltip that the key was meant for.
  useKeydown(hear, { first: true });
}

/**
 * When a focused button disappears, moves the focus to another one of the guide.
 * @param {{current: HTMLElement | null}} box
 * @param {string | null} shown
 */
function useFocusWithin(box, shown) {
  const had = useRef(false);
  had.current = Boolean(box.current?.contains(document.activeElement));
  useLayoutEffect(() => {
    if (!had.current || document.activeElement !== document.body) return;
    /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector(".coach-tools :is(button, summary)"))
      ?.focus({ preventScroll: true });
  }, [shown]);
}
