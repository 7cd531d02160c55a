// @ts-check
// The review of a finished game: the report, each decision on the board as it was, and learning from mistakes.

import { html, useState } from "../../vendor/htm-preact.js";
import { Replay } from "../following/replay.js";
import { Decision } from "./decision.js";
import { Learning } from "./learning.js";
import { ReviewReport } from "./report.js";
import { useReview } from "./use-review.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").Facts} Facts */

/**
 * What is looked at: the report, a decision by the number of its choice, the replay from there, or the exercises.
 * @typedef {{what: "report"} | {what: "decision" | "replay", move: number} | {what: "learning"}} Looking
 */

/**
 * @param {object} props
 * @param {State} props.state
 * @param {Facts} props.facts
 * @param {() => void} props.onMenu
 * @param {() => void} props.onClose  to the score sheet
 */
export function GameReview({ state, facts, onMenu, onClose }) {
  const mine = state.seats.some((seat) => seat.mine) || state.host;
  const [seat, setSeat] = useState(state.seat ?? 0);
  const [looking, setLooking] = useState(/** @type {Looking} */ ({ what: "report" }));
  const { review: found, trouble, begin } = useReview(state.table, seat, mine);
  const review = found?.review ?? null;
  const toReport = () => setLooking({ what: "report" });
  const at = { state, facts, onMenu };

  if (review && looking.what === "decision") {
    return html`<${Decision} ...${at} review=${review} move=${looking.move} onMove=${(/** @type {number} */ move) => setLooking({ what: "decision", move })} onReplay=${(/** @type {number} */ move) => setLooking({ what: "replay", move })} onClose=${toReport} />`;
  }
  if (review && looking.what === "replay") {
    return html`<${Replay} ...${at} from=${{ seat, move: looking.move - 1 }} onClose=${() => setLooking({ what: "decision", move: looking.move })} />`;
  }
  if (review && looking.what === "learning") {
    return html`<${Learning} ...${at} review=${review} onClose=${toReport} />`;
  }
  return html`<${ReviewReport}
    state=${state}
    seat=${seat}
    onSeat=${setSeat}
    found=${found}
    trouble=${trouble}
    mayBegin=${mine}
    onBegin=${begin}
    onDecision=${(/** @type {number} */ move) => setLooking({ what: "decision", move })}
    onLearn=${() => setLooking({ what: "learning" })}
    onClose=${onClose}
  />`;
}
