// @ts-check
// Shows states one after another. They arrive as fast as the server sends them; a follower delays each just long enough
// to see what happened, and never keeps anybody waiting for nothing.

import { withNews } from "../side/log-data.js";
import { stepsTo } from "./steps.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").Line} Line */
/**
 * @typedef {object} Moment
 * @property {State} state
 * @property {Line[]} lines  the whole log up to it
 * @property {import("./steps.js").Step} [step]  where a choice brings several things about: which of them
 */

/** Number of waiting states beyond which each is shown for a shorter time. */
const MANY = 8;
/** Number of moments remembered for the recap. */
const REMEMBERED = 200;

export class Follower {
  /**
   * @param {(shown: Moment, behind: number) => void} onShow
   * @param {(moment: Moment) => number} dwell how long a moment stays, in milliseconds
   */
  constructor(onShow, dwell) {
    this.onShow = onShow;
    this.dwell = dwell;
    /** @type {Moment[]} */
    this.queue = [];
    /** @type {Moment | null} */
    this.shown = null;
    /** @type {Moment | null} The newest that came. */
    this.newest = null;
    /** @type {Map<number, Moment>} By choice. */
    this.past = new Map();
    this.shownAt = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** @param {State} state */
  push(state) {
    const before = this.newest;
    const other = !before || before.state.seat !== state.seat || before.state.table !== state.table;
    if (!other && state.number < before.state.number) return; // an answer that the event stream overtook
    const lines = withNews(other ? [] : before.lines, state.news);
    const moment = { state, lines };
    this.newest = moment;
    if (other) {
      // Another seat looks: nothing that the previous one saw may remain.
      this.queue = [];
      this.past.clear();
      this.remember(moment);
      this.show(moment);
      return;
    }
    this.remember(moment);
    if (state.move < before.state.move) {
      // What was taken back is not told any more.
      this.queue = [];
      this.show(moment);
      return;
    }
    const last = this.queue[this.queue.length - 1] ?? this.shown;
    if (last && !changesTheBoard(last.state, state)) {
      // Chat, presence and secret picks need no pause.
      if (this.queue.length) this.queue[this.queue.length - 1] = moment;
      else this.show(moment);
      return;
    }
    const answered = !this.queue.length && this.shown?.state.question;
    this.queue.push(...(this.dwell(moment) ? stepsTo(before, moment) : [moment]));
    if (answered) this.showNext(); // the result of my own choice is shown at once
    else this.next();
  }

  /** Shows the newest state now. */
  skip() {
    this.queue = [];
    if (this.newest && this.newest !== this.shown) this.show(this.newest);
  }

  close() {
    clearTimeout(this.timer);
    this.queue = [];
  }

  /** @private */
  next() {
    if (this.timer !== undefined || !this.queue.length) return;
    const stay = this.shown ? (this.dwell(this.shown) * MANY) / Math.max(MANY, this.queue.length) : 0;
    const wait = this.shownAt + stay - performance.now();
    if (wait > 0 && document.visibilityState !== "hidden") {
      this.timer = setTimeout(() => {
        this.timer = undefined;
        this.next();
      }, wait);
      return;
    }
    this.showNext();
  }

  /** @private */
  showNext() {
    const moment = this.queue.shift();
    if (moment) this.show(moment);
  }

  /** @private @param {Moment} moment */
  show(moment) {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown = moment;
    this.shownAt = performance.now();
    this.onShow(moment, this.queue.length);
    this.next();
  }

  /** @private @param {Moment} moment */
  remember(moment) {
    const { move } = moment.state;
    for (const later of [...this.past.keys()]) if (later > move || later < move - REMEMBERED) this.past.delete(later);
    this.past.set(move, moment);
  }
}

/**
 * Whether there is anything to watch between two states.
 * @param {State} before
 * @param {State} after
 */
function changesTheBoard(before, after) {
  if (before.move === after.move || !before.view || !after.view) return false;
  // An intermediate choice, such as the minstrel's piece: nothing has happened yet.
  if (after.move > before.move && !after.news?.lines.some((line) => line.move === after.move)) return false;
  return before.view.phase !== "draft" || after.view.phase !== "draft";
}
