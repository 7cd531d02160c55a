// @ts-check
// A drawing of the page as a PNG.

/**
 * What style sheets say about drawings; an image has no style sheet, so each element must say it itself.
 * `envs/rendering/styles.py` has the same list for drawings without a browser.
 */
const DRAWN = [
  "fill",
  "font-family",
  "font-weight",
  "opacity",
  "stroke",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-width",
  "text-anchor",
];
/** Pixels of the picture for each unit of the drawing. */
const SHARPNESS = 2;

/**
 * @param {SVGSVGElement} drawing  in the document
 * @returns {Promise<Blob>}
 */
export async function pngOf(drawing) {
  const { width, height } = drawing.viewBox.baseVal;
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(selfContained(drawing))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png")
  );
}

/**
 * The drawing as text, with every style as an attribute.
 * @param {SVGSVGElement} drawing
 */
function selfContained(drawing) {
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  const copies = [copy, ...copy.querySelectorAll("*")];
  [drawing, ...drawing.querySelectorAll("*")].forEach((element, i) => {
    const style = getComputedStyle(element);
    for (const name of DRAWN) copies[i]?.setAttribute(name, style.getPropertyValue(name));
    copies[i]?.removeAttribute("style");
    copies[i]?.removeAttribute("class");
  });
  return new XMLSerializer().serializeToString(copy);
}
