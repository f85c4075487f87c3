"""What holds for every game holds for Moonrise; then what is its own, sentence by sentence."""

from moonrise import CARDS, FOX, GAME, LAY

from conclave.testkit import Scene, laws_of

test_laws = laws_of(GAME, census=lambda s: sorted(s.face[:CARDS]))


def laid(hands):
    """A table at which the seats hold cards of these faces, first to last, and lay their first ones."""
    t = Scene.new(GAME, seats=len(hands))
    faces = [face for hand in hands for face in hand]
    rest = [face for face in range(CARDS) if face not in faces]
    for c, face in enumerate([*faces, *rest]):
        t.s.face[c] = face
    for seat in range(len(hands)):
        t.choose(seat, LAY, 4 * seat)
    return t


def test_the_highest_card_takes_the_moon():
    """M3: 9 against 7 and 3."""
    t = laid([[3, 1, 2, 4], [9, 5, 6, 8], [7, 10, 11, 12]])
    assert t.s.moons == [0, 1, 0]


def test_a_fox_may_steal_it():
    """M4: the owner of the Fox is asked, and takes the moon instead."""
    t = laid([[FOX, 1, 2, 4], [9, 5, 6, 8]])
    t.choose(0, 1, 0, 0)
    assert t.s.moons == [1, 0]


def test_a_fox_may_let_it_go():
    """M4: it may."""
    t = laid([[FOX, 1, 2, 4], [9, 5, 6, 8]])
    t.choose(0, 0)
    assert t.s.moons == [0, 1]


def test_a_card_is_laid_from_ones_own_hand():
    """M2."""
    t = Scene.new(GAME)
    assert t.why(0, LAY, 4) == "not-in-hand"
    assert t.why(0, LAY, 99) == "no-such-thing"
