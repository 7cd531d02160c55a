// @ts-check
// A game in progress: the board, the question, and the actions around it.

import { html, useMemo, useRef, useState } from "../vendor/htm-preact.js";
import { post } from "../connection/api.js";
import { Coach } from "../learn/coach.js";
import { useNotice } from "../notice.js";
import { language, listed, say, sentence } from "../words.js";
import { useAnswering } from "./asking/answering.js";
import { Chooser } from "./asking/place-chooser.js";
import { useSingleClicks } from "./asking/double-click.js";
import { explain } from "./board/explanations.js";
import { useFocusKept } from "./focus.js";
import { Hand } from "./asking/hand.js";
import { Hint } from "./asking/hint.js";
import { Layout } from "./board/layout.js";
import { usePause } from "./asking/pause.js";
import { narratedLines, Narration, spokenLines } from "./following/narration.js";
import { Choices, offered } from "./asking/question.js";
import { useRecap } from "./following/recap.js";
import { unscored } from "./ending/unscored.js";
import { useMomentSounds } from "./sound/moment-sounds.js";
import { StopSwitch, Tools } from "./asking/question-tools.js";

/** @typedef {import("../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../connection/api-types.d.ts").Facts} Facts */
/** @typedef {import("../connection/api-types.d.ts").Thought} Thought */
/** @typedef {import("./use-table.js").Following} Following */
/** @typedef {import("./following/follower.js").Moment} Moment */
/** @typedef {import("./asking/send-choice.js").Sending} Sending */

/**
 * @param {object} props
 * @param {Following} props.following
 * @param {Moment} props.shown
 * @param {State} props.newest
 * @param {Facts} props.facts
 * @param {Sending} props.sending
 * @param {() => void} props.onMenu
 * @param {() => void} props.onEnd to the score sheet
 */
export function Play({ following, shown, newest, facts, sending, onMenu, onEnd }) {
  const [taught, setTaught] = useState(/** @type {string[]} */ ([]));
  const [thoughts, setThoughts] = useState(/** @type {Thought[] | null | undefined} */ (undefined));
  const [trouble, setTrouble] = useNotice();
  const prompt = useRef(/** @type {HTMLElement | null} */ (null));
  const since = useRecap(shown, following.past);

  const seat = shown.state.seat;
  const again = since.moment !== null;
  const moment = since.moment ?? shown;
  const state = useMemo(() => unscored(moment.state), [moment]);
  const question = following.behind || again ? null : shown.state.question;
  const asked = question?.asked;
  const undo = () => {
    if (newest.undo.possible && sending.pending === null) sending.undo();
  };
  const answering = useAnswering({
    ...{ question, seat, prompt, pending: sending.pending, send: sending.send, undo },
    onAsked: () => {
      setThoughts(undefined);
      setTrouble(null);
    },
    onChoose: () => setThoughts(undefined),
  });
  const { marked, setMarked, stopping, setStopping, toggleRest, folded, open, setOpen, choose, pick, settle } =
    answering;
  const { byId, lit, places, ghost, typed, many, pointedAt, setOver, setPointedChoice, pointAtPlace } = answering;
  useFocusKept(prompt);
  useSingleClicks();
  useMomentSounds(moment);

  usePause(newest);

  const askedNow = useRef(asked);
  askedNow.current = asked;
  const think = async () => {
    setThoughts(null);
    setTrouble(null);
    try {
      const found = await post(`/api/tables/${state.table}/hint?lang=${language()}`, { seat });
      // Meanwhile the question may have been answered, or the hint closed.
      if (askedNow.current !== asked) return;
      setThoughts((before) => (before === undefined ? before : found.thoughts));
      if (question && !offered(question, false).some((choice) => choice.id === found.thoughts[0]?.choice)) {
        setStopping(true);
      }
    } catch (error) {
      setThoughts(undefined);
      setTrouble(error);
    }
  };

  const gone = seat !== null && newest.seats[seat]?.left;
  const comeBack = () => {
    setTrouble(null);
    post(`/api/tables/${state.table}/return`, { seat }).catch(setTrouble);
  };

  const happening = following.behind > 0 || again;
  const recent = useMemo(() => narratedLines(moment), [moment]);
  const hinted = question && thoughts?.[0] ? thoughts[0].choice : null;
  const advised = byId(hinted)?.places ?? taught;
  const pointed = pointedAt.length ? pointedAt : happening ? recent.flatMap((line) => line.places) : advised;
  const over = new Set(pointed);
  const back = { to: newest.practice && sending.pending === null ? newest.undo.to : [], go: sending.undo };
  const board = {
    ...{ state, facts, lines: moment.lines, lit, onPick: pick, over, setOver },
    ...{ ghost, onPoint: pointAtPlace, back },
  };
  const ended = !happening && shown.state.status === "over";
  const words = question
    ? question.prompt
    : happening && spokenLines(moment).length
    ? html`<${Narration} moment=${moment} />`
    : ended
    ? say("game_over")
    : happening && !state.waiting.length
    ? null
    : waitingFor(state, seat);
  const problem = sending.trouble || trouble;

  return html`<${Layout} board=${board} newest=${newest} seat=${seat} marked=${places} onMenu=${onMenu} coach=${html`<${Coach} state=${shown.state} onPoint=${setTaught} />`}>
    <section class=${`asking ${question ? "has-question" : ""}`} aria-label=${say("question")}>
      ${seat !== null && html`<${Hand} board=${board} seat=${seat} marked=${places} />`}
      <div class=${`asked ${question && thoughts !== undefined ? "with-hint" : ""}`}>
        <p class="prompt" ref=${prompt} tabindex="-1" aria-live="polite">
          ${question && html`<strong class="your-turn">${say("your_turn")}</strong>`} ${words}
          ${many && html`<span class="number-entry" aria-hidden="true">${typed ? html`<kbd>${typed}</kbd> ${say("number_typed")}` : say("number_then_enter")}</span>`}
        </p>
        ${!following.connected && html`<p class="trouble" role="status">${say("connection_lost")}</p>`}
        ${problem && html`<p class="trouble" role="alert">${problem} <button type="button" class="plain close" aria-label=${say("close")} onClick=${() => (sending.forget(), setTrouble(null))}><span aria-hidden="true">✕</span></button></p>`}
        ${gone && html`<p><button type="button" class="main" onClick=${comeBack}>${say("come_back", { name: newest.seats[seat]?.name })}</button></p>`}
        ${ended && html`<p><button type="button" class="main" onClick=${onEnd}>${say("scoring")}</button></p>`}
        ${question &&
        thoughts !== undefined &&
        seat !== null &&
        html`<${Hint} thoughts=${thoughts} marked=${marked} seat=${seat} onChoose=${choose} onClose=${() => setThoughts(undefined)} />`}
        ${question &&
        html`<${Choices}
          question=${question}
          pending=${sending.pending}
          marked=${marked}
          hinted=${hinted}
          tight=${thoughts !== undefined}
          opened=${stopping}
          onRest=${toggleRest}
          onChoose=${choose}
          onConfirm=${settle}
          onUnmark=${() => setMarked(null)}
          onPoint=${(/** @type {string[]} */ at, /** @type {string | null} */ choice) => (setOver(at), setPointedChoice(choice))}
        />`}
      </div>
      <${Tools}
        state=${shown.state}
        newest=${newest}
        pending=${sending.pending}
        behind=${following.behind}
        again=${again}
        missed=${since.missed}
        onUndo=${undo}
        onHint=${think}
        onRecap=${since.run}
        onStop=${since.stop}
        onSkip=${following.skip}
      >${folded && html`<${StopSwitch} on=${stopping} onToggle=${toggleRest} />`}<//>
    </section>
    ${open !== null &&
    question &&
    html`<${Chooser}
      place=${open}
      note=${explain(open, state, facts) ?? { title: question.prompt, text: [] }}
      choices=${question.choices.filter((choice) => lit.get(open)?.includes(choice.id))}
      onChoose=${choose}
      onClose=${() => setOpen(null)}
    />`}
  <//>`;
}

/**
 * Who is being waited for, and what they are choosing.
 * @param {State} state
 * @param {number | null} seat
 */
function waitingFor(state, seat) {
  const others = state.waiting.filter((one) => one.seat !== seat);
  if (!others.length) return say("nothing_asked");
  if (others.length === 1 && others[0]) {
    return say("waiting_one", { name: state.seats[others[0].seat]?.name, what: others[0].what });
  }
  return sentence(say("waiting_many", { names: listed(others.map((one) => state.seats[one.seat]?.name ?? "")) }));
}
