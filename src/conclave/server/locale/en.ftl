# What the server of the web table says to people.

## Tables and seats
kept-elsewhere = Another part of the server keeps this table; try again.
no-such-table = There is no such table; perhaps the link is incomplete.
no-such-game = There is no such game here.
game-unknown = There is no game { $game } here; installed: { $known }.
no-decks = Nobody builds decks for { $game }.
one-deck = A deck is given as a list, as a code or by its keys: in one of these ways.
bad-record = This is no record of a match.
bad-options = The game does not know one of these options.
seats-and-players = A table for { $players } players needs as many seats, not { $seats }.
no-such-seat = There is no seat { $seat } at this table.
seat-unknown = There is no seat { $seat } at this table of { $seats }.
seat-taken = Somebody sits on that seat already.
table-full = No seat is open at this table; you may watch.
no-such-bot = There is no bot { $bot } here; known: { $known }.
cannot-revive = This table cannot be brought back.
table-closed = The keeper of this server has closed this table.
table-deleted = The keeper of this server has deleted this table.
closing = The server is closing; your table is safe and comes back with it.

## Playing
stale = The table has changed since; look again and decide anew.
not-asked = You are not being asked anything now.
other-option = That is not one of your options.
cannot-stand = Only declining what you were asked in secret can be let stand.
game-over = The game is over: there is nothing more to decide.
bot-raised = The bot { $bot } failed at this decision: chance answered for { $seat }.
bot-nonsense = The bot { $bot } answered something that was not offered: chance answered for { $seat }.
bot-slow = The bot { $bot } did not answer in time: chance answers for { $seat } from now on.
bot-plays = A bot plays this seat; take it back first.
not-dealt = The game is dealt as soon as everybody has come.
not-stored = That could not be stored, so it has not happened; come back to the table and try again.
rules-failed = The rules failed at that decision, so it has not happened; the table is as it was before.

## Taking back
nothing-to-undo = You have decided nothing that you could take back.
undo-stands = That decision can no longer be taken back.
undo-by-consent = Something was shown or decided since: the others must agree.
bots-do-not-mind = Something was shown or decided since, but bots do not mind.
undo-needs-absent = Something was shown or decided since, and not everybody is here who must agree.

## Agreeing
ask-undo = { $who } would take back the last decision, and with it all that came after. Do you agree?
ask-hand-over = { $who } would let the bot { $bot } play for { $seat }, who is away. Do you agree?
ask-watch = { $who } would see the table with your eyes, your secrets included. Do you agree?
a-spectator = A spectator
nobody-to-ask = Nobody is there who could agree to that.
asked-lately = You have asked that already; you can ask again in { $n } { $n ->
    [one] second
   *[other] seconds
 }.
already-asked = That has been asked already; wait for the answer.
not-your-question = That question is settled, or was not for you.
not-a-persons-seat = No person plays that seat.
still-there = Whoever plays that seat is still there.
back-soon = Whoever plays that seat may come back; a bot can play for them in { $n } { $n ->
    [one] second
   *[other] seconds
 }.
left-for-good = You have left this table for good.
yours-already = You play this seat yourself already.
time-up = Your time is up: a bot plays this seat to the end.
only-spectators = Only a spectator can watch over somebody's shoulder.
only-seated = Only those who sit at the table can do that.
talks-too-fast = You talk faster than the others can read; wait a moment.
nothing-said = There is nothing in that message.

## Moments and records
no-such-moment = There is no moment { $n } here; the last is { $last }.
record-too-long = This record takes too long to play again: { $n } decisions with all that was taken back, or { $seconds } seconds, are the most.
record-when-over = The record tells all secrets; it can be had when the game is over.
fork-alone = A game that goes on from a record is played by one person against bots: who has the record could know what comes.
fork-when-over = You can play on from a moment once the game is over.
again-when-over = You can play again once the game is over.
not-your-view = While the game runs you can look back only with your own eyes.

## Earlier rules
earlier-rules = This game was played under rules { $was }, and those here are { $now }: it can be looked at and its record saved, but not played on.
closed-by-rules = This game was begun under rules { $was }, and was closed for good when the rules changed: it can be looked at and its record saved.
not-shown = This game was played under rules { $was }, which are no longer here, and what was shown of it was not kept; its record can still be saved.
album-unread = What was shown of this game was kept by another version of Conclave and cannot be drawn here; its record can still be saved.

## At the door
banned = The keeper of this server does not let you in.
wrong-token = This link does not hold a seat at this table.
hello-first = The first message must be a hello.
hello-late = The hello did not come in time.
hello-again = You have said hello already.
full = There is no room for more listeners now; come back in a while.
enough = That was too much for this table; the line is closed.
too-much-work = You have asked for much work in a short time; wait a moment, the others play.
too-fast = That was too fast; wait a moment.
header-late = The header of the request did not come in time.
body-late = The body of the request did not come in time.
header-too-large = A request may have { $n } headers, and { $bytes } bytes in all of them, at most.
bad-request = That is no request that could be understood.
house-full = Too many connections are open now; come back in a while.
wrong-name = This server does not go by that name; whoever keeps it can add it with --name.
wrong-origin = A page from elsewhere cannot do that here.
too-large = A message may have { $n } bytes at most.
too-many-tables = You have laid { $n } tables lately; that is enough for now.
not-json = The message is not JSON.
not-said-json = The request must say that it is JSON.
bad-shape = The message does not have the shape it must have: { $what }.
bad-parameter = The parameter { $name } is unknown, or is not what it must be.
wrong-method = { $method } cannot be done here.
nothing-here = There is nothing here.
failed = Something went wrong on our side; your table is safe.

## The server itself
numbers-need-token = The numbers of this server are for who shows their token.
health-slow = The database does not answer in time.
health-locked = The database is locked by another program.
health-read-only = The database cannot be written to.
health-full = There is no space left for the database.
health-gone = The database is not there any more, or is another one.
health-failed = The database fails; the log says why.
