// @ts-check
// The settings, as a form.

import { html } from "../../vendor/htm-preact.js";
import { facts } from "../../connection/facts.js";
import { say } from "../../words.js";
import { play } from "../sound/sounds.js";
import { change, useSettings } from "./settings.js";

/** @typedef {import("./settings.js").Pace} Pace */

/** @type {Pace[]} */
const PACES = ["slow", "normal", "once"];

export function SettingsView() {
  const { pace, confirm, pause, sound, notify } = useSettings();
  const canNotify = "Notification" in window && Notification.permission !== "denied";
  const wishNotices = async () => {
    const allowed = !notify && (await Notification.requestPermission()) === "granted";
    change({ notify: allowed });
  };
  return html`<div class="stack settings">
    <fieldset>
      <legend>${say("pace")}</legend>
      <div class="row">
        ${PACES.map(
          (one) => html`<label class="check" key=${one}>
            <input type="radio" name="pace" checked=${pace === one} onChange=${() => change({ pace: one })} /> ${say(`pace_${one}`)}
          </label>`,
        )}
      </div>
    </fieldset>
    <label class="check"><input type="checkbox" checked=${confirm} onChange=${() => change({ confirm: !confirm })} /> ${say("set_confirm")}</label>
    <label class="check pause-setting">
      <span>${say("set_pause")}</span>
      <input type="range" min="0" max=${facts().limits.pause} step="1" value=${pause} aria-valuetext=${say("seconds", { n: pause })}
        onInput=${(/** @type {any} */ event) => change({ pause: Number(event.target.value) })} />
      <output>${say("seconds", { n: pause })}</output>
    </label>
    <label class="check">
      <input
        type="checkbox"
        checked=${sound}
        onChange=${() => {
          change({ sound: !sound });
          play("bell");
        }}
      />
      ${say("set_sound")}
    </label>
    ${canNotify && html`<label class="check"><input type="checkbox" checked=${notify} onChange=${wishNotices} /> ${say("set_notify")}</label>`}
  </div>`;
}
