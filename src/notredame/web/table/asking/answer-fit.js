// @ts-check
// Density of the answers to a question, so that all of them are visible where that is possible.

import { useLayoutEffect, useState } from "../../vendor/htm-preact.js";
import { isNarrow } from "../narrow.js";

/** Layouts, the loosest first: columns; figures instead of words; flowing like text. */
const LAYOUTS = ["columns", "columns figures", "text figures"];
/** The layout in which explanations are left out as a last resort. */
const CLOSEST = "text figures";
/** Pixels by which a list may exceed its box without scrolling. */
const TOLERANCE = 1;

/**
 * Lays the answers out as densely as necessary to show all of them.
 * @param {{current: HTMLElement | null}} box
 * @returns {number} how many are out of sight even so
 */
export function useFit(box) {
  const [below, setBelow] = useState(0);
  const count = () => {
    const end = box.current?.getBoundingClientRect().bottom ?? 0;
    const all = [...(box.current?.querySelectorAll("li") ?? [])];
    setBelow(all.filter((one) => one.getBoundingClientRect().bottom > end + 4).length);
  };
  const fit = () => {
    if (box.current) {
      const at = box.current.scrollTop; // trying denser layouts would scroll back
      layOut(box.current);
      box.current.scrollTop = at;
    }
    count();
  };
  useLayoutEffect(fit);
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const sized = new ResizeObserver(fit);
    sized.observe(list);
    list.addEventListener("scroll", count, { passive: true });
    return () => {
      sized.disconnect();
      list.removeEventListener("scroll", count);
    };
  }, []);
  return below;
}

/** @param {HTMLElement} list */
function layOut(list) {
  leaveOut(list, new Set());
  const heights = [];
  // The box grows with its content up to a limit: the loosest layout within that limit is the best.
  for (const layout of LAYOUTS) {
    list.dataset.fit = layout;
    if (fits(list)) return;
    heights.push(list.scrollHeight);
  }
  const lowest = LAYOUTS[heights.indexOf(Math.min(...heights))] ?? CLOSEST;
  list.dataset.fit = lowest;
  // A phone scrolls: it has no hovering to show what was left out.
  if (isNarrow()) return;
  list.dataset.fit = CLOSEST;
  if (!leaveOutWhatMust(list)) list.dataset.fit = lowest;
}

/**
 * Leaves out explanations until everything fits; none if the list has to scroll even so.
 * @param {HTMLElement} list
 */
function leaveOutWhatMust(list) {
  const together = explanations(list);
  const gone = new Set(together.flat());
  leaveOut(list, gone);
  if (!fits(list)) {
    leaveOut(list, new Set());
    return false;
  }
  for (const texts of together.reverse()) {
    for (const text of texts) gone.delete(text);
    leaveOut(list, gone);
    if (!fits(list)) { for (const text of texts) gone.add(text); }
  }
  leaveOut(list, gone);
  return true;
}

/** @param {HTMLElement} list */
function fits(list) {
  return list.scrollHeight <= list.clientHeight + TOLERANCE;
}

/**
 * Explanations in words that are left out together, the first to be left out first: what the neighbour gets, in all
 * answers alike; then the longest.
 * @param {HTMLElement} list
 */
function explanations(list) {
  const texts = (/** @type {string} */ selector) => [
    ...new Set([...list.querySelectorAll(`${selector} > .explanation`)].map((one) => one.textContent ?? "")),
  ];
  const own = texts(".in-words:not(.of-neighbour)").sort((a, b) => b.length - a.length);
  return [texts(".of-neighbour"), ...own.map((text) => [text])];
}

/**
 * Replaces whole explanations by "…" and moves them to the tooltips of their answers. Never a part of one: half a
 * sentence can say something false.
 * @param {HTMLElement} list
 * @param {Set<string>} texts
 */
function leaveOut(list, texts) {
  for (const answer of list.querySelectorAll(".answer")) {
    let some = false;
    for (const part of answer.querySelectorAll(".in-words")) {
      const gone = texts.has(part.querySelector(".explanation")?.textContent ?? "");
      part.classList.toggle("left-out", gone);
      some ||= gone;
    }
    if (some) answer.setAttribute("data-tip", `answer:${answer.getAttribute("data-choice")}`);
    else answer.removeAttribute("data-tip");
  }
}
