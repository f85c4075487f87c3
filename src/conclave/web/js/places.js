// Sitting down, and what people at a table may do about each other's seats.

import { h } from "./dom.js";
import { toast } from "./announce.js";
import { keep, keepPlace, recall } from "./keep.js";
import { symbol } from "./symbols.js";
import { ask } from "./wire.js";
import { say } from "./words.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").SeatFacts} SeatFacts */

/** The bot that plays for people. */
const STAND_IN = "greedy";

/** Takes a seat and opens the table from there. @param {Table} table @param {number} [seat] */
export async function sitDown(table, seat) {
  const name = recall("name", "");
  const body = { ...(seat === undefined ? {} : { seat }), ...(name ? { name } : {}) };
  try {
    const taken = await ask(`/api/tables/${encodeURIComponent(table.id)}/join`, { body });
    keepPlace({ table: table.id, token: taken.token, seat: taken.seat, game: table.sent?.scene.game ?? "", title: table.title ?? "", at: Date.now() });
    location.hash = taken.token;
  } catch (error) {
    toast(/** @type {Error} */ (error).message, "bad");
  }
}

/** An offer to whoever only watches, while a seat is free. @param {Table} table @returns {HTMLElement | null} */
export function freeSeat(table) {
  const open = table.sent?.seats.some((seat) => seat.kind === "open");
  if (table.seat >= 0 || !open || table.sent?.scene.over) return null;
  if (table.offer) return table.offer;
  const name = /** @type {HTMLInputElement} */ (
    h("input", { name: "name", maxlength: 40, value: recall("name", ""), autocomplete: "nickname", oninput: () => keep("name", name.value.trim()) })
  );
  table.offer = h(
    "form",
    {
      class: "free-seat",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        sitDown(table);
      },
    },
    h("p", {}, say("seat-is-free")),
    h("label", {}, say("your-name"), name),
    h("button", { type: "submit", class: "yes" }, symbol("people"), say("join")),
  );
  return table.offer;
}

/**
 * The buttons beside a seat.
 * @param {Table} table
 * @param {number} seat
 * @param {SeatFacts | undefined} facts
 * @returns {HTMLElement[]}
 */
export function seatDeeds(table, seat, facts) {
  if (!facts || table.sent?.scene.over) return [];
  const button = (/** @type {string} */ icon, /** @type {string} */ words, /** @type {() => void} */ act) =>
    h("button", { type: "button", class: "quiet", onclick: act }, symbol(icon), say(words));
  const says = (/** @type {Record<string, unknown>} */ message) => () => table.line.say(message);
  if (table.seat < 0) {
    if (facts.kind === "open") return [button("people", "sit-here", () => sitDown(table, seat))];
    if (facts.kind === "human" && facts.online) {
      const watches = table.sent?.scene.viewer === seat;
      return [button("eye", watches ? "watch-public" : "watch-seat", says({ type: "watch", seat: watches ? -1 : seat }))];
    }
    return [];
  }
  if (seat === table.seat) {
    const back = facts.kind === "bot" && button("people", "take-back", says({ type: "take_back" }));
    const alone = facts.watched > 0 && h("button", { type: "button", class: "quiet", onclick: says({ type: "unwatch" }) }, symbol("eye"), say("unwatch", { n: facts.watched }));
    return [back, alone].filter((each) => each instanceof HTMLElement);
  }
  if (facts.kind === "human" && !facts.online) return [button("bot", "hand-over-other", says({ type: "hand_over", bot: STAND_IN, seat }))];
  return [];
}
