// What the server says of the deck: points, cards, and every reason why it is not legal, soon after a change.

import { h } from "./dom.js";
import { check } from "./decks.js";
import { say } from "./words.js";

/** @typedef {import("./decks.js").Building} Building */
/** @typedef {import("./types.js").DeckFacts} DeckFacts */

const PAUSE = 250;

/** What is wrong with a deck, as a list; nothing for one that is legal. @param {DeckFacts} facts @returns {HTMLElement | null} */
export function reasonsOf(facts) {
  return facts.reasons.length ? h("ul", { class: "reasons", tabindex: 0, "aria-label": say("deck-reasons") }, facts.reasons.map((reason) => h("li", {}, reason))) : null;
}

/** Whether a deck is legal, in a sentence. @param {DeckFacts} facts */
export function stateOf(facts) {
  return facts.reasons.length ? say("deck-not-legal", { n: facts.reasons.length }) : say("deck-legal");
}

/** The sentence of a request that failed. @param {unknown} error */
export function failureOf(error) {
  return error instanceof TypeError ? say("no-answer-now") : /** @type {Error} */ (error).message;
}

/** What is said of a deck, always of its last state. */
export class Verdict {
  /** @param {Building} building @param {(facts: DeckFacts | null, state: string) => void} said */
  constructor(building, said) {
    this.building = building;
    this.said = said;
    this.number = 0;
    this.timer = 0;
    /** What is not answered yet. @type {Promise<DeckFacts | null> | null} */
    this.asked = null;
    /** @type {DeckFacts | null} */
    this.facts = null;
    this.isLate = false;
    this.bar = h("span", { class: "gauge" }, h("i", {}));
    this.points = h("b", { class: "points" });
    this.cards = h("span", { class: "size" });
    this.state = h("p", { class: "state", id: "deck-state", role: "status" });
    this.more = h("div", { class: "why" });
    this.element = h("div", { class: "verdict" }, h("p", { class: "sum" }, this.points, this.cards), this.bar, this.state, this.more);
  }

  /** Shows what can be told at once, and asks the server when nothing has changed for a moment. */
  changed() {
    this.number += 1;
    this.asked = null;
    this.isLate = true;
    this.count(this.building.points());
    this.element.setAttribute("aria-busy", "true");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.now(), PAUSE);
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

  /** What the server says of the deck as it is now; nothing if it does not answer. @returns {Promise<DeckFacts | null>} */
  now() {
    clearTimeout(this.timer);
    if (!this.isLate) return Promise.resolve(this.facts);
    this.asked ??= this.ask(this.number);
    return this.asked;
  }

  /** @param {number} number */
  async ask(number) {
    let facts = null;
    let failure = "";
    try {
      facts = await check(this.building.game, { deck: this.building.deck, options: this.building.options });
    } catch (error) {
      failure = failureOf(error);
    }
    if (number !== this.number) return this.now();
    this.isLate = facts === null;
    this.asked = null;
    this.facts = facts;
    this.element.removeAttribute("aria-busy");
    this.show(failure);
    this.said(facts, this.state.textContent ?? "");
    return facts;
  }

  /** @param {string} failure */
  show(failure) {
    const { facts } = this;
    const isWrong = !facts || facts.reasons.length > 0;
    const isGood = !isWrong && !this.building.isEmpty;
    this.element.classList.toggle("is-legal", isGood);
    this.state.className = `state ${isWrong ? "bad" : isGood ? "good" : "none"}`;
    if (!facts) {
      this.state.textContent = failure;
      this.more.replaceChildren(h("button", { type: "button", onclick: () => this.changed() }, say("check-again")));
      return;
    }
    this.count(facts.points);
    const left = facts.most - facts.points;
    this.state.textContent = isWrong || isGood ? stateOf(facts) : say("deck-empty");
    if (isGood && left > 0) this.state.append(" ", h("small", {}, say("points-left", { n: left })));
    this.more.replaceChildren(...[reasonsOf(facts)].filter((each) => each !== null));
  }

  close() {
    this.number += 1;
    this.isLate = false;
    clearTimeout(this.timer);
  }
}
