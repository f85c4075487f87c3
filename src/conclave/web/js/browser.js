// All cards of a game, with a search and filters made of what the cards themselves say.

import { decksOf } from "./decks.js";
import { h } from "./dom.js";
import { filterButton } from "./filters.js";
import { Lore, sentencesOf } from "./lore.js";
import { look } from "./wire.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").CardText} CardText */

const MOST_VALUES = 12;
const SHARE = 0.3;
/** The first facts of a card are told beneath its name, if they are words: figures alone say nothing there. */
const TOLD = 3;
const SHORT = /^(?=.*\p{L}{3}).{1,20}$/u;

/** The cards of one game. */
export class Browser {
  /** @param {HTMLElement} page @param {string} game @param {URLSearchParams} query */
  constructor(page, game, query) {
    this.page = page;
    this.game = game;
    this.query = query;
    /** @type {Record<string, string>} */
    this.wanted = {};
    /** What cards are found by where decks are built of them: better filters than what is printed. @type {Map<string, Record<string, string[]>>} */
    this.tags = new Map();
    page.replaceChildren(h("p", { class: "loading" }, say("fetching-cards")));
    this.start().catch((error) => page.replaceChildren(h("p", { class: "loading" }, error.message)));
  }

  leave() {}

  async start() {
    /** @type {import("./types.js").GameFacts[]} */
    const games = await look("/api/games");
    this.game ||= games[0]?.key ?? "";
    this.lore = await Lore.of(this.game);
    const facts = games.find((each) => each.key === this.game);
    if (facts?.decks) this.tags = new Map((await decksOf(this.game)).cards.map((card) => [card.key, card.tags]));
    const title = facts?.title ?? this.game;
    document.title = `${say("cards")} · ${title} · Conclave`;
    this.count = h("output", { class: "count", "aria-live": "polite" });
    this.grid = h("div", { class: "gallery" });
    this.choosers = h("div", { class: "choosers" });
    const search = h("input", {
      type: "search",
      value: this.query.get("q") ?? "",
      placeholder: say("search-cards"),
      "aria-label": say("search-cards"),
      oninput: (/** @type {Event} */ event) => this.find("q", /** @type {HTMLInputElement} */ (event.target).value),
    });
    this.wanted = Object.fromEntries([...this.query].filter(([name]) => name !== "cards" && name !== "card"));
    this.page.replaceChildren(
      h(
        "div",
        { class: "browser" },
        h("header", {}, h("h1", {}, say("cards-of", { title })), h("nav", { "aria-label": say("games") }, games.map((each) =>
          h("a", { href: `/?cards=${each.key}`, "aria-current": each.key === this.game ? "page" : null }, each.title))),
          facts?.decks && h("a", { class: "button", href: `/decks/${this.game}` }, say("own-deck", { deck: facts.decks }))),
        h("div", { class: "filters", role: "search" }, search, filterButton(this.choosers, Object.keys(this.wanted).some((name) => name !== "q")), this.choosers, this.count),
        this.grid,
      ),
    );
    this.draw();
    this.refilter();
    const card = this.query.get("card");
    if (card) this.lore.openCard(card);
  }

  /** Draws the filters that suit the kind that is wanted. */
  refilter() {
    this.choosers?.replaceChildren(...this.filters());
  }

  /** Filters for the kind, and for facts that take few values and that enough of its cards have. */
  filters() {
    const cards = (this.lore?.list ?? []).filter((card) => !this.wanted.kind || card.kind === this.wanted.kind);
    const had = (/** @type {string} */ name) => cards.filter((card) => name in card.facts).length >= cards.length * SHARE;
    /** @type {Map<string, Set<string>>} */
    const values = new Map([["kind", new Set((this.lore?.list ?? []).map((card) => card.kind))]]);
    const put = (/** @type {string} */ name, /** @type {string[]} */ found) => values.set(name, new Set([...(values.get(name) ?? []), ...found]));
    for (const card of cards) Object.entries(this.tags.get(card.key) ?? {}).forEach(([name, found]) => put(name, found));
    const tags = new Set(values.keys());
    for (const card of cards) Object.entries(card.facts).forEach(([name, value]) => tags.has(name) || put(name, [value]));
    return [...values]
      .filter(([name, set]) => set.size > 1 && (tags.has(name) || (set.size <= MOST_VALUES && had(name))))
      .map(([name, set]) =>
        h(
          "label",
          {},
          h("span", {}, name),
          h(
            "select",
            { onchange: (/** @type {Event} */ event) => this.find(name, /** @type {HTMLSelectElement} */ (event.target).value) },
            h("option", { value: "" }, say("any")),
            [...set].sort((a, b) => a.localeCompare(b, undefined, { numeric: true })).map((value) => h("option", { value, selected: this.wanted[name] === value }, value)),
          ),
        ),
      );
  }

  /** @param {string} name @param {string} value */
  find(name, value) {
    this.wanted[name] = value;
    if (name === "kind") {
      this.wanted = { q: this.wanted.q ?? "", kind: value };
      this.refilter();
    }
    const query = new URLSearchParams({ cards: this.game });
    for (const [key, text] of Object.entries(this.wanted)) if (text) query.set(key, text);
    history.replaceState(null, "", `/?${query}`);
    this.draw();
  }

  /** @param {CardText} card */
  fits(card) {
    const words = (this.wanted.q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    const text = [card.name, card.kind, card.sentence, ...card.rulings, ...Object.values(card.facts)].join(" ").toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      Object.entries(this.wanted).every(([name, value]) => !value || name === "q" || this.valuesOf(card, name).includes(value))
    );
  }

  /** @param {CardText} card @param {string} name */
  valuesOf(card, name) {
    if (name === "kind") return [card.kind];
    return this.tags.get(card.key)?.[name] ?? [card.facts[name]];
  }

  draw() {
    const cards = (this.lore?.list ?? []).filter((card) => this.fits(card));
    if (this.count) this.count.textContent = say("cards-found", { n: cards.length });
    this.grid?.replaceChildren(...cards.map((card) => this.drawOne(card)));
  }

  /** @param {CardText} card */
  drawOne(card) {
    const sub = [card.kind, ...Object.values(card.facts).slice(0, TOLD).filter((value) => SHORT.test(value))].join(" · ");
    return h(
      "div",
      { class: "card", "data-tone": card.tone || null },
      h(
        "button",
        { type: "button", class: "front", onclick: () => this.lore?.openCard(card.key) },
        h("span", { class: "crest" }, card.pictures.map((name) => this.lore?.drawings.symbol(name))),
        h("span", { class: "name" }, card.name),
        h("span", { class: "kind" }, sub),
        h("span", { class: "says" }, sentencesOf(card.sentence).map((part) => h("span", {}, part))),
        card.rulings.length > 0 && h("span", { class: "rulings-count" }, say("n-rulings", { n: card.rulings.length })),
      ),
    );
  }
}
