"""When enchantments may be revealed, and who is asked (R12.3, O1 to O4)."""

from __future__ import annotations

import pytest

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import kinds as k
from tests.games.mage_wars.layout import A, B, Layout


def with_secret(first: str = "Wizard") -> Layout:
    """B has something that may be revealed whenever there is a window."""
    g = Layout(first)
    g.put(B, "Bear Strength", on=B, up=False)
    return g


def causes(g: Layout, question: int, seat: int) -> list[int]:
    """What was told last before each window of B, until a seat is asked a question; B reveals nothing."""
    found: list[int] = []
    while not g.asks(seat, question):
        if g.asks(B, t.REVEAL_WHAT):
            found.append(g.s.events[-1].kind)
        g.done(g.asked()[0])
    return found


# --- where the windows are (O1) ----------------------------------------------------------------------------
@pytest.mark.card("bear-strength")
def test_o1_there_is_one_at_the_end_of_each_phase() -> None:
    """A round in which nothing else happens; Reset follows Initiative without anything between them."""
    g = with_secret()
    g.turn(A).tire(A).tire(B)
    phases: list[int] = []
    while g.s.round < 4:
        if g.s.round == 3 and g.asks(B, t.REVEAL_WHAT):
            phases.append(g.s.phase)
        if g.asks(g.asked()[0], t.WHOSE_TURN):
            g.tire(A).tire(B)
            g.activate(g.asked()[0])
        else:
            g.done(g.asked()[0])
    once = list(dict.fromkeys(phases))
    assert once == [
        k.INITIATIVE, k.CHANNEL, k.UPKEEP_PHASE, k.PLANNING, k.DEPLOYMENT, k.FIRST_QUICKCAST,
        k.CREATURE_ACTIONS, k.FINAL_QUICKCAST, k.ROUND_END,
    ]  # fmt: skip


@pytest.mark.card("bear-strength", "timber-wolf")
def test_o1_there_is_one_after_an_activation_and_after_each_action() -> None:
    """R12.3: before an action is chosen, at the end of a move, and after going on guard."""
    g = with_secret()
    wolf = g.put(A, "Timber Wolf", "b2")
    g.turn(A)
    causes(g, t.WHOSE_TURN, A)
    g.activate(wolf)
    assert causes(g, t.DO_WHAT, A) == [t.ACTIVATED]
    g.move(wolf, "c2")
    assert causes(g, t.DO_WHAT, A) == [t.MOVED]
    g.choose(A, t.GUARD)
    assert causes(g, t.WHOSE_TURN, B) == [t.GUARDS]


@pytest.mark.card("bear-strength", "goran-werewolf-pet", "circle-of-lightning", "darkfenne-hydra")
def test_o1_there_is_one_at_the_end_of_each_step_of_an_attack() -> None:
    """Declared, miss roll, dice, damage, the same again, then the dice and the damage of the barrier."""
    g = with_secret("Warlock")
    goran, hydra = g.put(A, "Goran, Werewolf Pet", "b2"), g.put(B, "Darkfenne Hydra", "b2")
    g.put(B, "Circle of Lightning", on=hydra)
    g.afflict(goran, k.DAZE).turn(A)
    causes(g, t.WHOSE_TURN, A)
    g.activate(goran)
    causes(g, t.DO_WHAT, A)
    g.dice("d12 2 0 0 d12 2 0 0 0").attack(goran, "Feral Claws", hydra)
    strike = [t.MISS_ROLL, t.DICE_ROLLED, t.DAMAGED]
    assert causes(g, t.ANSWER_WITH, B)[:7] == [t.DECLARED, *strike, *strike]
    assert len(g.told(t.BARRIER_ANSWERS)) == 1


@pytest.mark.card("bear-strength", "minor-heal")
def test_o1_there_are_windows_before_a_spell_resolves_and_after_it() -> None:
    """R10: at the end of casting steps 1 and 3; nothing happens in step 2."""
    g = with_secret("Priestess").hurt(A, 5)
    heal = g.prepare(A, "Minor Heal")
    g.turn(A)
    causes(g, t.WHOSE_TURN, A)
    g.dice("1 0 0 0 0").cast(A, heal, A)
    assert g.asks(B, t.REVEAL_WHAT)
    assert g.damage(A) == 5
    g.done(B)
    assert g.asks(B, t.REVEAL_WHAT)
    assert g.damage(A) == 4
    g.done(B)
    assert g.asks(A, t.WHOSE_TURN)


@pytest.mark.card("bear-strength", "rhino-hide")
def test_o3_one_after_the_other_until_both_pass_in_a_row() -> None:
    """The initiative first; after each reveal the other one is asked again."""
    g = Layout("Beastmaster", "Beastmaster")
    mine = [g.put(A, "Bear Strength", on=A, up=False), g.put(A, "Rhino Hide", on=A, up=False)]
    theirs = g.put(B, "Bear Strength", on=B, up=False)
    g.turn(A).activate(A)
    assert g.asks(A, t.REVEAL_WHAT)
    g.choose(A, t.REVEAL, mine[0])
    assert g.asks(B, t.REVEAL_WHAT)
    g.done(B)
    assert g.asks(A, t.REVEAL_WHAT)
    assert g.offered(A, t.REVEAL) == [(mine[1], -1)]
    g.done(A)
    assert g.asks(A, t.DO_WHAT)
    g.move(A, "b1").done(A).choose(B, t.REVEAL, theirs)
    assert g.asks(A, t.REVEAL_WHAT)
    g.done(A)
    assert g.asks(A, t.DO_WHAT)


@pytest.mark.card("bear-strength", "timber-wolf", "block")
@pytest.mark.parametrize(("mana", "asked"), [(3, True), (2, False)])
def test_o4_who_could_reveal_nothing_is_not_asked(mana: int, asked: bool) -> None:
    """3 mana turn Bear Strength up, 2 do not; a Block is never offered, though it could be paid (O5)."""
    g = Layout().mana(B, mana)
    wolf = g.put(B, "Timber Wolf", "b2")
    strength, block = g.put(B, "Bear Strength", on=wolf, up=False), g.put(B, "Block", on=wolf, up=False)
    g.turn(A).activate(A)
    assert g.asks(B, t.REVEAL_WHAT) is asked
    if asked:
        assert g.offered(B, t.REVEAL) == [(strength, -1)]
        assert g.why(B, t.REVEAL, block) == "must-answer"


@pytest.mark.card("bear-strength", "rhino-hide", "timber-wolf")
def test_o3_a_reveal_has_its_whole_effect_before_the_next_question() -> None:
    """The Wolf has its Melee bonus, and the mana is gone, when the other player is asked."""
    g = Layout("Beastmaster", "Beastmaster")
    wolf = g.put(A, "Timber Wolf", "b2")
    strength = g.put(A, "Bear Strength", on=wolf, up=False)
    g.put(B, "Rhino Hide", on=B, up=False)
    g.turn(A).activate(A).choose(A, t.REVEAL, strength)
    assert g.asks(B, t.REVEAL_WHAT)
    assert (g.trait(wolf, k.MELEE_BONUS), g.s.mana[A]) == (2, 17)
