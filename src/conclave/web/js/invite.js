// The table itself: whom to invite, how to hand a seat to a bot, and where its replay is.

import { h } from "./dom.js";
import { toast } from "./announce.js";
import { aboutChance } from "./chance.js";
import { forgetExplained, forgetPlace } from "./keep.js";
import { symbol } from "./symbols.js";
import { picture } from "./wire.js";
import { say } from "./words.js";

/** Copies a text, or shows it where that is forbidden. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(say("copied"));
  } catch {
    window.prompt(say("copy-this"), text);
  }
}

/**
 * A code that a phone's camera reads: the address of the table, or of one's own seat.
 * @param {string} table
 * @param {string} token
 * @param {string} words what it is, for whoever cannot see it
 */
function code(table, token, words) {
  const image = /** @type {HTMLImageElement} */ (h("img", { class: "qr", alt: say(words), hidden: true }));
  const shown = h("details", { class: "code" }, h("summary", {}, say(words)), image);
  shown.addEventListener("toggle", async () => {
    if (image.src) return;
    image.src = await picture(`/api/tables/${encodeURIComponent(table)}/code`, token).catch((error) => (toast(error.message, "bad"), ""));
    image.hidden = !image.src;
  });
  return shown;
}

/** Gives one's seat up for good. @param {import("./table.js").Table} table */
function leave(table) {
  table.leaves = true;
  forgetPlace(table.id);
  table.line.say({ type: "leave" });
}

/** @param {import("./table.js").Table} table @returns {HTMLElement} */
export function invitation(table) {
  const link = `${location.origin}/t/${table.id}`;
  const mine = `${link}#${table.token}`;
  const sits = table.seat >= 0;
  const button = (/** @type {string} */ icon, /** @type {string} */ text, /** @type {() => void} */ act) =>
    h("button", { type: "button", class: "quiet wide", onclick: act }, symbol(icon), text);
  return h(
    "div",
    { class: "about-table" },
    table.fork && h("p", {}, say("fork-help")),
    h("p", {}, say("invite-help")),
    h("p", { class: "address" }, link),
    button("link", say("copy-link"), () => copy(link)),
    code(table.id, "", "code-of-table"),
    sits && button("people", say("copy-own-link"), () => copy(mine)),
    sits && h("small", {}, say("own-link-help")),
    sits && code(table.id, table.token, "code-of-seat"),
    aboutChance(table),
    h("hr"),
    sits && button("bot", say("hand-over"), () => table.line.say({ type: "hand_over", bot: "greedy" })),
    sits && h("details", { class: "code" }, h("summary", {}, say("leave")), h("p", {}, say("leave-help")), button("bot", say("leave-now"), () => leave(table))),
    button("eye", say("open-replay"), () => (location.href = `/t/${table.id}?at=0`)),
    button("ask", say("explain-again"), () => {
      forgetExplained();
      toast(say("will-explain"));
    }),
    h("hr"),
    h("h3", {}, say("keys")),
    h("ul", { class: "keys" }, ["digits", "space", "arrows", "board", "undo", "escape"].map((key) => h("li", {}, say(`key-${key}`)))),
  );
}
