// The decks that this browser keeps by name: to keep one more, to open one, to forget one and bring it back.

import { toast } from "./announce.js";
import { MOST_KEPT, forgetDeck, keepDeck, keptDecks } from "./decks.js";
import { h } from "./dom.js";
import { symbol } from "./symbols.js";
import { say } from "./words.js";

/** @typedef {import("./decks.js").Kept} Kept */

/** A person's own decks of one game. */
export class Own {
  /**
   * @param {string} game
   * @param {() => void} keep the deck that is being built shall be kept
   * @param {(deck: Kept) => void} open
   */
  constructor(game, keep, open) {
    this.game = game;
    this.open = open;
    this.name = /** @type {HTMLInputElement} */ (h("input", { maxlength: 40, "aria-label": say("deck-name"), placeholder: say("deck-name"), autocomplete: "off" }));
    this.rows = h("div", { class: "own-decks" });
    this.element = h("details", { class: "own", open: true },
      h("summary", {}, say("your-decks")),
      h("form", { class: "keeping", onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), keep()) }, this.name, h("button", { type: "submit" }, say("keep-deck"))),
      this.rows,
    );
    this.draw();
  }

  /** @param {Kept} deck */
  keep(deck) {
    if (keepDeck(this.game, deck)) toast(say("deck-kept", { name: deck.name }));
    else toast(keptDecks(this.game).length >= MOST_KEPT ? say("too-many-decks", { n: MOST_KEPT }) : say("keeps-nothing"), "bad");
    this.draw();
  }

  /** A name that none of them has yet. @param {string} name */
  freeName(name) {
    const taken = new Set(keptDecks(this.game).map((each) => each.name));
    let free = name;
    for (let n = 2; taken.has(free); n += 1) free = `${name} ${n}`;
    return free;
  }

  draw() {
    const kept = keptDecks(this.game).map((each) => this.row(each));
    this.rows.replaceChildren(...(kept.length ? kept : [h("p", { class: "none" }, say("no-own-decks"))]));
  }

  /** @param {Kept} deck */
  row(deck) {
    return h("div", { class: "table-row" },
      h("span", {}, h("b", {}, deck.name), " ", h("small", {}, typeof deck.about === "string" ? deck.about : "")),
      h("button", { type: "button", "aria-label": `${say("open-deck")}: ${deck.name}`, onclick: () => this.open(deck) }, say("open-deck")),
      h("button", { type: "button", class: "quiet", "aria-label": say("forget-deck", { name: deck.name }), onclick: (/** @type {Event} */ event) => this.forget(deck, /** @type {HTMLElement} */ (event.target)) }, symbol("close")),
    );
  }

  /** Forgets a deck; until something else is done in this list it can be brought back. @param {Kept} deck @param {HTMLElement} pressed */
  forget(deck, pressed) {
    const row = pressed.closest(".table-row");
    forgetDeck(this.game, deck.name);
    const back = h("button", { type: "button", onclick: () => (keepDeck(this.game, deck), this.draw()) }, say("bring-back"));
    row?.replaceWith(h("div", { class: "table-row" }, h("span", {}, say("deck-gone", { name: deck.name })), back));
    back.focus();
  }
}
