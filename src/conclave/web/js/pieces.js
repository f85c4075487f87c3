// Models, stacks and tokens on the board, and the quiet motion between one scene and the next.

import { h, isCalm, s } from "./dom.js";
import { formOf } from "./shapes.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Layer} Layer */
/** @typedef {import("./types.js").Mark} Mark */
/** @typedef {import("./shapes.js").Spot} Spot */
/** @typedef {import("./symbols.js").Drawings} Drawings */

/** @type {Record<number, number[][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** Pieces overlap rather than grow smaller than this. */
const LEAST = 0.5;

/** How large a piece is that stands on a line between two areas. */
const ON_EDGE = 0.62;

/** Where marks lie about a piece, from its left round below, out of the way of badges: in degrees. */
const ROUND = { from: 176, step: 33, most: 6 };

/**
 * Where the pieces of one area stand about its middle, and how large.
 * @param {number} count
 * @param {string} shape
 * @returns {{at: Spot[], scale: number}}
 */
export function places(count, shape) {
  const room = formOf(shape).pieces;
  const fit = (/** @type {number} */ columns) => Math.min(1, room.w / columns / 42, room.h / Math.ceil(count / columns) / 42);
  let columns = 1;
  for (let n = 2; n <= count; n += 1) if (fit(n) > fit(columns)) columns = n;
  const rows = Math.ceil(count / columns);
  const scale = Math.max(LEAST, fit(columns));
  const at = [];
  for (let n = 0; n < count; n += 1) {
    const row = Math.floor(n / columns);
    const here = Math.min(columns, count - row * columns);
    const x = ((n % columns) - (here - 1) / 2) * Math.min(room.w / columns, 44);
    const y = room.y + (row - (rows - 1) / 2) * Math.min(room.h / rows, 42);
    at.push({ x, y });
  }
  return { at, scale };
}

/** The face of a piece or a layer: pips, a drawing, or its letters. @param {Piece | Layer} thing @param {Drawings} drawings @returns {SVGElement} */
function faceOf(thing, drawings) {
  if (PIPS[thing.pips]) return s("g", { class: "pips" }, PIPS[thing.pips].map(([x, y]) => s("circle", { cx: x * 6.5, cy: y * 6.5, r: 2.9 })));
  if (drawings.has(thing.picture)) return s("g", { class: "face", transform: "translate(-12,-12)" }, drawings.strokes(thing.picture));
  const letters = (thing.pips ? String(thing.pips) : thing.symbol).slice(0, 3);
  return s("text", { class: letters.length > 2 ? "letter small" : "letter", y: 6, "text-anchor": "middle" }, letters);
}

/** The face in a line of text. @param {Layer} layer @param {Drawings} drawings @returns {SVGElement} */
export function smallFace(layer, drawings) {
  return s("svg", { viewBox: "-14 -14 28 28", class: "symbol", "aria-hidden": "true" }, faceOf({ ...layer, symbol: layer.symbol || "?" }, drawings));
}

/** A stack: its top with the slabs that lie beneath. @param {Piece} piece @param {Drawings} drawings */
function stackOf(piece, drawings) {
  const beneath = piece.more < 0 ? 1 : Math.min(piece.more, 9);
  const group = s("g", { class: piece.layers.length ? "stack" : "stack begun" });
  for (let n = beneath; n > 0; n -= 1) {
    const layer = piece.layers[n];
    group.append(
      s("rect", { x: -18, y: -18 + n * 2.6, width: 36, height: 36, rx: 9, class: layer?.known ? "slab known" : "slab" }),
    );
  }
  group.append(s("rect", { x: -18, y: -18, width: 36, height: 36, rx: 9, class: "body" }), faceOf(piece, drawings));
  if (piece.more !== 0) group.append(badge(piece.more < 0 ? "+?" : `+${piece.more}`, 17, 17));
  return group;
}

/** A player's own figure on its base, with a letter. @param {Piece} piece @param {Drawings} drawings */
function personOf(piece, drawings) {
  return s(
    "g",
    { class: "model" },
    s("circle", { r: 19, class: "body" }),
    s("g", { class: "figure", transform: "translate(-15,-19) scale(1.25)" }, drawings.strokes(piece.picture, "person")),
    s("text", { class: "letter", y: 15, "text-anchor": "middle" }, piece.symbol.slice(0, 2)),
  );
}

/** @param {Piece} piece @param {Drawings} drawings */
function creatureOf(piece, drawings) {
  return s(
    "g",
    { class: "model" },
    s("path", { d: "M0 -20L18 -6V14L0 20L-18 14V-6Z", class: "body" }),
    s("g", { class: "face", transform: "translate(-12,-13)" }, drawings.strokes(piece.picture, "creature")),
  );
}

/** A disc with a face; so is drawn whatever figure is not known here. @param {Piece} piece @param {Drawings} drawings */
function tokenOf(piece, drawings) {
  return s("g", { class: "token" }, s("circle", { r: 18, class: "body" }), faceOf(piece, drawings));
}

/** @param {Piece} piece @param {Drawings} drawings */
function figureOf(piece, drawings) {
  if (piece.figure === "stack" || piece.layers.length) return stackOf(piece, drawings);
  if (piece.figure === "person") return personOf(piece, drawings);
  return piece.figure === "creature" ? creatureOf(piece, drawings) : tokenOf(piece, drawings);
}

/** @param {string} text @param {number} x @param {number} y */
function badge(text, x, y) {
  const wide = 9 + 5.4 * text.length;
  return s(
    "g",
    { class: "badge", transform: `translate(${x},${y})` },
    s("rect", { x: -wide / 2, y: -7, width: wide, height: 14, rx: 7 }),
    s("text", { y: 3.8, "text-anchor": "middle" }, text),
  );
}

/** A mark that lies on a piece, with how many there are. @param {Mark} mark @param {number} n @param {Drawings} drawings */
function pin(mark, n, drawings) {
  const angle = ((ROUND.from - n * ROUND.step) * Math.PI) / 180;
  const at = [21 * Math.cos(angle), 21 * Math.sin(angle)].map((x) => x.toFixed(1));
  const face = drawings.has(mark.picture)
    ? s("g", { transform: "translate(-5.4,-5.4) scale(0.45)" }, drawings.strokes(mark.picture))
    : s("text", { y: 2.8, "text-anchor": "middle" }, mark.symbol.slice(0, 2));
  const count = mark.value > 1 && s("text", { class: "many", x: 6, y: 7.5, "text-anchor": "middle" }, String(mark.value));
  return s("g", { class: "pin", transform: `translate(${at})`, "data-tone": mark.tone || null, "data-mark": mark.key }, s("circle", { r: 7 }), face, count);
}

/** What lies on a piece; where there is too much, the last pin says so. @param {Piece} piece @param {Drawings} drawings */
function pinsOf(piece, drawings) {
  const { most } = ROUND;
  const rest = { key: "", symbol: "…", label: "", role: "sign", picture: "", value: 0, most: 0, tone: "" };
  const shown = piece.marks.length > most ? [...piece.marks.slice(0, most - 1), rest] : piece.marks;
  return shown.map((mark, n) => pin(mark, n, drawings));
}

/** @param {Piece} piece @param {Drawings} drawings @returns {SVGElement} */
function drawPiece(piece, drawings) {
  const group = s("g", {
    class: "piece",
    "data-key": piece.key,
    "data-tone": piece.tone || null,
    "data-figure": piece.figure,
    "data-face": [piece.symbol, piece.picture, piece.pips].join(),
    "data-note": piece.note || null,
    "data-state": piece.state || null,
    "aria-label": piece.label,
  });
  const body = figureOf(piece, drawings);
  const stacked = body.classList.contains("stack");
  group.append(s("title", {}, piece.label), s("g", { class: "moving" }, body));
  body.append(...pinsOf(piece, drawings));
  if (piece.note) body.append(badge(piece.note, stacked ? -15 : 14, stacked ? -17 : -15));
  return group;
}

/** The middles of the lines whose two ends are on the board. @param {Scene} scene @param {Map<string, Spot>} spots */
function middles(scene, spots) {
  /** @type {Map<string, Spot>} */
  const found = new Map();
  for (const edge of scene.edges) {
    const [a, b] = edge.ends.map((end) => spots.get(end));
    if (a && b) found.set(edge.key, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  }
  return found;
}

/**
 * All pieces, each where it stands.
 * @param {Scene} scene
 * @param {Map<string, Spot>} spots
 * @param {Drawings} drawings
 * @returns {SVGElement}
 */
export function drawPieces(scene, spots, drawings) {
  const layer = s("g", { class: "pieces" });
  const put = (/** @type {Piece} */ piece, /** @type {Spot} */ spot, /** @type {number} */ scale) => {
    const element = drawPiece(piece, drawings);
    const [x, y, size] = [spot.x.toFixed(1), spot.y.toFixed(1), scale.toFixed(2)];
    element.setAttribute("transform", `translate(${x},${y}) scale(${size})`);
    Object.assign(element.dataset, { x, y, scale: size });
    layer.append(element);
  };
  for (const [key, spot] of middles(scene, spots)) {
    for (const piece of scene.pieces) if (piece.at === key) put(piece, spot, ON_EDGE);
  }
  for (const area of scene.areas) {
    const here = scene.pieces.filter((piece) => piece.at === area.key);
    const { at, scale } = places(here.length, area.shape);
    const middle = /** @type {Spot} */ (spots.get(area.key));
    here.forEach((piece, n) => put(piece, { x: middle.x + at[n].x, y: middle.y + at[n].y }, scale));
  }
  return layer;
}

/** Pieces that stand neither in an area nor on a line of the board, or while there is none. @param {Scene} scene @param {Drawings} drawings @returns {HTMLElement | null} */
export function drawBeside(scene, drawings) {
  const known = new Set(scene.areas.map((area) => area.key));
  for (const edge of scene.edges) if (edge.ends.every((end) => known.has(end))) known.add(edge.key);
  const pieces = scene.pieces.filter((piece) => !known.has(piece.at));
  if (!pieces.length) return null;
  const stands = pieces.map((piece) =>
    h("span", { class: "stand" }, s("svg", { viewBox: "-26 -26 52 52" }, drawPiece(piece, drawings)), h("span", { "aria-hidden": "true" }, piece.label)),
  );
  return h("div", { class: "stands board", role: "group", "aria-label": say("beside-board") }, stands);
}

/** @param {Element | null} board @returns {Map<string, SVGElement>} */
function piecesIn(board) {
  /** @type {NodeListOf<SVGElement>} */
  const found = (board ?? document.createElement("i")).querySelectorAll(".piece");
  return new Map([...found].map((piece) => [piece.dataset.key ?? "", piece]));
}

/**
 * Lets pieces glide to their new places, and marks what changed; nothing moves for whoever prefers that.
 * @param {Element | null} before
 * @param {Element} after
 */
export function animate(before, after) {
  if (!before || isCalm()) return;
  const old = piecesIn(before);
  for (const [key, piece] of piecesIn(after)) {
    const was = old.get(key);
    const body = piece.querySelector(".moving");
    if (!body) continue;
    if (!was) {
      body.animate([{ opacity: 0, transform: "scale(0.4)" }, { opacity: 1, transform: "scale(1)" }], { duration: 320, easing: "ease-out" });
      continue;
    }
    const scale = Number(piece.dataset.scale) || 1;
    const dx = (Number(was.dataset.x) - Number(piece.dataset.x)) / scale;
    const dy = (Number(was.dataset.y) - Number(piece.dataset.y)) / scale;
    if (Math.hypot(dx, dy) > 1) {
      body.animate([{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }], { duration: 480, easing: "cubic-bezier(.3,.7,.2,1)" });
    } else if (was.dataset.face !== piece.dataset.face) {
      body.animate([{ transform: "scaleX(0.05)" }, { transform: "scaleX(1)" }], { duration: 380, easing: "ease-out" });
    } else if (was.dataset.note !== piece.dataset.note) {
      body.animate([{ transform: "none" }, { transform: "translate(-4px,0)" }, { transform: "translate(4px,0)" }, { transform: "none" }], { duration: 340 });
    }
  }
}
