// @ts-check
// The choices of a place that stands for several, such as a market where one may stop or take the message: they open
// beside it. On a phone also a person, whose text is to be read before hiring.

import { html, useLayoutEffect, useRef } from "../../vendor/htm-preact.js";
import { say } from "../../words.js";
import { ChoiceButton } from "./question.js";

/** @typedef {import("../../connection/api-types.d.ts").OfferedChoice} Choice */

/**
 * @param {object} props
 * @param {string} props.place
 * @param {import("../board/explanations.js").Note} props.note  what the place is
 * @param {Choice[]} props.choices
 * @param {(choice: string) => void} props.onChoose
 * @param {() => void} props.onClose
 */
export function Chooser({ place, note, choices, onChoose, onClose }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    const by = document.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
    if (by && innerWidth > 640) {
      // Beside the place, and within the page.
      dialog.style.margin = "0";
      dialog.style.left = `${
        clamp(by.left + by.width / 2 - dialog.offsetWidth / 2, innerWidth - dialog.offsetWidth)
      }px`;
      dialog.style.top = `${clamp(by.bottom + 8, innerHeight - dialog.offsetHeight)}px`;
    }
    return () => dialog.close();
  }, [place]);
  return html`<dialog
    ref=${box}
    class="place-chooser"
    aria-label=${note.title}
    onCancel=${onClose}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === box.current && onClose()}
  >
    <h3>${note.title}</h3>
    ${note.text.map((line) => html`<p>${line}</p>`)}
    <ul class="answers">
      ${choices.map(
        (choice) => html`<li key=${choice.id}>
          <${ChoiceButton} choice=${choice} pending=${null} marked=${false} onChoose=${onChoose} onPoint=${() => {}} />
        </li>`,
      )}
    </ul>
    <button type="button" class="plain" onClick=${onClose}>${say("not_yet")}</button>
  </dialog>`;
}

/** @param {number} at @param {number} most */
function clamp(at, most) {
  return Math.max(8, Math.min(most - 8, at));
}
