// Lines between places: roads from one to the other, walls and doors between neighbours.

import { s } from "./dom.js";
import { isMap } from "./map.js";
import { UNIT } from "./shapes.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Edge} Edge */
/** @typedef {import("./shapes.js").Spot} Spot */

const LINE_LENGTH = 14;
const DOOR = 16;
/** How far roads between the same two places bend away from each other. */
const BEND = 36;

/** @param {Spot} a @param {Spot} b @param {string} kind */
function line(a, b, kind) {
  return s("line", { x1: a.x, y1: a.y, x2: b.x, y2: b.y, class: kind });
}

/** A point that lies so far along and across from another. @param {Spot} from @param {Spot} way @param {number} far @returns {Spot} */
function off(from, way, far) {
  return { x: from.x + way.x * far, y: from.y + way.y * far };
}

/**
 * @param {Edge} edge
 * @param {Spot} a
 * @param {Spot} b
 * @param {{map: boolean, bend: number}} how
 */
function drawEdge(edge, a, b, { map, bend }) {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const along = { x: (b.x - a.x) / long, y: (b.y - a.y) / long };
  const across = { x: -along.y, y: along.x };
  const group = s("g", { class: "edge", "data-kind": edge.kind, "data-key": edge.key });
  if (edge.kind === "door") {
    group.append(line(off(middle, along, -DOOR), off(middle, along, DOOR), "way"));
  } else if (edge.kind === "road" || (map && edge.kind !== "wall")) {
    const by = off(middle, across, bend);
    const path = [a, by, b].map((spot) => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`);
    for (const kind of ["reach", "bed", "stroke"]) group.append(s("path", { d: `M${path[0]}Q${path[1]} ${path[2]}`, class: kind }));
  } else {
    const half = map ? LINE_LENGTH : UNIT / 2 - LINE_LENGTH / 2;
    const ends = /** @type {[Spot, Spot]} */ ([off(middle, across, -half), off(middle, across, half)]);
    group.append(line(...ends, "reach"), line(...ends, "stroke"));
  }
  return group;
}

/**
 * All lines whose two ends are on the board.
 * @param {Scene} scene
 * @param {Map<string, Spot>} spots
 * @returns {SVGElement[]}
 */
export function edgesOf(scene, spots) {
  const map = isMap(scene);
  /** @type {Map<string, Edge[]>} roads between the same two places */
  const beside = new Map();
  const pair = (/** @type {Edge} */ edge) => [...edge.ends].sort().join("|");
  for (const edge of scene.edges) beside.set(pair(edge), [...(beside.get(pair(edge)) ?? []), edge]);
  return scene.edges.flatMap((edge) => {
    const [from, to] = [...edge.ends].sort().map((end) => spots.get(end));
    if (!from || !to) return [];
    const rivals = beside.get(pair(edge)) ?? [];
    return [drawEdge(edge, from, to, { map, bend: (rivals.indexOf(edge) - (rivals.length - 1) / 2) * BEND })];
  });
}
