// What happened, as a tree of causes: what follows from a line stands beneath it.

import { h } from "./dom.js";
import { symbol } from "./symbols.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").LogLine} LogLine */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./lore.js").Lore} Lore */

/** The log of one table; it grows and shrinks with the scenes. */
export class Log {
  /**
   * @param {Lore} lore
   * @param {{show: (keys: string[]) => void, jump: (line: LogLine) => void}} to what a line can do
   */
  constructor(lore, to) {
    this.lore = lore;
    this.to = to;
    this.list = h("ol", { class: "log", tabindex: 0, "aria-label": say("log") });
    /** @type {{line: LogLine, element: HTMLElement}[]} */
    this.shown = [];
    /** @type {Map<number, HTMLElement>} the list beneath each line that has one */
    this.beneath = new Map();
    /** Whether the last lines are in sight; to ask the list at every scene would lay the page out anew. */
    this.low = true;
    this.list.addEventListener("scroll", () => (this.low = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < 60), { passive: true });
  }

  /**
   * Shows the log of a scene and returns the lines that are new.
   * @param {Scene} scene
   * @returns {LogLine[]}
   */
  update(scene) {
    const lines = scene.log;
    let same = 0;
    while (same < lines.length && same < this.shown.length && this.isSame(lines[same], this.shown[same].line)) same += 1;
    for (const { element, line } of this.shown.splice(same)) {
      element.remove();
      this.beneath.delete(line.number);
    }
    const fresh = lines.slice(same);
    fresh.forEach((line) => this.add(line, scene));
    if (fresh.length && (this.low || same === 0)) requestAnimationFrame(() => (this.list.scrollTop = this.list.scrollHeight));
    return same === 0 ? [] : fresh;
  }

  /** @param {LogLine} a @param {LogLine} b */
  isSame(a, b) {
    return a.number === b.number && a.text === b.text && a.cause === b.cause;
  }

  /** @param {LogLine} line @param {Scene} scene */
  add(line, scene) {
    const seat = scene.seats.find((each) => each.seat === line.seat);
    const element = h(
      "li",
      { "data-tone": seat?.tone ?? null, "data-number": line.number },
      h(
        "div",
        {
          class: "line",
          onmouseenter: () => this.to.show(line.about),
          onmouseleave: () => this.to.show([]),
        },
        h("span", { class: "text" }, this.lore.linked(line.text)),
        h(
          "button",
          { type: "button", class: "jump", "aria-label": say("jump-to", { line: line.text }), title: say("jump"), onclick: () => this.to.jump(line) },
          symbol("eye"),
        ),
      ),
    );
    this.placeFor(line).append(element);
    this.shown.push({ line, element });
  }

  /** The list a line belongs to: beneath its cause, or the outermost. @param {LogLine} line @returns {HTMLElement} */
  placeFor(line) {
    const cause = this.shown.find((each) => each.line.number === line.cause);
    if (line.cause < 0 || !cause) return this.list;
    let list = this.beneath.get(line.cause);
    if (!list) {
      list = h("ol", {});
      cause.element.append(list);
      this.beneath.set(line.cause, list);
    }
    return list;
  }
}
