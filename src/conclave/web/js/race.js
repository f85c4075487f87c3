// Courses: tracks on which markers run, and the points of all sides, which are a race too.

import { h } from "./dom.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Track} Track */
/** @typedef {import("./types.js").Runner} Runner */
/** @typedef {import("./symbols.js").Drawings} Drawings */
/** @typedef {{key: string, label: string, end: number, runners: Runner[]}} Course */

/** About how many figures stand beneath a course. */
const TICKS = 12;

/** Whose points a track counts, as a marker. @param {Scene} scene @param {Track} track @returns {Runner} */
function runnerOf(scene, track) {
  const seat = scene.seats.find((each) => each.seat === track.seat);
  const label = track.group || seat?.name || track.label;
  return { key: track.key, label, at: track.value, seat: track.seat, symbol: seat?.symbol ?? label.slice(0, 1), tone: seat?.tone ?? "black", picture: seat?.picture ?? track.picture };
}

/** Where a course ends: at its most, or beyond it where somebody is. @param {number[]} most @param {Runner[]} runners */
function endOf(most, runners) {
  const far = Math.max(...runners.map((runner) => runner.at), 1);
  const end = Math.max(...most);
  return end > 0 ? Math.max(end, far) : Math.ceil(far / 5) * 5;
}

/**
 * The courses of a scene: tracks with runners, then points that several sides have.
 * @param {Scene} scene
 * @returns {Course[]}
 */
function coursesOf(scene) {
  const courses = scene.tracks
    .filter((track) => track.runners.length)
    .map((track) => ({ key: track.key, label: track.label, end: endOf([track.most], track.runners), runners: track.runners }));
  /** @type {Map<string, Track[]>} */
  const points = new Map();
  for (const track of scene.tracks) {
    if (track.role === "points" && !track.runners.length) points.set(track.label, [...(points.get(track.label) ?? []), track]);
  }
  for (const [label, tracks] of points) {
    if (tracks.length < 2) continue;
    const runners = tracks.map((track) => runnerOf(scene, track));
    courses.push({ key: "", label, end: endOf(tracks.map((track) => track.most), runners), runners });
  }
  return courses;
}

/** The steps between figures: 1, 2, 5, 10, 20, 50 … @param {number} end */
function stepOf(end) {
  for (let ten = 1; ; ten *= 10) {
    for (const step of [ten, 2 * ten, 5 * ten]) if (end / step <= TICKS) return step;
  }
}

/** @param {Course} course @param {Scene} scene @param {Drawings} drawings */
function drawCourse(course, scene, drawings) {
  const { end, label, runners } = course;
  const at = (/** @type {HTMLElement} */ element, /** @type {number} */ value) => {
    element.style.left = `${(Math.min(Math.max(0, value), end) / end) * 100}%`;
    return element;
  };
  const step = stepOf(end);
  const ticks = [...Array(Math.floor(end / step) + 1).keys()].map((n) => n * step);
  const level = new Map();
  const markers = runners.map((runner) => {
    const up = level.get(runner.at) ?? 0;
    level.set(runner.at, up + 1);
    const tone = runner.tone || scene.seats.find((seat) => seat.seat === runner.seat)?.tone || "grey";
    const marker = h(
      "span",
      { class: "runner", "data-tone": tone, "data-key": course.key ? runner.key : null, title: `${runner.label} ${runner.at}` },
      drawings.symbol(runner.picture) ?? (runner.symbol || runner.label).slice(0, 2),
    );
    marker.style.setProperty("--x", String(up % 2));
    marker.style.setProperty("--y", String(Math.floor(up / 2)));
    return at(marker, runner.at);
  });
  return h(
    "div",
    { class: "race", role: "img", "data-key": course.key || null, "aria-label": `${label}: ${runners.map((runner) => `${runner.label} ${runner.at}`).join(", ")}` },
    h("span", { class: "race-name", "aria-hidden": "true" }, label),
    h("div", { class: "course", "aria-hidden": "true" }, ticks.map((value) => at(h("span", { class: "tick" }, String(value)), value)), markers),
  );
}

/**
 * All courses.
 * @param {Scene} scene
 * @param {Drawings} drawings
 * @returns {HTMLElement[]}
 */
export function drawRaces(scene, drawings) {
  return coursesOf(scene).map((course) => drawCourse(course, scene, drawings));
}
