// @ts-check
// The review of a seat: asked for, followed while the server works on it, and read.

import { useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { asProblem, get, post, Problem } from "../../connection/api.js";
import { language } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").Review} Review */

/** Milliseconds between two looks at the progress, and after one that failed. */
const LOOK_EVERY = 1000;
const LOOK_AGAIN = 3000;

/**
 * The progress of a seat's review; undefined if it is not under way.
 * @param {Review} review
 * @param {number} seat
 */
export function progressOf(review, seat) {
  return review.running.find((one) => one.seats.includes(seat));
}

/**
 * Those of some seats whose review is neither under way nor there, or only a rough one that can be bettered.
 * @param {Review} review
 * @param {Iterable<number>} seats
 */
export function missing(review, seats) {
  const there = (/** @type {number} */ seat) => review.seats.includes(seat) && !review.rough.includes(seat);
  return [...seats].filter((seat) => !there(seat) && !progressOf(review, seat));
}

/**
 * @param {string} table
 * @param {number} seat
 * @param {boolean} wanted  whether to have the seat reviewed if it is not yet
 */
export function useReview(table, seat, wanted) {
  const [found, setFound] = useState(/** @type {{seat: number, lang: string, review: Review} | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const [turn, setTurn] = useState(0);
  /** Seats to have reviewed; again if a server has forgotten them, or can better what there is. */
  const asked = useRef(/** @type {Set<number>} */ (new Set(wanted ? [seat] : [])));
  /** Whether to try again what failed. */
  const again = useRef(false);
  const lang = language();
  const path = `/api/tables/${table}/review`;

  useEffect(() => {
    let gone = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const look = async () => {
      try {
        let review = await get(`${path}?seat=${seat}&lang=${lang}`);
        const due = missing(review, asked.current).filter((one) => again.current || !review.failed.includes(one));
        if (due.length) {
          await post(`${path}?lang=${lang}`, { seats: due });
          review = await get(`${path}?seat=${seat}&lang=${lang}`);
        }
        again.current = false;
        if (gone) return;
        setFound({ seat, lang, review });
        const failed = review.failed.some((/** @type {number} */ one) => asked.current.has(one));
        setTrouble(failed ? new Problem("server", "", 500) : null);
        if (review.running.length || due.length) timer = setTimeout(look, LOOK_EVERY);
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
      again.current = true;
      setTrouble(null);
      setTurn((before) => before + 1);
    },
  };
}
