// @ts-check
// Answering a question: in the list, on the board or by keyboard, with a confirmation where the person wants one.

import { useLayoutEffect, useMemo, useState } from "../../vendor/htm-preact.js";
import { litPlaces } from "../board/board.js";
import { useSettings } from "../menu/settings.js";
import { useNarrow } from "../narrow.js";
import { DIGITS, useKeys } from "./keys.js";
import { hasRest, offered } from "./question.js";

/** @typedef {import("../../connection/api-types.d.ts").Question} Question */

/** @type {Map<string, string[]>} */
const NOTHING_LIT = new Map();

/**
 * @param {object} given
 * @param {Question | null} given.question  null where nothing can be answered now
 * @param {number | null} given.seat
 * @param {{current: HTMLElement | null}} given.prompt  where the question stands
 * @param {string | null} given.pending  an answer under way
 * @param {(choice: string) => void} given.send
 * @param {() => void} [given.undo]
 * @param {() => void} [given.onAsked]  another question is asked, or another seat
 * @param {() => void} [given.onChoose]  something was chosen, perhaps to be confirmed
 */
export function useAnswering({ question, seat, prompt, pending, send, undo, onAsked, onChoose }) {
  const { confirm } = useSettings();
  const narrow = useNarrow();
  const [marked, setMarked] = useState(/** @type {string | null} */ (null));
  /** Whether the carriage is to stop without taking: those choices are listed, and lit on the map. */
  const [stopping, setStopping] = useState(false);
  const [open, setOpen] = useState(/** @type {string | null} */ (null));
  const [pointedAt, setOver] = useState(/** @type {string[]} */ ([]));
  const [pointedChoice, setPointedChoice] = useState(/** @type {string | null} */ (null));
  const asked = question?.asked;
  // Before anybody can answer the new question, so that an answer marked at once stays marked.
  useLayoutEffect(() => {
    setMarked(null);
    setStopping(false);
    setOpen(null);
    onAsked?.();
  }, [asked, seat]);

  const lit = useMemo(
    () => (question && pending === null ? litPlaces(pickable(question, stopping)) : NOTHING_LIT),
    [question, stopping, pending],
  );
  const byId = (/** @type {string | null} */ id) => question?.choices.find((choice) => choice.id === id);

  const choose = (/** @type {string} */ id) => {
    const choice = byId(id);
    setOpen(null);
    onChoose?.();
    if (!choice || pending !== null) return;
    if (confirm && choice.ends_turn) setMarked(id);
    else send(id);
  };
  const pick = (/** @type {string} */ place) => {
    const ids = lit.get(place) ?? [];
    // A phone has no space for what a person does: it is read before the person is hired.
    if (ids.length === 1 && ids[0] && !(narrow && place.startsWith("person:"))) choose(ids[0]);
    else if (ids.length) setOpen(place);
  };
  const settle = () => {
    if (marked === null || pending !== null) return false;
    send(marked);
    setMarked(null);
    return true;
  };
  const toggleRest = () => {
    setMarked(null);
    setStopping(!stopping);
  };
  const confirmOrDefault = () => {
    if (settle()) return true;
    if (!question?.default || pending !== null) return false;
    choose(question.default);
    return true;
  };
  const folded = question !== null && hasRest(question);
  const typed = useKeys({
    asked: asked ?? 0,
    open: question !== null && pending === null,
    choose,
    toggleRest: folded && pending === null ? toggleRest : null,
    confirm: confirmOrDefault,
    undo: undo ?? (() => {}),
    letGo: () => setMarked(null),
    toPrompt: () => prompt.current?.focus({ preventScroll: true }),
  });
  const pointAtPlace = (/** @type {string | null} */ place) => {
    const ids = (place !== null && lit.get(place)) || [];
    setPointedChoice(ids.length === 1 && ids[0] ? ids[0] : null);
  };
  return {
    ...{ marked, setMarked, stopping, setStopping, toggleRest, folded, open, setOpen, choose, pick, settle, byId },
    ...{ lit, pointedAt, setOver, setPointedChoice, pointAtPlace, typed },
    /** Whether one digit cannot tell the choices in sight apart. */
    many: question !== null && offered(question, stopping).length > DIGITS,
    /** What the choice that is pointed at would move. */
    ghost: byId(pointedChoice ?? marked)?.ghost ?? null,
    /** Places of the choice that waits for its confirmation. */
    places: byId(marked)?.places ?? [],
  };
}

/**
 * The choices that a click on the board makes: those that are set aside only while they are open, and then alone, so
 * that a market stands for one of them.
 * @param {Question} question
 * @param {boolean} stopping
 */
function pickable(question, stopping) {
  return stopping ? question.choices.slice(question.listed) : offered(question, false);
}
