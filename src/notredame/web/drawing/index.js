// @ts-check
// The drawings: pure functions from what the server says to SVG.

export { City } from "./city.js";
export { Borough } from "./borough.js";
export { OnceMore } from "./houses.js";
export { CardBack, CardFace } from "./cards.js";
export { PersonFace } from "./persons.js";
export { Message } from "./messages.js";
export { Emblem, Icon } from "./icons.js";
export { RoundClock } from "./clock.js";
