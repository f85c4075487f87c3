// For whom a deck is built, what that one chooses, and the decks that one may begin with.

import { h } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./decks.js").Building} Building */
/** @typedef {import("./types.js").PublishedDeck} PublishedDeck */

/** The head of the builder. What has the focus keeps it. */
export class Leaders {
  /**
   * @param {Building} building
   * @param {() => void} followed another leader, or another choice
   * @param {(deck: PublishedDeck | null) => void} begin from a published deck, or from nothing
   */
  constructor(building, followed, begin) {
    this.building = building;
    const { leaders, leader_word, choice_word, published } = building.decks;
    this.radios = leaders.map((each) => /** @type {HTMLInputElement} */ (h("input", { type: "radio", name: "leader", value: each.key, onchange: () => {
      building.follow(each.key);
      followed();
    } })));
    this.choices = /** @type {HTMLSelectElement} */ (h("select", { onchange: () => {
      building.become({ ...building.deck, choice: this.choices.value });
      followed();
    } }));
    this.choice = h("label", { class: "choice" }, h("span", {}, choice_word), this.choices);
    this.starts = /** @type {HTMLSelectElement} */ (h("select", { onchange: () => {
      const from = this.starts.value;
      this.starts.value = "";
      begin(from === "empty" ? null : published[Number(from)]);
    } },
      h("option", { value: "" }, say("start-from-what")),
      h("option", { value: "empty" }, say("start-empty")),
      published.map((each, n) => h("option", { value: n }, each.title)),
    ));
    this.element = h("div", { class: "leaders" },
      h("fieldset", {}, h("legend", {}, leader_word), leaders.map((each, n) => h("label", { class: "leader" }, this.radios[n], h("span", {}, each.name)))),
      this.choice,
      h("label", { class: "choice" }, h("span", {}, say("start-from")), this.starts),
    );
    this.drawn = "";
    this.draw();
  }

  /** Shows the leader and the choice as they are now. */
  draw() {
    const { leader, deck } = this.building;
    for (const radio of this.radios) radio.checked = radio.value === deck.leader;
    if (this.drawn !== leader.key) this.choices.replaceChildren(...leader.choices.map((each) => h("option", { value: each.key }, each.name)));
    this.drawn = leader.key;
    this.choices.value = deck.choice;
    this.choice.hidden = leader.choices.length === 0;
  }
}
