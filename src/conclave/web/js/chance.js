// Chance that can be checked: what this browser throws in before the deal, and the sums after the game.

import { h } from "./dom.js";
import { toast } from "./announce.js";
import { keep, recall } from "./keep.js";
import { symbol } from "./symbols.js";
import { ask, text } from "./wire.js";
import { say } from "./words.js";

/** @typedef {{table: string, promise: string, word: string}} Throw what was promised, and what was thrown in after that */

const MOST_KEPT = 40;

/** What this browser has thrown in at a table. @param {string} table @returns {Throw | undefined} */
export function throwAt(table) {
  return recall("throws", /** @type {Throw[]} */ ([])).find((each) => each.table === table);
}

/** What this browser throws in at a table: the same each time, and nothing before the promise is known. @param {string} table */
export async function throwIn(table) {
  const known = throwAt(table);
  if (known) return known.word;
  const facts = await ask(`/api/tables/${encodeURIComponent(table)}`).catch(() => null);
  if (!facts?.promise) return "";
  const word = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const others = recall("throws", /** @type {Throw[]} */ ([]));
  keep("throws", [{ table, promise: facts.promise.hash, word }, ...others].slice(0, MOST_KEPT));
  return word;
}

/** @param {string[]} words */
async function summed(...words) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words.join(":")));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Whether the record of a game is that of the deal which was promised, with what this browser threw in.
 * @param {string} record
 * @param {string} promise
 * @param {number} seat
 * @param {string} word
 */
async function isFair(record, promise, seat, word) {
  const [header] = record.split("\n", 1);
  const { chance } = JSON.parse(header);
  const seed = /"seed":(\d+)/.exec(header)?.[1] ?? ""; // larger than what a number here can hold
  const { nonce, secret, throws } = chance;
  const made = BigInt(`0x${(await summed(nonce, secret, ...throws)).slice(0, 16)}`) >> 2n;
  return (await summed(nonce, secret)) === promise && made.toString() === seed && (!word || seat < 0 || throws[seat] === word);
}

/** Does the sums, once the game is over. @param {import("./table.js").Table} table */
async function check(table) {
  try {
    const record = await text(`/api/tables/${encodeURIComponent(table.id)}/record`);
    if (!globalThis.crypto?.subtle) return toast(say("chance-by-hand"));
    const kept = throwAt(table.id);
    const fair = await isFair(record, kept?.promise ?? table.promise, table.seat, kept?.word ?? "");
    return toast(say(fair ? "chance-fair" : "chance-unfair"), fair ? "" : "bad");
  } catch (error) {
    return toast(/** @type {Error} */ (error).message, "bad");
  }
}

/** What was promised and thrown in, and a way to check it. @param {import("./table.js").Table} table */
export function aboutChance(table) {
  if (!table.promise) return null;
  const word = throwAt(table.id)?.word;
  return h(
    "details",
    { class: "code chance" },
    h("summary", {}, say("chance")),
    h("p", {}, say("chance-help")),
    h("p", { class: "address" }, say("chance-promise", { hash: table.promise })),
    word && h("p", { class: "address" }, say("chance-throw", { word })),
    h("button", { type: "button", class: "quiet wide", onclick: () => check(table) }, symbol("ask"), say("chance-check")),
  );
}
