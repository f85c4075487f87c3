### What Moonrise says, in English.

seat = player { $n }
and = { $first } and { $last }
seat-onlooker = an onlooker
card = { $n ->
    [0] the Fox
   *[other] card { $n }
}
hand = Hand
front = On the table
moons = Moons
won = the game goes to { $who }
round = round { $n } of 4

option-pass = Leave it
option-use = Steal the moon
option-lay = Lay { $card }
ask-lay = Which card do you lay?
ask-use = Shall the Fox steal the moon?
ask-order = Which card speaks first?
help-lay = The highest card takes the moon of this round; the Fox, who is lowest, may steal it.

log-showed = { $who } lays { $card }
log-took = { $who } takes the moon and has { $n } now
log-stole = the Fox of { $who } steals the moon from { $whom }

primer-1 = Four rounds: lay a card, and the highest takes the moon.
primer-2 = The Fox is the lowest card, and may steal the moon from whoever would take it.
