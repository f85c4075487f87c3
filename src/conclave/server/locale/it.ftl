# Ciò che il server del tavolo dice alle persone.

## Tavoli e posti
kept-elsewhere = Questo tavolo è tenuto da un’altra parte del server; riprova.
no-such-table = Questo tavolo non esiste; forse l’indirizzo è incompleto.
no-such-game = Questo gioco qui non c’è.
game-unknown = Il gioco { $game } qui non c’è; installati: { $known }.
no-decks = Per { $game } nessuno costruisce mazzi.
one-deck = Un mazzo si dà come lista, come codice o con le sue chiavi: in uno di questi modi.
bad-record = Questa non è la registrazione di una partita.
bad-options = Il gioco non conosce una di queste opzioni.
seats-and-players = Un tavolo per { $players } giocatori richiede altrettanti posti, non { $seats }.
no-such-seat = A questo tavolo non c’è il posto { $seat }.
seat-unknown = A questo tavolo da { $seats } non c’è il posto { $seat }.
seat-taken = Quel posto è già occupato.
table-full = A questo tavolo non ci sono posti liberi; puoi guardare.
no-such-bot = Il bot { $bot } qui non c’è; disponibili: { $known }.
cannot-revive = Questo tavolo non può essere ripristinato.
table-closed = Chi tiene questo server ha chiuso questo tavolo.
table-deleted = Chi tiene questo server ha cancellato questo tavolo.
closing = Il server sta chiudendo; il tuo tavolo è al sicuro e torna insieme a lui.

## Giocare
stale = Nel frattempo il tavolo è cambiato; guarda di nuovo e decidi da capo.
not-asked = Ora non ti viene chiesto nulla.
other-option = Non è una delle tue opzioni.
cannot-stand = Puoi far valere per tutto il turno solo il rifiuto di una domanda segreta.
game-over = La partita è finita: non c’è più nulla da decidere.
bot-raised = Il bot { $bot } si è bloccato su questa decisione: per { $seat } ha risposto il caso.
bot-nonsense = Il bot { $bot } ha dato una risposta che non era offerta: per { $seat } ha risposto il caso.
bot-slow = Il bot { $bot } non ha risposto in tempo: d’ora in poi per { $seat } risponde il caso.
bot-plays = Un bot gioca questo posto; prima riprendilo.
not-dealt = La partita viene distribuita appena tutti sono arrivati.
not-stored = Non è stato possibile salvarlo, quindi non è successo; torna al tavolo e riprova.
rules-failed = Le regole si sono bloccate su quella decisione, quindi non è successa; il tavolo è com’era prima.

## Ritirare
nothing-to-undo = Non hai preso nessuna decisione che tu possa ritirare.
undo-stands = Quella decisione non può più essere ritirata.
undo-by-consent = Nel frattempo qualcosa è stato mostrato o deciso: gli altri devono acconsentire.
bots-do-not-mind = Nel frattempo qualcosa è stato mostrato o deciso, ma ai bot non importa.
undo-needs-absent = Nel frattempo qualcosa è stato mostrato o deciso, e non sono qui tutti quelli che devono acconsentire.

## Acconsentire
ask-undo = { $who } vorrebbe ritirare l’ultima decisione, e con essa tutto ciò che ne è seguito. Acconsenti?
ask-hand-over = { $who } vorrebbe far giocare il bot { $bot } al posto di { $seat }, che è assente. Acconsenti?
ask-watch = { $who } vorrebbe vedere il tavolo con i tuoi occhi, segreti compresi. Acconsenti?
a-spectator = Uno spettatore
nobody-to-ask = Non c’è nessuno che possa acconsentire.
asked-lately = L’hai già chiesto; puoi chiederlo di nuovo tra { $n } { $n ->
    [one] secondo
   *[other] secondi
 }.
already-asked = È già stato chiesto; aspetta la risposta.
not-your-question = Quella domanda è già chiusa, o non era per te.
not-a-persons-seat = In quel posto non gioca una persona.
still-there = Chi gioca quel posto è ancora qui.
back-soon = Chi gioca quel posto può ancora tornare; un bot potrà giocare al suo posto tra { $n } { $n ->
    [one] secondo
   *[other] secondi
 }.
left-for-good = Hai lasciato questo tavolo per sempre.
yours-already = Questo posto lo giochi già tu.
time-up = Il tuo tempo è finito: un bot gioca questo posto fino alla fine.
only-spectators = Solo uno spettatore può guardare da sopra la spalla di qualcuno.
only-seated = Può farlo solo chi siede al tavolo.
talks-too-fast = Parli più in fretta di quanto gli altri possano leggere; aspetta un momento.
nothing-said = In quel messaggio non c’è nulla.

## Momenti e partite registrate
no-such-moment = Il momento { $n } qui non c’è; l’ultimo è { $last }.
record-too-long = Rigiocare questa registrazione richiede troppo: al massimo { $n } decisioni, comprese quelle ritirate, o { $seconds } secondi.
record-when-over = La registrazione rivela tutti i segreti; si può avere quando la partita è finita.
fork-alone = Una partita ripresa da una registrazione la gioca una persona sola contro i bot: chi ha la registrazione potrebbe sapere che cosa verrà.
fork-when-over = Puoi continuare da un momento quando la partita è finita.
again-when-over = Puoi giocare di nuovo quando la partita è finita.
not-your-view = Finché la partita è in corso puoi guardare indietro solo con i tuoi occhi.

## Regole precedenti
earlier-rules = Questa partita è stata giocata con le regole { $was }, e qui ci sono le regole { $now }: si può guardare e salvarne la registrazione, ma non proseguire.
closed-by-rules = Questa partita è cominciata con le regole { $was } ed è stata chiusa per sempre quando le regole sono cambiate: si può guardare e salvarne la registrazione.
not-shown = Questa partita è stata giocata con le regole { $was }, che qui non ci sono più, e ciò che se ne vedeva non è stato conservato; la registrazione si può ancora salvare.
album-unread = Ciò che si vedeva di questa partita è stato conservato da un’altra versione di Conclave e qui non si può disegnare; la registrazione si può ancora salvare.

## Alla porta
banned = Chi tiene questo server non ti fa entrare.
wrong-token = Questo indirizzo non dà un posto a questo tavolo.
hello-first = Il primo messaggio deve essere un saluto.
hello-late = Il saluto non è arrivato in tempo.
hello-again = Hai già salutato.
full = Ora non c’è spazio per altri ascoltatori; torna tra un po’.
enough = È stato troppo per questo tavolo; la connessione è chiusa.
too-much-work = Hai chiesto molto lavoro in poco tempo; aspetta un momento, gli altri giocano.
too-fast = Troppo in fretta; aspetta un momento.
header-late = L’intestazione della richiesta non è arrivata in tempo.
body-late = Il corpo della richiesta non è arrivato in tempo.
header-too-large = Una richiesta può avere al massimo { $n } intestazioni, e { $bytes } byte in tutto.
bad-request = Questa richiesta non si capisce.
house-full = Ora sono aperte troppe connessioni; torna tra un po’.
wrong-name = Questo server non ha quel nome; chi lo gestisce può aggiungerlo con --name.
wrong-origin = Una pagina di un altro sito qui non può farlo.
too-large = Un messaggio può avere al massimo { $n } byte.
too-many-tables = Di recente hai preparato { $n } tavoli; per ora basta così.
not-json = Il messaggio non è JSON.
not-said-json = La richiesta deve dichiarare di essere JSON.
bad-shape = Il messaggio non ha la forma che deve avere: { $what }.
bad-parameter = Il parametro { $name } è sconosciuto, o non è come deve essere.
wrong-method = { $method } qui non si può fare.
nothing-here = Qui non c’è nulla.
failed = Qualcosa è andato storto da parte nostra; il tuo tavolo è al sicuro.

## Il server stesso
numbers-need-token = I numeri di questo server sono per chi mostra il loro gettone.
health-slow = La base di dati non risponde in tempo.
health-locked = La base di dati è bloccata da un altro programma.
health-read-only = Nella base di dati non si può scrivere.
health-full = Non c’è più spazio per la base di dati.
health-gone = La base di dati non c’è più, o è un’altra.
health-failed = La base di dati ha un guasto; il registro dice perché.
