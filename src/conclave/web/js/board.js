// The board as SVG, from the areas and edges of any scene: squares, hexes, cells beside them, map nodes.

import { h, s } from "./dom.js";
import { isDrawn, strokes } from "./symbols.js";
import { drawPieces } from "./pieces.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Area} Area */
/** @typedef {{x: number, y: number}} Spot */

export const UNIT = 100;
const ROW_OF_HEXES = Math.sqrt(3) / 2;
const RIM = 12;
const LINE_LENGTH = 14;

/** Whether a board is of squares, whose first row lies at the bottom. @param {Scene} scene */
function isGrid(scene) {
  return scene.areas.some((area) => area.shape === "square");
}

/**
 * Where the middle of each area lies.
 * @param {Scene} scene
 * @returns {Map<string, Spot>}
 */
export function spotsOf(scene) {
  const grid = isGrid(scene);
  const down = grid ? -UNIT : UNIT * (scene.areas.some((a) => a.shape === "hex") ? ROW_OF_HEXES : 1);
  return new Map(scene.areas.map((area) => [area.key, { x: area.x * UNIT, y: area.y * down }]));
}

/** The outline of an area about its middle. @param {Area} area @returns {SVGElement} */
function outline(area) {
  const half = UNIT / 2;
  if (area.shape === "square") {
    return s("rect", { x: -half + 2, y: -half + 2, width: UNIT - 4, height: UNIT - 4, rx: 7, class: "ground" });
  }
  if (area.shape === "hex") return s("polygon", { points: hexagon(half / ROW_OF_HEXES - 2.5), class: "ground" });
  if (area.shape === "cell") return s("rect", { x: -34, y: -34, width: 68, height: 68, rx: 16, class: "ground" });
  return s("circle", { r: half * 0.8, class: "ground" });
}

/** A hexagon with a corner at the top. @param {number} radius */
function hexagon(radius) {
  return [...Array(6).keys()]
    .map((n) => ((n * 60 - 90) * Math.PI) / 180)
    .map((angle) => `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`)
    .join(" ");
}

/** A label in at most two lines that fit. @param {string} text @param {number} fits letters @returns {string[]} */
function inLines(text, fits) {
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

/** The name of an area, where its shape has room for it. @param {Area} area @returns {SVGElement} */
function nameOf(area) {
  if (area.shape === "square") {
    return s("text", { x: -UNIT / 2 + 8, y: UNIT / 2 - 8, class: "place corner" }, area.label);
  }
  const lines = inLines(area.label, area.shape === "cell" ? 8 : 12);
  const size = Math.min(11, 92 / Math.max(...lines.map((line) => line.length), 1) + 2.2);
  const top = area.shape === "hex" ? -26 : area.shape === "cell" ? 27 - (lines.length - 1) * size : -UNIT / 2;
  return s(
    "text",
    { class: "place", "text-anchor": "middle", "font-size": size.toFixed(1) },
    lines.map((line, n) => s("tspan", { x: 0, y: (top + n * size * 1.05).toFixed(1) }, line)),
  );
}

/** What is marked on an area. @param {Area} area @returns {SVGElement} */
function marksOf(area) {
  const group = s("g", { class: "marks" });
  if (area.shape === "square") {
    area.marks.forEach((mark) => {
      const drawn = isDrawn(mark.key);
      group.append(
        drawn
          ? s("g", { class: `terrain ${mark.key}`, transform: "translate(-45,-45) scale(3.75)" }, strokes(mark.key))
          : s("text", { class: "sign", "text-anchor": "middle" }, mark.symbol),
      );
    });
    return group;
  }
  const gauge = area.marks.find((mark) => /^\d+\/\d+$/.test(mark.symbol));
  if (gauge) group.append(gaugeOf(gauge.symbol));
  const colour = area.marks.find((mark) => mark.key.startsWith("colour-"));
  if (colour && isDrawn(colour.key)) {
    group.append(s("g", { class: "room-colour", transform: "translate(-6,-51) scale(0.5)" }, strokes(colour.key)));
  }
  const rest = area.marks.filter((mark) => mark !== gauge && mark !== colour);
  const step = Math.min(16, 74 / Math.max(rest.length, 1));
  rest.forEach((mark, n) => {
    const x = (n - (rest.length - 1) / 2) * step;
    group.append(
      isDrawn(mark.key)
        ? s("g", { class: `sign ${mark.key}`, transform: `translate(${x - 6},24) scale(0.5)` }, strokes(mark.key))
        : s("text", { class: "sign", x, y: 34, "text-anchor": "middle" }, mark.symbol),
    );
  });
  return group;
}

/** A gauge `3/6` as so many pips, the full ones filled. @param {string} text @returns {SVGElement} */
function gaugeOf(text) {
  const [full, most] = text.split("/").map(Number);
  const group = s("g", { class: full >= most - 1 ? "gauge high" : "gauge" });
  const wide = Math.min(7, 62 / Math.max(most, 1));
  const left = (-wide * (most - 1)) / 2;
  for (let n = 0; n < most; n += 1) {
    group.append(s("circle", { cx: left + n * wide, cy: 41, r: wide * 0.36, class: n < full ? "full" : "empty" }));
  }
  return group;
}

/** A line between two areas: a wall or a door; an open one is there to be pointed at. */
function edgeOf(/** @type {import("./types.js").Edge} */ edge, /** @type {Map<string, Spot>} */ spots) {
  const [a, b] = edge.ends.map((end) => spots.get(end));
  if (!a || !b) return null;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: -(b.y - a.y) / long, y: (b.x - a.x) / long };
  const along = { x: (b.x - a.x) / long, y: (b.y - a.y) / long };
  const group = s("g", { class: `edge ${edge.kind}`, "data-key": edge.key });
  if (edge.kind === "door" || edge.kind === "road") {
    group.append(line({ x: middle.x - along.x * 16, y: middle.y - along.y * 16 }, { x: middle.x + along.x * 16, y: middle.y + along.y * 16 }, "way"));
    return group;
  }
  const half = UNIT / 2 - LINE_LENGTH / 2;
  const ends = /** @type {[Spot, Spot]} */ ([
    { x: middle.x - across.x * half, y: middle.y - across.y * half },
    { x: middle.x + across.x * half, y: middle.y + across.y * half },
  ]);
  group.append(line(...ends, "reach"), line(...ends, "stroke"));
  return group;
}

/** @param {Spot} a @param {Spot} b @param {string} kind */
function line(a, b, kind) {
  return s("line", { x1: a.x, y1: a.y, x2: b.x, y2: b.y, class: kind });
}

/** All that is said of an area to whoever cannot see it. @param {Area} area @param {Scene} scene */
export function describe(area, scene) {
  const standing = scene.pieces.filter((piece) => piece.at === area.key).map((piece) => piece.label);
  return [area.label, area.note, ...area.marks.map((mark) => mark.label), ...standing].filter(Boolean).join("; ");
}

/**
 * The whole board.
 * @param {Scene} scene
 * @returns {SVGSVGElement | null}
 */
export function drawBoard(scene) {
  if (!scene.areas.length) return null;
  const spots = spotsOf(scene);
  const xs = [...spots.values()].map((spot) => spot.x);
  const ys = [...spots.values()].map((spot) => spot.y);
  const hexes = scene.areas.some((area) => area.shape === "hex");
  const tall = hexes ? UNIT / 2 / ROW_OF_HEXES : UNIT / 2;
  const left = Math.min(...xs) - UNIT / 2 - RIM;
  const top = Math.min(...ys) - tall - RIM;
  const width = Math.max(...xs) - Math.min(...xs) + UNIT + 2 * RIM;
  const height = Math.max(...ys) - Math.min(...ys) + 2 * tall + 2 * RIM;
  const svg = s("svg", {
    viewBox: `${left} ${top} ${width} ${height}`,
    class: `board ${hexes ? "hexes" : "squares"}`,
    role: "group",
    "aria-label": say("board-of", { title: scene.title }),
  });
  const ground = s("g", { class: "areas" });
  for (const area of scene.areas) {
    const spot = /** @type {Spot} */ (spots.get(area.key));
    const turned = area.marks.some((mark) => mark.key === "turned");
    const gone = area.marks.some((mark) => mark.key === "destroyed");
    ground.append(
      s(
        "g",
        {
          class: `area ${area.shape}${turned ? " is-turned" : ""}${gone ? " is-destroyed" : ""}`,
          transform: `translate(${spot.x},${spot.y})`,
          "data-key": area.key,
          "data-tone": area.tone || null,
          "aria-label": describe(area, scene),
        },
        s("title", {}, describe(area, scene)),
        outline(area),
        marksOf(area),
        nameOf(area),
      ),
    );
  }
  const lines = s("g", { class: "edges" }, scene.edges.map((edge) => edgeOf(edge, spots)));
  svg.append(ground, lines, drawPieces(scene, spots));
  return /** @type {SVGSVGElement} */ (svg);
}

/** What the signs on the board mean. @param {Scene} scene @returns {HTMLElement | null} */
export function legendOf(scene) {
  if (!scene.legend.length) return null;
  const rows = scene.legend.map(([sign, meaning]) => h("li", {}, h("b", {}, sign), " ", meaning));
  return h("details", { class: "legend" }, h("summary", {}, say("legend")), h("ul", {}, rows));
}
