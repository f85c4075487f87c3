// What the server says of the deck: points, cards, and every reason why it is not legal, soon after a change.

import { h } from "./dom.js";
import { check } from "./decks.js";
import { say } from "./words.js";

/** @typedef {import("./decks.js").Building} Building */
/** @typedef {import("./types.js").DeckFacts} DeckFacts */

const PAUSE = 250;

/** The judgement on a deck, always of its last state. */
export class Verdict {
  /** @param {Building} building @param {(facts: DeckFacts | null) => void} said */
  constructor(building, said) {
    this.building = building;
    this.said = said;
    this.number = 0;
    this.timer = 0;
    /** @type {Record<string, boolean>} */
    this.options = {};
    this.bar = h("span", { class: "gauge" }, h("i", {}));
    this.points = h("b", { class: "points" });
    this.cards = h("span", { class: "size" });
    this.state = h("div", { class: "state", role: "status" });
    this.element = h("div", { class: "verdict" }, h("p", { class: "sum" }, this.points, this.cards), this.bar, this.state);
  }

  /** Shows what can be told at once, and asks the server when nothing has changed for a moment. */
  changed() {
    this.number += 1;
    this.count(this.building.points());
    this.element.setAttribute("aria-busy", "true");
    this.said(null);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.ask(this.number), PAUSE);
  }

  /** @param {number} points */
  count(points) {
    const most = this.building.leader.points;
    this.points.textContent = say("points-of", { n: points, most });
    this.cards.textContent = say("n-cards", { n: this.building.size() });
    this.element.classList.toggle("is-over", points > most);
    const bar = /** @type {HTMLElement} */ (this.bar.firstElementChild);
    bar.style.width = `${Math.min(100, (100 * points) / Math.max(1, most))}%`;
  }

  /** @param {number} number */
  async ask(number) {
    let facts = null;
    let failure = "";
    try {
      facts = await check(this.building.game, { deck: this.building.deck, options: this.options });
    } catch (error) {
      failure = error instanceof TypeError ? say("no-answer-now") : /** @type {Error} */ (error).message;
    }
    if (number !== this.number) return;
    this.element.removeAttribute("aria-busy");
    this.show(facts, failure);
    this.said(facts);
  }

  /** @param {DeckFacts | null} facts @param {string} failure */
  show(facts, failure) {
    this.element.classList.toggle("is-legal", facts !== null && facts.reasons.length === 0);
    if (!facts) {
      this.state.replaceChildren(h("p", { class: "bad" }, failure), h("button", { type: "button", onclick: () => this.changed() }, say("check-again")));
      return;
    }
    this.count(facts.points);
    if (facts.reasons.length) {
      this.state.replaceChildren(
        h("p", { class: "bad" }, say("deck-not-legal", { n: facts.reasons.length })),
        h("ul", { class: "reasons" }, facts.reasons.map((reason) => h("li", {}, reason))),
      );
      return;
    }
    const left = facts.most - facts.points;
    this.state.replaceChildren(h("p", { class: "good" }, say("deck-legal"), " ", left > 0 && h("small", {}, say("points-left", { n: left }))));
  }

  close() {
    this.number += 1;
    clearTimeout(this.timer);
  }
}
