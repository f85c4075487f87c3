"""What the viewer is asked: what is under way, and what the question speaks of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conclave.games.mage_wars import terms as t
from conclave.games.mage_wars.rules import box
from conclave.games.mage_wars.rules import kinds as k
from conclave.games.mage_wars.rules.acting import Activation
from conclave.games.mage_wars.rules.dice import row_of
from conclave.games.mage_wars.rules.effect import Effect
from conclave.games.mage_wars.rules.fight import Attack, fight_of
from conclave.games.mage_wars.rules.mana import Purchase
from conclave.games.mage_wars.rules.planning import room_for
from conclave.games.mage_wars.rules.rerolls import Roll
from conclave.games.mage_wars.rules.spell import Casting, casting_of
from conclave.games.mage_wars.rules.targets import duties
from conclave.games.mage_wars.show import notes, options, pointing
from conclave.games.mage_wars.show.facts import Look, called, plans_so_far
from conclave.games.mage_wars.show.names import PHASE_KEYS
from conclave.games.mage_wars.show.options import More
from conclave.kernel.choices import Decision
from conclave.kernel.happenings import ASKS_FOR_ORDER, ASKS_TO_USE, USE
from conclave.show.asking import KEY
from conclave.show.author import Asking, Sentence, said, yes
from conclave.show.sentences import NO_SENTENCE, Fact, Thing

BY_CASTING: Final = (t.WHOSE_TURN, t.QUICKCAST, t.PRIORITIES, t.DEPLOY, t.DO_WHAT)
"""Questions that may be answered with a spell."""
OF_CARDS: Final = (t.ASKS_MAY, t.ASKS_BRANCH, t.ASKS_PICK, t.PAY_FOR_IT, t.CURE_WHAT, t.BUY_WHAT)
"""Questions that the text of a card asks."""


# --- what is under way -------------------------------------------------------------------------------------
def face_asking(look: Look, d: Decision) -> int:
    """The card whose text asks, or -1."""
    f = look.v.frame_asking(d.seat)
    x = f.this if isinstance(f, Effect) else d.this
    return int(look.v.face[x]) if x >= 0 else -1


def of_fight(look: Look, a: Attack | None) -> More:
    """Who attacks whom with what, and how many dice it would roll."""
    if a is None:
        return {"attacker": ("nothing",), "bar": "", "defender": ("nothing",), "n": 0}
    n = len(a.dice) or options.dice_of(look, a.bar, a.this, a.it, a.charge, a.answer)
    itself = ("sentence", "itself" if a.this >= 2 else "themselves", ())
    defender: Thing = itself if a.it == a.this else called(look, a.it)
    return {"attacker": called(look, a.this), "bar": ("bar", a.bar), "defender": defender, "n": n}


def moment(look: Look) -> Fact:
    """What has just happened or is about to: the attack or the spell under way, else the phase."""
    v = look.v
    a, c = fight_of(v), casting_of(v)
    if a is not None and a.it >= 0:
        return ("sentence", "moment-attack", tuple(of_fight(look, a).items()))
    if c is not None and c.this >= 0:
        known = v.face[c.this] >= 0
        aim: Thing = called(look, c.it) if c.it >= 0 else ("zone", c.spot) if c.spot >= 0 else ("nothing",)
        spell: Fact = ("spell", int(v.face[c.this])) if known else ("sentence", "a-hidden-spell", ())
        aimed = c.it >= 0 or c.spot >= 0
        kind = k.TYPE_WORDS[box.KIND[v.face[c.this]]] if known else "other"
        facts = (
            ("spell", spell), ("aim", aim), ("who", ("seat", c.you)), ("aimed", yes(aimed)), ("kind", kind),
        )  # fmt: skip
        return ("sentence", "moment-spell", facts)
    if v.acting >= 0:
        return ("sentence", "moment-activation", (("who", called(look, v.acting)),))
    return ("sentence", "moment-phase", (("phase", PHASE_KEYS[v.phase]), ("n", v.round)))


# --- questions of the round --------------------------------------------------------------------------------
def of_plan(look: Look, d: Decision) -> More:
    """What has been chosen so far, and the mana that there is."""
    v = look.v
    faces = plans_so_far(v, d.seat)
    chosen: Fact = ("row", *[("spell", face) for face in faces])
    gives = any(o.verb == t.GIVE for o in d.options)
    return {
        "n": len(faces),
        "most": room_for(v, d.seat),
        "chosen": chosen,
        "mana": int(v.mana[d.seat]),
        "gives": yes(gives),
    }


def of_turn(look: Look, d: Decision) -> More:
    """Whether one may pass, and whether the quickcast action is there."""
    passes = any(o.verb == 0 for o in d.options)
    return {"passes": yes(passes), "quick": yes(look.v.quick[d.seat]), "mana": int(look.v.mana[d.seat])}


def of_mana(look: Look, d: Decision) -> More:
    """The phase, and the mana that there is."""
    return {"phase": PHASE_KEYS[look.v.phase], "mana": int(look.v.mana[d.seat])}


def of_act(look: Look, d: Decision) -> More:
    """What a creature has done so far; whom it must attack."""
    f = look.v.frame_asking(d.seat)
    found: More = {"who": called(look, d.this), "moves": 0, "acted": "no", "hindered": "no"}
    if isinstance(f, Activation):
        found |= {"moves": f.moves, "acted": yes(f.acted), "hindered": yes(f.hindered)}
    found["mana"] = int(look.v.mana[d.seat])
    found["mage"] = yes(d.this < 2)
    if all(o.verb == t.ATTACK for o in d.options):
        found[KEY] = "ask-act-duty"
        found["whom"] = ("row", *[called(look, x) for x in duties(look.v, d.this)])
    return found


def of_reveal(look: Look, d: Decision) -> More:
    """What is under way, and the mana that there is."""
    return {"moment": moment(look), "mana": int(look.v.mana[d.seat])}


def of_items(look: Look, d: Decision) -> More:
    """How many things are due."""
    return {"n": sum(o.verb == t.ITEM for o in d.options)}


# --- questions of fights -----------------------------------------------------------------------------------
def of_attack(look: Look, d: Decision) -> More:
    """The attack under way."""
    return of_fight(look, fight_of(look.v))


def of_creature(look: Look, d: Decision) -> More:
    """The creature that is asked about."""
    return {"who": called(look, d.this)}


def of_reroll(look: Look, d: Decision) -> More:
    """What has been rolled."""
    f = look.v.frame_asking(d.seat)
    found: More = {"who": called(look, d.this), "dice": ("dice", 0), "roll": 0, "least": 0}
    if isinstance(f, Roll):
        return {**found, KEY: "ask-reroll-die", "roll": f.amount, "least": f.least}
    if isinstance(f, Attack):
        found |= of_fight(look, f)
        found |= {"dice": ("dice", row_of(f.dice)), "roll": f.effect, "rolled": yes(f.dice)}
    return found


def of_next(look: Look, d: Decision) -> More:
    """Which attack goes on, and whether it may stop."""
    f = look.v.frame_asking(d.seat)
    a = f if isinstance(f, Attack) else fight_of(look.v)
    found = of_fight(look, a)
    found[KEY] = "ask-next-target-zone" if a is not None and a.kind == k.ZONE_ATTACK else "ask-next-target"
    if isinstance(f, Effect):
        found[KEY] = "ask-next-target-else"
    return found


def of_push(look: Look, d: Decision) -> More:
    """What is Pushed: a creature, or the target of a spell."""
    f = look.v.frame_asking(d.seat)
    return {"who": called(look, f.it if isinstance(f, Casting) else d.this)}


# --- questions of spells -----------------------------------------------------------------------------------
def of_spell(look: Look, d: Decision) -> More:
    """The spell, what it costs by now, and the mana that there is."""
    v = look.v
    f = v.frame_asking(d.seat)
    p = v.waiting_for(f) if f is not None and not isinstance(f, Purchase) else f
    due = p.due() if isinstance(p, Purchase) else 0
    found: More = {"spell": called(look, d.this), "n": due, "mana": int(v.mana[d.seat])}
    found["it"] = called(look, f.it) if f is not None and f.it >= 0 else ("nothing",)
    if d.about == t.PAY_MORE:
        found["n"] = options.amount_asked(look)
    if d.about == t.EXTEND and d.this >= 0:
        found["n"] = box.COST[v.face[d.this]] + box.LEVEL[v.face[d.this]]
    return found


def of_cost(look: Look, d: Decision) -> More:
    """What is to be paid for, and how much."""
    found: More = {"card": called(look, d.this), "n": options.amount_asked(look)}
    found["mana"] = int(look.v.mana[d.seat])
    return found


def of_text(look: Look, d: Decision) -> More:
    """Which card asks, and for what."""
    verbs = [o.verb for o in d.options if o.verb != 0]
    what = {t.PICK_ZONE: "zone", t.PICK_NUMBER: "number", t.PICK_WAY: "way"}.get(
        verbs[0] if verbs else 0, "object"
    )
    face = face_asking(look, d)
    f = look.v.frame_asking(d.seat)
    card = pointing.called_text(face, f.rule if f is not None else -1)
    found: More = {"card": card, "what": what, "mana": int(look.v.mana[d.seat])}
    found["it"] = called(look, f.it) if f is not None and f.it >= 0 else ("nothing",)
    if d.about == t.ASKS_MAY and options.amount_asked(look):
        found |= {KEY: "ask-may-pay", "n": options.amount_asked(look)}
    return found


def of_use(look: Look, d: Decision) -> More:
    """What is under way, and whose text may work if it is only one."""
    offered = [o for o in d.options if o.verb == USE]
    found: More = {"moment": moment(look)}
    if len(offered) == 1 and d.about == ASKS_TO_USE:
        found |= {KEY: "ask-use-it", "voice": pointing.called_voice(look, offered[0])}
    return found


Telling = Callable[[Look, Decision], More]
QUESTIONS: Final[dict[int, Telling]] = {
    ASKS_TO_USE: of_use,
    ASKS_FOR_ORDER: of_use,
    t.ASKS_MAY: of_text,
    t.ASKS_BRANCH: of_text,
    t.ASKS_PICK: of_text,
    t.PLAN: of_plan,
    t.BIND_WHAT: of_creature,
    t.WHOSE_TURN: of_turn,
    t.QUICKCAST: of_mana,
    t.PRIORITIES: of_mana,
    t.DEPLOY: of_mana,
    t.DO_WHAT: of_act,
    t.REVEAL_WHAT: of_reveal,
    t.DEFEND_WITH: of_attack,
    t.ANSWER_WITH: of_attack,
    t.TRAMPLE_WHOM: of_creature,
    t.ROLL_AGAIN: of_reroll,
    t.SAVE_MANA: of_spell,
    t.FROM_EYE: of_spell,
    t.EXTEND: of_spell,
    t.PAY_MORE: of_spell,
    t.PAY_FOR_IT: of_cost,
    t.PAY_UPKEEP: of_cost,
    t.WHICH_ITEM: of_items,
    t.NEXT_TARGET: of_next,
    t.PUSH_WHERE: of_push,
    t.MORE_STRIKES: of_creature,
    t.TAKE_OFF: of_spell,
    t.CURE_WHAT: of_text,
    t.BUY_WHAT: of_text,
}


# --- the whole ---------------------------------------------------------------------------------------------
def rule_of(look: Look, d: Decision) -> str:
    """The card, and the rule, that a question comes from."""
    rule = t.V.questions[d.about].rule
    face = face_asking(look, d) if d.about in OF_CARDS else -1
    return f"{box.KEY[face]}, {rule}" if face >= 0 else rule


def help_with(look: Look, d: Decision) -> Sentence | None:
    """What a newcomer should know when asked this for the first time; what the card says that asks."""
    if d.about not in OF_CARDS:
        return None
    face = face_asking(look, d)
    return said("help-text", text=("sentence_of", face)) if face >= 0 else NO_SENTENCE


def pointed_at(look: Look, d: Decision) -> tuple[str, ...]:
    """What a question is about: the creature that acts, who fights, the card that asks."""
    v = look.v
    a = fight_of(v) if d.about in (t.DEFEND_WITH, t.ANSWER_WITH, t.REVEAL_WHAT, t.ROLL_AGAIN) else None
    them = [a.this, a.it] if a is not None else [d.this]
    return tuple(dict.fromkeys([key for key in [pointing.key_of_card(look, x) for x in them] if key]))


CASTS: Final = {t.CAST: "card", t.CAST_ZONE: "zone", t.CAST_BORDER: "border"}
TAKES: Final = {
    **{(asked, verb): ("held", family) for verb, family in CASTS.items() for asked in BY_CASTING},
    **{(asked, t.CAST_ALONE): ("held",) for asked in BY_CASTING},
}
"""What people ask about with spells: only with those in hand."""

ASKING: Final = Asking(
    t.V,
    things=pointing.THINGS,
    keys=pointing.KEYS,
    labels=options.LABELS,
    notes=notes.NOTES,
    points=pointing.POINTS,
    questions=QUESTIONS,
    helps=help_with,
    rules=rule_of,
    about=pointed_at,
    takes=TAKES,
)
