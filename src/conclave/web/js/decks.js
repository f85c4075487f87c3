// A deck that is being built: its copies, what it cost before the server has looked, and where it is kept.

import { keep, recall } from "./keep.js";
import { ask, look } from "./wire.js";

/** @typedef {import("./types.js").Decks} Decks */
/** @typedef {import("./types.js").DeckFacts} DeckFacts */
/** @typedef {{leader: string, choice: string, copies: Record<string, number>}} Deck */
/** @typedef {{name: string, code: string, about?: string}} Kept */

/** How many decks of a game a browser keeps. */
export const MOST_KEPT = 40;
const MOST_STEPS = 200;
const MOST_COPIES = 99;

/** What decks of a game are built of. @param {string} game @returns {Promise<Decks>} */
export function decksOf(game) {
  return look(`/api/games/${encodeURIComponent(game)}/decks`);
}

/**
 * What the server, which alone knows the rules, says of a deck.
 * @param {string} game
 * @param {{deck?: Deck, code?: string, text?: string, options?: Record<string, unknown>}} given
 * @returns {Promise<DeckFacts>}
 */
export function check(game, given) {
  return ask(`/api/games/${encodeURIComponent(game)}/decks/check`, { body: given });
}

/** The decks that this browser keeps, by name. @param {string} game @returns {Kept[]} */
export function keptDecks(game) {
  const found = recall(`decks.${game}`, []);
  return Array.isArray(found) ? found.filter((each) => typeof each?.name === "string" && typeof each?.code === "string") : [];
}

/**
 * Keeps a deck; one of the same name is replaced.
 * @param {string} game
 * @param {Kept} deck
 * @returns {boolean} not if there are too many, or if this browser keeps nothing
 */
export function keepDeck(game, deck) {
  const others = keptDecks(game).filter((each) => each.name !== deck.name);
  if (others.length >= MOST_KEPT) return false;
  keep(`decks.${game}`, [deck, ...others]);
  return keptDecks(game).some((each) => each.name === deck.name && each.code === deck.code);
}

/** @param {string} game @param {string} name */
export function forgetDeck(game, name) {
  keep(`decks.${game}`, keptDecks(game).filter((each) => each.name !== name));
}

/**
 * What somebody has pasted: a link or a code, which has no blanks within a line, or a list.
 * @param {string} pasted
 * @returns {{code: string} | {text: string}}
 */
export function readPasted(pasted) {
  const said = pasted.trim();
  const linked = /^\S+#([\w-]+)$/.exec(said);
  if (linked) return { code: linked[1] };
  const lines = said.split(/\s*\n\s*/);
  return lines.every((line) => /^[\w-]+$/.test(line)) ? { code: lines.join("") } : { text: pasted };
}

/** A deck with its past: whatever is done to it can be taken back. */
export class Building {
  /** @param {string} game @param {Decks} decks */
  constructor(game, decks) {
    this.game = game;
    this.decks = decks;
    this.places = new Map(decks.cards.map((card, n) => [card.key, n]));
    /** @type {string[]} */
    this.past = [];
    this.deck = this.mended(recall(`deck.${game}`, null));
    const chosen = recall(`deck-options.${game}`, /** @type {Record<string, boolean>} */ ({}));
    /** Options of the game that are on, of those that make other decks legal. @type {Record<string, boolean>} */
    this.options = Object.fromEntries(decks.settings.filter((name) => chosen?.[name] === true).map((name) => [name, true]));
  }

  /** @param {string} option @param {boolean} is */
  choose(option, is) {
    const { [option]: _, ...others } = this.options;
    this.options = is ? { ...others, [option]: true } : others;
    keep(`deck-options.${this.game}`, this.options);
  }

  /** A deck as it was kept, without what is not known any more. @param {any} kept @returns {Deck} */
  mended(kept) {
    const leader = this.decks.leaders.find((each) => each.key === kept?.leader) ?? this.decks.leaders[0];
    const choice = leader.choices.some((each) => each.key === kept?.choice) ? kept.choice : leader.unless_said;
    const copies = Object.entries(kept?.copies ?? {}).filter(([key, n]) => this.places.has(key) && Number.isInteger(n) && Number(n) > 0);
    return { leader: leader.key, choice, copies: Object.fromEntries(copies.map(([key, n]) => [key, Math.min(MOST_COPIES, Number(n))])) };
  }

  get leader() {
    return /** @type {import("./types.js").Leader} */ (this.decks.leaders.find((each) => each.key === this.deck.leader));
  }

  get isEmpty() {
    return Object.keys(this.deck.copies).length === 0;
  }

  /** @param {string} key */
  copies(key) {
    return this.deck.copies[key] ?? 0;
  }

  /** How many cards there are. */
  size() {
    return Object.values(this.deck.copies).reduce((sum, n) => sum + n, 0);
  }

  /** The number of a card under the leader's choice in one of the leader's tables. @param {number[][]} table @param {string} key */
  number(table, key) {
    const row = Math.max(0, this.leader.choices.findIndex((each) => each.key === this.deck.choice));
    return table[row]?.[this.places.get(key) ?? -1] ?? 0;
  }

  /** The points of one copy. @param {string} key */
  cost(key) {
    return this.number(this.leader.costs, key);
  }

  /** How many copies this leader may have; none of what is for others. @param {string} key */
  most(key) {
    return this.number(this.leader.most, key);
  }

  /** Whether there are more copies than the usual rules allow: what an option allows only the server knows. @param {string} key */
  isTooMany(key) {
    return !this.isLoose && this.copies(key) > this.most(key);
  }

  /** Whether an option is on that makes other decks legal. */
  get isLoose() {
    return Object.keys(this.options).length > 0;
  }

  /** What the deck costs, as far as it can be told before the server has looked. */
  points() {
    return Object.entries(this.deck.copies).reduce((sum, [key, n]) => sum + n * this.cost(key), 0);
  }

  /** Puts another deck in its place. @param {Deck} deck */
  become(deck) {
    this.past.push(JSON.stringify(this.deck));
    if (this.past.length > MOST_STEPS) this.past.shift();
    this.deck = deck;
    keep(`deck.${this.game}`, deck);
  }

  /** More copies of a card, or fewer; whether anything has changed. @param {string} key @param {number} n */
  add(key, n) {
    const now = Math.min(MOST_COPIES, Math.max(0, this.copies(key) + n));
    if (now === this.copies(key)) return false;
    const { [key]: _, ...others } = this.deck.copies;
    this.become({ ...this.deck, copies: now ? { ...others, [key]: now } : others });
    return true;
  }

  /** @param {string} leader */
  follow(leader) {
    this.become(this.mended({ ...this.deck, leader, choice: "" }));
  }

  /** Takes the last change back. */
  undo() {
    const before = this.past.pop();
    if (!before) return false;
    this.deck = JSON.parse(before);
    keep(`deck.${this.game}`, this.deck);
    return true;
  }
}
