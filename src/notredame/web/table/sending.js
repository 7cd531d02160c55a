// @ts-check
// Choices on their way to the server: shown as pending, never doubled, sent again when the answer is
// lost. The server takes each question's answer once, so sending again is safe.

import { useCallback, useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { asProblem, post } from "../api.js";
import { explained } from "../words.js";

/** @typedef {import("../types.js").State} State */

/** Pauses before the same is sent again after no answer, in milliseconds. */
const AGAIN = [400, 1000, 2000, 4000, 8000, 8000];

/**
 * @typedef {object} Sending
 * @property {string | null} pending  the choice under way, or "undo"
 * @property {string | null} trouble  what went wrong, in words
 * @property {(choice: string) => void} send
 * @property {() => void} undo
 * @property {() => void} forget  the trouble
 */

/**
 * @param {string} table
 * @param {State | null} state
 * @param {() => Promise<void>} reload
 * @returns {Sending}
 */
export function useSending(table, state, reload) {
  const [pending, setPending] = useState(/** @type {string | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
  /** The question under way; a second click on it does nothing. */
  const under = useRef(/** @type {string | null} */ (null));
  /** By seat, how many answers the server has counted as far as we know: an undo needs it. */
  const counted = useRef(/** @type {Map<number, number>} */ (new Map()));

  const seat = state?.seat ?? null;
  const asked = state?.question?.asked;
  useEffect(() => {
    if (seat !== null && asked !== undefined) counted.current.set(seat, asked);
  }, [seat, asked]);

  const number = useRef(0);
  const awaited = useRef(/** @type {number | null} */ (null));
  /** Done as soon as the state with the answer is shown. It may come before the answer itself. */
  const arrived = useCallback(() => {
    if (awaited.current === null || number.current < awaited.current) return;
    awaited.current = null;
    under.current = null;
    setPending(null);
  }, []);
  number.current = state?.number ?? 0;
  useEffect(arrived, [state?.number]);

  const carry = useCallback(
    async (/** @type {"choices" | "undo"} */ what, /** @type {number} */ of, /** @type {number} */ ask, /** @type {string} */ choice) => {
      const key = `${of}:${ask}`;
      if (under.current !== null) return;
      under.current = key;
      setPending(choice);
      setTrouble(null);
      const body = what === "undo" ? { seat: of, asked: ask } : { seat: of, asked: ask, choice };
      try {
        const answer = await stubborn(`/api/tables/${table}/${what}`, body);
        counted.current.set(of, ask + 1);
        awaited.current = answer.number;
        arrived();
        // The live line brings the state. If it does not, we fetch it.
        setTimeout(() => {
          if (under.current === key) void settle();
        }, 2500);
      } catch (error) {
        setTrouble(explained(error));
        await settle();
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
      if (seat !== null && asked !== undefined) void carry("choices", seat, asked, choice);
    },
    [carry, seat, asked],
  );

  const undo = useCallback(() => {
    if (seat === null) return;
    const of = /** @type {{asked?: number | null}} */ (state?.undo ?? {});
    const ask = of.asked ?? asked ?? counted.current.get(seat);
    if (ask !== undefined) void carry("undo", seat, ask, "undo");
  }, [carry, seat, asked, state]);

  return { pending, trouble, send, undo, forget: () => setTrouble(null) };
}

/**
 * Sends until there is an answer; only silence and a stumbling server are worth another try.
 * @param {string} path
 * @param {unknown} body
 */
async function stubborn(path, body) {
  for (const pause of [...AGAIN, 0]) {
    try {
      return await post(path, body);
    } catch (error) {
      const { status } = asProblem(error);
      if (!pause || (status !== 0 && status < 500)) throw error;
      await new Promise((wake) => setTimeout(wake, pause));
    }
  }
}
