// @ts-check
// Sending choices: shown as pending, never doubled, sent again when the answer is lost. The server accepts one answer
// to each question, so sending again is safe.

import { useCallback, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { useNotice } from "../../notice.js";
import { sendUntilAnswered } from "../../connection/retry.js";
import { settings } from "../menu/settings.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */

/**
 * @typedef {object} Sending
 * @property {string | null} pending  the choice under way, or "undo"
 * @property {string} trouble  what went wrong, in words
 * @property {(choice: string) => void} send
 * @property {(to?: number) => void} undo  at a practice table, back to a choice with this number
 * @property {() => void} forget  the trouble
 */

/**
 * @param {string} table
 * @param {State | null} state  what is shown
 * @param {State | null} newest
 * @param {() => Promise<void>} reload
 * @returns {Sending}
 */
export function useSending(table, state, newest, reload) {
  const [pending, setPending] = useState(/** @type {string | null} */ (null));
  const [trouble, setTrouble, troubleOver] = useNotice();
  /** The question being answered; a second click on it does nothing. */
  const under = useRef(/** @type {string | null} */ (null));

  const seat = state?.seat ?? null;
  const asked = state?.question?.asked;
  const undone = newest?.undo.asked ?? null;
  // A refused question is no longer asked.
  useEffect(troubleOver, [asked]);

  const number = useRef(0);
  const awaited = useRef(/** @type {number | null} */ (null));
  /** Resolved as soon as the state with the answer is shown, which may precede the answer itself. */
  const arrived = useCallback(() => {
    if (awaited.current === null || number.current < awaited.current) return;
    awaited.current = null;
    under.current = null;
    setPending(null);
  }, []);
  number.current = state?.number ?? 0;
  useEffect(arrived, [state?.number]);

  const carry = useCallback(
    async (
      /** @type {"choices" | "undo"} */ what,
      /** @type {number} */ of,
      /** @type {number} */ ask,
      /** @type {string} */ name,
      /** @type {{choice: string, pause: number} | {to?: number}} */ more,
    ) => {
      const key = `${of}:${ask}`;
      if (under.current !== null) return;
      under.current = key;
      setPending(name);
      setTrouble(null);
      const body = { seat: of, asked: ask, ...more };
      try {
        const answer = await sendUntilAnswered(`/api/tables/${table}/${what}`, body);
        awaited.current = answer.number;
        arrived();
        // The event stream brings the state. If it does not, fetch it.
        setTimeout(() => {
          if (under.current === key) void settle();
        }, 2500);
      } catch (error) {
        setTrouble(error);
        await settle();
        if (what === "undo") troubleOver(); // the button says so by now
      }
      async function settle() {
        await reload().catch(() => {});
        if (under.current !== key) return;
        awaited.current = null;
        under.current = null;
        setPending(null);
      }
    },
    [table, reload],
  );

  const send = useCallback(
    (/** @type {string} */ choice) => {
      if (seat !== null && asked !== undefined) {
        void carry("choices", seat, asked, choice, { choice, pause: settings().pause });
      }
    },
    [carry, seat, asked],
  );

  const undo = useCallback((/** @type {number | undefined} */ to) => {
    if (seat !== null && undone !== null) void carry("undo", seat, undone, "undo", to === undefined ? {} : { to });
  }, [carry, seat, undone]);

  return { pending, trouble, send, undo, forget: () => setTrouble(null) };
}
