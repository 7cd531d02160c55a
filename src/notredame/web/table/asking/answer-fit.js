// @ts-check
// How closely the answers to a question lie, so that all of them are in sight where that is possible.

import { useLayoutEffect, useState } from "../../vendor/htm-preact.js";
import { isNarrow } from "../narrow.js";

/** Layouts, the roomiest first: in columns; with figures instead of words; one after the other as in a text. */
const LAYOUTS = ["columns", "columns figures", "text figures"];
/** The layout in which explanations are left out when nothing else helps. */
const CLOSEST = "text figures";
/** Pixels by which a list may be higher than its box without scrolling. */
const TOLERANCE = 1;

/**
 * Lays answers as closely as they must lie to be seen whole.
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
    if (box.current) layOut(box.current);
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
  const heights = LAYOUTS.map((layout) => {
    list.dataset.fit = layout;
    return Math.max(list.scrollHeight, list.clientHeight + TOLERANCE);
  });
  const lowest = LAYOUTS[heights.indexOf(Math.min(...heights))] ?? CLOSEST;
  list.dataset.fit = lowest;
  // A phone scrolls: there is no hovering over what was left out.
  if (fits(list) || isNarrow()) return;
  list.dataset.fit = CLOSEST;
  if (!leaveOutWhatMust(list)) list.dataset.fit = lowest;
}

/**
 * Leaves out explanations until everything fits; nothing where one has to scroll even so.
 * @param {HTMLElement} list
 */
function leaveOutWhatMust(list) {
  const texts = explanations(list);
  const gone = new Set(texts);
  leaveOut(list, gone);
  if (!fits(list)) {
    leaveOut(list, new Set());
    return false;
  }
  for (const text of texts.reverse()) {
    gone.delete(text);
    leaveOut(list, gone);
    if (!fits(list)) gone.add(text);
  }
  leaveOut(list, gone);
  return true;
}

/** @param {HTMLElement} list */
function fits(list) {
  return list.scrollHeight <= list.clientHeight + TOLERANCE;
}

/** What is explained in words, the longest first, which is also the first to be left out. @param {HTMLElement} list */
function explanations(list) {
  const texts = new Set([...list.querySelectorAll(".explanation")].map((one) => one.textContent ?? ""));
  return [...texts].sort((a, b) => b.length - a.length);
}

/**
 * Shows "…" in place of whole explanations, and all of it in the note of their answers. Never a part of one:
 * half a sentence can say something that is not so.
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
