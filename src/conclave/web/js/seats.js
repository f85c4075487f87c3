// The players, their numbers and small cards; the numbers of the table; and the race, where there is one.

import { h } from "./dom.js";
import { byPlace, drawSmall, placeName } from "./cards.js";
import { isDrawn, symbol } from "./symbols.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Track} Track */
/** @typedef {import("./types.js").SeatFacts} SeatFacts */
/** @typedef {import("./types.js").ClockFacts} ClockFacts */
/** @typedef {import("./lore.js").Lore} Lore */

/** A number, with a bar where it has a most. @param {Track} track @returns {HTMLElement} */
export function drawTrack(track) {
  const family = track.key.split("-")[0];
  const text = track.most >= 0 ? `${track.value}/${track.most}` : String(track.value);
  const share = track.most > 0 ? Math.max(0, Math.min(1, track.value / track.most)) : 0;
  const bar = track.most > 0 && h("span", { class: "bar" }, h("span", { class: "fill" }));
  if (bar) /** @type {HTMLElement} */ (bar.firstElementChild).style.width = `${Math.round(share * 100)}%`;
  return h(
    "div",
    { class: "track", "data-key": track.key, "data-focus": track.key },
    isDrawn(track.label) ? symbol(track.label) : isDrawn(family) && symbol(family),
    h("span", { class: "label" }, track.label),
    h("b", {}, text),
    bar,
  );
}

/** @typedef {(seat: number, facts: SeatFacts | undefined) => HTMLElement[]} Deeds what a person may do about a seat */

/**
 * One player.
 * @param {Scene} scene
 * @param {import("./types.js").Seat} seat
 * @param {SeatFacts | undefined} facts
 * @param {ClockFacts | undefined} clock
 * @param {Lore} lore
 * @param {Deeds} deeds
 */
function drawSeat(scene, seat, facts, clock, lore, deeds) {
  const tracks = scene.tracks.filter((track) => track.seat === seat.seat);
  const bars = tracks.filter((track) => track.most >= 0);
  const counts = tracks.filter((track) => track.most < 0);
  const others = scene.cards.filter((card) => card.seat === seat.seat && seat.seat !== scene.viewer);
  const groups = [...byPlace(others)].map(([where, cards]) =>
    h("div", { class: "little" }, h("h3", { class: "little-name" }, placeName(where)), cards.map((card) => drawSmall(card, lore))),
  );
  const who = facts ? (facts.kind === "bot" ? say("a-bot", { bot: facts.bot }) : facts.kind === "open" ? say("free-seat") : facts.name) : "";
  const state = [
    seat.seat === scene.viewer && h("span", { class: "tag you" }, say("you")),
    seat.active && h("span", { class: "tag" }, say("plays")),
    seat.asked && h("span", { class: "tag asked" }, say("is-asked")),
    facts && facts.kind === "human" && !facts.online && h("span", { class: "tag away" }, say("away")),
    clock && h("span", { class: clock.running ? "tag clock runs" : "tag clock", "data-seconds": clock.seconds, title: say("clock") }, minutes(clock.seconds)),
  ];
  return h(
    "section",
    { class: `seat${seat.active ? " is-active" : ""}${seat.asked ? " is-asked" : ""}`, "data-tone": seat.tone, "data-key": `seat-${seat.seat}` },
    h(
      "header",
      {},
      h("span", { class: "emblem", "aria-hidden": "true" }, seat.symbol),
      h("h2", {}, seat.name, who && who !== seat.name && h("small", {}, " ", facts?.kind === "bot" && symbol("bot"), who)),
      h("span", { class: "tags" }, state),
    ),
    h("div", { class: "seat-deeds" }, deeds(seat.seat, facts)),
    seat.notes.length > 0 && h("p", { class: "notes" }, lore.linked(seat.notes.join(" · "))),
    bars.length > 0 && h("div", { class: "bars" }, bars.map(drawTrack)),
    counts.length > 0 && h("div", { class: "counts" }, counts.map(drawTrack)),
    groups,
  );
}

/** @param {number} seconds */
export function minutes(seconds) {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/**
 * All players, the viewer first.
 * @param {Scene} scene
 * @param {SeatFacts[]} facts
 * @param {ClockFacts[]} clocks
 * @param {Lore} lore
 * @param {Deeds} deeds
 * @returns {HTMLElement}
 */
export function drawSeats(scene, facts, clocks, lore, deeds) {
  const count = scene.seats.length;
  const first = scene.viewer < count ? Math.max(0, scene.viewer) : 0;
  const order = [...scene.seats.slice(first), ...scene.seats.slice(0, first)];
  const find = (/** @type {{seat: number}[]} */ list, /** @type {number} */ seat) => list.find((each) => each.seat === seat);
  return h(
    "section",
    { class: "seats", "aria-label": say("players") },
    order.map((seat) =>
      drawSeat(scene, seat, /** @type {any} */ (find(facts, seat.seat)), /** @type {any} */ (find(clocks, seat.seat)), lore, deeds),
    ),
    drawGroups(scene),
  );
}

/** Numbers that belong to nobody and stand under a heading of their own. @param {Scene} scene */
function drawGroups(scene) {
  /** @type {Map<string, Track[]>} */
  const groups = new Map();
  const shown = new Set(scene.seats.map((seat) => seat.seat));
  for (const track of scene.tracks) {
    if (track.group && !shown.has(track.seat)) groups.set(track.group, [...(groups.get(track.group) ?? []), track]);
  }
  return [...groups].map(([title, tracks]) =>
    h("section", { class: "seat nobody" }, h("header", {}, h("h2", {}, title)), h("div", { class: "counts" }, tracks.map(drawTrack))),
  );
}

/** Numbers of the table that stand under no heading. @param {Scene} scene */
export function drawStanding(scene) {
  const tracks = scene.tracks.filter((track) => !track.group && track.seat < 0);
  return tracks.length > 0 && h("div", { class: "standing" }, tracks.map(drawTrack));
}

/**
 * The race: one number that all sides have, somebody without a seat among them, on one track.
 * @param {Scene} scene
 * @returns {HTMLElement | null}
 */
export function drawRace(scene) {
  const outsider = scene.tracks.find((track) => track.seat < 0 && track.group && track.most > 0);
  if (!outsider) return null;
  const runners = scene.tracks.filter((track) => track.label === outsider.label && track.most === outsider.most);
  if (runners.length < 2) return null;
  const most = outsider.most;
  const end = Math.max(most, ...runners.map((track) => track.value));
  const ticks = [...Array(Math.floor(most / 5) + 1).keys()].map((n) => n * 5);
  const at = (/** @type {HTMLElement} */ element, /** @type {number} */ value) => {
    element.style.left = `${(Math.max(0, value) / end) * 100}%`;
    return element;
  };
  const names = runners.map((track) => `${track.group} ${track.value}`).join(", ");
  const level = new Map();
  return h(
    "div",
    { class: "race", role: "img", "aria-label": `${outsider.label}: ${names}` },
    h("span", { class: "race-name", "aria-hidden": "true" }, outsider.label),
    h(
      "div",
      { class: "course", "aria-hidden": "true" },
      ticks.map((value) => at(h("span", { class: "tick" }, String(value)), value)),
      runners.map((track) => {
        const seat = scene.seats.find((each) => each.seat === track.seat);
        const up = level.get(track.value) ?? 0;
        level.set(track.value, up + 1);
        const runner = h("span", { class: "runner", "data-tone": seat?.tone ?? "black", title: `${track.group} ${track.value}` }, seat ? seat.symbol : symbol("rose"));
        runner.style.setProperty("--x", String(up % 2));
        runner.style.setProperty("--y", String(Math.floor(up / 2)));
        return at(runner, track.value);
      }),
    ),
  );
}
