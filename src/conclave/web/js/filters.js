// Filters, which a small screen folds away behind a button.

import { h } from "./dom.js";
import { say } from "./words.js";

/**
 * The button that unfolds filters; style hides it where there is room for them.
 * @param {HTMLElement} choosers
 * @param {boolean} [isOpen] whether something is filtered already
 * @returns {HTMLElement}
 */
export function filterButton(choosers, isOpen = false) {
  choosers.id = "choosers";
  const button = h("button", { type: "button", class: "quiet toggle", "aria-controls": "choosers", onclick: () => unfold(!choosers.classList.contains("is-open")) }, say("filters"));
  const unfold = (/** @type {boolean} */ is) => {
    choosers.classList.toggle("is-open", is);
    button.setAttribute("aria-expanded", String(is));
  };
  unfold(isOpen);
  return button;
}
