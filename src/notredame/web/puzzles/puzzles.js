// @ts-check
// The page of puzzles: the puzzle of the day, and the trainer.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { Confirm } from "../confirm-button.js";
import { keepTrying } from "../connection/until-recovered.js";
import { dayInWords } from "../daily/day.js";
import { Foot, Head } from "../page-head.js";
import { go } from "../route.js";
import { explained, named } from "../words.js";
import { describe } from "./describe.js";
import { Filter } from "./filter.js";
import { forgetOutcomes, isSolved, outcomes } from "./outcomes.js";
import { allPuzzles, loadWanted, nextPuzzle, saveWanted, wantedOf } from "./selection.js";

/** @typedef {import("../connection/api-types.d.ts").Puzzles} Puzzles */

/** @param {string} key @param {Record<string, unknown>} [values] */
const words = (key, values) => named("puzzle", key, values);

export function PuzzlesPage() {
  const [found, setFound] = useState(/** @type {Puzzles | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    const look = async () => {
      setFound(await allPuzzles());
      setTrouble(null);
    };
    return keepTrying(look, setTrouble);
  }, []);
  return html`<${Head} />
    <main id="main" class="puzzles stack" tabindex="-1">
      <h1>${words("title")}</h1>
      <p>${words("about")}</p>
      ${trouble !== null && html`<p class="trouble" role="alert">${explained(trouble)}</p>`}
      ${found && html`<${OfTheDay} found=${found} /><${Trainer} found=${found} />`}
    </main>
    <${Foot} />`;
}

/** @param {{found: Puzzles}} props */
function OfTheDay({ found }) {
  const puzzle = found.puzzles.find(({ id }) => id === found.today);
  if (!puzzle) return null;
  const how = outcomes().get(puzzle.id);
  return html`<section class="card stack" aria-labelledby="of-the-day">
    <h2 id="of-the-day">${words("of_the_day")} <span class="soft small">${dayInWords(found.day)}</span></h2>
    <p>${describe(puzzle)} ${how && html`<strong>${words(`how_${how}`)}</strong>`}</p>
    <p class="row"><a class=${how ? "button" : "button main"} href="/puzzles/today">${words(how ? "again" : "solve")}</a></p>
  </section>`;
}

/** @param {{found: Puzzles}} props */
function Trainer({ found }) {
  const { puzzles } = found;
  const [wanted, setWanted] = useState(loadWanted);
  const [solved, setSolved] = useState(outcomes);
  const some = wantedOf(puzzles, wanted);
  const next = () => {
    const id = nextPuzzle(puzzles, wanted, null);
    if (id) go(`/puzzles/${id}`);
  };
  const change = (/** @type {import("./selection.js").Wanted} */ now) => {
    setWanted(now);
    saveWanted(now);
  };
  const forget = () => {
    forgetOutcomes();
    setSolved(new Map());
    return Promise.resolve();
  };
  const done = some.filter(({ id }) => isSolved(solved.get(id))).length;
  const all = [...solved.values()];
  return html`<section class="card stack" aria-labelledby="trainer">
    <h2 id="trainer">${words("trainer")}</h2>
    <p>${words("trainer_about")}</p>
    <${Filter} wanted=${wanted} found=${found} onChange=${change} />
    <p role="status">${words("count", { solved: done, all: some.length })}</p>
    <p class="row"><button type="button" class="main" disabled=${some.length === 0} onClick=${next}>${words("start")}</button></p>
    ${all.length > 0 &&
    html`<p class="small">${words("score", { first: all.filter((how) => how === "first").length, later: all.filter((how) => how === "later").length, shown: all.filter((how) => how === "shown").length })}</p>
      <p class="row"><${Confirm} label=${words("forget")} text=${words("forget_text")} kind="plain" go=${forget} /></p>`}
  </section>`;
}
