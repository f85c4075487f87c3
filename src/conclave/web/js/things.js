// What a thing of the scene is, in words, and which deeds a person may have expected of it.

import { h } from "./dom.js";
import { smallFace } from "./pieces.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./symbols.js").Drawings} Drawings */
/** @typedef {{what: string, code: [number, number, number], own?: string}} Question */

/** With how many of one's own pieces a deed is asked about: the reasons are mostly the same. */
const MOST_ASKED = 3;

/** @param {string} key @returns {[string, number]} */
export function parts(key) {
  const at = key.lastIndexOf("-");
  return [key.slice(0, at), Number(key.slice(at + 1))];
}

/**
 * What is known of a thing: a title, lines, and the layers of a stack.
 * @param {Scene} scene
 * @param {string} key
 * @param {Drawings} drawings
 * @returns {{title: string, lines: string[], more: Node[]} | null}
 */
export function about(scene, key, drawings) {
  const piece = scene.pieces.find((each) => each.key === key);
  if (piece) {
    const place = scene.areas.find((area) => area.key === piece.at);
    return { title: piece.label, lines: [place ? place.label : ""].filter(Boolean), more: piece.layers.length > 1 ? [layersOf(piece, drawings)] : [] };
  }
  const area = scene.areas.find((each) => each.key === key);
  if (area) {
    const here = scene.pieces.filter((each) => each.at === key).map((each) => each.label);
    const lines = [area.note, area.marks.map((mark) => mark.label).join(" · "), here.join(" · ")];
    return { title: area.label, lines: lines.filter(Boolean), more: [] };
  }
  const edge = scene.edges.find((each) => each.key === key);
  if (edge) {
    const names = edge.ends.map((end) => scene.areas.find((each) => each.key === end)?.label ?? end);
    return { title: say("between", { a: names[0], b: names[1] }), lines: [], more: [] };
  }
  const card = scene.cards.find((each) => each.key === key);
  if (card) return { title: card.name || say("card-back"), lines: [card.kind, card.note].filter(Boolean), more: [] };
  const track = scene.tracks.find((each) => each.key === key || each.runners.some((runner) => runner.key === key));
  return track ? { title: track.label, lines: valuesOf(track), more: [] } : null;
}

/** How far a number, or everybody on its track, has come. @param {import("./types.js").Track} track */
function valuesOf(track) {
  const of = track.most >= 0 ? ` / ${track.most}` : "";
  return track.runners.length ? track.runners.map((runner) => `${runner.label}: ${runner.at}${of}`) : [`${track.value}${of}`];
}

/** The layers of a stack, top first. @param {import("./types.js").Piece} piece @param {Drawings} drawings */
function layersOf(piece, drawings) {
  return h(
    "ol",
    { class: "layers", "data-tone": piece.tone },
    piece.layers.map((layer) =>
      h("li", { class: layer.known ? "" : "hidden-layer" }, smallFace(layer, drawings), layer.label),
    ),
  );
}

/** @param {Scene} scene @param {string} key */
function ownerOf(scene, key) {
  return scene.pieces.find((each) => each.key === key)?.seat ?? scene.cards.find((each) => each.key === key)?.seat ?? -1;
}

/**
 * The deeds with a thing that are not offered: what a person may ask about.
 * @param {Scene} scene
 * @param {string} key
 * @param {string} chosen another thing that was picked before
 * @returns {Question[]}
 */
export function questionsAbout(scene, key, chosen) {
  const prompt = scene.prompt;
  if (!prompt) return [];
  const [family, number] = parts(key);
  /** @type {Question[]} */
  const found = [];
  for (const deed of prompt.deeds) {
    const first = deed.takes[0] === family && (!deed.mine || ownerOf(scene, key) === scene.viewer);
    const second = deed.takes[1] === family && (!deed.mine || ownerOf(scene, key) !== scene.viewer);
    if (second) {
      const with_ = chosen && parts(chosen)[0] === deed.takes[0] ? [chosen] : ownThings(scene, deed.takes[0], key);
      for (const own of with_) found.push({ what: deed.name, code: [deed.verb, parts(own)[1], number], own: labelOf(scene, own) });
    }
    if (first && !(second && chosen)) found.push({ what: deed.name, code: [deed.verb, number, -1] });
  }
  const pairs = new Set(prompt.choices.map((choice) => choice.code.join()));
  const singles = new Set(prompt.choices.map((choice) => choice.code.slice(0, 2).join()));
  return found.filter((each) => (each.code[2] < 0 ? !singles.has(each.code.slice(0, 2).join()) : !pairs.has(each.code.join())));
}

/** @param {Scene} scene @param {string} key */
function labelOf(scene, key) {
  return scene.pieces.find((each) => each.key === key)?.label ?? "";
}

/** What the viewer might do something with to a thing: its own pieces, those that stand there first. @param {Scene} scene @param {string} family @param {string} key */
function ownThings(scene, family, key) {
  const at = scene.pieces.find((each) => each.key === key)?.at ?? "";
  const own = scene.pieces.filter((each) => each.seat === scene.viewer && parts(each.key)[0] === family && each.key !== key);
  return [...own.filter((each) => each.at === at), ...own.filter((each) => each.at !== at)].slice(0, MOST_ASKED).map((each) => each.key);
}
