// The page on which a deck is built: for whom, the cards there are, and beside them the deck with what is wrong.

import { h } from "./dom.js";
import { tell, toast } from "./announce.js";
import { Building, check, decksOf, keptDecks } from "./decks.js";
import { openExport, openImport } from "./exchange.js";
import { isTyping } from "./keys.js";
import { keepPlace, recall } from "./keep.js";
import { Leaders } from "./leaders.js";
import { Lore } from "./lore.js";
import { Own } from "./own.js";
import { Copies, Shelf } from "./shelf.js";
import { symbol } from "./symbols.js";
import { Verdict, failureOf } from "./verdict.js";
import { Refusal, ask, look } from "./wire.js";
import { language, say } from "./words.js";

/** @typedef {import("./types.js").DeckCard} DeckCard */
/** @typedef {import("./types.js").DeckFacts} DeckFacts */
/** @typedef {import("./types.js").GameFacts} GameFacts */
/** @typedef {import("./types.js").PublishedDeck} PublishedDeck */

/** Names that are told of those that stand for no card. */
const MOST_NAMES = 10;

/** The code leaves the address once the server has looked at it: what is built from then on stays over a reload. */
function leaveAddress() {
  history.replaceState(null, "", location.pathname);
}

/** The builder of one game. */
export class Builder {
  /** @param {HTMLElement} page @param {string} game @param {string} code a deck that came with the address */
  constructor(page, game, code) {
    this.page = page;
    this.game = game;
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
    this.page.replaceChildren(h("div", { class: "loading" }, h("p", {}, failureOf(error)), h("p", {}, h("a", { class: "button", href: "/" }, say("to-lobby")))));
  }

  /** @param {string} code */
  async start(code) {
    /** @type {[import("./types.js").Decks, Lore, GameFacts[]]} */
    const [decks, lore, games] = await Promise.all([decksOf(this.game), Lore.of(this.game), look(`/api/games?language=${language()}`)]);
    this.facts_of_game = /** @type {GameFacts} */ (games.find((each) => each.key === this.game));
    this.building = new Building(this.game, decks);
    this.shelf = new Shelf(this.building, lore, () => this.changed());
    this.verdict = new Verdict(this.building, (facts, state) => this.judged(facts, state));
    this.leaders = new Leaders(this.building, () => this.redraw(), (deck) => this.begin(deck));
    this.own = new Own(this.game, () => this.keep(), (deck) => this.open(deck));
    this.draw();
    if (!code || (await this.bring({ code }, true))) this.changed();
  }

  draw() {
    const { deck_word: word } = this.building.decks;
    const { title } = this.facts_of_game;
    const heading = say("builder-of", { deck: word.charAt(0).toUpperCase() + word.slice(1), title });
    document.title = `${heading} · Conclave`;
    this.glance = h("b", {});
    this.state = h("small", {});
    this.turn = h("button", { type: "button", class: "yes turn", onclick: () => this.turnOver() });
    this.body = h("div", { class: "builder", "data-shows": "cards" },
      h("header", {}, h("h1", {}, heading), h("a", { class: "to-cards", href: `/?cards=${this.game}` }, say("cards-of", { title }))),
      h("p", { class: "pitch" }, say("builder-line")),
      this.leaders.element,
      h("div", { class: "bench" }, this.shelf.element, this.side()),
      h("div", { class: "foot" }, h("span", { class: "glance" }, this.glance, " ", this.state), this.turn),
    );
    this.page.replaceChildren(this.body);
  }

  /** The deck itself, with what can be done to it. */
  side() {
    const deed = (/** @type {string} */ words, /** @type {() => void} */ act, /** @type {Record<string, any>} */ facts = {}, /** @type {Node | null} */ icon = null) =>
      /** @type {HTMLButtonElement} */ (h("button", { type: "button", onclick: act, ...facts }, icon, words));
    this.play = deed(say("play-with-deck"), () => this.playWith(), { class: "yes", disabled: true, "aria-describedby": "deck-state" }, symbol("play"));
    this.back = deed(say("undo"), () => this.undo(), {}, symbol("undo"));
    this.share = deed(say("export"), () => this.giveAway(), { disabled: true });
    this.note = h("div", { class: "left-out", role: "status" });
    this.contents = h("div", { class: "contents" });
    return h("section", { class: "deck", "aria-label": this.building.decks.deck_word },
      this.verdict.element,
      this.note,
      h("div", { class: "deeds" }, this.play, this.back, deed(say("import"), () => openImport((given) => this.bring(given))), this.share),
      this.rulesThatMatter(),
      this.contents,
      this.own.element,
    );
  }

  /** Options of the game that make other decks legal. */
  rulesThatMatter() {
    return this.facts_of_game.options
      .filter((option) => this.building.decks.settings.includes(option.name) && typeof option.default === "boolean")
      .map((option) => {
        const box = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", checked: this.building.options[option.name] === true, onchange: () => {
          this.building.choose(option.name, box.checked);
          this.redraw();
        } }));
        return h("label", { class: "ticked" }, box, h("span", {}, option.name.replace(/_/g, " "), h("small", {}, option.help)));
      });
  }

  /** Begins with a published deck, or with an empty one. @param {PublishedDeck | null} deck */
  begin(deck) {
    this.building.become(this.building.mended(deck ?? { ...this.building.deck, copies: {} }));
    this.own.name.value = deck?.title ?? "";
    this.redraw();
    tell(say("deck-is-here", { name: deck?.title ?? say("start-empty") }));
  }

  redraw() {
    this.leaders.draw();
    this.shelf.draw();
    this.changed();
  }

  changed() {
    this.note.replaceChildren();
    this.shelf.refresh();
    this.drawContents();
    this.back.disabled = this.building.past.length === 0;
    this.verdict.changed();
    this.glimpse();
  }

  /** @param {DeckFacts | null} facts @param {string} state */
  judged(facts, state) {
    const isPlayed = this.facts_of_game.options.some((option) => option.takes_code);
    this.play.disabled = !facts || facts.reasons.length > 0 || this.building.isEmpty || !isPlayed;
    this.share.disabled = !facts?.code || this.building.isEmpty;
    this.state.textContent = state;
    this.glimpse();
  }

  /** What is seen of the deck while the cards fill a small screen. */
  glimpse() {
    this.glance.textContent = say("points-of", { n: this.building.points(), most: this.building.leader.points });
    this.turn.textContent = this.body.dataset.shows === "cards" ? say("see-deck", { deck: this.building.decks.deck_word, n: this.building.size() }) : say("see-cards");
  }

  turnOver() {
    this.body.dataset.shows = this.body.dataset.shows === "cards" ? "deck" : "cards";
    this.glimpse();
    scrollTo(0, 0);
  }

  drawContents() {
    const pressed = document.activeElement?.closest("button");
    const line = /** @type {HTMLElement | null} */ (pressed?.closest(".contents li"));
    const place = line ? [...line.querySelectorAll("button")].indexOf(/** @type {HTMLButtonElement} */ (pressed)) : -1;
    const at = line ? [...this.contents.querySelectorAll("li")].indexOf(/** @type {HTMLLIElement} */ (line)) : -1;
    const here = this.building.decks.cards.filter((card) => this.building.copies(card.key)).sort((a, b) => a.name.localeCompare(b.name));
    const groups = [...new Set(this.building.decks.cards.map((card) => card.group))].filter((group) => here.some((card) => card.group === group));
    const count = (/** @type {string} */ group) => here.filter((card) => card.group === group).reduce((sum, card) => sum + this.building.copies(card.key), 0);
    this.contents.replaceChildren(
      ...(here.length ? [] : this.beginnings()),
      ...groups.map((group) => h("section", {}, h("h2", {}, group, " ", h("small", {}, String(count(group)))), h("ul", {}, here.filter((card) => card.group === group).map((card) => this.line(card))))),
    );
    if (line) this.refocus(line.dataset.card ?? "", place, at);
  }

  /** The same button has the focus again, or one of the line that has moved up. @param {string} card @param {number} place @param {number} at */
  refocus(card, place, at) {
    const lines = [...this.contents.querySelectorAll("li")];
    const same = lines.find((each) => each.dataset.card === card);
    const next = same ?? lines[Math.min(at, lines.length - 1)];
    /** @type {HTMLElement} */ (next?.querySelectorAll("button")[same ? place : 0] ?? this.contents.querySelector("button") ?? this.back).focus();
  }

  /** What an empty deck shows: how to begin, and the published ones of this leader. */
  beginnings() {
    const published = this.building.decks.published.filter((each) => each.leader === this.building.deck.leader);
    return [
      h("p", { class: "none" }, say(published.length ? "begin-with" : "begin-empty")),
      h("div", { class: "published" }, published.map((each) => h("button", { type: "button", class: "wide", onclick: () => this.begin(each) }, each.title))),
    ];
  }

  /** @param {DeckCard} card */
  line(card) {
    const n = this.building.copies(card.key);
    const copies = new Copies(card.name, (more) => this.building.add(card.key, more) && this.changed());
    const isTooMany = this.building.isTooMany(card.key);
    copies.show(n, isTooMany);
    return h("li", { "data-card": card.key, class: isTooMany ? "is-over" : "" },
      h("button", { type: "button", class: "term", onclick: () => this.shelf.open(card) }, card.name),
      isTooMany && symbol("refused"),
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
      if (byLink) toast(failureOf(error), "bad");
      if (byLink && error instanceof Refusal) leaveAddress();
      return failureOf(error);
    }
    if (byLink && !this.building.isEmpty) await this.setAside(facts.code);
    if (byLink) leaveAddress();
    this.building.become(this.building.mended({ ...facts, leader: facts.leader || this.building.deck.leader }));
    this.own.name.value = "";
    this.redraw();
    this.tellLeftOut(facts.unknown);
    if (!facts.unknown.length) toast(say("deck-is-here", { name: say("n-cards", { n: facts.cards }) }));
    return "";
  }

  /** Names for which there is no card stand beside the deck until it is changed. @param {string[]} names */
  tellLeftOut(names) {
    if (!names.length) return;
    const told = names.slice(0, MOST_NAMES).join(", ") + (names.length > MOST_NAMES ? ", …" : "");
    this.note.replaceChildren(h("p", {}, say("not-found", { names: told, n: names.length })));
  }

  /** What was being built is kept before a link puts another deck in its place. @param {string} code */
  async setAside(code) {
    const mine = await check(this.game, { deck: this.building.deck }).catch(() => null);
    if (!mine?.code || mine.code === code || keptDecks(this.game).some((each) => each.code === mine.code)) return;
    this.own.keep({ name: this.own.freeName(say("set-aside")), code: mine.code, about: this.building.leader.name });
  }

  async keep() {
    const facts = await this.verdict.now();
    if (!facts?.code) {
      toast(say("no-answer-now"), "bad");
      return;
    }
    const leader = this.building.leader.name;
    const name = this.own.name.value.trim() || this.own.freeName(leader);
    this.own.name.value = name;
    this.own.keep({ name, code: facts.code, about: leader });
  }

  /** Opens a deck that was kept. @param {import("./decks.js").Kept} deck */
  async open(deck) {
    const wrong = await this.bring({ code: deck.code });
    if (wrong) toast(wrong, "bad");
    else this.own.name.value = deck.name;
  }

  async giveAway() {
    const facts = await this.verdict.now();
    if (facts?.code) openExport(this.game, facts, this.own.name.value);
  }

  /** Lays a table at which this deck is played against a bot. */
  async playWith() {
    const facts = await this.verdict.now();
    const { key, title, players, bots, options } = this.facts_of_game;
    const option = options.find((each) => each.takes_code);
    if (!option || !facts || facts.reasons.length || this.building.isEmpty) return;
    const seats = [...Array(players[0]).keys()].map((n) => (n === 0 ? { kind: "human" } : { kind: "bot", bot: bots[0] }));
    const name = recall("name", "");
    const body = { game: key, players: players[0], seats, options: { ...this.building.options, [option.name]: facts.code }, ...(name ? { name } : {}) };
    try {
      const taken = await ask("/api/tables", { body });
      keepPlace({ table: taken.table, token: taken.token, seat: taken.seat, game: key, title, at: Date.now() });
      location.href = `/t/${taken.table}#${taken.token}`;
    } catch (error) {
      toast(failureOf(error), "bad");
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
