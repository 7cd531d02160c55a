// @ts-check
// Whole numbers as they are printed: with a real minus sign, as wide as a plus.

/** @param {number} number */
export function numeral(number) {
  return number < 0 ? `−${-number}` : String(number);
}
