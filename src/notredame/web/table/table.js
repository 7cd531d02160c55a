// @ts-check
// A table: the waiting room, the game, its ending. Decides which of them is shown, and to whom.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { AskForSeat } from "../arriving/ask-for-seat.js";
import { facts } from "../connection/facts.js";
import { Head } from "../page-head.js";
import { explained, say } from "../words.js";
import { useAttention } from "./following/turn-alert.js";
import { Ending } from "./ending/ending.js";
import { unscored } from "./ending/unscored.js";
import { MAIN, useFocusKept } from "./focus.js";
import { HandOver, nextAtScreen } from "./asking/hand-over.js";
import { Menu } from "./menu/menu.js";
import { Play } from "./play.js";
import { Replay } from "./following/replay.js";
import { GameReview } from "./review/review.js";
import { useSending } from "./asking/send-choice.js";
import { DWELL, settings } from "./menu/settings.js";
import { Tip } from "./board/tooltip.js";
import { useTable } from "./use-table.js";
import { WaitingRoom } from "./lobby/waiting-room.js";

/** @typedef {import("../connection/api-types.d.ts").PageState} State */

/** Milliseconds that the final board is shown before the ending, unless the person goes on at once. */
const END_LOOK = { slow: 6000, normal: 4000, once: 900 };
/** Milliseconds that the player of the last choice sees its effects before the screen is covered. */
const LAST_LOOK = 900;

/** @param {{table: string}} props */
export function TablePage({ table }) {
  const [attempt, setAttempt] = useState(0);
  const following = useTable(table, attempt);
  const { shown, newest, problem } = following;
  const sending = useSending(table, shown?.state ?? null, newest, following.reload);
  const [menu, setMenu] = useState(false);
  const [replay, setReplay] = useState(false);
  const [review, setReview] = useState(false);
  const [ended, setEnded] = useState(false);
  const [scored, setScored] = useState(false);
  const watched = useRef(false);
  const known = facts();
  const state = shown?.state ?? null;
  const screen = useScreen(state, following);
  if (state?.status === "playing") watched.current = true;
  const over = state?.status === "over" && !following.behind;
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => setEnded(true), END_LOOK[settings().pace]);
    return () => clearTimeout(timer);
  }, [over]);

  const turn = Boolean(
    newest?.status === "playing" &&
      newest.waiting.some((one) => newest.seats[one.seat]?.mine && !newest.seats[one.seat]?.left),
  );
  useAttention(turn, titleOf(newest), state?.question?.prompt ?? say("your_turn"));

  useFocusKept(MAIN);
  /** Whether the table is in play, or its final board is still shown before the scoring. */
  const onBoard = !replay && !review && !ended && watched.current;

  if (problem?.status === 404) {
    return html`<${AskForSeat} table=${table} problem=${problem} onSeated=${() => setAttempt(attempt + 1)} />`;
  }
  if (problem) {
    return html`<${Head} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${say("game")}</h1>
        <p class="trouble" role="alert">${explained(problem)}</p>
        <p><a class="button" href="/">${say("to_start")}</a></p>
      </main>`;
  }
  if (!shown || !state || !newest) {
    const { refused, connected } = following;
    const said = refused ? explained(refused) : say(connected ? "loading" : "connection_lost");
    return html`<main id="main" class="table-loading" tabindex="-1"><p role="status">${said}</p></main>`;
  }
  return html`${screen.covered !== null
      ? html`<${HandOver} seat=${newest.seats[screen.covered] ?? newest.seats[0]} onReady=${screen.ready} onUndo=${screen.mayGoBack ? () => sending.undo() : null} />`
      : stage()}
    ${menu && html`<${Menu} state=${newest} facts=${known} onClose=${() => setMenu(false)} />`}
    <${Tip} state=${{ ...(onBoard ? unscored(state) : state), undo: newest.undo }} facts=${known} />`;

  function stage() {
    if (!shown || !state || !newest) return null;
    const onMenu = () => setMenu(true);
    if (state.status === "waiting") {
      return html`<${WaitingRoom} state=${newest} facts=${known} onSeated=${() => setAttempt(attempt + 1)} />`;
    }
    if (state.status === "over" && replay) {
      return html`<${Replay} state=${newest} facts=${known} onMenu=${onMenu} onClose=${() => setReplay(false)} />`;
    }
    if (state.status === "over" && review) {
      return html`<${GameReview} state=${newest} facts=${known} onMenu=${onMenu} onClose=${() => setReview(false)} />`;
    }
    if (state.status === "over" && !onBoard) {
      return html`<${Ending} state=${newest} facts=${known} scoring=${watched.current && !scored} onScored=${() => setScored(true)} onReplay=${() => setReplay(true)} onReview=${() => setReview(true)} />`;
    }
    return html`<${Play} following=${following} shown=${shown} newest=${newest} facts=${known} sending=${sending} onMenu=${onMenu} onEnd=${() => setEnded(true)} />`;
  }
}

/**
 * The person at the screen, where several people share it.
 * @param {State | null} state
 * @param {import("./use-table.js").Following} following
 */
function useScreen(state, following) {
  const [here, setHere] = useState(/** @type {number | null} */ (null));
  const [due, setDue] = useState(false);
  const playing = state?.seats.filter((seat) => seat.mine && !seat.left) ?? [];
  const only = playing.length === 1 ? playing[0]?.seat : undefined;
  useEffect(() => {
    // The others at this screen have left: show the remaining person's own seat.
    if (only !== undefined && state?.seat !== only) following.look(only);
  }, [only, state?.seat]);
  const shared = state ? state.status === "playing" && playing.length > 1 : false;
  const next = state && !following.behind ? nextAtScreen(state, here) : null;
  useLayoutEffect(() => {
    setDue(false);
    if (next === null) return;
    const timer = setTimeout(() => setDue(true), here === null ? 0 : LAST_LOOK + DWELL[settings().pace]);
    return () => clearTimeout(timer);
  }, [next, here]);

  const wrong = shared && here !== null && state?.seat !== here;
  const covered = !shared
    ? null
    : here === null
    ? (next ?? state?.seat ?? 0)
    : next !== null && due
    ? next
    : wrong
    ? here
    : null;
  return {
    covered,
    mayGoBack: Boolean(here !== null && state?.seat === here && following.newest?.undo.possible),
    ready: () => {
      if (covered === null) return;
      setHere(covered);
      setDue(false);
      following.look(covered);
    },
  };
}

/** @param {State | null} state */
function titleOf(state) {
  const asking = state?.seat_requests[0];
  if (asking) return `● ${say("asks_for_seat", { name: asking.name })}`;
  const round = state?.view?.round;
  return round ? say("title_round", { round, game: say("game") }) : say("game");
}
