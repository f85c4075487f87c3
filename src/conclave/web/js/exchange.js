// Decks that come and go: pasted as a list, a code or a link, read from a file; copied, shared, saved as a file.

import { h } from "./dom.js";
import { readPasted } from "./decks.js";
import { copy } from "./invite.js";
import { openSheet } from "./lore.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").DeckFacts} DeckFacts */

/** Letters, or bytes of a file, beyond which nothing is a list; the server takes no more. */
const MOST_LETTERS = 60_000;

/** Closes the sheet that lies over the page. */
function closeSheet() {
  /** @type {HTMLDialogElement | null} */ (document.querySelector("#sheet"))?.close();
}

/**
 * Asks for a deck.
 * @param {(given: {code: string} | {text: string}) => Promise<string>} bring returns what is wrong, or nothing
 */
export function openImport(bring) {
  const wrong = h("p", { class: "wrong", id: "wrong", role: "alert" });
  const field = /** @type {HTMLTextAreaElement} */ (h("textarea", { rows: 10, id: "pasted", spellcheck: "false", "aria-describedby": "wrong", oninput: () => (wrong.textContent = "") }));
  const take = async () => {
    wrong.textContent = "";
    wrong.textContent = !field.value.trim() ? say("nothing-pasted") : field.value.length > MOST_LETTERS ? say("too-long") : await bring(readPasted(field.value));
    if (wrong.textContent) field.focus();
    else closeSheet();
  };
  const read = async (/** @type {File | undefined} */ found) => {
    if (!found) return;
    if (found.size > MOST_LETTERS) {
      wrong.textContent = say("too-long");
      return;
    }
    field.value = await found.text().catch(() => "");
    await take();
  };
  const file = /** @type {HTMLInputElement} */ (h("input", { type: "file", class: "spoken", accept: ".txt,text/plain", onchange: async () => {
    await read(file.files?.[0]);
    file.value = ""; // so that the same file, mended, can be chosen again
  } }));
  const dropped = (/** @type {DragEvent} */ event) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    read(event.dataTransfer.files[0]);
  };
  openSheet(
    say("import").replace("…", ""),
    h("form", { class: "trade", onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), take()), ondragover: (/** @type {Event} */ event) => event.preventDefault(), ondrop: dropped },
      h("label", { for: "pasted" }, say("paste-deck")),
      field,
      wrong,
      h("div", { class: "deeds" }, h("button", { type: "submit", class: "yes" }, say("take-deck")), h("label", { class: "bring button" }, say("deck-from-file"), file)),
    ),
  );
  field.focus();
}

/** What a file of this deck is called. @param {string} name */
function fileName(name) {
  return `${name.replace(/[^\p{L}\d]+/gu, "-").replace(/^-|-$/g, "").toLowerCase() || "deck"}.txt`;
}

/**
 * Gives the deck away.
 * @param {string} game
 * @param {DeckFacts} facts
 * @param {string} name
 */
export function openExport(game, facts, name) {
  const link = `${location.origin}/decks/${game}#${facts.code}`;
  const save = () => {
    const url = URL.createObjectURL(new Blob([facts.text], { type: "text/plain" }));
    h("a", { href: url, download: fileName(name || game) }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  openSheet(
    say("export").replace("…", ""),
    h("div", { class: "trade" },
      h("h3", {}, say("deck-code")),
      h("p", {}, say("deck-code-help")),
      h("p", { class: "address" }, facts.code),
      h("div", { class: "deeds" }, h("button", { type: "button", class: "yes", onclick: () => copy(facts.code) }, say("copy-code")), h("button", { type: "button", onclick: () => copy(link) }, say("copy-deck-link"))),
      h("h3", {}, say("deck-list")),
      h("textarea", { rows: 8, readonly: true, "aria-label": say("deck-list") }, facts.text),
      h("div", { class: "deeds" }, h("button", { type: "button", onclick: () => copy(facts.text) }, say("copy-list")), h("button", { type: "button", onclick: save }, say("save-list"))),
    ),
  );
}
