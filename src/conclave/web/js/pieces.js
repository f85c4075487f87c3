// Models, stacks and tokens on the board, and the quiet motion between one scene and the next.

import { isCalm, s } from "./dom.js";
import { isDrawn, pieceIn, strokes } from "./symbols.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {{x: number, y: number}} Spot */

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

/**
 * Where the pieces of one area stand about its middle, and how large.
 * @param {number} count
 * @param {string} shape
 * @returns {{at: Spot[], scale: number}}
 */
export function places(count, shape) {
  const room = shape === "square" ? { w: 84, h: 80, y: -2 } : { w: shape === "cell" ? 62 : 82, h: shape === "cell" ? 44 : 37, y: shape === "cell" ? -8 : 8 };
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

/** The face of a piece: pips, a drawing, or letters. @param {string} sign @param {string} label */
function faceOf(sign, label) {
  const pips = /** @type {Record<string, number[][]>} */ (PIPS)[sign];
  if (pips) {
    return s("g", { class: "pips" }, pips.map(([x, y]) => s("circle", { cx: x * 6.5, cy: y * 6.5, r: 2.9 })));
  }
  const name = isDrawn(sign) ? sign : pieceIn(label);
  if (name) return s("g", { class: "face", transform: "translate(-12,-12)" }, strokes(name));
  return null;
}

/** A stack: its top with the slabs that lie beneath. @param {Piece} piece */
function stackOf(piece) {
  const beneath = piece.more < 0 ? 1 : Math.min(piece.more, 9);
  const group = s("g", { class: "stack" });
  for (let n = beneath; n > 0; n -= 1) {
    const layer = piece.layers[n];
    group.append(
      s("rect", { x: -18, y: -18 + n * 2.6, width: 36, height: 36, rx: 9, class: layer?.known ? "slab known" : "slab" }),
    );
  }
  const face = faceOf(piece.symbol, piece.layers[0]?.label ?? piece.label);
  group.append(s("rect", { x: -18, y: -18, width: 36, height: 36, rx: 9, class: "body" }));
  group.append(face ?? s("text", { class: "letter", y: 6, "text-anchor": "middle" }, piece.symbol));
  if (piece.more !== 0) group.append(badge(piece.more < 0 ? "+?" : `+${piece.more}`, 17, 17));
  return group;
}

/** A model: a figure on a base, with its letter. @param {Piece} piece */
function modelOf(piece) {
  const name = pieceIn(piece.label);
  const group = s("g", { class: name ? "model summoned" : "model" });
  if (name) {
    group.append(s("path", { d: "M0 -20L18 -6V14L0 20L-18 14V-6Z", class: "body" }));
    group.append(s("g", { class: "face", transform: "translate(-12,-13)" }, strokes(name)));
  } else {
    group.append(s("circle", { r: 19, class: "body" }));
    group.append(s("g", { class: "figure", transform: "translate(-15,-19) scale(1.25)" }, strokes("mage")));
    group.append(s("text", { class: "letter", y: 15, "text-anchor": "middle" }, piece.symbol.slice(0, 2)));
  }
  return group;
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

/** @param {Piece} piece @returns {SVGElement} */
function drawPiece(piece) {
  const group = s("g", {
    class: "piece",
    "data-key": piece.key,
    "data-tone": piece.tone || null,
    "data-face": piece.symbol,
    "data-note": piece.note || null,
    "aria-label": piece.label,
  });
  const body = piece.layers.length ? stackOf(piece) : modelOf(piece);
  group.append(s("title", {}, piece.label), s("g", { class: "moving" }, body));
  if (piece.note) body.append(badge(piece.note, piece.layers.length ? -15 : 14, piece.layers.length ? -17 : -15));
  return group;
}

/**
 * All pieces, each where it stands.
 * @param {Scene} scene
 * @param {Map<string, Spot>} spots
 * @returns {SVGElement}
 */
export function drawPieces(scene, spots) {
  const layer = s("g", { class: "pieces" });
  for (const area of scene.areas) {
    const here = scene.pieces.filter((piece) => piece.at === area.key);
    const { at, scale } = places(here.length, area.shape);
    const middle = /** @type {Spot} */ (spots.get(area.key));
    here.forEach((piece, n) => {
      const element = drawPiece(piece);
      const x = middle.x + at[n].x;
      const y = middle.y + at[n].y;
      element.setAttribute("transform", `translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${scale.toFixed(2)})`);
      element.dataset.x = x.toFixed(1);
      element.dataset.y = y.toFixed(1);
      element.dataset.scale = scale.toFixed(2);
      layer.append(element);
    });
  }
  return layer;
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
