### What Mage Wars says, in English. A translation is a copy of this file under its own code.
### A message may leave out any fact it is given. What stands beside the cards and rules in English is
### translated too: card-fireball, card-fireball-text, bar-bite, branch-heal-1, subtype-demon, reason-too-far,
### rule-R1.1, chapter-mages, setting-apprentice.

## Players

seat = Player { $n }
seat-onlooker = an onlooker
the-mage = the { $mage }
the-mage-1 = the first { $mage }
the-mage-2 = the second { $mage }
and = { $first } and { $last }
or = { $first } or { $last }
unknown = unknown
nothing = nothing
itself = itself
themselves = themselves
yourself = yourself
your-mage = your Mage

## Cards

a-card = a card
some-card = a card nobody else knows
the-spell = the spell
a-hidden-spell = an enchantment, face down
card-of = { $who }’s { $card }
numbered = { $what } { $n }
copy = { $what } (copy { $n })
a-hidden-card = a face-down enchantment
hidden-at = the face-down enchantment { $n ->
    [0] { $where }
   *[other] { $where } (number { $n })
}
secret-at = { $what } (face down { $where })
on-object = on { $what }
in-zone = in { $what }
face-down-on = face down on { $what }
border = between { $one } and { $other }
by = , by { $who }
bound = , bound to { $what }
copies = ×{ $n }
note-given = for { $what }
note-bound = bound to { $what }
kind-of-card = { $kind }, { $cost } mana
so-many = { $n } { $what }
with-number = { $what } { $n }
branch = Choice { $n }
kind-mage = Mage
kind-creature = Creature
kind-conjuration = Conjuration
kind-wall = Wall
kind-enchantment = Enchantment
kind-equipment = Equipment
kind-incantation = Incantation
kind-attack = Attack spell
where-planned = Chosen behind your screen
where-casting = Under way
where-leaving = Leaving the arena
where-prepared = Prepared spells
where-given = Spells given to others
where-bound = Bound spells
where-attached = Worn and attached
where-banished = Banished
where-in-play = In the arena
where-book = Spellbook
where-discard = Discard pile

## Abilities of the Mages

deed-priestess-0 = Restore (one condition)
deed-priestess-1 = Restore (as many as you like)
voice-beastmaster-0 = Pet
voice-priestess-0 = Divine Reward
voice-priestess-1 = Divine Reward
voice-warlock-0 = Curseweaving
voice-warlock-1 = Blood Reaper
voice-warlock-2 = Blood Reaper
voice-wizard-0 = Voltaric Shield
voice-wizard-1 = Voltaric Shield

## The arena

area-home = { $who } begins here
direction-north = north (up)
direction-east = east (right)
direction-south = south (down)
direction-west = west (left)
piece = { $what } ({ $state })
piece-of = of { $who }
piece-life = Life { $n } of { $most }
piece-mana = { $n } mana on it
piece-ready = ready to act
piece-acted = has acted
piece-guards = on guard
piece-flies = Flying
piece-has = with { $what }
marked-enchantment = { $n ->
    [one] 1 enchantment
   *[other] { $n } enchantments
} of { $who }
marked-face-down = { $n ->
    [one] 1 face-down enchantment
   *[other] { $n } face-down enchantments
} of { $who }
standing = { $zone }, Life { $n } of { $most }
has-life = Life { $n }
has-armour = Armour { $n }
has-channeling = Channeling { $n }
immune-to = immune to { $damage }
legend-life = Life that is left
legend-ready = ready to act in this round
legend-on-guard = on guard
legend-on-wings = Flying
legend-shield = Armour
legend-enchantment = revealed enchantments, in the colour of their Mage
legend-face-down = face-down enchantments, in the colour of their Mage
legend-hidden = an enchantment that lies face down in the zone

## Words of the rules

school-dark = dark
school-holy = holy
school-nature = nature
school-mind = mind
school-arcane = arcane
school-war = war
school-air = air
school-earth = earth
school-fire = fire
school-water = water
damage-flame = flame
damage-frost = frost
damage-hydro = hydro
damage-light = light
damage-lightning = lightning
damage-poison = poison
damage-psychic = psychic
damage-wind = wind
damage-acid = acid
condition-burn = Burn
condition-rot = Rot
condition-weak = Weak
condition-cripple = Cripple
condition-tainted = Tainted
condition-bleed = Bleed
condition-daze = Daze
condition-stun = Stun
condition-slam = Slam
condition-sleep = Sleep
condition-stuck = Stuck
condition-corrode = Corrode
condition-taunt = Taunt
condition-push = Push
token-load = Load
token-wrath = Wrath
token-armour = Armour token
token-rage = Rage
token-banishment = Banishment
mark-pet = the Pet
mark-bloodreaper = the Bloodreaper
mark-shielded = behind the Voltaric Shield
mark-opened = used up for the game
phase-initiative = Initiative
phase-reset = Reset
phase-channel = Channel
phase-upkeep = Upkeep
phase-planning = Planning
phase-deployment = Deployment
phase-first-quickcast = First Quickcast
phase-actions = Creature actions
phase-final-quickcast = Final Quickcast
phase-end = End of the round
step-channel = Mana
step-upkeep = Upkeep
step-planning = Planning
step-deployment = Deployment
step-first-quickcast = Quickcast
step-actions = Creatures
step-final-quickcast = Quickcast
slot-helmet = helmet
slot-amulet = amulet
slot-chest = chest
slot-cloak = cloak
slot-belt = belt
slot-gloves = gloves
slot-boots = boots
slot-weapon = weapon
slot-shield = shield
slot-ring = ring
trait-counterstrike = Counterstrike
trait-critical-damage = Critical Damage
trait-defrost = Defrost
trait-doublestrike = Doublestrike
trait-ethereal = Ethereal
trait-mana-drain = Mana Drain
trait-no-damage = no damage
trait-piercing = Piercing
trait-reach = Reach
trait-spell = Spell
trait-sweeping = Sweeping
trait-triplestrike = Triplestrike
trait-unavoidable = Unavoidable
trait-vampiric = Vampiric
trait-aegis = Aegis
trait-blocks-sight = blocks sight
trait-bloodthirsty = Bloodthirsty
trait-charge = Charge
trait-climbing = Climbing
trait-elusive = Elusive
trait-extendable = Extendable
trait-familiar = Familiar
trait-fast = Fast
trait-finite-life = Finite Life
trait-flying = Flying
trait-incapacitated = Incapacitated
trait-incorporeal = Incorporeal
trait-legendary = Legendary
trait-living = Living
trait-melee = Melee
trait-nonliving = Nonliving
trait-passage-attacks = Passage Attacks
trait-passage-blocked = Passage Blocked
trait-pest = Pest
trait-rage = Rage
trait-ranged = Ranged
trait-regenerate = Regenerate
trait-restrained = Restrained
trait-slow = Slow
trait-spawnpoint = Spawnpoint
trait-spellbind = Spellbind
trait-tough = Tough
trait-uncontainable = Uncontainable
trait-unique = Unique
trait-unmovable = Unmovable
trait-upkeep = Upkeep
trait-zone-exclusive = Zone Exclusive
trait-epic = Epic
trait-magebind = Magebind
trait-magecast = Magecast
trait-novice = Novice
bonus-armour = Armour { $n }
bonus-life = Life { $n }
bonus-channeling = Channeling { $n }
bonus-one-move = only one move action
bonus-teleports = moving by Teleport
bonus-extra-melee = another quick melee attack
bonus-dice = attack dice { $n }
bonus-no-flying = no Flying
bonus-no-melee-bonus = no Melee bonus
bonus-more-prepared = prepared spells { $n }
bonus-against = { $damage } { $n }

## Attacks in full

bar-head = { $name }: { $action ->
    [quick] { "quick " }
    [full] { "full " }
   *[none] { "" }
}{ $kind ->
    [melee] melee attack
    [ranged] ranged attack
    [zone] zone attack
    [trample] trample attack
    [passage] passage attack
    [barrier] damage barrier
    [heal] healing
    [ability] ability
   *[other] attack
}{ $far ->
    [yes] { "" }, range { $range }
   *[no] { "" }
}
bar-dice = , { $x ->
    [yes] X
   *[no] { $n }
} { $typed ->
    [yes] { $damage }{ " " }
   *[no] { "" }
}{ $n ->
    [one] die
   *[other] dice
}
bar-extra = +{ $n } { $n ->
    [one] die
   *[other] dice
} against { $whom }
versus-nonliving-creatures = Nonliving creatures
versus-flying = Flying
versus-incorporeal = Incorporeal
versus-nonliving-or-dark-creatures = Nonliving and dark creatures
versus-corporeal-conjurations = conjurations that are not Incorporeal
fact-level-of = { $kind } of level { $n }

## The catalogue

plain-sentence = Nothing beyond its numbers, its attacks and its traits.
apprentice = Life { $life }, Channeling { $channeling }
mandatory = { $cost }, must be revealed
action-quick = quick
action-full = full
defence = { $roll } or more on the effect die, { $times ->
    [once] once a round
   *[always] always
}{ $against ->
    [melee] , against melee attacks
    [ranged] , against ranged attacks
   *[any] { "" }
}
school-mages = Mages trained in { $school }
set-core = Mage Wars Arena
set-lost-grimoire = Lost Grimoire, volume 1
target-zone = zone
target-border = border
target-creature = creature
target-conjuration = conjuration
target-mage = Mage
target-enchantment = enchantment
target-object = object
target-arena = the whole arena
target-new-bearer = another object that it may be attached to
need-living = Living
need-corporeal = Corporeal
need-non-mage = non-Mage
need-revealed = revealed
need-hidden = face-down
need-discarded = in your discard pile
need-enemy-free = without enemy creatures
need-channeling = that channels mana
need-grounded = not Flying
need-containable = not Uncontainable
need-new-come = that came in this round
need-controlled = that you control
need-fresh = once a round each

## Options

option-pass = Nothing
option-pass-may = No
option-pass-pick = Choose nothing
option-pass-use = Use nothing
option-pass-plan = That is all: prepare no more
option-pass-bind = Bind nothing
option-pass-turn = Pass this turn
option-pass-quickcast = Keep the quickcast action
option-pass-priority = Nothing more: end the turn
option-pass-deploy = Deploy nothing more
option-pass-act = Do nothing more: end its Action Phase
option-pass-reveal = Reveal nothing
option-pass-defend = Use no defence
option-pass-strike-back = Do not strike back
option-pass-trample = Trample nobody
option-pass-reroll = Keep what was rolled
option-pass-discount = Save nothing more
option-pass-extend = No second wall
option-pass-surcharge = Pay no more
option-pass-charge = Do not pay
option-pass-upkeep = Do not pay: it is destroyed
option-pass-items = Let everything come in this order
option-pass-next-target = Attack nothing more
option-pass-extra-melee = No other attack
option-pass-cure = Take nothing more off
option-pass-buy-out = Buy nothing more out
option-use = Use { $voice }{ $cost ->
    [0] { "" }
   *[other] { " " }for { $cost } mana
}
option-use-order = { $voice } first
option-yes = Yes
option-yes-may = { $n ->
    [0] Yes
   *[other] Pay { $n } mana
}
option-yes-surcharge = Pay { $n } more mana
option-yes-charge = Pay { $n } mana
option-yes-upkeep = Pay { $n } mana
option-branch = { $branch }
option-pick = { $card }{ $state }
option-pick-origin = From { $card }{ $state }
option-pick-next-target = Attack { $card }{ $state }
option-pick-take-off = Take off { $card }
option-pick-buy-out = Destroy { $card } for { $cost } mana
option-pick-zone = { $zone }
option-pick-way = To the { $direction }
option-pick-number = { $number }
option-pick-condition = Take { $condition } off { $on } for { $cost } mana
option-pick-border = Also { $border }
option-prepare = Prepare { $spell } ({ $cost } mana{ $enchants ->
    [yes] , { $reveal } to reveal
   *[no] { "" }
}, { $full ->
    [yes] full
   *[no] quick
}, range { $range })
option-give = Give { $spell } to { $to } ({ $cost } mana{ $enchants ->
    [yes] , { $reveal } to reveal
   *[no] { "" }
}, { $full ->
    [yes] full
   *[no] quick
})
option-bind = Bind { $spell } to { $to } ({ $cost } mana)
option-activate = Activate { $card }{ $state }
option-move = Move to { $zone }
option-cross = Cross the wall to { $zone } (full action)
option-attack = { $bar }: attack { $at }{ $state } with { $n ->
    [one] 1 die
   *[other] { $n } dice
}{ $full ->
    [yes] , full action
   *[no] { "" }
}
option-guard = Go on guard
option-cast = { $kind ->
    [equipment] Put { $spell } on { $at }
    [enchantment] Cast { $spell } face down on { $at }
    [attack] Cast { $spell } at { $at }
   *[other] Cast { $spell } on { $at }
}{ $state }{ $by }, for { $cost } mana{ $kind ->
    [enchantment] { " " }({ $reveal } more to reveal it)
   *[other] { "" }
}
option-cast-zone = { $kind ->
    [creature] Summon { $spell } in { $zone }
    [conjuration] Conjure { $spell } in { $zone }
    [enchantment] Cast { $spell } face down in { $zone }
   *[other] Cast { $spell } at { $zone }
}{ $by }, for { $cost } mana{ $kind ->
    [enchantment] { " " }({ $reveal } more to reveal it)
   *[other] { "" }
}
option-cast-border = Raise { $spell } { $border }{ $by }, for { $cost } mana
option-cast-alone = Cast { $spell }{ $by }, for { $cost } mana
option-invoke = Use { $deed } on { $at }{ $state }{ $cost ->
    [0] { "" }
   *[other] , for { $x ->
        [yes] X
       *[no] { $cost }
    } mana
}{ $full ->
    [yes] , full action
   *[no] { "" }
}
option-invoke-alone = Use { $deed }{ $cost ->
    [0] { "" }
   *[other] , for { $x ->
        [yes] X
       *[no] { $cost }
    } mana
}{ $full ->
    [yes] , full action
   *[no] { "" }
}
option-swap = Bind another spell to { $card }, for { $cost } mana
option-reveal = Reveal { $spell } { $where } for { $cost } mana
option-defend = Avoid it with { $own ->
    [yes] its own defence
   *[no] { $card }
}: { $n } or more on the effect die
option-strike-back = { $bar }: strike back at { $at } with { $n ->
    [one] 1 die
   *[other] { $n } dice
}
option-trample = { $bar }: trample { $at }{ $state } with { $n ->
    [one] 1 die
   *[other] { $n } dice
}
option-reroll = Use { $card }: roll { $die ->
    [effect] the effect die
    [dice] all attack dice
   *[roll] it
} again
option-discount = Save { $n } mana with { $card }
option-item = { $item ->
    [cost] Upkeep cost of { $card }: { $n } mana
    [heal] { $card } regenerates { $n }
    [burn] Burn on { $card }: { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
    [rot] Rot on { $card }: { $n } damage
    [bleed] Bleed on { $card }: { $n } damage
    [banish] One round of Banishment of { $card }
   *[text] What { $card } does each Upkeep
}

## Questions

ask-use = { $moment } Which text do you use?
ask-use-it = { $moment } Do you use { $voice }?
ask-order = { $moment } Several texts answer: which comes first?
ask-may = { $card }: do you make use of what the card allows?
ask-may-pay = { $card }: do you pay { $n } mana for it? You have { $mana }.
ask-branch = { $card }: which do you choose?
ask-pick = { $card }: { $what ->
    [zone] which zone?
    [number] how many?
    [way] which way?
   *[object] which one do you choose?
}
ask-plan = Which spells do you prepare for this round? { $n ->
    [0] You may take { $most } from your book
   *[other] Chosen: { $chosen } ({ $n } of { $most })
}{ $gives ->
    [yes] , and one for each of your casters
   *[no] { "" }
}. You have { $mana } mana.
ask-bind = Which spell of your book do you bind to { $who }?
ask-turn = Your turn: which creature do you activate?{ $quick ->
    [yes] { " " }Before it you may use your quickcast action.
   *[no] { "" }
}{ $passes ->
    [yes] { " " }You have fewer ready creatures, so you may pass.
   *[no] { "" }
} You have { $mana } mana.
ask-quickcast = { $phase ->
    [final-quickcast] Final Quickcast: do you still cast a quick spell?
   *[other] First Quickcast: do you cast a quick spell before the creatures act?
} You have { $mana } mana.
ask-priority = After the activation: do you use your quickcast action, or an ability? You have { $mana } mana.
ask-deploy = What do your Spawnpoints cast? You have { $mana } mana.
ask-act = { $moves ->
    [0] { $mage ->
        [yes] What does your Mage do?
       *[no] What does { $who } do?
    }
    [one] { $mage ->
        [yes] Your Mage has moved once. What now?
       *[no] { $who } has moved once. What now?
    }
   *[other] { $mage ->
        [yes] Your Mage has moved { $moves } times. What now?
       *[no] { $who } has moved { $moves } times. What now?
    }
}{ $hindered ->
    [yes] { " " }An enemy hinders it from moving on.
   *[no] { "" }
}{ $mage ->
    [yes] { " " }You have { $mana } mana.
   *[no] { "" }
}
ask-act-duty = { $who } must attack { $whom }. How?
ask-reveal = { $moment } Do you reveal an enchantment? You have { $mana } mana.
ask-defend = { $attacker } attacks { $defender }: { $bar }, { $n ->
    [one] 1 die
   *[other] { $n } dice
}. Do you use a defence?
ask-strike-back = { $attacker } has attacked { $defender } with { $bar }. Does { $defender } strike back?
ask-trample = { $who } leaves its zone. Whom does it trample?
ask-reroll = { $attacker } attacks { $defender } with { $bar } and has rolled { $rolled ->
    [no] { $roll } on the effect die
   *[yes] { $dice }{ $roll ->
        [0] { "" }
       *[other] { " " }and { $roll } on the effect die
    }
}. Do you have some rolled again?
ask-reroll-die = { $who } has rolled { $roll } and needs { $least }. Do you roll again?
ask-discount = { $spell } costs { $n } mana, and you have { $mana }. Do you save some of it?
ask-origin = Where does { $spell } come from?
ask-extend = { $spell } can be extended for { $n } more mana. Where does its second part stand?
ask-surcharge = { $spell }: do you pay { $n } more mana to get its target through the wall?
ask-charge = { $card }: do you pay { $n } mana? Otherwise the attack or the move is lost. You have { $mana }.
ask-upkeep = Do you pay the Upkeep of { $card }, { $n } mana? You have { $mana }.
ask-items = Your Upkeep: { $n } things are due. Which comes next?
ask-next-target = { $attacker } goes on with { $bar }. What does it attack next?
ask-next-target-zone = { $bar } hits everything in the zone. What comes next?
ask-next-target-else = The attack of { $attacker } is cancelled. Does it attack something else?
ask-push = Which way is { $who } Pushed?
ask-extra-melee = { $who } may make another quick melee attack. At what?
ask-take-off = { $it } is to wear { $spell }. Which piece goes back to the book?
ask-cure = { $card }: what do you take off? You have { $mana } mana.
ask-buy-out = { $card }: which enchantment do you destroy for its full cost? You have { $mana } mana.
moment-attack = { $attacker } attacks { $defender } with { $bar } ({ $n ->
    [one] 1 die
   *[other] { $n } dice
}).
moment-spell = { $who } { $kind ->
    [creature] summons { $spell } in { $aim }
    [conjuration] conjures { $spell } in { $aim }
    [wall] raises { $spell }
   *[other] casts { $spell }{ $aimed ->
        [yes] { " " }on { $aim }
       *[no] { "" }
    }
}.
moment-activation = { $who } is in its Action Phase.
moment-phase = { $phase ->
    [initiative] Round { $n } begins.
    [reset] Round { $n } begins.
    [channel] The Mages have channeled.
    [upkeep] The Upkeep.
    [planning] The spells are prepared.
    [deployment] The Deployment.
    [first-quickcast] The First Quickcast.
    [actions] Between two activations.
    [final-quickcast] The Final Quickcast.
   *[end] The round ends.
}

## What a newcomer should know when first asked

help-text = { $text }
help-plan = You choose in secret from the whole book, which is listed with your cards; what you do not cast goes back into it in the next round. Think of the 10 mana or so that come each round, and of what is in range: most spells reach 0 to 2 zones. Creatures take the full action of your Mage, most other spells a quick one, and one quick spell a round can be cast with the quickcast action.
help-bind = The spell stays with the wand, face down, and can be cast again and again, once a round and for its mana, without being prepared.
help-turn = You take turns. In your turn you activate one creature whose action marker is ready, your Mage included; whoever has fewer ready creatures may pass. Quickcast and priority abilities may come before it or after it.
help-quickcast = Once a round your Mage casts one quick spell beside its action: in this phase, in the last one, or right before or after an activation of yours. It must be prepared, and you pay its mana now.
help-priority = This is the end of your turn: the quickcast action, and abilities that take no action, may be used right after an activation as well as before it.
help-deploy = A Spawnpoint casts the spell that was given to it, with its own mana first and then with yours.
help-act = A creature may move, and then act: it may take up to two move actions, or one and a quick action, or a full action without moving. Attacks say how many dice they roll: 1 and 2 are damage that Armour reduces, the same with ✦ is damage that passes it. On guard it must be attacked before others in its zone, and strikes back.
help-reveal = An enchantment works only when it is face up. You may turn it up in moments like this one for its reveal cost. Some cannot be revealed at will: they turn up by themselves, if you can pay, when what they answer happens.
help-defend = You roll the twelve-sided effect die: with the number or more the whole attack is avoided. Most defences work once a round, and none against what is Unavoidable.
help-strike-back = A counterstrike is an attack of its own with a quick melee bar. Guards may always make one, others with the trait Counterstrike; it costs no action, and happens even if the attack has missed.
help-trample = Once a round it may attack one creature in the zone that it leaves, without spending an action.
help-reroll = The new dice stand, for better or worse.
help-discount = The discount is yours to use, once a round each.
help-origin = Range and line of sight are measured from there.
help-extend = A second copy of the wall comes from your book, for its mana and its level, on a border that joins the first one.
help-surcharge = Without it the Push stops in front of the wall.
help-upkeep = All Upkeep of an object is paid at once, or it is destroyed.
help-items = Healing, damage and costs come one by one, in the order you like; the order proposed pays and heals first.
help-next-target = The attack goes on to another target, with dice of its own.
help-push = A Push leads one zone away from what pushes, if the card says nothing else. Against a wall or the rim of the arena it is a Bash: 3 dice of damage.
help-extra-melee = It is part of the same action, and has no bonuses of a first attack.
help-take-off = There is no room for both: the old piece goes back to the book, and can be prepared again.
help-use = Each text that may work is offered; what you decline now is not offered again for this.
help-order = Their order is yours to choose.

## Headings

banner = { $phase ->
    [planning] Both Mages prepare spells
    [upkeep] What each Upkeep brings
    [deployment] Spawnpoints cast
    [first-quickcast] Quick spells before the creatures act
    [final-quickcast] The last quick spells of the round
    [actions] { $acts ->
        [yes] { $what } acts
       *[no] { $who } has the turn
    }
    [end] The round ends
   *[other] A round begins; { $who } has the initiative
}
banner-setup = The Mages enter the arena
banner-over = The duel is over
phase = Round { $n }: { $phase }
result-won = { $fell ->
    [yes] { $who } wins with { $n } Life left
   *[no] Both Mages stand: { $who } wins with more Life left, { $n }
}
result-drawn = The duel is drawn
note-initiative = has the initiative
note-action-ready = action ready
note-action-used = has acted
note-quickcast-ready = quickcast ready
note-quickcast-used = quickcast used
note-fallen = has fallen
note-element = trained in { $school }
track-round = Round
track-life = Life
track-mana = Mana
track-channeling = Channeling
track-armour = Armour
track-book = Cards in the book
track-discards = Discards

## The game in a few sentences

primer-1 = Two Mages duel in an arena of zones: whoever brings the other’s Life to nothing wins.
primer-2 = Each Mage has a book of spells and may take any of them; each round brings mana, and both prepare two spells in secret.
primer-3 = Then the players activate their creatures in turns, one at a time, the Mage among them: each moves and attacks, guards or casts.
primer-4 = Once a round a Mage casts one quick spell beside its action, in a phase for that or around an activation.
primer-5 = Creatures, walls and conjurations stay in the arena; equipment is worn; enchantments lie face down until their Mage pays to reveal them.
primer-6 = An attack rolls dice: Armour takes off normal damage, never critical damage, and the effect die may burn, stun or push.
primer-7 = Damage adds up; what has as much damage as Life is destroyed.

## The log

log-set-up = { $mage } takes the corner { $zone } with a book of { $cards } cards.
log-plays-book = { $who } plays the book “{ $book }”.
log-rolled-first = { $who } rolls { $roll } for the initiative.
log-round-begins = Round { $round }: { $who } has the initiative.
log-phase-begins = { $phase }.
log-phase-initiative = Initiative.
log-phase-channel = Mana is channeled.
log-phase-upkeep = The Upkeep begins.
log-phase-planning = Planning: both Mages prepare spells.
log-phase-deployment = Deployment: Spawnpoints may cast.
log-phase-first-quickcast = The First Quickcast Phase begins.
log-phase-actions = The creatures act, turn by turn.
log-phase-final-quickcast = The Final Quickcast Phase begins.
log-phase-end = The round ends.
log-channeled = { $card } channels { $n } mana and has { $total }.
log-gained-mana = { $card } gains { $n } mana and has { $total }.
log-lost-mana = { $card } loses { $n } mana, { $total } left.
log-paid = { $card } pays { $n } mana, { $total } left.
log-falls-due = { $item ->
    [cost] Next: the Upkeep cost of { $card }.
    [burn] Next: the Burn on { $card }.
    [rot] Next: the Rot on { $card }.
    [bleed] Next: the bleeding of { $card }.
    [banish] Next: the Banishment of { $card }.
   *[text] Next: what { $card } does each Upkeep.
}
log-unpaid = { $who } does not pay { $n } mana for { $card }.
log-saved = { $card } saves { $n } mana.
log-planned = { $who } prepares { $n ->
    [0] no spell
    [one] 1 spell
   *[other] { $n } spells
}.
log-given = { $who } gives a spell to { $to }.
log-put-back = { $who } puts { $n ->
    [one] 1 unused spell
   *[other] { $n } unused spells
} back into the book.
log-bound = { $who } binds a spell to { $card }.
log-activated = { $card } is activated.
log-passed = { $who } passes.
log-no-action = { $card } has nothing to do.
log-moved = { $card } moves to { $zone }.
log-pushed = { $card } is Pushed to the { $direction }.
log-teleported = { $card } is Teleported to { $zone }.
log-stayed = { $card } stays where it is.
log-hindered = { $card } is hindered from moving on.
log-guards = { $card } goes on guard.
log-guard-ends = { $card } guards no more.
log-casts = { $who } casts { $spell } { $kind ->
    [attack] at
   *[other] on
} { $at } for { $paid } mana.
log-casts-zone = { $who } { $kind ->
    [creature] summons { $spell } in
    [conjuration] conjures { $spell } in
   *[other] casts { $spell } at
} { $zone } for { $paid } mana.
log-casts-border = { $who } raises { $spell } { $border } for { $paid } mana.
log-casts-alone = { $who } casts { $spell } for { $paid } mana.
log-casts-hidden = { $who } casts an enchantment face down on { $at } for { $paid } mana.
log-casts-hidden-zone = { $who } casts an enchantment face down in { $zone } for { $paid } mana.
log-caster = { $card } is the caster.
log-from-the-eye = It comes from { $card }.
log-extended = The wall goes on { $border }.
log-countered = { $spell } is countered.
log-cancelled = { $spell } is cancelled: card and mana go back.
log-turned-back = { $spell } is turned back on { $at } by { $who }.
log-no-effect = It has no effect on { $card }.
log-arrived = { $card } appears in { $zone }.
log-attached = { $kind ->
    [equipment] { $to } puts on { $card }.
   *[other] { $card } is attached to { $to }.
}
log-stands = { $card } stands { $border }.
log-returned = { $card } goes back to the book of { $who }.
log-revealed = { $who } reveals { $card } for { $paid } mana.
log-wasted = { $card } comes to light without effect.
log-discarded = { $card } goes to the discard pile.
log-destroyed = { $card } is destroyed.
log-invoked = { $who } uses { $deed }{ $aimed ->
    [yes] { " " }on { $at }
   *[no] { "" }
}.
log-speaks = { $mage ->
    [yes] { $voice } of { $card } works.
   *[no] { $voice } works.
}
log-declared = { $card } attacks { $at } with { $bar }.
log-declared-zone = { $bar } sweeps through { $zone }.
log-struck-back = { $card } strikes back at { $at } with { $bar }.
log-barrier-answers = { $bar } of { $card } answers { $at }.
log-broken-off = { $attack ->
    [yes] The attack of { $card } is broken off.
   *[no] { $card } comes to nothing: its source or target is gone.
}
log-miss-roll = { $card } is Dazed and rolls { $roll }: it { $missed ->
    [yes] misses.
   *[no] can attack.
}
log-defence-roll = { $card } defends with a { $roll }: { $avoided ->
    [yes] enough.
   *[no] not enough.
}
log-avoided = { $card } avoids the attack.
log-escape-roll = { $card } rolls { $roll } to get rid of { $condition }: 7 is needed.
log-dice-rolled = Dice against { $card }: { $dice } (normal { $normal }, critical { $critical }).
log-effect-rolled = Effect die: { $roll }{ $same ->
    [yes] .
   *[no] , which counts as { $counts }.
}
log-effect-raised = { $n } is added to the effect die, which counts as { $counts }.
log-rolled-again = { $card } lets dice be rolled again.
log-magic-dice = Dice: { $dice } (sum { $sum }).
log-magic-roll = { $card }: the effect die shows { $roll }.
log-damaged = { $card } takes { $n } damage, { $total } in all.
log-unharmed = { $card } takes no damage.
log-prevented = { $n } damage to { $card } is prevented.
log-healed = { $card } heals { $n }; { $total } damage is left.
log-life-changed = { $card } { $gained ->
    [yes] gains { $more }
   *[no] loses { $less }
} Life.
log-got-condition = { $card } gets { $condition }.
log-lost-condition = { $card } loses { $condition }.
log-got-tokens = { $card } has { $total } { $token } now.
log-marked = { $card } is { $mark }.
log-unmarked = { $card } is no longer { $mark }.
log-linked = { $card } is linked to { $to }.
log-gains-trait = { $card } has { $trait } for a while.
log-confused = { $card } is confused and turns on { $at }.
log-made-ready = { $card } is ready to act again.
log-banished = { $card } is banished for { $n ->
    [one] 1 round
   *[other] { $n } rounds
}.
log-came-back = { $card } comes back to { $zone }.
log-controls = { $who } controls { $card } now.
log-looked = { $who } looks at { $card }.
log-mage-fell = { $card } falls.
log-game-ends = The duel ends after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
log-won = { $who } wins, with { $left } Life left.
log-drawn = Nobody wins.
