// Cards on the table: the viewer's own, large enough to read; what lies open; and the others' as small ones.

import { h } from "./dom.js";
import { sentencesOf } from "./lore.js";
import { symbol } from "./symbols.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./lore.js").Lore} Lore */

/** Where cards lie that one chooses from, and so on to those that are done with; other places are like `front`. */
const PLACES = ["hand", "front", "goal", "open", "pile"];

/** @param {Card} card @returns {string} what a card is to whoever cannot see it */
function spoken(card) {
  return card.face_up ? card.name : [say("card-back"), card.note, card.symbol].filter(Boolean).join(" ");
}

/**
 * A card in full.
 * @param {Card} card
 * @param {Lore} lore
 * @returns {HTMLElement}
 */
export function drawCard(card, lore) {
  if (!card.face_up) return drawSmall(card, lore);
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
    { class: card.used ? "card is-used" : "card", "data-key": card.key, "data-tone": card.tone || null },
    h(
      "button",
      { type: "button", class: "front", "data-focus": card.key },
      h("span", { class: "crest" }, card.symbol && h("b", { class: "slot" }, card.symbol), card.pictures.map((name) => lore.drawings.symbol(name))),
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
  const drawn = card.pictures.slice(0, 2).map((name) => lore.drawings.symbol(name));
  return h(
    "button",
    {
      type: "button",
      class: card.face_up ? "small-card" : "small-card back",
      "data-key": card.key,
      "data-tone": card.tone || null,
      "data-text": card.text_key || null,
      "data-focus": card.key,
      title: card.face_up ? `${card.name}: ${card.sentence}` : spoken(card),
      "aria-label": [card.symbol, spoken(card), card.face_up ? card.note : ""].filter(Boolean).join(", "),
    },
    card.symbol && h("b", {}, card.symbol),
    drawn.some(Boolean) || card.face_up ? drawn : symbol("card-back"),
    card.face_up && h("span", {}, card.name),
    card.note && h("i", {}, card.note),
  );
}

/**
 * Cards by where they lie, each place with its heading, in the order of what the places are for.
 * @param {Card[]} cards
 * @returns {{title: string, place: string, cards: Card[]}[]}
 */
export function byPlace(cards) {
  /** @type {Map<string, Card[]>} */
  const found = new Map();
  for (const card of cards) found.set(card.where, [...(found.get(card.where) ?? []), card]);
  const rank = (/** @type {string} */ place) => PLACES.indexOf(PLACES.includes(place) ? place : "front");
  return [...found]
    .map(([where, here]) => ({ title: here[0].heading || where || say("cards"), place: here[0].place, cards: here }))
    .sort((a, b) => rank(a.place) - rank(b.place));
}

/**
 * The viewer's cards, then those of the table itself.
 * @param {Scene} scene
 * @param {Lore} lore
 * @returns {HTMLElement}
 */
export function drawHoldings(scene, lore) {
  const seated = new Set(scene.seats.map((seat) => seat.seat));
  const own = byPlace(scene.cards.filter((card) => card.seat === scene.viewer && seated.has(card.seat)));
  const shared = byPlace(scene.cards.filter((card) => !seated.has(card.seat)));
  const groups = [...own, ...shared].map(({ title, place, cards }) => drawGroup(title, cards, lore, place !== "pile"));
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
