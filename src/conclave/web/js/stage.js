// The stage on which a scene is drawn: players, board, cards, and what can be picked on them. Table and
// replay share it.

import { h } from "./dom.js";
import { drawBoard, legendOf } from "./board.js";
import { drawHoldings } from "./cards.js";
import { isArrow, towards } from "./keys.js";
import { isMap } from "./map.js";
import { animate, drawBeside } from "./pieces.js";
import { drawRaces } from "./race.js";
import { drawSeats, drawStanding, minutes } from "./seats.js";
import { symbol } from "./symbols.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./lore.js").Lore} Lore */

/** The sizes of the board; a map at its usual size may be larger than the screen, and 0 shows all of it. */
const ZOOMS = [1, 1.7, 2.6];
const MAP_ZOOMS = [...ZOOMS, 0];

/** Everything of a table but dock, log and talk. */
export class Stage {
  /** @param {Lore} lore @param {(key: string) => void} pick */
  constructor(lore, pick) {
    this.lore = lore;
    this.zoom = 0;
    /** @type {import("./seats.js").Deeds} */
    this.deeds = () => [];
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {import("./types.js").SeatFacts[]} */
    this.facts = [];
    /** @type {import("./types.js").ClockFacts[]} */
    this.clocks = [];
    this.banner = h("div", { class: "banner" });
    this.race = h("div", { class: "race-place" });
    this.field = h("div", { class: "field" });
    this.seats = h("div", { class: "seats-place" });
    this.holdings = h("div", { class: "holdings-place" });
    this.larger = h("button", { type: "button", class: "zoom quiet", "aria-label": say("zoom"), title: say("zoom"), onclick: () => this.enlarge() }, symbol("larger"));
    this.place = h("div", { class: "board-place" }, this.field, this.larger);
    this.middle = h("div", { class: "middle" }, this.banner, this.race, this.place, this.holdings);
    /** @type {Map<number, number>} how far each row of cards was scrolled */
    this.scrolled = new Map();
    this.holdings.addEventListener("scroll", (event) => {
      const row = /** @type {Element} */ (event.target);
      this.scrolled.set(this.rows().indexOf(row), row.scrollLeft);
    }, { capture: true, passive: true });
    for (const part of [this.middle, this.seats]) {
      part.addEventListener("click", (event) => {
        const target = /** @type {Element} */ (event.target);
        const thing = target.closest("[data-key]");
        if (thing && !target.closest(".term, .read, .seat-deeds")) pick(/** @type {HTMLElement} */ (thing).dataset.key ?? "");
      });
      part.addEventListener("keydown", (event) => this.walk(event));
    }
  }

  /**
   * @param {Scene} scene
   * @param {import("./types.js").SeatFacts[]} facts
   * @param {import("./types.js").ClockFacts[]} clocks
   */
  update(scene, facts, clocks) {
    const was = this.scene;
    const isAsBefore = (/** @type {(keyof Scene)[]} */ ...parts) => was !== null && parts.every((part) => was[part] === scene[part]);
    const held = /** @type {HTMLElement | null} */ (document.activeElement)?.closest?.("[data-key]");
    const key = held && this.middle.contains(held) ? /** @type {HTMLElement} */ (held).dataset.key : "";
    this.scene = scene;
    if (!isAsBefore("areas", "edges", "pieces", "legend")) this.drawField(scene);
    this.banner.replaceChildren(h("h1", {}, scene.banner), h("span", { class: "phase" }, scene.phase), ...[drawStanding(scene, this.lore.drawings)].filter(isNode));
    if (!isAsBefore("seats", "tracks")) this.race.replaceChildren(...drawRaces(scene, this.lore.drawings));
    if (!isAsBefore("seats", "tracks", "cards", "over") || facts !== this.facts || clocks !== this.clocks) {
      this.seats.replaceChildren(drawSeats(scene, facts, clocks, this.lore, this.deeds));
    }
    if (!isAsBefore("cards")) this.drawHoldings(scene);
    this.facts = facts;
    this.clocks = clocks;
    if (key) this.find(key)?.focus({ preventScroll: true });
    if (!was && isMap(scene)) requestAnimationFrame(() => this.aim());
  }

  /** The board, and what stands beside it; where there is no board, cards take its place. @param {Scene} scene */
  drawField(scene) {
    const before = this.field.querySelector("svg.board");
    const board = drawBoard(scene, this.lore.drawings);
    const stands = drawBeside(scene, this.lore.drawings);
    const legend = legendOf(scene, this.lore.drawings);
    this.place.hidden = !board && !stands && !legend;
    this.larger.hidden = !board;
    this.middle.classList.toggle("has-no-board", !board);
    const open = this.field.querySelector("details.legend")?.hasAttribute("open");
    if (legend && open) legend.setAttribute("open", "");
    this.field.replaceChildren(...[board, stands, legend].filter(isNode));
    if (board) animate(before, board);
  }

  /** Rows of cards stay where they were scrolled to; to ask a row for that would lay the page out anew. @param {Scene} scene */
  drawHoldings(scene) {
    this.holdings.replaceChildren(drawHoldings(scene, this.lore));
    this.rows().forEach((row, n) => {
      if (this.scrolled.get(n)) row.scrollLeft = this.scrolled.get(n) ?? 0;
    });
  }

  /** The rows of cards. @returns {Element[]} */
  rows() {
    return [...this.holdings.querySelectorAll(".row")];
  }

  /** All things on the stage that bear a key. @returns {HTMLElement[]} */
  things() {
    return [...this.middle.querySelectorAll("[data-key]"), ...this.seats.querySelectorAll("[data-key]")].map((e) => /** @type {HTMLElement} */ (e));
  }

  /** @param {string} key @returns {HTMLElement | undefined} */
  find(key) {
    const thing = this.things().find((each) => each.dataset.key === key);
    return /** @type {HTMLElement | undefined} */ (thing?.querySelector(".front") ?? thing);
  }

  /**
   * Lights what is offered and makes it reachable; the rest of the board can be asked about.
   * @param {Set<string>} offered
   * @param {string[]} chosen
   */
  light(offered, chosen) {
    this.middle.classList.toggle("is-asking", offered.size > 0);
    let stop = true;
    for (const thing of this.things()) {
      const key = thing.dataset.key ?? "";
      const is = offered.has(key);
      thing.classList.toggle("offered", is);
      thing.classList.toggle("chosen", chosen.includes(key));
      if (thing instanceof SVGElement) {
        if (thing.classList.contains("edge")) {
          if (!is) continue;
          thing.setAttribute("aria-label", this.nameOfEdge(key));
        }
        thing.setAttribute("role", "button");
        thing.setAttribute("tabindex", is && stop ? "0" : "-1");
        if (is) stop = false;
      } else if (thing.matches(".track, .race")) {
        thing.setAttribute("role", is ? "button" : thing.matches(".race") ? "img" : "group");
        thing.setAttribute("tabindex", is ? "0" : "-1");
      }
    }
    if (stop) this.field.querySelector(".area")?.setAttribute("tabindex", "0");
  }

  /** @param {string} key */
  nameOfEdge(key) {
    const edge = this.scene?.edges.find((each) => each.key === key);
    const names = edge?.ends.map((end) => this.scene?.areas.find((area) => area.key === end)?.label ?? end) ?? [];
    return say("between", { a: names[0] ?? "", b: names[1] ?? "" });
  }

  /** Marks the things a line or an answer speaks of. @param {string[]} keys */
  show(keys) {
    for (const thing of this.things()) thing.classList.toggle("shown", keys.includes(thing.dataset.key ?? ""));
  }

  /** Arrows walk among what is offered, with Shift among everything; Enter picks. @param {KeyboardEvent} event */
  walk(event) {
    const from = /** @type {Element} */ (event.target).closest("svg [data-key], .track[data-key], .race[data-key]");
    if (!from) return;
    if (event.key === "Enter") {
      event.preventDefault();
      event.stopPropagation();
      from.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    } else if (isArrow(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      const all = [...this.field.querySelectorAll("svg [data-key]")].filter((e) => !e.classList.contains("edge") || e.classList.contains("offered"));
      const some = all.filter((e) => e.classList.contains("offered"));
      const next = towards(from, event.shiftKey || !some.length ? all : some, event.key);
      /** @type {SVGElement | null} */ (next)?.focus();
    }
  }

  /** Lets the clocks that run go on. @param {number} passed seconds since the scene came */
  tick(passed) {
    for (const clock of this.seats.querySelectorAll(".clock.runs")) {
      clock.textContent = minutes(Number(/** @type {HTMLElement} */ (clock).dataset.seconds) - passed);
    }
  }

  /** Steps through the sizes of the board. */
  enlarge() {
    const sizes = this.field.querySelector("svg.map") ? MAP_ZOOMS : ZOOMS;
    this.zoom = (this.zoom + 1) % sizes.length;
    const size = sizes[this.zoom];
    this.field.style.setProperty("--zoom", String(size || 1));
    this.field.classList.toggle("is-large", size > 1);
    this.field.classList.toggle("is-whole", size === 0);
    this.aim();
  }

  /** Brings what is offered, or else a piece, into the middle of a board larger than its place. */
  aim() {
    const aim = [".area.offered, .piece.offered", ".offered", ".piece"].map((what) => this.field.querySelector(what)).find(Boolean);
    const [place, thing] = [this.field.getBoundingClientRect(), aim?.getBoundingClientRect()];
    if (thing) this.field.scrollBy(thing.x + thing.width / 2 - place.x - place.width / 2, thing.y + thing.height / 2 - place.y - place.height / 2);
  }
}

/**
 * @template {Node} N
 * @param {N | null | false} x
 * @returns {x is N}
 */
function isNode(x) {
  return x instanceof Node;
}
