// What people say at the table; anybody can be muted.

import { h } from "./dom.js";
import { say } from "./words.js";

/** The talk at one table. */
export class Chat {
  /** @param {(text: string) => void} send */
  constructor(send) {
    /** @type {Set<string>} */
    this.muted = new Set();
    this.list = h("ol", { class: "talk", tabindex: 0, "aria-label": say("chat"), "aria-live": "polite" });
    const field = /** @type {HTMLInputElement} */ (
      h("input", { type: "text", maxlength: 500, placeholder: say("say-something"), "aria-label": say("say-something"), autocomplete: "off" })
    );
    const form = h(
      "form",
      {
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          if (field.value.trim()) send(field.value.trim());
          field.value = "";
        },
      },
      field,
      h("button", { type: "submit" }, say("send")),
    );
    this.element = h("div", { class: "chat" }, this.list, form);
  }

  /** @param {{seat: number, name: string, text: string}} said @param {string} tone */
  add(said, tone) {
    if (this.muted.has(said.name)) return;
    const mute = h(
      "button",
      { type: "button", class: "quiet mute", onclick: () => this.mute(said.name), "aria-label": say("mute", { name: said.name }) },
      say("mute-short"),
    );
    this.list.append(h("li", { "data-tone": tone || null, "data-name": said.name }, h("b", {}, said.name), " ", said.text, mute));
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** @param {string} name */
  mute(name) {
    this.muted.add(name);
    for (const line of [...this.list.children]) if (/** @type {HTMLElement} */ (line).dataset.name === name) line.remove();
  }
}
