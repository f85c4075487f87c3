// A table one sits at or watches: scenes in, decisions out.

import { h } from "./dom.js";
import { call, tell, toast } from "./announce.js";
import { throwIn } from "./chance.js";
import { Chat } from "./chat.js";
import { Dock } from "./dock.js";
import { invitation } from "./invite.js";
import { keepKnock, keepPlace, placeAt } from "./keep.js";
import { isArrow, isTyping, numberPad, towards } from "./keys.js";
import { Log } from "./log.js";
import { Lore } from "./lore.js";
import { momentOf } from "./replay.js";
import { freeSeat, seatDeeds } from "./places.js";
import { RuleBook } from "./rules.js";
import { Stage } from "./stage.js";
import { Tabs } from "./tabs.js";
import { symbol } from "./symbols.js";
import { about, questionsAbout } from "./things.js";
import { ask, Line } from "./wire.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").SceneSent} SceneSent */
/** @typedef {import("./types.js").Choice} Choice */

/** One table, from its welcome to its end. */
export class Table {
  /** @param {HTMLElement} page @param {string} id @param {string} token */
  constructor(page, id, token) {
    this.page = page;
    this.id = id;
    this.token = token || placeAt(id)?.token || "";
    /** @type {SceneSent | null} */
    this.sent = null;
    this.seat = -1;
    this.focus = "";
    /** The version that was last answered, so that no answer is given twice. */
    this.decided = -1;
    /** Whether it goes on from a record. */
    this.fork = false;
    /** What binds the deal. */
    this.promise = "";
    /** Whether the person gives the seat up. */
    this.leaves = false;
    /** @type {import("./dock.js").Thing | null} */
    this.thing = null;
    /** @type {Map<string, import("./things.js").Question>} what was asked about, by code */
    this.questions = new Map();
    this.number = numberPad((n) => this.choose(n));
    this.key = (/** @type {KeyboardEvent} */ event) => this.typed(event);
    document.addEventListener("keydown", this.key);
    /** @type {HTMLElement | null} a seat, to whoever watches; kept, so that a name can be typed */
    this.offer = null;
    /** When the last scene came. */
    this.since = Date.now();
    this.ticking = setInterval(() => this.stage?.tick((Date.now() - this.since) / 1000), 500);
    page.replaceChildren(h("p", { class: "loading" }, say("sitting-down")));
    this.line = new Line(id, this.token, (message) => this.heard(message), (up) => this.connected(up), () => throwIn(id));
  }

  leave() {
    this.line.close();
    clearInterval(this.ticking);
    document.removeEventListener("keydown", this.key);
  }

  /** @param {boolean} up */
  connected(up) {
    this.decided = -1;
    document.body.classList.toggle("is-cut-off", !up);
    if (!up && this.sent) toast(say("cut-off"), "bad");
  }

  /** @param {any} message */
  async heard(message) {
    switch (message.type) {
      case "welcome": return this.welcome(message);
      case "scene": return this.show(message);
      case "refused": return this.refused(message);
      case "reason": return this.answered(message);
      case "asked": return this.consentWanted(message);
      case "settled": return this.settled(message);
      case "said": return this.chat?.add(message, this.sent?.scene.seats[message.seat]?.tone ?? "");
      case "over": return tell(say("game-over"));
      case "gone": return this.gone(message);
      case "noticed": return toast(message.sentence, "bad");
      default: return undefined;
    }
  }

  /** @param {{sentence: string, rule: string}} message */
  refused(message) {
    this.decided = -1;
    toast([message.sentence, message.rule && `(${message.rule})`].filter(Boolean).join(" "), "bad");
  }

  /** @param {{sentence: string}} message */
  gone(message) {
    this.line.close();
    keepKnock(this.id, "");
    toast(message.sentence, "bad");
    if (!this.sent || this.leaves) this.page.replaceChildren(h("p", { class: "loading" }, message.sentence, " ", h("a", { href: "/" }, say("to-lobby"))));
  }

  /** @param {{table: string, game: string, title: string, seat: number, fork: boolean, promise: {hash: string} | null}} message */
  async welcome(message) {
    this.seat = message.seat;
    if (this.token && message.seat >= 0) {
      keepKnock(this.id, "");
      keepPlace({ table: this.id, token: this.token, seat: message.seat, game: message.game, title: message.title, at: Date.now() });
    }
    if (this.stage) return;
    this.fork = message.fork;
    this.promise = message.promise?.hash ?? "";
    const title = this.fork ? say("fork-title", { title: message.title }) : message.title;
    this.ready = Lore.of(message.game).then((lore) => this.build(lore, title));
    await this.ready;
  }

  /** @param {Lore} lore @param {string} title */
  build(lore, title) {
    document.title = `${title} · Conclave`;
    this.title = title;
    this.lore = lore;
    this.stage = new Stage(lore, (key) => this.pick(key));
    this.stage.deeds = (seat, facts) => seatDeeds(this, seat, facts);
    this.dock = new Dock(lore, {
      decide: (choice, stand = false) => this.decide(choice, stand),
      askAgain: () => this.line.say({ type: "ask_again" }),
      undo: () => this.undo(),
      clear: () => this.clear(),
      whyNot: (name, verb) => this.whyNot([{ what: name, code: [verb, -1, -1] }], { title: name, lines: [], more: [] }),
      consent: (ask, yes) => this.line.say({ type: "consent", ask, yes }),
      openRules: () => this.tabs?.open("rules"),
      afterwards: () => this.afterwards(),
    });
    this.log = new Log(lore, {
      show: (keys) => this.stage?.show(keys),
      jump: (line) => this.jump(line),
    });
    this.rules = new RuleBook(lore);
    this.chat = new Chat((text) => this.line.say({ type: "chat", text }));
    this.tabs = new Tabs(say("beside"), [
      { name: "log", title: say("log"), body: this.log.list },
      { name: "rules", title: say("rules"), body: this.rules.element },
      { name: "chat", title: say("chat"), body: this.chat.element },
      { name: "table", title: say("table"), body: invitation(this) },
    ]);
    this.dock.element.addEventListener("mouseover", (event) => this.pointed(event));
    this.dock.element.addEventListener("focusin", (event) => this.pointed(event));
    this.dock.element.addEventListener("mouseleave", () => this.stage?.show([]));
    const right = h("div", { class: "right" }, this.dock.element, this.tabs.element);
    this.page.replaceChildren(h("div", { class: "table" }, this.stage.seats, this.stage.middle, right));
  }

  /** What to do once the game is over; who played may play the same again, with the same people. */
  afterwards() {
    const replay = h("a", { class: "quiet button", href: `/t/${this.id}?at=0` }, say("open-replay"));
    const lobby = h("a", { class: "quiet button", href: "/" }, say("to-lobby"));
    if (this.seat < 0) return [replay, lobby];
    const again = h("button", { type: "button", class: "yes again", onclick: () => this.playAgain(again) }, symbol("play"), say("play-again"));
    return [again, replay, lobby];
  }

  /** @param {HTMLElement} button */
  async playAgain(button) {
    button.toggleAttribute("disabled", true);
    try {
      const taken = await ask(`/api/tables/${encodeURIComponent(this.id)}/again`, { body: {}, token: this.token });
      location.href = `/t/${taken.table}#${taken.token}`;
    } catch (error) {
      button.toggleAttribute("disabled", false);
      toast(/** @type {Error} */ (error).message, "bad");
    }
  }

  /** @param {SceneSent} sent */
  async show(sent) {
    await this.ready;
    if (!this.stage || !this.dock) return;
    const before = this.sent;
    // Whoever looks over a shoulder is not asked.
    if (this.seat < 0) sent.scene.prompt = null;
    this.sent = sent;
    this.since = Date.now();
    this.line.seen = sent.version;
    const inDock = this.dock.element.contains(document.activeElement) || document.activeElement === document.body;
    const changed = before?.version !== sent.version || before?.scene.prompt?.question !== sent.scene.prompt?.question;
    if (changed) {
      this.focus = "";
      this.thing = null;
    }
    // Who has answered is asked anew, be it in the same words.
    if (before && this.decided === before.version) this.dock.about = "";
    this.stage.update(sent.scene, sent.seats, sent.clocks);
    const fresh = this.log?.update(sent.scene) ?? [];
    this.rules?.open(sent.scene.prompt?.rule ?? "");
    this.invite(before);
    this.draw();
    this.speak(before, fresh.map((line) => line.text));
    if (changed && inDock && sent.scene.prompt) this.dock.focusFirst();
    document.title = `${sent.scene.prompt ? "● " : ""}${this.title} · Conclave`;
  }

  /** While a seat is free, whoever sits here sees how to invite somebody. @param {SceneSent | null} before */
  invite(before) {
    const isFree = (/** @type {SceneSent | null} */ sent) => this.seat >= 0 && (sent?.seats.some((seat) => seat.kind === "open") ?? false);
    if (isFree(before) !== isFree(this.sent)) this.tabs?.open(isFree(this.sent) ? "table" : "log");
  }

  /** Draws the dock and lights the board. */
  draw() {
    if (!this.sent || !this.dock || !this.stage) return;
    const scene = this.sent.scene;
    const typing = this.offer?.contains(document.activeElement) ? document.activeElement : null;
    this.dock.update(scene, this.sent.undo, this.focus, this.thing, freeSeat(this), this.sent.standing ?? 0);
    /** @type {HTMLElement | null} */ (typing)?.focus();
    const offered = new Set(scene.prompt?.choices.flatMap((choice) => choice.points_at) ?? []);
    this.stage.light(offered, [this.focus, ...(scene.prompt?.points_at ?? [])].filter(Boolean));
  }

  /** Tells a screen reader what happened and what is asked. @param {SceneSent | null} before @param {string[]} fresh */
  speak(before, fresh) {
    if (!this.sent) return;
    const scene = this.sent.scene;
    if (fresh.length) tell(fresh.slice(-6).join(" "));
    const question = scene.prompt?.question ?? "";
    if (question && question !== before?.scene.prompt?.question) call(question);
    if (scene.over && !before?.scene.over) call(`${say("game-over")} ${scene.result}`);
  }

  /** What an answer points at is shown on the board. @param {Event} event */
  pointed(event) {
    const option = /** @type {HTMLElement} */ (event.target).closest(".option");
    this.stage?.show(option ? (/** @type {HTMLElement} */ (option).dataset.points ?? "").split(" ") : []);
  }

  /** @param {Choice} choice @param {boolean} [stand] whether the same is not asked again in this round */
  decide(choice, stand = false) {
    if (!this.sent || this.decided === this.sent.version) return;
    this.decided = this.sent.version;
    this.line.say({ type: "decide", version: this.sent.version, index: choice.index, code: choice.code, stand });
  }

  undo() {
    this.line.say({ type: "undo" });
  }

  clear() {
    this.focus = "";
    this.thing = null;
    this.draw();
    this.dock?.focusFirst();
  }

  /** A thing was picked: one answer is given, several are shown, none is explained. @param {string} key */
  pick(key) {
    const scene = this.sent?.scene;
    if (!scene) return;
    const all = scene.prompt?.choices ?? [];
    const place = scene.pieces.find((piece) => piece.key === key)?.at ?? "";
    for (const aim of [key, place].filter(Boolean)) {
      const choices = all.filter((choice) => choice.points_at.includes(aim));
      const both = choices.filter((choice) => this.focus && choice.points_at.includes(this.focus));
      const meant = both.length ? both : choices;
      if (meant.length === 1) return this.decide(meant[0]);
      if (meant.length) {
        this.focus = aim;
        this.thing = null;
        this.draw();
        return this.dock?.focusFirst();
      }
    }
    return this.explain(key);
  }

  /** Says what a thing is, and why nothing is offered with it. @param {string} key */
  explain(key) {
    const scene = this.sent?.scene;
    if (!scene || !this.lore) return;
    const card = scene.cards.find((each) => each.key === key);
    const questions = questionsAbout(scene, key, this.focus);
    if (card?.text_key && !questions.length) return this.lore.openCard(card.text_key);
    const known = about(scene, key, this.lore.drawings);
    if (!known) return;
    if (!questions.length && scene.prompt) known.lines.push(say("not-offered"));
    this.whyNot(questions, known);
  }

  /**
   * @param {import("./things.js").Question[]} questions
   * @param {{title: string, lines: string[], more: Node[]}} known
   */
  whyNot(questions, known) {
    this.thing = { ...known, reasons: [] };
    this.questions = new Map(questions.map((each) => [each.code.join(), each]));
    for (const each of questions) this.line.say({ type: "why", code: each.code });
    this.draw();
    this.dock?.element.querySelector(".thing")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {{code: number[], sentence: string, rule: string}} message */
  answered(message) {
    const asked = this.questions.get(message.code.join());
    if (!asked || !this.thing) return;
    this.questions.delete(message.code.join());
    const { reasons } = this.thing;
    if (reasons.some((known) => known.what === asked.what && known.sentence === message.sentence)) return;
    // A reason without a rule says only that something else is asked: any other says more.
    if (!message.rule && reasons.length) return;
    this.thing.reasons = reasons.filter((known) => known.rule || !message.rule);
    this.thing.reasons.push({ what: asked.what, own: asked.own ?? "", sentence: message.sentence, rule: message.rule });
    this.draw();
    this.dock?.element.querySelector(".reason:last-of-type")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {{ask: number, sentence: string}} message */
  consentWanted(message) {
    if (!this.dock) return;
    this.dock.wanted.push({ ask: message.ask, sentence: message.sentence });
    call(message.sentence);
    this.draw();
  }

  /** @param {{ask: number, yes: boolean}} message */
  settled(message) {
    if (!this.dock) return;
    this.dock.wanted = this.dock.wanted.filter((each) => each.ask !== message.ask);
    toast(say(message.yes ? "agreed" : "not-agreed"));
    this.draw();
  }

  /** Opens the replay where a line was written. @param {import("./types.js").LogLine} line */
  async jump(line) {
    if (!this.sent) return;
    const at = await momentOf(this.id, line.number, this.sent.version, this.seat, this.token).catch((error) => {
      toast(error.message, "bad");
      return -1;
    });
    if (at >= 0) location.href = `/t/${this.id}?at=${at}`;
  }

  /** @param {number} n an answer as it is numbered in the dock */
  choose(n) {
    const choice = this.dock?.choices[n - 1];
    if (choice) this.decide(choice);
  }

  /** @param {KeyboardEvent} event */
  typed(event) {
    const sheet = /** @type {HTMLDialogElement | null} */ (document.getElementById("sheet"));
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || sheet?.open) return;
    const target = /** @type {HTMLElement} */ (event.target);
    const onOption = target.closest?.(".dock .option");
    if (/^\d$/.test(event.key)) this.number(event.key, this.dock?.choices.length ?? 0);
    else if (event.key === " " && !(target.closest?.("button, summary, a, details") && !onOption)) this.usual(event);
    else if (event.key === "Escape") this.clear();
    else if (event.key === "u") this.undo();
    else if (event.key === "b") /** @type {HTMLElement | null} */ (this.stage?.field.querySelector("[tabindex='0']"))?.focus();
    else if (event.key === "d") this.dock?.focusFirst();
    else if (event.key === "l") this.tabs?.open("log");
    else if (event.key === "r") this.tabs?.open("rules");
    else if (isArrow(event.key)) this.arrow(event, target);
  }

  /** Space gives the usual answer, or the only one. @param {KeyboardEvent} event */
  usual(event) {
    const prompt = this.sent?.scene.prompt;
    if (!prompt) return;
    const usual = prompt.choices.find((choice) => choice.index === prompt.default) ?? (prompt.choices.length === 1 ? prompt.choices[0] : null);
    if (!usual) return;
    event.preventDefault();
    this.decide(usual);
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} target */
  arrow(event, target) {
    const options = [...(this.dock?.element.querySelectorAll(".option") ?? [])];
    const at = options.indexOf(/** @type {Element} */ (target.closest?.(".option")));
    if (at < 0 && target !== document.body) return;
    event.preventDefault();
    const next = at < 0 ? options[0] : towards(options[at], options, event.key);
    /** @type {HTMLElement | null | undefined} */ (next)?.focus();
  }
}
