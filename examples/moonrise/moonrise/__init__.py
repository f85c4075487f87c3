"""Moonrise, the model game: whole in one file, to copy from when you write a game.

Each round all players lay a card behind a screen; the highest takes the moon, unless a Fox steals it.
It has what most games have: a secret (hands), a choice behind screens, and a card that interrupts.
"""

from conclave.kernel import author as k
from conclave.show import author as show

FOX, CARDS, HAND, ROUNDS = 0, 16, 4, 4
PILE, LAID, AWAY = -1, 8, 16  # where cards lie that are in no hand; before seat 2 is LAID + 2


class Table(k.PlainState):
    """All secrets are faces: first the cards, then what each seat has chosen. `at` says where cards lie."""

    def lay_out(self):
        """All cards lie in the pile, and nobody has a moon."""
        self.round, self.at, self.moons = 0, [PILE] * CARDS, [0] * self.seats

    def speakers(self, kind, about):
        """The cards that lie open may speak."""
        return [c for c in range(CARDS) if LAID <= self.at[c] < AWAY]

    def voice_of(self, this):
        """Whoever laid a card answers for it."""
        return self.at[this] - LAID


BOOK, NEXT_ROUND = k.Book(), k.Label("next round")
DOOR = k.Door(BOOK, [k.Window("before", k.BEFORE)])
V = show.Vocabulary(k.Reasons())
NOT_IN_HAND = V.reasons.add("not-in-hand", "You lay a card of your own hand.", "M2")


def why_not_laid(s, f, c, _):
    """Why a seat may not lay a card (M2)."""
    return k.ALLOWED if s.at[c] == f.you else NOT_IN_HAND


V.family("card", CARDS)
LAY = V.verb("lay", "card", mine=True)
LAY_WHICH = V.question("lay", "M2", refuses={LAY: why_not_laid}, often=(LAY,))
SHOWED, TOOK, STOLE = V.event("showed", "card"), V.event("took", "n:number"), V.event("stole", "whom:seat")


def deal(s, f):
    """Everybody gets four cards, which nobody else knows (M1)."""
    s.deal(s.rng.shuffled(CARDS))
    for c in range(HAND * s.seats):
        s.at[c] = c // HAND
        s.show(c, 1 << s.at[c])
    for seat in range(s.seats):
        s.deal([PILE], 1 << seat)


def turn_up(s, f):
    """The screens go, and the highest card is about to take the moon (M3)."""
    for seat in range(s.seats):
        c = s.face[CARDS + seat]
        s.face[CARDS + seat], s.at[c] = PILE, LAID + seat
        s.show(c, k.EVERYONE)
        s.tell(SHOWED, seat, c)
    best = max(s.speakers(TAKE, []), key=s.face.__getitem__)
    DOOR.cause(s, k.Happening(TAKE, best, s.voice_of(best), [s.voice_of(best)], [1]))


def take_moon(s, h):
    """Whoever it falls to has one moon more (M3)."""
    s.moons[h.it] += 1
    s.tell(TOOK, h.it, s.moons[h.it])


def steal(s, f):
    """The moon falls to the owner of the Fox instead (M4)."""
    s.tell(STOLE, f.you, f.it)
    DOOR.happening(s).redirect(f.it, f.you)


def end_round(s, f):
    """What was laid goes away; after four rounds the game is over (M5)."""
    s.at = [AWAY if place >= LAID else place for place in s.at]
    s.round += 1
    s.over = s.round == ROUNDS
    f.go_to(NEXT_ROUND)


LAYING = BOOK.rule("laying", [lambda s, f: V.ask(s, f, LAY_WHICH, LAY), k.keep_answer(CARDS)])
WHOLE_GAME = BOOK.rule("game", [deal, NEXT_ROUND, lambda s, f: s.fork(LAYING), turn_up, end_round])
TAKE = DOOR.kind("take", take_moon)
STEAL = BOOK.rule("Fox", [steal])
DOOR.print_on(FOX, DOOR.ability("Fox", [TAKE], 0, lambda s, h, this, you: h.it != you, STEAL, optional=True))


# --- what people see: facts from a view, and how a thing is drawn from its facts ----------------------------
def cards(v):
    """The cards that the viewer knows, in hands and on the table: handle, face, place."""
    return [(c, v.face[c], v.at[c]) for c in range(CARDS) if PILE < v.at[c] < AWAY and v.face[c] >= 0]


def draw_card(names, facts):
    """A card in a hand, or one that lies open."""
    c, face, place = facts
    role = "front" if place >= LAID else "hand"
    name, heading = names.say("card", n=face), names.say(role)
    return show.Card(
        key=f"card-{c}", where=role, seat=place % LAID, face_up=True, name=name, heading=heading, place=role
    )


PARTS = {
    "cards": show.Things(cards, draw_card),
    "tracks": show.points("moons", lambda v: v.moons),
    "result": show.winners("won", lambda v: v.moons),
    "phase": show.told(lambda v: show.said("round", n=min(v.round + 1, ROUNDS))),
}
ASKING = show.Asking(V, things={"card": lambda v, c: ("card", v.face[c])})
GAME = k.Game(
    key="moonrise",
    title="Moonrise",
    version="1",
    players=range(2, 5),
    book=BOOK,
    begin=k.begin_with(Table, BOOK, WHOLE_GAME),
    fill_holes=k.fill_with(BOOK, list(range(CARDS))),
    standing=lambda s: k.by_points(s, s.moons),
    worth=lambda s, seat: float(s.moons[seat]),
    round_of=lambda s: s.round,
    show=show.Show("moonrise", "Moonrise", __name__, V, asking=ASKING, parts=PARTS),
)
