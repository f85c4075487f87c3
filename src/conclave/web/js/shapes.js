// The shapes of places: their outlines, and where on each of them marks, names and pieces find room.

import { s } from "./dom.js";

/** @typedef {{x: number, y: number}} Spot */
/**
 * @typedef {object} Form what is known of a shape; all about its middle
 * @property {() => SVGElement} outline
 * @property {number} cover how large a drawing covers it, as a multiple of 24
 * @property {Spot} crest
 * @property {Spot} signs the middle of their row
 * @property {Spot & {wide: number}} gauge
 * @property {{w: number, h: number, y: number}} pieces
 * @property {{fits: number, first?: number, last?: number}} name letters to a line, and where its first or its last line lies
 */

export const UNIT = 100;
export const ROW_OF_HEXES = Math.sqrt(3) / 2;
export const NODE = 20;
const TOUCH = 30;

/** A hexagon with a corner at the top. @param {number} radius */
function hexagon(radius) {
  return [...Array(6).keys()]
    .map((n) => ((n * 60 - 90) * Math.PI) / 180)
    .map((angle) => `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`)
    .join(" ");
}

/** @param {number} wide @param {number} round */
function box(wide, round) {
  return s("rect", { x: -wide / 2, y: -wide / 2, width: wide, height: wide, rx: round, class: "ground" });
}

/** @type {Map<string, Form>} */
const FORMS = new Map([
  ["square", {
    outline: () => box(UNIT - 4, 7),
    cover: 3.75,
    crest: { x: -38, y: -38 },
    signs: { x: 6, y: -38 },
    gauge: { x: 18, y: 40, wide: 50 },
    pieces: { w: 84, h: 80, y: -2 },
    name: { fits: 12, last: 42 },
  }],
  ["hex", {
    outline: () => s("polygon", { points: hexagon(UNIT / 2 / ROW_OF_HEXES - 2.5), class: "ground" }),
    cover: 3,
    crest: { x: 0, y: -45 },
    signs: { x: 0, y: 30 },
    gauge: { x: 0, y: 41, wide: 62 },
    pieces: { w: 82, h: 37, y: 8 },
    name: { fits: 12, first: -26 },
  }],
  ["cell", {
    outline: () => box(68, 16),
    cover: 2.4,
    crest: { x: -25, y: -25 },
    signs: { x: 6, y: -25 },
    gauge: { x: 0, y: 31, wide: 50 },
    pieces: { w: 62, h: 44, y: -8 },
    name: { fits: 8, last: 27 },
  }],
  ["node", {
    outline: () => s("g", {}, s("circle", { r: TOUCH, class: "touch" }), s("circle", { r: NODE, class: "ground" })),
    cover: 1.3,
    crest: { x: -NODE * 0.8, y: -NODE * 0.8 },
    signs: { x: 0, y: 0 },
    gauge: { x: 0, y: NODE + 6, wide: 40 },
    pieces: { w: 96, h: 38, y: -NODE - 19 },
    name: { fits: 14, first: NODE + 16 },
  }],
]);

/** A shape that the page does not know. @type {Form} */
const PLAIN = {
  outline: () => s("circle", { r: 42, class: "ground" }),
  cover: 2.4,
  crest: { x: -18, y: -28 },
  signs: { x: 4, y: -28 },
  gauge: { x: 0, y: 34, wide: 36 },
  pieces: { w: 62, h: 34, y: -6 },
  name: { fits: 10, last: 27 },
};

/** @param {string} shape @returns {Form} */
export function formOf(shape) {
  return FORMS.get(shape) ?? PLAIN;
}

/** A text in at most two lines that fit. @param {string} text @param {number} fits letters @returns {string[]} */
export function inLines(text, fits) {
  if (text.length <= fits) return [text];
  const words = text.split(" ");
  let best = [text];
  let shortest = text.length;
  for (let n = 1; n < words.length; n += 1) {
    const lines = [words.slice(0, n).join(" "), words.slice(n).join(" ")];
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest < shortest) [best, shortest] = [lines, longest];
  }
  return best;
}
