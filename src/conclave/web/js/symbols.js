// Drawings on a field of 24 by 24, lines in the colour of the text around them: those of the page itself, and
// those that a game brings along. The two never mix: a game may call its drawings what it likes.

import { s } from "./dom.js";
import { symbolsOf } from "./wire.js";

/** A drawing is a list of paths; one that begins with `!` is filled. @typedef {string[]} Paths */

/** The page's own. @type {Record<string, Paths>} */
const OWN = {
  emblem: ["M12 5c4.500 0 7 2.900 7 6.500S16 18.500 12 18.500 5 15.400 5 12", "M12 8.200c2.400 0 3.800 1.500 3.800 3.500S14.200 15.300 12 15.300s-3.700-1.600-3.700-3.600", "M12 10.800c.700 0 1.200.500 1.200 1.100s-.500 1-1.200 1-1.200-.500-1.200-1.100", "M8 18.500c-1 2-2.500 3-4.500 3 0-2 1-3.500 3-4.300M16 18.500c1 2 2.500 3 4.500 3 0-2-1-3.500-3-4.300"],
  undo: ["M9 7L4 12l5 5", "M4 12h10a6 6 0 0 1 6 6"],
  people: ["M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z", "M3 20c0-5 2.500-7 6-7s6 2 6 7", "M15.500 5.200a3 3 0 0 1 0 5.600M17.500 13.500c2.300.800 3.500 3 3.500 6.500"],
  light: ["M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z", "M12 2.500v2.500M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300L7 7M17 17l1.700 1.700M18.700 5.300L17 7M7 17l-1.700 1.700"],
  dark: ["M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z"],
  link: ["M10 14a4 4 0 0 0 6 .500l3-3a4 4 0 0 0-5.700-5.700L12 7", "M14 10a4 4 0 0 0-6-.500l-3 3a4 4 0 0 0 5.700 5.700L12 17"],
  play: ["!M7 4l13 8-13 8z"],
  pause: ["!M6 4h4v16H6zM14 4h4v16h-4z"],
  next: ["M8 4l9 8-9 8"],
  back: ["M16 4l-9 8 9 8"],
  last: ["M5 4l9 8-9 8M19 4v16"],
  first: ["M19 4l-9 8 9 8M5 4v16"],
  fork: ["M6 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM18 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM6 17a2 2 0 1 1 0 4 2 2 0 0 1 0-4z", "M6 7v10M18 7c0 5-12 3-12 8"],
  save: ["M12 3v12M7 10l5 5 5-5M4 20h16"],
  larger: ["M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z", "M15.500 15.500L21 21M10.500 7.500v6M7.500 10.500h6"],
  search: ["M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z", "M15.500 15.500L21 21"],
  close: ["M5 5l14 14M19 5L5 19"],
  eye: ["M2.500 12c5-7 14-7 19 0-5 7-14 7-19 0z", "M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"],
  bot: ["M5 9h14v10H5z", "M12 9V5M12 3a1 1 0 1 1 0 2 1 1 0 0 1 0-2z", "!M8.500 12.500h2v2.500h-2zM13.500 12.500h2v2.500h-2z", "M2.500 12v4M21.500 12v4"],
  ask: ["M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .500-1.500 1.300-1.500 2.800", "!M12 18a1.200 1.200 0 1 1 0 2.400A1.200 1.200 0 0 1 12 18z"],
  refused: ["M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z", "M5.600 5.600l12.800 12.800"],
  // What tracks are about
  points: ["M12 3l2.500 5.500 6 .700-4.500 4 1.200 6L12 16.300 6.800 19.200 8 13.200l-4.500-4 6-.700z"],
  health: ["M12 20.500C5 15.500 3 12 3 8.800 3 6 5 4 7.500 4c2 0 3.500 1 4.500 2.800C13 5 14.500 4 16.500 4 19 4 21 6 21 8.800c0 3.200-2 6.700-9 11.700z"],
  clock: ["M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5", "M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5"],
  // What stands for things of which a game has no drawing
  person: ["M12 3.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8z", "M4.500 21.500c.500-5.500 3.200-8 7.500-8s7 2.500 7.500 8z"],
  creature: ["M6 10c-2-2-2.500-4.500-2-7 2 .500 3.500 1.500 4.500 3.200a9 9 0 0 1 7 0C16.500 4.500 18 3.500 20 3c.500 2.500 0 5-2 7 1 5-2 10-6 11-4-1-7-6-6-11z", "!M8.200 11l3 1.600-2.600.900zM15.800 11l-3 1.600 2.600.900z", "M10 17.500c1.300-.700 2.700-.700 4 0"],
  "card-back": ["M6.500 2.500h11a1.500 1.500 0 0 1 1.500 1.500v16a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 20V4a1.500 1.500 0 0 1 1.500-1.500z", "M12 6.500l3 5.500-3 5.500-3-5.500z"],
};

/** @param {Paths} paths @returns {SVGElement} */
function drawn(paths) {
  return s(
    "g",
    { class: "drawing" },
    paths.map((path) => (path.startsWith("!") ? s("path", { d: path.slice(1), class: "filled" }) : s("path", { d: path, class: "lined" }))),
  );
}

/**
 * A drawing that stands in a line of text.
 * @param {Paths} paths
 * @param {string} [label] what it says to whoever cannot see it; without one it is an ornament
 * @returns {SVGElement}
 */
export function inText(paths, label = "") {
  const facts = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return s("svg", { viewBox: "0 0 24 24", class: "symbol", ...facts }, label && s("title", {}, label), drawn(paths));
}

/** A drawing of the page's own, in a line of text. @param {string} name */
export function symbol(name) {
  return inText(OWN[name]);
}

/** The drawings that a game brings along, by name. */
export class Drawings {
  /** @param {Record<string, Paths>} [symbols] */
  constructor(symbols = {}) {
    this.symbols = new Map(Object.entries(symbols));
  }

  /** @param {string} game @returns {Promise<Drawings>} */
  static async of(game) {
    return new Drawings(await symbolsOf(game));
  }

  /** Whether the game has a drawing of this name. @param {string} name */
  has(name) {
    return this.symbols.has(name);
  }

  /** The game's drawing, else one of the page's own. @param {string} name @param {string} own @returns {Paths | undefined} */
  paths(name, own) {
    return this.symbols.get(name) ?? OWN[own];
  }

  /**
   * The paths of a drawing, to be put into any SVG.
   * @param {string} name
   * @param {string} [own] the page's drawing for want of it
   * @returns {SVGElement}
   */
  strokes(name, own = "") {
    return drawn(this.paths(name, own) ?? []);
  }

  /**
   * A drawing that stands in a line of text, if there is one.
   * @param {string} name
   * @param {string} [own] the page's drawing for want of it
   * @returns {SVGElement | null}
   */
  symbol(name, own = "") {
    const paths = this.paths(name, own);
    return paths ? inText(paths) : null;
  }
}
