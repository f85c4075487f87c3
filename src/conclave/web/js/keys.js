// The keyboard: digits for answers, Space for the usual one, arrows to walk among answers and on the board.

/** @typedef {import("./types.js").Choice} Choice */

const WAIT = 700;
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * Digits typed after one another are one number, decided as soon as no longer one could be meant.
 * @param {(n: number) => void} decide
 * @returns {(digit: string, count: number) => void}
 */
export function numberPad(decide) {
  let typed = "";
  let timer = 0;
  const settle = () => {
    const n = Number(typed);
    typed = "";
    if (n > 0) decide(n);
  };
  return (digit, count) => {
    clearTimeout(timer);
    typed += digit;
    if (Number(typed) * 10 > count) settle();
    else timer = window.setTimeout(settle, WAIT);
  };
}

/** Whether a key belongs to a field that takes text. @param {EventTarget | null} target */
export function isTyping(target) {
  return target instanceof HTMLElement && (target.matches("input:not([type=range]), textarea, select") || target.isContentEditable);
}

/**
 * The next element in the direction of an arrow, among those given.
 * @param {Element} from
 * @param {Element[]} others
 * @param {string} key
 * @returns {Element | null}
 */
export function towards(from, others, key) {
  const direction = /** @type {Record<string, number[]>} */ (ARROWS)[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  const here = middle(from);
  let best = null;
  let least = Infinity;
  for (const other of others) {
    if (other === from) continue;
    const there = middle(other);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along <= 2) continue;
    const cost = along + aside * 2;
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Whether a key is an arrow. @param {string} key */
export function isArrow(key) {
  return key in ARROWS;
}
