### Ciò che dice Dark Artifacts, in italiano. Ogni tipo di pezzo è maschile e comincia per consonante, così che
### gli articoli stiano nelle frasi; i giocatori si chiamano come il loro colore: il Bianco, del Nero.
### Le voci da `card-` in poi hanno il testo inglese accanto alle regole.

## Giocatori

seat-white = Bianco
seat-black = Nero
seat-red = Rosso
seat-blue = Blu
seat-onlooker = uno spettatore
leader-white = Ombra Pallida
leader-black = Luna Oscura
leader-red = Rosa Cremisi
leader-blue = Lacrime di Zaffiro

## Pezzi e luoghi

type-five = pezzo da 5
type-four = pezzo da 4
type-three = pezzo da 3
type-two = pezzo da 2
type-leader = capo
type-cube-a = cubo reliquia A
type-cube-b = cubo reliquia B
type-cube = cubo reliquia
type-unknown = pezzo nascosto
short-five = 5
short-four = 4
short-three = 3
short-two = 2
short-leader = capo
short-cube = reliquia
short-unknown = ?
short-cube-a = reliquia A
short-cube-b = reliquia B
a-five = un pezzo da 5
a-four = un pezzo da 4
a-three = un pezzo da 3
a-two = un pezzo da 2
a-leader = un capo
a-cube = un cubo reliquia
a-cube-a = il cubo reliquia A
a-cube-b = il cubo reliquia B
a-unknown = un pezzo nascosto
types-five = pezzi da 5
types-four = pezzi da 4
types-three = pezzi da 3
types-two = pezzo da 2
types-leader = capo
types-cube = reliquia
types-cube-a = reliquia A
types-cube-b = reliquia B
slot-four = i tuoi pezzi da 4
slot-three = i tuoi pezzi da 3
slot-two = il tuo pezzo da 2
slot-leader = il tuo capo
slot-cube-a = il cubo reliquia A
slot-cube-b = il cubo reliquia B
slot-cube = il tuo cubo reliquia
level-1 = potere 1
level-2 = potere 2
level-3 = potere 3
level-4 = reliquia
unknown-card = una carta nascosta
nowhere = fuori dal tabellone
line = tra { $one } e { $other }
and = { $first } e { $last }
piece-of = { $piece } del { $seat }
numbered = { $what } #{ $n }
entity = { $top } in { $space } { $contents }
entity-here = { $top } { $contents }
yours = il tuo { $what }
pieces = ({ $n } pezzi)
more-than-one = (più di un pezzo)
over = (sopra { $what })
unknown-pieces = { $n ->
    [one] 1 pezzo ignoto
   *[other] { $n } pezzi ignoti
}

## Opzioni

option-pass-act = Passa: il tuo turno finisce
option-pass-strike = Il Drago non attacca
option-pass = Rinuncia: non succede nulla
option-use = Fai agire { $card }
option-keep = Tieni { $card }
option-swamp = Palude in { $space }
option-wall = Muro { $line }
option-forest = Foresta in { $space }
option-place = Pila in { $space }
option-lay = { $type ->
    [five] pezzo da 5: chiude la pila
   *[other] { $piece }
}
option-move = Muovi il { $what }{ $reach ->
    [one] { "" }
   *[other] , fino a { $reach } caselle
}
option-to = Verso { $space }
option-to-stay = Resta in { $space }
option-split = Dividi il { $what }{ $relic ->
    [yes] : la reliquia si spezza
   *[no] { "" }
}
option-attack = Attacco in { $at }: { $what } contro { $whom }, { $mine } a { $theirs }, { $wins ->
    [yes] riesce
   *[no] fallisce
}
option-command = Comanda il Drago in { $space }
option-strike = Il Drago attacca il { $whom }, 6 a { $theirs }, { $wins ->
    [yes] riesce
   *[no] fallisce
}
option-step = Verso { $space }
option-push = Spingi il { $what }
option-unveil = Svela il { $what }
option-defeat = Sconfiggi il { $what }
option-peek = Guarda sotto il { $what }
option-return = Riporta un { $piece }
option-exchange = Scambia con il { $what }
option-dragon = Drago in { $space }
option-next = Prima ciò che segue dalla caduta del { $what } in { $space }
option-veil = Copri con un { $piece }
option-lift-swamp = Prendi la palude in { $space }
option-lift-wall = Prendi il muro { $line }
option-lift-forest = Prendi la foresta in { $space }

## Domande

ask-use = Quale testo agisce?
ask-order = Quale testo agisce per primo?
ask-keep = Quale carta tieni per { $slot }?
ask-swamp = In quale casella metti la palude?
ask-wall = Dove metti { $n ->
    [one] un muro
   *[other] il primo di due muri
}?
ask-place = Dove sta la tua { $n ->
    [1] prima
    [2] seconda
    [3] terza
   *[other] quarta
} pila?
ask-lay = Quale pezzo metti ora nella pila in { $space }, dal basso verso l’alto?
ask-act = Che cosa fai? Ti restano { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
} e { $attacks ->
    [0] nessun attacco
    [one] 1 attacco
   *[other] { $attacks } attacchi
}.
ask-move = Dove va il { $what }?
ask-dragon = Dove va il Drago?
ask-strike = Chi attacca il Drago in { $space }?
ask-next = Più pezzi sono caduti insieme. Che cosa si risolve per primo?
ask-push = { $card }: dove viene spinto il { $what }?
ask-lift = { $card }: la scatola è vuota; quale pezzo di terreno sul tabellone sposti?
ask-card = { $card }: che cosa scegli?
ask-card-step = { $card }: dove va questa entità?
ask-card-push = { $card }: chi spingi?
ask-card-unveil = { $card }: chi sveli?
ask-card-defeat = { $card }: di quale entità sconfiggi la cima?
ask-card-peek = { $card }: sotto la cima di quale entità guardi?
ask-card-return = { $card }: quale pezzo torna in { $space }?
ask-card-exchange = { $card }: con quale entità scambia il posto?
ask-card-dragon = { $card }: dove arriva il Drago?
ask-card-swamp = { $card }: dove metti la palude?
ask-card-wall = { $card }: dove metti il muro?
ask-card-forest = { $card }: dove metti la foresta?
ask-card-veil = { $card }: copri ciò che resta in { $space }?

## Il gioco in cinque frasi

primer-1 = Ogni fazione nasconde un capo nelle sue pile: trova il capo nemico e sconfiggilo, e proteggi il tuo.
primer-2 = Prima tutti scelgono le carte in segreto, poi si piazzano i terreni e ognuno costruisce le sue pile dietro uno schermo.
primer-3 = Di una pila è in gioco solo la cima: i suoi punti sono la forza, e la sua carta vale finché è visibile.
primer-4 = Nel tuo turno hai fino a tre azioni: Movimento, Divisione e, una volta sola, Attacco a un nemico nella stessa casella.
primer-5 = Vince la forza maggiore, gli alleati nella casella aiutano chi attacca, e ciò che cade scopre il pezzo sottostante.

## Che cosa deve sapere un principiante alla prima domanda

help-keep = Ogni tipo di pezzo, tranne quello da 5, ha una carta, che vale per ogni pezzo visibile di quel tipo. Le reliquie hanno carte proprie. Il resto di ciò che hai ricevuto torna nella scatola senza che nessuno lo veda.
help-swamp = Nessuno può entrare in una palude. Non può stare dove si schierano le pile e non può dividere il tabellone.
help-wall = Nessuno attraversa un muro. Non può toccare una casella dove si schierano le pile e non può dividere il tabellone.
help-place = Tutti i tuoi pezzi vanno in { $n } pile sulle tue caselle, al massimo due pile per casella.
help-lay = Si costruisce dal basso verso l’alto, e un pezzo da 5 in cima chiude la pila. Gli altri vedono solo le cime. Ogni pila accoglie al massimo una reliquia. Nascondi bene il tuo capo: chi lo perde ha perso.
help-act = Il Movimento va di una casella, più una per ogni alleato nella casella di partenza. La Divisione stacca la cima e rivela ciò che stava sotto. L’Attacco, una volta per turno, richiede più forza del bersaglio nella stessa casella: i punti in cima, più 1 per ogni alleato presente.
help-move = Un Movimento va in orizzontale o in verticale, non entra in una palude, non attraversa un muro, non va dove c’è il Drago; una foresta lo termina.
help-dragon = Il Drago si muove di 0 o 1 casella, sopra ogni cosa. Comandarlo costa un’azione e l’attacco del turno.
help-strike = Il Drago attacca con forza 6 e non ha supporto.
help-next = Sei il giocatore attivo, quindi decidi tu l’ordine di ciò che accade nello stesso momento.
help-push = Una spinta è un passo valido, e scegli tu in che direzione.
help-lift = Tutti i pezzi di questo terreno sono già sul tabellone, quindi se ne sposta uno.
help-card = { $sentence }
help-use = { $sentence }
help-order = { $sentence }

## La cronaca. La prima lettera di una riga diventa sempre maiuscola.

log-dealt = Le carte sono distribuite e tutti scelgono in segreto.
log-kept = Tieni { $card } per { $slot }.
log-put-swamp = { $by }il { $who } mette una palude in { $space }.
log-put-wall = { $by }il { $who } mette un muro { $line }.
log-put-forest = { $by }il { $who } mette una foresta in { $space }.
log-screens-gone = Si tolgono gli schermi: tutte le pile sono allo scoperto.
log-turn-begins = Turno { $turn }: { $who }.
log-moved = Il { $who } muove { $a-top } da { $from } a { $to }.
log-splits = Il { $who } divide la pila in { $at }: il suo { $piece } ora sta a parte.
log-attacked = Il { $what } attacca il { $whom } in { $at }, { $mine } a { $theirs }: { $wins ->
    [yes] riesce
   *[no] fallisce
}.
log-defeated = { $leader ->
    [yes] { $by }il capo del { $who }, { $name }, è sconfitto in { $at }.
   *[no] { $by }il { $piece } del { $who } in { $at } è sconfitto.
}
log-revealed = Il { $who } rivela { $leader ->
    [yes] il capo { $name }
   *[no] { $a-piece }
} in { $at }{ $has-card ->
    [yes] , con { $card }: { $sentence }
   *[no] .
}
log-returned = { $by }{ $a-piece } del { $who } torna in { $space }.
log-pushed = { $by }il { $who } spinge il { $what } da { $from } a { $to }.
log-unveiled = { $by }la pila del { $who } in { $at } viene aperta, e il suo { $piece } ora sta a parte.
log-peeked = { $by }il { $who } guarda in segreto sotto il { $what } in { $at }.
log-saw = Vedi { $a-piece } sotto il { $what } in { $at }.
log-joined = Il { $who } passa dalla parte del { $victor }.
log-won = Il { $who } vince.
log-drawn = La partita finisce in pareggio.
log-dragon-came = { $by }il Drago arriva in { $space } e obbedisce al { $who }.
log-dragon-moved = Il { $who } manda il Drago da { $from } a { $to }.
log-dragon-struck = Il Drago del { $who } attacca il { $what } in { $at }, { $mine } a { $theirs }: { $wins ->
    [yes] riesce
   *[no] fallisce
}.
log-lost-action = { $by }il { $who } perde un’azione.
log-gained-action = { $by }il { $who } ha un’azione in più{ $attacks ->
    [0] { "" }
   *[other] { " " }e un attacco in più
}{ $later ->
    [1] { " " }nel prossimo turno
   *[other] { "" }
}.
log-turn-cut = { $by }il turno del { $who } finisce non appena tutti gli effetti sono risolti.
log-veiled = { $by }il { $who } copre la pila in { $at } con un pezzo da 5; nulla viene rivelato.
log-exchanged = { $by }il { $what } e il { $whom } si scambiano di posto.
log-broke = { $opened ->
    [yes] { $by }il { $piece } del { $who } in { $at } si spezza.
   *[no] Il { $who } divide la pila in { $at }: il { $piece } si spezza.
}
log-passed = Il { $who } passa.
log-stalemate = Per 30 turni nulla è stato diviso, rivelato o sconfitto. Vince la fazione con più pezzi sul tabellone: il massimo è { $n }.
log-stepped = { $by }il { $what } va da { $from } a { $to }.
log-took-wall = { $by }il { $who } toglie il muro { $line }.
log-took-swamp = { $by }il { $who } toglie la palude in { $space }.
log-took-forest = { $by }il { $who } toglie la foresta in { $space }.
log-passed-over = Il { $who } non ha nulla sul tabellone e salta il turno.
by-card = { $card }:{ " " }

## La scena

phase-draft = Scelta delle carte
phase-terrain = Terreni
phase-stacking = Costruzione delle pile
phase-play = Turno { $turn }
banner-draft = Tutti scelgono le carte in segreto
banner-terrain = Il { $who } piazza i terreni
banner-stacking = Tutti costruiscono le pile in segreto
banner-play = Tocca al { $who }
banner-over = La partita è finita
result-won = { $one ->
    [yes] Vince il { $who }
   *[no] Vincono insieme { $who }
}
result-drawn = Pareggio: { $who } condividono il primo posto
track-actions = azioni rimaste
track-attacks = attacchi rimasti
track-turn = turno
track-still = turni senza divisioni, rivelazioni o sconfitte
track-left = Ancora da impilare
mark-swamp = palude
mark-forest = foresta
mark-home = qui si schiera il { $seat }
dragon = Drago
dragon-of = Drago, obbedisce al { $seat }
dragon-wild = Drago, non obbedisce a nessuno
note-pieces = { $n ->
    [one] 1 pezzo sul tabellone
   *[other] { $n } pezzi sul tabellone
}
note-entities = { $n ->
    [one] 1 entità sul tabellone
   *[other] { $n } entità sul tabellone
}
note-fallen = caduti: { $what }
note-side = dalla parte del { $seat }
note-leaderless = il suo capo è caduto
note-chose = ha scelto
note-choosing = sta ancora scegliendo
waits-beneath = ciò che sta sotto il { $piece } caduto
stack-begun = un posto vuoto
legend-5 = punti in cima
legend-L = capo
legend-r = reliquia

## Le carte

kind-when-revealed = quando è rivelato
kind-when-defeated = quando è sconfitto
kind-always-active = sempre attivo
fact-level-1-power = potere 1
fact-level-2-power = potere 2
fact-level-3-power = potere 3
fact-level-cursed-relic = reliquia maledetta
fact-slot-four-dots = pezzi da 4
fact-slot-three-dots-or-leader = pezzi da 3 o capo
fact-slot-two-dot = pezzo da 2
fact-slot-relic-cube = cubo reliquia
card-A1 = Passo Svelto
card-A1-text = Quando è rivelato, puoi fare un passo valido con questa entità.
card-A2 = Pelle di Spine
card-A2-text = Questo pezzo ha +1 alla forza mentre viene attaccato.
card-A3 = Spinta d’Addio
card-A3-text = Quando è sconfitto, spingi l’entità nemica che lo ha sconfitto; se è stato un effetto, spingi un’entità nemica qui.
card-A4 = Sussurratore
card-A4-text = Quando è rivelato, guarda in segreto il pezzo subito sotto la cima di un’entità nemica, ovunque sia.
card-A5 = Guida del Branco
card-A5-text = Questo pezzo conta come due alleati quando le tue altre entità qui si muovono.
card-A6 = Scintilla di Cenere
card-A6-text = Quando è rivelato, sconfiggi la cima di un’entità nemica qui, se la sua forza stampata è 2 o meno.
card-A7 = Passo Palustre
card-A7-text = Questa entità può entrare nelle paludi e attraversare i muri.
card-A8 = Pedaggio Funesto
card-A8-text = Quando è sconfitto nel turno di un nemico, quel giocatore perde una delle azioni che gli restano nel turno.
card-B1 = Pietra del Balzo
card-B1-text = Quando è rivelato, puoi mettere questa entità in una casella distante al massimo due passi, ignorando i muri: non in una palude, né dove c’è il Drago.
card-B2 = Marchio di Guerra
card-B2-text = Questo pezzo ha +2 alla forza quando attacca.
card-B3 = Stendardo di Guerra
card-B3-text = Questo pezzo conta come due alleati quando le tue altre entità qui attaccano.
card-B4 = Sosia
card-B4-text = Quando è rivelato, puoi scambiare di posto questa entità e un’altra delle tue, ovunque sia.
card-B5 = Richiamo della Tomba
card-B5-text = Quando è rivelato, un tuo pezzo da 5 torna dal cimitero in questa casella.
card-B6 = Repulsione
card-B6-text = Quando è rivelato, spingi ogni entità nemica qui una volta, nell’ordine che vuoi.
card-B7 = Muro d’Ossa
card-B7-text = Quando è rivelato, metti un muro su una linea libera di questa casella.
card-B8 = Smascheramento
card-B8-text = Quando è rivelato, svela un’entità nemica qui o in una casella adiacente.
card-B9 = Rigoglio
card-B9-text = Quando è rivelato, metti una foresta qui o in una casella adiacente senza palude, foresta né Drago.
card-B10 = Ultimo Velo
card-B10-text = Quando è sconfitto e restano pezzi sotto di lui, puoi coprirli con un pezzo da 5 del tuo cimitero; nulla viene rivelato.
card-B11 = Incrollabile
card-B11-text = Questo pezzo non può essere sconfitto da effetti, né spinto, né svelato.
card-B12 = Guardiano dei Lacci
card-B12-text = Un’entità nemica che si muove in questa casella termina lì il suo movimento.
card-C1 = Evocatore del Drago
card-C1-text = Quando è rivelato, metti il Drago in una casella senza entità né palude, distante al massimo due passi: lo comandi finché questo pezzo è visibile.
card-C2 = Presa del Gigante
card-C2-text = Questo pezzo attacca con una forza base di 6.
card-C3 = Cataclisma
card-C3-text = Quando è rivelato, sconfiggi la cima di ogni altra entità qui, anche delle tue.
card-C4 = Negromante
card-C4-text = Quando è rivelato, fino a due tuoi personaggi tornano dal cimitero in questa casella.
card-C5 = Tempesta
card-C5-text = Quando è rivelato, spingi fino a tre entità nemiche qui o in caselle adiacenti, una volta ciascuna.
card-C6 = Piega del Tempo
card-C6-text = Quando è rivelato, hai un’azione e un attacco in più: subito se è il tuo turno, altrimenti nel tuo prossimo.
card-C7 = Profeta di Sventura
card-C7-text = Quando è sconfitto, sconfiggi la cima dell’entità che lo ha sconfitto; se è stato un effetto, la cima di un’entità nemica qui.
card-C8 = Egida
card-C8-text = Le tue altre entità qui hanno +2 alla forza mentre vengono attaccate.
card-D1 = Idolo in Frantumi
card-D1-text = Quando è rivelato da un attacco nemico, sconfiggi la cima dell’entità che attacca.
card-D2 = Lanterna della Palude
card-D2-text = Quando è rivelato, metti una palude in una casella adiacente senza entità, palude, foresta né Drago.
card-D3 = Sonaglio d’Ossa
card-D3-text = Quando è rivelato, un tuo personaggio torna dal cimitero in questa casella.
card-D4 = Corona Vuota
card-D4-text = Qui nessuno ha supporto all’attacco.
card-D5 = Catene di Sale
card-D5-text = Le entità nemiche non possono lasciare questa casella con un Movimento.
card-D6 = Specchio Piangente
card-D6-text = Quando è rivelato, svela un’entità nemica qui o in una casella adiacente.
card-D7 = Clessidra Nera
card-D7-text = Quando è rivelato nel turno di un nemico, quel turno finisce non appena tutti gli effetti sono risolti; nel tuo turno hai un’azione in più.
card-D8 = Urna Guardiana
card-D8-text = Questo pezzo ha forza 4 invece di 0 mentre viene attaccato.

## Chiarimenti sulle carte

-modifiers = Tutti i modificatori di un attacco si sommano (O12, O20).
-same-player = Serve solo alle entità dello stesso giocatore, non a quelle degli alleati.
-by-effect = Il Drago conta come un effetto, perché nessuna entità ha attaccato (O45).
-attacker-gone = Se l’entità che ha attaccato non è più sul tabellone, non succede nulla.
-counter = Cambia il conto del turno in corso, che non scende mai sotto 0.
-step-no-move = Non è un Movimento: niente supporto, e Catene di Sale, Guardiano dei Lacci e foreste non contano.
-terrain = Se la scatola è vuota, si sposta un pezzo di quel terreno già sul tabellone (O47).
-not-revealed = Ciò che torna non è rivelato (R11).
-single-piece = Un pezzo singolo non può essere svelato; una reliquia in cima si spezza (O28).
card-A1-ruling-1 = { -step-no-move }
card-A2-ruling-1 = { -modifiers }
card-A3-ruling-1 = { -by-effect }
card-A3-ruling-2 = { -attacker-gone }
card-A3-ruling-3 = Una spinta è un passo valido; Catene di Sale e Guardiano dei Lacci non contano.
card-A4-ruling-1 = Solo il proprietario della carta scopre che cosa c’è; gli altri sanno di quale entità si tratta (O16).
card-A5-ruling-1 = { -same-player }
card-A5-ruling-2 = I pezzi da 4 non affrettano sé stessi: ne guadagnano solo gli altri.
card-A6-ruling-1 = Conta la forza stampata: un’Urna Guardiana ha 0, e così ogni capo (O12).
card-A7-ruling-1 = Ciò che resta in una palude quando il pezzo da 4 se ne va può uscirne, non entrarci (O46).
card-A8-ruling-1 = { -counter }
card-B1-ruling-1 = I muri non contano, ma non può finire in una palude o sul Drago.
card-B1-ruling-2 = { -step-no-move }
card-B2-ruling-1 = { -modifiers }
card-B2-ruling-2 = Su un capo dà un attacco da 2 senza supporto (O22).
card-B3-ruling-1 = { -same-player }
card-B3-ruling-2 = Una Corona Vuota toglie anche il suo supporto.
card-B4-ruling-1 = Entrambe possono finire dove un Movimento non potrebbe portarle: in una palude o insieme al Drago.
card-B5-ruling-1 = { -not-revealed }
card-B6-ruling-1 = Un’entità senza passi validi resta dov’è.
card-B7-ruling-1 = { -terrain }
card-B7-ruling-2 = Anche le linee delle prime file sono ammesse.
card-B8-ruling-1 = { -single-piece }
card-B9-ruling-1 = { -terrain }
card-B9-ruling-2 = Anche le prime file sono ammesse, e così le caselle con entità.
card-B10-ruling-1 = Il pezzo da 5 che copre non è rivelato e non ha carta.
card-B10-ruling-2 = Su un capo non agisce mai: la caduta di un capo si risolve prima (O33).
card-B11-ruling-1 = Gli attacchi, anche quelli del Drago, lo sconfiggono comunque.
card-B12-ruling-1 = Ferma solo i Movimenti: non le spinte, non Passo Svelto, non Pietra del Balzo.
card-C1-ruling-1 = Se ora non c’è una casella per il Drago, non arriverà più tardi (O44).
card-C2-ruling-1 = { -modifiers }
card-C2-ruling-2 = Quando è attaccato ha 2.
card-C3-ruling-1 = La sua entità è risparmiata, e così tutto ciò che è Incrollabile.
card-C3-ruling-2 = Per i capi che cadono vale O34.
card-C4-ruling-1 = { -not-revealed }
card-C5-ruling-1 = Un’entità senza passi validi non può essere scelta.
card-C6-ruling-1 = { -counter }
card-C6-ruling-2 = Il secondo attacco costa comunque un’azione.
card-C7-ruling-1 = { -by-effect }
card-C7-ruling-2 = { -attacker-gone }
card-C8-ruling-1 = { -same-player }
card-C8-ruling-2 = { -modifiers }
card-C8-ruling-3 = Il pezzo da 2 stesso non guadagna nulla.
card-D1-ruling-1 = Scoperto da una Divisione, da una carta o dal Drago non fa nulla.
card-D1-ruling-2 = { -attacker-gone }
card-D2-ruling-1 = { -terrain }
card-D2-ruling-2 = Il tabellone deve restare unito (O5).
card-D3-ruling-1 = { -not-revealed } Capi e reliquie non tornano mai (O29).
card-D4-ruling-1 = Toglie il supporto a tutti, anche al suo proprietario, e nient’altro.
card-D5-ruling-1 = Anche un nemico di passaggio si ferma qui. Con spinte e passi dovuti a carte si può uscire.
card-D6-ruling-1 = { -single-piece }
card-D7-ruling-1 = { -counter }
card-D7-ruling-2 = Nel turno di un alleato non succede nulla.
card-D8-ruling-1 = La sua forza stampata resta 0, quindi Scintilla di Cenere lo sconfigge.

## Perché no

reason-allowed = È permesso.
reason-over = La partita è finita.
reason-not-asked = Ora non ti viene chiesto nulla.
reason-other-question = Non è ciò che ti viene chiesto ora.
reason-no-such-thing = In questo gioco non esiste.
reason-not-dealt = Non hai ricevuto quella carta.
reason-wrong-level = Quella carta è di un livello diverso dal posto che stai riempiendo.
reason-kept-already = Hai già messo quella carta in un altro posto.
reason-first-row = Un terreno non può toccare una casella dove si schierano le pile.
reason-line-taken = Su quella linea c’è già un muro.
reason-space-taken = In quella casella c’è già un terreno.
reason-cuts-the-board = Dividerebbe il tabellone: ogni casella senza palude deve restare raggiungibile.
reason-no-such-space = Il tabellone non ha questa casella o linea.
reason-not-your-row = Le tue pile partono dalle tue caselle.
reason-two-there = In quella casella ci sono già due tue pile.
reason-none-left = Non ti resta nessun pezzo di quel tipo da impilare.
reason-one-relic = Una pila contiene al massimo una reliquia.
reason-relic-left = Ogni reliquia deve ancora trovare una pila tutta sua: mettine una in questa.
reason-pieces-left = È la tua ultima pila: tutti gli altri tuoi pezzi vanno messi prima del pezzo da 5.
reason-no-entity = Sul tabellone non c’è questa entità.
reason-not-yours = Agisci solo con le tue entità.
reason-no-attack = In questo turno non hai più attacchi.
reason-held = Catene di Sale la trattiene: le entità nemiche non possono uscire di qui con un Movimento.
reason-no-step = Da dove si trova non ha passi validi.
reason-wall = C’è un muro in mezzo.
reason-swamp = Non può entrare in una palude.
reason-dragon = Lì c’è il Drago: nessuna entità può entrare nella sua casella.
reason-too-far = Può muoversi di 1 casella, più 1 per ogni alleato nella casella di partenza: quella è più lontana.
reason-same-space = Un Movimento finisce in una casella diversa da quella di partenza.
reason-one-piece = Servono almeno due pezzi per dividere o svelare.
reason-relic-attack = Con una reliquia in cima non può attaccare.
reason-not-here = Deve stare nella stessa casella.
reason-ally = È un alleato; si possono attaccare solo i nemici.
reason-no-dragon = Il Drago non è sul tabellone.
reason-not-commander = Il Drago obbedisce solo a chi lo ha evocato, finché il suo Evocatore del Drago è visibile.
reason-dragon-step = Il Drago si muove di 0 o 1 casella, in orizzontale o in verticale.
reason-not-an-enemy = La carta richiede un’entità nemica.
reason-not-the-attacker = La carta richiede l’entità che lo ha sconfitto.
reason-not-your-other = La carta richiede un’altra delle tue entità.
reason-out-of-reach = La carta non arriva fin lì.
reason-unyielding = Incrollabile: non può essere sconfitto da effetti, né spinto, né svelato.
reason-too-strong = La sua cima ha una forza stampata maggiore di 2.
reason-once-each = La carta ha già agito su quell’entità.
reason-not-in-graveyard = Quel pezzo non è nel tuo cimitero.
reason-never-returns = Capi e reliquie non tornano mai.
reason-five-dots-only = La carta richiede un pezzo da 5.
reason-entity-there = La casella deve essere senza entità.
reason-same-spot = Un terreno che viene spostato finisce altrove.
reason-same-place = Le due entità stanno già nella stessa casella.
reason-compulsory = Va fatto, se è possibile.

## Opzioni della partita

setting-hide-heights = Gli altri vedono solo se una pila ha un pezzo o più di uno (O16).
setting-first-player = Chi gioca per primo (O7).

## Regole e interpretazioni

chapter-aim-and-pieces = Scopo e pezzi
chapter-key-ideas = Idee chiave
chapter-setup = Preparazione
chapter-cards-and-power = Carte e forza
chapter-what-is-secret = Che cosa è segreto
chapter-the-turn = Il turno
chapter-relics = Reliquie
chapter-timing = Tempi
chapter-three-and-four-players = Tre e quattro giocatori
chapter-forest-and-dragon = Foresta e Drago
chapter-words-on-cards = Parole delle carte
rule-R1 = Ogni fazione nasconde un capo con un antico artefatto. Trova quello nemico e sconfiggilo: è così che si vince.
rule-R2 = Nella scatola: un tabellone, il Drago, 2 paludi, 4 muri, 2 foreste, 4 cubi reliquia, 28 carte potere, 8 carte reliquia e, per ogni giocatore, una plancia, uno schermo e le plance delle reliquie.
rule-R3 = Il Bianco, guidato da Ombra Pallida, e il Nero, guidato da Luna Oscura, hanno 4 pezzi da 5, 3 pezzi da 4, 2 pezzi da 3, 1 pezzo da 2 e il capo.
rule-R4 = Il Rosso, guidato da Rosa Cremisi, e il Blu, guidato da Lacrime di Zaffiro, hanno 3 pezzi da 5, 2 pezzi da 4, 1 pezzo da 3, 1 pezzo da 2 e il capo.
rule-R5 = I punti distinguono i cinque tipi. Gli altri segni sui pezzi non significano nulla.
rule-R6 = Un’entità è un pezzo o una pila che agisce come un tutt’uno. È in gioco solo la sua cima, e si muove per intero.
rule-R7 = Ogni tipo ha una carta per tutta la partita. Vale per ogni pezzo visibile di quel tipo.
rule-R8 = I pezzi da 5 non hanno carta.
rule-R9 = Un pezzo è rivelato quando ciò che lo copriva è sconfitto, separato con una Divisione o tolto da una carta. Il suo “quando è rivelato” accade subito, nel turno di chiunque. Le reliquie sono rivelate allo stesso modo.
rule-R10 = La carta di ogni pezzo rivelato si legge ad alta voce. Alcuni testi valgono finché il pezzo è visibile, altri quando è sconfitto.
rule-R11 = Un pezzo che torna dal cimitero non è rivelato, ma da quel momento la sua carta vale.
rule-R12 = Le entità alleate nella stessa casella danno supporto a ciò che un’entità amica vi compie.
rule-R13 = Supporto al movimento: una casella in più per ogni alleato dove il Movimento comincia.
rule-R14 = Supporto all’attacco: +1 alla forza per ogni alleato nella stessa casella.
rule-R15 = In due giocatori si usa un tabellone largo quattro caselle.
rule-R16 = Ognuno si prepara dietro uno schermo.
rule-R17 = Bianco e Nero prendono ciascuno i propri pezzi, una plancia, due plance delle reliquie e due cubi.
rule-R18 = In due giocatori: ognuno riceve quattro carte di potere 3, sei di potere 2 e quattro di potere 1, e ne tiene una, due e una per i posti di quel livello. Le altre tornano nella scatola senza che nessuno le veda.
rule-R19 = In due giocatori: ognuno riceve quattro carte reliquia e ne tiene due, a faccia in giù.
rule-R20 = Il primo giocatore mette una palude in una casella fuori dalle prime file.
rule-R21 = Il secondo giocatore mette due muri su linee che non toccano nessuna prima fila.
rule-R22 = Ognuno costruisce quattro pile nella propria prima fila: un pezzo da 5 in cima a ciascuna, al massimo due per casella, al massimo una reliquia in ciascuna, e nessun pezzo avanzato.
rule-R23 = Tutti gli schermi si tolgono nello stesso momento, e la partita comincia.
rule-O1 = Il tabellone per due giocatori ha le colonne da a a d e le file da 1 a 5. Il Bianco parte nella fila 1, il Nero nella fila 5.
rule-O2 = In tre e quattro giocatori si usano le colonne da a a e. In quattro ci si schiera sulle tre caselle centrali del proprio lato; in tre su b1 c1 d1, a3 a4 a5 ed e3 e4 e5.
rule-O3 = Con più giocatori i terreni continuano in ordine di turno: il terzo mette una palude, il quarto due muri.
rule-O4 = Sul tabellone grande nessuna palude sta su una casella di schieramento, e nessun muro ne tocca una.
rule-O5 = I terreni non dividono mai il tabellone: tutte le caselle senza palude restano collegate, senza tenere conto del Drago. Un terreno per casella, un muro per linea.
rule-O6 = Il massimo di due pile per casella vale per lo schieramento; durante la partita non c’è limite.
rule-O7 = Comincia il Bianco, o un giocatore a caso se scegli quell’opzione. A sinistra del Bianco c’è il Nero, poi il Rosso e il Blu.
rule-O8 = In tre o quattro giocatori Bianco e Nero lasciano fuori un pezzo da 5, un pezzo da 4 e un pezzo da 3.
rule-O9 = Prima le carte, poi le reliquie, poi i terreni allo scoperto, poi le pile. Carte, reliquie e pile si scelgono tutti nello stesso momento; gli altri vedono solo che hai scelto.
rule-O10 = Tutti i pezzi vanno impilati. Una pila può essere un solo pezzo da 5, e l’ordine al di sotto è libero.
rule-O11 = Con due reliquie, il cubo A appartiene alla prima carta e il cubo B alla seconda.
rule-O12 = La forza di un pezzo sono i suoi punti; un capo ha 0.
rule-O13 = I pezzi da 4 prendono una carta di potere 1, i pezzi da 3 e il capo una di potere 2 ciascuno, il pezzo da 2 una di potere 3. Punti e livello fanno cinque.
rule-O14 = Una carta diventa nota a tutti quando un pezzo del suo tipo è rivelato o torna per la prima volta, e resta nota.
rule-O15 = “Quando è rivelato” accade di nuovo per ogni pezzo del tipo.
rule-O16 = Tutti vedono cime, altezze, cimiteri, terreni e carte rivelate. Ciò che sta sotto, le carte nascoste e le carte non tenute sono segreti; anche gli alleati mantengono i loro segreti. I tuoi li conosci sempre. Con l’opzione hide_heights gli altri vedono solo se c’è più di un pezzo.
rule-R24 = Nel tuo turno compi fino a tre azioni in qualsiasi ordine, oppure passi. Poi tocca al giocatore successivo.
rule-R25 = Movimento: una delle tue entità va in una casella vicina, non in diagonale, non in una palude, non attraverso un muro. Il supporto la fa andare più lontano.
rule-R26 = Divisione: la cima di una delle tue entità si mette accanto come entità a sé, e ciò che copriva è rivelato.
rule-R27 = Un consiglio: prima dividi, e le due si daranno supporto a vicenda.
rule-R28 = Attacco, una volta per turno: una delle tue entità attacca un nemico nella sua casella. Con più forza, supporto compreso, ne sconfigge la cima, e ciò che stava sotto è rivelato.
rule-O17 = Puoi ripetere la stessa azione, anche con la stessa entità. Solo l’attacco è una volta per turno.
rule-O18 = Un Movimento può essere più corto del consentito e può attraversare o incontrare nemici. Finisce in una casella diversa da quella di partenza.
rule-O19 = Alleate sono le altre entità della tua fazione nella casella in cui l’azione comincia. Agisci solo con le tue entità.
rule-O20 = Il difensore non ha supporto.
rule-O21 = Puoi attaccare anche se fallirai di certo. A parità di forza l’attacco fallisce, e un attacco fallito costa l’azione e l’attacco. Gli alleati non si possono attaccare.
rule-O22 = Un capo può attaccare, con 0 e il suo supporto.
rule-O23 = Per dividere servono due pezzi. Ciò che viene staccato non è rivelato di nuovo.
rule-O24 = Le entità non si uniscono mai.
rule-O25 = Passare termina il turno. Le azioni non si conservano.
rule-O26 = Un cubo reliquia è un pezzo con forza 0.
rule-O27 = Un’entità con una reliquia in cima si muove, dà supporto e può essere attaccata, ma non attacca.
rule-O28 = Una reliquia non può staccarsi da sola: la Divisione la spezza. Va al cimitero, senza essere sconfitta, e ciò che stava sotto è rivelato. Una reliquia isolata non può essere divisa.
rule-O29 = Le reliquie non tornano mai.
rule-O30 = La sconfitta va in ordine: il pezzo se ne va, agisce il suo “quando è sconfitto”, ciò che stava sotto è rivelato, agisce il suo “quando è rivelato”. Nel frattempo nulla può toccare l’entità.
rule-O31 = Il proprietario di una carta ne fa le scelte, nel turno di chiunque. “Puoi” e “fino a” ti lasciano libero; il resto va fatto, se è possibile.
rule-O32 = Di più sconfitte insieme, prima se ne vanno tutti i pezzi; il giocatore attivo ordina ciò che segue.
rule-O33 = La caduta di un capo si risolve subito, prima di ogni altro effetto. Vincitore è chi possiede l’attaccante, comanda il Drago o possiede la carta.
rule-O34 = I capi che cadono nello stesso istante si risolvono uno per uno: prima gli avversari del proprietario della carta, da sinistra, poi la sua fazione.
rule-O35 = Puoi sempre passare. Dopo 30 turni di fila senza una divisione, una rivelazione o una sconfitta, vince la fazione con più pezzi sul tabellone; a parità di numero è pareggio.
rule-R29 = Valgono le regole per due, salvo quanto segue. I turni vanno verso sinistra.
rule-R30 = Chi perde il capo passa alla fazione del vincitore, e tutta la fazione dà supporto.
rule-R31 = Vince l’ultima fazione con un capo, insieme a tutti i suoi membri.
rule-R32 = Un giocatore solo contro tutti gli altri ha un turno dopo ciascuno dei loro.
rule-R33 = Il tabellone è di cinque per cinque.
rule-R34 = Ognuno ha 3 pezzi da 5, 2 pezzi da 4, 1 pezzo da 3, 1 pezzo da 2, il capo e un cubo reliquia.
rule-R35 = Ognuno riceve due carte di potere 3, tre di potere 2, due di potere 1 e due reliquie, e ne tiene una, due, una e una.
rule-R36 = Ognuno costruisce tre pile sulle proprie caselle di schieramento.
rule-O36 = Un giocatore conquistato continua con i propri pezzi, turni e scelte, per la nuova fazione. Il capo non torna mai.
rule-O37 = Una fazione che perde il suo ultimo capo passa per intero al vincitore.
rule-O38 = Quando resta un solo capo la partita finisce. Vince chi era in quella fazione prima che cadesse l’ultimo.
rule-O39 = Un capo perso per un effetto della propria fazione va al giocatore attivo, o altrimenti all’avversario più vicino a sinistra.
rule-O40 = Due contro due mantengono l’ordine consueto. Chi resta solo lo cambia: un membro, il giocatore solo, il membro successivo, il giocatore solo, e così via.
rule-O41 = Le carte intendono le fazioni del momento. I “tuoi” pezzi e il “tuo” cimitero sono sempre quelli propri.
rule-O42 = Le foreste e il Drago entrano in gioco solo grazie alle carte.
rule-O43 = Un Movimento finisce in una foresta. Ciò che vi si trova ha +1 alla forza quando è attaccato.
rule-O44 = Nessuno entra dove c’è il Drago. Obbedisce a chi lo ha evocato finché l’Evocatore del Drago è visibile, altrimenti è un ostacolo.
rule-O45 = Comandare è un’azione e consuma l’attacco: il Drago si muove di 0 o 1 casella sopra ogni cosa, poi può attaccare un nemico lì con 6.
rule-O46 = Chi si ritrova in una palude può agire e uscirne; nessun altro può entrarci.
rule-O47 = Le carte prendono i terreni dalla scatola, o ne spostano uno se non ce ne sono più. Le prime file sono ammesse, e il tabellone resta unito.
rule-T3 = Qui è dove sta, o è caduta, l’entità della carta. Le caselle adiacenti hanno un lato in comune; i muri tra loro non contano. Un passo valido va in una casella adiacente come farebbe un Movimento. Spingere: il proprietario della carta fa fare un passo valido all’entità scelta. Sconfiggere: la cima cade, qualunque sia la sua forza. Svelare: l’entità viene aperta come con una Divisione. Tornare: un pezzo del tuo cimitero arriva qui come entità a sé, mai un capo o una reliquia. Guardare: lo vedi solo tu.
rule-T4 = Le carte di potere 1, da A1 ad A8, sono per i pezzi da 4. Su ciò su cui ha già agito, una carta non agisce di nuovo.
rule-T5 = Le carte di potere 2, da B1 a B12, sono per i pezzi da 3 e i capi.
rule-T6 = Le carte di potere 3, da C1 a C8, sono per il pezzo da 2.
rule-T7 = Le reliquie maledette, da D1 a D8, sono per i cubi.
rule-T8 = La forza stampata sono i punti, 0 per capi e cubi. Tutto ciò che sconfigge senza un’entità che attacca conta come effetto, Drago compreso.

## Dove stanno le carte

where-slot = Carte dei pezzi
where-dealt = Carte distribuite
