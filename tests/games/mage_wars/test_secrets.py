"""Who sees what of Mage Wars, and what a world may hold (O8, A80)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.planning import PLANNING
from conclave.kernel.events import EVERYONE
from conclave.kernel.rng import seeded
from conclave.kernel.state import UNKNOWN
from conclave.show.drawing import Canvas
from conclave.testkit.plain import plain
from conclave.testkit.worlds import keep_secrets, same_answer
from tests.games.mage_wars.layout import GAME, A, B, Layout, face
from tests.games.mage_wars.worlds import SPECTATOR, Making, Worlds, seen, settled


# --- positions with one card that only its owner knows -----------------------------------------------------
def in_book(g: Layout, seat: int, rest: list[str]) -> Layout:
    """The other cards are in the book."""
    for name in rest:
        g.card(seat, name)
    return g


def on_a_creature(name: str, rest: list[str]) -> Layout:
    """B's enchantment lies face down on B's Wolf, next to a Wolf and an enchantment of A's."""
    g = Layout("Wizard", "Wizard").stand(B, "b1")
    wolf = g.put(B, "Timber Wolf", "b1")
    g.put(A, "Timber Wolf", "b1")
    g.put(A, "Rhino Hide", on=wolf, up=False)
    g.put(B, name, on=wolf, up=False)
    return in_book(g, B, rest).turn(A)


def on_an_enemy(name: str, rest: list[str]) -> Layout:
    """B's enchantment lies face down on A's Mage."""
    g = Layout("Wizard", "Warlock").stand(B, "b1")
    g.put(B, name, on=A, up=False)
    return in_book(g, B, rest).turn(A)


def in_a_zone(name: str, rest: list[str]) -> Layout:
    """B's enchantment lies face down in a zone."""
    g = Layout("Wizard", "Wizard")
    g.put(A, "Timber Wolf", "b1")
    g.put(B, name, "c1", up=False)
    return in_book(g, B, rest).turn(A)


def prepared(name: str, rest: list[str]) -> Layout:
    """B's Mage has prepared a spell."""
    g = Layout("Wizard", "Wizard")
    g.prepare(B, name)
    g.prepare(A, "Fireball")
    return in_book(g, B, rest).turn(A)


def given_to_a_familiar(name: str, rest: list[str]) -> Layout:
    """B has given a spell to Huginn."""
    g = Layout("Wizard", "Wizard")
    g.prepare(B, name, on=g.put(B, "Huginn, Raven Familiar", "d3"))
    return in_book(g, B, rest).turn(A)


def given_to_a_spawnpoint(name: str, rest: list[str]) -> Layout:
    """B has given a spell to a Battle Forge."""
    g = Layout("Wizard", "Wizard")
    g.prepare(B, name, on=g.put(B, "Battle Forge", "d3"))
    return in_book(g, B, rest).turn(A)


def bound_to_a_wand(name: str, rest: list[str]) -> Layout:
    """B has bound a spell to a Mage Wand."""
    g = Layout("Wizard", "Wizard")
    g.bind(B, name, g.put(B, "Mage Wand", on=B))
    return in_book(g, B, rest).turn(A)


def planned(name: str, rest: list[str]) -> Layout:
    """B has chosen a spell behind the screen, and A has not yet."""
    g = Layout("Wizard", "Wizard")
    g.card(B, name)
    settled(in_book(g, B, rest)).phase(PLANNING)
    return g.choose(B, t.PREPARE, face(name))


HIDDEN = [
    (on_a_creature, ("Bear Strength", "Rhino Hide", "Cheetah Speed", "Block", "Decoy", "Nullify")),
    (on_an_enemy, ("Ghoul Rot", "Magebane", "Jinx", "Death Link")),
    (in_a_zone, ("Hellfire Trap", "Teleport Trap", "Sacred Ground")),
    (prepared, ("Fireball", "Heal", "Timber Wolf", "Wall of Stone", "Block")),
    (given_to_a_familiar, ("Minor Heal", "Dispel", "Sleep")),
    (given_to_a_spawnpoint, ("Leather Boots", "Mage Wand", "Bearskin")),
    (bound_to_a_wand, ("Minor Heal", "Dispel", "Teleport", "Sleep")),
    (planned, ("Minor Heal", "Fireball", "Timber Wolf")),
]
IDS = [make.__name__ for make, _ in HIDDEN]


@pytest.mark.parametrize(("make", "names"), HIDDEN, ids=IDS)
def test_o8_only_its_owner_sees_a_hidden_card(make: Making, names: tuple[str, ...]) -> None:
    """O8, A80: views, scenes, prompts and refusals are byte for byte the same for everybody else."""
    Worlds(make, *names).look_alike(A, SPECTATOR).look_different(B)


def play_alike(make: Making, names: tuple[str, str], seed: int) -> int:
    """Play two worlds alike until a card is shown in one of them; how often A has looked at both."""
    dice, worlds = seeded(seed), Worlds(make, *names)
    one, other = [g.s for g in worlds.all]
    for g in worlds.all:
        g.s.rng = seeded(seed)
    for looks in range(40):
        common = same_answer(one, other, dice)
        if common is None:
            return looks
        for s in (one, other):
            GAME.decide(s, common[0], s.decision_of(common[0]).codes.index(common[1]))
        if not (keep_secrets(GAME, one, A) and keep_secrets(GAME, other, A)):
            return looks
        if one.over or GAME.view(one, A).shown() != GAME.view(other, A).shown():
            return looks
        assert plain(GAME.view(one, A)) == plain(GAME.view(other, A)), one.events[-1]
    worlds.look_alike(A, SPECTATOR)
    return 40


@pytest.mark.parametrize(("make", "names"), HIDDEN, ids=IDS)
def test_a80_a_seat_sees_the_same_until_a_card_is_revealed(make: Making, names: tuple[str, ...]) -> None:
    """A80: whatever both worlds do alike, A is shown and asked the same, options and prompts included."""
    looks = [play_alike(make, (names[0], other), seed) for other in names[1:] for seed in range(8)]
    assert sum(looks) > 5 * len(looks), looks


# --- what everybody knows of it ----------------------------------------------------------------------------
@pytest.mark.card("mage-wand", "huginn-raven-familiar")
def test_o8_everybody_counts_what_nobody_may_read() -> None:
    """O8: how many cards lie where, for whom, on what; mana and discards are open."""
    g = Layout("Wizard", "Warlock").mana(B, 7)
    raven, wand = g.put(B, "Huginn, Raven Familiar", "d3"), g.put(B, "Mage Wand", on=B)
    rot, trap = g.put(B, "Ghoul Rot", on=A, up=False), g.put(B, "Hellfire Trap", "c1", up=False)
    ready = [g.prepare(B, "Fireball"), g.prepare(B, "Sleep", on=raven), g.bind(B, "Minor Heal", wand)]
    dead = g.discarded(B, "Timber Wolf")
    g.turn(A)
    for viewer in (A, SPECTATOR):
        v = g.view(viewer)
        assert [v.face[x] for x in (rot, trap, *ready)] == [UNKNOWN] * 5
        assert [v.place[x] for x in ready] == [k.PREPARED, k.PREPARED, k.BOUND]
        assert [v.bearer[x] for x in (rot, *ready)] == [A, B, raven, wand]
        assert v.zone[trap] == g.zone("c1")
        assert v.face[dead] == face("Timber Wolf")
        assert v.mana[B] == 7
        scene = GAME.scene(v)
        backs = sorted(card.where for card in scene.cards if card.seat == B and not card.face_up)
        assert backs == ["attached", "bound", "given", "prepared"]
        in_book = next(track.value for track in scene.tracks if track.key == f"book-{B}")
        assert in_book == sum(place == k.BOOK for place in g.s.place[g.s.terms.first[B] : g.s.terms.plans])


def test_o8_nobody_reads_in_the_other_book() -> None:
    """O8: its owner sees what is left in it, everybody else how much."""
    s = GAME.new(2, 7)
    for viewer in range(3):
        v = GAME.view(s, viewer)
        for seat in range(2):
            cards = range(s.terms.first[seat], s.terms.first[seat] + len(s.terms.books[seat]))
            known = [v.face[x] for x in cards if v.face[x] != UNKNOWN]
            assert len(known) == (len(cards) if viewer == seat else 0)
        assert {card.seat for card in GAME.scene(v).cards if card.where == "book"} <= {viewer}


# --- who else comes to know --------------------------------------------------------------------------------
@pytest.mark.card("huginn-raven-familiar")
def test_o8_what_was_looked_at_is_known_to_who_looked_alone() -> None:
    """O8: everybody sees at which card the Raven looks; what it is its Mage knows from now on."""

    def looked(name: str, rest: list[str]) -> Layout:
        g = Layout("Wizard", "Warlock")
        raven = g.put(A, "Huginn, Raven Familiar", "b1")
        x = g.put(B, name, on=A, up=False)
        in_book(g, B, rest).turn(A).skip()
        return g.activate(raven).skip().invoke(A, raven, target=x).skip()

    worlds = Worlds(looked, "Ghoul Rot", "Agony").look_alike(SPECTATOR).look_different(A, B)
    g = worlds.all[0]
    (looks,) = g.heard(SPECTATOR, t.LOOKED)
    assert g.s.up[looks.a] == 0
    assert g.view(A).face[looks.a] == face("Ghoul Rot")


@pytest.mark.card("reverse-magic")
def test_o8_a_reversed_enchantment_is_known_to_both_players_alone() -> None:
    """O8, O42: who has turned it back sees it too, spectators do not."""

    def turned(name: str, rest: list[str]) -> Layout:
        g = Layout("Warlock", "Wizard")
        wolf = g.put(B, "Timber Wolf", "b1")
        g.put(B, "Reverse Magic", on=wolf, up=False)
        spell = g.prepare(A, name)
        settled(in_book(g, A, rest)).turn(A).activate(A).cast(A, spell, wolf)
        return g.skip()

    worlds = Worlds(turned, "Ghoul Rot", "Agony").look_alike(SPECTATOR).look_different(A, B)
    assert all(len(g.told(t.TURNED_BACK)) == 1 for g in worlds.all)


@pytest.mark.card("arcane-ring", "nullify", "reverse-magic")
@pytest.mark.parametrize("answers", [("Nullify",), ("Nullify", "Reverse Magic")])
def test_o8_who_answers_a_hidden_enchantment_does_not_see_it(answers: tuple[str, ...]) -> None:
    """O6, O8: asked for a discount, or which of two answers comes first, B knows only where it is aimed."""

    def aimed(name: str, rest: list[str]) -> Layout:
        g = Layout("Warlock", "Wizard")
        wolf = g.put(B, "Timber Wolf", "b1")
        g.put(B, "Arcane Ring", on=B)
        for answer in answers:
            g.put(B, answer, on=wolf, up=False)
        spell = g.prepare(A, name)
        return settled(in_book(g, A, rest)).turn(A).activate(A).cast(A, spell, wolf)

    worlds = Worlds(aimed, "Ghoul Rot", "Agony", "Magebane").look_alike(B, SPECTATOR)
    assert all(g.asked() == [B] and not g.decision(B).open for g in worlds.all)


# --- how it comes to light, and what never does ------------------------------------------------------------
@pytest.mark.card("seeking-dispel", "purge-magic")
@pytest.mark.parametrize("name", ["Seeking Dispel", "Purge Magic"])
def test_o8_a_hidden_enchantment_that_is_destroyed_lies_face_up(name: str) -> None:
    """O8: everybody sees it in the discard pile."""
    g = Layout()
    wolf = g.put(B, "Timber Wolf", "a1")
    hide = g.put(B, "Rhino Hide", on=wolf, up=False)
    spell = g.prepare(A, name)
    g.turn(A).activate(A).skip().cast(A, spell, hide if name == "Seeking Dispel" else wolf).skip()
    assert [g.s.place[hide], g.s.seen_by[hide]] == [k.DISCARD, EVERYONE]
    assert "Rhino Hide" in str(GAME.scene(g.view(A)).cards)


@pytest.mark.card("jinx", "nullify")
def test_o8_a_cancelled_enchantment_goes_home_unseen_and_a_countered_one_does_not() -> None:
    """O8, O41: Jinx sends it back to the book, Nullify to the discard pile."""

    def cancelled(name: str, rest: list[str]) -> Layout:
        g = Layout("Warlock", "Wizard")
        g.put(B, "Jinx", on=A, up=False)
        wolf = g.put(B, "Timber Wolf", "b1")
        spell = g.prepare(A, name)
        return settled(in_book(g, A, rest)).turn(A).activate(A).cast(A, spell, wolf).skip()

    worlds = Worlds(cancelled, "Ghoul Rot", "Agony").look_alike(B, SPECTATOR)
    assert all(len(g.told(t.CANCELLED)) == 1 for g in worlds.all)

    g = Layout("Warlock", "Wizard")
    wolf = g.put(B, "Timber Wolf", "b1")
    g.put(B, "Nullify", on=wolf, up=False)
    rot = g.casts(A, "Ghoul Rot", wolf)
    assert [g.s.place[rot], g.s.seen_by[rot]] == [k.DISCARD, EVERYONE]


@pytest.mark.card("mage-wand")
def test_o8_a_bound_spell_is_known_once_it_has_been_cast() -> None:
    """O8: it stays bound, and everybody has seen it; bound anew to the wand, another one is unknown."""
    g = Layout("Wizard", "Wizard").hurt(A, 5)
    wand = g.put(A, "Mage Wand", on=A)
    heal = g.bind(A, "Minor Heal", wand)
    g.turn(A).skip().activate(A).skip()
    assert g.view(B).face[heal] == UNKNOWN
    g.cast(A, heal, A).skip()
    assert g.s.place[heal] == k.BOUND
    assert g.view(B).face[heal] == face("Minor Heal")


@pytest.mark.card("huginn-raven-familiar")
def test_o8_a_spell_that_dies_with_its_familiar_lies_face_up() -> None:
    """R14.2, O8: what was given to the Raven goes to the discard pile with it."""
    g = Layout("Wizard", "Wizard")
    raven = g.put(B, "Huginn, Raven Familiar", "a1")
    sleep = g.prepare(B, "Sleep", on=raven)
    wolf = g.put(A, "Timber Wolf", "a1")
    g.hurt(raven, 3).guard(raven)
    g.fights(wolf, "Bite", raven, "2* 2* 2* 2*")
    assert not g.in_play(raven)
    assert [g.s.place[sleep], g.s.seen_by[sleep]] == [k.DISCARD, EVERYONE]


def test_o8_what_was_prepared_in_vain_goes_home_unseen() -> None:
    """R5.5, O8: its handle may soon be another card's, so nobody can follow it."""
    g = Layout("Wizard", "Wizard")
    old = g.prepare(B, "Fireball")
    g.phase(PLANNING)
    assert g.s.place[old] == k.BOOK
    assert g.view(A).face[old] == UNKNOWN
    g.choose(B, t.PREPARE, face("Fireball")).done(B).done(A)
    again = next(x for x in range(2, g.s.terms.plans) if g.s.place[x] == k.PREPARED)
    assert again == g.s.terms.first[B]
    assert g.s.face[again] == face("Fireball")


# --- behind the screen -------------------------------------------------------------------------------------
def test_o20_nobody_sees_how_far_the_other_has_planned() -> None:
    """R5.5, O20: not what, nor how much, until both are done; then how many spells are prepared."""
    g = Layout("Wizard", "Wizard")
    for name in ("Fireball", "Timber Wolf"):
        g.card(B, name)
    settled(g).phase(PLANNING)
    before = [seen(g, viewer) for viewer in (A, SPECTATOR)]
    g.choose(B, t.PREPARE, face("Fireball"))
    assert [seen(g, viewer) for viewer in (A, SPECTATOR)] == before
    assert [card.name for card in GAME.scene(g.view(B)).cards if card.where == "planned"] == ["Fireball"]
    g.choose(B, t.PREPARE, face("Timber Wolf"))
    assert g.view(A).waiting == 1 << A
    assert not [card for card in GAME.scene(g.view(A)).cards if card.where == "planned"]
    g.done(A)
    assert [(e.seat, e.a) for e in g.heard(A, t.PLANNED)] == [(A, 0), (B, 2)]
    assert sum(g.view(A).place[x] == k.PREPARED for x in range(2, g.s.terms.plans)) == 2


@pytest.mark.card("huginn-raven-familiar")
def test_o8_everybody_hears_to_whom_a_spell_was_given_not_which() -> None:
    """R14.1, O8: the line of the log names the Raven alone."""

    def gave(name: str, rest: list[str]) -> Layout:
        g = Layout("Wizard", "Wizard")
        raven = g.put(B, "Huginn, Raven Familiar", "d3")
        g.card(B, name)
        settled(in_book(g, B, rest)).phase(PLANNING)
        return g.choose(B, t.GIVE, face(name), raven).done(B).done(A)

    worlds = Worlds(gave, "Minor Heal", "Sleep").look_alike(A, SPECTATOR)
    assert [len(g.heard(A, t.GIVEN)) for g in worlds.all] == [1, 1]


# --- the log -----------------------------------------------------------------------------------------------
@pytest.mark.card("leather-boots", "bearskin")
def test_the_log_keeps_the_name_of_what_has_gone_home() -> None:
    """R13.2: who reads the log anew reads what everybody read then, whatever lies under that number now."""
    g = Layout("Wizard", "Wizard")
    boots, canvas = g.casts(A, "Leather Boots", A), Canvas({})
    told = [line.text for line in GAME.scene(g.view(B), canvas=canvas).log]
    g.s.place[boots], g.s.seen_by[boots] = k.BOOK, 1 << A
    assert [line.text for line in GAME.scene(g.view(B)).log] == told
    g.s.face[boots], g.s.seen_by[boots] = face("Bearskin"), EVERYONE
    assert [line.text for line in GAME.scene(g.view(B)).log] == told
    assert "Leather Boots" in " ".join(told)


# --- worlds ------------------------------------------------------------------------------------------------
@pytest.mark.card("huginn-raven-familiar", "mage-wand", "elemental-wand", "battle-forge")
def test_o8_worlds_fill_the_holes_with_what_may_lie_there() -> None:
    """O8: enchantments that their bearers may have, spells that their holders may cast, none twice."""
    g = Layout("Wizard", "Wizard")
    raven, forge = g.put(B, "Huginn, Raven Familiar", "d3"), g.put(B, "Battle Forge", "d3")
    wand, staff = g.put(B, "Mage Wand", on=B), g.put(B, "Elemental Wand", on=B)
    wolf = g.put(B, "Timber Wolf", "b1")
    on_wolf, there = g.put(B, "Block", on=wolf, up=False), g.put(B, "Hellfire Trap", "c1", up=False)
    given, forged = g.prepare(B, "Sleep", on=raven), g.prepare(B, "Bearskin", on=forge)
    bound, blast = g.bind(B, "Teleport", wand), g.bind(B, "Fireball", staff)
    for name in ("Rhino Hide", "Sacred Ground", "Leather Boots", "Geyser", "Dispel", "Timber Wolf"):
        g.card(B, name)
    settled(g).turn(A)
    faces: dict[int, set[int]] = {x: set() for x in (on_wolf, there, given, forged, bound, blast)}
    for seed in range(60):
        world = GAME.determinise(g.view(A), seeded(seed))
        first = g.s.terms.first[B]
        assert sorted(world.face[first : first + len(g.s.terms.books[B])]) == g.s.terms.books[B]
        for x, found in faces.items():
            found.add(int(world.face[x]))
    names = {x: {box.NAME[f] for f in found} for x, found in faces.items()}
    assert names[on_wolf] == {"Block", "Rhino Hide"}
    assert names[there] == {"Hellfire Trap", "Sacred Ground"}
    assert names[given] == {"Sleep", "Dispel", "Minor Heal", "Teleport"}
    assert names[forged] == {"Bearskin", "Leather Boots"}
    assert names[bound] == {"Sleep", "Dispel", "Minor Heal", "Teleport"}
    assert names[blast] == {"Fireball", "Geyser"}


@pytest.mark.card("decoy", "leather-boots")
def test_o8_worlds_leave_the_only_card_that_fits_where_it_must_lie() -> None:
    """O8: of all that is missing only Decoy may lie on boots, so no creature may have it in any world."""
    g = Layout("Wizard", "Wizard")
    wolf, boots = g.put(B, "Timber Wolf", "b1"), g.put(B, "Leather Boots", on=B)
    on_wolf = g.put(B, "Rhino Hide", on=wolf, up=False)
    on_boots = g.put(B, "Decoy", on=boots, up=False)
    on_mage = g.put(B, "Nullify", on=B, up=False)
    g.turn(A)
    for seed in range(40):
        world = GAME.determinise(g.view(A), seeded(seed))
        assert world.face[on_boots] == face("Decoy")
        assert {box.NAME[world.face[x]] for x in (on_wolf, on_mage)} == {"Rhino Hide", "Nullify"}
