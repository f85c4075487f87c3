// What is drawn on a place: its own picture, what covers it, its crest, its gauges, and signs in a row.

import { s } from "./dom.js";
import { NODE, formOf } from "./shapes.js";

/** @typedef {import("./types.js").Area} Area */
/** @typedef {import("./types.js").Mark} Mark */
/** @typedef {import("./shapes.js").Form} Form */
/** @typedef {import("./symbols.js").Drawings} Drawings */

const SIZE = 12;
/** A gauge of more than this is written in figures. */
const MOST_PIPS = 12;

/**
 * A mark as its drawing, or else as its letters.
 * @param {Mark} mark
 * @param {Drawings} drawings
 * @param {{x: number, y: number, size: number}} where its middle
 * @param {string} kind
 */
function drawMark(mark, drawings, { x, y, size }, kind) {
  const facts = { class: kind, "data-mark": mark.key, "data-tone": mark.tone || null };
  if (!drawings.has(mark.picture)) return s("text", { ...facts, x, y: y + SIZE / 3, "text-anchor": "middle" }, mark.symbol);
  return s("g", { ...facts, transform: `translate(${x - size / 2},${y - size / 2}) scale(${size / 24})` }, drawings.strokes(mark.picture));
}

/** A gauge as so many pips, the full ones filled. @param {Mark} mark @param {Form} form @param {number} row @returns {SVGElement} */
function drawGauge(mark, form, row) {
  const { x, wide } = form.gauge;
  const y = form.gauge.y - row * 8;
  const group = s("g", { class: mark.value >= mark.most - 1 ? "gauge high" : "gauge", "data-mark": mark.key });
  if (mark.most <= 0 || mark.most > MOST_PIPS) {
    group.append(s("text", { class: "sign", x, y: y + SIZE / 4, "text-anchor": "middle" }, mark.most > 0 ? `${mark.value}/${mark.most}` : mark.symbol));
    return group;
  }
  const step = Math.min(7, wide / mark.most);
  for (let n = 0; n < mark.most; n += 1) {
    const cx = x + (n - (mark.most - 1) / 2) * step;
    group.append(s("circle", { cx, cy: y, r: step * 0.36, class: n < mark.value ? "full" : "empty" }));
  }
  return group;
}

/** Where the signs of a place begin, and how far apart they stand. @param {Area} area @param {number} count @param {boolean} mirrored */
function rowOf(area, count, mirrored) {
  const { signs } = formOf(area.shape);
  const step = Math.min(16, 74 / Math.max(count, 1));
  if (area.shape !== "node") return { from: signs.x - ((count - 1) / 2) * step, step };
  return mirrored ? { from: -NODE - 10, step: -step } : { from: NODE + 10, step };
}

/**
 * Everything that lies on an area for all to see; a role that is not known here is a sign.
 * @param {Area} area
 * @param {boolean} mirrored whether a node has its name at its right, so that its signs go to the left
 * @param {Drawings} drawings
 * @returns {SVGElement}
 */
export function drawMarks(area, mirrored, drawings) {
  const form = formOf(area.shape);
  const group = s("g", { class: "marks" });
  const of = (/** @type {string} */ role) => area.marks.filter((mark) => mark.role === role);
  const [grounds, crests, gauges] = [of("ground"), of("crest"), of("gauge")];
  const signs = area.marks.filter((mark) => ![...grounds, ...crests, ...gauges].includes(mark));
  if (drawings.has(area.picture)) {
    const size = form.cover * 0.8;
    group.append(s("g", { class: "scenery", transform: `translate(${-12 * size},${-12 * size}) scale(${size})` }, drawings.strokes(area.picture)));
  }
  for (const mark of grounds) group.append(drawMark(mark, drawings, { x: 0, y: 0, size: 24 * form.cover }, "terrain"));
  gauges.forEach((mark, n) => group.append(drawGauge(mark, form, n)));
  crests.forEach((mark, n) => {
    const inside = area.shape === "node" && n === 0 && !drawings.has(area.picture);
    const where = inside ? { x: 0, y: 0, size: NODE } : { x: form.crest.x + n * 14, y: form.crest.y, size: SIZE };
    group.append(drawMark(mark, drawings, where, "crest-mark"));
  });
  const { from, step } = rowOf(area, signs.length, mirrored);
  signs.forEach((mark, n) => group.append(drawMark(mark, drawings, { x: from + n * step, y: form.signs.y, size: SIZE }, "sign")));
  return group;
}
