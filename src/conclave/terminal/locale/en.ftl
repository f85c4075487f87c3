### What the terminal itself says, whatever the game.

welcome = Welcome to { $title }. Seed { $seed }. Type a number to answer, help for all commands, rules to read how it is played, quit to save and leave.
begin = Press Enter to begin.
page-turns = Press Enter to turn the page.
seats-who = At the table: { $who }.
seat-human = { $seat } (human)
seat-bot = { $seat } ({ $bot })
you = you
question = { $seat }: { $question }
rule = Rule { $rule }.
curtain-hide = This is what { $seat } learned. Press Enter to hide it.
curtain = Pass the screen to { $seat }. Press Enter when nobody else is looking.
more-news = { $n ->
    [one] 1 earlier line: type log.
   *[other] { $n } earlier lines: type log.
}
your-stacks = Your stacks
seen-stacks = You have seen
public = open
more-table = look: all of the table
hidden-cards = { $n ->
    [one] 1 card unknown
   *[other] { $n } cards unknown
}
legend-stack = { $seat }{ $top }+2 = { $name }, { $top } on top, 2 beneath
legend-wall = thick line = { $kind }
legend-edge = dotted line = { $kind }
edges-wall = Walls
edges-door = Doors
edges-road = Roads
track = { $label }: { $value }
track-of = { $label }: { $value } of { $most }
left-nothing = nothing
notes-left-out = Type hand to read your cards, or card and a name.

## Answers

unknown-command = I do not understand { $text }: type a number from 1 to { $n }, or help.
no-such-option = There is no option { $text }: type a number from 1 to { $n }.
undone = Your last decision is withdrawn.
no-skip = Only what you are asked in secret can be skipped for the rest of the round, and only if it may be declined.
asks-again = You are asked everything again.
saved = Saved to { $path }.
saved-leaving = The game is saved. To go on with it:
    { $command }
saved-over = The game is saved. To step through it:
    { $command }
quit-unsaved = Type save and a file to try elsewhere, or quit again to leave without saving.
broken = Something went wrong that never should ({ $what }). { $where }
broken-saved = The game is saved; to go on with it: { $command }
no-log = Nothing has happened yet.
no-rule = No rule speaks of { $word }. Type rules for the chapters.
rules-chapters = Type rules and a word, a number such as { $example }, or the name of a chapter:
no-card = There is no card called { $word }. Type card for all names.
which-card = Which card? Type card and a name or key:
card-line = { $name } ({ $code }), { $kind }. { $sentence }
no-hand = You have no cards of your own.
card-facts = { $name }: { $value }

## Why

why-allowed = { $what }: that is allowed. It is option { $n }.
why-allowed-then = { $what }: that is allowed. Choose option { $n } first.
why-option = { $n }. { $label }. It is offered by { $rule }.
why-not = { $what }: { $reason }{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
}
why-all = { $deed }: { $reason }{ $rule ->
    [none] { "" }
   *[other] { " " }({ $rule })
} This concerns { $what }.
why-everything = Everything you could expect is offered.
why-unclear = I cannot tell what you mean by { $text }. Try why alone, why 3, or for instance: why { $example }.
and-more = and { $n } more

## Help

help-title = What you can type
help-number = a number
help-number-text = answer with that option
help-why = why
help-why-text = what is not offered and why; why 3 explains an option; why and a deed explains that, as { $example }
help-look = look
help-look-text = the table again
help-undo = undo
help-undo-text = withdraw your last decision, as long as nobody has learned anything from it
help-skip = skip
help-skip-text = decline what only you know you are asked, and questions of that kind for the rest of the round
help-ask = ask
help-ask-text = be asked again what you have skipped
help-log = log
help-log-text = everything that has happened
help-rules = rules WORD
help-rules-text = rules and rulings that speak of something; rules R13 shows one, rules alone the game in short
help-card = card NAME
help-card-text = what a card says
help-hand = hand
help-hand-text = all your cards and what they say
help-save = save FILE
help-save-text = save the game and go on; without a file, where it is kept or in your data folder
help-help = help
help-help-text = this list
help-quit = quit
help-quit-text = save the game and leave; Ctrl-D does the same

## The spoken table

spoken-phase = { $title }, { $phase }. { $banner }.
spoken-you = You are { $seat }.
spoken-tracks = { $group }: { $what }.
spoken-area = { $area }: { $what }.
spoken-row = Row { $n }: { $what }.
spoken-rows = Each row lies half a step aside from the next, so that a place touches two in each row beside its own.
spoken-tile = { $area }{ $mark ->
    [none] { "" }
   *[other] { " " }({ $mark })
}
spoken-back = face down
spoken-your = Your { $where }
spoken-edge = A { $kind } stands between { $one } and { $other }.
spoken-road = { $n ->
    [one] A road leads
   *[other] Roads lead
} from { $area } to { $what }.
spoken-empty = Nothing stands at { $what }.
spoken-parts = { $label } ({ $what })
spoken-runner = { $label } at { $n }
spoken-course = { $label }: { $what }.
spoken-course-of = { $label }, to { $most }: { $what }.
spoken-elsewhere = Beside the board
spoken-seat = { $seat }: { $what }.
spoken-choose = Type a number from 1 to { $n }.
kind-wall = wall
kind-door = door
thing-at = { $what } on { $area }
thing-edge = the line between { $one } and { $other }
