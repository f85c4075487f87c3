// Talking to the server: JSON over HTTP, and a table's websocket that comes back by itself.

import { language } from "./words.js";

const PATIENCE = [500, 1000, 2000, 4000, 8000];
const PING_EVERY = 25_000;

/** What the server refused, in its sentence, and with which status. */
export class Refusal extends Error {
  /** @param {string} sentence @param {number} status */
  constructor(sentence, status) {
    super(sentence);
    this.status = status;
  }
}

/**
 * @param {string} path
 * @param {{body?: unknown, token?: string}} [what]
 * @returns {Promise<any>}
 */
export async function ask(path, { body, token } = {}) {
  /** @type {Record<string, string>} */
  const headers = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(said.sentence ?? said.detail ?? `${answer.status} ${answer.statusText}`, answer.status);
  return said;
}

/** A text that the server gives out. @param {string} path @returns {Promise<string>} */
export async function text(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Refusal((await answer.json().catch(() => ({}))).sentence ?? answer.statusText, answer.status);
  return answer.text();
}

/** The address of a drawing that the server makes. @param {string} path @param {string} token @returns {Promise<string>} */
export async function picture(path, token) {
  const answer = await fetch(path, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
  if (!answer.ok) throw new Refusal((await answer.json().catch(() => ({}))).sentence ?? answer.statusText, answer.status);
  return URL.createObjectURL(await answer.blob());
}

/** @type {Map<string, Promise<any>>} */
const remembered = new Map();

/** As `ask`, for what does not change. @param {string} path @returns {Promise<any>} */
export function look(path) {
  const known = remembered.get(path) ?? ask(path);
  remembered.set(path, known);
  known.catch(() => remembered.delete(path));
  return known;
}

/** @param {string} key @returns {Promise<import("./types.js").CardText[]>} */
export function cardsOf(key) {
  return look(`/api/games/${encodeURIComponent(key)}/cards?language=${language()}`);
}

/** @param {string} key @returns {Promise<import("./types.js").RuleText[]>} */
export function rulesOf(key) {
  return look(`/api/games/${encodeURIComponent(key)}/rules?language=${language()}`);
}

/** @param {string} key @returns {Promise<Record<string, string[]>>} */
export function symbolsOf(key) {
  return look(`/api/games/${encodeURIComponent(key)}/symbols`);
}

/** A table's websocket: it says hello, hands every message on, and reconnects until it is closed. */
export class Line {
  /**
   * @param {string} table
   * @param {string} token
   * @param {(message: any) => void} heard
   * @param {(up: boolean) => void} changed
   * @param {() => Promise<string>} throwIn what a seat throws in before the deal
   */
  constructor(table, token, heard, changed, throwIn) {
    this.table = table;
    this.token = token;
    this.heard = heard;
    this.changed = changed;
    this.throwIn = throwIn;
    this.tries = 0;
    this.seen = -1;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {import("./types.js").SceneSent | null} the last scene, to which changes are made */
    this.shown = null;
    this.pinging = setInterval(() => this.say({ type: "ping" }), PING_EVERY);
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`);
    this.socket = socket;
    socket.addEventListener("open", async () => {
      this.tries = 0;
      this.changed(true);
      const word = this.token ? await this.throwIn() : "";
      this.say({ type: "hello", token: this.token, language: language(), seen: -1, changes: true, throw: word });
    });
    socket.addEventListener("message", (event) => this.hear(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.lost());
  }

  /** Hands a message on; what has changed of a scene is made a whole scene first. @param {any} message */
  hear(message) {
    if (message.type === "changed" && this.shown) message = changed(this.shown, message);
    if (message.type === "scene") this.shown = message;
    this.heard(message);
  }

  lost() {
    this.socket = null;
    this.shown = null;
    if (this.closed) return;
    this.changed(false);
    const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)];
    this.tries += 1;
    setTimeout(() => this.closed || this.open(), wait);
  }

  /** @param {Record<string, unknown>} message */
  say(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close() {
    this.closed = true;
    clearInterval(this.pinging);
    this.socket?.close();
  }
}

/**
 * A scene after a change: parts that did not come are as they were, and so are the first lines of the log.
 * Of a long part only those things come that are not as they were: where, how many go, what comes instead.
 * @param {import("./types.js").SceneSent} before
 * @param {any} change
 * @returns {import("./types.js").SceneSent}
 */
function changed(before, change) {
  const { type: _, log_from: kept, scene, splices = {}, ...rest } = change;
  const log = [...before.scene.log.slice(0, kept), ...scene.log];
  /** @type {any} */
  const whole = { ...before.scene, ...scene, log };
  for (const [part, list] of Object.entries(splices)) {
    whole[part] = [...whole[part]];
    for (const [at, gone, things] of list) whole[part].splice(at, gone, ...things);
  }
  return { ...before, ...rest, scene: whole };
}
