# Le frasi della pagina. Ciò che dicono i giochi arriva con le scene.

# La testata
skip = Vai al tavolo
pages = Pagine
lobby = Ingresso
cards = Carte
language = Lingua
theme = Chiaro o scuro
close = Chiudi

# L’ingresso
lobby-title = Il Conclave è aperto
lobby-line = Un tavolo per giochi di magia. Le regole sono rispettate, i segreti restano segreti, e un bot è sempre pronto a giocare.
games = Giochi
for-players = da { $least } a { $most } giocatori
for-just = { $n } giocatori
play-now = Gioca subito
set-up = Prepara un tavolo…
browse-cards = Carte
how-to-play = Come si gioca
your-name = Il tuo nome
players = Giocatori
seats = Chi siede dove
seat-number = Posto { $n }
seat-me = Mi siedo qui
seat-open = Libero: chi ha l’indirizzo
a-bot = Bot: { $bot }
bot-greedy = avido
bot-random = casuale
options = { $n ->
    [one] Una opzione del gioco
   *[other] { $n } opzioni del gioco
  }
value-true = sì
value-false = no
lay-table = Apparecchia il tavolo
clock = Orologio
untimed = nessuno: ognuno ha tutto il tempo che vuole
clock-of = { $minutes } minuti a testa, e { $seconds } secondi a ogni decisione
found-by = Chi lo trova
found-by-all = Tutti, all’ingresso
found-by-link = Solo chi ha l’indirizzo
masked = Nascondi a chi tocca
masked-usual = come serve al gioco
masked-yes = sì: tutti aspettano allo stesso modo
masked-no = no: nessuno aspetta
bring-record = Apri una partita da un file
your-tables = I tuoi tavoli
all-tables = Tavoli aperti e in gioco
no-answer = Il server non risponde; i tuoi posti restano in memoria.
no-tables = Al momento non c’è nessun altro tavolo.
no-own-tables = Non ti sei ancora seduto.
state-open = aperto
state-running = in gioco
state-over = finito
state-closed = chiuso da nuove regole
moves-so-far = { $n ->
    [one] una decisione finora
   *[other] { $n } decisioni finora
  }
join = Siediti
watch = Guarda
go-on = Continua
a-guest = un ospite
free-seat = un posto libero
unofficial = Conclave è un progetto amatoriale, non ufficiale e senza commercio, non legato agli editori dei giochi. Tutti i disegni e le frasi sono suoi.

# Il tavolo
sitting-down = Ci si siede…
to-lobby = Torna all’ingresso
to-table = Al tavolo
cut-off = La connessione è caduta. Riprovo…
board-of = Tabellone di { $title }
beside-board = Accanto al tabellone
legend = Che cosa significano i segni
between = Tra { $a } e { $b }
zoom = Ingrandisci il tabellone
you = tu
plays = gioca
is-asked = deve rispondere
away = assente
beside = Accanto al tavolo
log = Cronaca
rules = Regole
chat = Parole
table = Tavolo
jump = Vedi questo momento
jump-to = Vedi il momento di: { $line }
card-back = una carta coperta
read-card = Leggi { $card }
rulings = Chiarimenti
search-rules = Cerca nelle regole
rules-now = Il passo in gioco
nothing-found = Non ho trovato nulla.
say-something = Di’ qualcosa al tavolo
send = Invia
mute = Silenzia { $name }
mute-short = silenzia

# La domanda
your-decision = La tua decisione
why-asked = Che cos’è?
not-offered = Non è una risposta alla domanda di adesso.
why-no = Perché no: { $deed }?
show-all = Mostra tutte le { $n } risposte
default-key = Spazio
game-over = La partita è finita.
waits-for = Si aspetta { $who }…
waits = Si aspetta…
undo = Annulla
undo-free = Puoi ritirare la tua ultima decisione.
undo-ask = Si chiederà agli altri se puoi ritirarla.
undo-none = Non c’è nulla da ritirare.
let-stand = { $label }, e non chiedermi più nulla del genere in questo turno
standing = { $n ->
    [one] Un tipo di domanda passa in questo turno senza che ti venga posta.
   *[other] { $n } tipi di domande passano in questo turno senza che ti vengano poste.
}
ask-again = Chiedimelo di nuovo
agree = Acconsenti
refuse = Rifiuta
agreed = Il tavolo ha acconsentito.
not-agreed = Il tavolo non ha acconsentito.

# La scheda del tavolo
fork-title = { $title }, ripresa
fork-help = Questa partita riprende da una registrazione: la gioca una persona sola contro i bot, e le sue carte e i suoi dadi potrebbero essere noti.
invite-help = Chi apre questo indirizzo può sedersi a un posto libero o guardare.
copy-link = Copia l’indirizzo
copy-own-link = Copia l’indirizzo del mio posto
own-link-help = Contiene il tuo segreto: aprilo su un altro dispositivo per continuare lì.
copied = Copiato.
copy-this = Copia questo indirizzo
hand-over = Lascia giocare un bot al mio posto
take-back = Riprendo il mio posto
leave = Lascia per sempre
leave-help = Un bot gioca al tuo posto fino alla fine, e non puoi più riprenderlo. Se ti allontani solo per un po’, lascia invece giocare un bot.
leave-now = Lascia questo tavolo
hand-over-other = Fai giocare un bot
sit-here = Siediti qui
seat-is-free = A questo tavolo c’è un posto libero.
watch-seat = Chiedi di vedere ciò che vede
watch-public = Torna a ciò che è pubblico
unwatch = { $n ->
    [one] Uno spettatore vede ciò che vedi tu: fallo smettere
   *[other] { $n } spettatori vedono ciò che vedi tu: falli smettere
 }
code-of-table = Codice per il telefono: questo tavolo
chance = La distribuzione è onesta?
chance-help = Prima di distribuire, il server si è legato a un segreto con questa somma, e ogni browser ha aggiunto una parola sua: così nessuno ha potuto scegliere la distribuzione. A partita finita si può rifare il conto.
chance-promise = Promesso: { $hash }
chance-throw = Aggiunto da te: { $word }
chance-check = Rifai il conto
chance-fair = Il conto torna: nessuno ha scelto questa distribuzione.
chance-unfair = Il conto non torna: non è la distribuzione promessa.
chance-by-hand = Questo browser fa i conti solo su una connessione sicura; salva la partita e controllala con conclave verify.
code-of-seat = Codice per il telefono: il mio posto
open-replay = Rivedi la partita dall’inizio
explain-again = Spiega di nuovo ogni domanda
will-explain = Ogni domanda sarà spiegata un’altra volta.
keys = Tasti
key-digits = 1, 2, 3 … danno quella risposta
key-space = Spazio dà la risposta consueta
key-arrows = Le frecce passano tra risposte e cose offerte, con Maiusc su tutto il tabellone
key-board = B va al tabellone, D alle risposte, L alla cronaca, R alle regole
key-undo = U ritira
key-escape = Esc mostra di nuovo tutte le risposte

# La replica
winding-back = Si riavvolge…
replay = Replica
moment = Momento
moment-of = Momento { $n } di { $of }
play = Avvia
step-back = Una decisione indietro
step-on = Una decisione avanti
turn-back = Un turno indietro
turn-on = Un turno avanti
seen-by = Visto da
spectator = Uno spettatore
as-seat = { $name }
fork = Gioca da qui
play-again = Gioca di nuovo
copy-moment = Copia l’indirizzo di questo momento
save-record = Salva la partita
of-earlier-rules = Giocata con le regole { $rules }, che qui non ci sono più.
closed-by-rules = Cominciata con le regole { $rules }, e chiusa per sempre quando le regole sono cambiate.

# Le carte
fetching-cards = Si prendono le carte…
cards-of = Carte di { $title }
search-cards = Cerca nomi, testi e chiarimenti
search-deck-cards = Cerca carte
any = qualsiasi
cards-found = { $n ->
    [one] Una carta
   *[other] { $n } carte
  }
n-rulings = { $n ->
    [one] un chiarimento
   *[other] { $n } chiarimenti
  }

# I mazzi che si costruiscono
own-deck = Il tuo { $deck }
see-code = Guarda questo { $deck }
builder-of = { $deck } per { $title }
builder-line = Scegli per chi è, comincia da uno pubblicato o da niente, e aggiungi carte. Le regole si controllano a ogni cambiamento.
deck-group = tipo
start-from = Comincia da
start-from-what = scegli…
start-empty = niente: vuoto
deck-is-here = Eccolo: { $name }.
filters = Filtri
show-others = anche le carte per altri
show-all-cards = Mostra tutte le carte
shelf-keys = Tasti: le frecce scorrono, + e − cambiano le copie, Invio legge una carta, / cerca, U annulla.
add-copy = Un’altra copia di { $card }
remove-copy = Una copia in meno di { $card }
n-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
  }
points-and-most = { $n ->
    [one] 1 punto
   *[other] { $n } punti
  } · max { $most }
not-for = non per { $leader }
copies-now = { $n } × { $card }
points-of = { $n } di { $most } punti
n-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
  }
points-left = { $n ->
    [one] Resta un punto.
   *[other] Restano { $n } punti.
  }
deck-legal = Valido.
deck-not-legal = { $n ->
    [one] Non valido, per una ragione
   *[other] Non valido, per { $n } ragioni
  }
deck-reasons = Ragioni
deck-empty = Non c’è ancora nulla.
begin-with = Aggiungi carte con +, o comincia con uno pubblicato, che si può giocare subito:
begin-empty = Aggiungi carte con +, o comincia da uno pubblicato.
see-deck = Il tuo { $deck }: { $n }
see-cards = Aggiungi carte
play-with-deck = Gioca con questo
import = Importa…
export = Esporta…
your-decks = I tuoi, tenuti in questo browser
deck-name = Nome
keep-deck = Tieni
deck-kept = Tenuto: { $name }.
open-deck = Apri
forget-deck = Dimentica { $name }
deck-gone = { $name } non è più tenuto.
bring-back = Riprendilo
too-many-decks = Ne sono già tenuti { $n }: prima dimenticane uno.
keeps-nothing = Questo browser non tiene nulla; esportalo piuttosto.
no-own-decks = Non ne è ancora tenuto nessuno. Ciò che tieni qui si può scegliere nell’ingresso, dove si prepara un tavolo.
set-aside = Prima che aprissi un indirizzo
check-again = Controlla di nuovo
no-answer-now = Il server non risponde; ciò che costruisci resta in questo browser.
not-found = { $n ->
    [one] Non c’è nessuna carta di nome { $names }; è stata lasciata fuori.
   *[other] { $n } nomi non indicano nessuna carta e sono stati lasciati fuori: { $names }.
  }
paste-deck = Incolla una lista, un codice o un indirizzo
take-deck = Prendi
deck-from-file = Da un file…
nothing-pasted = Non c’è ancora nulla da prendere.
too-long = È troppo lungo per una lista o un codice.
deck-code = Codice
deck-code-help = Incollalo dove si prepara un tavolo, o su una riga di comando.
copy-code = Copia il codice
copy-deck-link = Copia un indirizzo
deck-list = Lista
copy-list = Copia la lista
save-list = Salva come file
paste-code = il mio: incolla un codice
code-for = Codice per { $option }
value-any = qualsiasi
