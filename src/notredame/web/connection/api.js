// @ts-check
// Requests to the server: parsed answers, or a Problem whose code the catalogue's table [problem] explains.

/** Milliseconds that an answer may take; a hint takes some seconds of thinking. */
const PATIENCE = 30_000;

/** An error with a code that the catalogue's table [problem] explains. */
export class Problem extends Error {
  /**
   * @param {string} problem a code such as "not-your-turn"
   * @param {string} sentence the server's own words, in English
   * @param {number} status the HTTP status, 0 when there was no answer at all
   */
  constructor(problem, sentence, status) {
    super(sentence);
    this.name = "Problem";
    this.problem = problem;
    this.sentence = sentence;
    this.status = status;
  }
}

/** Called when this device turns out to be signed out. */
let toldSignedOut = () => {};

/** @param {() => void} listener */
export function onSignedOut(listener) {
  toldSignedOut = listener;
}

/** Signs this browser out. */
export async function signOutHere() {
  await post("/api/me/sign-out-here");
}

/**
 * @param {string} path such as "/api/me"
 * @returns {Promise<any>}
 */
export function get(path) {
  return ask("GET", path);
}

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export function post(path, body = {}) {
  return ask("POST", path, body);
}

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
export function put(path, body) {
  return ask("PUT", path, body);
}

/**
 * The problem in an answer that is not ok.
 * @param {Response} answer
 * @returns {Promise<Problem>}
 */
export async function problemOf(answer) {
  /** @type {Record<string, unknown>} */
  let said = {};
  try {
    said = Object(await answer.json());
  } catch {
    // A proxy answered in the server's place; the status says enough.
  }
  const code = typeof said.problem === "string" ? said.problem : codeOf(answer.status);
  const sentence = typeof said.sentence === "string" ? said.sentence : answer.statusText;
  return new Problem(code, sentence, answer.status);
}

/** @param {unknown} error @returns {Problem} */
export function asProblem(error) {
  if (error instanceof Problem) return error;
  const sentence = error instanceof Error ? error.message : String(error);
  return new Problem("offline", sentence, 0);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]  goes as JSON
 * @param {boolean} [again]  whether the same was refused a moment ago
 * @returns {Promise<any>}
 */
async function ask(method, path, body, again = false) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(path, {
      method,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      credentials: "same-origin",
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (error) {
    throw asProblem(error);
  }
  if (!answer.ok) {
    const problem = await problemOf(answer);
    if (problem.problem === "signed-out") {
      if (!again) return ask(method, path, body, true); // another tab may just have received a newer cookie
      toldSignedOut();
    }
    throw problem;
  }
  try {
    return await answer.json();
  } catch (error) {
    throw asProblem(error);
  }
}

/** @param {number} status */
function codeOf(status) {
  if (status === 404) return "not-found";
  if (status === 413) return "too-large";
  if (status === 429) return "too-many";
  return status >= 500 ? "server" : "bad-request";
}
