// Decks that come and go: pasted as a list, a code or a link, read from a file; copied, shared, saved as a file.

import { h } from "./dom.js";
import { readPasted } from "./decks.js";
import { copy } from "./invite.js";
import { openSheet } from "./lore.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").DeckFacts} DeckFacts */

const MOST_FILE = 60_000;

/** Closes the sheet that lies over the page. */
function closeSheet() {
  /** @type {HTMLDialogElement | null} */ (document.querySelector("#sheet"))?.close();
}

/**
 * Asks for a deck.
 * @param {(given: {code: string} | {text: string}) => Promise<string>} bring returns what is wrong, or nothing
 */
export function openImport(bring) {
  const field = /** @type {HTMLTextAreaElement} */ (h("textarea", { rows: 10, id: "pasted", spellcheck: "false" }));
  const wrong = h("p", { class: "wrong", role: "alert" });
  const take = async (/** @type {string} */ pasted) => {
    if (!pasted.trim()) {
      wrong.textContent = say("nothing-pasted");
      return;
    }
    wrong.textContent = await bring(readPasted(pasted));
    if (!wrong.textContent) closeSheet();
  };
  const read = async (/** @type {File} */ found) => {
    if (found.size > MOST_FILE) {
      wrong.textContent = say("file-too-large");
      return;
    }
    field.value = await found.text();
    await take(field.value);
  };
  const file = /** @type {HTMLInputElement} */ (h("input", { type: "file", class: "spoken", accept: ".txt,text/plain", onchange: () => file.files?.[0] && read(file.files[0]) }));
  openSheet(
    say("import").replace("…", ""),
    h("form", { class: "exchange", onsubmit: (/** @type {Event} */ event) => (event.preventDefault(), take(field.value)) },
      h("label", { for: "pasted" }, say("paste-deck")),
      field,
      wrong,
      h("div", { class: "deeds" }, h("button", { type: "submit", class: "yes" }, say("take-deck")), h("label", { class: "bring button" }, say("deck-from-file"), file)),
    ),
  );
  field.focus();
}

/**
 * Gives the deck away.
 * @param {string} game
 * @param {DeckFacts | null} facts
 * @param {string} name
 */
export function openExport(game, facts, name) {
  if (!facts?.code) return;
  const link = `${location.origin}/decks/${game}#${facts.code}`;
  const save = () => {
    const url = URL.createObjectURL(new Blob([facts.text], { type: "text/plain" }));
    const anchor = h("a", { href: url, download: `${(name || game).replace(/[^\p{L}\d]+/gu, "-").replace(/^-|-$/g, "").toLowerCase() || game}.txt` });
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  openSheet(
    say("export").replace("…", ""),
    h("div", { class: "exchange" },
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
