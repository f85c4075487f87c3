// Where the page begins: the head, and which of its pages an address means.

import { byId, h } from "./dom.js";
import { Browser } from "./browser.js";
import { Builder } from "./builder.js";
import { keepKnock, keepTheme, knockAt } from "./keep.js";
import { Lobby } from "./lobby.js";
import { Replay } from "./replay.js";
import { symbol } from "./symbols.js";
import { Table } from "./table.js";
import { LANGUAGES, choose, language, learn, say } from "./words.js";

/** Whether the page is dark now. */
function isDark() {
  return document.documentElement.dataset.theme === "dark";
}

/** @param {HTMLElement} button */
function turnTheme(button) {
  const theme = isDark() ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  keepTheme(theme);
  button.replaceChildren(symbol(isDark() ? "light" : "dark"));
}

/** The game whose decks are built here, if the address is that of a builder. */
function gameOfDecks() {
  return /^\/decks\/([a-z0-9-]+)\/?$/.exec(location.pathname)?.[1] ?? "";
}

/** The head of every page. @param {URLSearchParams} query */
function drawHead(query) {
  const theme = h("button", { type: "button", class: "quiet", "aria-label": say("theme"), title: say("theme"), onclick: () => turnTheme(theme) }, symbol(isDark() ? "light" : "dark"));
  const tongue = h(
    "select",
    { "aria-label": say("language"), onchange: (/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value) },
    Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, selected: code === language() }, name)),
  );
  const here = query.has("cards") ? "cards" : location.pathname === "/" ? "lobby" : "";
  byId("top").replaceChildren(
    h("a", { class: "brand", href: "/" }, symbol("emblem"), h("span", {}, "Conclave")),
    h(
      "nav",
      { "aria-label": say("pages") },
      h("a", { href: "/", "aria-current": here === "lobby" ? "page" : null }, say("lobby")),
      h("a", { href: `/?cards=${query.get("cards") ?? gameOfDecks()}`, "aria-current": here === "cards" ? "page" : null }, say("cards")),
    ),
    h("div", { class: "wishes" }, tongue, theme),
  );
  byId("skip").textContent = say("skip");
}

/** The token of a seat, which leaves the address bar and the history at once. @param {string} table */
function takeToken(table) {
  const token = location.hash.slice(1);
  if (!token) return knockAt(table);
  keepKnock(table, token);
  history.replaceState(null, "", location.pathname + location.search);
  return token;
}

/** The page that the address means. */
function openPage() {
  const page = byId("page");
  const query = new URLSearchParams(location.search);
  const table = /^\/t\/([A-Za-z0-9]+)\/?$/.exec(location.pathname);
  document.body.className = table ? "at-table" : "";
  drawHead(query);
  if (table && query.has("at")) return new Replay(page, table[1], query);
  if (table) return new Table(page, table[1], takeToken(table[1]));
  if (gameOfDecks()) return new Builder(page, gameOfDecks(), location.hash.slice(1));
  if (query.has("cards")) return new Browser(page, query.get("cards") ?? "", query);
  return new Lobby(page);
}

await learn();
let open = openPage();
addEventListener("hashchange", () => {
  open.leave();
  open = openPage();
});
