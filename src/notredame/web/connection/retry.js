// @ts-check
// Sending again when no answer comes: with a lost network, or while the server restarts.

import { asProblem, post } from "./api.js";

/** Milliseconds before each further attempt. */
const AGAIN = [400, 1000, 2000, 4000, 8000, 8000];

/**
 * Sends until there is an answer; only silence and server errors are worth another attempt. Only for requests that the
 * server accepts once, however often they arrive.
 * @param {string} path
 * @param {object} body
 */
export async function sendUntilAnswered(path, body) {
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
