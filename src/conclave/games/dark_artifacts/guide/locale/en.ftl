### What Dark Artifacts says, in English. A translation is a copy of this file under its own code.
### A message may leave out any fact it is given. What stands beside the rules in English is translated too:
### card-A1, card-A1-text, card-A1-ruling-1, kind-when-revealed, fact-level-1-power, fact-slot-two-dot,
### reason-too-far, rule-R1, chapter-key-ideas, setting-hide-heights.

## Players

seat-white = White
seat-black = Black
seat-red = Red
seat-blue = Blue
seat-onlooker = an onlooker
leader-white = Pale Shade
leader-black = Dark Moon
leader-red = Crimson Rose
leader-blue = Sapphire Tears

## Pieces and places

type-five = five-dot
type-four = four-dot
type-three = three-dot
type-two = two-dot
type-leader = leader
type-cube-a = relic A
type-cube-b = relic B
type-cube = relic
type-unknown = hidden piece
short-five = 5
short-four = 4
short-three = 3
short-two = 2
short-leader = leader
short-cube = relic
short-unknown = ?
short-cube-a = relic A
short-cube-b = relic B
a-five = a five-dot
a-four = a four-dot
a-three = a three-dot
a-two = a two-dot
a-leader = a leader
a-cube = a relic
a-cube-a = relic A
a-cube-b = relic B
a-unknown = a hidden piece
types-five = five-dots
types-four = four-dots
types-three = three-dots
types-two = two-dot
types-leader = leader
types-cube = relic
types-cube-a = relic A
types-cube-b = relic B
slot-four = your four-dots
slot-three = your three-dots
slot-two = your two-dot
slot-leader = your leader
slot-cube-a = relic cube A
slot-cube-b = relic cube B
slot-cube = your relic cube
level-1 = 1 power
level-2 = 2 power
level-3 = 3 power
level-4 = relic
unknown-card = a hidden card
nowhere = off the board
line = between { $one } and { $other }
and = { $first } and { $last }
piece-of = { $seat }’s { $piece }
numbered = { $what } #{ $n }
entity = { $top } on { $space } { $contents }
entity-here = { $top } { $contents }
yours = your { $what }
pieces = ({ $n } pieces)
more-than-one = (more than one piece)
over = (over { $what })
unknown-pieces = { $n ->
    [one] 1 unknown piece
   *[other] { $n } unknown pieces
}

## Options

option-pass-act = Pass: your turn ends
option-pass-strike = The Dragon does not attack
option-pass = Decline: nothing happens
option-use = Let { $card } speak
option-keep = Keep { $card }
option-swamp = Swamp on { $space }
option-wall = Wall { $line }
option-forest = Forest on { $space }
option-place = Stack on { $space }
option-lay = { $type ->
    [five] five-dot: this closes the stack
   *[other] { $piece }
}
option-move = Move the { $what }{ $reach ->
    [one] { "" }
   *[other] , up to { $reach } spaces
}
option-to = To { $space }
option-to-stay = Stay on { $space }
option-split = Split the { $what }{ $relic ->
    [yes] : the relic breaks
   *[no] { "" }
}
option-attack = Attack on { $at }: { $what } against { $whom }, { $mine } to { $theirs }, { $wins ->
    [yes] succeeds
   *[no] fails
}
option-command = Command the Dragon on { $space }
option-strike = The Dragon attacks { $whom }, 6 to { $theirs }, { $wins ->
    [yes] succeeds
   *[no] fails
}
option-step = To { $space }
option-push = Push { $what }
option-unveil = Unveil { $what }
option-defeat = Defeat { $what }
option-peek = Look beneath { $what }
option-return = Return a { $piece }
option-exchange = Exchange with the { $what }
option-dragon = Dragon on { $space }
option-next = First what follows from the fallen { $what } on { $space }
option-veil = Cover it with a { $piece }
option-lift-swamp = Take the swamp from { $space }
option-lift-wall = Take the wall { $line }
option-lift-forest = Take the forest from { $space }

## Questions

ask-use = Which text speaks?
ask-order = Which text speaks first?
ask-keep = Which card do you keep for { $slot }?
ask-swamp = On which space do you put the swamp?
ask-wall = Where do you put { $n ->
    [one] a wall
   *[other] the first of two walls
}?
ask-place = Where does your { $n ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} stack stand?
ask-lay = Which piece comes next on the stack on { $space }, from the bottom up?
ask-act = What do you do? You have { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} and { $attacks ->
    [0] no attack
    [one] 1 attack
   *[other] { $attacks } attacks
} left.
ask-move = Where does the { $what } go?
ask-dragon = Where does the Dragon go?
ask-strike = Whom does the Dragon attack on { $space }?
ask-next = Several pieces fell at once. What follows first?
ask-push = { $card }: where is { $what } pushed?
ask-lift = { $card }: the box is empty, so which one on the board do you move?
ask-card = { $card }: what do you choose?
ask-card-step = { $card }: where does this entity go?
ask-card-push = { $card }: whom do you push?
ask-card-unveil = { $card }: whom do you unveil?
ask-card-defeat = { $card }: whose top is defeated?
ask-card-peek = { $card }: beneath whose top do you look?
ask-card-return = { $card }: which piece comes back to { $space }?
ask-card-exchange = { $card }: with whom does it exchange places?
ask-card-dragon = { $card }: where does the Dragon come?
ask-card-swamp = { $card }: where do you put the swamp?
ask-card-wall = { $card }: where do you put the wall?
ask-card-forest = { $card }: where do you put the forest?
ask-card-veil = { $card }: do you cover what is left on { $space }?

## The game in five sentences

primer-1 = Each side hides a leader in its stacks: find the enemy’s leader and defeat it, and guard your own.
primer-2 = First everybody chooses cards in secret, terrain is laid, and everybody builds stacks behind a screen.
primer-3 = Only the top of a stack is in play; the dots on it are its power, and its card works while it is seen.
primer-4 = On your turn you take up to three actions: Move, Split off a top, and once an Attack on an enemy on the same space.
primer-5 = The greater power wins, friends on the space help the attacker, and whatever falls uncovers the piece beneath.

## What a newcomer should know when first asked

help-keep = Each type of piece but the five-dot has one card, which works for every visible piece of that type. Relics have cards of their own. The rest of what you were dealt goes back unseen.
help-swamp = Nobody may step into a swamp. It may not lie where stacks are set up, and it may not cut the board.
help-wall = Nobody steps across a wall. It may not touch a space where stacks are set up, and it may not cut the board.
help-place = All your pieces go into { $n } stacks on your own spaces, at most two stacks to a space.
help-lay = You lay from the bottom up, and a five-dot on top closes the stack. The others see the tops only. Each stack takes one relic at most. Hide your leader well: whoever loses it loses.
help-act = Move goes one space, and one more for each ally where it starts. Split takes the top off and reveals what was beneath. Attack, once a turn, needs more power than the target on the same space: the dots on top, and 1 for each ally there.
help-move = A Move goes orthogonally, not into a swamp, not through a wall, not where the Dragon is; a forest ends it.
help-dragon = The Dragon moves 0 or 1 space, over everything. Commanding it costs an action and the attack of the turn.
help-strike = The Dragon attacks with a power of 6 and has no support.
help-next = You are the active player, so you order what happens at the same time.
help-push = A push is one legal step, and you choose where.
help-lift = All pieces of this terrain are on the board already, so one of them is moved.
help-card = { $sentence }
help-use = { $sentence }
help-order = { $sentence }

## The log. $at is where the first entity named stands; $card is the card behind it, if there is one.

log-dealt = The cards are dealt, and everybody chooses in secret.
log-kept = You keep { $card } for { $slot }.
log-put-swamp = { $by }{ $who } puts a swamp on { $space }.
log-put-wall = { $by }{ $who } puts a wall { $line }.
log-put-forest = { $by }{ $who } puts a forest on { $space }.
log-screens-gone = The screens are taken away: all stacks stand in the open.
log-turn-begins = Turn { $turn }: { $who }.
log-moved = { $who } moves { $a-top } from { $from } to { $to }.
log-splits = { $who } splits the stack on { $at }: its { $piece } now stands apart.
log-attacked = { $what } attacks { $whom } on { $at }, { $mine } to { $theirs }: { $wins ->
    [yes] it succeeds
   *[no] it fails
}.
log-defeated = { $leader ->
    [yes] { $by }{ $who }’s leader { $name } is defeated on { $at }.
   *[no] { $by }{ $who }’s { $piece } on { $at } is defeated.
}
log-revealed = { $who } reveals { $leader ->
    [yes] the leader { $name }
   *[no] { $a-piece }
} on { $at }{ $has-card ->
    [yes] , with { $card }: { $sentence }
   *[no] .
}
log-returned = { $by }{ $a-piece } of { $who } returns to { $space }.
log-pushed = { $by }{ $who } pushes { $what } from { $from } to { $to }.
log-unveiled = { $by }{ $who }’s stack on { $at } is opened, and its { $piece } now stands apart.
log-peeked = { $by }{ $who } looks in secret beneath { $what } on { $at }.
log-saw = You see { $a-piece } beneath { $what } on { $at }.
log-joined = { $who } joins the side of { $victor }.
log-won = { $who } wins.
log-drawn = The game is a draw.
log-dragon-came = { $by }the Dragon comes to { $space } and obeys { $who }.
log-dragon-moved = { $who } sends the Dragon from { $from } to { $to }.
log-dragon-struck = The Dragon of { $who } attacks { $what } on { $at }, { $mine } to { $theirs }: { $wins ->
    [yes] it succeeds
   *[no] it fails
}.
log-lost-action = { $by }{ $who } loses one action.
log-gained-action = { $by }{ $who } has one more action{ $attacks ->
    [0] { "" }
   *[other] { " " }and one more attack
}{ $later ->
    [1] { " " }on the next turn
   *[other] { "" }
}.
log-turn-cut = { $by }the turn of { $who } ends once all effects are done.
log-veiled = { $by }{ $who } covers the stack on { $at } with a five-dot; nothing is revealed.
log-exchanged = { $by }{ $what } and { $whom } exchange places.
log-broke = { $opened ->
    [yes] { $by }{ $who }’s { $piece } on { $at } breaks.
   *[no] { $who } splits the stack on { $at }: { $piece } breaks.
}
log-passed = { $who } passes.
log-stalemate = For 30 turns nothing was split, revealed or defeated. The side with most pieces on the board wins: the most is { $n }.
log-stepped = { $by }{ $what } goes from { $from } to { $to }.
log-took-wall = { $by }{ $who } takes away the wall { $line }.
log-took-swamp = { $by }{ $who } takes away the swamp on { $space }.
log-took-forest = { $by }{ $who } takes away the forest on { $space }.
log-passed-over = { $who } has nothing on the board and is passed over.
by-card = { $card }:{ " " }

## The scene

phase-draft = Choosing cards
phase-terrain = Placing terrain
phase-stacking = Stacking
phase-play = Turn { $turn }
banner-draft = Everybody chooses cards in secret
banner-terrain = { $who } places terrain
banner-stacking = Everybody stacks in secret
banner-play = { $who } to play
banner-over = The game is over
result-won = { $one ->
    [yes] { $who } wins
   *[no] { $who } win together
}
result-drawn = A draw: { $who } share the first place
track-actions = actions left
track-attacks = attacks left
track-turn = turn
track-still = turns without a split, reveal or defeat
track-left = Still to lay
mark-swamp = swamp
mark-forest = forest
mark-home = where { $seat } sets up
dragon = Dragon
dragon-of = Dragon, obeys { $seat }
dragon-wild = Dragon, obeys nobody
note-pieces = { $n ->
    [one] 1 piece on the board
   *[other] { $n } pieces on the board
}
note-entities = { $n ->
    [one] 1 entity on the board
   *[other] { $n } entities on the board
}
note-fallen = fallen: { $what }
note-side = on the side of { $seat }
note-leaderless = its leader has fallen
note-chose = has chosen
note-choosing = is still choosing
waits-beneath = what lies beneath the fallen { $piece }
stack-begun = an empty place
legend-5 = dots on top
legend-L = leader
legend-r = relic

## Places for cards

where-slot = Cards of the pieces
where-dealt = Dealt cards
