// Elements in one expression each, for HTML and SVG.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {string | number | Node | null | undefined | false} Child */

/**
 * @param {Element} element
 * @param {Record<string, any>} facts
 * @param {(Child | Child[])[]} children
 */
function fill(element, facts, children) {
  for (const [name, value] of Object.entries(facts)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value") /** @type {HTMLInputElement} */ (element).value = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/**
 * An HTML element.
 * @param {string} tag
 * @param {Record<string, any>} [facts] attributes, and listeners as `onclick`
 * @param {...(Child | Child[])} children
 * @returns {HTMLElement}
 */
export function h(tag, facts = {}, ...children) {
  const element = document.createElement(tag);
  fill(element, facts, children);
  return element;
}

/**
 * An SVG element.
 * @param {string} tag
 * @param {Record<string, any>} [facts]
 * @param {...(Child | Child[])} children
 * @returns {SVGElement}
 */
export function s(tag, facts = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  fill(element, facts, children);
  return element;
}

/**
 * The element of an id, which the page has.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** Whether the person prefers less motion. */
export function isCalm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
