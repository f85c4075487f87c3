### What Black Rose Wars says, in English. A translation is a copy of this file under its own code.
### A message may leave out any fact it is given. The names and texts of cards, and the reasons for refusals,
### may be translated too: card-fireball, card-fireball-1 and card-fireball-2 for its sides, card-e1-01-text,
### card-q1-01-goal, card-q1-01-reward, reason-too-far. In English they stand beside the rules.

## Players and sides

seat = Player { $n }
seat-onlooker = an onlooker
rose = the Black Rose
mage = Mage
mage-nero = Nero
mage-rebecca = Rebecca
mage-tessa = Tessa
mage-jafar = Jaf’ar
somebody = somebody
nobody = nobody
and = { $first } and { $last }

## Rooms

nowhere = outside the Lodge
cell = Cell
the-cell = the Cell
cell-of = { $seat }’s Cell
the-room = { $which ->
    [the-abyss] the Abyss
   *[other] the { $room }
}
room-black-rose-room = Black Rose Room
room-mirrors-room = Mirrors Room
room-oracle-room = Oracle Room
room-the-abyss = The Abyss
room-bibliotheca = Bibliotheca
room-observatory = Observatory
room-sanctuary = Sanctuary
room-forge = Forge
room-garden = Garden
room-treasure-room = Treasure Room
room-alchemical-laboratory = Alchemical Laboratory
room-arena = Arena
room-summoner-room = Summoner Room
room-armory = Armory
room-pleasures-room = Pleasures Room
room-throne-room = Throne Room
room-cemetery = Cemetery
room-crypt = Crypt
room-sacrificial-altar = Sacrificial Altar
colour-black = black
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-red = red
colour-purple = purple
colour-grey = grey

## Models

evocation-landsknecht = Landsknecht
evocation-bone-knight = Bone Knight
evocation-malacoda = Malacoda
evocation-cerbero = Cerbero
evocation-andromeda = Andromeda
evocation-abomination = Abomination
evocation-divine-altar = Divine Altar
evocation-mutant-altar = Mutant Altar
evocation-infamy-of-crete = Infamy of Crete
evocation-bull = Bull
archetype-undead = undead
archetype-demon = demon
archetype-construct = construct
archetype-mutation = mutation
archetype-altar = altar
archetype-beast = beast
numbered = { $what } #{ $n }
yours = your { $what }
thing-of = { $seat }’s { $what }
health = { $damage } of { $health }

## Cards

no-card = no card
a-hidden-spell = a face-down Spell
a-hidden-quest = a face-down Quest
a-hidden-event = a face-down Event
spell-side = { $spell } ({ $side })
side-straight = Straight
side-reverse = Reverse
spell-sentence = Straight: { $straight } Reverse: { $reverse }
quest-sentence = { $goal } Reward: { $reward }
place = { $n ->
    [0] Quick
   *[other] Standard { $n }
}
school-conspiracy = Conspiracy
school-destruction = Destruction
school-divination = Divination
school-illusion = Illusion
school-necromancy = Necromancy
school-transmutation = Transmutation
school-custom = Custom
school-forgotten = Forgotten
type-combat = Combat
type-contingency = Contingency
type-protection = Protection
type-trap = Trap
element-air = air
element-earth = earth
element-fire = fire
element-water = water
element-magic = magic
element-sacred = sacred
element-profane = profane
element-any = any element
phase-setup = Setting up
phase-black-rose = Black Rose Phase
phase-study = Study Phase
phase-preparation = Preparation Phase
phase-action = Action Phase
phase-evocation = Evocation Phase
phase-clean-up = Clean-up
moon = { $n ->
    [1] First Moon
    [2] Second Moon
   *[other] Third Moon
}
unknown = unknown
copy = { $what } (copy { $n })
spell-at = { $seat }’s Spell, { $place }
branch = Choice { $n }
by = { $source }:{ " " }
by-rose = { $source }, and you decide for the Black Rose:{ " " }

## Options

option-pass = Decline
option-pass-use = Trigger nothing
option-pass-may = No
option-pass-pick = Leave it at that
option-pass-discard = Discard nothing more
option-pass-link = Stop here
option-pass-cube = No more from there
option-pass-door = No Quest now: only the Room’s own effect
option-pass-quest = Not now; it is offered again while it is met
option-use = Trigger { $card }
option-yes = Yes
option-yes-act = Use its text instead of attacking
option-branch = { $label }
option-pick-model = { $what } in { $where } (damage { $health })
option-pick-room = { $room } (Instability { $n } of { $resistance })
option-pick-card = { $card }
option-pick-seat = { $who } ({ $n } PP)
option-pick-cube = A cube of { $who }
option-pick-number = { $n }
option-step = Go to { $the-room }
option-stop = Stay
option-stop-physical = End this Physical Action
option-stop-act = Stop here
option-stop-step = Stay here
option-take-mage = { $mage }: hand limit { $hand }, Health { $health }
option-take-cell = Face-down Cell number { $nth }
option-take-school = { $name }
option-take-grimoire = { $name }
option-discard = Discard { $card }
option-discard-drop = Give up { $card }: the Black Rose gains { $moon } PP
option-discard-quest-limit = Give up { $card }: the Black Rose gains { $moon } PP
option-draw-from = A card of { $name }
option-keep = Keep { $card }
option-remove = Put back { $card }
option-prepare = { $card }{ $sides ->
    [1] { "" }
   *[other] { " " }({ $side })
}
option-done = Done
option-done-drop = Keep my Quests
option-done-remove = Put nothing back
option-done-prepare = Done: leave the other places empty
option-physical-move = Physical Action: move up to { $reach ->
    [one] 1 Room
   *[other] { $reach } Rooms
}, may activate
option-physical-attack = Attack for { $n } damage
option-physical-attack-action = Physical Action: attack for { $n } damage, may activate
option-activate = Activate { $the-room }
option-cast = { $sets ->
    [yes] Set { $card } face down, { $place }
   *[no] Cast { $card }, { $place }
}
option-sacrifice = Sacrifice { $card }, { $active ->
    [yes] set on { $place }
   *[no] { $place }
}: 1 step
option-end = Enough
option-end-action = End this activation
option-end-evoke = No more Evocations this turn
option-vortex-first = Place the vortex’s Instability before the effect
option-vortex-last = Place the vortex’s Instability after the effect
option-vortex-first-clauses = Instability first, then damage
option-vortex-last-clauses = Damage first, then Instability
option-name-element = { $name }
option-name-type = { $name }
option-name-school = { $name }
option-name-colour = { $name }
option-complete = Complete { $card }: { $points } PP and its reward
option-evoke = { $what } in { $where }
option-evoke-mage = Act as an Abomination in { $where }
option-replace = Replace { $what } in { $where } (damage { $health })
option-replace-place = Replace { $card }, { $place }
option-forgo = Summon nothing
option-lay-side = Cast it { $side }
option-crown-winner = { $who } becomes Grand Master

## Questions. $source is the card or Room that asks, with a colon, or nothing.

ask-use = { $moment ->
    [enter] { $who } enters { $room }. Do you trigger a Trap?
    [physical] { $who } has taken a Physical Action. Do you trigger a Trap?
    [activate] { $who } is about to activate { $room }. Do you trigger a Trap?
    [complete] { $who } is about to complete { $card }. Do you trigger a Trap?
    [casts] { $who } casts { $card }. Do you trigger a Trap?
    [resolved] { $who } has cast { $card }. Do you trigger a Trap?
    [targeted] { $card } is about to reach you. Do you trigger a Protection?
    [harm] { $by } is about to deal you { $n } damage{ $card ->
        [none] { "" }
       *[other] { " " }with { $card }
    }. Do you trigger a Protection?
    [harmed] { $by } has dealt you { $n } damage{ $card ->
        [none] { "" }
       *[other] { " " }with { $card }
    }. Do you trigger a Protection?
    [doom] You are about to be defeated. Do you trigger a Protection?
   *[other] Do you trigger a card?
}
ask-order = Which text speaks first?
ask-pick = { $source }{ $sort ->
    [room] which Room?
    [seat] whom do you choose?
   *[thing] what do you choose?
}
ask-pick-damage = { $source }{ $sort ->
    [room] in which Room is damage dealt?
   *[other] who takes { $n ->
        [0] the damage
       *[other] { $n } damage
    }?
}
ask-pick-defeat = { $source }who is defeated?
ask-pick-transfer = { $source }who gets the damage?
ask-pick-transfer-from = { $source }whose damage is passed on?
ask-pick-heal = { $source }who is healed?
ask-pick-convert = { $source }on whom do cubes become yours?
ask-pick-convert-room = { $source }in which Room do cubes become yours?
ask-pick-calm = { $source }out of which Room is Instability taken?
ask-pick-go = { $source }to which Room?
ask-pick-shift = { $source }who is shifted?
ask-pick-swap = { $source }who changes places?
ask-pick-cell = { $source }who goes to its Cell?
ask-pick-attack = { $source }who attacks?
ask-pick-summon = { $source }in which Room does the { $kind } appear?
ask-pick-remove = { $source }which Evocation is removed?
ask-pick-activate = { $source }which Room is activated?
ask-pick-become = { $source }which Room does it become?
ask-pick-copy = { $source }which Room’s effect do you use?
ask-pick-block = { $source }which Room’s token is turned?
ask-pick-discard = { $source }which card is discarded?
ask-pick-look = { $source }at whose cards do you look?
ask-pick-complete = { $source }which Quest is completed?
ask-pick-play = { $source }which Event comes into play?
ask-pick-cast = { $source }who casts a Spell?
ask-pick-instability = { $source }in which Room { $n ->
    [0] is Instability placed
   *[other] is { $n } Instability placed
}?
ask-pick-destroy = { $source }which Room falls?
ask-pick-crown = { $source }who gets the Crown?
ask-pick-redirect = { $source }who becomes the new target?
ask-pick-move = { $source }who is moved?
ask-pick-act = { $source }which Evocation acts?
ask-pick-gain = { $source }who gains points?
ask-pick-lose = { $source }who loses points?
ask-pick-steal = { $source }from whom do you steal { $n ->
    [0] points
   *[other] { $n } PP
}?
ask-pick-give = { $source }who gets the card?
ask-pick-put-hand = { $source }which card do you take to hand?
ask-pick-put-quests = { $source }which Quest do you take?
ask-pick-put-memories = { $source }which card goes to Memories?
ask-pick-put-completed = { $source }which Quest do you put with your completed ones?
ask-pick-put-away = { $source }which card do you put away?
ask-several = { $question } There are { $n } to choose.
ask-may = { $source }do you want to { $gist ->
    [activate] activate the Room
    [attack] attack
    [cast] cast a Spell from your hand
    [discard] discard a card for it
    [draw] draw
    [damage] take the damage for it
    [prevent] deal no damage and do what the card says instead
    [act] let the Evocation act at once
    [move] move now, as the card says
    [instead] let the Evocation use its own text instead of attacking
    [shift] move a model, as the card says
    [summon] summon the Evocation
    [instability] place the Instability
    [gain] gain points
    [lose] pay for it with points
    [steal] steal points
    [calm] take Instability out of the Room for it
   *[use] do what it offers
}?
ask-branch = { $source }which do you choose?
ask-make-room = You have three Evocations. Does one of them make room for the { $kind }?
ask-element = { $source }which element does it have this time?
ask-target = { $source }{ $aim ->
    [mage] which Mage do you aim at?
    [model] which model do you aim at?
   *[room] which Room do you aim at?
}
ask-vortex = { $source }when do you place its Instability in { $room }?
ask-door = { $doors ->
    [0] { $room } is the door to no Quest of yours; only you know.
   *[other] { $room } is the door to a Quest of yours. Do you complete it?
}
ask-hand-limit = Your hand is over its limit of { $n } cards. Which one goes to your Memories?
ask-quest-limit = You may hold { $quests } Quests. Which one do you give up?
ask-quest = Its condition is met. Do you complete { $quest }?
ask-cube = { $source }{ $how ->
    [heal] whose cube comes off { $where }?
    [convert] whose cube on { $where } becomes yours?
    [calm] whose cube comes out of { $where }?
    [transfer] whose cube on { $where } is passed on?
   *[convert-room] whose cube in { $where } becomes yours?
}
ask-link = { $source }who is hit next?
ask-step = { $source }{ $you ->
    [yes] where do you go?
   *[no] where does { $what } go?
}
ask-victim = { $you ->
    [yes] Whom do you attack?
   *[no] Whom does { $what } attack?
}
ask-school = { $source }from which School do you draw a card?
ask-order-cards = { $source }which card comes next, from the top down?
ask-discard = { $source }{ $mine ->
    [yes] which card do you discard?
   *[no] which card is discarded?
}
ask-place = { $source }which Spell on your sheet makes room for one from your hand?
ask-hand-card = { $source }which Spell from your hand do you cast?
ask-side = { $source }which side of the Spell do you cast?
ask-ready = { $source }which Ready Spell is cast?
ask-clauses = { $source }you have too few cubes for all of it. What comes first?
ask-name = { $source }name { $what ->
    [type] a type of Spell
    [school] a School
    [colour] a colour of Rooms
   *[element] an element
}.
ask-share = There are too few cubes of { $who } for everything. { $aim ->
    [model] Who gets
   *[room] Which Room gets
} the next one?
ask-take-mage = Which Mage do you play?
ask-take-cell = Which Cell is yours? Where it lies is seen when it is turned up.
ask-take-school = Which School of Magic do you begin with?
ask-take-grimoire = With which Grimoire of { $school } do you begin?
ask-drop = Do you give up a Quest?
ask-study = Of which School is your { $n ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} card of four?{ $named ->
    [none] { "" }
   *[other] { " " }So far: { $named }.
}
ask-keep = Which card do you keep? { $left ->
    [one] One more
   *[other] Two
}, the others go back.
ask-remove = Do you put one Spell of your hand back for good?
ask-prepare = { $n ->
    [0] Which Spell goes to your Quick place?
    [1] Which Spell goes to Standard place 1?
   *[other] Which Spell goes to Standard place { $n }, or is that all?
}
ask-action = { $cell ->
    [yes] You are in your Cell and must leave it. How?
   *[no] { $second ->
        [yes] What else do you do?
       *[no] What do you do?
    }
} You have { $tokens ->
    [0] no Physical Action
    [one] 1 Physical Action
   *[other] { $tokens } Physical Actions
} and { $spells ->
    [0] no Ready Spell
    [one] 1 Ready Spell
   *[other] { $spells } Ready Spells
} left.
ask-physical = { $attack ->
    [yes] You attack, and may activate the Room before or after. What now?
   *[no] You may go { $n ->
        [0] no further
        [one] 1 Room
       *[other] { $n } Rooms
    }, and may activate the Room you are in. What now?
}
ask-sacrifice-step = To which Room do you go for the Spell you sacrificed?
ask-evoke = Which of your Evocations acts next?
ask-winner = All is equal. Whom does the Crown name Grand Master?
ask-act = What does { $what } do? It may go { $n ->
    [0] no further
    [one] 1 Room
   *[other] { $n } Rooms
}{ $attacks ->
    [yes] , then attack
   *[no] { "" }
}.

## The game in a few sentences

primer-1 = You are a Mage who wants to lead the Order: whoever has most Power Points (PP) in the end is Grand Master.
primer-2 = Defeat other Mages, complete secret Quests and let Rooms collapse: all of that brings points.
primer-3 = The Black Rose scores too; if it ends ahead of every Mage, everybody has lost.
primer-4 = Each Game Turn you study new Spells, lay two to four of them face down on your sheet, and then act in turns.
primer-5 = In your activation you take one or two Actions: move or attack, and cast your next Spell or your Quick one.
primer-6 = Each Spell has two sides; Traps and Protections wait face down until what they are made for happens.
primer-7 = A defeated Mage goes on from its Cell. The game ends after the Game Turn in which somebody reaches 30 PP.

## What Schools are good at, for whoever must choose one

school-conspiracy-gist = Points taken from others, Spells and Quests stolen, bargains in damage.
school-destruction-gist = Damage from afar, to one model or to whole Rooms.
school-divination-gist = Quests and Events seen ahead, Altars, points without a fight.
school-illusion-gist = Traps and Protections with two faces, and places changed.
school-necromancy-gist = Undead and demons that fight for you, and curses.
school-transmutation-gist = Instability and collapsing Rooms, Mutant Altars, stronger attacks.
mage-note = Favourite School { $school }{ $custom ->
    [none] { "" }
   *[other] ; own Spell { $custom }
}.

## What a newcomer should know when first asked

help-text = { $sentence } { $help }
help-use = A Trap or Protection that lies Active may be triggered when its condition is met. It interrupts and is used up. If you decline, it stays for later.
help-order = Your own texts speak in the order you like.
help-make-room = A Mage has three Evocations at most. The one replaced goes back to reserve.
help-door = Some Quests name a Room: activating it completes them. The reward comes instead of the Room’s effect or after it, as the card says.
help-hand-limit = Your Mage’s sheet says how many cards you may hold. Memories are your discard pile; they become your Grimoire again when it runs out.
help-quest-limit = Each Quest given up brings the Black Rose the points of its Moon: 1, 2 or 3.
help-victim = An attack deals the attack value to one enemy in the same Room. You never hurt your own.
help-share = Cubes mark damage and Instability. When the reserve runs out, you decide where the last ones go.
help-clauses = Cubes mark damage and Instability. With too few of them, what comes first gets them.
help-take-mage = Mages differ in how many cards they hold and how much damage they bear.
help-take-cell = You start in your Cell and return there when you are defeated. One door leads out of it.
help-take-school = Your first six Spells come from this School. Later you may study any School.
help-take-grimoire = The Grimoire is the pile you draw from. Each School has two to begin with. Type card and a name to read a Spell.
help-drop = You hold two Quests at most; new ones come later in this phase. Each one given up brings the Black Rose the points of its Moon.
help-study = You draw four cards from School decks in any mix, look at them, keep two, and put two on the discard piles of their Schools.
help-keep = The two you keep come to hand, the others go face up to the discard piles of their Schools.
help-remove = Once while studying you may put a Spell you do not want on its School’s discard pile.
help-prepare = Lay two to four Spells: one Quick, which you may cast whenever you act, and up to three Standard ones, cast from left to right. Side and order cannot change later.
help-action = One or two Actions: two Physical ones, or one Physical and one Spell, or a Standard Spell and the Quick one. You go on, round after round, until everything is used.
help-physical = A Physical Action moves or attacks, never both. Before or after it you may activate the Room you stand in, if its token is not turned.
help-sacrifice-step = Sacrificing a Spell moves you one Room, without attack or activation.
help-vortex = A Spell with a vortex leaves 1 Instability in its caster’s Room, before its effect or after it.
help-quest = A Quest brings its points and its reward, and counts again at the end. Nobody learns that you could have completed it if you wait.
help-element = A Spell of any element gets one each time it is cast. Some Quests ask for elements.
help-evoke = Each Evocation may move up to its value and then attack. Its damage is in your cubes.
help-act = It moves first, then may attack an enemy in its Room.
help-winner = Quests and Trophies did not decide it, so the holder of the Crown does.

## The log. $source is the card or Room behind a line, with a colon, or nothing.

log-gained = { $why ->
    [quest] { $who } gains { $n } PP for it
    [quest-dropped] { $who } gains { $n } PP for the Quest given up
    [event-entry] { $who } gains { $n } PP as the Event enters
    [event-exit] { $who } gains { $n } PP as the Event leaves
    [most-quests] { $who } gains { $n } PP for completed Quests
    [most-trophies] { $who } gains { $n } PP for Trophies
    [rooms] { $who } gains { $n } PP for a Room token
    [crown] { $who } gains { $n } PP for the Crown
    [mage] { $who } gains { $n } PP for the fall of { $whom }
   *[other] { $source }{ $who } gains { $n } PP
}, { $total } in all.
log-lost = { $source }{ $who } loses { $n } PP, { $total } left.
log-crown-passed = { $source }{ $who } takes the Crown.
log-moon-rose = The { $n ->
    [2] Second Moon rises: new Quests and Events, and the Black Rose Room opens
   *[other] Third Moon rises: new Quests and Events
}.
log-damaged = { $source }{ $own ->
    [yes] { $whom } takes { $n } damage
   *[no] { $who } deals { $n } damage to { $whom }
}.
log-prevented = { $source }{ $who } is protected from damage.
log-defeated = { $source }{ $whom } is defeated{ $own ->
    [yes] { "" }
   *[no] { " " }by { $who }
} and goes to its Cell.
log-took-cell = { $who } gets the Cell with its door to { $room }.
log-trophy = { $who } takes a Trophy of { $whom }.
log-healed = { $source }a cube of { $who } comes off { $whom }.
log-converted = { $source }{ $who } turns a cube of { $whose } { $in-room ->
    [yes] in
   *[no] on
} { $where } into its own.
log-transferred = { $source }a cube of { $whose } goes from { $whom } to { $to }.
log-instability = { $source }{ $who } places { $n } Instability in { $room }.
log-calmed = { $source }a cube of { $whose } is taken out of { $room }.
log-room-fell = { $source }{ $room } collapses; { $who } takes its token.
log-moved = { $source }{ $whom } moves from { $from } to { $to }.
log-shifted = { $source }{ $whom } is shifted from { $from } to { $to }.
log-sent-to-cell = { $source }{ $whom } is sent to its Cell; nobody scores.
log-summoned = { $source }{ $who } summons a { $kind } in { $room }.
log-removed = { $source }{ $whom } is removed and goes back to reserve.
log-attacked = { $source }{ $what } attacks { $whom }.
log-activated = { $source }{ $who } activates { $room }.
log-blocked = { $source }the token of { $room } is turned: nobody can activate it.
log-cast = { $who } casts { $card }.
log-set = { $who } sets a { $type } face down, { $place }.
log-triggered = { $who } triggers { $card }.
log-cancelled = { $source }{ $card } is cancelled.
log-ignored = { $source }{ $who } ignores { $card }.
log-redirected = { $source }{ $card } is turned on { $whom }.
log-drew = { $source }you draw { $card }.
log-discarded = { $source }{ $who } discards { $card }.
log-looked = { $source }{ $who } looks at { $n ->
    [0] an empty pile
    [one] a card
   *[other] { $n } cards
}.
log-saw = { $source }you see { $card }.
log-quest-drawn = { $source }you get the Quest { $card }.
log-quest-dropped = { $source }the Quest { $card } is given up.
log-quest-done = { $who } completes the Quest { $card }{ $same ->
    [yes] { "" }
   *[no] , but { $whom } takes the card
}.
log-event-drawn = { $who } draws the Event { $card }.
log-event-left = { $source }the Event { $card } leaves.
log-event-works = The Event { $card } takes effect.
log-prepared = You lay { $card } face down, { $place }.
log-sacrificed = { $who } sacrifices { $card } for one step.
log-turn-begins = Game Turn { $n } begins. { $who } is First Player.
log-phase-begins = { $phase }.
log-activation-begins = { $who } acts.
log-bound = { $source }{ $flag ->
    [no-move] { $what } may not move by Physical Actions
    [no-leave] { $what } may not leave its Room
    [no-activate] { $what } may not activate Rooms
    [no-physical-activate] { $what } may not activate Rooms with Physical Actions
    [no-activate-after-move] { $what } may not activate a Room after moving
    [no-protection] { $what } may not be protected
    [move-value] the movement of { $what } is { $n }
    [attack-value] the attack of { $what } is { $n }
    [attack-area] { $what } attacks every enemy in its Room
    [move-and-attack] { $what } may move and attack with one Physical Action
    [is-abomination] { $what } turns into an Abomination
    [has-colour] { $what } is { $colour }
    [copy-of] { $what } becomes a copy of { $copied }
   *[other] { $what } is under an effect
} for a while.
log-token-turned = { $source }{ $who } loses { $n ->
    [one] a Physical Action
   *[other] { $n } Physical Actions
}.
log-bonus = The points of the end are counted.
log-won = { $who } is the new Grand Master.
log-rose-won = The Black Rose has most points: every Mage has lost.
log-took-school = { $who } chooses the School of { $school }.
log-took-mage = { $who } plays { $mage }.
log-aimed = { $source }{ $model ->
    [yes] aimed at { $target } in { $room }
   *[no] aimed at { $target }
}.
log-spoke-later = { $card } takes effect now.
log-drew-hidden = { $source }{ $who } draws { $n ->
    [one] a card
   *[other] { $n } cards
} { $pile ->
    [grimoire] from its Grimoire
    [memories] from its Memories
    [hand] from a hand
    [school] of { $school }
   *[deck] from a deck
}.
log-studied = { $who } studies a card of { $school }.
log-kept = You keep { $card }.
log-went-back = { $who } puts { $card } back.
log-quest-hidden = { $source }{ $who } gets a Quest of the { $n ->
    [1] First
    [2] Second
   *[other] Third
} Moon.
log-stopped = { $source }{ $what ->
    [activation] the Room is not activated
    [quest] the Quest is not completed
   *[defeat] the defeat is averted
}.
log-named = { $source }{ $who } names { $what }.

## The scene

phase-of-turn = Game Turn { $turn }, { $moon }, { $phase }
everybody = everybody
banner-setup = { $who } chooses
banner-black-rose = The Black Rose stirs
banner-study = { $who } studies
banner-preparation = Everybody prepares Spells in secret
banner-action = { $who } acts
banner-evocation = Evocations act
banner-clean-up = The Game Turn ends
banner-over = The game is over
side-with = { $who } { $n }
result-won = { $who } becomes Grand Master with { $n } Power Points; then { $others }
result-rose = The Black Rose wins with { $n } Power Points, and every Mage loses: { $others }
mark-instability = { $n } of { $most } Instability
mark-cubes = { $n ->
    [one] 1 cube of { $seat }
   *[other] { $n } cubes of { $seat }
}
mark-turned = token turned
mark-blocked = token turned by an effect
mark-no-token = no token yet
mark-destroyed = destroyed, token won by { $seat }
note-copy = { $room } as a copy this turn
note-door = its door leads to { $room }
note-crown = holds the Crown
note-first = First Player
note-preparing = is still preparing
note-prepared = has prepared
piece = { $what } ({ $state })
piece-health = { $n } of { $most } Health left
piece-cubes = { $seat } { $n }
piece-damage = damage: { $what }
piece-no-move = may not move
piece-no-leave = may not leave its Room
piece-no-activate = may not activate Rooms
piece-no-physical-activate = may not activate Rooms with Physical Actions
piece-no-activate-after-move = may not activate a Room after moving
piece-no-protection = may not trigger Protections
piece-is-abomination = is an Abomination
track-turn = Game Turn
track-moon = Moon
track-points = Power Points
track-health = Health
track-tokens = Physical Actions
track-hand = hand
track-quests = Quests
track-completed = completed Quests
track-trophies = Trophies
track-rooms = Rooms won
track-cubes = cubes
track-grimoire = Grimoire
track-memories = Memories
track-aside = set aside
track-decks = Decks
track-forgotten = Forgotten
track-quest-deck = Quests
track-event-deck = Events
slot = slot { $n }
instant = Instant
used = used
place-symbol = { $n ->
    [0] Q
   *[other] { $n }
}
spell-kind = { $school }, { $element }; { $types }{ $vortex ->
    [yes] ; vortex
   *[no] { "" }
}
quest-kind = { $moon }, { $n ->
    [one] 1 Power Point
   *[other] { $n } Power Points
}{ $door ->
    [yes] ; door { $room }
   *[no] { "" }
}
event-kind = { $moon }, { $phase }{ $crown ->
    [yes] , Crown
   *[no] { "" }
}
side-says = { $side }: { $text }
side-text = ({ $type }, { $aim }) { $text }
aim-oneself = oneself
aim-special = special
aim-room = entering a { $colour } Room
aim-single = { $only ->
    [mage] one Mage
   *[none] one model
}, { $range ->
    [any] anywhere
    [here] same Room
   *[far] range { $n }
}
aim-area = a Room, { $range ->
    [any] anywhere
    [here] range 0
   *[far] range { $n }
}
legend-mage = { $seat }, 7 Health left
legend-instability = cubes and Resistance
legend-cubes = whose cubes
legend-turned = token turned
legend-blocked = token turned by an effect
legend-no-token = no token yet
legend-destroyed = destroyed
legend-copy = a copy this turn
legend-bound = hindered or changed for a while

## Places for cards

where-event = Events
where-sheet = Sheet
where-hand = Hand
where-studied = Studied cards
where-quest = Quests
where-completed = Completed Quests
where-memories = Top of Memories
where-discard = Top of discard piles

## Cards as people look them up: what a side of a Spell is aimed at, or what sets it off

target-model = one model
target-room = a Room
target-mage-only = a Mage
target-evocation-only = an Evocation
target-own-evocation = an Evocation of your own
target-undead-only = an Undead
target-own-undead = an Undead of your own
target-with-divine-altar = a Room with a Divine Altar
target-with-mutant-altar = a Room with a Mutant Altar
target-with-altar = a Room with an Altar
target-already-activated = a Room activated this turn
target-blue-only = a blue Room
target-not-blue = a Room that is not blue
target-instability-3 = a Room with 3 Instability or more
target-room-undead-only = a Room with an Undead
target-room-own-undead = a Room with an Undead of your own
target-here = { $what ->
    [room] the Room you are in
   *[other] { $target }, where you are
}
target-far = { $target }, range { $n }
target-anywhere = { $target }, anywhere
trigger-enter-model = when an enemy model enters a { $colour } Room
trigger-enter-mage = when an enemy Mage enters a { $colour } Room
trigger-physical-action = when an enemy Mage has taken a Physical Action
trigger-activates = when an enemy Mage is about to activate a Room
trigger-completes-quest = when an enemy Mage is about to complete a Quest
trigger-casts-a-spell = when an enemy Mage casts a Combat or Contingency Spell
trigger-resolved-contingency = when an enemy Mage is done with a Contingency Spell
trigger-would-damage = when you are about to take damage
trigger-would-damage-model = when an enemy model is about to damage you
trigger-damaged = when you have taken damage
trigger-damaged-model = when an enemy model has damaged you
trigger-targeted-single-spell = when a Spell with a single target names you
trigger-targeted-area-spell = when a Spell reaches the Room you are in
trigger-targeted-combat = when a Combat Spell is about to reach you
trigger-targeted-trap = when a Trap is about to strike you
trigger-targeted-spell = when any Spell is about to reach you
trigger-would-be-defeated = when you are about to be defeated
either = { $first } or { $last }
points = { $n } PP
mage-sentence = Holds up to { $hand } cards and is defeated by { $health } damage. Only { $mage } has the Custom Spell { $own }.
