// @ts-check
// The side panel: log, chat, help. Where there is little space they open large, over the other players.

import { useKeydown } from "../../keydown.js";
import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { say } from "../../words.js";
import { ChatView } from "./chat.js";
import { HelpView } from "./help.js";
import { forTheTable } from "../asking/keys.js";
import { LogView } from "./log.js";
import { Tabs } from "./tabs.js";

/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {import("../../connection/api-types.d.ts").PageState} State */

/** Height in pixels below which nothing can be read, so that a tab opens the panel large. */
const READABLE = 110;

/**
 * @param {object} props
 * @param {Board} props.board
 * @param {State} props.newest  chat and presence come from the newest state
 * @param {number} props.unread  lines of the chat
 * @param {() => void} props.onRead  the chat
 * @param {boolean} props.inSight  not behind another part, as on a phone
 */
export function Side({ board, newest, unread, onRead, inSight }) {
  const [tab, setTab] = useState("log");
  const [large, setLarge] = useState(false);
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (tab === "chat" && inSight) onRead();
  }, [tab, inSight, onRead]);
  useKeydown((event) => {
    if (!forTheTable(event)) return;
    if (event.key === "l") setLarge((before) => !before);
    else if (event.key === "Escape") setLarge(false);
  });
  const open = (/** @type {string} */ next) => {
    setTab(next);
    if ((panel.current?.clientHeight ?? 0) < READABLE) setLarge(true);
  };
  const people = newest.watchers > 0 ? say("watchers", { n: newest.watchers }) : "";
  const size = say(large ? "side_small" : "side_large");
  return html`<section class=${`part-side ${large ? "is-large" : ""}`} aria-label=${say("side")}>
    <div class="side-head">
      <${Tabs}
        name="side"
        label=${say("side")}
        now=${tab}
        onTab=${open}
        tabs=${[
          { id: "log", label: say("log") },
          ...(board.silent ? [] : [{ id: "chat", label: say("chat"), badge: unread || null }]),
          { id: "help", label: say("help") },
        ]}
      />
      <button type="button" class="plain side-size" aria-label=${size} title=${size} aria-expanded=${large ? "true" : "false"} aria-keyshortcuts="l" onClick=${() => setLarge(!large)}>
        <span aria-hidden="true">${large ? "✕" : "⤢"}</span>
      </button>
    </div>
    <div id="side-panel" ref=${panel} role="tabpanel" aria-labelledby=${`side-tab-${tab}`} class="side-panel">
      ${tab === "log" && html`<${LogView} lines=${board.lines} seats=${board.state.seats} onPoint=${board.setOver} back=${board.back} />`}
      ${tab === "chat" && html`<${ChatView} state=${newest} />`}
      ${tab === "help" && html`<${HelpView} state=${board.state} facts=${board.facts} />`}
    </div>
    ${people && html`<p class="watchers soft small">${people}</p>`}
  </section>`;
}
