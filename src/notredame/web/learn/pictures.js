// @ts-check
// A picture for each step of a round.

import { html } from "../vendor/htm-preact.js";
import { CardBack, CardFace, Icon, PersonFace } from "../drawing/index.js";
import { harbour } from "../drawing/borough/harbour.js";
import { house } from "../drawing/borough/houses.js";
import { cube } from "../drawing/shapes.js";
import { Drawing } from "../drawing/places.js";
import { facts } from "../connection/facts.js";
import { named } from "../words.js";
import { PERSONS, sample } from "./sample.js";

/** Total rats of the sample's three persons. */
export function plagueOfSample() {
  return PERSONS.reduce((sum, person) => sum + (facts().persons[person]?.rats ?? 0), 0);
}

/** The bank with its second marker just placed. */
function Bank() {
  return html`<${Drawing} width=${124} height=${134} kind="sector">
    <g transform="translate(2 36)">
      ${house({ sector: "bank", name: named("card", "bank"), colour: "blue", width: 120, gains: [["3", "coin"]] })}
      ${[44, 74].map((x) => html`<g key=${x} transform=${`translate(${x} 49) scale(1.8)`}>${cube("blue")}</g>`)}
    </g>
  <//>`;
}

/** @param {{person: string}} props */
function Person({ person }) {
  const known = facts().persons[person];
  return html`<${PersonFace} person=${person} rats=${known?.rats ?? 0} group=${known?.group ?? "brown"} />`;
}

export const Persons = () => html`<div class="picture">
    ${PERSONS.map((person) => html`<${Person} key=${person} person=${person} />`)}
    <span class="sum"><${Icon} name="plague" />${PERSONS.map((person) => facts().persons[person]?.rats ?? 0).join(" + ")} = ${plagueOfSample()}</span>
  </div>`;

export const Draft = () => html`<div class="picture">
    <${CardFace} card="bank" colour="blue" />
    <${Arrow} />
    <span class="fan"><${CardBack} colour="blue" /><${CardBack} colour="blue" /></span>
  </div>`;

export const Played = () => html`<div class="picture">
    <${CardFace} card="bank" colour="blue" />
    <${Arrow} />
    <${Bank} />
    <${Arrow} />
    <span class="gains"><${Icon} name="coin" /><${Icon} name="coin" /></span>
  </div>`;

export const Hired = () => html`<div class="picture">
    <${Icon} name="coin" />
    <${Arrow} />
    <${Person} person=${PERSONS[1] ?? ""} />
    <${Arrow} />
    <span class="gains pairs"><${Icon} name="prestige" /><${Icon} name="prestige" /><${Icon} name="prestige" /><${Icon} name="rat-back" /></span>
  </div>`;

export function Plague() {
  const player = sample(plagueOfSample()).view?.players[0];
  return html`<div class="picture">
    <${Drawing} width=${404} height=${66} kind="borough">${player && harbour({ player, facts: facts(), width: 404, height: 66, look: {} })}<//>
  </div>`;
}

function Arrow() {
  return html`<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 12H20M13 5L20 12L13 19" /></svg>`;
}
