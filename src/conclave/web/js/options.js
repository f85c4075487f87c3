// The options of a game as the lobby asks for them: a list of choices, and for one that takes a deck also one's own.

import { h } from "./dom.js";
import { check, keptDecks, readPasted } from "./decks.js";
import { failureOf, reasonsOf, stateOf } from "./verdict.js";
import { say, sayOr } from "./words.js";

/** @typedef {import("./types.js").GameFacts} GameFacts */
/** @typedef {import("./types.js").Option} Option */

const PASTED = "pasted";
const CODE = "code:";

/** @param {Option} option @param {number} n the name of one of its choices */
function titleOf(option, n) {
  const value = option.choices[n];
  return option.titles?.[n] || sayOr(`value-${value}`, String(value));
}

/**
 * @param {GameFacts} game
 * @param {Option} option
 * @returns {HTMLElement}
 */
export function drawOption(game, option) {
  const choices = option.choices.map((value, n) => h("option", { value: n, selected: value === option.default }, titleOf(option, n)));
  const words = h("span", {}, option.name.replace(/_/g, " "), h("small", {}, option.help));
  const select = /** @type {HTMLSelectElement} */ (h("select", { name: `option-${option.name}` }, choices));
  const row = h("label", { class: "option-row" }, words, select);
  return option.takes_code ? new DeckOption(game, option, row, select).element : row;
}

/** An option that takes a deck: a published one, one of those kept here, or a code that is pasted. */
class DeckOption {
  /** @param {GameFacts} game @param {Option} option @param {HTMLElement} row @param {HTMLSelectElement} select */
  constructor(game, option, row, select) {
    this.game = game;
    this.option = option;
    this.select = select;
    this.number = 0;
    const own = keptDecks(game.key);
    if (own.length) select.append(h("optgroup", { label: say("your-decks") }, own.map((each) => h("option", { value: CODE + each.code }, each.name))));
    select.append(h("option", { value: PASTED }, say("paste-code")));
    const about = say("code-for", { option: option.name.replace(/_/g, " ") });
    this.field = /** @type {HTMLInputElement} */ (h("input", { name: `code-${option.name}`, hidden: true, autocomplete: "off", spellcheck: "false", placeholder: say("deck-code"), "aria-label": about }));
    this.said = h("div", { role: "status" });
    this.link = h("a", {});
    this.element = h("div", { class: "option-deck", onchange: () => this.changed() }, row, this.field, this.said, this.link);
    this.changed();
  }

  /** Shows the field for a code where one is wanted, and what the game says of a deck of one's own. */
  async changed() {
    const wasHidden = this.field.hidden;
    this.field.hidden = this.select.value !== PASTED;
    if (wasHidden && !this.field.hidden) this.field.focus();
    const code = String(this.given()[this.option.name] ?? "");
    const isOwn = this.select.value === PASTED || this.select.value.startsWith(CODE);
    const shown = isOwn && code !== "";
    this.link.setAttribute("href", `/decks/${this.game.key}${shown ? `#${code}` : ""}`);
    this.link.textContent = say(shown ? "see-code" : "own-deck", { deck: this.game.decks });
    this.number += 1;
    const { number } = this;
    const said = shown ? await this.judged(code) : [];
    if (number === this.number) this.said.replaceChildren(...said);
  }

  /** What is chosen in the form so far. @returns {Record<string, unknown>} */
  given() {
    const { form } = this.select;
    return form ? readOptions(this.game, new FormData(form)) : {};
  }

  /** All that is wrong with a deck under the other options. @param {string} code @returns {Promise<HTMLElement[]>} */
  async judged(code) {
    const given = this.given();
    const others = this.game.options.filter((each) => !each.takes_code && each.name in given);
    try {
      const facts = await check(this.game.key, { code, options: Object.fromEntries(others.map((each) => [each.name, given[each.name]])) });
      const state = h("p", { class: facts.reasons.length ? "state bad" : "state good" }, stateOf(facts));
      return [state, reasonsOf(facts)].filter((each) => each !== null);
    } catch (error) {
      return [h("p", { class: "state bad" }, failureOf(error))];
    }
  }
}

/**
 * What was chosen, where it is not the usual.
 * @param {GameFacts} game
 * @param {FormData} given
 * @returns {Record<string, unknown>}
 */
export function readOptions(game, given) {
  /** @type {Record<string, unknown>} */
  const options = {};
  for (const option of game.options) {
    const chosen = String(given.get(`option-${option.name}`) ?? "");
    if (chosen.startsWith(CODE)) options[option.name] = chosen.slice(CODE.length);
    else if (chosen === PASTED) options[option.name] = pasted(String(given.get(`code-${option.name}`) ?? ""));
    else {
      const value = option.choices[Number(chosen)];
      if (value !== undefined && value !== option.default) options[option.name] = value;
    }
  }
  return options;
}

/** A code that was pasted, or the one of a link. @param {string} text */
function pasted(text) {
  const read = readPasted(text);
  return "code" in read ? read.code : text.trim();
}
