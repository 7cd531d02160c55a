// @ts-check
// The drawings: pure functions from page state to SVG.

export { City } from "./city/city.js";
export { WHOLE } from "./places.js";
export { Borough } from "./borough/borough.js";
export { OneMore } from "./borough/houses.js";
export { CardBack, CardFace } from "./cards.js";
export { PersonFace } from "./persons/persons.js";
export { Emblem, Icon } from "./icons.js";
export { Rose } from "./rose.js";
export { RoundWindow } from "./round-window.js";
export { SharePicture } from "./share-picture.js";
export { LeadChart, MARKS } from "./charts/lead-chart.js";
export { RoundBars } from "./charts/round-bars.js";
export { BarRows } from "./charts/bar-rows.js";
export { ShareBar } from "./charts/share-bar.js";
