// The prompt dock: what is asked, why, and the answers. There is one, and it cannot be missed.

import { h } from "./dom.js";
import { isNew } from "./keep.js";
import { symbol } from "./symbols.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").UndoFacts} UndoFacts */
/** @typedef {import("./lore.js").Lore} Lore */
/** @typedef {{title: string, lines: string[], reasons: {what: string, own: string, sentence: string, rule: string}[], more: Node[]}} Thing */

/**
 * @typedef {object} Answers what the dock can do
 * @property {(choice: Choice, stand?: boolean) => void} decide
 * @property {() => void} askAgain
 * @property {() => void} undo
 * @property {() => void} clear
 * @property {(name: string, verb: number) => void} whyNot
 * @property {(ask: number, yes: boolean) => void} consent
 * @property {(rule: string) => void} openRules
 * @property {() => Node[]} afterwards what to do once the game is over
 */

/** The verb of declining, in every game. */
const PASS = 0;

/** The dock of one table. */
export class Dock {
  /** @param {Lore} lore @param {Answers} to */
  constructor(lore, to) {
    this.lore = lore;
    this.to = to;
    /** @type {Map<string, boolean>} whether a kind of question came for the first time */
    this.first = new Map();
    /** @type {Choice[]} */
    this.choices = [];
    /** @type {{ask: number, sentence: string}[]} */
    this.wanted = [];
    /** What was shown last: something new is shown from its beginning. */
    this.about = "";
    this.element = h("section", { class: "dock", "aria-label": say("your-decision"), id: "dock" });
  }

  /**
   * Shows the prompt of a scene, or for whom the table waits.
   * @param {Scene} scene
   * @param {UndoFacts} undo
   * @param {string} focus the thing whose answers are shown, if not all
   * @param {Thing | null} thing what was asked about
   * @param {HTMLElement | null} [offer] a seat to whoever watches
   * @param {number} [standing] how many questions pass without being asked
   */
  update(scene, undo, focus, thing, offer = null, standing = 0) {
    const prompt = scene.prompt;
    const asked = prompt !== null && prompt !== undefined;
    this.element.className = `dock ${asked ? "is-asking" : scene.over ? "is-over" : "is-waiting"}`;
    this.choices = asked ? this.choicesFor(scene, focus) : [];
    const parts = [
      ...this.wanted.map((each) => this.drawConsent(each)),
      thing && this.drawThing(thing),
      asked ? this.drawPrompt(scene, focus) : this.drawWaiting(scene),
      offer,
      this.drawUndo(undo, asked),
      standing > 0 && !scene.over && this.drawStanding(standing),
    ];
    const held = this.element.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.focus : "";
    this.element.replaceChildren(.../** @type {Node[]} */ (parts.filter(Boolean)));
    const about = `${prompt?.question ?? ""}|${focus}`;
    if (about !== this.about) this.element.scrollTop = 0;
    // What others do meanwhile does not take the keyboard from whoever is about to answer.
    else if (held) /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-focus="${held}"]`))?.focus({ preventScroll: true });
    this.about = about;
  }

  /** @param {Scene} scene @param {string} focus @returns {Choice[]} */
  choicesFor(scene, focus) {
    const all = scene.prompt?.choices ?? [];
    const some = focus ? all.filter((choice) => choice.points_at.includes(focus)) : all;
    return some.length ? some : all;
  }

  /** @param {Scene} scene @param {string} focus */
  drawPrompt(scene, focus) {
    const prompt = /** @type {import("./types.js").Prompt} */ (scene.prompt);
    const kind = `${scene.game}/${prompt.kind}`;
    if (!this.first.has(kind)) this.first.set(kind, isNew(scene.game, prompt.kind));
    const short = this.choices.length < prompt.choices.length;
    return h(
      "div",
      { class: "prompt" },
      h("h2", { id: "question" }, prompt.question),
      h(
        "details",
        { class: "why", open: this.first.get(kind) === true },
        h("summary", {}, say("why-asked"), " ", h("span", { class: "rule-keys" }, prompt.rule)),
        h("p", {}, this.lore.linked(prompt.help)),
        h("p", { class: "rule-links" }, this.lore.linked(prompt.rule)),
        h("div", { class: "ask-why" }, this.missing(scene).map((deed) =>
          h("button", { type: "button", class: "quiet", onclick: () => this.to.whyNot(deed.name, deed.verb) }, say("why-no", { deed: deed.name })),
        )),
      ),
      short && h("button", { type: "button", class: "quiet all", onclick: () => this.to.clear() }, say("show-all", { n: prompt.choices.length })),
      h("ol", { class: "options", "aria-labelledby": "question" }, this.choices.map((choice, n) => this.drawChoice(choice, n, prompt.default))),
      prompt.may_stand && this.drawStand(prompt),
    );
  }

  /** Nobody else knows that this is asked: it can be declined for the whole round. @param {import("./types.js").Prompt} prompt */
  drawStand(prompt) {
    const pass = prompt.choices.find((choice) => choice.code[0] === PASS);
    if (!pass) return null;
    return h(
      "button",
      { type: "button", class: "quiet stand", "data-focus": "stand", onclick: () => this.to.decide(pass, true) },
      say("let-stand", { label: pass.label }),
    );
  }

  /** @param {number} n */
  drawStanding(n) {
    return h(
      "footer",
      { class: "standing" },
      h("button", { type: "button", class: "quiet", "data-focus": "ask-again", onclick: () => this.to.askAgain() }, say("ask-again")),
      h("small", {}, say("standing", { n })),
    );
  }

  /** The deeds that take nothing and are not offered. @param {Scene} scene */
  missing(scene) {
    const prompt = scene.prompt;
    if (!prompt) return [];
    const verbs = new Set(prompt.choices.map((choice) => choice.code[0]));
    return prompt.deeds.filter((deed) => !deed.takes.length && !verbs.has(deed.verb));
  }

  /** @param {Choice} choice @param {number} n @param {number} standard */
  drawChoice(choice, n, standard) {
    const isDefault = choice.index === standard;
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: isDefault ? "option is-default" : "option",
          "data-index": choice.index,
          "data-points": choice.points_at.join(" "),
          "data-focus": `option-${choice.index}`,
          onclick: () => this.to.decide(choice),
        },
        h("kbd", { "aria-hidden": "true" }, String(n + 1)),
        h("span", { class: "label" }, this.lore.drawings.symbol(choice.picture), choice.label),
        choice.note && h("span", { class: "note" }, choice.note),
        isDefault && h("span", { class: "default" }, say("default-key")),
      ),
    );
  }

  /** @param {Scene} scene */
  drawWaiting(scene) {
    if (scene.over) {
      return h(
        "div",
        { class: "prompt" },
        h("h2", { id: "question" }, say("game-over")),
        scene.result && h("p", { class: "result" }, scene.result),
        h("p", { class: "afterwards" }, this.to.afterwards()),
      );
    }
    const names = scene.seats.filter((seat) => scene.waiting.includes(seat.seat)).map((seat) => seat.name);
    return h(
      "div",
      { class: "prompt" },
      h("h2", { id: "question" }, names.length ? say("waits-for", { who: names.join(", ") }) : say("waits")),
      h("span", { class: "breath", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    );
  }

  /** @param {Thing} thing */
  drawThing(thing) {
    return h(
      "section",
      { class: "thing", "aria-live": "polite" },
      h("header", {}, h("h3", {}, this.lore.linked(thing.title)), h("button", { type: "button", class: "close", "aria-label": say("close"), onclick: () => this.to.clear() }, symbol("close"))),
      thing.lines.map((text) => h("p", {}, this.lore.linked(text))),
      thing.more,
      thing.reasons.map((reason) =>
        h(
          "p",
          { class: "reason" },
          symbol("refused"),
          h("span", {}, h("b", {}, [reason.what, reason.own].filter(Boolean).join(", "), ": "), reason.sentence, " ", this.lore.linked(reason.rule)),
        ),
      ),
    );
  }

  /** @param {UndoFacts} undo @param {boolean} asked */
  drawUndo(undo, asked) {
    if (!undo.free && !undo.ask && !asked) return null;
    const may = undo.free || undo.ask;
    const words = undo.free ? say("undo-free") : undo.ask ? say("undo-ask") : undo.why || say("undo-none");
    return h(
      "footer",
      {},
      h("button", { type: "button", class: "quiet undo", disabled: !may, onclick: () => this.to.undo(), title: words }, symbol("undo"), say("undo"), h("kbd", { "aria-hidden": "true" }, "U")),
      h("small", {}, words),
    );
  }

  /** @param {{ask: number, sentence: string}} wanted */
  drawConsent(wanted) {
    return h(
      "div",
      { class: "consent", role: "group", "aria-label": wanted.sentence },
      h("p", {}, wanted.sentence),
      h("button", { type: "button", class: "yes", onclick: () => this.to.consent(wanted.ask, true) }, say("agree")),
      h("button", { type: "button", class: "quiet", onclick: () => this.to.consent(wanted.ask, false) }, say("refuse")),
    );
  }

  /** Puts the keyboard on the first answer. */
  focusFirst() {
    /** @type {HTMLElement | null} */
    const first = this.element.querySelector(".option.is-default, .option");
    first?.focus({ preventScroll: true });
  }
}
