"""The Quests of the Third Moon: fifteen doors, then sixteen feats, in printed order (O66 to O68)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars import terms as t
from conclave.games.black_rose_wars.rules import flags
from conclave.games.black_rose_wars.rules.harm import BY_ATTACK, BY_EVOCATION, BY_SPELL
from conclave.games.black_rose_wars.words.card_verbs import BOTTOM, CHOOSE, SHUFFLE, discard, draw, look, put
from conclave.games.black_rose_wars.words.casting_verbs import cast_from_hand, draw_quest
from conclave.games.black_rose_wars.words.conditions import (
    ELEMENT,
    did_activate,
    did_cast,
    did_complete,
    did_deal,
    did_defeat,
    did_place,
    did_trigger,
    had_victims,
    leads_full_room,
    took_points,
)
from conclave.games.black_rose_wars.words.cube_verbs import convert_instability, damage, heal
from conclave.games.black_rose_wars.words.declare import quest
from conclave.games.black_rose_wars.words.flow import each, may, pick
from conclave.games.black_rose_wars.words.model_verbs import (
    act,
    activate,
    modify,
    move,
    shift,
    summon,
    to_cell,
)
from conclave.games.black_rose_wars.words.nouns import EVENTS, IT, LODGE, ME, ROOM, SEEN, SUMMONED, A
from conclave.games.black_rose_wars.words.numbers import MOON, colours_on, health_left
from conclave.games.black_rose_wars.words.point_verbs import gain_pp, place_instability, steal_pp
from conclave.games.black_rose_wars.words.sets import (
    MINE,
    OTHER,
    adjacent,
    evocations,
    mages,
    models,
    room_of,
    rooms,
    within,
)
from conclave.games.black_rose_wars.words.tests import in_cell
from conclave.games.black_rose_wars.words.zones import FORGOTTEN_DECK, cards, grimoire, hand, memories
from conclave.language.numbers import count
from conclave.language.sets import but
from conclave.language.tests import at_least, both, more_than, no

# --- doors: completed by activating the Room named --------------------------------------------------------
DRINK_FROM_THE_ROOT: Final = quest(
    "q3-01", "Drink from the Root", 3, 3,
    "You activate the Black Rose Room.", None,
    "Instead of its effect, and at no cost, see the top 3 Forgotten Spells: one goes to your hand, "
    "the others under the deck.",
    [look(FORGOTTEN_DECK, 3), pick(A, SEEN), put(A, hand(ME)), put(but(SEEN, A), FORGOTTEN_DECK, at=BOTTOM)],
    room=t.BLACK_ROSE_ROOM, replaces=True,
)  # fmt: skip

CORONATION_IN_ASHES: Final = quest(
    "q3-02", "Coronation in Ashes", 3, 3,
    "You activate the Throne Room.", None,
    "After its effect, each enemy model in a Room adjacent to the Throne Room takes 2 damage.",
    [damage(models(adjacent(ROOM)), 2)],
    room=t.THRONE_ROOM,
)  # fmt: skip

NO_SEATS_LEFT: Final = quest(
    "q3-03", "No Seats Left", 3, 3,
    "You activate the Arena.", None,
    "After its effect, choose another Mage anywhere in the Lodge: it takes 2 damage.",
    [pick(A, mages(LODGE, who=OTHER)), damage(A, 2)],
    room=t.ARENA,
)  # fmt: skip

HALL_OF_MANY_SELVES: Final = quest(
    "q3-04", "Hall of Many Selves", 3, 3,
    "You activate the Mirrors Room.", None,
    "After its effect you shift to a Room of your choice, and may activate that Room.",
    [pick(A, rooms()), shift(ME, A), may([activate(A)])],
    room=t.MIRRORS_ROOM,
)  # fmt: skip

STARS_ALREADY_DEAD: Final = quest(
    "q3-05", "Stars Already Dead", 3, 3,
    "You activate the Observatory.", None,
    "Instead of its effect, choose an Event in play: it is discarded and gives the Rose no PP.",
    [pick(A, EVENTS), discard(A, rose=0)],
    room=t.OBSERVATORY, replaces=True, in_manual=False,
)  # fmt: skip

SPEAK_WITH_THE_FOUNDER: Final = quest(
    "q3-06", "Speak with the Founder", 3, 3,
    "You activate the Crypt.", None,
    "Instead of its effect, all your Memories are shuffled into your Grimoire; then draw 3 cards from it.",
    [put(cards(memories(ME)), grimoire(ME), order=SHUFFLE), draw(ME, grimoire(ME), 3)],
    room=t.CRYPT, replaces=True,
)  # fmt: skip

STRANGLING_IVY: Final = quest(
    "q3-07", "Strangling Ivy", 3, 3,
    "You activate the Garden.", None,
    "Instead of its effect, add 3 Instability to the Garden or to one neighbour of it.",
    [pick(A, within(ROOM, 1)), place_instability(A, 3)],
    room=t.GARDEN, replaces=True,
)  # fmt: skip

THE_MASTERS_BLADE: Final = quest(
    "q3-08", "The Master's Blade", 3, 3,
    "You activate the Forge.", None,
    "After its effect your attack value becomes 4 until the Game Turn ends.",
    [modify(ME, flags.ATTACK_VALUE, 4)],
    room=t.FORGE,
)  # fmt: skip

EMPTY_THE_VAULT: Final = quest(
    "q3-09", "Empty the Vault", 3, 3,
    "You activate the Treasure Room.", None,
    "After its effect you steal 1 PP from every other Mage that is not in its Cell.",
    [each(mages(LODGE, who=OTHER), [steal_pp(IT, 1)])],
    room=t.TREASURE_ROOM,
)  # fmt: skip

ABSOLUTION: Final = quest(
    "q3-10", "Absolution", 3, 3,
    "You activate the Sanctuary.", None,
    "Instead of its effect you heal all your damage; then choose another Mage within 2 of the Sanctuary: "
    "it takes 2 damage.",
    [heal(ME, 99), pick(A, mages(within(ROOM, 2), who=OTHER)), damage(A, 2)],
    room=t.SANCTUARY, replaces=True, in_manual=False,
)  # fmt: skip

GATE_OF_TEETH: Final = quest(
    "q3-11", "Gate of Teeth", 3, 3,
    "You activate the Summoner Room.", None,
    "Instead of its effect, summon into the Room first a Malacoda, then a Cerbero.",
    [summon(t.MALACODA, ROOM), summon(t.CERBERO, ROOM)],
    room=t.SUMMONER_ROOM, replaces=True, in_manual=False,
)  # fmt: skip

KNIGHT_WITHOUT_A_GRAVE: Final = quest(
    "q3-12", "Knight without a Grave", 3, 3,
    "You activate the Cemetery.", None,
    "Instead of its effect, summon a Bone Knight into the Room; you may have it act.",
    [summon(t.BONE_KNIGHT, ROOM), may([act(SUMMONED)])],
    room=t.CEMETERY, replaces=True,
)  # fmt: skip

THE_LAST_OFFERING: Final = quest(
    "q3-13", "The Last Offering", 3, 3,
    "You activate the Sacrificial Altar.", None,
    "Instead of its effect, choose an enemy model anywhere in the Lodge: it takes 5 damage.",
    [pick(A, models(LODGE, owner=OTHER)), damage(A, 5)],
    room=t.SACRIFICIAL_ALTAR, replaces=True,
)  # fmt: skip

WHAT_LOOKS_BACK: Final = quest(
    "q3-14", "What Looks Back", 3, 3,
    "You activate The Abyss.", None,
    "Instead of its effect, send at most 2 other Mages within 2 of The Abyss to their Cells: "
    "their damage is cleared, nobody scores, and you gain 1 PP per Mage sent.",
    [pick(A, mages(within(ROOM, 2), who=OTHER), n=2, may=True), gain_pp(ME, count(A)), to_cell(A)],
    room=t.THE_ABYSS, replaces=True, in_manual=False,
)  # fmt: skip

THE_FINAL_REAGENT: Final = quest(
    "q3-15", "The Final Reagent", 3, 3,
    "You activate the Alchemical Laboratory.", None,
    "Instead of its effect, add 2 Instability to the Laboratory, then cast from hand.",
    [place_instability(ROOM, 2), cast_from_hand(ME)],
    room=t.ALCHEMICAL_LABORATORY, replaces=True, in_manual=False,
)  # fmt: skip

# --- feats: completed by what you do within a Game Turn ----------------------------------------------------
STORM_WITHOUT_END: Final = quest(
    "q3-16", "Storm without End", 3, 3,
    "Within a Game Turn you cast 4 Spells of any kind.", at_least(did_cast(), 4),
    "You draw 2 cards from your Grimoire.",
    [draw(ME, grimoire(ME), 2)],
)  # fmt: skip

EXECUTIONERS_DUE: Final = quest(
    "q3-17", "Executioner's Due", 3, 4,
    "A Spell of yours deals the final blow to a Mage.", at_least(did_defeat(kind=t.A_MAGE, via=BY_SPELL), 1),
    "Each enemy model in a Room adjacent to yours takes 1 damage.",
    [damage(models(adjacent(room_of(ME))), 1)],
)  # fmt: skip

THE_UNARMED_DUEL: Final = quest(
    "q3-18", "The Unarmed Duel", 3, 4,
    "A physical attack of yours deals the final blow to a Mage.",
    at_least(did_defeat(kind=t.A_MAGE, via=BY_ATTACK), 1),
    "You heal up to 4 of your damage.",
    [heal(ME, 4)],
)  # fmt: skip

KEYSTONE: Final = quest(
    "q3-19", "Keystone", 3, 3,
    "Within a Game Turn you place 5 Instability in all.", at_least(did_place(), 5),
    "Choose any Room and convert 2 Instability there.",
    [pick(A, rooms()), convert_instability(A, 2)],
)  # fmt: skip

THE_HOUSE_COMES_DOWN: Final = quest(
    "q3-20", "The House Comes Down", 3, 4,
    "At the end of the Game Turn a Room is full and you have more Instability there than anyone else.",
    at_least(leads_full_room(), 1),
    "You gain 1 further PP.",
    [gain_pp(ME, 1)],
    at_end=True,
)  # fmt: skip

PUPPET_COURT: Final = quest(
    "q3-21", "Puppet Court", 3, 3,
    "Within a Game Turn 4 damage is dealt by Evocations of yours.", at_least(did_deal(via=BY_EVOCATION), 4),
    "You may have one Evocation of yours act.",
    [pick(A, evocations(LODGE, owner=MINE), may=True), act(A)],
)  # fmt: skip

ALL_DOORS_OPEN: Final = quest(
    "q3-22", "All Doors Open", 3, 3,
    "Within a Game Turn you make 3 activations of Rooms.", at_least(did_activate(), 3),
    "You may move up to 2 Rooms; then you may activate your present Room.",
    [move(ME, 2), may([activate(room_of(ME))])],
)  # fmt: skip

COLD_BLOOD: Final = quest(
    "q3-23", "Cold Blood", 3, 3,
    "A single effect of yours deals 5 damage in all.", at_least(did_deal(one_effect=True), 5),
    "Choose another Mage in the Lodge: you steal 1 PP from it.",
    [pick(A, mages(LODGE, who=OTHER)), steal_pp(A, 1)],
)  # fmt: skip

DEAD_LETTERS: Final = quest(
    "q3-24", "Dead Letters", 3, 3,
    "Within a Game Turn 2 Traps or Protections of yours are triggered.", at_least(did_trigger(), 2),
    "Choose a card in your Memories: it goes to your hand.",
    [pick(A, cards(memories(ME))), put(A, hand(ME))],
)  # fmt: skip

VOICE_OF_THE_FORGOTTEN: Final = quest(
    "q3-25", "Voice of the Forgotten", 3, 4,
    "You cast any Forgotten Spell.", at_least(did_cast(school=t.FORGOTTEN), 1),
    "See the top 2 cards of the Forgotten deck and return them in the order you like.",
    [look(FORGOTTEN_DECK, 2), put(SEEN, FORGOTTEN_DECK, order=CHOOSE)],
)  # fmt: skip

THIEF_OF_DESTINY: Final = quest(
    "q3-26", "Thief of Destiny", 3, 3,
    "Within a Game Turn other Mages lose 2 PP in all to you, stolen or not.", at_least(took_points(), 2),
    "You gain 1 further PP.",
    [gain_pp(ME, 1)],
    in_manual=False,
)  # fmt: skip

THE_FIFTH_ELEMENT: Final = quest(
    "q3-27", "The Fifth Element", 3, 3,
    "The Spells you cast within a Game Turn show 4 different elements.",
    at_least(did_cast(distinct=ELEMENT), 4),
    "You may cast from hand.",
    [may([cast_from_hand(ME)])],
    in_manual=False,
)  # fmt: skip

SURVIVOR: Final = quest(
    "q3-28", "Survivor", 3, 3,
    "At the end of the Game Turn you are not in your Cell and have at most 3 Health left.",
    both(no(in_cell(ME)), no(more_than(health_left(ME), 3))),
    "You heal up to 4 of your damage.",
    [heal(ME, 4)],
    in_manual=False, at_end=True,
)  # fmt: skip

TWO_QUESTS_ONE_NIGHT: Final = quest(
    "q3-29", "Two Quests, One Night", 3, 3,
    "You have already completed some other Quest this Game Turn.", at_least(did_complete(), 1),
    "You draw a Quest of the present Moon.",
    [draw_quest(ME, MOON)],
    in_manual=False,
)  # fmt: skip

KING_OF_THE_RING: Final = quest(
    "q3-30", "King of the Ring", 3, 4,
    "At least 2 other Mages share your Room, and you have damaged 2 different Mages this Game Turn.",
    both(at_least(count(mages(room_of(ME), who=OTHER)), 2), at_least(had_victims(to=t.A_MAGE), 2)),
    "Each enemy model in the Room you stand in takes 2 damage.",
    [damage(models(room_of(ME)), 2)],
    four_players=True, in_manual=False,
)  # fmt: skip

EVERYONES_ENEMY: Final = quest(
    "q3-31", "Everyone's Enemy", 3, 4,
    "At the end of the Game Turn 3 other Mages have damage on you.", at_least(colours_on(ME), 3),
    "You heal all your damage.",
    [heal(ME, 99)],
    four_players=True, in_manual=False, at_end=True,
)  # fmt: skip
