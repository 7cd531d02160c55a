// @ts-check
// Sending again when no answer comes: through a tunnel, or while the server starts anew.

import { asProblem, post } from "./api.js";

/** Pauses before the same is sent again after no answer, in milliseconds. */
const AGAIN = [400, 1000, 2000, 4000, 8000, 8000];

/**
 * Sends until there is an answer; only silence and a stumbling server are worth another try. Only for what
 * the server takes once, however often it comes.
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
