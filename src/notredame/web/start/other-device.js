// @ts-check
// A personal link to go on at another device.

import { html, useState } from "../vendor/htm-preact.js";
import { post } from "../api.js";
import { useNotice } from "../notice.js";
import { CopyLink } from "../table/links.js";
import { say } from "../words.js";
import { OnlyHere } from "./only-here.js";

/** @param {{title?: string, elsewhere?: boolean}} given elsewhere: the link is to be used at another device */
export function OtherDevice({ title = say("other_device"), elsewhere = true }) {
  const [link, setLink] = useState("");
  const [trouble, setTrouble] = useNotice();
  const make = () =>
    post("/api/me/link").then(
      (answer) => {
        setLink(answer.link);
        setTrouble(null);
      },
      setTrouble,
    );
  return html`<div class="stack tight">
    <span class="legend">${title}</span>
    ${link
      ? html`<${CopyLink} path=${link} label=${title} />${elsewhere && html`<${OnlyHere} />`}`
      : html`<div><button type="button" onClick=${make}>${say("make_link")}</button></div>`}
    <span class="soft small">${say("other_device_help")}</span>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
  </div>`;
}
