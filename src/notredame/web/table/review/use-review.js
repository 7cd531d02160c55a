// @ts-check
// The review of a seat: asked for, followed while the server works on it, and read.

import { useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { asProblem, get, post } from "../../connection/api.js";
import { language } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").Review} Review */

/** Milliseconds between two looks at the progress, and after one that failed. */
const LOOK_EVERY = 1000;
const LOOK_AGAIN = 3000;

/**
 * @param {string} table
 * @param {number} seat
 * @param {boolean} wanted  whether to have the seat reviewed if it is not yet
 */
export function useReview(table, seat, wanted) {
  const [found, setFound] = useState(/** @type {{seat: number, lang: string, review: Review} | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const [turn, setTurn] = useState(0);
  /** Seats to have reviewed; again if a server has forgotten them. */
  const asked = useRef(/** @type {Set<number>} */ (new Set(wanted ? [seat] : [])));
  const lang = language();
  const path = `/api/tables/${table}/review`;

  useEffect(() => {
    let gone = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const look = async () => {
      try {
        let review = await get(`${path}?seat=${seat}&lang=${lang}`);
        const missing = [...asked.current].filter((one) => !review.seats.includes(one));
        if (missing.length && !review.progress) {
          await post(`${path}?lang=${lang}`, { seats: missing });
          review = await get(`${path}?seat=${seat}&lang=${lang}`);
        }
        if (gone) return;
        setFound({ seat, lang, review });
        setTrouble(null);
        if (review.progress || missing.length) timer = setTimeout(look, LOOK_EVERY);
      } catch (error) {
        if (gone) return;
        setTrouble(error);
        const { status } = asProblem(error);
        // What failed on the server is not tried again unasked.
        if (status === 0 || status === 503 || status === 429) timer = setTimeout(look, LOOK_AGAIN);
      }
    };
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [table, seat, lang, turn]);

  const current = found?.seat === seat ? found.review : null;
  return {
    review: current,
    trouble,
    /** Has seats reviewed; without any, tries again what failed. */
    begin: (/** @type {number[]} */ seats = []) => {
      for (const one of seats) asked.current.add(one);
      setTrouble(null);
      setTurn((before) => before + 1);
    },
  };
}
