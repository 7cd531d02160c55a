// @ts-check
// Temporary failures: the attempt is repeated, and its notice disappears when the cause has passed.

import { asProblem, get } from "./api.js";

/** Milliseconds before another attempt: at first, and at most. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 5_000;
/** Milliseconds after which a rate limit starts anew. */
const MINUTE = 60_000;
/** Problems that pass with time alone. */
const PASSES_WITH_TIME = new Set(["too-many", "still-here"]);
/** A request that needs the whole server, its store included. */
const PROBE = "/api/tables";

/**
 * Repeats an attempt until it succeeds, or fails in a way that repeating cannot help.
 * @param {() => Promise<unknown>} attempt
 * @param {(error: unknown) => void} onFailure  told of every attempt that fails
 * @returns {() => void} stops it
 */
export function keepTrying(attempt, onFailure = () => {}) {
  let stopped = false;
  let pause = FIRST_PAUSE;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let running = false;
  const run = async () => {
    clearTimeout(timer);
    if (running || stopped || document.visibilityState === "hidden") return; // returning to the page tries at once
    running = true;
    try {
      await attempt();
      stop();
    } catch (error) {
      if (stopped) return;
      onFailure(error);
      if (!canPass(error)) return stop();
      timer = setTimeout(run, pause * (0.75 + Math.random() / 2));
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    } finally {
      running = false;
    }
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    removeEventListener("online", run);
    document.removeEventListener("visibilitychange", run);
  };
  addEventListener("online", run);
  document.addEventListener("visibilitychange", run);
  void run();
  return stop;
}

/**
 * Calls back when the condition that a problem reports is over. A problem without such a condition, such as a refusal,
 * is never over.
 * @param {unknown} error
 * @param {() => void} over
 * @returns {() => void} stops waiting for it
 */
export function onceOver(error, over) {
  const { status, problem } = asProblem(error);
  if (status === 0 || problem === "unavailable") return keepTrying(() => get(PROBE).then(over));
  if (!PASSES_WITH_TIME.has(problem)) return () => {};
  const timer = setTimeout(over, MINUTE);
  return () => clearTimeout(timer);
}

/**
 * Calls back once the server answers after an outage; never if it answers now.
 * @param {() => void} answers
 * @returns {() => void} stops waiting for it
 */
export function onceBack(answers) {
  let away = false;
  const attempt = () => get(PROBE).then(() => away && answers());
  return keepTrying(attempt, () => (away = true));
}

/** Whether the same request may succeed later. @param {unknown} error */
function canPass(error) {
  const { status } = asProblem(error);
  return status === 0 || status === 429 || status >= 500;
}
