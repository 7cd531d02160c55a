// @ts-check
// Talk at the table: plain text, nothing else.

import { html, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { post } from "../api.js";
import { explained, language, say } from "../words.js";
import { change, useSettings } from "./settings.js";

/** @typedef {import("../types.js").State} State */

const LONGEST = 500;

/** @param {{state: State}} props */
export function ChatView({ state }) {
  const { quiet } = useSettings();
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState("");
  const sending = useRef(false);
  /** Sent again after a broken connection, a line keeps its name and is said once. */
  const once = useRef(newName());
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [state.chat.length]);

  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    const line = text.trim();
    if (!line || sending.current) return;
    sending.current = true;
    try {
      await post(`/api/tables/${state.table}/chat`, { text: line, once: once.current });
      once.current = newName();
      setText("");
      setTrouble("");
    } catch (error) {
      setTrouble(explained(error));
    }
    sending.current = false;
  };

  const mute = html`<label class="check">
    <input type="checkbox" checked=${quiet} onChange=${() => change({ quiet: !quiet })} /> ${say("chat_quiet")}
  </label>`;
  if (quiet) return html`<div class="chat-box"><p class="soft">${say("chat_is_quiet")}</p>${mute}</div>`;
  return html`<div class="chat-box">
    <div class="chat-lines" ref=${box} role="log" aria-label=${say("chat")} tabindex="0">
      ${state.chat.length === 0 && html`<p class="soft">${say("chat_empty")}</p>`}
      ${state.chat.map((line) => {
        const colour = line.seat === null ? "" : `colour-${state.seats[line.seat]?.colour}`;
        return html`<p key=${line.number}><strong class=${`name said-by ${colour}`}>${line.name}</strong> <time>${clock(line.at)}</time> ${line.text}</p>`;
      })}
    </div>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <form onSubmit=${send}>
      <input
        aria-label=${say("chat_write")}
        placeholder=${say("chat_write")}
        maxlength=${LONGEST}
        value=${text}
        autocomplete="off"
        onInput=${(/** @type {Event} */ event) => setText(/** @type {HTMLInputElement} */ (event.target).value)}
      />
      <button class="small">${say("send")}</button>
    </form>
    ${mute}
  </div>`;
}

/** @param {string | number} at seconds since 1970, or a date */
function clock(at) {
  const when = new Date(typeof at === "number" ? at * 1000 : at);
  return Number.isNaN(when.getTime()) ? "" : when.toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
}

function newName() {
  return String(crypto.getRandomValues(new Uint32Array(2)));
}
