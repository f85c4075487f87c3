// The players, their numbers and small cards, and the numbers of the table.

import { h } from "./dom.js";
import { byPlace, drawSmall } from "./cards.js";
import { symbol } from "./symbols.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Track} Track */
/** @typedef {import("./types.js").SeatFacts} SeatFacts */
/** @typedef {import("./types.js").ClockFacts} ClockFacts */
/** @typedef {import("./lore.js").Lore} Lore */
/** @typedef {import("./symbols.js").Drawings} Drawings */

/** What tracks are about that the page has a drawing for. */
const ROLES = ["points", "health", "clock"];

/** Numbers that are written; those with runners are courses. @param {Scene} scene @returns {Track[]} */
function numbers(scene) {
  return scene.tracks.filter((track) => !track.runners.length);
}

/** Whether a number belongs to one of the players. @param {Scene} scene @param {Track} track */
function isSomebodys(scene, track) {
  return scene.seats.some((seat) => seat.seat === track.seat);
}

/** A number, with a bar where it has a most. @param {Track} track @param {Drawings} drawings @returns {HTMLElement} */
function drawTrack(track, drawings) {
  const text = track.most >= 0 ? `${track.value}/${track.most}` : String(track.value);
  const share = track.most > 0 ? Math.max(0, Math.min(1, track.value / track.most)) : 0;
  const bar = track.most > 0 && h("span", { class: "bar" }, h("span", { class: "fill" }));
  if (bar) /** @type {HTMLElement} */ (bar.firstElementChild).style.width = `${Math.round(share * 100)}%`;
  return h(
    "div",
    { class: "track", "data-key": track.key, "data-focus": track.key },
    drawings.symbol(track.picture, ROLES.includes(track.role) ? track.role : ""),
    h("span", { class: "label" }, track.label),
    h("b", {}, text),
    bar,
  );
}

/** How many there are of each sort; sorts there are none of stay in their places, faint. @param {Track} track @param {Drawings} drawings */
function drawParts(track, drawings) {
  const parts = track.parts.map((part) =>
    h(
      "span",
      { class: part.value ? "part" : "part none", "data-tone": part.tone || null, "data-key": part.key, title: `${part.label}: ${part.value}` },
      drawings.symbol(part.picture) ?? part.label.slice(0, 2),
      h("b", {}, String(part.value)),
    ),
  );
  const told = track.parts.filter((part) => part.value).map((part) => `${part.label} ${part.value}`);
  return h(
    "div",
    { class: `parts ${track.role}`, "data-key": track.key, role: "img", "aria-label": `${track.label}: ${told.join(", ") || 0}` },
    h("span", { class: "label", "aria-hidden": "true" }, track.label),
    h("span", { class: "row", "aria-hidden": "true" }, parts),
  );
}

/** @typedef {(seat: number, facts: SeatFacts | undefined) => HTMLElement[]} Deeds what a person may do about a seat */

/**
 * One player.
 * @param {Scene} scene
 * @param {import("./types.js").SeatScene} seat
 * @param {SeatFacts | undefined} facts
 * @param {ClockFacts | undefined} clock
 * @param {Lore} lore
 * @param {Deeds} deeds
 */
function drawSeat(scene, seat, facts, clock, lore, deeds) {
  const tracks = numbers(scene).filter((track) => track.seat === seat.seat);
  const draw = (/** @type {Track} */ track) => drawTrack(track, lore.drawings);
  const bars = tracks.filter((track) => track.most >= 0);
  const counts = tracks.filter((track) => track.most < 0 && !track.parts.length);
  const rings = tracks.filter((track) => track.parts.length && track.role === "ring");
  const rows = tracks.filter((track) => track.parts.length && track.role !== "ring");
  const others = scene.cards.filter((card) => card.seat === seat.seat && seat.seat !== scene.viewer);
  const groups = byPlace(others).map(({ title, cards }) =>
    h("div", { class: "little" }, h("h3", { class: "little-name" }, title), cards.map((card) => drawSmall(card, lore))),
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
      h("span", { class: "emblem", "aria-hidden": "true" }, lore.drawings.symbol(seat.picture) ?? seat.symbol),
      h("h2", {}, seat.name, who && who !== seat.name && h("small", {}, " ", facts?.kind === "bot" && symbol("bot"), who)),
      h("span", { class: "tags" }, state),
    ),
    h("div", { class: "seat-deeds" }, deeds(seat.seat, facts)),
    seat.notes.length > 0 && h("p", { class: "notes" }, lore.linked(seat.notes.join(" · "))),
    bars.length > 0 && h("div", { class: "bars" }, bars.map(draw)),
    counts.length > 0 && h("div", { class: "counts" }, counts.map(draw)),
    rings.length > 0 && h("div", { class: "rings" }, rings.map((track) => drawParts(track, lore.drawings))),
    rows.map((track) => drawParts(track, lore.drawings)),
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
    drawGroups(scene, lore.drawings),
  );
}

/** Numbers that belong to nobody and stand under a heading of their own. @param {Scene} scene @param {Drawings} drawings */
function drawGroups(scene, drawings) {
  /** @type {Map<string, Track[]>} */
  const groups = new Map();
  for (const track of numbers(scene)) {
    if (track.group && !isSomebodys(scene, track)) groups.set(track.group, [...(groups.get(track.group) ?? []), track]);
  }
  return [...groups].map(([title, tracks]) =>
    h("section", { class: "seat nobody" }, h("header", {}, h("h2", {}, title)), h("div", { class: "counts" }, tracks.map((track) => drawTrack(track, drawings)))),
  );
}

/** The steps of a turn or round in their order, and which of them it is. @param {Track} track */
function drawSteps(track) {
  const steps = track.parts.map((part) => h("li", { "aria-current": part.value ? "step" : null }, part.label));
  return h("ol", { class: "steps", "aria-label": track.label }, steps);
}

/** Numbers of the table that stand under no heading; a clock with its steps. @param {Scene} scene @param {Drawings} drawings */
export function drawStanding(scene, drawings) {
  const tracks = numbers(scene).filter((track) => !track.group && !isSomebodys(scene, track));
  const steps = tracks.filter((track) => track.role === "clock" && track.parts.length).map(drawSteps);
  return tracks.length > 0 && h("div", { class: "standing" }, steps, tracks.map((track) => drawTrack(track, drawings)));
}
