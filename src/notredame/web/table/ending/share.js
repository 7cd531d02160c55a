// @ts-check
// The result to share: a picture, drawn here and saved or handed to another program, and a link.

import { html, useMemo, useRef } from "../../vendor/htm-preact.js";
import { SharePicture } from "../../drawing/index.js";
import { useNotice } from "../../notice.js";
import { say } from "../../words.js";
import { CopyLink, useLinks } from "../menu/links.js";
import { pngOf } from "./png.js";
import { ranked } from "./winners.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").Facts} Facts */

/** @param {{state: State, facts: Facts}} props */
export function ShareResult({ state, facts }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [trouble, setTrouble] = useNotice();
  const seated = state.seats.some((seat) => seat.mine);
  const { links } = useLinks(state.table, seated, null);
  // A result never changes, and the drawing is large.
  const picture = useMemo(
    () =>
      html`<${SharePicture} table=${state.table} seats=${playersInPicture(state)} round=${null} view=${state.view} streets=${state.streets} below=${state.seat} facts=${facts} />`,
    [state.table, state.seat],
  );
  const make = (/** @type {(file: File) => unknown} */ use) => async () => {
    setTrouble(null);
    try {
      const svg = box.current?.querySelector("svg");
      if (svg) await use(new File([await pngOf(svg)], `notredame-${state.table}.png`, { type: "image/png" }));
    } catch (error) {
      // An AbortError means that the person closed the browser's dialog.
      if (!(error instanceof DOMException && error.name === "AbortError")) setTrouble(error);
    }
  };
  return html`<section class="card stack share-result" aria-labelledby="share">
    <h2 id="share">${say("share_result")}</h2>
    <div class="result-picture" ref=${box} role="img" aria-label=${say("result_picture")}>${picture}</div>
    <p class="row">
      <button type="button" onClick=${make(save)}>${say("save_picture")}</button>
      ${canShare() && html`<button type="button" onClick=${make((file) => navigator.share({ files: [file] }))}>${say("share_picture")}</button>`}
    </p>
    ${links && html`<p class="stack tight"><span>${say("result_link")}</span><${CopyLink} path=${links.watch} label=${say("result_link")} /></p>`}
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
  </section>`;
}

/**
 * The seats as the picture lists them, the best first.
 * @param {State} state
 * @returns {import("../../drawing/share-picture.js").PlayerInPicture[]}
 */
function playersInPicture(state) {
  return ranked(state).map(({ seat, rank, prestige }) => ({
    name: state.seats[seat]?.name ?? "",
    colour: state.seats[seat]?.colour ?? "blue",
    open: false,
    rank,
    prestige,
  }));
}

/** Whether the browser hands pictures to other programs. */
function canShare() {
  const file = new File([], "picture.png", { type: "image/png" });
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** @param {File} file */
function save(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
