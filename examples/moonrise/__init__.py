"""Moonrise, the model game: whole in one file, to copy from when you write a game.

Each round all players lay a card behind a screen; the highest takes the moon, unless a Fox steals it.
It has what most games have: a secret (hands), a choice behind screens, and a card that interrupts.
"""

from conclave.kernel import author as k
from conclave.show import author as show

FOX, CARDS, HAND, ROUNDS = 0, 16, 4, 4
PILE, LAID, AWAY = -1, 8, 16


class Table(k.PlainState):
    """Cards have handles 0 to 15, then each seat has one for its choice. `at` is where a card lies:

    in the hand of a seat, before it (`LAID` + seat), in the `PILE`, or `AWAY`.
    """

    def lay_out(self):
        """All cards lie in the pile, and nobody has a moon."""
        self.round, self.at, self.moons = 0, [PILE] * CARDS, [0] * self.seats

    def speakers(self, kind, about):
        """The cards that lie open may speak."""
        return [c for c in range(CARDS) if LAID <= self.at[c] < AWAY]

    def voice_of(self, this):
        """Whoever laid a card answers for it."""
        return self.at[this] - LAID


BOOK = k.Book()
DOOR = k.Door(BOOK, [k.Window("before", k.BEFORE)])
V = show.Vocabulary(k.Reasons())
NOT_IN_HAND = V.reasons.add("not-in-hand", "You lay a card of your own hand.", "M2")


# --- rules --------------------------------------------------------------------------------------------------
def why_not_laid(s, f, c, _):
    """Why a seat may not lay a card (M2)."""
    return k.ALLOWED if s.at[c] == f.you else NOT_IN_HAND


V.family("card", lambda s: CARDS)
LAY = V.verb("lay", "card", mine=True)
LAY_WHICH = V.question("lay", "M2", refuses={LAY: why_not_laid}, often=(LAY,))
LAID_CARD, TOOK, STOLE = V.event("laid", "card"), V.event("took", "n:number"), V.event("stole", "whom:seat")


def deal(s, f):
    """Everybody gets four cards, which nobody else knows (M1)."""
    faces = list(range(CARDS))
    s.rng.shuffle(faces)
    s.deal(faces)
    for c in range(HAND * s.seats):
        s.at[c] = c // HAND
        s.show(c, 1 << s.at[c])
    for seat in range(s.seats):
        s.deal([PILE], 1 << seat)


def lay_behind_screens(s, f):
    """All choose at the same time (M2)."""
    s.fork(LAYING)


def ask_for_card(s, f):
    """A seat chooses from its hand."""
    s.ask(f.you, LAY_WHICH, -1, V.offer(s, f, LAY_WHICH, LAY, list(range(CARDS))))


def keep_choice(s, f):
    """Which card is chosen is as secret as the card itself."""
    s.face[CARDS + f.you] = s.answer.a


def turn_up(s, f):
    """The screens go, and the highest card is about to take the moon (M3)."""
    for seat in range(s.seats):
        c = s.face[CARDS + seat]
        s.face[CARDS + seat], s.at[c] = PILE, LAID + seat
        s.show(c, k.EVERYONE)
        s.tell(LAID_CARD, seat, c)
    best = max(s.speakers(TAKE, []), key=lambda c: s.face[c])
    DOOR.cause(s, k.Happening(TAKE, best, s.voice_of(best), [s.voice_of(best)], [1]))


def take_moon(s, h):
    """Whoever it falls to has one moon more (M3)."""
    s.moons[h.it] += 1
    s.tell(TOOK, h.it, s.moons[h.it])


def another_takes_it(s, h, this, you):
    """A Fox steals only from others (M4)."""
    return h.it != you


def steal(s, f):
    """The moon falls to the owner of the Fox instead (M4)."""
    s.tell(STOLE, f.you, f.it)
    DOOR.happening(s).redirect(f.it, f.you)


def end_round(s, f):
    """What was laid goes away; after four rounds the game is over (M5)."""
    s.at = [AWAY if place >= LAID else place for place in s.at]
    s.round += 1
    s.over = s.round == ROUNDS
    f.again(3)


LAYING = BOOK.rule("laying", [ask_for_card, keep_choice])
GAME_RULE = BOOK.rule("game", [deal, lay_behind_screens, turn_up, end_round])
TAKE = DOOR.kind("take", take_moon)
DOOR.print_on(FOX, DOOR.ability("Fox", [TAKE], 0, another_takes_it, BOOK.rule("Fox", [steal]), optional=True))


# --- what people see ----------------------------------------------------------------------------------------
class Names(show.Names):
    """Cards are called by their faces."""

    def card(self, face):
        """A card by its face."""
        return self.say("fox") if face == FOX else self.say("card", n=face)


def cards(v):
    """The cards that the viewer knows and that are somebody's: handle, face, seat, whether it lies open."""
    held = [c for c in range(CARDS) if PILE < v.at[c] < AWAY and v.face[c] >= 0]
    return [(c, v.face[c], v.at[c] % LAID, v.at[c] >= LAID) for c in held]


def draw_card(names, facts):
    """A card in hand, or one that lies open."""
    c, face, seat, laid = facts
    where = "laid" if laid else "hand"
    return show.Card(
        key=f"card-{c}", where=where, seat=seat, face_up=True, name=names.card(face), public=laid,
        heading=names.say(where), place="front" if laid else "hand",
    )  # fmt: skip


def draw_moons(names, facts):
    """How many moons a player has."""
    seat, n = facts
    return show.Track(key=f"moons-{seat}", label=names.say("moons"), value=n, seat=seat, role="points")


SHOW = show.Show(
    "moonrise", "Moonrise", __name__, V, names=Names,
    asking=show.Asking(V, things={"card": lambda v, c: ("card", v.face[c])}),
    parts={
        "cards": show.Things(cards, draw_card),
        "tracks": show.Things(lambda v: list(enumerate(v.moons)), draw_moons),
        "phase": show.told(lambda v: show.said("round", n=min(v.round + 1, ROUNDS))),
    },
)  # fmt: skip


def begin(seats, rng, options):
    """A new game, run to its first question."""
    s = Table(seats, rng)
    BOOK.begin(s, GAME_RULE)
    return s


def determinise(v, rng):
    """One world that the viewer cannot tell from the real one."""
    w = v.copy()
    k.begin_world(v, w, rng)
    k.deal_missing(w, list(range(CARDS)), list(range(CARDS)), rng)
    k.fill_screens(BOOK, w, v.viewer, rng)
    return w


GAME = k.Game(
    "moonrise", "Moonrise", "1", range(2, 5), BOOK, begin, k.view_of_faces, determinise,
    standing=lambda s: k.by_points(s, s.moons), show=SHOW, worth=lambda s, seat: float(s.moons[seat]),
    round_of=lambda s: s.round,
)  # fmt: skip
