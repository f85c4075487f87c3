// Panels that share one place: a list of tabs, and the body of the one that is open.

import { h } from "./dom.js";

/** @typedef {{name: string, title: string, body: HTMLElement}} Tab */

/** A set of tabs. */
export class Tabs {
  /** @param {string} label @param {Tab[]} tabs */
  constructor(label, tabs) {
    this.tabs = tabs;
    this.buttons = tabs.map((tab) =>
      h("button", { type: "button", role: "tab", id: `tab-${tab.name}`, "aria-controls": `panel-${tab.name}`, onclick: () => this.open(tab.name) }, tab.title),
    );
    this.panels = tabs.map((tab) => h("div", { class: "panel", role: "tabpanel", id: `panel-${tab.name}`, "aria-labelledby": `tab-${tab.name}` }, tab.body));
    const list = h("div", { role: "tablist", "aria-label": label }, this.buttons);
    list.addEventListener("keydown", (event) => this.walk(event));
    this.element = h("section", { class: "tabs" }, list, this.panels);
    this.open(tabs[0].name);
  }

  /** @param {string} name */
  open(name) {
    this.tabs.forEach((tab, n) => {
      const is = tab.name === name;
      this.buttons[n].setAttribute("aria-selected", String(is));
      this.buttons[n].tabIndex = is ? 0 : -1;
      this.panels[n].hidden = !is;
    });
    const body = this.tabs.find((tab) => tab.name === name)?.body;
    if (body?.classList.contains("log")) body.scrollTop = body.scrollHeight;
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const at = this.buttons.indexOf(/** @type {HTMLElement} */ (event.target));
    if (!step || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (at + step + this.buttons.length) % this.buttons.length;
    this.open(this.tabs[next].name);
    this.buttons[next].focus();
  }
}
