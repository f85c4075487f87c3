// What can be looked up in a game: its cards, rules and drawings, and texts in which their names open.

import { byId, h } from "./dom.js";
import { Drawings, symbol } from "./symbols.js";
import { cardsOf, rulesOf } from "./wire.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").CardText} CardText */
/** @typedef {import("./types.js").RuleText} RuleText */

/** The cards, rules and drawings of one game. */
export class Lore {
  /**
   * @param {string} game
   * @param {CardText[]} cards
   * @param {RuleText[]} rules
   * @param {Drawings} drawings
   */
  constructor(game, cards, rules, drawings) {
    this.game = game;
    this.drawings = drawings;
    this.list = cards;
    this.ruleList = rules;
    this.cards = new Map(cards.map((card) => [card.key, card]));
    this.rules = new Map(rules.map((rule) => [rule.key, rule]));
    this.named = new Map(cards.map((card) => [plain(card.name), card]));
    const names = [...this.named.keys(), ...this.rules.keys()].sort((a, b) => b.length - a.length);
    const either = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/'/g, "['’]"));
    this.pattern = names.length ? new RegExp(`(?<![\\p{L}\\d])(?:${either.join("|")})(?![\\p{L}\\d])`, "gu") : null;
  }

  /** @param {string} game @returns {Promise<Lore>} */
  static async of(game) {
    const [cards, rules, drawings] = await Promise.all([cardsOf(game), rulesOf(game), Drawings.of(game)]);
    return new Lore(game, cards, rules, drawings);
  }

  /**
   * A text in which every name of a card and every number of a rule opens what it stands for.
   * @param {string} text
   * @returns {(string | HTMLElement)[]}
   */
  linked(text) {
    if (!this.pattern || !text) return [text];
    const found = [];
    let at = 0;
    for (const match of text.matchAll(this.pattern)) {
      found.push(text.slice(at, match.index), this.term(match[0]));
      at = match.index + match[0].length;
    }
    return [...found, text.slice(at)].filter((part) => part !== "");
  }

  /** @param {string} name @returns {HTMLElement} */
  term(name) {
    const card = this.named.get(plain(name));
    const open = () => (card ? this.openCard(card.key) : this.openRule(name));
    return h("button", { type: "button", class: card ? "term" : "term rule", onclick: open }, name);
  }

  /** Opens the text of a card, with its rulings. @param {string} key */
  openCard(key) {
    const card = this.cards.get(key);
    if (!card) return;
    openSheet(
      card.name,
      h("p", { class: "kind" }, card.pictures.map((name) => this.drawings.symbol(name)), card.kind),
      sentencesOf(card.sentence).map((part) => h("p", { class: "says" }, this.others(part, card.name))),
      factsOf(card),
      card.rulings.length > 0 && h("h3", {}, say("rulings")),
      card.rulings.length > 0 && h("ul", { class: "rulings" }, card.rulings.map((text) => h("li", {}, this.others(text, card.name)))),
    );
  }

  /** Links to everything but itself. @param {string} text @param {string} own */
  others(text, own) {
    return this.linked(text).map((part) => (part instanceof HTMLElement && part.textContent === own ? own : part));
  }

  /** Opens a rule, with what stands beside it. @param {string} key */
  openRule(key) {
    const rule = this.rules.get(key);
    if (!rule) return;
    const chapter = this.ruleList.filter((each) => each.chapter === rule.chapter);
    const near = chapter.slice(Math.max(0, chapter.indexOf(rule) - 2), chapter.indexOf(rule) + 3);
    openSheet(
      `${rule.key} · ${rule.chapter}`,
      near.map((each) =>
        h("p", { class: each === rule ? "says wanted" : "says" }, h("b", {}, `${each.key} `), this.others(each.sentence, key)),
      ),
    );
  }
}

/** @param {string} name */
function plain(name) {
  return name.replace(/’/g, "'");
}

/** The sides of a card one beneath the other: each begins with its name and a bracket. @param {string} text */
export function sentencesOf(text) {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu}[\p{L} ]{2,18}: |\()/u);
}

/** @param {CardText} card */
function factsOf(card) {
  const rows = Object.entries(card.facts).map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]);
  return rows.length > 0 && h("dl", { class: "facts" }, rows.flat());
}

/**
 * Opens the sheet that lies over the table.
 * @param {string} title
 * @param {...any} content
 */
export function openSheet(title, ...content) {
  const sheet = /** @type {HTMLDialogElement} */ (byId("sheet"));
  const close = h("button", { type: "button", class: "close", "aria-label": say("close"), onclick: () => sheet.close() }, symbol("close"));
  sheet.replaceChildren(h("header", {}, h("h2", { id: "sheet-title" }, title), close), h("div", { class: "body" }));
  sheet.setAttribute("aria-labelledby", "sheet-title");
  const body = /** @type {HTMLElement} */ (sheet.lastElementChild);
  body.append(...content.flat().filter(Boolean));
  body.tabIndex = 0;
  sheet.onclick = (event) => {
    if (event.target === sheet) sheet.close(); // an answer of false would forbid what a click does by itself
  };
  if (!sheet.open) sheet.showModal();
  close.focus();
}
