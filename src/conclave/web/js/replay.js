// A match moment by moment: a slider, an address for each moment, and a new table that plays on from there.

import { h } from "./dom.js";
import { tell, toast } from "./announce.js";
import { copy } from "./invite.js";
import { keepPlace, placeAt } from "./keep.js";
import { isTyping } from "./keys.js";
import { Log } from "./log.js";
import { Lore } from "./lore.js";
import { Stage } from "./stage.js";
import { symbol } from "./symbols.js";
import { about } from "./things.js";
import { ask } from "./wire.js";
import { language, say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {{version: number, of: number, scene: Scene}} Moment */

const PACE = 900;

/** @type {Map<string, Promise<Moment>>} */
const seen = new Map();

/**
 * A moment of a match, as a viewer saw it.
 * @param {string} table
 * @param {number} at
 * @param {number} viewer
 * @param {string} token
 * @returns {Promise<Moment>}
 */
export function moment(table, at, viewer, token) {
  const path = `/api/tables/${encodeURIComponent(table)}/moments/${at}?viewer=${viewer}&language=${language()}`;
  const known = seen.get(path) ?? ask(path, { token });
  seen.set(path, known);
  known.catch(() => seen.delete(path));
  return known;
}

/**
 * The first moment whose log holds a line.
 * @param {string} table
 * @param {number} number
 * @param {number} last
 * @param {number} viewer
 * @param {string} token
 */
export async function momentOf(table, number, last, viewer, token) {
  let low = 0;
  let high = last;
  while (low < high) {
    const half = Math.floor((low + high) / 2);
    const { scene } = await moment(table, half, viewer, token);
    if (scene.log.some((line) => line.number === number)) high = half;
    else low = half + 1;
  }
  return low;
}

/** The replay of one match. */
export class Replay {
  /** @param {HTMLElement} page @param {string} id @param {URLSearchParams} query */
  constructor(page, id, query) {
    this.page = page;
    this.id = id;
    const place = placeAt(id);
    this.token = place?.token ?? "";
    this.at = Math.max(0, Number(query.get("at")) || 0);
    this.viewer = query.has("as") ? Number(query.get("as")) : (place?.seat ?? -1);
    this.of = this.at;
    this.playing = 0;
    this.key = (/** @type {KeyboardEvent} */ event) => this.typed(event);
    document.addEventListener("keydown", this.key);
    page.replaceChildren(h("p", { class: "loading" }, say("winding-back")));
    this.start().catch((error) => page.replaceChildren(h("p", { class: "loading" }, error.message, " ", h("a", { href: `/t/${id}` }, say("to-table")))));
  }

  leave() {
    clearInterval(this.playing);
    document.removeEventListener("keydown", this.key);
  }

  async start() {
    const facts = await ask(`/api/tables/${encodeURIComponent(this.id)}`);
    this.facts = facts;
    document.title = `${say("replay")} · ${facts.title} · Conclave`;
    this.lore = await Lore.of(facts.game);
    this.stage = new Stage(this.lore, (key) => this.explain(key));
    this.log = new Log(this.lore, {
      show: (keys) => this.stage?.show(keys),
      jump: async (line) => this.go(await momentOf(this.id, line.number, this.of, this.viewer, this.token)),
    });
    this.build();
    await this.go(this.at);
  }

  build() {
    if (!this.stage || !this.log || !this.facts) return;
    const button = (/** @type {string} */ icon, /** @type {string} */ words, /** @type {() => void} */ act) =>
      h("button", { type: "button", "aria-label": say(words), title: say(words), onclick: act }, symbol(icon));
    this.slider = /** @type {HTMLInputElement} */ (
      h("input", { type: "range", min: 0, max: 1, value: 0, "aria-label": say("moment"), oninput: () => this.slid() })
    );
    this.count = h("output", {});
    this.player = button("play", "play", () => this.play());
    const seats = [{ seat: -1, name: say("spectator") }, ...this.facts.seats];
    this.viewers = h(
      "select",
      { "aria-label": say("seen-by"), onchange: (/** @type {Event} */ event) => this.watch(Number(/** @type {HTMLSelectElement} */ (event.target).value)) },
      seats.map((seat) => h("option", { value: seat.seat, selected: seat.seat === this.viewer }, seat.seat < 0 ? seat.name : say("as-seat", { name: seat.name || String(seat.seat + 1) }))),
    );
    this.note = h("div", { class: "thing-note", "aria-live": "polite" });
    const desk = h(
      "section",
      { class: "dock desk is-waiting", "aria-label": say("replay") },
      h("h2", {}, say("replay")),
      this.facts.earlier_rules && h("p", {}, say(this.facts.state === "closed" ? "closed-by-rules" : "of-earlier-rules", { rules: this.facts.earlier_rules })),
      h("div", { class: "winder" }, this.slider, this.count),
      h(
        "div",
        { class: "buttons" },
        button("first", "turn-back", () => this.turn(-1)),
        button("back", "step-back", () => this.go(this.at - 1)),
        this.player,
        button("next", "step-on", () => this.go(this.at + 1)),
        button("last", "turn-on", () => this.turn(1)),
      ),
      h("label", { class: "viewer" }, say("seen-by"), " ", this.viewers),
      h(
        "div",
        { class: "deeds" },
        !this.facts.earlier_rules && h("button", { type: "button", class: "yes", onclick: () => this.fork() }, symbol("fork"), say("fork")),
        h("button", { type: "button", class: "quiet", onclick: () => copy(location.href) }, symbol("link"), say("copy-moment")),
        h("a", { class: "quiet button", href: `/api/tables/${this.id}/record`, download: `${this.id}.jsonl` }, symbol("save"), say("save-record")),
        h("a", { class: "quiet button", href: `/t/${this.id}` }, say("to-table")),
      ),
      this.note,
    );
    const right = h("div", { class: "right" }, desk, h("section", { class: "tabs" }, h("h2", { class: "tab-title" }, say("log")), h("div", { class: "panel" }, this.log.list)));
    this.page.replaceChildren(h("div", { class: "table replay" }, this.stage.seats, this.stage.middle, right));
  }

  /** Shows a moment and writes its address. @param {number} at */
  async go(at) {
    const wanted = Math.max(0, at);
    this.wanted = wanted;
    try {
      const found = await moment(this.id, wanted, this.viewer, this.token);
      if (this.wanted !== wanted) return;
      this.draw(found);
    } catch (error) {
      toast(/** @type {Error} */ (error).message, "bad");
    }
  }

  /** @param {Moment} found */
  draw(found) {
    if (!this.slider || !this.count || !this.stage || !this.facts) return;
    this.at = found.version;
    this.of = found.of;
    this.slider.max = String(found.of);
    this.slider.value = String(found.version);
    this.count.textContent = `${found.version} / ${found.of}`;
    this.slider.setAttribute("aria-valuetext", say("moment-of", { n: found.version, of: found.of }));
    for (const seat of found.scene.seats) {
      const option = this.viewers?.querySelector(`option[value="${seat.seat}"]`);
      if (option) option.textContent = seat.name;
    }
    const facts = this.facts.seats.map((/** @type {import("./types.js").SeatFacts} */ seat) => ({ ...seat, online: true }));
    this.stage.update(found.scene, facts, []);
    const fresh = this.log?.update(found.scene) ?? [];
    if (fresh.length) tell(fresh.map((line) => line.text).slice(-3).join(" "));
    const query = new URLSearchParams({ at: String(this.at), as: String(this.viewer) });
    history.replaceState(null, "", `/t/${this.id}?${query}`);
    if (this.at >= this.of) this.pause();
  }

  slid() {
    this.go(Number(this.slider?.value ?? 0));
  }

  /** To where the phase changes. @param {number} way */
  async turn(way) {
    const here = (await moment(this.id, this.at, this.viewer, this.token)).scene;
    const mark = `${here.phase}|${here.banner}`;
    let at = this.at + way;
    for (; at > 0 && at < this.of; at += way) {
      const there = (await moment(this.id, at, this.viewer, this.token)).scene;
      if (`${there.phase}|${there.banner}` !== mark) break;
    }
    await this.go(Math.min(at, this.of));
  }

  /** @param {number} viewer */
  watch(viewer) {
    this.viewer = viewer;
    this.go(this.at);
  }

  play() {
    if (this.playing) return this.pause();
    if (this.at >= this.of) this.at = 0;
    this.playing = window.setInterval(() => this.go(this.at + 1), PACE);
    this.player?.replaceChildren(symbol("pause"));
    return undefined;
  }

  pause() {
    clearInterval(this.playing);
    this.playing = 0;
    this.player?.replaceChildren(symbol("play"));
  }

  /** A new table that goes on from here, against bots. */
  async fork() {
    if (!this.facts) return;
    const mine = this.viewer >= 0 ? this.viewer : 0;
    const seats = this.facts.seats.map((/** @type {{seat: number}} */ seat) => (seat.seat === mine ? { kind: "human" } : { kind: "bot", bot: "greedy" }));
    try {
      const taken = await ask(`/api/tables/${encodeURIComponent(this.id)}/fork`, { body: { at: this.at, seats }, token: this.token });
      keepPlace({ table: taken.table, token: taken.token, seat: taken.seat, game: this.facts.game, title: this.facts.title, at: Date.now() });
      location.href = `/t/${taken.table}#${taken.token}`;
    } catch (error) {
      toast(/** @type {Error} */ (error).message, "bad");
    }
  }

  /** @param {string} key */
  explain(key) {
    const scene = this.stage?.scene;
    if (!scene || !this.note || !this.lore) return;
    const card = scene.cards.find((each) => each.key === key);
    if (card?.text_key) return this.lore.openCard(card.text_key);
    const known = about(scene, key, this.lore.drawings);
    if (known) this.note.replaceChildren(h("h3", {}, this.lore.linked(known.title)), ...known.lines.map((text) => h("p", {}, this.lore?.linked(text) ?? text)), ...known.more);
  }

  /** @param {KeyboardEvent} event */
  typed(event) {
    if (isTyping(event.target) || event.target === this.slider) return;
    if (/** @type {Element} */ (event.target).closest?.("svg, .option")) return;
    if (event.key === "ArrowRight") this.go(this.at + 1);
    else if (event.key === "ArrowLeft") this.go(this.at - 1);
    else if (event.key === " " && event.target === document.body) {
      event.preventDefault();
      this.play();
    }
  }
}
