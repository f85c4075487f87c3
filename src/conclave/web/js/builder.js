// The page on which a deck is built: for whom, the cards there are, and beside them the deck with what is wrong.

import { h } from "./dom.js";
import { toast } from "./announce.js";
import { Building, check, decksOf, forgetDeck, keepDeck, keptDecks } from "./decks.js";
import { openExport, openImport } from "./exchange.js";
import { isTyping } from "./keys.js";
import { keepPlace, recall } from "./keep.js";
import { Lore } from "./lore.js";
import { Copies, Shelf } from "./shelf.js";
import { symbol } from "./symbols.js";
import { Verdict } from "./verdict.js";
import { ask, look } from "./wire.js";
import { language, say } from "./words.js";

/** @typedef {import("./types.js").DeckFacts} DeckFacts */
/** @typedef {import("./types.js").GameFacts} GameFacts */

/** The builder of one game. */
export class Builder {
  /** @param {HTMLElement} page @param {string} game @param {string} code a deck that came with the address */
  constructor(page, game, code) {
    this.page = page;
    this.game = game;
    /** @type {DeckFacts | null} */
    this.facts = null;
    this.typed = (/** @type {KeyboardEvent} */ event) => this.pressed(event);
    document.addEventListener("keydown", this.typed);
    page.replaceChildren(h("p", { class: "loading" }, say("fetching-cards")));
    this.start(code).catch((error) => this.fail(error));
  }

  leave() {
    document.removeEventListener("keydown", this.typed);
    this.verdict?.close();
  }

  /** @param {Error} error */
  fail(error) {
    const words = error instanceof TypeError ? say("no-answer-now") : error.message;
    this.page.replaceChildren(h("div", { class: "loading" }, h("p", {}, words), h("p", {}, h("a", { class: "button", href: "/" }, say("to-lobby")))));
  }

  /** @param {string} code */
  async start(code) {
    /** @type {[import("./types.js").Decks, Lore, GameFacts[]]} */
    const [decks, lore, games] = await Promise.all([decksOf(this.game), Lore.of(this.game), look(`/api/games?language=${language()}`)]);
    this.facts_of_game = /** @type {GameFacts} */ (games.find((each) => each.key === this.game));
    this.building = new Building(this.game, decks);
    this.lore = lore;
    this.shelf = new Shelf(this.building, lore, () => this.changed());
    this.verdict = new Verdict(this.building, (facts) => this.judged(facts));
    this.draw();
    if (code) await this.bring({ code }, true);
    this.changed();
  }

  draw() {
    const { deck_word: word } = this.building.decks;
    const { title } = this.facts_of_game;
    const heading = say("builder-of", { deck: word.charAt(0).toUpperCase() + word.slice(1), title });
    document.title = `${heading} · Conclave`;
    this.leaders = h("div", { class: "leaders" });
    this.contents = h("div", { class: "contents" });
    this.kept = h("div", { class: "kept" });
    this.glance = h("span", { class: "glance" });
    this.turn = h("button", { type: "button", class: "yes turn", onclick: () => this.turnOver() });
    this.body = h("div", { class: "builder", "data-shows": "cards" },
      h("header", {}, h("h1", {}, heading), h("nav", { "aria-label": say("pages") }, h("a", { href: `/?cards=${this.game}` }, say("cards-of", { title })))),
      h("p", { class: "pitch" }, say("builder-line")),
      this.leaders,
      h("div", { class: "bench" }, this.shelf.element, this.side()),
      h("div", { class: "foot" }, this.glance, this.turn),
    );
    this.page.replaceChildren(this.body);
    this.drawLeaders();
    this.drawKept();
  }

  /** The deck itself, with what can be done to it. */
  side() {
    this.back = /** @type {HTMLButtonElement} */ (h("button", { type: "button", onclick: () => this.undo() }, symbol("undo"), say("undo")));
    this.play = /** @type {HTMLButtonElement} */ (h("button", { type: "button", class: "yes", onclick: () => this.playWith() }, symbol("play"), say("play-with-deck")));
    this.share = /** @type {HTMLButtonElement} */ (h("button", { type: "button", onclick: () => openExport(this.game, this.facts, this.name.value) }, say("export")));
    this.name = /** @type {HTMLInputElement} */ (h("input", { maxlength: 40, "aria-label": say("deck-name"), placeholder: say("deck-name"), autocomplete: "off" }));
    const keeping = h("form", { class: "keeping", onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), this.keep()) }, this.name, h("button", { type: "submit" }, say("keep-deck")));
    return h("section", { class: "deck", "aria-label": this.building.decks.deck_word },
      this.verdict.element,
      h("div", { class: "deeds" }, this.play, this.back, h("button", { type: "button", onclick: () => openImport((given) => this.bring(given)) }, say("import")), this.share),
      this.rulesThatMatter(),
      this.contents,
      h("details", { class: "own", open: true }, h("summary", {}, say("your-decks")), keeping, this.kept),
    );
  }

  /** Options of the game that make other decks legal. */
  rulesThatMatter() {
    const names = this.building.decks.settings;
    return this.facts_of_game.options
      .filter((option) => names.includes(option.name) && typeof option.default === "boolean")
      .map((option) => {
        const box = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", onchange: () => {
          this.verdict.options = { ...this.verdict.options, [option.name]: box.checked };
          this.changed();
        } }));
        return h("label", { class: "ticked" }, box, h("span", {}, option.name.replace(/_/g, " "), h("small", {}, option.help)));
      });
  }

  drawLeaders() {
    const { leaders, leader_word, choice_word, published } = this.building.decks;
    const { leader, deck } = this.building;
    const radio = (/** @type {import("./types.js").Leader} */ each) =>
      h("label", { class: "leader" }, h("input", { type: "radio", name: "leader", value: each.key, checked: each.key === deck.leader, onchange: () => this.follow(each.key) }), h("span", {}, each.name));
    const choices = h("select", { "aria-label": choice_word, onchange: () => {
      this.building.become({ ...this.building.deck, choice: /** @type {HTMLSelectElement} */ (choices).value });
      this.changed();
    } }, leader.choices.map((each) => h("option", { value: each.key, selected: each.key === deck.choice }, each.name)));
    const starts = h("select", { onchange: () => this.begin(/** @type {HTMLSelectElement} */ (starts).value) },
      h("option", { value: "" }, say("start-from-what")),
      h("option", { value: "empty" }, say("start-empty")),
      published.map((each, n) => h("option", { value: n }, each.title)),
    );
    this.leaders?.replaceChildren(
      h("fieldset", {}, h("legend", {}, leader_word), leaders.map(radio)),
      ...(leader.choices.length ? [h("label", { class: "choice" }, h("span", {}, choice_word), choices)] : []),
      h("label", { class: "choice" }, h("span", {}, say("start-from")), starts),
    );
  }

  /** @param {string} key */
  follow(key) {
    this.building.follow(key);
    this.redraw();
    /** @type {HTMLElement | null} */ (this.leaders.querySelector("input:checked"))?.focus();
  }

  /** Begins with an empty deck, or with a published one. @param {string} what */
  begin(what) {
    if (what === "") return;
    const found = this.building.decks.published[Number(what)];
    this.building.become(this.building.mended(what === "empty" ? { ...this.building.deck, copies: {} } : found));
    this.name.value = what === "empty" ? "" : found.title;
    this.redraw();
    toast(say("deck-is-here", { name: what === "empty" ? say("start-empty") : found.title }));
  }

  redraw() {
    this.drawLeaders();
    this.shelf.draw();
    this.changed();
  }

  changed() {
    this.facts = null;
    this.shelf.refresh();
    this.drawContents();
    this.back.disabled = this.building.past.length === 0;
    this.verdict.changed();
    this.glimpse("");
  }

  /** @param {DeckFacts | null} facts */
  judged(facts) {
    this.facts = facts;
    this.play.disabled = !facts || facts.reasons.length > 0 || this.building.isEmpty || !this.facts_of_game.options.some((option) => option.takes_code);
    this.share.disabled = !facts?.code;
    if (facts) this.glimpse(facts.reasons.length ? say("deck-not-legal", { n: facts.reasons.length }) : say("deck-legal"));
  }

  /** What is seen of the deck while the cards fill a small screen. @param {string} state */
  glimpse(state) {
    this.glance.replaceChildren(h("b", {}, say("points-of", { n: this.building.points(), most: this.building.leader.points })), " ", h("small", {}, state));
    this.turn.textContent = this.body.dataset.shows === "cards" ? say("see-deck", { deck: this.building.decks.deck_word, n: this.building.size() }) : say("see-cards");
  }

  turnOver() {
    this.body.dataset.shows = this.body.dataset.shows === "cards" ? "deck" : "cards";
    this.glimpse(this.glance.querySelector("small")?.textContent ?? "");
    scrollTo(0, 0);
  }

  drawContents() {
    const focus = document.activeElement?.closest("li")?.dataset.card;
    const here = this.building.decks.cards.filter((card) => this.building.copies(card.key)).sort((a, b) => a.name.localeCompare(b.name));
    const groups = [...new Set(this.building.decks.cards.map((card) => card.group))].filter((group) => here.some((card) => card.group === group));
    const count = (/** @type {string} */ group) => here.filter((card) => card.group === group).reduce((sum, card) => sum + this.building.copies(card.key), 0);
    this.contents.replaceChildren(
      ...(here.length ? [] : [h("p", { class: "none" }, say("deck-empty"))]),
      ...groups.map((group) => h("section", {}, h("h2", {}, group, " ", h("small", {}, String(count(group)))), h("ul", {}, here.filter((card) => card.group === group).map((card) => this.line(card))))),
    );
    if (focus) /** @type {HTMLElement | null} */ (this.contents.querySelector(`[data-card="${focus}"] .step:last-child`))?.focus();
  }

  /** @param {import("./types.js").DeckCard} card */
  line(card) {
    const n = this.building.copies(card.key);
    const copies = new Copies(card.name, (more) => this.building.add(card.key, more) && this.changed());
    copies.show(n);
    return h("li", { "data-card": card.key },
      h("button", { type: "button", class: "term", onclick: () => this.shelf.open(card) }, card.name),
      h("span", { class: "cost" }, say("n-points", { n: n * this.building.cost(card.key) })),
      copies.element,
    );
  }

  undo() {
    if (this.building.undo()) this.redraw();
  }

  /**
   * Puts a deck that was pasted or came by link in place of this one; says what is wrong with it if it is none.
   * @param {{code: string} | {text: string}} given
   * @param {boolean} [byLink]
   */
  async bring(given, byLink = false) {
    let facts;
    try {
      facts = await check(this.game, given);
    } catch (error) {
      const words = error instanceof TypeError ? say("no-answer-now") : /** @type {Error} */ (error).message;
      if (byLink) toast(words, "bad");
      return words;
    }
    if (byLink && !this.building.isEmpty) await this.setAside(facts.code);
    this.building.become(this.building.mended({ ...facts, leader: facts.leader || this.building.deck.leader }));
    this.redraw();
    if (facts.unknown.length) toast(say("not-found", { names: facts.unknown.slice(0, 5).join(", "), n: facts.unknown.length }), "bad");
    else toast(say("deck-is-here", { name: say("n-cards", { n: facts.cards }) }));
    return "";
  }

  /** What was being built is kept before a link puts another deck in its place. @param {string} code */
  async setAside(code) {
    const mine = await check(this.game, { deck: this.building.deck }).catch(() => null);
    if (!mine?.code || mine.code === code || keptDecks(this.game).some((each) => each.code === mine.code)) return;
    keepDeck(this.game, { name: say("set-aside"), code: mine.code });
    this.drawKept();
  }

  keep() {
    if (!this.facts?.code) {
      toast(say("wait-for-check"), "bad");
      return;
    }
    const name = this.name.value.trim() || this.building.leader.name;
    keepDeck(this.game, { name, code: this.facts.code });
    this.name.value = name;
    this.drawKept();
    toast(say("deck-kept", { name }));
  }

  drawKept() {
    const rows = keptDecks(this.game).map((each) =>
      h("div", { class: "table-row" },
        h("span", {}, each.name),
        h("button", { type: "button", onclick: () => this.bring({ code: each.code }).then((words) => (words ? toast(words, "bad") : (this.name.value = each.name))) }, say("open-deck")),
        h("button", { type: "button", class: "quiet", "aria-label": say("forget-deck", { name: each.name }), onclick: () => (forgetDeck(this.game, each.name), this.drawKept()) }, symbol("close")),
      ),
    );
    this.kept.replaceChildren(...(rows.length ? rows : [h("p", { class: "none" }, say("no-own-decks"))]));
  }

  /** Lays a table at which this deck is played against a bot. */
  async playWith() {
    const { key, title, players, bots, options } = this.facts_of_game;
    const option = options.find((each) => each.takes_code);
    if (!option || !this.facts) return;
    const seats = [...Array(players[0]).keys()].map((n) => (n === 0 ? { kind: "human" } : { kind: "bot", bot: bots[0] }));
    const name = recall("name", "");
    const body = { game: key, players: players[0], seats, options: { ...this.verdict.options, [option.name]: this.facts.code }, ...(name ? { name } : {}) };
    try {
      const taken = await ask("/api/tables", { body });
      keepPlace({ table: taken.table, token: taken.token, seat: taken.seat, game: key, title, at: Date.now() });
      location.href = `/t/${taken.table}#${taken.token}`;
    } catch (error) {
      toast(/** @type {Error} */ (error).message, "bad");
    }
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (isTyping(event.target) || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key === "/" && !event.ctrlKey && !event.metaKey) this.shelf?.search.focus();
    else if (event.key.toLowerCase() === "u" && !event.ctrlKey && !event.metaKey) this.undo();
    else if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey) this.undo();
    else return;
    event.preventDefault();
  }
}
