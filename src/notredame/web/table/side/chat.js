// @ts-check
// The chat: plain text, nothing else.

import { html, useLayoutEffect, useRef } from "../../vendor/htm-preact.js";
import { facts } from "../../connection/facts.js";
import { explained, language, say } from "../../words.js";
import { send, useOutbox, write } from "./chat-outbox.js";
import { change, useSettings } from "../menu/settings.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */

/** @param {{state: State}} props */
export function ChatView({ state }) {
  const { quiet } = useSettings();
  const { draft, unsent, trouble } = useOutbox(state.table);
  // A line may be there before the answer that confirms it.
  const lately = state.chat.slice(-5).map(({ text }) => text);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [state.chat.length, unsent.length]);

  const mute = html`<label class="check">
    <input type="checkbox" checked=${quiet} onChange=${() => change({ quiet: !quiet })} /> ${say("chat_quiet")}
  </label>`;
  if (quiet) return html`<div class="chat-box"><p class="soft">${say("chat_is_quiet")}</p>${mute}</div>`;
  return html`<div class="chat-box">
    <div class="chat-lines" ref=${box} role="log" aria-label=${say("chat")} tabindex="0">
      ${state.chat.length + unsent.length === 0 && html`<p class="soft">${say("chat_empty")}</p>`}
      ${state.chat.map((line) => {
        const colour = line.seat === null ? "" : `colour-${state.seats[line.seat]?.colour}`;
        return html`<p key=${line.number}><strong class=${`name said-by ${colour}`}>${line.name}</strong> <time>${clock(line.at)}</time> ${line.text}</p>`;
      })}
      ${unsent.filter(({ text }) => !lately.includes(text)).map(({ text, once }) => html`<p key=${once} class="soft" aria-hidden="true">${text}</p>`)}
    </div>
    ${trouble !== null && html`<p class="trouble" role="alert">${explained(trouble)}</p>`}
    <form
      onSubmit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        send(state.table);
      }}
    >
      <input
        aria-label=${say("chat_write")}
        placeholder=${say("chat_write")}
        maxlength=${facts().limits.chat}
        value=${draft}
        autocomplete="off"
        onInput=${(/** @type {Event} */ event) => write(state.table, /** @type {HTMLInputElement} */ (event.target).value)}
      />
      <button class="small">${say("send")}</button>
    </form>
    ${mute}
  </div>`;
}

/** @param {string | number} at seconds since 1970, or a date */
function clock(at) {
  const when = new Date(typeof at === "number" ? at * 1000 : at);
  return Number.isNaN(when.getTime())
    ? ""
    : when.toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
}
