// @ts-check
// The keyboard: numbers choose, 0 opens the rest, Enter confirms, u undoes, Escape unmarks.

import { useKeydown } from "../../keydown.js";
import { useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";

/** Number of choices that one digit can distinguish. */
export const DIGITS = 9;

/**
 * Whether a key is meant for the table, and not for a text field or a dialog.
 * @param {KeyboardEvent} event
 */
export function forTheTable(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const writes = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
  return !writes && !document.querySelector("dialog[open]");
}

/** Milliseconds in which a digit after another belongs to the same number. */
const SAME_NUMBER = 600;

/**
 * With up to nine answers, a digit chooses, and what follows at once is not taken for an answer to the next question.
 * With more it could begin another number, so a number only moves the focus to its answer, and Enter chooses the
 * focused one. Numbers are those that the page shows beside the answers.
 * @param {object} does
 * @param {number} does.asked  which question it is
 * @param {boolean} does.open  whether it can be answered
 * @param {(choice: string) => void} does.choose
 * @param {(() => void) | null} does.toggleRest  opens and closes the choices that are set aside
 * @param {() => boolean} does.confirm true if there was something to confirm
 * @param {() => void} does.undo
 * @param {() => void} does.letGo
 * @param {() => void} does.toPrompt  moves the focus to the question
 * @returns {string} the number typed so far, whose answer has the focus
 */
export function useKeys(does) {
  const [typed, setTyped] = useState("");
  /** When a digit last chose, in milliseconds. */
  const chose = useRef(-SAME_NUMBER);
  const goTo = (/** @type {string} */ number) => {
    setTyped(number);
    const answer = answerAt(number);
    if (!answer) return does.toPrompt();
    answer.focus({ preventScroll: true });
    answer.scrollIntoView({ block: "center" });
  };
  useKeydown((event) => {
    if (!forTheTable(event)) return;
    const at = event.target instanceof Element ? event.target : null;
    if (event.key === "0" && !typed && does.toggleRest) {
      does.toggleRest();
    } else if (/^\d$/.test(event.key)) {
      const answers = does.open ? answersShown() : [];
      if (answers.length <= DIGITS) {
        const choice = answers[Number(event.key) - 1]?.dataset.choice;
        if (!choice || event.timeStamp < chose.current + SAME_NUMBER) return;
        chose.current = event.timeStamp;
        does.choose(choice);
        return;
      }
      // A digit that cannot continue the number begins another.
      const number = [typed + event.key, event.key].find((one) => answers[Number(one) - 1]);
      if (number) goTo(number);
    } else if (event.key === "Backspace") {
      if (typed) goTo(typed.slice(0, -1));
    } else if (event.key === "Enter") {
      if (!at?.closest("button, a, [role=button]") && does.confirm()) event.preventDefault();
    } else if (event.key === "u") {
      does.undo();
    } else if (event.key === "Escape") {
      if (typed) goTo("");
      does.letGo();
    }
  });
  useLayoutEffect(() => setTyped(""), [does.asked]);
  // Enter chooses the focused answer: without focus, no number is typed.
  useLayoutEffect(() => {
    if (!typed) return;
    const answer = answerAt(typed);
    const left = () => setTyped((now) => (answerAt(now) === answer ? "" : now));
    answer?.addEventListener("blur", left);
    return () => answer?.removeEventListener("blur", left);
  }, [typed]);
  return typed;
}

/** The answers in the order of their numbers. */
function answersShown() {
  return /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".answers-box .answer")]);
}

/** The answer with a number. @param {string} number */
function answerAt(number) {
  return answersShown()[Number(number) - 1];
}
