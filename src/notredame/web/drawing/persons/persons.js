// @ts-check
// Persons for hire: a bust in a frame of their stack, with their letter and their rats.

import { html } from "../../vendor/htm-preact.js";
import { count, named } from "../../words.js";
import { costume, DYES } from "./costumes.js";
import { icon } from "../icons.js";
import { Drawing, nameAt } from "../places.js";
import { TOOLS } from "./held-things.js";
import { BEARDS, COLLARS, FACES, HAIR, HAIR_BEHIND, HATS } from "./clothes.js";

/**
 * @param {{person: string, rats: number, group: string, small?: boolean}} props  small: without the name
 */
export function PersonFace({ person, rats, group, small = false }) {
  const name = named("person", person);
  const label = [name, named("letter", group), count("rat", rats)].join(", ");
  const brown = group === "brown";
  const [foot, size] = small ? [119, Math.min(23, 90 / rats)] : [128.5, 20];
  const height = small ? 132 : 140;
  return html`<${Drawing} width=${100} height=${height} kind=${`person-face ${brown ? "brown" : "grey"}`} label=${label}>
    <rect class="frame edged" x="1" y="1" width="98" height=${height - 2} rx="8" />
    <path class="niche edged" d="M9 106V44C9 20 28 9 50 9S91 20 91 44V106z" />
    ${bust(person)}
    <path class="niche-edge" d="M9 106V44C9 20 28 9 50 9S91 20 91 44V106z" />
    ${!brown && html`<g><circle class="sheet edged" cx="14" cy="14" r="9.5" /><text class="digits on-sheet" x="14" y="18.4" font-size="12">${group}</text></g>`}
    ${!small && nameAt(name, 50, 117.5, 92, 12, "framed")}
    <g class="rats">
      ${Array.from({ length: rats }, (_, i) => icon("rat", 50 + (i - (rats - 1) / 2) * (size + 1), foot, size))}
      ${rats === 0 && html`<text class="digits framed" x="50" y=${foot + 4.5} font-size="13">0</text>`}
    </g>
  <//>`;
}

/** @param {string} person */
function bust(person) {
  const { robe, cloth = "coal", tool, hat, hair, behind, mane = "coal", beard, face, collar, skin = "light" } = costume(
    person,
  );
  const dyes = { "--robe": DYES[robe], "--cloth": DYES[cloth], "--mane": DYES[mane], "--skin": DYES[skin] };
  return html`<g class="bust" style=${dyes}>
    <g transform="translate(44 52)">
      ${behind && html`<path class="mane edged" d=${HAIR_BEHIND[behind]} />`}
      <path class="robe edged" d="M-35 54C-35 36-24 27-9 24H9C24 27 35 36 35 54z" />
      <path class="skin edged" d="M-7 14H7V26C3 30-3 30-7 26z" />
      ${collar && COLLARS[collar]()}
      <path class="skin edged" d="M-17-4C-17-20 17-20 17-4C17 12 9 20 0 20S-17 12-17-4z" />
      <circle class="ink" cx="-6.4" r="1.9" /><circle class="ink" cx="6.4" r="1.9" />
      <path class="stroke" d="M0 1L-2 6H1M-4 11.5Q0 14 4 11.5M-9.5-5Q-6.4-7-3.6-5.4M9.5-5Q6.4-7 3.6-5.4" />
      ${beard && html`<path class="mane edged" d=${BEARDS[beard]} />`}
      ${beard && beard !== "moustache" && html`<path class="stroke" d="M-4 11.5Q0 13 4 11.5" />`}
      ${hair && html`<path class="mane edged" d=${HAIR[hair]} />`} ${face && FACES[face]()} ${hat && HATS[hat]()}
    </g>
    <g transform="translate(78 80)">${TOOLS[tool]()}</g>
  </g>`;
}
