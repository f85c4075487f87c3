// A map of spots that may lie anywhere: how large it is drawn, and where the names find room.

import { NODE, formOf, inLines } from "./shapes.js";

/** @typedef {import("./types.js").Area} Area */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./shapes.js").Spot} Spot */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{x: number, y: number, anchor: string, lines: string[], box: Box}} Label a name beside its spot */

/** How far apart neighbours usually lie, and how far the nearest of all should. */
const APART = 120;
const LEAST_APART = 88;
const LETTER = 13;
const WIDE = 0.57;
const GAP = 5;
/** What the side a name stands on costs: pieces stand above, so that is the last resort. */
const SIDES = /** @type {const} */ ([["below", 0], ["right", 60], ["left", 70], ["above", 500]]);

/** Whether a scene's board is a map and not made of tiles. @param {Scene} scene */
export function isMap(scene) {
  return scene.areas.some((area) => area.shape === "node") && !scene.areas.some((area) => area.shape === "square" || area.shape === "hex");
}

/** Where each spot lies: so large that neighbours stand well apart. @param {Area[]} areas @returns {Map<string, Spot>} */
export function mapSpots(areas) {
  const gaps = areas
    .map((area) => Math.min(...areas.map((other) => Math.hypot(area.x - other.x, area.y - other.y)).filter((gap) => gap > 0)))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const usual = gaps.length ? APART / gaps[Math.floor(gaps.length / 2)] : APART;
  const scale = gaps.length ? Math.max(usual, Math.min(LEAST_APART / gaps[0], 2 * usual)) : usual;
  return new Map(areas.map((area) => [area.key, { x: area.x * scale, y: area.y * scale }]));
}

/** What a spot and the pieces above it take up. @param {Spot} spot @returns {Box} */
function boxOf(spot) {
  const { w, h } = formOf("node").pieces;
  return { left: spot.x - w / 3, top: spot.y - NODE - h, right: spot.x + w / 3, bottom: spot.y + NODE };
}

/** @param {Box} a @param {Box} b */
function shared(a, b) {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

/** How much of a line lies in a box, tried at points along it. @param {Spot} a @param {Spot} b @param {Box} box */
function within(a, b, box) {
  const steps = 24;
  let inside = 0;
  for (let n = 0; n <= steps; n += 1) {
    const x = a.x + ((b.x - a.x) * n) / steps;
    const y = a.y + ((b.y - a.y) * n) / steps;
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) inside += 1;
  }
  return (inside / steps) * Math.hypot(b.x - a.x, b.y - a.y);
}

/** A name on one side of its spot. @param {Area} area @param {Spot} spot @param {string} side @returns {Label} */
function beside(area, spot, side) {
  const lines = inLines(area.label, formOf("node").name.fits);
  const wide = Math.max(...lines.map((line) => line.length)) * LETTER * WIDE;
  const tall = lines.length * LETTER * 1.1;
  const low = area.marks.some((mark) => mark.role === "gauge") ? 9 : 0;
  const away = NODE + GAP;
  const left = side === "right" ? spot.x + away : side === "left" ? spot.x - away - wide : spot.x - wide / 2;
  const top = side === "below" ? spot.y + away + low : side === "above" ? spot.y - away - tall : spot.y - tall / 2;
  const anchor = side === "right" ? "start" : side === "left" ? "end" : "middle";
  const x = side === "right" ? away : side === "left" ? -away : 0;
  return { x, y: top - spot.y + LETTER * 0.85, anchor, lines, box: { left, top, right: left + wide, bottom: top + tall } };
}

/**
 * The names of all spots, each on the side where it covers least.
 * @param {Scene} scene
 * @param {Map<string, Spot>} spots
 * @returns {Map<string, Label>}
 */
export function labelsOf(scene, spots) {
  const roads = scene.edges.map((edge) => edge.ends.map((end) => spots.get(end)));
  /** @type {Map<string, Label>} */
  const placed = new Map();
  for (const area of scene.areas.filter((each) => each.shape === "node")) {
    const spot = /** @type {Spot} */ (spots.get(area.key));
    const others = [...spots].filter(([key]) => key !== area.key).map(([, other]) => boxOf(other));
    const taken = [...others, ...[...placed.values()].map((each) => each.box)];
    const tried = SIDES.map(([side, dislike]) => {
      const label = beside(area, spot, side);
      let cost = dislike;
      for (const box of taken) cost += shared(label.box, box);
      for (const [a, b] of roads) if (a && b) cost += within(a, b, label.box) * 4;
      return { label, cost };
    });
    placed.set(area.key, tried.reduce((best, each) => (each.cost < best.cost ? each : best)).label);
  }
  return placed;
}

/** All that a map takes up. @param {Map<string, Spot>} spots @param {Map<string, Label>} labels @returns {Box} */
export function extent(spots, labels) {
  const boxes = [...[...spots.values()].map(boxOf), ...[...labels.values()].map((label) => label.box)];
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
