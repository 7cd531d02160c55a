// @ts-check
// A personal link for another device, and ways to void such links.

import { html, useState } from "../vendor/htm-preact.js";
import { post, signOutHere } from "../connection/api.js";
import { Confirm } from "../confirm-button.js";
import { useNotice } from "../notice.js";
import { CopyLink } from "../table/menu/links.js";
import { say } from "../words.js";
import { LoopbackWarning } from "./loopback-warning.js";

/** @param {{title?: string, elsewhere?: boolean}} given elsewhere: the link is to be used at another device */
export function OtherDevice({ title = say("other_device"), elsewhere = true }) {
  const [link, setLink] = useState("");
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useNotice();
  const make = () =>
    post("/api/me/link").then(
      (answer) => {
        setLink(answer.link);
        setTrouble(null);
      },
      setTrouble,
    );
  const renew = async () => {
    setLink((await post("/api/me/link/renew")).link);
    setSaid(say("link_renewed"));
  };
  const signOutElsewhere = async () => {
    while (!(await post("/api/me/sign-out-elsewhere")).done); // the second request brings a newer cookie
    setLink("");
    setSaid(say("signed_out_elsewhere"));
  };
  const leave = async () => {
    await signOutHere();
    location.reload();
  };
  return html`<div class="stack tight">
    <span class="legend">${title}</span>
    ${link
      ? html`<${CopyLink} path=${link} label=${title} />${elsewhere && html`<${LoopbackWarning} />`}`
      : html`<div><button type="button" onClick=${make}>${say("make_link")}</button></div>`}
    <span class="soft small">${say("other_device_help")}</span>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    ${elsewhere && html`<div class="stack tight">
      ${link && html`<div><${Confirm} kind="plain" label=${say("renew_link")} text=${say("renew_link_text")} go=${renew} /></div>`}
      <div><${Confirm} kind="plain" label=${say("sign_out_elsewhere")} text=${say("sign_out_elsewhere_text")} yes=${say("sign_out")} go=${signOutElsewhere} /></div>
      <div><${Confirm} kind="plain" label=${say("sign_out_here")} text=${say("sign_out_here_text")} yes=${say("sign_out")} go=${leave} /></div>
      <span class="small" role="status">${said}</span>
    </div>`}
  </div>`;
}
