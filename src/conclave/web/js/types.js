// The shapes that come over the wire, as the show's scene.py and the server's wire.py and lore.py write them.

/** @typedef {{key: string, symbol: string, label: string, role: string, picture: string, value: number, most: number, tone: string}} Mark */
/** @typedef {{key: string, label: string, shape: string, x: number, y: number, tone: string, marks: Mark[], note: string, picture: string, state: string}} Area */
/** @typedef {{key: string, ends: [string, string], kind: string}} Edge */
/** @typedef {{key: string, symbol: string, label: string, known: boolean, picture: string, pips: number}} Layer */
/** @typedef {{key: string, at: string, seat: number, symbol: string, label: string, tone: string, note: string, layers: Layer[], more: number, figure: string, picture: string, pips: number, state: string, marks: Mark[]}} Piece */
/** @typedef {{key: string, where: string, seat: number, face_up: boolean, name: string, kind: string, sentence: string, text_key: string, note: string, symbol: string, public: boolean, heading: string, place: string, pictures: string[], tone: string, used: boolean}} Card */
/** @typedef {{key: string, label: string, at: number, seat: number, symbol: string, tone: string, picture: string}} Runner */
/** @typedef {{key: string, label: string, value: number, tone: string, picture: string}} Part */
/** @typedef {{key: string, label: string, value: number, most: number, seat: number, group: string, role: string, picture: string, runners: Runner[], parts: Part[]}} Track */
/** @typedef {{seat: number, name: string, tone: string, symbol: string, active: boolean, asked: boolean, team: number, notes: string[], picture: string}} SeatScene */
/** @typedef {{index: number, label: string, verb: string, points_at: string[], code: [number, number, number], note: string, picture: string}} Choice */
/** @typedef {{name: string, verb: number, takes: string[], mine: boolean}} Deed */
/** @typedef {{seat: number, question: string, rule: string, choices: Choice[], default: number, points_at: string[], kind: string, help: string, deeds: Deed[], may_stand: boolean}} Prompt */
/** @typedef {{number: number, text: string, cause: number, depth: number, seat: number, about: string[], cards: string[]}} LogLine */
/**
 * @typedef {object} Scene
 * @property {string} game
 * @property {string} title
 * @property {number} viewer
 * @property {string} banner
 * @property {string} phase
 * @property {boolean} over
 * @property {SeatScene[]} seats
 * @property {Area[]} areas
 * @property {Edge[]} edges
 * @property {Piece[]} pieces
 * @property {Card[]} cards
 * @property {Track[]} tracks
 * @property {number[]} waiting
 * @property {Prompt | null} prompt
 * @property {LogLine[]} log
 * @property {string} result
 * @property {[string, string][]} legend
 */
/** @typedef {{seat: number, name: string, kind: string, bot: string, online: boolean, watched: number}} SeatFacts */
/** @typedef {{free: boolean, ask: boolean, why: string}} UndoFacts */
/** @typedef {{seat: number, seconds: number, running: boolean}} ClockFacts */
/** @typedef {{type: "scene", version: number, scene: Scene, undo: UndoFacts, seats: SeatFacts[], clocks: ClockFacts[], masked: boolean, standing: number}} SceneSent */
/** @typedef {{name: string, default: boolean|number|string, choices: (boolean|number|string)[], help: string, titles: string[], takes_code: boolean}} Option */
/** @typedef {{key: string, title: string, players: number[], options: Option[], bots: string[], primer: string[], crest: Record<string, string[]>, decks: string}} GameFacts */
/** @typedef {{key: string, name: string, kind: string, sentence: string, rulings: string[], facts: Record<string, string>, sides: string[], pictures: string[], tone: string}} CardText */
/** @typedef {{key: string, name: string}} DeckChoice */
/** @typedef {{key: string, name: string, points: number, choices: DeckChoice[], unless_said: string, costs: number[][], most: number[][]}} Leader */
/** @typedef {{key: string, name: string, group: string, tags: Record<string, string[]>}} DeckCard */
/** @typedef {{key: string, title: string, leader: string, choice: string, copies: Record<string, number>, code: string}} PublishedDeck */
/** @typedef {{deck_word: string, leader_word: string, choice_word: string, leaders: Leader[], cards: DeckCard[], published: PublishedDeck[], settings: string[], told: string[]}} Decks */
/** @typedef {{leader: string, choice: string, copies: Record<string, number>, unknown: string[], cards: number, points: number, most: number, reasons: string[], code: string, text: string}} DeckFacts */
/** @typedef {{key: string, chapter: string, sentence: string, ruling: boolean}} RuleText */
/** @typedef {{table: string, game: string, title: string, state: string, seats: SeatFacts[], version: number, earlier_rules: string, name?: string}} TableFacts */

export {};
