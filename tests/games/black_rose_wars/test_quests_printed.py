"""What is printed on the 95 Quests: points, door, who plays with it, when it is tested (R30 to R34)."""

from __future__ import annotations

from conclave.games.black_rose_wars.rules.box import QUEST_CARDS
from conclave.games.black_rose_wars.terms import NO_ROOM
from tests.games.black_rose_wars import layout

ROOM_KEYS = (
    "black-rose-room mirrors-room oracle-room the-abyss bibliotheca observatory sanctuary forge garden "
    "treasure-room alchemical-laboratory arena summoner-room armory pleasures-room throne-room cemetery "
    "crypt sacrificial-altar"
).split()

PRINTED = """
Shed Blood: q1-01 1 sacrificial-altar/replace manual
Sparks on the Anvil: q1-02 1 forge/add manual
Seeds of Ruin: q1-03 1 garden/replace manual
Tithe of Coins: q1-04 1 treasure-room/add manual
Borrowed Pages: q1-05 1 bibliotheca/replace manual
The Patient Astronomer: q1-06 1 observatory/add
Wash the Wounds: q1-07 1 sanctuary/replace manual
Whispered Answer: q1-08 1 oracle-room/add
Over the Edge: q1-09 1 the-abyss/replace
Volatile Brew: q1-10 1 alchemical-laboratory/replace manual
Leash the Hound: q1-11 1 summoner-room/add manual
Borrowed Steel: q1-12 1 armory/replace
Pillow Talk: q1-13 1 pleasures-room/replace manual
The First Bones: q1-14 1 cemetery/add manual
Names on Cold Stone: q1-15 1 crypt/replace
The Wrong Reflection: q1-16 1 mirrors-room/replace
The Quarrelsome Apprentice: q1-17 1 - manual
A Plan for Everything: q1-18 1 - manual
Nets and Curtains: q1-19 1 - manual
The Snap of the Jaws: q1-20 2 - manual
Knuckles before Runes: q1-21 1 - manual
Two Birds: q1-22 2 - manual
Know Your House: q1-23 1 - manual
Hairline Cracks: q1-24 1 - manual
Company in the Dark: q1-25 1 - manual
Taste of Iron: q1-26 2 - manual end
Cinders and Gales: q1-27 1 -
Mud and Tide: q1-28 1 -
Old Tongues: q1-29 1 -
Blood and Ash: q1-30 2 -
Crowded Threshold: q1-31 2 - four
Many Hands: q1-32 2 - four
Kneel before the Bloom: q2-01 2 black-rose-room/add manual
Measure the Seat: q2-02 2 throne-room/add manual
First Blood, Last Bow: q2-03 2 arena/replace manual
Feed the Knife: q2-04 2 sacrificial-altar/replace manual
Hammer, Tongs, Thunder: q2-05 2 forge/replace manual
Roots below the Floor: q2-06 2 garden/replace manual
The Second Ledger: q2-07 2 treasure-room/replace manual
Forbidden Shelf: q2-08 2 bibliotheca/replace manual
Mercy with Interest: q2-09 2 sanctuary/add
The Long Fall: q2-10 2 the-abyss/add manual
Distilled Fury: q2-11 2 alchemical-laboratory/add
Chorus of Claws: q2-12 2 summoner-room/replace
Walls within Walls: q2-13 2 armory/add
Masks after Midnight: q2-14 2 pleasures-room/replace
The Marching Dead: q2-15 2 cemetery/add manual
Three True Words: q2-16 2 oracle-room/add
Battle Rhythm: q2-17 2 - manual
Quiet Machinery: q2-18 2 - manual
Three Colours of Ambition: q2-19 3 - manual
Red Hands: q2-20 3 - manual
Hunter of Hounds: q2-21 2 - manual
The Groaning Beam: q2-22 2 - manual
Unbroken: q2-23 2 - manual end
A Small Army: q2-24 3 - manual end
Heavy Is the Head: q2-25 2 - manual end
Borrowed Blood: q2-26 2 - manual
The Shield Remembers: q2-27 2 -
One Page, Four Winds: q2-28 2 -
Traveller's Debt: q2-29 2 -
Butcher's Arithmetic: q2-30 3 -
The Third Knife: q2-31 3 - four
Feast of Crows: q2-32 2 - four
Drink from the Root: q3-01 3 black-rose-room/replace manual
Coronation in Ashes: q3-02 3 throne-room/add manual
No Seats Left: q3-03 3 arena/add manual
Hall of Many Selves: q3-04 3 mirrors-room/add manual
Stars Already Dead: q3-05 3 observatory/replace
Speak with the Founder: q3-06 3 crypt/replace manual
Strangling Ivy: q3-07 3 garden/replace manual
The Master's Blade: q3-08 3 forge/add manual
Empty the Vault: q3-09 3 treasure-room/add manual
Absolution: q3-10 3 sanctuary/replace
Gate of Teeth: q3-11 3 summoner-room/replace
Knight without a Grave: q3-12 3 cemetery/replace manual
The Last Offering: q3-13 3 sacrificial-altar/replace manual
What Looks Back: q3-14 3 the-abyss/replace
The Final Reagent: q3-15 3 alchemical-laboratory/replace
Storm without End: q3-16 3 - manual
Executioner's Due: q3-17 4 - manual
The Unarmed Duel: q3-18 4 - manual
Keystone: q3-19 3 - manual
The House Comes Down: q3-20 4 - manual end
Puppet Court: q3-21 3 - manual
All Doors Open: q3-22 3 - manual
Cold Blood: q3-23 3 - manual
Dead Letters: q3-24 3 - manual
Voice of the Forgotten: q3-25 4 - manual
Thief of Destiny: q3-26 3 -
The Fifth Element: q3-27 3 -
Survivor: q3-28 3 - end
Two Quests, One Night: q3-29 3 -
King of the Ring: q3-30 4 - four
Everyone's Enemy: q3-31 4 - four end
"""


def printed(n: int) -> str:
    """A Quest as a line of the table: name, key, points, door and mode, marks."""
    quest = QUEST_CARDS[n]
    door = "-"
    if quest.room != NO_ROOM:
        door = f"{ROOM_KEYS[quest.room]}/{'replace' if quest.replaces else 'add'}"
    marks = [("four", quest.four_players), ("manual", quest.in_manual), ("end", quest.at_end)]
    words = [quest.key, str(quest.points), door, *[word for word, holds in marks if holds]]
    return f"{quest.name}: {' '.join(words)}"


def test_every_quest_is_as_printed() -> None:
    """R30, R33, R34: one line each, in printed order; the chapters of `layout` hold no other Quests."""
    assert "quests_third_moon" in layout.CHAPTERS
    assert [printed(n) for n in range(len(QUEST_CARDS))] == PRINTED.strip().splitlines()
    assert [quest.moon for quest in QUEST_CARDS] == [int(quest.key[1]) for quest in QUEST_CARDS]
