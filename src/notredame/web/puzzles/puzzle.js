// @ts-check
// A puzzle: the position as at a table, and the way on to the next one.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { get, post, Problem } from "../connection/api.js";
import { facts } from "../connection/facts.js";
import { keepTrying } from "../connection/until-recovered.js";
import { Head } from "../page-head.js";
import { go } from "../route.js";
import { Tip } from "../table/board/tooltip.js";
import { Exercise } from "../trainer/exercise.js";
import { explained, language, named, say } from "../words.js";
import { describe } from "./describe.js";
import { PuzzleMenu } from "./puzzle-menu.js";
import { rememberOutcome } from "./outcomes.js";
import { allPuzzles, loadWanted, nextPuzzle } from "./selection.js";

/** @typedef {import("../connection/api-types.d.ts").PuzzleToSolve} Puzzle */
/** @typedef {import("../trainer/exercise.js").Outcome} Outcome */

/** The address of the puzzle of the day. */
const TODAY = "today";

/** @param {{puzzle: string}} props  its id, or "today" */
export function PuzzlePage({ puzzle }) {
  const [found, setFound] = useState(/** @type {Puzzle | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const [menu, setMenu] = useState(false);
  const lang = language();
  useEffect(() => {
    let here = true;
    const look = async () => {
      const id = puzzle === TODAY ? (await allPuzzles()).today : puzzle;
      const next = await get(`/api/puzzles/${encodeURIComponent(id)}?lang=${lang}`);
      if (!here) return;
      setFound(next);
      setTrouble(null);
    };
    const stop = keepTrying(look, setTrouble);
    return () => {
      here = false;
      stop();
    };
  }, [puzzle, lang]);
  const today = puzzle === TODAY;
  if (trouble !== null && !found) {
    const gone = trouble instanceof Problem && trouble.status === 404;
    return html`<${Head} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${named("puzzle", "title")}</h1>
        <p class="trouble" role="alert">${gone ? named("puzzle", "not_found") : explained(trouble)}</p>
        <p><a class="button" href="/puzzles">${named("puzzle", "all")}</a></p>
      </main>`;
  }
  if (!found) {
    return html`<main id="main" class="table-loading" tabindex="-1"><p role="status">${say("loading")}</p></main>`;
  }
  const judge = async (/** @type {string | null} */ choice) => {
    const said = choice === null ? { solution: true } : { choice };
    const { right, solution } = await post(`/api/puzzles/${found.id}?lang=${lang}`, said);
    return { right, answers: solution?.answers ?? null, tempting: solution?.tempting };
  };
  const next = async () => {
    try {
      const id = nextPuzzle((await allPuzzles()).puzzles, loadWanted(), found.id);
      go(id ? `/puzzles/${id}` : "/puzzles");
    } catch (error) {
      setTrouble(error);
      go("/puzzles"); // which says what is wrong, and goes on trying
    }
  };
  const head =
    html`<span class="puzzle-head"><strong>${named("puzzle", today ? "of_the_day" : "title")}</strong> ${describe(found)}</span>`;
  return html`<${Exercise}
      key=${found.id}
      state=${found.state}
      facts=${facts()}
      label=${named("puzzle", "title")}
      head=${head}
      judge=${judge}
      onDone=${(/** @type {Outcome} */ outcome) => rememberOutcome(found.id, outcome)}
      onNext=${next}
      next=${named("puzzle", "next")}
      silent=${true}
      onMenu=${() => setMenu(true)}
    />
    ${menu && html`<${PuzzleMenu} onClose=${() => setMenu(false)} />`}
    <${Tip} state=${found.state} facts=${facts()} />`;
}
