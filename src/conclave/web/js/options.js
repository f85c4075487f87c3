// The options of a game as the lobby asks for them: a list of choices, and for one that takes a deck also one's own.

import { h } from "./dom.js";
import { keptDecks, readPasted } from "./decks.js";
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
  const select = /** @type {HTMLSelectElement} */ (h("select", { name: `option-${option.name}` }));
  if (!option.takes_code) {
    select.append(...choices);
    return h("label", { class: "option-row" }, words, select);
  }
  const own = keptDecks(game.key);
  select.append(
    ...choices,
    ...(own.length ? [h("optgroup", { label: say("your-decks") }, own.map((each) => h("option", { value: CODE + each.code }, each.name)))] : []),
    h("option", { value: PASTED }, say("paste-code")),
  );
  const field = /** @type {HTMLInputElement} */ (h("input", { name: `code-${option.name}`, hidden: true, autocomplete: "off", spellcheck: "false", placeholder: say("deck-code"), "aria-label": say("code-for", { option: option.name.replace(/_/g, " ") }) }));
  select.addEventListener("change", () => {
    field.hidden = select.value !== PASTED;
    if (!field.hidden) field.focus();
  });
  return h("div", { class: "option-deck" }, h("label", { class: "option-row" }, words, select), field, h("a", { href: `/decks/${game.key}` }, say("own-deck", { deck: game.decks })));
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
