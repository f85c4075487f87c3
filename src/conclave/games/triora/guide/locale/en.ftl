### What Triora says, in English. A translation is a copy of this file under its own code.
### A message may leave out any fact it is given. What stands beside the rules in English is translated too:
### reason-occupied, rule-R1, chapter-setup, setting-extra-familiar.

## Players and pieces

seat-brigid = Brigid
seat-cerida = Cerida
seat-clidina = Clidina
seat-druantia = Druantia
seat-onlooker = an onlooker
piece-witch = Witch
piece-familiar = Familiar
piece-extra = second Familiar
witch-of = { $who }
familiar-of = { $who }’s Familiar
extra-of = { $who }’s second Familiar
inquisitor = the Inquisitor
morgana = Morgana
and = { $first } and { $last }
token = the black token
in-circle = { $piece }, circle { $n }

## Areas

area-city = City
area-fields = Fields
area-river = River
area-dungeon = Dungeon
area-castle = Castle
area-lair = Alchemist’s Lair
area-stones = Stone Circle
area-cemetery = Cemetery
area-tower = Ancient Tower
area-forest = Forest
area-swamp = Swamp House
the-city = the City
the-fields = the Fields
the-river = the River
the-dungeon = the Dungeon
the-castle = the Castle
the-lair = the Alchemist’s Lair
the-stones = the Stone Circle
the-cemetery = the Cemetery
the-tower = the Ancient Tower
the-forest = the Forest
the-swamp = the Swamp House
forest-circle = the Forest, circle { $n }
about-city = For a Molestum or an Undead: a Doom Marker, 3 points, 2 Inquisition, and either 3 silver or a Villager for one potion less.
about-fields = For a Pestilentiae or an Undead: a Doom Marker, 4 points, 2 Inquisition, 3 shovels.
about-river = For a Veneni or an Undead: a Doom Marker, 4 points, 2 Inquisition, 1 Cauldron.
about-dungeon = For an Ignis or an Undead: a Doom Marker, 3 points, 2 Inquisition less.
about-castle = For an Incantationis or a Maledictionis, and silver: bewitch a personage, for less Inquisition or for points, and for Crowns.
about-lair = 2 Cauldrons; in these, 1 silver may stand in for any herb.
about-stones = The black token moves one space, and you take what is there. Each sacrifice of 2 silver or 2 Vitae moves it one more.
about-cemetery = For a Necromantiae: 2 Undead and 4 Inquisition.
about-tower = For an Arcanum: do the action of any other area; its potion is waived.
about-forest = 4 shovels. Six circles, one piece in each; the Inquisitor finds nobody here.
about-swamp = 3 Inquisition; you may win a Villager for the potions on its card.
with-bonus = Witch’s Bonus: { $bonus }
bonus-city = 2 silver.
bonus-fields = 2 shovels.
bonus-river = 2 Inquisition less.
bonus-dungeon = 3 points and 1 Inquisition.
bonus-castle = pay 7 Doom Points to put a marker in a main area, with all that its action gives.
bonus-lair = sell 1 potion for 3 silver, or 2 for 4.
bonus-stones = move the token up to 2 spaces without benefit, or take 2 Inquisition to move it once with benefit.
bonus-cemetery = 1 Undead and 5 Inquisition.
bonus-tower = that of the area whose action is copied.
bonus-forest = 2 shovels.
bonus-swamp = 1 Cauldron.

## Herbs, potions, gains

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-any = of any colour
n-herbs = { $n } { $colour }
n-silver = { $n } silver
n-potions = { $n } { $potion }
potion-molestum = Molestum
potion-pestilentiae = Pestilentiae
potion-veneni = Veneni
potion-ignis = Ignis
potion-incantationis = Incantationis
potion-maledictionis = Maledictionis
potion-arcanum = Arcanum
potion-necromantiae = Necromantiae
potion-vitae = Vitae
use-molestum = Pays for the City.
use-pestilentiae = Pays for the Fields.
use-veneni = Pays for the River.
use-ignis = Pays for the Dungeon.
use-incantationis = Enchants a personage of the Castle.
use-maledictionis = Curses a personage of the Castle.
use-arcanum = Pays for the Ancient Tower.
use-necromantiae = Pays for the Cemetery.
use-vitae = A pair is a sacrifice in the Stone Circle; some Villagers want it, too.
formula = { $potions } from { $herbs }, in one Cauldron.
place-herbs = Herbs
place-seeds = Seeds
place-planting = Planting
place-harvest = Harvest
gain-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
gain-inquisition = { $n ->
    [-4] 4 Inquisition less
    [-3] 3 Inquisition less
    [-2] 2 Inquisition less
   *[other] { $n } Inquisition
}
gain-silver = { $n } silver
gain-undead = { $n } Undead
gain-shovels = { $n ->
    [one] 1 shovel
   *[other] { $n } shovels
}
gain-cauldrons = { $n ->
    [one] 1 Cauldron
   *[other] { $n } Cauldrons
}
gain-city = { $n } silver or a Villager
gain-nothing = no bonus
payment-potion = a potion
payment-undead = an Undead
payment-nothing = nothing

## Cards, personages, stones

kind-noble = Noble
kind-peasant = Peasant
kind-merchant = Merchant
kind-soldier = Soldier
kinds-noble = Nobles
kinds-peasant = Peasants
kinds-merchant = Merchants
kinds-soldier = Soldiers
kind-personage = Castle
kind-area = area
kind-formula = formula
kind-stone = Stone Circle
kind-position = Turn Order track
villager = { $kind } { $n }
villager-noble = At the end of each round: 1 point. At the end of the game: 2 Crowns, and a marker in the City.
villager-peasant = At the end of each round: 1 shovel. At the end of the game: a marker in the Fields.
villager-merchant = At the end of each round: 1 silver. At the end of the game: a marker in the River.
villager-soldier = At the end of each round: 2 Inquisition less. At the end of the game: a marker in the Dungeon.
unknown-card = a Villager
costs = costs { $what }
personage-captain = the Gate Captain
personage-steward = the Steward
personage-notary = the Notary
personage-treasurer = the Treasurer
personage-magistrate = the Magistrate
personage-vicar = the Vicar
personage-countess = the Countess
personage-count = the Count
personage = Costs { $silver } silver and counts { $crowns ->
    [one] 1 Crown
   *[other] { $crowns } Crowns
}. Enchanted: { $less } Inquisition less. Cursed: { $points } points.
bewitched = bewitched by { $who }
stone = Stone { $n }
space = stone { $n } ({ $gain })
position = position { $n } ({ $gain })
place-in-order = Position { $n }
where-sale = Villagers to be won
where-next = Next in line
where-won = Villagers won
where-castle = Castle

## Options

option-pass = Nothing
option-pass-turn = End the turn, and leave the rest
option-pass-brew = Leave the Cauldrons
option-pass-dig = Leave the shovels
option-pass-circle = Leave the token where it is
option-pass-sell = Sell no more
option-pass-coven = Leave it
option-pass-morgana = Take nothing from her
option-position = Take { $position }
option-witch = The Witch goes to { $circle }
option-familiar = The Familiar goes to { $circle }
option-extra = The second Familiar goes to { $circle }
option-brew = Brew { $formula } from { $recipe }
option-mix = From { $mix }
option-plant = Plant a { $colour } herb
option-harvest = Harvest a { $colour } herb
option-dig-all = Move every herb that can be moved
option-act-doom-0 = Pay 1 { $paid }: a Doom Marker in { $area }, { $gain }
option-act-doom-1 = Send an Undead: a Doom Marker in { $area }, { $gain }
option-act-doom-2 = A Doom Marker in { $area } for nothing, { $gain }
option-act-other-0 = Pay 1 { $paid }: { $gain }
option-act-other-2 = Do the action of { $area }
option-enchant = Enchant { $column } for { $free ->
    [yes] { $silver } silver
   *[no] 1 Incantationis and { $silver } silver
}: { $n } Inquisition less, { $crowns ->
    [one] 1 Crown
   *[other] { $crowns } Crowns
}
option-curse = Curse { $column } for { $free ->
    [yes] { $silver } silver
   *[no] 1 Maledictionis and { $silver } silver
}: { $n } points, { $crowns ->
    [one] 1 Crown
   *[other] { $crowns } Crowns
}
option-copy = Pay 1 Arcanum and copy { $area }
option-step = Move the token to { $space }
option-offer-silver = Sacrifice 2 silver: the token goes to { $space }
option-offer-vitae = Sacrifice 2 Vitae: the token goes to { $space }
option-skip-stone = Witch’s Bonus: move the token to { $space } without benefit
option-hasten = Witch’s Bonus: take 2 Inquisition, and the token goes to { $space }
option-buy = Win { $card } for { $cost }
option-buy-free = Win { $card } for nothing
option-silver = Take 3 silver
option-bonus = Witch’s Bonus of { $area }: { $gain }
option-spread = Witch’s Bonus: pay 7 points for a Doom Marker in { $area }, { $gain }
option-sell = Sell 1 { $potion }
option-take-points = Take 3 Inquisition and 5 points
option-take-shovels = Take 3 Inquisition and 3 shovels
option-cauldron-first = The Cauldron first
option-shovels-first = The shovels first

## Questions

ask-position = Which position of the Turn Order track do you take?
ask-place = { $used ->
    [0] Your first turn: do you place your Witch or your { $two ->
        [yes] Familiars
       *[no] Familiar
    }, and where?
    [1] Your second turn: where { $two ->
        [yes] do your Familiars
       *[no] does your Familiar
    } go?
    [2] Your second turn: where does your Witch go?
   *[other] Where does it go?
}
ask-place-familiar = Where does your Familiar go? Both of them move.
ask-place-extra = Where does your second Familiar go? Both of them move.
ask-turn = What do you do in { $area }?
ask-brew = What do you brew? You have { $n ->
    [one] 1 Cauldron
   *[other] { $n } Cauldrons
}.
ask-mix = From what do you brew { $formula }?
ask-dig = What do you plant or harvest? You have { $n ->
    [one] 1 shovel
   *[other] { $n } shovels
}.
ask-circle = Does the token move on, to { $space }?
ask-city = What do you take from the City?
ask-sell = Do you sell a second potion, for 1 more silver?
ask-coven = { $who } has come to { $area }: do you take the Coven Bonus?
ask-coven-copied = { $who } has come to { $here } and copied { $area }: do you take the Coven Bonus?
ask-coven-skip = Do you move the token once more without benefit, to { $space }?
ask-morgana = Morgana meets your Witch. What do you take from her?
ask-which-first = What do you use first?
ask-use = Which text speaks?
ask-order = Which text speaks first?

## The game in five sentences

primer-1 = Four Witches bring doom to Triora: most Doom Points at the end win, and whoever the Inquisitor captures has lost.
primer-2 = Each round you choose your place in the turn order, then place your Witch and your Familiar, one on each of your two turns, and do what their areas offer.
primer-3 = Herbs go round a ring: a Cauldron turns herbs into potions and leaves seeds, shovels plant seeds and bring in the harvest, and what is planted grows by day.
primer-4 = Potions pay for Doom Markers in City, Fields, River and Dungeon, for spells in the Castle, and for Villagers who serve you at the end of each round.
primer-5 = By day the Inquisitor hunts the Witch with the most Inquisition, and Morgana seeks the one with the least; the game ends when three main areas are destroyed or a Witch is captured.

## What a newcomer should know when first asked

help-position = The lowest number plays first. Higher positions give a bonus, which you take at once. Whoever is furthest ahead on the Inquisition track chooses first; of equals that is whoever’s disk came there last and lies on top.
help-place = A Witch brings a Cauldron and may take the Witch’s Bonus of her area; Witches may share an area. A Familiar only does the action, and only where nobody stands. Both must move to another circle each round; the Forest has six. A second Familiar moves together with the first, does nothing and is never found: it only bars its circle to Familiars.
help-turn = Do the action, take the Witch’s Bonus and use the Cauldron in any order. A potion brewed now can pay for the action. What you leave is lost.
help-brew = Each Cauldron brews one formula. The herbs move to Seeds; you hold at most 5 of a potion.
help-mix = Arcanum takes herbs of any colour. In the Lair, 1 silver may stand in for any herb.
help-dig = A shovel plants a herb (from Seeds to Planting) or harvests one (from Harvest to Herbs). What is planted can be harvested after the next Day. Shovels are never kept.
help-circle = Each space you enter gives you what it says; only a Witch’s Bonus can move the token without that.
help-city = A Villager costs one potion less here, and no Inquisition. It serves you at the end of every round, and counts as a marker at the end of the game.
help-sell = One potion brings 3 silver, two bring 4.
help-coven = Another Witch has come where yours stands, so you may take the Witch’s Bonus of that place again; in the Ancient Tower it is that of the area just copied. It is never compulsory.
help-morgana = She offers 5 points or 3 shovels, each for 3 Inquisition. Whoever has most Inquisition loses most points at the end.
help-which-first = Harvest before you brew, or brew and plant the seeds: the order is yours.

## The log

log-laid-out = The city is set up. The Inquisition disks are piled in random order, from the top: { $order }.
log-starts-at = { $card } is drawn: { $hunter } starts in { $area }.
log-nightfall = Round { $round }: night falls. Positions are chosen in this order: { $order }.
log-took-position = { $who } takes { $position }.
log-turn-begins = { $who } plays { $turn ->
    [1] the first turn
   *[other] the second turn
}.
log-nowhere-safe = Wherever { $who } goes, a Witch may be captured: every place is allowed.
log-placed = { $piece } goes to { $circle }.
log-swamp-toll = Coming to the Swamp House is noticed.
log-gained-points = { $who } gains { $n ->
    [one] 1 point
   *[other] { $n } points
}, { $total } in all.
log-paid-points = { $who } pays { $n } points and has { $total } left.
log-gained-silver = { $who } takes { $n } silver and has { $total }.
log-paid-silver = { $who } pays { $n } silver and has { $total } left.
log-gained-undead = { $who } raises { $n } Undead and has { $total }.
log-paid-undead = { $who } sends an Undead and has { $total } left.
log-paid-potion = { $who } pays 1 { $potion } and has { $total } left.
log-sold-potion = { $who } sells 1 { $potion } and has { $total } left.
log-hunted-more = { $who } takes { $n } Inquisition and is at { $total }.
log-hunted-less = { $who } loses { $n } Inquisition and is at { $total }.
log-hunted-too-much = { $who } is at the limit: { $n } Inquisition too many cost points instead, { $total } are left.
log-still-unhunted = { $who } has no Inquisition to lose.
log-got-shovels = { $who } has { $n ->
    [one] 1 shovel
   *[other] { $n } shovels
}.
log-got-cauldrons = { $who } has { $n ->
    [one] 1 Cauldron
   *[other] { $n } Cauldrons
}.
log-planted = { $who } plants a { $colour } herb.
log-harvested = { $who } harvests a { $colour } herb.
log-left-shovels = { $who } leaves { $n ->
    [one] 1 shovel
   *[other] { $n } shovels
} unused.
log-no-use-for-shovels = { $who } has nothing to plant or harvest, and { $n ->
    [one] 1 shovel is
   *[other] { $n } shovels are
} lost.
log-left-cauldrons = { $who } leaves { $n ->
    [one] 1 Cauldron
   *[other] { $n } Cauldrons
} unused.
log-no-use-for-cauldrons = { $who } can brew nothing, and { $n ->
    [one] 1 Cauldron is
   *[other] { $n } Cauldrons are
} lost.
log-brewed = { $who } brews { $formula } from { $mix } and has { $total }.
log-spilt = There is room for 5 { $potion } only, and one is spilt.
log-acted = { $who } does the action of { $area }{ $free ->
    [yes] .
   *[no] { " " }for { $payment }.
}
log-marked = { $who } puts a Doom Marker in { $area }: { $left ->
    [0] no space is left
    [one] 1 space is left
   *[other] { $left } spaces are left
}.
log-destroyed = { $area } is destroyed.
log-end-nears = The end has come: this round is played out, then everything is counted.
log-enchanted = { $who } enchants { $column }, for { $crowns ->
    [one] 1 Crown
   *[other] { $crowns } Crowns
}.
log-cursed = { $who } curses { $column }, for { $crowns ->
    [one] 1 Crown
   *[other] { $crowns } Crowns
}.
log-tower-copied = { $who } copies { $area } from the Ancient Tower.
log-stepped = The black token goes to { $space }.
log-skipped = { $who } moves the black token to { $space } without benefit.
log-hastened = { $who } hastens the black token to { $space }.
log-sacrificed-silver = { $who } sacrifices silver.
log-sacrificed-vitae = { $who } sacrifices a pair of Vitae.
log-bought = { $who } wins { $card }{ $cheaper ->
    [yes] , without paying { $without }.
   *[no] .
}
log-revealed = { $card } joins the row; { $deck ->
    [0] the deck is empty
    [one] 1 card is left
   *[other] { $deck } cards are left
}.
log-no-more-villagers = The deck is empty: the row grows shorter.
log-took-bonus = { $who } takes the Witch’s Bonus of { $area }.
log-left-bonus = { $who } does not take the Witch’s Bonus of { $area }.
log-left-skip = { $who } leaves the second move without benefit.
log-left-action = { $who } does not do the action of { $area }.
log-could-not-act = { $who } cannot do the action of { $area }.
log-coven-met = { $who } may take a Coven Bonus of { $area }.
log-coven-idle = { $who } can make no use of a Coven Bonus of { $area }.
log-coven-declined = { $who } takes no Coven Bonus.
log-day-breaks = Day { $round } breaks.
log-hunts = The Inquisitor hunts { $whom }, who is in { $area }.
log-walked = { $hunter } goes from { $from } to { $to }.
log-investigated = The Inquisitor investigates { $area }{ $n ->
    [0] { " " }and finds nobody.
   *[other] .
}
log-piece-found = { $piece } is found in { $area }.
log-hidden = { $piece } is hidden in { $area }.
log-seeks = Morgana seeks { $whom }, who is in { $area }.
log-stayed = { $hunter } stays in { $area }.
log-met = Morgana meets { $who } in { $area }.
log-met-nobody = Morgana meets nobody in { $area }.
log-declined = { $who } takes nothing from Morgana.
log-withheld = { $who } may take nothing from Morgana: a Witch would be captured for it.
log-herbs-grew = { $n ->
    [one] 1 planted herb
   *[other] { $n } planted herbs
} of { $who } can be harvested.
log-villager-gifts = { $n ->
    [one] 1 { $kind } serves
   *[other] { $n } { $kinds } serve
} { $who }.
log-captured = { $who } is captured in { $area }: she has lost, whatever she has.
log-counting = Everything is counted.
log-controlled = { $who } is in place { $place } in { $area }: { $n ->
    [one] 1 point
   *[other] { $n } points
}.
log-counted = { $who }, { $count }: { $n ->
    [one] 1 point
   *[other] { $n } points
}.
log-totalled = { $captured ->
    [yes] { $who } was captured and counts for nothing.
   *[no] { $who } has { $n } points, place { $place }{ $tied ->
        [yes] , by the Inquisition track.
       *[no] .
    }
}
log-no-winner = All Witches were captured: nobody wins.
count-control = control
count-sets = sets of Villagers
count-penalty = Inquisition
count-crowns = Crowns
count-leftovers = what is left over

## The scene

phase = Round { $n }{ $last ->
    [yes] , the last
   *[no] { "" }
}
banner-nightfall = Night falls: everybody takes a place in the turn order
banner-turn = { $who } plays
banner-day = By day the Inquisitor and Morgana walk
banner-over = The game is over
result-won = { $who } wins
result-nobody = Nobody wins: all Witches were captured
track-inquisition = Inquisition
track-order = Turn order
track-stones = Stone Circle
track-round = round
track-deck = Villagers in the deck
track-points = Doom Points
track-silver = silver
track-undead = Undead
track-markers = Doom Markers left
track-crowns = Crowns
track-ring = Herbs
track-potions = Potions
mark-doom = { $n } of { $most } Doom spaces taken
mark-markers = { $n ->
    [one] 1 marker
   *[other] { $n } markers
} of { $who }
note-captured = captured
note-position = position { $n }
note-used-0 = Witch and Familiar to place
note-used-1 = Familiar to place
note-used-2 = Witch to place
note-used-3 = both placed
legend-0 = a Witch
legend-1 = a Familiar
legend-2 = the Inquisitor
legend-3 = Morgana
