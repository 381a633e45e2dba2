# Das Kartenspiel. Eine Nachricht, deren Name mit cards- beginnt, ersetzt dort die gleichen Namens.

## Elemente, Personen, Rückseiten

thing-no-card = keine Karte
    .a = keine Karte
    .code = { "" }
thing-empty = freies Land
    .a = freies Land
    .code = ·
thing-outlaws = Outlaws
    .a = Outlaws
    .code = Out
cards-card-doctor = Doktor
    .the = den Doktor
cards-card-lawyer = Rechtsanwalt
    .the = den Rechtsanwalt
card-editor = Herausgeber
    .the = den Herausgeber
card-undertaker = Totengräber
    .the = den Totengräber
back-hat = Hut
back-star = Stern
back-cactus = Kaktus
back-boot = Stiefel
back-horseshoe = Hufeisen
back-cow = Kuh
back-skull = Totenkopf
source-appeal = Reiz

## Was Personen tun

about-card-governor = einmal im Spiel, vor den Geboten: eine weitere Geländekarte wird gezogen, und du nimmst sofort eine Karte der Auslage; danach bietest und nimmst du wie sonst
about-card-lawyer = einmal je Ära, vor den Geboten: du nimmst sofort eine Karte der Auslage; dein Gebot dieser Runde verfällt, und du nimmst keine weitere
about-card-chinese-worker = einmal je Ära, vor den Geboten: eine weitere Geländekarte wird gezogen, und du nimmst zwei Karten, wenn du an der Reihe bist
about-card-heroes = 6 SP; einmal je Ära, vor den Geboten: 3 mehr für dein Gebot
about-card-gunsmith = einmal je Ära, vor den Geboten: 6 mehr für dein Gebot
about-card-mercenary = einmal je Ära, wenn die Gebote offen liegen: 5 mehr für dein Gebot
about-card-doctor = 5 SP; einmal je Ära, wenn die Gebote offen liegen: 2 mehr für dein Gebot
about-card-cowboy = 3 SP je Ranch
about-card-auctioneer = verkaufe bis zu drei Geländekarten deiner Stadt, die allein liegen und sie nicht zusammenhalten, für je 7 SP
about-card-settler = 1 SP je Parzelle freies Land neben einer Ranch, einmal gezählt
about-card-captain = 6 SP; deine Stadt darf von nun an neun Zeilen oder neun Spalten haben
about-card-singer = so viele SP, wie dein bester Saloon wert ist
about-card-banker = 4 SP je Bank
about-card-teacher = 1 SP je Wohnhaus; Stadthäuser und Hotels zählen doppelt
about-card-editor = 1 SP je eigene Person ohne Fähigkeit, ihn selbst mitgezählt, und 4 SP je Person mit Fähigkeit
about-card-grocer = 4 SP je Drugstore
about-card-paperboy = 3 SP; nimm sofort eine weitere Person: eine, die übrig blieb, oder die oberste des Stapels, ungesehen
about-card-sheriff = 3 SP je Gefängnis; Outlaws schaden dir nicht
about-card-indian = ein halber SP je Parzelle deines Baugrunds von 64, auf der keine Karte liegt, aufgerundet
about-card-prospector = 1 SP je Berg und je Mine
about-card-undertaker = 2 SP je eigene Person, ihn selbst mitgezählt

## Was Elemente wert sind

cards-about-thing-empty = 1 SP je angrenzende Ranch; darf von allem überdeckt werden
cards-about-thing-mountain = 2 SP je angrenzende Mine
cards-about-thing-outlaws = -6 SP, außer mit Gefängnis oder Sheriff; dann zählen sie als freies Land
cards-about-thing-house = zählt für angrenzende Läden; darf von Wohnhaus oder Stadthaus überdeckt werden
cards-about-thing-townhouse = zählt als zwei Wohnhäuser
cards-about-thing-ranch = 1 SP je angrenzende Parzelle freies Land
cards-about-thing-mine = 2 SP je angrenzenden Berg
cards-about-thing-drugstore = 1 SP je angrenzendes Wohnhaus und je Ranch irgendwo in der Stadt
cards-about-thing-bank = 1 SP je angrenzendes Wohnhaus und je Mine irgendwo in der Stadt
cards-about-thing-saloon = 2 SP je angrenzendes Wohnhaus
cards-about-thing-hotel = 3 SP; zählt als zwei Wohnhäuser
cards-about-thing-general-store = 1 SP je Wohnhaus der Stadt, und 1 mehr je angrenzendes
cards-about-thing-church = 1 SP je Wohnhaus der Stadt
cards-about-thing-blacksmith = 1 SP je Mine und je Ranch der Stadt
cards-about-thing-city-hall = 1 SP je angrenzendes Wohnhaus und je Gebäude der Stadt, das weder Wohnhaus noch Stadthaus ist
cards-about-thing-prison = Outlaws schaden dir nicht

## Warum nicht: Optionen

reason-seats-out-of-range = am Tisch sitzen { $least } bis { $most }, Menschen und virtuelle Spieler zusammen, nicht { $count }
reason-suits-missing = { $seats } Zeichen werden gebraucht, eines je Platz, nicht { $count }

## Warum nicht: Gebote und Fähigkeiten

reason-not-in-hand = Du hast keine Gebotskarte { $value }.
reason-other-power = Jetzt lässt sich nur eine Fähigkeit nutzen: { $card }.

## Warum nicht: Karten und Städte

reason-not-on-display = Diese Karte liegt nicht in der Auslage: { $card }.
reason-outside-the-ground = Eine Karte auf { $parcel } läge außerhalb deines Baugrunds.
reason-first-card-in-the-middle = Die erste Karte kommt nach { $parcel }.
reason-not-joined = Eine Karte auf { $parcel } würde deine Stadt mit keiner Seite berühren.
reason-city-too-big = Deine Stadt würde zu groß: { $long ->
    [8] höchstens { $most } Zeilen und { $most } Spalten.
   *[other] höchstens { $most } Zeilen und { $long } Spalten oder { $long } Zeilen und { $most } Spalten.
}
reason-covers = { $parcel } lässt sich so nicht überdecken: { $thing }.
reason-no-sales-left = Du kannst jetzt keine Karte verkaufen.
reason-not-in-city = Diese Karte liegt nicht in deiner Stadt: { $card }.
reason-cards-overlap = Nur eine Karte, die allein liegt, lässt sich verkaufen: { $card } und { $other } überdecken sich.
reason-city-divided = Ohne { $the-card } zerfiele deine Stadt.
reason-pile-empty = Im Stapel sind keine Personen mehr.
reason-not-left-over = Diese Person blieb nicht übrig: { $card }.

## Warum nicht: Zufall

reason-other-era = Dies ist Ära { $era }.
cards-reason-not-in-pile = Diese Karte ist nicht im Stapel: { $card }.
reason-no-such-back = Keine Person des Stapels hat diese Rückseite: { $back }.
reason-other-back = Diese Person hat eine andere Rückseite: { $card }.

## Warum nicht: Stellungen

reason-bid-missing = { $seat } hat kein Gebot
reason-bid-too-early = { $seat } kann noch kein Gebot haben
reason-wrong-hand = { $seat } muss { $needed } Gebotskarten haben, nicht { $count }
reason-card-named-twice = diese Karte ist zweimal genannt: { $card }
reason-city-drawn-otherwise = die Stadt von { $seat } ist anders gezeichnet, als ihre Karten liegen
reason-city-off-the-middle = die Stadt von { $seat } liegt nicht in der Mitte
reason-no-back-shown = solange der Stapel Personen hat, sieht man die Rückseite der obersten
reason-pile-too-short = der Stapel hat nur { $count } Karten für die kommenden Runden
reason-column-too-short = es gibt nur { $count } Karten für die, die noch wählen
reason-nothing-to-use = niemand kann diese Karte genutzt haben: { $card }
reason-people-build = { $seat } ist ein virtueller Spieler und baut nichts
reason-two-characters-shown = in der Auslage liegt höchstens eine Person
reason-no-sale-yet = vor dem Ende der letzten Runde verkauft niemand

## Was geschah

event-era-began = Ära { $era } beginnt.
event-card-round-began = Ära { $era }, Runde { $round }
event-terrain-drawn = Gezogen: { $card }.
event-back-shown = Die nächste Person hat diese Rückseite: { $back }.
event-character-met = Aufgedeckt: { $card }.
event-put-under = Ein Totenkopf ist zu sehen; unter den Stapel kommt: { $card }.
event-power-used = { $seat } nutzt { $the-card }.
event-power-passed = { $seat } nutzt { $the-card } jetzt nicht.
event-bid-sealed = { $seat } spielt eine Gebotskarte: { $value }.
event-bid-opened = { $seat } bietet { $value }.
event-bid-raised = { $seat } erhöht das Gebot um { $value }.
event-pick-order = { $seat } wählt mit { $value } als Nummer { $rank }.
event-took = { $seat } nimmt { $the-card }.
event-laid = { $seat } nimmt { $the-card } und legt sie auf { $parcel }.
event-no-room = { $seat } hat keinen Platz für { $the-card }: Die Karte kommt aus dem Spiel.
event-sold = { $seat } verkauft { $the-card }.
event-left-over = Übrig: { $card }.
event-hand-back = { $seat } nimmt { $count } Gebotskarten zurück.
event-upright = Diese Fähigkeit ist wieder nutzbar: { $card }.
event-card-scored = { $seat } erhält { $points } SP ({ $source }).
event-card-game-ended = Das Spiel ist zu Ende.

story-terrain-drawn = Gezogen: { $list }.
    .item = { $card }
story-bid-opened = Die Gebote: { $list }.
    .item = { $seat }: { $value }
story-pick-order = So wird gewählt: { $list }.
    .item = { $seat } ({ $value })
story-left-over = Übrig: { $list }.
    .item = { $card }

## Was gefragt wird

ask-SealBids = { $seat }: Welche Gebotskarte spielst du?
    .help = Niemand sieht sie, bis alle gewählt haben. Das höchste Gebot nimmt zuerst eine Karte der Auslage für die eigene Stadt; bei Gleichstand gilt die angezeigte Reihenfolge. Eine gespielte Gebotskarte kommt in der nächsten Ära zurück.
ask-PickCard = { $seat }: Welche Karte nimmst du?
    .help = Eine Geländekarte wird sofort in deine Stadt gelegt. Was übrig bleibt, kommt aus dem Spiel.
ask-TakeNow = { $seat }: Welche Karte nimmst du vor den Geboten?
    .help = Eine beliebige Karte der Auslage. Eine Geländekarte wird sofort in deine Stadt gelegt.
ask-PlaceCard = { $seat }: Wohin legst du { $the-card }?
    .help = Nenne den Platz ihrer Parzelle links oben. Sie muss deine Stadt mit einer Seite berühren oder überdecken. Freies Land darf von allem überdeckt werden, ein Wohnhaus von Wohnhaus oder Stadthaus, alles andere nur vom Gleichen; Outlaws nur mit Gefängnis oder Sheriff.
ask-UsePower = { $seat }: Nutzt du { $the-card } jetzt?
    .help = Was du ansagst, gilt. Wenn die Karte nichts anderes sagt, kann eine Fähigkeit einmal je Ära genutzt werden.
ask-FetchCharacter = { $seat }: Welche Person bringt der Zeitungsjunge mit?
    .help = Eine, die in ihrer Runde niemand nahm, oder die oberste des Stapels, die niemand gesehen hat.
ask-LastSale = { $seat }: Verkaufst du vor der Wertung eine Geländekarte?
    .help = Jede bringt mit dem Auktionator 7 SP und nimmt mit, was auf ihr stand.
ask-DrawTerrain = Eine Geländekarte wird gezogen.
    .help = Der Zufall entscheidet.
ask-ShowBack = Die nächste Rückseite des Personenstapels wird angesehen.
    .help = Der Zufall entscheidet.
ask-MeetCharacter = Die oberste Person wird aufgedeckt.
    .help = Der Zufall entscheidet.
ask-FlipBid = { $virtual } deckt eine Gebotskarte auf.
    .help = Der Zufall entscheidet.

cards-verb-draw = die Geländekarte, die gezogen wird
cards-verb-back = die Rückseite, die zu sehen ist
cards-verb-meet = die Person, die aufgedeckt wird
cards-verb-flip = die Gebotskarte, die aufgedeckt wird
cards-verb-use = diese Fähigkeit nutzen
cards-verb-pass = nichts tun
cards-verb-bid = eine Gebotskarte spielen
cards-verb-take = eine Karte der Auslage nehmen
cards-verb-place = die Karte legen; ihre Parzelle links oben kommt dorthin
cards-verb-sell = eine Geländekarte deiner Stadt verkaufen
cards-verb-fetch = eine übrig gebliebene Person nehmen
cards-verb-top = die oberste Person des Stapels nehmen, ungesehen

do-take-terrain = { $cards } (bestenfalls jetzt { $gain } SP)
do-take-character = { $power } (jetzt { $gain } SP)
do-take-no-place = { $cards }: in deiner Stadt ist kein Platz, die Karte käme aus dem Spiel
do-place-card = jetzt { $gain } SP
do-sell = { $cards } (jetzt { $gain } SP)
do-pass-UsePower = jetzt nicht
do-pass-FetchCharacter = keine weitere Person
do-pass-LastSale = nichts mehr verkaufen
menu-more-places = weitere auf dem Plan

## Der Tisch

status-era = Ära { $era }, Runde { $round } von { $rounds }
status-ties = Gleichstand
status-order = es wählen
cards-panel-player = { "" }
cards-panel-vp = SP
cards-panel-bid = Gebot
cards-panel-hand = Gebotskarten
cards-panel-characters = Personen
panel-sold = [verkauft: { $count }]
column-appeal = Reiz { $appeal }
column-no-place = kein Platz!
no-city = Die erste Karte kommt in die Mitte, nach h8.
no-such-player = Es gibt niemanden namens „{ $text }“, nur: { $known }
virtual-cards = Ein virtueller Spieler baut nichts. Genommen: { $list }

## Sätze, die andere Spiele anders sagen

cards-welcome = Carson City: Das Kartenspiel, eine inoffizielle Fassung des Spiels von Xavier Georges (Quined Games). Die Geländekarten sind unsere eigenen.
cards-welcome-commitment = Die Stapel werden nach einem geheimen Startwert gemischt. Seine Prüfsumme: { $commitment }
cards-result-honest = Die Stapel kamen aus dem Startwert { $seed }, dessen Prüfsumme { $commitment } war. Um sie zu prüfen: „save DATEI“, dann „carson verify DATEI“.
cards-verified = Die Stapel sind ehrlich: Alle { $count } Ziehungen folgen aus dem versprochenen Startwert.
cards-reason-undo-revealed = Seitdem wurden Karten aufgedeckt; das lässt sich nicht zurücknehmen.
help-city = die Stadt eines Mitspielers zeigen, oder alle
    .use = city [NAME]
cards-help-help = diese Seite, oder: characters, buildings, letters, oder der Name von etwas davon
    .use = help [THEMA]
cards-help-undo = den letzten Zug zurücknehmen, wenn seitdem keine Karten aufgedeckt wurden
    .use = undo
cards-help-typing = Tippe eine Nummer der Liste oder einen Zug wie „take I-12“ oder „place h8“. Das Verb kann wegfallen oder abgekürzt werden, wo nur eines gemeint sein kann: „h8“, „pl h8“, „7“ als Gebot.
cards-help-legend = Eine Parzelle zeigt die ersten Buchstaben dessen, was auf ihr steht: ⌂ ist ein Wohnhaus, ⌂⌂ ein Stadthaus, /\ ein Berg, · freies Land. Wenn du eine Karte legst, sagt eine Zahl wie +3, wie viele SP du sofort mehr hättest, wenn ihre Parzelle links oben dorthin käme. Die kleinen Städte haben einen Buchstaben je Parzelle: „help letters“. Ein Punkt ist eine in dieser Ära gespielte Gebotskarte, → eine nutzbare Fähigkeit, Klammern eine genutzte. SP ist, was Stadt und Personen wert wären, wenn das Spiel jetzt endete.
cards-help-unknown = Zu „{ $text }“ gibt es keine Hilfe. Themen: { $known }, oder der Name einer Person oder eines Gebäudes.
