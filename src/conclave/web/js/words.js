// The page's sentences, read from Fluent files. The reader knows what our files use: messages, `{ $fact }`,
// and `{ $fact -> [one] … *[other] … }`; the check of the files in the tests uses the full library.

import { recall, keep } from "./keep.js";

export const LANGUAGES = { en: "English", it: "Italiano" };

/** @typedef {Record<string, string | number>} Facts */

/** @type {Map<string, string>[]} best first */
let books = [];
let code = "en";

/**
 * The messages of a Fluent file.
 * @param {string} text
 * @returns {Map<string, string>}
 */
export function read(text) {
  const found = new Map();
  let key = "";
  for (const line of text.split(/\r?\n/)) {
    const head = /^([a-z][\w-]*)\s*=\s*(.*)$/.exec(line);
    if (head) {
      key = head[1];
      found.set(key, head[2]);
    } else if (key && /^\s+\S/.test(line)) {
      found.set(key, (found.get(key) + "\n" + line.trim()).trim());
    } else if (line.trim() !== "" || !key) {
      key = "";
    }
  }
  return found;
}

/**
 * A message with its facts filled in.
 * @param {string} pattern
 * @param {Facts} facts
 * @param {string} language
 * @returns {string}
 */
export function compose(pattern, facts, language) {
  let said = "";
  let at = 0;
  while (at < pattern.length) {
    const open = pattern.indexOf("{", at);
    if (open < 0) return said + pattern.slice(at);
    const close = closing(pattern, open);
    said += pattern.slice(at, open) + placeable(pattern.slice(open + 1, close), facts, language);
    at = close + 1;
  }
  return said;
}

/** @param {string} text @param {number} open */
function closing(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}" && (depth -= 1) === 0) return at;
  }
  return text.length;
}

/** @param {string} inner @param {Facts} facts @param {string} language @returns {string} */
function placeable(inner, facts, language) {
  const choice = /^\s*\$([\w-]+)\s*->\s*([^]*)$/.exec(inner);
  if (!choice) {
    const literal = /^\s*"([^"]*)"\s*$/.exec(inner);
    return literal ? literal[1] : String(facts[inner.trim().slice(1)] ?? "");
  }
  const value = facts[choice[1]];
  const form = typeof value === "number" ? new Intl.PluralRules(language).select(value) : String(value);
  const variants = [...choice[2].matchAll(/(\*?)\[\s*([^\]\s]+)\s*\]\s*([^]*?)(?=\n?\s*\*?\[|\s*$)/g)];
  const wanted =
    variants.find((each) => each[2] === String(value)) ??
    variants.find((each) => each[2] === form) ??
    variants.find((each) => each[1] === "*");
  return wanted ? compose(wanted[3].trim(), facts, language) : "";
}

/** @param {string} language */
async function fetchBook(language) {
  const answer = await fetch(`/static/locale/${language}.ftl`);
  return answer.ok ? read(await answer.text()) : new Map();
}

/** The language of the page. */
export function language() {
  return code;
}

/** Chooses the person's language, or the browser's, and reads its sentences. */
export async function learn() {
  const wished = recall("language", "") || navigator.language.slice(0, 2);
  code = wished in LANGUAGES ? wished : "en";
  const codes = code === "en" ? ["en"] : [code, "en"];
  books = await Promise.all(codes.map(fetchBook));
  document.documentElement.lang = code;
}

/** @param {string} wished */
export function choose(wished) {
  keep("language", wished);
  location.reload();
}

/** @param {string} key @returns {boolean} */
export function knows(key) {
  return books.some((book) => book.has(key));
}

/**
 * A sentence of the page.
 * @param {string} key
 * @param {Facts} [facts]
 * @returns {string}
 */
export function say(key, facts = {}) {
  const book = books.find((each) => each.has(key));
  return book ? compose(/** @type {string} */ (book.get(key)), facts, code) : key;
}

/**
 * A sentence of the page, or what the game itself says.
 * @param {string} key
 * @param {string} otherwise
 */
export function sayOr(key, otherwise) {
  return knows(key) ? say(key) : otherwise;
}
