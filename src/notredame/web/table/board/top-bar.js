// @ts-check
// The top bar, the same for everybody: the round, the three persons, the rats, and where they will move mine.

import { html } from "../../vendor/htm-preact.js";
import { forecast, ownRatWords } from "../../drawing/borough/rat-forecast.js";
import { Icon, PersonFace, RoundWindow } from "../../drawing/index.js";
import { count, helpAt, named, say, sentence } from "../../words.js";
import { playerOf } from "./board.js";
import { Explained, Spot } from "./place.js";

/** @typedef {import("./board.js").Board} Board */

/**
 * @param {{board: Board, seat: number | null, onMenu: () => void, marked: string[]}} props
 */
export function TopBar({ board, seat, onMenu, marked }) {
  const { state, facts } = board;
  const view = state.view;
  if (!view) return null;
  return html`<header class="top-bar">
    <button class="plain menu-button" onClick=${onMenu} aria-haspopup="dialog" aria-label=${say("menu")}>
      <span aria-hidden="true">☰</span>
    </button>
    <${Explained} kind="top-round" tip="round" label=${view.round ? say("round", { round: view.round }) : say("over")}>
      ${view.round && html`<${RoundWindow} round=${view.round} facts=${facts} />`}
      <span class="round-words">
        <strong>${view.round ?? ""}</strong>
        <!-- All of them occupy one place, so that the bar does not move when one replaces another. -->
        <span class="phases">${facts.phases.map((phase) => html`<span key=${phase} class=${phase === view.phase ? "now" : ""}>${sentence(named("phase", phase))}</span>`)}</span>
      </span>
    <//>
    <div class="hireables" role="group" aria-label=${say("persons")}>
      ${view.persons.map((person) => {
        const known = facts.persons[person];
        const rats = known?.rats ?? 0;
        return html`<${Spot}
          key=${person}
          board=${board}
          place=${`person:${person}`}
          kind="hireable"
          pressed=${marked.includes(`person:${person}`)}
          label=${`${sentence(named("person", person))}, ${count("rat", rats)}. ${helpAt("person_help", person, state)}`}
        >
          <${PersonFace} person=${person} rats=${rats} group=${known?.group ?? "brown"} />
          <span class="person-words">
            <strong class="name">${sentence(named("person", person))}</strong>
            <span>${helpAt("person_help", person, state)}</span>
          </span>
        <//>`;
      })}
    </div>
    ${view.persons.length > 0 && html`<${Plague} board=${board} seat=${seat} />`}
  </header>`;
}

/** A watcher has none. @type {import("../../drawing/borough/rat-forecast.js").Forecast} */
const NO_RAT = { now: 0, then: null, overruns: false };

/** @param {{board: Board, seat: number | null}} props */
function Plague({ board, seat }) {
  const { state, facts } = board;
  const view = state.view;
  const me = playerOf(state, seat);
  if (!view) return null;
  const rats = view.persons.map((person) => facts.persons[person]?.rats ?? 0);
  const words = say("plague_value", { value: view.plague });
  const { now, then, overruns } = me ? forecast(me, facts) : NO_RAT;
  return html`<${Explained} kind="top-plague" tip="plague" label=${[words, ...(me ? ownRatWords(me, facts) : [])].join(". ")}>
    <${Icon} name="rat" />
    <span class="plague-words">
      <span><span class="plague-parts">${rats.join(" + ")} = </span><strong>${view.plague}</strong></span>
      ${then !== null &&
      html`<span class=${overruns ? "danger" : ""}>
        <span class="you-word">${sentence(say("you"))}</span> <span class="number">${now} → ${then}</span> ${overruns && html`<span class="price">−${facts.overrun.prestige}<${Icon} name="prestige" /> −${facts.overrun.markers}<${Icon} name="marker" /></span>`}
      </span>`}
    </span>
  <//>`;
}
