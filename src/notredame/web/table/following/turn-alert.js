// @ts-check
// Announces my turn: in the title, in the icon, with a soft bell, and with a browser notification if that is enabled
// and the page is hidden.

import { useEffect, useRef } from "../../vendor/htm-preact.js";
import { fileAddress } from "../../file-address.js";
import { say } from "../../words.js";
import { settings } from "../menu/settings.js";
import { play } from "../sound/sounds.js";

const TURN = fileAddress("table/turn.svg");

/**
 * @param {boolean} mine whether it is my turn
 * @param {string} title of the page while it is not
 * @param {string} prompt what is asked
 */
export function useAttention(mine, title, prompt) {
  const was = useRef(false);
  useEffect(() => {
    document.title = mine ? say("title_turn", { title }) : title;
    const icon = document.querySelector('link[rel~="icon"]');
    if (!(icon instanceof HTMLLinkElement)) return;
    icon.dataset.usual ??= icon.href;
    icon.href = mine ? TURN : icon.dataset.usual;
    return () => void (icon.href = icon.dataset.usual ?? icon.href);
  }, [mine, title]);

  useEffect(() => {
    const began = mine && !was.current;
    was.current = mine;
    if (!began) return;
    if (document.hidden || !document.hasFocus()) play("bell");
    if (settings().notify && document.hidden) return notice(title, prompt);
  }, [mine]);
}

/**
 * Shows a browser notification until the page is visible again.
 * @param {string} title
 * @param {string} text
 * @returns {(() => void) | undefined} takes it away, when it is somebody else's turn
 */
function notice(title, text) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body: text, tag: title, icon: TURN });
    const close = () => {
      document.removeEventListener("visibilitychange", close);
      shown.close();
    };
    document.addEventListener("visibilitychange", close);
    shown.onclick = () => {
      window.focus();
      close();
    };
    return close;
  } catch {
    // some phones allow notifications for installed pages only; title and bell must do
  }
}
