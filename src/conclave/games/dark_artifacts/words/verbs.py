"""What cards do: one function for each verb on a card; they choose in the words of every card game."""

from __future__ import annotations

from typing import Final

from conclave.games.dark_artifacts import terms as t
from conclave.games.dark_artifacts.rules.defeat import defeat, make_public, open_entity
from conclave.games.dark_artifacts.rules.power import entities_at
from conclave.games.dark_artifacts.table import Table, beneath, is_on_board, new_entity
from conclave.games.dark_artifacts.words.nouns import STEP_OF_IT, Noun, why_no_deed
from conclave.kernel.book import Do, Step
from conclave.kernel.choices import pack
from conclave.kernel.frames import Frame
from conclave.kernel.reasons import ALLOWED
from conclave.language.flow import Line
from conclave.language.grammar import Grammar
from conclave.language.text import Text

GRAMMAR: Final[Grammar[Table, Text]] = Grammar(picks=list(range(len(t.V.verbs))), asks_pick=t.CARD_CHOICE)
take: Final = GRAMMAR.take


# --- verbs ---------------------------------------------------------------------------------------------
def defeat_it(s: Table, f: Frame) -> None:
    """The top of the entity named is defeated, regardless of power."""
    defeat(s, [f.it], f.you, -1)


def unveil_it(s: Table, f: Frame) -> None:
    """The entity named is opened as by Split."""
    open_entity(s, f.it, False)


def push_it(s: Table, f: Frame) -> None:
    """The last entity named makes the step that was chosen."""
    e = f.them[-1]
    s.tell(t.PUSHED, f.you, e, s.space[e], f.it)
    s.space[e] = f.it


def name_for_push(s: Table, f: Frame) -> None:
    """Remember whom to push while the step is chosen, and that it is not pushed again."""
    f.them.append(f.it)


def step_there(s: Table, f: Frame) -> None:
    """This entity stands on the space chosen."""
    s.tell(t.STEPPED, f.you, f.this, s.space[f.this], f.it)
    s.space[f.this] = f.it


def exchange_with_it(s: Table, f: Frame) -> None:
    """This entity and the one named exchange places."""
    here = s.space[f.this]
    s.space[f.this] = s.space[f.it]
    s.space[f.it] = here
    s.tell(t.EXCHANGED, f.you, f.this, f.it)


def return_it(s: Table, f: Frame) -> None:
    """The piece named comes back as an entity of its own, not revealed; its card is known (R11, O14)."""
    p = f.it
    s.grave.remove(p)
    e = new_entity(s, f.you, f.here, p)
    make_public(s, p)
    s.tell(t.RETURNED, f.you, e, s.face[p], f.here)


def veil_with_it(s: Table, f: Frame) -> None:
    """The five-dot named covers what lay beneath; nothing is revealed (B10)."""
    p = f.it
    s.grave.remove(p)
    below = beneath(s, f.this)
    s.under[p] = below
    s.origin[p] = s.origin[s.fell[f.this]]
    s.top[f.this] = p
    s.tell(t.VEILED, f.you, f.this)


def peek_at_it(s: Table, f: Frame) -> None:
    """The piece just below the top is shown to you alone (O16)."""
    p = s.under[s.top[f.it]]
    s.tell(t.PEEKED, f.you, f.it)
    s.show(p, 1 << f.you)
    s.tell(t.SAW, f.you, f.it, s.face[p], 0, 1 << f.you)


def put_wall(s: Table, f: Frame) -> None:
    """A wall stands on the line named."""
    s.walls |= 1 << f.it
    s.tell(t.PUT_WALL, f.you, f.it)


def put_forest(s: Table, f: Frame) -> None:
    """A forest lies on the space named."""
    s.forests |= 1 << f.it
    s.tell(t.PUT_FOREST, f.you, f.it)


def put_swamp(s: Table, f: Frame) -> None:
    """A swamp lies on the space named."""
    s.swamps |= 1 << f.it
    s.tell(t.PUT_SWAMP, f.you, f.it)


def put_dragon(s: Table, f: Frame) -> None:
    """The Dragon comes to the space named, under your command (O44)."""
    s.dragon = f.it
    s.commander = f.you
    s.tell(t.DRAGON_CAME, f.you, f.it)


class TakeFromBoard(Line[Table, Text]):
    """With no such terrain left in the box, name one on the board; it will be moved (O47)."""

    def __init__(self, terrain: int, spot: Noun) -> None:
        self.terrain = terrain
        self.spot = spot

    def do(self, s: Table, f: Text) -> None:
        """Ask which one, if the box is empty; only those count whose going leaves a legal spot."""
        mask = terrain_mask(s, self.terrain)
        if mask.bit_count() < [t.SWAMPS, t.WALLS, t.FORESTS][self.terrain - t.SWAMP]:
            f.skip()
            return
        codes: list[int] = []
        for x in range(mask.bit_length()):
            if (mask >> x) & 1:
                set_terrain(s, self.terrain, mask & ~(1 << x))
                f.amount = x + 1
                if self.spot.of(s, f):
                    codes.append(pack(t.LIFT, x, self.terrain))
                set_terrain(s, self.terrain, mask)
        f.amount = 0
        if codes:
            s.ask_unless_forced(f.you, t.LIFT_WHICH, f.this, codes)
        else:
            f.leave()


class LiftIt(Line[Table, Text]):
    """The terrain named leaves its place; `f.amount - 1` is where it lay, and may not lie again."""

    def do(self, s: Table, f: Text) -> None:
        """Take it off the board."""
        terrain = s.answer.b
        f.amount = s.answer.a + 1
        set_terrain(s, terrain, terrain_mask(s, terrain) & ~(1 << s.answer.a))
        kind = t.TOOK_SWAMP if terrain == t.SWAMP else t.TOOK_WALL if terrain == t.WALL else t.TOOK_FOREST
        s.tell(kind, f.you, s.answer.a)


def terrain_mask(s: Table, terrain: int) -> int:
    """Where the terrain of a kind lies."""
    return s.swamps if terrain == t.SWAMP else s.walls if terrain == t.WALL else s.forests


def set_terrain(s: Table, terrain: int, mask: int) -> None:
    """Say where the terrain of a kind lies."""
    if terrain == t.SWAMP:
        s.swamps = mask
    elif terrain == t.WALL:
        s.walls = mask
    else:
        s.forests = mask


def take_terrain(terrain: int, spot: Noun) -> list[Step[Table]]:
    """`Put a <terrain>`: from the box, or else from elsewhere on the board; then choose the spot."""
    return [TakeFromBoard(terrain, spot), LiftIt(), *take(spot)]


# --- the counter of actions ----------------------------------------------------------------------------
def gain_action(s: Table, f: Frame) -> None:
    """One more action in the running turn."""
    s.actions += 1
    s.tell(t.GAINED_ACTION, s.active, 1, 0)


def gain_action_and_attack(s: Table, f: Frame) -> None:
    """One more action and one more attack: now, or on your next turn (C6)."""
    if s.active == f.you:
        s.actions += 1
        s.attacks += 1
        s.tell(t.GAINED_ACTION, f.you, 1, 1)
    else:
        s.let_last(~t.MORE_ACTIONS, f.this, f.you, f.you, 1, t.END_OF_TURN + f.you)
        s.let_last(~t.MORE_ATTACKS, f.this, f.you, f.you, 1, t.END_OF_TURN + f.you)
        s.tell(t.GAINED_ACTION, f.you, 1, 1, 1)


def take_action_from_enemy(s: Table, f: Frame) -> None:
    """If it is an enemy's turn, that player loses one action still left (A8)."""
    if s.team[s.active] != s.team[f.you] and s.actions > 0:
        s.actions -= 1
        s.tell(t.LOST_ACTION, s.active)


def cut_turn_short(s: Table, f: Frame) -> None:
    """An enemy's turn ends once all effects are done; on your own, one more action (D7)."""
    if s.active == f.you:
        gain_action(s, f)
    elif s.team[s.active] != s.team[f.you]:
        s.ends_now = True
        s.tell(t.TURN_CUT, s.active)


# --- pushing -------------------------------------------------------------------------------------------
def pushing(noun: Noun, may: bool = False) -> list[Step[Table]]:
    """`Push one of <noun>`: name it, choose its step, shove it."""
    return [*take(noun, may), Do(name_for_push), *take(STEP_OF_IT, about=t.PUSH_WHERE), Do(push_it)]


def defeat_attacker(s: Table, f: Frame) -> None:
    """If an enemy attack did it, the top of the attacking entity falls (D1); a new ally is no enemy (O33)."""
    if not is_on_board(s, f.by) or s.team[s.owner[f.by]] == s.team[f.you]:
        return
    if why_no_deed(s, f.by, t.DEFEAT) == ALLOWED:
        defeat(s, [f.by], f.you, -1)


def defeat_others_here(s: Table, f: Frame) -> None:
    """The top of every other entity here falls in one instant, but for those that stand firm (C3)."""
    others = [e for e in entities_at(s, f.here) if e != f.this and why_no_deed(s, e, t.DEFEAT) == ALLOWED]
    defeat(s, others, f.you, -1)


def if_pieces_remain(s: Table, f: Frame) -> None:
    """The text goes on only if pieces remain beneath what fell."""
    if beneath(s, f.this) < 0:
        f.leave()
