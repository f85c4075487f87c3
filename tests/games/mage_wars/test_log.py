"""Nothing passes silently: the log tells what a table would see, and every question and answer has words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.show import SHOW
from conclave.games.mage_wars.table import Table
from conclave.kernel.events import EVERYONE, Event, Heard
from conclave.kernel.happenings import PASS
from conclave.kernel.rng import seeded
from tests.games.mage_wars.layout import GAME, A, B, Layout
from tests.games.mage_wars.lively import answer, begun, played

WORDS = SHOW.words_in("en")
GUIDE = files("conclave.games.mage_wars.guide")
GAMES = 30
ROUNDS = 25


# --- reading -----------------------------------------------------------------------------------------------
def log_of(g: Layout, viewer: int = 2) -> list[str]:
    """The whole log in words, as a spectator reads it unless a seat is named."""
    return [line.text for line in GAME.scene(g.game.view(g.s, viewer)).log]


def since(g: Layout, before: list[str], viewer: int = 2) -> list[str]:
    """What the log has said since."""
    return log_of(g, viewer)[len(before) :]


def question(g: Layout, seat: int) -> str:
    """What a player is asked, in words."""
    prompt = GAME.scene(g.game.view(g.s, seat)).prompt
    assert prompt is not None
    return str(prompt.question)


def labels(g: Layout, seat: int) -> list[str]:
    """The answers that a player may give, in words."""
    prompt = GAME.scene(g.game.view(g.s, seat)).prompt
    assert prompt is not None
    return [choice.label for choice in prompt.choices]


# --- deeds are told as they happen -------------------------------------------------------------------------
def test_a_creature_is_summoned_with_its_price_after_it() -> None:
    """R10.1: the spell is named, then what was paid for it, then what has come."""
    g = Layout().mana(A, 15)
    card = g.prepare(A, "Timber Wolf")
    g.turn(A).skip().activate(A).skip()
    before = log_of(g)
    g.cast_zone(A, card, "a1")
    assert since(g, before) == [
        "The Wizard summons Timber Wolf in A1 for 9 mana.",
        "The Wizard pays 9 mana, 6 left.",
        "Timber Wolf appears in A1.",
    ]


def test_an_attack_shows_its_dice_one_by_one() -> None:
    """R16.1: each die lies in the log with what it shows; then sums, effect die, damage, condition."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "d3")
    g.turn(A).skip().activate(wolf).skip()
    before = log_of(g)
    g.dice("2 0 1* 1").attack(wolf, "Bite", B).skip()
    assert since(g, before)[:3] == [
        "Timber Wolf attacks the Priestess with Bite.",
        "Dice against the Priestess: [2] [–] [1✦] [1] (normal 3, critical 1).",
        "The Priestess takes 4 damage, 4 in all.",
    ]
    lines = GAME.scene(g.game.view(g.s, 2)).log
    declared = next(line for line in lines if line.text.startswith("Timber Wolf attacks"))
    assert all(
        line.depth == declared.depth + 1 for line in lines if "Priestess" in line.text and "dam" in line.text
    )


def test_an_effect_that_counts_as_more_is_told_as_such() -> None:
    """O24: the die shows 5 and counts as 7."""
    g = Layout()
    imp = g.put(A, "Valshalla, Lightning Angel", "d3")
    knight = g.put(B, "Knight of Westlock", "d3")
    g.turn(A).skip().activate(imp).skip()
    before = log_of(g)
    g.dice("2 2 2 2 2 2 d5").attack(imp, "Lightning Sword", knight)
    while g.asked():
        d = g.s.pending[0]
        if d.about in (t.WHOSE_TURN, t.DO_WHAT):
            break
        g.choose(d.seat, PASS)
    assert "Effect die: 5, which counts as 7." in since(g, before)
    assert "Knight of Westlock gets Daze." in since(g, before)


def test_a_hidden_enchantment_is_named_to_its_owner_alone_until_it_is_revealed() -> None:
    """R12.1, O8: the others hear that something lies there; later everybody hears what."""
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "a1")
    card = g.prepare(A, "Agony")
    g.turn(A).skip()
    before = log_of(g)
    g.cast(A, card, wolf)
    told = "The Wizard casts an enchantment face down on Timber Wolf for 2 mana."
    for viewer in (A, B, 2):
        assert since(g, before, viewer)[:2] == [told, "The Wizard pays 2 mana, 18 left."]
    assert "Agony" not in " ".join(log_of(g, B))
    assert "Reveal Agony on Timber Wolf for 3 mana" in labels(g, A)
    assert question(g, A) == (
        "The Wizard casts Agony on Timber Wolf. Do you reveal an enchantment? You have 18 mana."
    )
    g.choose(A, t.REVEAL, card)
    for viewer in (A, B, 2):
        assert since(g, before, viewer)[2:4] == [
            "The Wizard reveals Agony for 3 mana.",
            "The Wizard pays 3 mana, 15 left.",
        ]


def test_a_hidden_enchantment_is_a_back_to_everybody_but_its_owner() -> None:
    """O8: its card has no name, and the piece that bears it shows that something lies there."""
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "a1")
    card = g.put(A, "Agony", on=wolf, up=False)
    g.turn(A).skip()
    for viewer, known in ((A, True), (B, False), (2, False)):
        scene = GAME.scene(g.game.view(g.s, viewer))
        lying = next(each for each in scene.cards if each.key == f"card-{card}")
        assert (lying.name, lying.face_up) == (("Agony", True) if known else ("", False))
        piece = next(each for each in scene.pieces if each.key == f"card-{wolf}")
        assert [(mark.picture, mark.value) for mark in piece.marks] == [("face-down", 1), ("shield", 2)]
        assert ("Agony" in piece.label) == known


def test_a_wall_is_raised_on_its_border() -> None:
    """R9.1: between which zones, and that it stands there."""
    g = Layout()
    card = g.prepare(A, "Wall of Fire")
    g.turn(A).skip()
    before = log_of(g)
    g.choose(A, t.CAST_BORDER, card, g.border("a1", "b1"))
    assert since(g, before)[:3] == [
        "The Wizard raises Wall of Fire between A1 and B1 for 7 mana.",
        "The Wizard pays 7 mana, 13 left.",
        "Wall of Fire stands between A1 and B1.",
    ]


def test_the_ability_of_a_mage_goes_by_its_name() -> None:
    """R23: Restore in the answer and in the log, Divine Reward where it works by itself."""
    g = Layout("Priestess", "Wizard").afflict(A, k.BURN, 1).turn(A).skip()
    before = log_of(g)
    assert "Use Restore (one condition) on yourself (A1, Life 32 of 32)" in labels(g, A)
    g.invoke(A, A, 0, A)
    assert question(g, A) == "Restore (one condition): what do you take off? You have 20 mana."
    g.choose(A, t.PICK_CONDITION, k.BURN, A)
    assert since(g, before)[:3] == [
        "The Priestess uses Restore (one condition) on themselves.",
        "The Priestess pays 2 mana, 18 left.",
        "The Priestess loses Burn.",
    ]


def test_what_a_text_costs_is_said_before_it_is_used() -> None:
    """R2.2: the Pet costs the level of the animal and 1 more."""
    g = Layout("Beastmaster", "Wizard")
    card = g.prepare(A, "Timber Wolf")
    g.turn(A).skip().activate(A).skip().cast_zone(A, card, "a1")
    assert question(g, A) == "The Beastmaster summons Timber Wolf in A1. Do you use Pet?"
    assert labels(g, A) == ["Use nothing", "Use Pet for 3 mana"]


def test_an_upkeep_is_told_item_by_item() -> None:
    """R5.4: a Burn that goes out, one that burns, and Rot."""
    g = Layout("Priestess", "Wizard").afflict(A, k.BURN, 2).afflict(A, k.ROT, 1)
    g.upkeep(A)
    assert question(g, A) == "Your Upkeep: 2 things are due. Which comes next?"
    first, burn, rot = labels(g, A)
    assert first == "Let everything come in this order"
    assert rot == "Rot on the Priestess: 1 damage"
    assert burn == "Burn on the Priestess: 2 dice"
    before = log_of(g)
    g.dice("2 0").done(A)
    assert since(g, before)[:6] == [
        "Next: the Burn on the Priestess.",
        "Dice against the Priestess: [2] [–] (normal 2, critical 0).",
        "The Priestess loses Burn.",
        "The Priestess takes 2 damage, 2 in all.",
        "Next: the Rot on the Priestess.",
        "The Priestess takes 1 damage, 3 in all.",
    ]


def test_the_end_is_told_with_who_fell_and_who_wins() -> None:
    """R22: the fall, the end of the game, the winner with the Life that is left."""
    g = Layout().hurt(B, 31)
    wolf = g.put(A, "Timber Wolf", "d3")
    g.turn(A).skip().activate(wolf).skip()
    before = log_of(g)
    g.dice("2 2 2 2").attack(wolf, "Bite", B).skip()
    while not g.s.over:
        d = g.s.pending[0]
        g.choose(d.seat, d.options[0].verb, d.options[0].a, d.options[0].b)
    told = since(g, before)
    assert "The Priestess falls." in told
    assert told[-2:] == ["The duel ends after 2 rounds.", "The Wizard wins, with 32 Life left."]
    scene = GAME.scene(g.game.view(g.s, 2))
    assert scene.result == "The Wizard wins with 32 Life left"
    assert scene.banner == "The duel is over"


# --- why not -----------------------------------------------------------------------------------------------
def test_people_may_ask_why_something_is_not_attacked_whatever_the_attack() -> None:
    """R15.1: the reason of an attack that there is time for; with none left, that there is none."""
    g = Layout()
    wolf = g.put(A, "Timber Wolf", "b2")
    near = g.put(B, "Timber Wolf", "b2")
    guard = g.guard(g.put(B, "Knight of Westlock", "b2")).s.play[-1]
    g.turn(A).skip().activate(wolf).skip()
    assert g.why(A, t.ATTACK_IT, B) == "too-far"
    assert g.why(A, t.ATTACK_IT, near) == "guarded"
    assert g.why(A, t.ATTACK, g.bar(wolf, "Bite"), guard) == "allowed"
    assert g.offered(A, t.ATTACK_IT) == []
    g.move(wolf, "b1").skip()
    assert g.why(A, t.ATTACK_IT, guard) == "too-far"


def test_people_may_ask_why_something_is_not_activated() -> None:
    """R5.8: not one's own, no creature, used already."""
    g = Layout()
    tired = g.put(A, "Timber Wolf", "b2", ready=False)
    other = g.put(B, "Timber Wolf", "b2")
    temple = g.put(A, "Mana Crystal", "a1")
    g.turn(A).skip()
    assert g.why(A, t.ACTIVATE, tired) == "not-ready"
    assert g.why(A, t.ACTIVATE, other) == "not-your-creature"
    assert g.why(A, t.ACTIVATE, temple) == "no-creature"
    assert g.why(A, t.ACTIVATE, A) == "allowed"


def test_every_reason_is_a_sentence_with_its_rule() -> None:
    """Reasons end with a stop and name rules that are in the book."""
    known = {rule.key for rule in GAME.rules}
    for reason in GAME.reasons.all[3:]:
        assert GAME.words.reason(reason)[-1] == ".", reason.key
        for rule in filter(None, reason.rule.split(", ")):
            assert any(each == rule or each.startswith(f"{rule}.") for each in known), (reason.key, rule)


# --- nothing that everybody sees changes without a line ----------------------------------------------------
COLUMNS = (
    "controller",
    "zone",
    "bearer",
    "border",
    "up",
    "ready",
    "guard",
    "damage",
    "life",
    "mana",
    "marks",
)
TELLS: dict[str, set[int]] = {
    "mana": {t.CHANNELED, t.GAINED_MANA, t.LOST_MANA, t.PAID},
    "damage": {t.DAMAGED, t.HEALED},
    "life": {t.LIFE_CHANGED},
    "conditions": {t.GOT_CONDITION, t.LOST_CONDITION},
    "tokens": {t.GOT_TOKENS},
    "zone": {t.MOVED, t.PUSHED, t.TELEPORTED, t.ARRIVED, t.CAME_BACK, t.BANISHED_IT},
    "guard": {t.GUARDS, t.GUARD_ENDS},
    "ready": {t.ACTIVATED, t.MADE_READY, t.ROUND_BEGINS},
    "up": {t.REVEALED, t.WASTED},
    "bearer": {t.ATTACHED, t.ARRIVED},
    "border": {t.STANDS},
    "controller": {t.CONTROLS, t.TURNED_BACK, t.ATTACHED},
    "marks": {t.MARKED, t.UNMARKED},
    "place": {
        t.ARRIVED, t.ATTACHED, t.STANDS, t.DESTROYED, t.DISCARDED, t.RETURNED, t.CASTS_HIDDEN,
        t.CASTS_HIDDEN_ZONE, t.BANISHED_IT, t.CAME_BACK, t.WASTED, t.CANCELLED, t.MAGE_FELL,
    },
    "initiative": {t.ROUND_BEGINS},
    "phase": {t.PHASE_BEGINS, t.ROUND_BEGINS},
}  # fmt: skip
"""Which events tell of a change of what."""
SEEN = {k.PLAY: "arena", k.BANISHED: "banished", k.DYING: "discards", k.DISCARD: "discards"}
Facts = dict[tuple[str, int], object]


def public(s: Table) -> Facts:
    """All that everybody at the table sees of cards in the arena, and of the round."""
    found: Facts = {("initiative", -1): s.initiative, ("phase", -1): s.phase}
    for x in range(s.terms.plans):
        found["place", x] = SEEN.get(int(s.place[x]), "elsewhere")
        if s.place[x] == k.PLAY:
            found |= {(column, x): int(getattr(s, column)[x]) for column in COLUMNS}
            found["conditions", x] = tuple(s.conditions[k.CONDITIONS * x : k.CONDITIONS * (x + 1)])
            found["tokens", x] = tuple(s.tokens[k.TOKENS * x : k.TOKENS * (x + 1)])
    return found


def is_told(what: str, x: int, events: list[Event]) -> bool:
    """Whether some event tells of a change; a hidden card is told by where it lies, and by no number."""
    for e in events:
        if e.kind in TELLS[what] and (x < 0 or x in (e.a, e.b) or e.a < 0 or e.kind == t.ROUND_BEGINS):
            return True
    return False


def untold(seed: int) -> Iterator[tuple[str, int]]:
    """What changes in a game although nobody says so; of an enchantment it was told when it was cast."""
    s = begun(seed, ROUNDS)
    dice = seeded(1000 + seed)
    before, heard = public(s), len(s.events)
    while not s.over:
        d = s.pending[0]
        GAME.decide(s, d.seat, answer(s, d, dice))
        after = public(s)
        new = [e for e in s.events[heard:] if e.seen_by == EVERYONE]
        for fact in before.keys() & after.keys():
            was_cast = fact[0] == "place" and after[fact] == "arena" and not s.up[fact[1]]
            if before[fact] != after[fact] and not was_cast and not is_told(*fact, new):
                yield fact
        before, heard = after, len(s.events)


@pytest.mark.parametrize("seed", range(GAMES))
def test_nothing_that_everybody_sees_changes_without_a_line(seed: int) -> None:
    """A spectator who only reads the log could keep the arena on a table of their own."""
    assert list(untold(seed)) == []


# --- there are words for everything ------------------------------------------------------------------------
def test_every_event_that_is_declared_has_a_sentence() -> None:
    assert [kind.name for kind in t.V.kinds if not WORDS.knows(f"log-{kind.name}")] == []


def test_every_question_has_words_and_a_rule() -> None:
    """What the text of a card asks is explained by the text."""
    for asked in t.V.questions:
        assert WORDS.knows(f"ask-{asked.name}"), asked.name
        assert asked.rule, asked.name
        by_card = asked.name in ("may", "branch", "pick", "charge", "cure", "buy-out")
        assert WORDS.knows(f"help-{asked.name}") or by_card, asked.name


@dataclass
class Played:
    """What lively games have asked, offered and told."""

    questions: dict[str, set[str]] = field(default_factory=dict)
    helps: dict[str, set[str]] = field(default_factory=dict)
    answers: set[str] = field(default_factory=set)
    notes: set[str] = field(default_factory=set)
    doubled: list[list[str]] = field(default_factory=list)
    called_alike: list[list[str]] = field(default_factory=list)
    lines: set[str] = field(default_factory=set)
    kinds: set[int] = field(default_factory=set)

    def note_question(self, prompt: Any) -> None:
        """A question with its help and its answers."""
        self.questions.setdefault(prompt.kind, set()).add(prompt.question)
        self.helps.setdefault(prompt.kind, set()).add(prompt.help)
        found = [choice.label for choice in prompt.choices]
        self.answers.update(found)
        self.notes.update(choice.note for choice in prompt.choices if choice.note)
        if len(set(found)) < len(found):
            self.doubled.append(found)

    def note_scene(self, scene: Any) -> None:
        """No two pieces are called alike."""
        found = [re.split(r" \((?=of |Life )", piece.label)[0] for piece in scene.pieces]
        if len(set(found)) < len(found):
            self.called_alike.append(found)

    def note_log(self, s: Table, v: Any) -> None:
        """The log of a game: a line for each event, under its number."""
        log = GAME.scene(v).log
        assert [line.number for line in log] == [e.number for e in v.events]
        self.lines.update(line.text for line in log)
        self.kinds.update(e.kind for e in v.events)

    def sentences(self) -> list[str]:
        """Everything that was said."""
        said = [text for texts in (self.questions, self.helps) for said in texts.values() for text in said]
        return [*said, *self.answers, *self.notes, *self.lines]


@pytest.fixture(scope="module")
def told() -> Played:
    """Lively games with all cards there are; each question is looked at by whoever is asked."""
    found = Played()
    for seed in range(60):
        s = begun(seed, ROUNDS, apprentice=seed % 9 == 8)
        heard = [Heard(A), Heard(B)]
        for n, d in enumerate(played(s, seed)):
            v = GAME.view(s, d.seat, heard[d.seat])
            look = SHOW.look(v)
            found.note_question(SHOW.asking.draw(SHOW.names_of(look, "en"), SHOW.prompt_facts(look)))
            if n % 40 == 0:
                found.note_scene(GAME.scene(v))
        for viewer in (seed % 2, 2):
            found.note_log(s, GAME.view(s, viewer))
    SHOW.cards()
    return found


def test_nearly_every_question_is_asked(told: Played) -> None:
    """So the tests below have seen them; the one that is left has a test of its own beside its card."""
    assert {asked.name for asked in t.V.questions} - set(told.questions) <= {"buy-out", "surcharge"}


def test_no_two_answers_to_a_question_read_alike(told: Played) -> None:
    assert told.doubled == []
    assert len(told.answers) > 3000


def test_no_two_pieces_are_called_alike(told: Played) -> None:
    assert told.called_alike == []


def test_every_question_is_explained(told: Played) -> None:
    """One sentence or more for somebody who is asked for the first time."""
    for kind, helps in told.helps.items():
        for text in helps:
            assert text[-1:] == ".", (kind, text)
            assert len(text) > 25, (kind, text)


def test_nearly_every_kind_of_event_is_told(told: Played) -> None:
    assert {kind.name for kind in t.V.kinds} - {t.V.kinds[n].name for n in told.kinds} <= {
        "plays-book", "refunded", "removed", "drawn", "looked", "came-back", "banished",
    }  # fmt: skip


def test_everything_that_is_said_is_whole(told: Played) -> None:
    """No key without its words, no fact without its name; capitals, stops and single spaces."""
    unresolved = re.compile(
        r"[{}$<>]|\b[a-z]+-\d|\b(ask|option|log|help|card|bar|trait|kind)-[a-z]|None|  | [.,:?;]|\(\)|unknown"
    )
    for text in told.sentences():
        assert not unresolved.search(text), text
        assert text[0].isupper() or text[0].isdigit(), text
    for line in told.lines:
        assert line[-1] == ".", line
    for texts in told.questions.values():
        for text in texts:
            assert text[-1] in "?.", text
    for text in told.answers:
        assert text[-1] not in ".:,", text


def test_one_is_said_in_the_singular_and_more_in_the_plural(told: Played) -> None:
    wrong = re.compile(
        r"\b1 (dice|spells|rounds|enchantments|cards|zones)\b"
        r"|(?<![–+\d] )(?<![–+])\b([02-9]|\d\d+) (die|spell|round|enchantment|card|zone)\b"
    )
    assert [text for text in sorted(told.sentences()) if wrong.search(text)] == []


# --- the file of sentences ---------------------------------------------------------------------------------
SELDOM = (
    "a-card", "unknown", "seat", "branch", "and", "or", "result-drawn", "banner-setup", "note-element",
    "note-fallen", "where-leaving",
)  # fmt: skip
"""What is said where something is missing, or of things that come up in few games."""
FAMILIES = (
    "condition",
    "trait",
    "damage",
    "bonus",
    "phase",
    "primer",
    "token",
    "mark",
    "voice",
    "deed",
    "step",
)
"""Names of what there is: whether something comes up is a matter of cards."""


def keys() -> list[str]:
    """The keys of the English file, in its order."""
    text = GUIDE.joinpath("locale", "en.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def test_every_sentence_is_used(told: Played) -> None:
    """A key that nothing says any more is taken out; names of families and rare words aside."""
    never = {f"log-{kind.name}" for kind in t.V.kinds if kind.number not in told.kinds}
    asked = {
        f"{word}-{q.name}" for q in t.V.questions if q.name not in told.questions for word in ("ask", "help")
    }
    rare = {
        *SELDOM,
        *never,
        *asked,
        "option-pass-buy-out",
        "option-pick-buy-out",
        "ask-use",
        "log-phase-initiative",
    }
    rare |= {"option-yes-surcharge", "option-pass-surcharge"}
    unsaid = [key for key in keys() if key not in WORDS.read and key not in rare]
    assert [key for key in unsaid if key.split("-")[0] not in FAMILIES] == []


def test_no_sentence_has_two_keys_of_one_name() -> None:
    assert len(keys()) == len(set(keys()))
