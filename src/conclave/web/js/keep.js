// What this browser remembers: the seats it holds, the person's name, language and theme, what was explained.

const PREFIX = "conclave.";

/**
 * @template T
 * @param {string} key
 * @param {T} otherwise
 * @returns {T}
 */
export function recall(key, otherwise) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
export function keep(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** @param {string} theme `dark`, `light` or nothing for the system's own */
export function keepTheme(theme) {
  try {
    if (theme) localStorage.setItem(PREFIX + "theme", theme);
    else localStorage.removeItem(PREFIX + "theme");
  } catch {
    // As above.
  }
}

/** @typedef {{table: string, token: string, seat: number, game: string, title: string, at: number}} Place */

/** The seats this browser holds, newest first. @returns {Place[]} */
export function places() {
  return recall("places", []);
}

/** @param {string} table @returns {Place | undefined} */
export function placeAt(table) {
  return places().find((place) => place.table === table);
}

/** @param {Place} place */
export function keepPlace(place) {
  keep("places", [place, ...places().filter((each) => each.table !== place.table)].slice(0, 40));
}

/** @param {string} table */
export function forgetPlace(table) {
  keep("places", places().filter((each) => each.table !== table));
}

/**
 * A token that came with the address, until the table has welcomed it: a wrong one must not cost the seat.
 * @param {string} table
 * @param {string} token
 */
export function keepKnock(table, token) {
  try {
    if (token) sessionStorage.setItem(`${PREFIX}knock.${table}`, token);
    else sessionStorage.removeItem(`${PREFIX}knock.${table}`);
  } catch {
    // As above.
  }
}

/** The token that came with the address and was not answered yet. @param {string} table */
export function knockAt(table) {
  try {
    return sessionStorage.getItem(`${PREFIX}knock.${table}`) ?? "";
  } catch {
    return "";
  }
}

/**
 * Whether a question of a game comes for the first time here; it is remembered as explained.
 * @param {string} game
 * @param {string} kind
 */
export function isNew(game, kind) {
  const explained = recall("explained", /** @type {Record<string, string[]>} */ ({}));
  const kinds = explained[game] ?? [];
  if (kinds.includes(kind)) return false;
  keep("explained", { ...explained, [game]: [...kinds, kind] });
  return true;
}

/** Explain everything anew. */
export function forgetExplained() {
  keep("explained", {});
}
