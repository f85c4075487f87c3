"""The four Mages (R2, R23)."""

from __future__ import annotations

from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.events import (
    ATTACK_DAMAGED,
    DAMAGE_STEP,
    LAID_OUT,
    REVEALED,
    ROUND_ENDS,
    SPELL_RESOLVED,
    SUMMONED,
)
from conclave.games.mage_wars.words.answering import on
from conclave.games.mage_wars.words.card_verbs import to_book
from conclave.games.mage_wars.words.declare import card
from conclave.games.mage_wars.words.fight_verbs import prevent
from conclave.games.mage_wars.words.flow import pick
from conclave.games.mage_wars.words.forms import ability, cast_as_quick, each_upkeep, zap
from conclave.games.mage_wars.words.grants import grant
from conclave.games.mage_wars.words.harm_verbs import gain_life, heal_up_to, lose_life, mark, unmark
from conclave.games.mage_wars.words.mana_verbs import buy_off, may_pay
from conclave.games.mage_wars.words.nouns import BY, CHOSEN, IT, TARGET, THIS
from conclave.games.mage_wars.words.numbers import level_of
from conclave.games.mage_wars.words.sets import FRIENDLY, MINE, creatures, enchantments, marked
from conclave.games.mage_wars.words.spells import spells
from conclave.games.mage_wars.words.tests import (
    all_of,
    can_be_healed,
    has,
    is_a,
    is_a_creature,
    is_friendly,
    is_living,
    is_marked,
    is_of_school,
    is_of_type,
    it_is,
    same_zone,
    spell_is,
)
from conclave.language.numbers import plus
from conclave.language.tests import any_of, no

card(
    "Beastmaster",
    "Quick Summoning: once a round a level 1 animal may be cast as a quick spell. Pet: one animal of yours "
    "that is not Legendary may become the Pet as you summon it, for its level and 1 more in mana: Melee +1, "
    "Armour +1, Life +3, and another Melee +1 in your zone.",
    cast_as_quick(spells(k.CREATURE, subtype=k.ANIMAL, level=1)),
    on(
        SUMMONED, mark(IT, k.PET), price=plus(level_of(IT), 1),
        when=all_of(
            is_friendly(IT), is_a(IT, k.ANIMAL), no(has(IT, k.LEGENDARY)), no(any_of(marked(k.PET)))
        ),
    ),
    grant(k.MELEE_BONUS, 1, marked(k.PET)),
    grant(k.ARMOUR, 1, marked(k.PET)),
    grant(k.LIFE, 3, marked(k.PET)),
    grant(k.MELEE_BONUS, 1, marked(k.PET), when=same_zone(IT, THIS)),
)  # fmt: skip

card(
    "Priestess",
    "Divine Reward: the first holy incantation that you resolve, or holy enchantment that you reveal, in a "
    "round gives you 1 Life. Restore: as a quick spell you may buy one condition off a friendly creature "
    "nearby, as a full spell as many as you like.",
    on(
        SPELL_RESOLVED, gain_life(THIS, 1), once=True,
        when=spell_is(k.INCANTATION, school=k.HOLY, mine=True),
    ),
    on(
        REVEALED, gain_life(THIS, 1), once=True,
        when=all_of(is_friendly(IT), is_of_type(IT, k.ENCHANTMENT), is_of_school(IT, k.HOLY)),
    ),
    ability(k.QUICK_SPELL, buy_off(TARGET, once=True), target=creatures(FRIENDLY), high=1),
    ability(k.FULL_SPELL, buy_off(TARGET), target=creatures(FRIENDLY), high=1),
)  # fmt: skip

CURSES = enchantments(IT, MINE, 1 << k.CURSE)
card(
    "Warlock",
    "Curseweaving: once a round, when a creature with curses of yours is destroyed, one of them may return "
    "to your book. Blood Reaper: one demon of yours that is not Legendary may become the Bloodreaper as you "
    "summon it, for its level and 1 more of your Life: Bloodthirsty +2, and once a round you may heal up to "
    "2 when it damages a Living creature.",
    on(
        LAID_OUT, [pick(CHOSEN, CURSES), to_book(CHOSEN)], once=True, optional=True,
        when=all_of(is_a_creature(IT), any_of(CURSES)),
    ),
    on(
        SUMMONED, [lose_life(THIS, plus(level_of(IT), 1)), mark(IT, k.BLOODREAPER)], optional=True,
        when=all_of(
            is_friendly(IT), is_a(IT, k.DEMON), no(has(IT, k.LEGENDARY)), no(any_of(marked(k.BLOODREAPER)))
        ),
    ),
    grant(k.BLOODTHIRSTY, 2, marked(k.BLOODREAPER)),
    on(
        ATTACK_DAMAGED, heal_up_to(THIS, 2, least=1), once=True, key=1, optional=True,
        when=all_of(
            is_friendly(BY), is_marked(BY, k.BLOODREAPER), is_a_creature(IT), is_living(IT),
            can_be_healed(THIS),
        ),
    ),
)  # fmt: skip

card(
    "Wizard",
    "Voltaric Shield: in the Upkeep you may pay 2 mana for a shield that prevents up to 3 damage of the "
    "first attack that would damage you in the round. Arcane Zap: once a round as a quick spell.",
    each_upkeep(may_pay(2, mark(THIS, k.SHIELDED)), when=no(is_marked(THIS, k.SHIELDED))),
    on(
        DAMAGE_STEP, [prevent(3), unmark(THIS, k.SHIELDED)],
        when=all_of(it_is(THIS), is_marked(THIS, k.SHIELDED)),
    ),
    on(ROUND_ENDS, unmark(THIS, k.SHIELDED), when=is_marked(THIS, k.SHIELDED)),
    zap("Arcane Zap"),
)  # fmt: skip
