# The page's own sentences. What games say comes with the scenes.

# The head
skip = Skip to the table
pages = Pages
lobby = Lobby
cards = Cards
language = Language
theme = Light or dark
close = Close

# The lobby
lobby-title = The Conclave is open
lobby-line = A table for games of magic. The rules are kept, secrets stay secret, and a bot is always ready to play.
games = Games
for-players = { $least } to { $most } players
for-just = { $n } players
play-now = Play now
set-up = Set up a table…
browse-cards = Cards
how-to-play = How it is played
your-name = Your name
players = Players
seats = Who sits where
seat-number = Seat { $n }
seat-me = I sit here
seat-open = Open: whoever has the link
a-bot = Bot: { $bot }
bot-greedy = greedy
bot-random = random
options = { $n ->
    [one] One option of the game
   *[other] { $n } options of the game
  }
value-true = yes
value-false = no
lay-table = Lay the table
clock = Clock
untimed = none: everybody has all the time they want
clock-of = { $minutes } minutes each, and { $seconds } seconds with every decision
found-by = Who finds it
found-by-all = Everybody, in the lobby
found-by-link = Only who has the link
masked = Hide who is asked
masked-usual = as the game needs it
masked-yes = yes: everybody waits the same
masked-no = no: nobody waits
bring-record = Open a record from a file
your-tables = Your tables
all-tables = Open and running tables
no-answer = The server does not answer; your seats are remembered.
no-tables = No other table is laid at the moment.
no-own-tables = You have not sat down yet.
state-open = open
state-running = being played
state-over = finished
state-closed = closed by new rules
moves-so-far = { $n ->
    [one] one decision so far
   *[other] { $n } decisions so far
  }
join = Sit down
watch = Watch
go-on = Go on
a-guest = a guest
free-seat = a free seat
unofficial = Conclave is an unofficial fan project without commerce, not affiliated with the publishers of the games. All drawings and sentences are its own.

# The table
sitting-down = Sitting down…
to-lobby = Back to the lobby
to-table = To the table
cut-off = The connection is lost. Trying again…
board-of = Board of { $title }
beside-board = Beside the board
legend = What the signs mean
between = Between { $a } and { $b }
zoom = Enlarge the board
you = you
plays = plays
is-asked = is asked
away = away
beside = Beside the table
log = Log
rules = Rules
chat = Talk
table = Table
jump = See this moment
jump-to = See the moment of: { $line }
card-back = a card face down
read-card = Read { $card }
rulings = Rulings
search-rules = Search the rules
rules-now = The step being played
nothing-found = Nothing found.
say-something = Say something to the table
send = Send
mute = Mute { $name }
mute-short = mute

# The dock
your-decision = Your decision
why-asked = What is this?
not-offered = It is no answer to the question that is asked now.
why-no = Why not { $deed }?
show-all = Show all { $n } answers
default-key = Space
game-over = The game is over.
waits-for = Waiting for { $who }…
waits = Waiting…
undo = Undo
undo-free = You can take your last decision back.
undo-ask = The others will be asked whether you may take it back.
undo-none = There is nothing to take back.
let-stand = { $label }, and ask me nothing of this kind again in this round
standing = { $n ->
    [one] One kind of question passes in this round without you being asked.
   *[other] { $n } kinds of questions pass in this round without you being asked.
}
ask-again = Ask me again
agree = Agree
refuse = Refuse
agreed = The table agreed.
not-agreed = The table did not agree.

# The tab of the table
fork-title = { $title }, played on
fork-help = This game goes on from a record: one person plays it against bots, and its cards and dice could be known.
invite-help = Whoever opens this address can sit down on a free seat or watch.
copy-link = Copy the address
copy-own-link = Copy the address of my own seat
own-link-help = It carries your secret: open it on another device to go on there.
copied = Copied.
copy-this = Copy this address
hand-over = Let a bot play my seat
take-back = Play my seat myself
leave = Leave for good
leave-help = A bot plays your seat to the end, and you cannot come back to it. If you only go away for a while, let a bot play instead.
leave-now = Leave this table
hand-over-other = Let a bot play
sit-here = Sit down here
seat-is-free = A seat at this table is free.
watch-seat = Ask to see their view
watch-public = See what is public again
unwatch = { $n ->
    [one] A spectator sees your view: end that
   *[other] { $n } spectators see your view: end that
 }
code-of-table = Code for a phone: this table
chance = Is the deal fair?
chance-help = Before anything was dealt the server bound itself to a secret by this sum, and every browser threw in a word of its own: so nobody could choose the deal. When the game is over, the sums can be checked.
chance-promise = Promised: { $hash }
chance-throw = Thrown in by you: { $word }
chance-check = Check the sums
chance-fair = The sums are right: nobody chose this deal.
chance-unfair = The sums are wrong: this is not the deal that was promised.
chance-by-hand = This browser does sums over a safe connection only; save the record and check it with conclave verify.
code-of-seat = Code for a phone: my own seat
open-replay = See the match from the beginning
explain-again = Explain every question again
will-explain = Every question will be explained once more.
keys = Keys
key-digits = 1, 2, 3 … give that answer
key-space = Space gives the usual answer
key-arrows = Arrows walk among answers and offered things, with Shift on the whole board
key-board = B goes to the board, D to the answers, L to the log, R to the rules
key-undo = U takes back
key-escape = Escape shows all answers again

# The replay
winding-back = Winding back…
replay = Replay
moment = Moment
moment-of = Moment { $n } of { $of }
play = Play
step-back = One decision back
step-on = One decision on
turn-back = One turn back
turn-on = One turn on
seen-by = Seen by
spectator = A spectator
as-seat = { $name }
fork = Play on from here
play-again = Play again
copy-moment = Copy this moment’s address
save-record = Save the record
of-earlier-rules = Played under rules { $rules }, which are no longer here.
closed-by-rules = Begun under rules { $rules }, and closed for good when the rules changed.

# The cards
fetching-cards = Fetching the cards…
cards-of = Cards of { $title }
search-cards = Search names, texts and rulings
search-deck-cards = Search cards
any = any
cards-found = { $n ->
    [one] One card
   *[other] { $n } cards
  }
n-rulings = { $n ->
    [one] one ruling
   *[other] { $n } rulings
  }

# Decks that people build
own-deck = Your own { $deck }
see-code = Look at this { $deck }
builder-of = { $deck } for { $title }
builder-line = Choose for whom it is, start from a published one or from nothing, and add cards. The rules are checked with every change.
deck-group = type
start-from = Start from
start-from-what = choose…
start-empty = nothing: empty
deck-is-here = Here it is: { $name }.
filters = Filters
show-others = also cards for others
show-all-cards = Show all cards
shelf-keys = Keys: arrows walk, + and − change copies, Enter reads a card, / searches, U undoes.
add-copy = One more { $card }
remove-copy = One { $card } fewer
n-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
points-and-most = { $n ->
    [one] 1 point
   *[other] { $n } points
  } · max { $most }
not-for = not for { $leader }
copies-now = { $n } × { $card }
points-of = { $n } of { $most } points
n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
points-left = { $n ->
    [one] One point is left.
   *[other] { $n } points are left.
  }
deck-legal = Legal.
deck-not-legal = { $n ->
    [one] Not legal, for one reason
   *[other] Not legal, for { $n } reasons
  }
deck-reasons = Reasons
deck-empty = Nothing is in it yet.
begin-with = Add cards with +, or begin with one that was published and can be played at once:
begin-empty = Add cards with +, or start from a published one.
see-deck = Your { $deck }: { $n }
see-cards = Add cards
play-with-deck = Play with it
import = Import…
export = Export…
your-decks = Your own, kept in this browser
deck-name = Name
keep-deck = Keep
deck-kept = Kept: { $name }.
open-deck = Open
forget-deck = Forget { $name }
deck-gone = { $name } is kept no more.
bring-back = Bring it back
too-many-decks = { $n } are kept already: forget one first.
keeps-nothing = This browser keeps nothing; export it instead.
no-own-decks = None is kept yet. What you keep here can be chosen in the lobby, where a table is set up.
set-aside = Before I opened a link
check-again = Check again
no-answer-now = The server does not answer; what you build stays in this browser.
not-found = { $n ->
    [one] There is no card called { $names }; it was left out.
   *[other] { $n } names stand for no card and were left out: { $names }.
  }
paste-deck = Paste a list, a code or a link
take-deck = Take it
deck-from-file = From a file…
nothing-pasted = There is nothing to take yet.
too-long = That is too long to be a list or a code.
deck-code = Code
deck-code-help = Paste it where a table is set up, or on a command line.
copy-code = Copy the code
copy-deck-link = Copy a link
deck-list = List
copy-list = Copy the list
save-list = Save as a file
paste-code = my own: paste a code
code-for = Code for { $option }
value-any = any
