// @ts-check
// Learn to play: what the game is about, how a round goes, and the way to a guided game.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { get } from "../connection/api.js";
import { City, RoundWindow } from "../drawing/index.js";
import { facts } from "../connection/facts.js";
import { useNotice } from "../notice.js";
import { Foot, Head } from "../page-head.js";
import { named, say } from "../words.js";
import { Draft, Hired, Persons, Plague, plagueOfSample, Played } from "./pictures.js";
import { openGuidedTable } from "./guided-table.js";
import { learningTable } from "./progress.js";
import { sample } from "./sample.js";

/** @type {[string, () => any][]} */
const STEPS = [
  ["persons", Persons],
  ["draft", Draft],
  ["play", Played],
  ["hire", Hired],
  ["plague", Plague],
];

/** @param {string} key */
const words = (key) => named("learn", key);

export function LearnPage() {
  return html`<${Head} />
    <main id="main" class="learn">
      <section class="learn-about" aria-labelledby="learn-title">
        <div class="stack">
          <h1 id="learn-title">${say("learn")}</h1>
          <p class="learn-lead">${words("lead")}</p>
          <p>${words("sectors")}</p>
          <p>${words("plague")}</p>
          <${Start} />
        </div>
        <div class="learn-city" aria-hidden="true"><${City} state=${sample(plagueOfSample())} facts=${facts()} /></div>
      </section>
      <section class="stack" aria-labelledby="steps-title">
        <h2 id="steps-title">${say("how_a_round_goes")}</h2>
        <ol class="steps">
          ${STEPS.map(
            ([step, Picture], i) => html`<li key=${step} class="card">
              <div aria-hidden="true"><${Picture} /></div>
              <h3><span class="step-number" aria-hidden="true">${i + 1}</span>${words(`step_${step}_title`)}</h3>
              <p>${words(`step_${step}_text`)}</p>
            </li>`,
          )}
          <li class="card aside">
            <div aria-hidden="true"><div class="picture"><${RoundWindow} round="A3" facts=${facts()} /></div></div>
            <h3>${words("periods_title")}</h3>
            <p>${words("periods_text")}</p>
          </li>
        </ol>
      </section>
      <section class="learn-start card" aria-labelledby="guided-title">
        <h2 id="guided-title">${words("guided_title")}</h2>
        <p>${words("guided_text")}</p>
        <${Start} also=${true} />
      </section>
    </main>
    <${Foot} />`;
}

/** The table of an unfinished guided game, if there is one. */
function useUnderWay() {
  const [table, setTable] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    const known = learningTable();
    if (!known) return;
    let here = true;
    get("/api/me").then(
      (/** @type {import("../connection/api-types.d.ts").MyTables} */ me) => {
        if (here && me.tables.some((one) => one.table === known && one.status === "playing")) setTable(known);
      },
      (error) => console.error(error), // a new one can be started all the same
    );
    return () => {
      here = false;
    };
  }, []);
  return table;
}

/**
 * The way into the guided game: a new one, or the one in progress.
 * @param {{also?: boolean}} props  also: with the way to all rules
 */
function Start({ also = false }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useNotice();
  const before = useUnderWay();
  const start = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await openGuidedTable();
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return html`<p class="row">
      <button class="main large" type="button" disabled=${busy} onClick=${start}>${words("start")}</button>
      ${before && html`<a class="button" href=${`/t/${before}`}>${words("resume")}</a>`}
      ${also && html`<a class="button plain" href="/rules">${say("rules")}</a>`}
    </p>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}`;
}
