// The lobby: a game against bots in two clicks, a table for friends, and the tables there are.

import { h } from "./dom.js";
import { toast } from "./announce.js";
import { forgetPlace, keep, keepPlace, places, recall } from "./keep.js";
import { drawOption, readOptions } from "./options.js";
import { inText, symbol } from "./symbols.js";
import { Refusal, ask, look } from "./wire.js";
import { language, say, sayOr } from "./words.js";

/** @typedef {import("./types.js").GameFacts} Game */
/** @typedef {import("./types.js").TableFacts} TableFacts */

const REFRESH = 5000;
/** Clocks to choose from: minutes for each person, and seconds added with each decision. */
const CLOCKS = [[5, 5], [10, 10], [20, 15], [45, 20]];

/** Who sits on a seat, in a word. @param {import("./types.js").SeatFacts} seat */
function whoSits(seat) {
  if (seat.kind === "open") return say("free-seat");
  return seat.kind === "bot" ? say("a-bot", { bot: sayOr(`bot-${seat.bot}`, seat.bot) }) : seat.name || say("a-guest");
}

/** Whether nobody plays any more at a table, so that it can be replayed. @param {TableFacts} table */
function isDone(table) {
  return table.state === "over" || table.state === "closed";
}

/** The page where one begins. */
export class Lobby {
  /** @param {HTMLElement} page */
  constructor(page) {
    this.page = page;
    this.list = h("div", { class: "tables" });
    this.own = h("div", { class: "tables" });
    document.title = "Conclave";
    this.start();
    this.timer = setInterval(() => this.refresh(), REFRESH);
  }

  leave() {
    clearInterval(this.timer);
  }

  async start() {
    try {
      /** @type {Game[]} */
      this.games = await look(`/api/games?language=${language()}`);
    } catch (error) {
      this.page.replaceChildren(h("p", { class: "loading" }, /** @type {Error} */ (error).message));
      return;
    }
    const best = [.../** @type {Game[]} */ (this.games)].sort((a, b) => a.players.length - b.players.length || a.title.localeCompare(b.title));
    this.page.replaceChildren(
      h(
        "div",
        { class: "lobby" },
        h("section", { class: "hero" }, symbol("emblem"), h("h1", {}, say("lobby-title")), h("p", {}, say("lobby-line"))),
        h("section", { class: "games", "aria-label": say("games") }, best.map((game) => this.tile(game))),
        h("section", { class: "lists" }, h("div", {}, h("h2", {}, say("your-tables")), this.own, this.bringer()), h("div", {}, h("h2", {}, say("all-tables")), this.list)),
        h("footer", { class: "small-print" }, h("p", {}, say("unofficial"))),
      ),
    );
    await this.refresh();
  }

  /** @param {Game} game */
  tile(game) {
    const form = h("div", { class: "set-up", hidden: true });
    const more = h(
      "button",
      {
        type: "button",
        class: "quiet",
        "aria-expanded": "false",
        onclick: () => {
          if (!form.children.length) form.append(this.form(game));
          form.hidden = !form.hidden;
          more.setAttribute("aria-expanded", String(!form.hidden));
        },
      },
      say("set-up"),
    );
    const [least, most] = [game.players[0], game.players[game.players.length - 1]];
    return h(
      "article",
      { class: "game", "data-game": game.key },
      h("div", { class: "crest", "aria-hidden": "true" }, Object.values(game.crest).map((paths) => inText(paths))),
      h("h2", {}, game.title),
      h("p", { class: "players" }, symbol("people"), least === most ? say("for-just", { n: most }) : say("for-players", { least, most })),
      h("p", { class: "pitch" }, game.primer?.[0] ?? ""),
      h(
        "div",
        { class: "deeds" },
        h("button", { type: "button", class: "yes play-now", onclick: () => this.quick(game) }, symbol("play"), say("play-now")),
        more,
        h("a", { class: "quiet button", href: `/?cards=${game.key}` }, say("browse-cards")),
        game.decks && h("a", { class: "quiet button", href: `/decks/${game.key}` }, say("own-deck", { deck: game.decks })),
      ),
      game.primer?.length > 0 && h("details", { class: "primer" }, h("summary", {}, say("how-to-play")), h("ul", {}, game.primer.map((text) => h("li", {}, text)))),
      form,
    );
  }

  /** A game at once, against the best bot there is. @param {Game} game */
  quick(game) {
    const players = game.players[0];
    const bot = game.bots?.[0] ?? "greedy";
    const seats = [...Array(players).keys()].map((n) => (n === 0 ? { kind: "human" } : { kind: "bot", bot }));
    return this.lay(game, { game: game.key, players, options: {}, seats });
  }

  /** @param {Game} game */
  form(game) {
    const bots = game.bots?.length ? game.bots : ["greedy", "random"];
    const seats = h("fieldset", {}, h("legend", {}, say("seats")));
    const rows = h("div", { class: "seat-rows" });
    seats.append(rows);
    const draw = (/** @type {number} */ count) =>
      rows.replaceChildren(
        ...[...Array(count).keys()].map((n) =>
          h(
            "label",
            {},
            say("seat-number", { n: n + 1 }),
            h(
              "select",
              { name: `seat-${n}` },
              h("option", { value: "human", selected: n === 0 }, say("seat-me")),
              bots.map((bot, m) => h("option", { value: `bot:${bot}`, selected: n > 0 && m === 0 }, say("a-bot", { bot: sayOr(`bot-${bot}`, bot) }))),
              h("option", { value: "open" }, say("seat-open")),
            ),
          ),
        ),
      );
    draw(game.players[0]);
    const players = h(
      "select",
      { name: "players", onchange: (/** @type {Event} */ event) => draw(Number(/** @type {HTMLSelectElement} */ (event.target).value)) },
      game.players.map((n) => h("option", { value: n }, String(n))),
    );
    const form = /** @type {HTMLFormElement} */ (
      h(
        "form",
        { onsubmit: (/** @type {Event} */ event) => this.submitted(event, game) },
        h("label", {}, say("your-name"), h("input", { name: "name", maxlength: 40, value: recall("name", ""), autocomplete: "nickname" })),
        h("label", {}, say("players"), players),
        seats,
        h("label", {}, say("clock"), h("select", { name: "clock" }, h("option", { value: "" }, say("untimed")), CLOCKS.map(([minutes, seconds]) => h("option", { value: `${minutes * 60}:${seconds}` }, say("clock-of", { minutes, seconds }))))),
        h("label", {}, say("masked"), h("select", { name: "masked" }, ["usual", "yes", "no"].map((value) => h("option", { value }, say(`masked-${value}`))))),
        h("label", {}, say("found-by"), h("select", { name: "found-by" }, ["all", "link"].map((value) => h("option", { value }, say(`found-by-${value}`))))),
        game.options.length > 0 &&
          h("details", { class: "options-list" }, h("summary", {}, say("options", { n: game.options.length })), game.options.map((option) => drawOption(game, option))),
        h("button", { type: "submit", class: "yes" }, say("lay-table")),
      )
    );
    return form;
  }

  /** @param {Event} event @param {Game} game */
  submitted(event, game) {
    event.preventDefault();
    const given = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const players = Number(given.get("players"));
    const seats = [...Array(players).keys()].map((n) => {
      const [kind, bot] = String(given.get(`seat-${n}`)).split(":");
      return bot ? { kind, bot } : { kind };
    });
    const first = seats.findIndex((seat) => seat.kind === "human");
    seats.forEach((seat, n) => seat.kind === "human" && n !== first && (seat.kind = "open"));
    const options = readOptions(game, given);
    const name = String(given.get("name") ?? "").trim();
    keep("name", name);
    const [seconds, increment] = String(given.get("clock") ?? "").split(":").map(Number);
    const masked = String(given.get("masked"));
    this.lay(game, {
      game: game.key,
      players,
      options,
      seats,
      ...(name ? { name } : {}),
      ...(seconds ? { clock: { seconds, increment } } : {}),
      ...(masked === "usual" ? {} : { masked: masked === "yes" }),
      ...(given.get("found-by") === "link" ? { private: true } : {}),
    });
  }

  /** @param {Game} game @param {Record<string, unknown>} wanted */
  async lay(game, wanted) {
    try {
      const name = recall("name", "");
      const taken = await ask("/api/tables", { body: name && !wanted.name ? { ...wanted, name } : wanted });
      this.sit(taken, game.key, game.title);
    } catch (error) {
      toast(/** @type {Error} */ (error).message, "bad");
    }
  }

  /** @param {{table: string, seat: number, token: string}} taken @param {string} game @param {string} title */
  sit(taken, game, title) {
    if (taken.token) keepPlace({ table: taken.table, token: taken.token, seat: taken.seat, game, title, at: Date.now() });
    location.href = `/t/${taken.table}${taken.token ? `#${taken.token}` : ""}`;
  }

  /** A match from a file: a finished one is replayed, another goes on against bots. */
  bringer() {
    const file = /** @type {HTMLInputElement} */ (h("input", { type: "file", class: "spoken", accept: ".jsonl", onchange: () => file.files?.[0] && this.bring(file.files[0]) }));
    return h("label", { class: "bring quiet button" }, symbol("save"), say("bring-record"), file);
  }

  /** @param {File} file */
  async bring(file) {
    try {
      const taken = await ask("/api/records", { body: { record: await file.text() } });
      if (taken.seat < 0) location.href = `/t/${taken.table}?at=0`;
      else location.href = `/t/${taken.table}#${taken.token}`;
    } catch (error) {
      toast(/** @type {Error} */ (error).message, "bad");
    }
  }

  /** @param {TableFacts} table */
  async join(table) {
    const name = recall("name", "");
    try {
      const taken = await ask(`/api/tables/${table.table}/join`, { body: name ? { name } : {} });
      this.sit({ table: table.table, ...taken }, table.game, table.title);
    } catch (error) {
      toast(/** @type {Error} */ (error).message, "bad");
    }
  }

  async refresh() {
    /** @type {TableFacts[] | null} */
    const tables = await ask("/api/tables").catch(() => null);
    if (!tables) {
      this.list.replaceChildren(h("p", { class: "none" }, say("no-answer")));
      return;
    }
    const mine = new Set(places().map((place) => place.table));
    const found = tables.filter((table) => !mine.has(table.table));
    this.list.replaceChildren(...(found.length ? found.map((table) => this.row(table)) : [h("p", { class: "none" }, say("no-tables"))]));
    const own = await Promise.all(places().slice(0, 8).map((place) => this.ownRow(place, tables)));
    const rows = own.filter((row) => row !== null);
    this.own.replaceChildren(...(rows.length ? /** @type {Node[]} */ (rows) : [h("p", { class: "none" }, say("no-own-tables"))]));
  }

  /** @param {TableFacts} table */
  row(table) {
    const open = !isDone(table) && table.seats.some((seat) => seat.kind === "open");
    return h(
      "div",
      { class: "table-row" },
      h("span", {}, h("b", {}, table.title), " ", h("small", {}, say(`state-${table.state}`), " · ", table.seats.map(whoSits).join(", "))),
      open && h("button", { type: "button", class: "yes", onclick: () => this.join(table) }, say("join")),
      h("a", { class: "quiet button", href: isDone(table) ? `/t/${table.table}?at=0` : `/t/${table.table}` }, say(isDone(table) ? "replay" : "watch")),
    );
  }

  /** @param {import("./keep.js").Place} place @param {TableFacts[]} tables */
  async ownRow(place, tables) {
    const known = tables.find((table) => table.table === place.table);
    /** @type {TableFacts | Refusal} */
    const table = known ?? (await ask(`/api/tables/${place.table}`).catch((error) => error));
    if (table instanceof Refusal && table.status === 404) {
      forgetPlace(place.table); // only the server knows that a seat is no more
      return null;
    }
    if (table instanceof Error) {
      return h("div", { class: "table-row" }, h("span", {}, h("b", {}, place.title), " ", h("small", {}, table instanceof Refusal ? table.message : say("no-answer"))));
    }
    return h(
      "div",
      { class: "table-row" },
      h("span", {}, h("b", {}, place.title), " ", h("small", {}, say(`state-${table.state}`), " · ", say("moves-so-far", { n: table.version }))),
      h("a", { class: "yes button", href: isDone(table) ? `/t/${place.table}?at=0` : `/t/${place.table}` }, say(isDone(table) ? "replay" : "go-on")),
    );
  }
}
