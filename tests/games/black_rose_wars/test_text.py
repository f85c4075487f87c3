"""Everything that can be offered, asked or told has a sentence, and the sentence is true."""

from __future__ import annotations

import pkgutil
import re
from collections import Counter
from importlib import import_module
from importlib.resources import files

import pytest

from conclave.games.black_rose_wars import GAME, rules, terms, words
from conclave.games.black_rose_wars.board import HEXES
from conclave.games.black_rose_wars.rules import flags, quests
from conclave.games.black_rose_wars.rules.piles import put
from conclave.games.black_rose_wars.rules.study import ASKS_PREPARE
from conclave.games.black_rose_wars.show import SHOW
from conclave.games.black_rose_wars.show.facts import A_SPELL, Look, family_of
from conclave.games.black_rose_wars.show.log import FACTS, FLAG_KEYS, REASONS
from conclave.games.black_rose_wars.show.options import LABELS, spell_at
from conclave.games.black_rose_wars.show.prompt import OF_SPELLS, OF_TEXTS
from conclave.games.black_rose_wars.table import BOOK, Table
from conclave.games.black_rose_wars.terms import (
    ACTIVE,
    BLACK_ROSE_ROOM,
    BONE_KNIGHT,
    BRANCH,
    CAST,
    DISCARD,
    FORGE,
    HAND,
    LANDSKNECHT,
    MIRRORS_ROOM,
    PHYSICAL_ATTACK,
    PHYSICAL_MOVE,
    PICK_MODEL,
    PICK_ROOM,
    PREPARE,
    REVERSE,
    ROSE,
    STRAIGHT,
    THE_ABYSS,
    VORTEX_LAST,
)
from conclave.kernel.choices import Decision, Option
from conclave.kernel.happenings import PASS, USE
from conclave.kernel.rng import seeded
from conclave.language.grammar import AskBranch
from conclave.show.sentences import Thing
from conclave.show.show import slug
from tests.games.black_rose_wars.layout import (
    MANUAL,
    RULEBOOK,
    answer,
    at,
    before_play,
    begin,
    face_of,
    give,
    hold_quest,
    in_action,
    lay_room,
    lay_spell,
    opened,
    put_summoned,
    trigger,
)

PACKAGE = SHOW.package
WORDS = SHOW.words_in("en")
QUESTIONS = {q.number: (q.name, q.rule) for q in terms.V.questions if q.name}
LONGEST_LABEL = 70
OFTEN = Counter({"study": 8, "keep": 4, "action": 9, "physical": 9, "prepare": 5, "sacrifice-step": 5})
"""Questions that come up all the time: one in so many is read."""


def question(v: Table, seat: int) -> Decision:
    """What a seat is asked."""
    d = v.decision_of(seat)
    assert d is not None
    return d


def asked(s: Table, seat: int) -> str:
    """The question a seat is asked, in words."""
    v = GAME.view(s, seat)
    return SHOW.prompt(v, question(v, seat))


def labels(s: Table, seat: int) -> list[str]:
    """The answers a seat may give, in words."""
    v = GAME.view(s, seat)
    return [SHOW.label(v, o) for o in question(v, seat).options]


def label_of(s: Table, seat: int, verb: int, a: int = -1, b: int = -1) -> str:
    """One answer in words."""
    v = GAME.view(s, seat)
    assert Option(verb, a, b) in question(v, seat).options
    return SHOW.label(v, Option(verb, a, b))


def log_of(s: Table, seat: int) -> list[str]:
    """The log as a seat, or an onlooker, reads it."""
    return log_lines(GAME.view(s, seat))


def log_lines(v: Table) -> list[str]:
    """The log of a view in words."""
    return [line.text for line in SHOW.draw(v).log]


def spoken(v: Table, thing: Thing) -> str:
    """A thing by its name."""
    return str(SHOW.names_of(Look(v), "en").fact(thing))


def called(v: Table, family: str, n: int) -> str:
    """The thing of a family that has this number, by its name."""
    return spoken(v, SHOW.asking.things[family](Look(v), n))


def help_with(v: Table) -> str:
    """What a newcomer is told about the question."""
    prompt = SHOW.draw(v).prompt
    assert prompt is not None
    return prompt.help


# --- there is a sentence for everything ------------------------------------------------------------------
def test_every_verb_has_a_name_and_a_label() -> None:
    names = list(vars(terms))
    declared = {vars(terms)[n] for n in names[names.index("YES") : names.index("CROWN_WINNER") + 1]}
    assert set(SHOW.verbs.values()) == {PASS, USE} | declared
    for name in SHOW.verbs:
        assert WORDS.knows(f"option-{name}"), name
    assert set(LABELS) <= set(SHOW.verbs.values())


def test_every_question_of_the_rules_and_the_card_language_has_words_and_a_rule() -> None:
    numbers: list[int] = []
    for package in (rules, words):
        for module in pkgutil.iter_modules(package.__path__):
            found = vars(import_module(f"{package.__name__}.{module.name}"))
            numbers += [n for name, n in found.items() if name.startswith("ASKS_") and isinstance(n, int)]
    assert set(numbers) | {0, 1} == set(QUESTIONS)
    names = [name for name, _ in QUESTIONS.values()]
    assert len(set(names)) == len(names)
    for name, rule in QUESTIONS.values():
        assert WORDS.knows(f"ask-{name}"), name
        assert rule


def test_a_question_that_no_text_asks_has_help() -> None:
    for number, (name, _) in QUESTIONS.items():
        if number not in (*OF_TEXTS, *OF_SPELLS, quests.ASKS_QUEST):
            assert WORDS.knows(f"help-{name}"), name


def test_every_kind_of_event_has_a_line() -> None:
    for name in SHOW.kinds:
        assert WORDS.knows(f"log-{name}"), name
    assert set(FACTS) <= set(SHOW.kinds.values())


def test_every_reason_for_points_and_every_flag_has_words() -> None:
    fors = {n for name, n in vars(terms).items() if name.startswith("FOR_")}
    assert set(REASONS) == fors - {terms.FOR_MAGE, terms.FOR_NOTHING_ELSE, terms.FOR_THE_CROWN}
    text = files(PACKAGE).joinpath("locale", "en.ftl").read_text(encoding="utf-8")
    for key in (*REASONS.values(), *FLAG_KEYS.values()):
        assert f"[{key}]" in text, key
    names = list(vars(flags))
    declared = {vars(flags)[n] for n in names[names.index("NO_MOVE") : names.index("COPY_OF") + 1]}
    assert set(FLAG_KEYS) == declared


def test_the_english_file_has_no_sentence_twice() -> None:
    text = files(PACKAGE).joinpath("locale", "en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"(?m)^([a-zA-Z][\w-]*) =", text)
    assert sorted(set(keys)) == sorted(keys)


def test_every_branch_of_every_card_has_a_label_that_reads_like_an_answer() -> None:
    asking = [line for rule in BOOK.rules for line in rule if isinstance(line, AskBranch)]
    assert len(asking) > 15
    for line in asking:
        assert len(line.labels) == len(line.tests) == len(set(line.labels))
        for label in line.labels:
            assert label[0].isupper()
            assert len(label) <= LONGEST_LABEL
            assert not label.endswith(".")
            assert slug(label)


@pytest.mark.parametrize("switches", [RULEBOOK, MANUAL])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_say_everything_and_never_the_same_twice(seats: int, switches: int) -> None:
    for seed in range(5):
        dice = seeded(100 * seats + seed)
        s = opened(seats, seed, switches)
        met: Counter[str] = Counter()
        while not s.over:
            d = s.pending[int(dice.below(len(s.pending)))]
            name = QUESTIONS[d.about][0]
            met[name] += 1
            if met[name] % max(1, OFTEN[name]) == 0:
                check_words_of(s, d.seat)
            BOOK.decide(s, d, int(dice.below(len(d))))
        for seat in (seed % seats, seats):
            check_log_of(GAME.view(s, seat))


def check_words_of(s: Table, seat: int) -> None:
    """A question and its answers are said, and no two answers alike."""
    v = GAME.view(s, seat)
    d = question(v, seat)
    said = [SHOW.label(v, o) for o in d.options]
    assert len(set(said)) == len(said), [label for label in said if said.count(label) > 1]
    asked_for = SHOW.prompt(v, d)
    assert asked_for[-1] in "?.", asked_for
    assert SHOW.rule_of(v, d)
    help_with(v)
    for label in said:
        assert label[0].isupper() or not label[0].isalpha(), label
        assert len(label) <= LONGEST_LABEL, label
    for sentence in (asked_for, *said):
        for wrong in ("{", "  ", "nobody", "no card", "outside the Lodge", "unknown", "somebody"):
            assert wrong not in sentence, sentence


def check_log_of(v: Table) -> None:
    """Every line is a sentence; a line on its own says the same as in the whole log."""
    lines = log_lines(v)
    for line in lines:
        assert line[0].isupper(), line
        assert line.endswith("."), line
        for wrong in ("{", "  ", "nobody attacks", "no card", "outside the Lodge", "unknown", "face-down"):
            assert wrong not in line, line
    for event in v.events[:: max(1, len(v.events) // 5)]:
        assert SHOW.line(v, event) == lines[event.number]


def test_the_primer_tells_the_aim_and_the_course_in_short_sentences() -> None:
    primer = SHOW.primer()
    assert 5 <= len(primer) <= 8
    assert "Grand Master" in primer[0]
    for sentence in primer:
        assert sentence.endswith(".")
        assert len(sentence) <= 130


# --- names -----------------------------------------------------------------------------------------------
def test_seats_are_called_by_their_mages_once_they_have_them() -> None:
    assert called(opened(3), "side", 1) == "Player 2"
    s = before_play(4)
    sides = [("seat", side) for side in range(5)]
    assert [spoken(s, side) for side in sides] == ["Nero", "Rebecca", "Tessa", "Jaf’ar", "the Black Rose"]
    assert called(s, "side", 7) == "an onlooker"
    assert spoken(s, ("row", sides[0], sides[1], sides[4])) == "Nero, Rebecca and the Black Rose"
    assert SHOW.seat_name(0) == "Player 1"
    assert SHOW.seat_name(4) == "an onlooker"


def test_evocations_have_their_owner_and_twins_a_number() -> None:
    s = in_action()
    put_summoned(s, 4, BONE_KNIGHT, at(0, 1))
    put_summoned(s, 7, LANDSKNECHT, at(0, 1))
    put_summoned(s, 9, LANDSKNECHT, at(0, 1))
    begin(s)
    mine, theirs = GAME.view(s, 0), GAME.view(s, 1)
    assert called(mine, "model", 4) == "your Bone Knight"
    assert called(theirs, "model", 4) == "Nero’s Bone Knight"
    assert called(mine, "model", 7) == "Rebecca’s Landsknecht #1"
    assert called(mine, "model", 9) == "Rebecca’s Landsknecht #3"
    assert called(mine, "model", 5) == "nobody"


def test_rooms_are_named_with_their_article_in_sentences() -> None:
    s = in_action()
    lay_room(s, THE_ABYSS, at(1, -1))
    lay_room(s, FORGE, at(0, 1))
    assert spoken(s, ("room", THE_ABYSS)) == "The Abyss"
    assert called(s, "hex", at(1, -1)) == "the Abyss"
    assert called(s, "hex", at(0, 1)) == "the Forge"
    assert called(s, "hex", s.where[0]) == "the Cell"
    assert spoken(s, ("cell_of", 1)) == "Rebecca’s Cell"
    all_rooms = {spoken(s, ("the_room", room)) for room in range(HEXES)}
    assert {called(s, "hex", hex_) for hex_ in range(HEXES)} == all_rooms


def test_a_spell_that_others_may_not_see_has_no_name_for_them() -> None:
    s = in_action()
    p = lay_spell(s, 0, 1, "fireball", REVERSE)
    begin(s)
    for seat, name in enumerate(["Fireball (Reverse)", *["a face-down Spell"] * 4]):
        v = GAME.view(s, seat)
        card = spell_at(v, p)["card"]
        assert isinstance(card, tuple)
        assert spoken(v, card) == name
        (shown,) = [card for card in SHOW.draw(v).cards if card.key == f"place-{p}"]
        assert bool(shown.sentence) == (seat == 0)


def test_a_quest_is_known_to_its_holder_only() -> None:
    s = in_action()
    c = hold_quest(s, 0, "q1-01")
    begin(s)
    mine, theirs = GAME.view(s, 0), GAME.view(s, 1)
    assert called(mine, "card", c) == "Shed Blood"
    (shown,) = [card for card in SHOW.draw(mine).cards if card.key == f"card-{c}"]
    assert shown.sentence.startswith("You activate the Sacrificial Altar. Reward: ")
    assert called(theirs, "card", c) == "a face-down Quest"


# --- labels and questions --------------------------------------------------------------------------------
def test_in_the_cell_the_question_says_so() -> None:
    s = in_action()
    lay_spell(s, 0, 1, "fireball", STRAIGHT)
    begin(s)
    assert asked(s, 0) == (
        "You are in your Cell and must leave it. How? You have 2 Physical Actions and 1 Ready Spell left."
    )
    assert labels(s, 0) == [
        "Physical Action: move up to 2 Rooms, may activate",
        "Sacrifice Fireball (Straight), Standard 1: 1 step",
    ]


def test_casting_says_card_side_and_place_and_traps_are_set() -> None:
    s = in_action()
    s.where[0] = at(0, 1)
    quick = lay_spell(s, 0, 0, "fireball", REVERSE)
    trap = lay_spell(s, 0, 1, "dance-of-death", STRAIGHT)
    begin(s)
    assert label_of(s, 0, CAST, quick) == "Cast Fireball (Reverse), Quick"
    assert label_of(s, 0, CAST, trap) == "Set Dance of Death (Straight) face down, Standard 1"


def test_two_copies_of_a_card_are_told_apart() -> None:
    s = in_action()
    one, other = [
        c for c in range(len(s.face)) if family_of(c) == A_SPELL and s.face[c] == face_of("fireball")
    ][:2]
    for c in (one, other):
        put(s, c, HAND)
    v = GAME.view(s, 0)
    codes = [Option(DISCARD, one), Option(DISCARD, other)]
    v.pending = [Decision(0, 10, -1, [o.code for o in codes], True, False)]
    assert [SHOW.label(v, o) for o in codes] == ["Discard Fireball (copy 1)", "Discard Fireball (copy 2)"]


def test_a_room_trap_is_laid_without_a_side() -> None:
    """R89: it has no Reverse."""
    s = in_action()
    c = give(s, 0, "blade-barrage")
    v = GAME.view(s, 0)
    v.pending = [Decision(0, ASKS_PREPARE, 0, [Option(PREPARE, c, STRAIGHT).code], True, True)]
    assert SHOW.label(v, Option(PREPARE, c, STRAIGHT)) == "Blade Barrage"


def test_aiming_names_the_spell_its_text_and_the_rooms() -> None:
    s = in_action()
    s.where[0] = at(0, 0)
    p = lay_spell(s, 0, 0, "fireball", STRAIGHT)
    begin(s)
    answer(s, 0, CAST, p)
    v = GAME.view(s, 0)
    d = question(v, 0)
    assert SHOW.prompt(v, d) == "Fireball: which Room do you aim at?"
    assert SHOW.rule_of(v, d) == "fireball, R99, R100"
    assert help_with(v) == "Each model in the Room takes 3 damage, and no Protection answers."
    assert label_of(s, 0, PICK_ROOM, at(0, 0)) == "Black Rose Room (Instability 0 of 10)"


def test_a_model_is_offered_with_its_place_and_its_damage() -> None:
    s = in_action()
    for seat, hex_ in ((0, at(0, 1)), (1, at(0, 1)), (2, at(0, 1))):
        s.where[seat] = hex_
    lay_room(s, FORGE, at(0, 1))
    s.damage[5 * 1 + 2] = 3
    s.reserve[2] -= 3
    begin(s)
    answer(s, 0, PHYSICAL_ATTACK)
    while question(s, 0).options[0].verb != PICK_MODEL:
        answer(s, 0, PHYSICAL_ATTACK)
    assert asked(s, 0) == "Whom do you attack?"
    assert label_of(s, 0, PICK_MODEL, 1) == "Rebecca in the Forge (damage 3 of 12)"


def test_a_trap_is_offered_with_what_sets_it_off() -> None:
    s = in_action(first=1)
    s.where[0], s.where[1] = at(2, 0), at(0, 2)
    p = lay_spell(s, 0, 1, "dance-of-death", STRAIGHT, ACTIVE)
    begin(s)
    answer(s, 1, PHYSICAL_MOVE)
    answer(s, 1, terms.STOP)
    assert asked(s, 0) == "Rebecca has taken a Physical Action. Do you trigger a Trap?"
    assert labels(s, 0) == ["Trigger nothing", "Trigger Dance of Death (Straight)"]
    trigger(s, 0, p)
    assert "Nero triggers Dance of Death (Straight)." in log_of(s, 2)
    assert "Dance of Death: Nero deals 1 damage to Rebecca." in log_of(s, 2)
    assert asked(s, 0) == "Dance of Death: where does Rebecca go?"


def test_a_branch_is_shown_with_its_label() -> None:
    s = in_action()
    s.where[0] = at(0, 1)
    put_summoned(s, 4, LANDSKNECHT, at(0, 1))
    p = lay_spell(s, 0, 0, "obscuritys-grasp", REVERSE)
    begin(s)
    answer(s, 0, CAST, p)
    answer(s, 0, PICK_ROOM, at(0, 1))
    while question(s, 0).options[0].verb != BRANCH:
        BOOK.decide(s, question(s, 0), 0)
    assert asked(s, 0) == "Obscurity's Grasp: which do you choose?"
    assert labels(s, 0) == ["Change places with an Undead", "Summon a Landsknecht"]


# --- the log ---------------------------------------------------------------------------------------------
def test_the_log_names_the_spell_its_target_and_what_it_did() -> None:
    s = in_action()
    s.where[0], s.where[1] = at(0, 0), at(1, 0)
    p = lay_spell(s, 0, 0, "fireball", STRAIGHT)
    begin(s)
    answer(s, 0, CAST, p)
    answer(s, 0, PICK_ROOM, at(1, 0))
    lines = log_of(s, 4)
    first = lines.index("Nero casts Fireball (Straight).")
    assert lines[first + 1] == "Fireball: aimed at the Throne Room."
    assert "Fireball: Nero deals 3 damage to Rebecca." in lines[first:]


def test_a_set_trap_is_told_without_its_name() -> None:
    s = in_action()
    s.where[0] = at(0, 1)
    p = lay_spell(s, 0, 1, "dance-of-death", STRAIGHT)
    begin(s)
    answer(s, 0, CAST, p)
    for seat in (1, 4):
        lines = log_of(s, seat)
        assert "Nero sets a Trap face down, Standard 1." in lines
        assert not any("Dance of Death" in line for line in lines)


def test_only_who_draws_reads_what_was_drawn() -> None:
    s = opened(2, 3)
    while s.phase < terms.PREPARATION:
        BOOK.decide(s, s.pending[0], 0)
    mine, theirs = log_of(s, 0), log_of(s, 1)
    who = called(s, "side", 0)
    assert sum(line.startswith("You draw ") for line in mine) >= 2
    assert f"{who} draws 2 cards from its Grimoire." in theirs
    assert f"{who} draws 2 cards from its Grimoire." not in mine
    assert sum(line.startswith("You keep ") for line in theirs) == 2
    kept = [line.removeprefix("You keep ").rstrip(".") for line in mine if line.startswith("You keep ")]
    assert len(kept) == 2
    assert any(line.startswith(f"{who} studies a card of ") for line in theirs)


def test_a_defeat_is_told_with_its_points_and_its_trophy() -> None:
    """R105, R106: one side alone has cubes on the loser and scores 5."""
    s = in_action()
    s.where[0], s.where[1] = at(0, 1), at(0, 1)
    s.damage[5 * 1 + 0] = 10
    s.reserve[0] -= 10
    begin(s)
    answer(s, 0, PHYSICAL_ATTACK)
    while not any("defeated" in line for line in log_of(s, 4)):
        BOOK.decide(s, question(s, 0), [o.verb for o in question(s, 0).options].index(PHYSICAL_ATTACK))
    lines = log_of(s, 4)
    first = lines.index("Nero attacks Rebecca.")
    assert lines[first + 1 : first + 5] == [
        "Nero deals 2 damage to Rebecca.",
        "Rebecca is defeated by Nero and goes to its Cell.",
        "Nero gains 5 PP for the fall of Rebecca, 5 in all.",
        "Nero takes a Trophy of Rebecca.",
    ]


def test_old_lines_keep_the_evocation_that_was_meant() -> None:
    """A place for Evocations is used again; a line about the first one still names it."""
    s = in_action()
    s.tell(terms.SUMMONED, 0, 4, LANDSKNECHT, at(0, 1))
    s.tell(terms.ATTACKED, 0, 4, 1)
    s.tell(terms.REMOVED, 0, 4, LANDSKNECHT)
    s.tell(terms.SUMMONED, 0, 4, BONE_KNIGHT, at(0, 1))
    put_summoned(s, 4, BONE_KNIGHT, at(0, 1))
    s.tell(terms.ATTACKED, 0, 4, 1)
    lay_room(s, MIRRORS_ROOM, at(0, 1))
    assert log_of(s, 1)[-5:] == [
        "Nero summons a Landsknecht in the Mirrors Room.",
        "Nero’s Landsknecht attacks Rebecca.",
        "Nero’s Landsknecht is removed and goes back to reserve.",
        "Nero summons a Bone Knight in the Mirrors Room.",
        "Nero’s Bone Knight attacks Rebecca.",
    ]


def test_moves_out_of_the_cell_are_told_with_its_owner() -> None:
    s = in_action()
    begin(s)
    answer(s, 0, PHYSICAL_MOVE)
    room = called(s, "hex", s.door[0])
    assert f"Nero moves from Nero’s Cell to {room}." in log_of(s, 1)


def test_the_rose_speaks_with_a_capital_letter_at_the_start_only() -> None:
    s = in_action()
    s.tell(terms.GAINED, ROSE, 1, 4, terms.FOR_QUEST_DROPPED)
    s.tell(terms.DEFEATED, ROSE, 0)
    assert log_of(s, 1)[-2:] == [
        "The Black Rose gains 1 PP for the Quest given up, 4 in all.",
        "Nero is defeated by the Black Rose and goes to its Cell.",
    ]
    assert spoken(s, ("the_room", BLACK_ROSE_ROOM)) == "the Black Rose Room"


def test_a_language_without_a_file_speaks_english() -> None:
    v = GAME.view(opened(2, 1), opened(2, 1).pending[0].seat)
    option = question(v, v.viewer).options[0]
    assert SHOW.label(v, option, "xx-YY") == SHOW.label(v, option)
    assert terms.V.verbs[option.verb].name == "take-mage"


def test_the_last_cubes_are_shared_out_with_a_reason() -> None:
    """R16, O49: three cubes are left for two Mages that would take 3 damage each."""
    s = in_action()
    s.where[0], s.where[1], s.where[2] = at(0, 0), at(1, 0), at(1, 0)
    p = lay_spell(s, 0, 0, "fireball", STRAIGHT)
    s.reserve[0] = 3
    begin(s)
    answer(s, 0, CAST, p)
    answer(s, 0, PICK_ROOM, at(1, 0))
    assert asked(s, 0) == "Fireball: when do you place its Instability in the Black Rose Room?"
    answer(s, 0, VORTEX_LAST)
    assert asked(s, 0) == "There are too few cubes of Nero for everything. Who gets the next one?"
    assert labels(s, 0) == [
        "Rebecca in the Throne Room (damage 0 of 12)",
        "Tessa in the Throne Room (damage 0 of 11)",
    ]


def test_a_spell_turned_aside_is_told_with_its_new_target() -> None:
    s = in_action()
    s.tell(terms.REDIRECTED, 1, 0, face_of("ice-grip"), 2)
    s.tell(terms.STOPPED, 1, 2)
    assert log_of(s, 4)[-2:] == ["Ice Grip is turned on Tessa.", "The defeat is averted."]


def test_studying_tells_the_schools_named_so_far() -> None:
    s = opened(2)
    while s.pending[0].options[0].verb != terms.DRAW_FROM:
        BOOK.decide(s, s.pending[0], 0)
    seat = s.pending[0].seat
    assert asked(s, seat) == "Of which School is your first card of four?"
    answer(s, seat, terms.DRAW_FROM, terms.DESTRUCTION)
    answer(s, seat, terms.DRAW_FROM, terms.ILLUSION)
    assert asked(s, seat) == "Of which School is your third card of four? So far: Destruction, Illusion."


def test_a_spell_for_mages_only_asks_for_a_mage() -> None:
    s = in_action()
    s.where[0], s.where[1], s.where[2] = at(0, 0), at(1, 0), at(0, 1)
    put_summoned(s, 7, LANDSKNECHT, at(0, 1))
    p = lay_spell(s, 0, 0, "arcane-mark", REVERSE)
    begin(s)
    answer(s, 0, CAST, p)
    assert asked(s, 0) == "Arcane Mark: which Mage do you aim at?"


def test_an_active_spell_is_sacrificed_as_one_that_is_set() -> None:
    """R80: an Active Trap or Protection may be sacrificed too."""
    s = in_action()
    s.where[0] = at(0, 0)
    p = lay_spell(s, 0, 1, "dance-of-death", STRAIGHT, ACTIVE)
    begin(s)
    assert (
        label_of(s, 0, terms.SACRIFICE, p) == "Sacrifice Dance of Death (Straight), set on Standard 1: 1 step"
    )


def test_saying_yes_is_told_by_what_comes_of_it() -> None:
    """Where one must pick something first, the question names what the pick is for."""
    s = in_action(first=1)
    s.where[0], s.where[1] = at(2, 0), at(0, 0)
    p = lay_spell(s, 0, 1, "dance-of-death", REVERSE, ACTIVE)
    begin(s)
    answer(s, 1, PHYSICAL_MOVE)
    answer(s, 1, terms.STOP)
    trigger(s, 0, p)
    assert asked(s, 0) == "Dance of Death: do you want to move a model, as the card says?"
