// The cards that a deck may be built of: a search, filters, and a list with buttons and keys for copies.

import { tell } from "./announce.js";
import { h } from "./dom.js";
import { filterButton } from "./filters.js";
import { isArrow, towards } from "./keys.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").DeckCard} DeckCard */
/** @typedef {import("./decks.js").Building} Building */
/** @typedef {import("./lore.js").Lore} Lore */

const MORE = ["+", "="];
const FEWER = ["-", "−"];
/** The first tags of a card are told beneath its name. */
const TOLD = 4;
/** A sentence that more cards share says nothing of one that has facts to tell. */
const COMMON = 3;
const FIGURE = /^\d/;
const WORD = /\p{L}{2}/u;

/** The buttons that add and remove copies, and the number between them. */
export class Copies {
  /** @param {string} name @param {(n: number) => void} add */
  constructor(name, add) {
    this.fewer = /** @type {HTMLButtonElement} */ (h("button", { type: "button", class: "one-more-or-less", "aria-label": say("remove-copy", { card: name }), onclick: () => add(-1) }, "−"));
    this.count = h("span", { class: "copies" });
    this.more = /** @type {HTMLButtonElement} */ (h("button", { type: "button", class: "one-more-or-less", "aria-label": say("add-copy", { card: name }), onclick: () => add(1) }, "+"));
    this.element = h("span", { class: "counter" }, this.fewer, this.count, this.more);
  }

  /** @param {number} n @param {boolean} isTooMany */
  show(n, isTooMany) {
    this.count.textContent = String(n);
    this.element.classList.toggle("is-over", isTooMany);
    if (n === 0 && document.activeElement === this.fewer) this.more.focus(); // a button that is off gets no keys
    this.fewer.disabled = n === 0;
  }
}

/** What a card is found by, in a line: figures need the name of what they count. @param {DeckCard} card */
function taggedAs(card) {
  const tags = Object.entries(card.tags).slice(0, TOLD).filter(([, values]) => values.length);
  return tags.map(([tag, values]) => (values.every((value) => WORD.test(value)) ? values.join(", ") : `${tag} ${values.join(", ")}`)).join(" · ");
}

/** A card of the list. */
class Row {
  /** @param {DeckCard} card @param {Shelf} shelf */
  constructor(card, shelf) {
    this.card = card;
    const text = shelf.textOf(card);
    const pictures = (text?.pictures ?? []).map((name) => shelf.lore.drawings.symbol(name));
    this.name = h("button", { type: "button", class: "about", onclick: () => shelf.open(card) },
      h("b", {}, card.name),
      h("small", {}, pictures.length > 0 && h("span", { class: "pictures" }, pictures), taggedAs(card)),
      (text ? shelf.told(text) : []).map((line) => h("span", { class: "says" }, line)),
    );
    this.cost = h("span", { class: "cost" });
    this.copies = new Copies(card.name, (n) => shelf.add(card, n));
    this.element = h("li", { class: "row", "data-key": card.key, "data-tone": text?.tone || null }, this.name, this.cost, this.copies.element);
    /** All that it is found by. */
    this.said = [card.name, card.group, ...Object.values(card.tags).flat(), text?.sentence, ...Object.values(text?.facts ?? {})].join(" ").toLowerCase();
  }

  /** The buttons of a row can be reached by Tab only while it is the current one. @param {boolean} is */
  current(is) {
    for (const button of [this.name, this.copies.fewer, this.copies.more]) button.tabIndex = is ? 0 : -1;
  }
}

/** All cards, those that are wanted first. */
export class Shelf {
  /** @param {Building} building @param {Lore} lore @param {() => void} changed */
  constructor(building, lore, changed) {
    this.building = building;
    this.lore = lore;
    this.changed = changed;
    this.words = "";
    /** @type {Record<string, string>} */
    this.wanted = {};
    this.all = false;
    /** How many cards have a sentence. @type {Map<string, number>} */
    this.sharing = new Map();
    for (const { sentence } of lore.list) this.sharing.set(sentence, (this.sharing.get(sentence) ?? 0) + 1);
    this.rows = new Map(building.decks.cards.map((card) => [card.key, new Row(card, this)]));
    this.now = building.decks.cards[0]?.key ?? "";
    this.list = h("div", { class: "shelf", onkeydown: (/** @type {KeyboardEvent} */ event) => this.pressed(event), onfocusin: (/** @type {Event} */ event) => this.entered(event) });
    this.count = h("output", { class: "count", "aria-live": "polite" });
    this.search = h("input", {
      type: "search",
      placeholder: say("search-deck-cards"),
      "aria-label": say("search-deck-cards"),
      oninput: () => this.find(),
    });
    this.others = h("input", { type: "checkbox", onchange: () => this.find() });
    const choosers = h("div", { class: "choosers" }, this.filters(), h("label", { class: "ticked" }, this.others, h("span", {}, say("show-others"))));
    this.element = h(
      "section",
      { class: "cards-to-choose", "aria-label": say("cards") },
      h("div", { class: "filters", role: "search" }, this.search, this.count, filterButton(choosers), choosers),
      h("p", { class: "hint" }, say("shelf-keys")),
      this.list,
    );
    this.draw();
  }

  /** @param {DeckCard} card */
  textOf(card) {
    return this.lore.cards.get(card.key) ?? this.lore.named.get(card.name);
  }

  /** What a card does, and those of its facts that help to choose; figures need the name of what they count. @param {import("./types.js").CardText} text */
  told(text) {
    const named = this.building.decks.told.filter((name) => text.facts[name]);
    const facts = named.map((name) => (FIGURE.test(text.facts[name]) ? `${name} ${text.facts[name]}` : text.facts[name])).join(" · ");
    const saysNothing = facts && (this.sharing.get(text.sentence) ?? 0) > COMMON;
    return [saysNothing ? "" : text.sentence, facts].filter(Boolean);
  }

  /** @param {DeckCard} card */
  open(card) {
    const text = this.textOf(card);
    if (text) this.lore.openCard(text.key);
  }

  /** A filter for the group, and one for everything that cards are found by. */
  filters() {
    const { cards } = this.building.decks;
    /** @type {Map<string, Set<string>>} */
    const values = new Map([["", new Set(cards.map((card) => card.group))]]);
    for (const card of cards) {
      for (const [tag, found] of Object.entries(card.tags)) {
        const known = values.get(tag) ?? new Set();
        found.forEach((value) => known.add(value));
        values.set(tag, known);
      }
    }
    return [...values].filter(([, found]) => found.size > 1).map(([tag, found]) => this.filter(tag, [...found]));
  }

  /** @param {string} tag @param {string[]} values */
  filter(tag, values) {
    const sorted = values.sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
    const select = h(
      "select",
      { onchange: (/** @type {Event} */ event) => {
        this.wanted[tag] = /** @type {HTMLSelectElement} */ (event.target).value;
        this.find();
      } },
      h("option", { value: "" }, say("any")),
      sorted.map((value) => h("option", { value }, value)),
    );
    return h("label", {}, h("span", {}, tag || say("deck-group")), select);
  }

  /** @param {DeckCard} card */
  fits(card) {
    const said = this.rows.get(card.key)?.said ?? "";
    const words = this.words.toLowerCase().split(/\s+/).filter(Boolean);
    const tagged = Object.entries(this.wanted).every(([tag, value]) => !value || (tag === "" ? card.group === value : card.tags[tag]?.includes(value)));
    return tagged && words.every((word) => said.includes(word)) && (this.all || !this.isForOthers(card) || this.building.copies(card.key) > 0);
  }

  /** @param {DeckCard} card */
  isForOthers(card) {
    return !this.building.isLoose && this.building.most(card.key) === 0;
  }

  find() {
    this.words = /** @type {HTMLInputElement} */ (this.search).value;
    this.all = /** @type {HTMLInputElement} */ (this.others).checked;
    this.draw();
  }

  /** Forgets what was looked for. */
  clear() {
    /** @type {HTMLInputElement} */ (this.search).value = "";
    /** @type {HTMLInputElement} */ (this.others).checked = false;
    this.wanted = {};
    for (const select of this.element.querySelectorAll("select")) select.value = "";
    this.find();
    this.search.focus();
  }

  /** Draws the list anew: other cards, or another leader. What has the focus keeps it. */
  draw() {
    const focus = /** @type {HTMLElement | null} */ (this.list.contains(document.activeElement) ? document.activeElement : null);
    const found = this.building.decks.cards.filter((card) => this.fits(card)).sort((a, b) => a.name.localeCompare(b.name));
    this.count.textContent = say("cards-found", { n: found.length });
    const groups = [...new Set(this.building.decks.cards.map((card) => card.group))];
    const sections = groups.map((group) => ({ group, cards: found.filter((card) => card.group === group) })).filter(({ cards }) => cards.length);
    this.shown = sections.flatMap(({ cards }) => cards.map((card) => card.key));
    if (!this.shown.includes(this.now)) this.now = this.shown[0] ?? "";
    this.list.replaceChildren(
      ...(found.length
        ? sections.map(({ group, cards }) => h("section", {}, h("h2", {}, group, " ", h("small", {}, String(cards.length))), h("ul", {}, cards.map((card) => this.rows.get(card.key)?.element))))
        : [h("p", { class: "none" }, say("nothing-found"), " ", h("button", { type: "button", onclick: () => this.clear() }, say("show-all-cards")))]),
    );
    this.refresh();
    focus?.focus({ preventScroll: true });
  }

  /** Shows copies and costs as they are now. */
  refresh() {
    const leader = this.building.leader.name;
    for (const [key, row] of this.rows) {
      const n = this.building.copies(key);
      const others = this.isForOthers(row.card);
      const price = { n: this.building.cost(key), most: this.building.most(key) };
      row.copies.show(n, this.building.isTooMany(key));
      row.cost.textContent = others ? say("not-for", { leader }) : this.building.isLoose ? say("n-points", price) : say("points-and-most", price);
      row.element.classList.toggle("is-in", n > 0);
      row.element.classList.toggle("is-not-for-it", others);
      row.current(key === this.now);
    }
  }

  /** @param {DeckCard} card @param {number} n */
  add(card, n) {
    this.now = card.key;
    if (!this.building.add(card.key, n)) return;
    tell(say("copies-now", { card: card.name, n: this.building.copies(card.key) }));
    this.changed();
  }

  /** The row of what has the focus is the current one. @param {Event} event */
  entered(event) {
    const key = /** @type {HTMLElement} */ (event.target).closest("li")?.dataset.key ?? "";
    if (!key || key === this.now) return;
    this.rows.get(this.now)?.current(false);
    this.rows.get(key)?.current(true);
    this.now = key;
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const row = this.rows.get(this.now);
    if (!row || event.ctrlKey || event.metaKey || event.altKey || !/** @type {HTMLElement} */ (event.target).closest("li")) return;
    const copies = MORE.includes(event.key) ? 1 : FEWER.includes(event.key) ? -1 : 0;
    if (!copies && !isArrow(event.key)) return;
    event.preventDefault();
    if (copies) {
      this.add(row.card, copies);
      return;
    }
    const shown = (this.shown ?? []).map((key) => /** @type {Row} */ (this.rows.get(key)).element);
    const next = towards(row.element, shown, event.key);
    if (next instanceof HTMLElement) this.rows.get(next.dataset.key ?? "")?.name.focus();
  }
}
