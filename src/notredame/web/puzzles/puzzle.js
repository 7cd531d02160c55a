// @ts-check
// A puzzle: the position as at a table, and the way on to the next one.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { get, post, Problem } from "../connection/api.js";
import { facts } from "../connection/facts.js";
import { keepTrying } from "../connection/until-recovered.js";
import { Head } from "../page-head.js";
import { go } from "../route.js";
import { Solving } from "../solving/solving.js";
import { explained, language, named, say } from "../words.js";
import { describe } from "./describe.js";
import { PuzzleMenu } from "./puzzle-menu.js";
import { rememberSolved } from "./solved.js";
import { allPuzzles, loadWanted, nextPuzzle } from "./trainer.js";

/** @typedef {import("../connection/api-types.d.ts").PuzzleToSolve} Puzzle */

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
  const judge = async (/** @type {string | null} */ choice) =>
    await post(`/api/puzzles/${found.id}?lang=${lang}`, choice === null ? { solution: true } : { choice });
  const done = (/** @type {"solved" | "shown"} */ how, /** @type {number} */ tries) =>
    rememberSolved(found.id, how === "shown" ? "seen" : tries === 1 ? "first" : "later");
  const next = async () => {
    try {
      const id = nextPuzzle((await allPuzzles()).puzzles, loadWanted(), found.id);
      go(id ? `/puzzles/${id}` : "/puzzles");
    } catch (error) {
      setTrouble(error);
      go("/puzzles"); // which says what is wrong, and goes on trying
    }
  };
  const title = html`<strong>${named("puzzle", today ? "of_the_day" : "title")}</strong> ${describe(found)}`;
  return html`<${Solving}
      key=${found.id}
      state=${found.state}
      facts=${facts()}
      title=${title}
      judge=${judge}
      onDone=${done}
      onNext=${next}
      next=${named("puzzle", "next")}
      onMenu=${() => setMenu(true)}
    />
    ${menu && html`<${PuzzleMenu} onClose=${() => setMenu(false)} />`}`;
}
