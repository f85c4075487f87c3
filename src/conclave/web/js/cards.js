// Cards on the table: the viewer's own, large enough to read; what lies open; and the others' as small ones.

import { h } from "./dom.js";
import { sentencesOf } from "./lore.js";
import { drawnIn, isDrawn, symbol } from "./symbols.js";
import { say, sayOr } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./lore.js").Lore} Lore */

/** @param {Card} card @returns {string} what a card is to whoever cannot see it */
function spoken(card) {
  return card.face_up ? card.name : [say("card-back"), card.note, card.symbol].filter(Boolean).join(" ");
}

/** The school, or whatever comes first of its drawings, gives a card its tone. @param {Card} card */
function drawingsOf(card) {
  const kinds = drawnIn(card.kind);
  if (!kinds.length && isDrawn(card.where)) return [card.where];
  return kinds;
}

/**
 * A card in full.
 * @param {Card} card
 * @param {Lore} lore
 * @returns {HTMLElement}
 */
export function drawCard(card, lore) {
  if (!card.face_up) return drawSmall(card, lore);
  const names = drawingsOf(card);
  const read = h(
    "button",
    { type: "button", class: "read", "aria-label": say("read-card", { card: card.name }), onclick: (/** @type {Event} */ event) => {
      event.stopPropagation();
      lore.openCard(card.text_key);
    } },
    symbol("search"),
  );
  return h(
    "div",
    { class: `card${card.note && card.where === "sheet" ? " is-used" : ""}`, "data-key": card.key, "data-kind": names[0] ?? null },
    h(
      "button",
      { type: "button", class: "front", "data-focus": card.key },
      h("span", { class: "crest" }, card.symbol && h("b", { class: "slot" }, card.symbol), names.map((name) => symbol(name))),
      h("span", { class: "name" }, card.name),
      h("span", { class: "kind" }, [card.kind, card.note].filter(Boolean).join(" · ")),
      h("span", { class: "says" }, sentencesOf(card.sentence).map((part) => h("span", {}, part))),
    ),
    read,
  );
}

/**
 * A card in little: a back with its sign, or a name that opens.
 * @param {Card} card
 * @param {Lore} lore
 * @returns {HTMLElement}
 */
export function drawSmall(card, lore) {
  const names = card.face_up ? drawingsOf(card).slice(0, 2) : ["rose"];
  return h(
    "button",
    {
      type: "button",
      class: card.face_up ? "small-card" : "small-card back",
      "data-key": card.key,
      "data-kind": card.face_up ? (names[0] ?? null) : null,
      "data-text": card.text_key || null,
      "data-focus": card.key,
      title: card.face_up ? `${card.name}: ${card.sentence}` : spoken(card),
      "aria-label": [card.symbol, spoken(card), card.face_up ? card.note : ""].filter(Boolean).join(", "),
    },
    card.symbol && h("b", {}, card.symbol),
    names.map((name) => symbol(name)),
    card.face_up && h("span", {}, card.name),
    card.note && h("i", {}, card.note),
  );
}

/** The heading of a group of cards. @param {string} where */
export function placeName(where) {
  return sayOr(`where-${where}`, where);
}

/**
 * Cards by where they lie, in the order of the scene.
 * @param {Card[]} cards
 * @returns {Map<string, Card[]>}
 */
export function byPlace(cards) {
  /** @type {Map<string, Card[]>} */
  const found = new Map();
  for (const card of cards) found.set(card.where, [...(found.get(card.where) ?? []), card]);
  return found;
}

/**
 * The viewer's cards, then those of the table itself.
 * @param {Scene} scene
 * @param {Lore} lore
 * @returns {HTMLElement}
 */
export function drawHoldings(scene, lore) {
  const own = byPlace(scene.cards.filter((card) => card.seat === scene.viewer));
  const shared = byPlace(scene.cards.filter((card) => card.seat < 0));
  const order = ["dealt", "hand", "sheet", "slot", "quest"];
  const places = [...own.keys()].sort((a, b) => (order.indexOf(a) + 99) % 99 - ((order.indexOf(b) + 99) % 99));
  const groups = places.map((where) => drawGroup(placeName(where), own.get(where) ?? [], lore, where !== "memories"));
  for (const [where, cards] of shared) groups.push(drawGroup(placeName(where), cards, lore, where === "event"));
  return h("section", { class: "holdings", "aria-label": say("cards") }, groups);
}

/** @param {string} title @param {Card[]} cards @param {Lore} lore @param {boolean} large */
function drawGroup(title, cards, lore, large) {
  return h(
    "section",
    { class: large ? "group" : "group low" },
    h("h2", {}, title, " ", h("small", {}, String(cards.length))),
    h("div", { class: "row" }, cards.map((card) => (large ? drawCard(card, lore) : drawSmall(card, lore)))),
  );
}
