// The board as SVG, from the areas and edges of any scene: squares, hexes, cells beside them, a map of nodes.

import { h, s } from "./dom.js";
import { edgesOf } from "./edges.js";
import { extent, isMap, labelsOf, mapSpots } from "./map.js";
import { drawMarks } from "./marks.js";
import { drawPieces } from "./pieces.js";
import { ROW_OF_HEXES, UNIT, formOf, inLines } from "./shapes.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Area} Area */
/** @typedef {import("./shapes.js").Spot} Spot */
/** @typedef {import("./map.js").Label} Label */
/** @typedef {import("./map.js").Box} Box */
/** @typedef {import("./symbols.js").Drawings} Drawings */

const RIM = 12;

/** @param {Scene} scene @param {string} shape */
function has(scene, shape) {
  return scene.areas.some((area) => area.shape === shape);
}

/**
 * Where the middle of each area lies; the first row of squares lies at the bottom.
 * @param {Scene} scene
 * @returns {Map<string, Spot>}
 */
export function spotsOf(scene) {
  if (isMap(scene)) return mapSpots(scene.areas);
  const down = has(scene, "square") ? -UNIT : UNIT * (has(scene, "hex") ? ROW_OF_HEXES : 1);
  return new Map(scene.areas.map((area) => [area.key, { x: area.x * UNIT, y: area.y * down }]));
}

/** All that a board of tiles takes up. @param {Scene} scene @param {Map<string, Spot>} spots @returns {Box} */
function extentOfTiles(scene, spots) {
  const xs = [...spots.values()].map((spot) => spot.x);
  const ys = [...spots.values()].map((spot) => spot.y);
  const tall = has(scene, "hex") ? UNIT / 2 / ROW_OF_HEXES : UNIT / 2;
  return { left: Math.min(...xs) - UNIT / 2, top: Math.min(...ys) - tall, right: Math.max(...xs) + UNIT / 2, bottom: Math.max(...ys) + tall };
}

/** The name of an area, where its shape has room for it. @param {Area} area @param {Label | undefined} label @returns {SVGElement} */
function nameOf(area, label) {
  if (area.shape === "square") {
    return s("text", { x: -UNIT / 2 + 8, y: UNIT / 2 - 8, class: "place corner" }, area.label);
  }
  if (label) {
    return s("text", { class: "place", "text-anchor": label.anchor }, label.lines.map((line, n) => s("tspan", { x: label.x, y: (label.y + n * 14).toFixed(1) }, line)));
  }
  const { fits, first, last = 0 } = formOf(area.shape).name;
  const lines = inLines(area.label, fits);
  const size = Math.min(11, 92 / Math.max(...lines.map((line) => line.length), 1) + 2.2);
  const top = first ?? last - (lines.length - 1) * size;
  return s(
    "text",
    { class: "place", "text-anchor": "middle", "font-size": size.toFixed(1) },
    lines.map((line, n) => s("tspan", { x: 0, y: (top + n * size * 1.05).toFixed(1) }, line)),
  );
}

/** All that is said of an area to whoever cannot see it. @param {Area} area @param {Scene} scene */
export function describe(area, scene) {
  const standing = scene.pieces.filter((piece) => piece.at === area.key).map((piece) => piece.label);
  return [area.label, area.note, ...area.marks.map((mark) => mark.label), ...standing].filter(Boolean).join("; ");
}

/**
 * @param {Area} area
 * @param {Scene} scene
 * @param {Spot} spot
 * @param {Label | undefined} label
 * @param {Drawings} drawings
 */
function drawArea(area, scene, spot, label, drawings) {
  const words = describe(area, scene);
  return s(
    "g",
    {
      class: "area",
      transform: `translate(${spot.x.toFixed(1)},${spot.y.toFixed(1)})`,
      "data-key": area.key,
      "data-shape": area.shape,
      "data-state": area.state || null,
      "data-tone": area.tone || null,
      "aria-label": words,
    },
    s("title", {}, words),
    formOf(area.shape).outline(),
    drawMarks(area, label?.anchor === "start", drawings),
    nameOf(area, label),
  );
}

/**
 * The whole board; roads of a map lie beneath its nodes, lines between tiles upon them.
 * @param {Scene} scene
 * @param {Drawings} drawings
 * @returns {SVGSVGElement | null}
 */
export function drawBoard(scene, drawings) {
  if (!scene.areas.length) return null;
  const map = isMap(scene);
  const spots = spotsOf(scene);
  const labels = map ? labelsOf(scene, spots) : new Map();
  const { left, top, right, bottom } = map ? extent(spots, labels) : extentOfTiles(scene, spots);
  const [width, height] = [right - left + 2 * RIM, bottom - top + 2 * RIM];
  const svg = s("svg", {
    viewBox: [left - RIM, top - RIM, width, height].map((n) => n.toFixed(1)).join(" "),
    class: map ? "board map" : "board",
    role: "group",
    "aria-label": say("board-of", { title: scene.title }),
  });
  svg.style.setProperty("--wide", String(Math.round(width)));
  const ground = s("g", { class: "areas" });
  for (const area of scene.areas) {
    ground.append(drawArea(area, scene, /** @type {Spot} */ (spots.get(area.key)), labels.get(area.key), drawings));
  }
  const lines = s("g", { class: "edges" }, edgesOf(scene, spots));
  svg.append(...(map ? [lines, ground] : [ground, lines]), drawPieces(scene, spots, drawings));
  return /** @type {SVGSVGElement} */ (svg);
}

/** What the signs on the board mean; those that have a drawing are drawn. @param {Scene} scene @param {Drawings} drawings @returns {HTMLElement | null} */
export function legendOf(scene, drawings) {
  if (!scene.legend.length) return null;
  const rows = scene.legend.map(([sign, meaning]) => h("li", {}, h("b", {}, drawings.symbol(sign) ?? sign), " ", meaning));
  return h("details", { class: "legend" }, h("summary", {}, say("legend")), h("ul", {}, rows));
}
