// What is said aloud by a screen reader, and shown for a moment to everybody else.

import { byId, h } from "./dom.js";

const SHOWN_FOR = 6000;

/** Says something when the reader is free. @param {string} text */
export function tell(text) {
  byId("said").textContent = text;
}

/** Says something at once: the person is asked. @param {string} text */
export function call(text) {
  byId("called").textContent = text;
}

/** Brings it before whatever lies over the page. @param {HTMLElement} place */
function lift(place) {
  if (!place.showPopover) return; // an older browser shows it beneath an open sheet
  if (place.matches(":popover-open")) place.hidePopover();
  place.showPopover();
}

/** Shows a sentence for a while, and says it. @param {string} text @param {string} [kind] */
export function toast(text, kind = "") {
  tell(text);
  const note = h("div", { class: `toast ${kind}` }, text);
  const place = byId("toasts");
  place.append(note);
  lift(place);
  setTimeout(() => note.remove(), SHOWN_FOR);
}
