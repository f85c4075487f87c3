// The rules beside the board, open at the step that is being played.

import { h } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./lore.js").Lore} Lore */
/** @typedef {import("./types.js").RuleText} RuleText */

/** The book of one game. */
export class RuleBook {
  /** @param {Lore} lore */
  constructor(lore) {
    this.lore = lore;
    this.now = h("section", { class: "now" });
    this.found = h("div", { class: "found" });
    const search = h("input", {
      type: "search",
      placeholder: say("search-rules"),
      "aria-label": say("search-rules"),
      oninput: (/** @type {Event} */ event) => this.find(/** @type {HTMLInputElement} */ (event.target).value),
    });
    this.element = h("div", { class: "rules" }, this.now, search, this.found);
    this.find("");
  }

  /** Shows the rules of a question first. @param {string} keys as `R13, O18` */
  open(keys) {
    const rules = keys.split(",").map((key) => this.lore.rules.get(key.trim())).filter((rule) => rule !== undefined);
    this.now.replaceChildren(
      ...(rules.length ? [h("h3", {}, say("rules-now")), ...rules.map((rule) => this.draw(/** @type {RuleText} */ (rule)))] : []),
    );
  }

  /** @param {RuleText} rule */
  draw(rule) {
    return h(
      "p",
      { class: rule.ruling ? "rule-text is-ruling" : "rule-text", "data-rule": rule.key },
      h("b", {}, rule.key),
      " ",
      this.lore.others(rule.sentence, rule.key),
    );
  }

  /** All chapters, or what speaks of the words. @param {string} words */
  find(words) {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const has = (/** @type {RuleText} */ rule) =>
      wanted.every((word) => `${rule.key} ${rule.sentence}`.toLowerCase().includes(word));
    /** @type {Map<string, RuleText[]>} */
    const chapters = new Map();
    for (const rule of this.lore.ruleList.filter(has)) chapters.set(rule.chapter, [...(chapters.get(rule.chapter) ?? []), rule]);
    const sections = [...chapters].map(([title, rules]) => {
      const details = /** @type {HTMLDetailsElement} */ (
        h("details", { open: wanted.length > 0 }, h("summary", {}, title, " ", h("small", {}, String(rules.length))))
      );
      const fill = () => details.children.length === 1 && details.append(...rules.map((rule) => this.draw(rule)));
      if (wanted.length) fill();
      details.addEventListener("toggle", fill);
      return details;
    });
    this.found.replaceChildren(...(sections.length ? sections : [h("p", { class: "none" }, say("nothing-found"))]));
  }
}
