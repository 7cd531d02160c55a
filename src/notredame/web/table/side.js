// @ts-check
// Beside the board: log, chat, help.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { say } from "../words.js";
import { ChatView } from "./chat-view.js";
import { HelpView } from "./help-view.js";
import { LogView } from "./log-view.js";
import { useSettings } from "./settings.js";
import { Tabs } from "./tabs.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("../types.js").State} State */

/**
 * @param {{board: Board, newest: State}} props  chat and presence come from the newest state
 */
export function Side({ board, newest }) {
  const [tab, setTab] = useState("log");
  const [read, setRead] = useState(newest.chat[newest.chat.length - 1]?.number ?? 0);
  const { quiet } = useSettings();
  const last = newest.chat[newest.chat.length - 1]?.number ?? 0;
  useEffect(() => {
    if (tab === "chat") setRead(last);
  }, [tab, last]);
  const unread = quiet ? 0 : newest.chat.filter((line) => line.number > read).length;
  const people = newest.watchers > 0 ? say("watchers", { n: newest.watchers }) : "";
  return html`<section class="part-side" aria-label=${say("side")}>
    <${Tabs}
      name="side"
      label=${say("side")}
      now=${tab}
      onTab=${setTab}
      tabs=${[
        { id: "log", label: say("log") },
        { id: "chat", label: say("chat"), badge: unread || null },
        { id: "help", label: say("help") },
      ]}
    />
    <div id="side-panel" role="tabpanel" aria-labelledby=${`side-tab-${tab}`} class="side-panel">
      ${tab === "log" && html`<${LogView} lines=${board.lines} seats=${board.state.seats} onPoint=${board.setOver} />`}
      ${tab === "chat" && html`<${ChatView} state=${newest} />`}
      ${tab === "help" && html`<${HelpView} state=${board.state} facts=${board.facts} />`}
    </div>
    ${people && html`<p class="watchers soft small">${people}</p>`}
  </section>`;
}
