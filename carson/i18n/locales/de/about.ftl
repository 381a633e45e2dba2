# What each character and each building does, in one or two short sentences.

## Characters of the board game, by the side of their card

about-card-0Y = zahle $3 für eine zweite Karte, aber nicht den Sheriff; du bist zuerst am Zug
about-card-0R = eine zweite Karte umsonst, aber nicht den Sheriff; dein Geldlimit sinkt um $5; du bist zuerst am Zug
about-card-1Y = der weiße Cowboy: Er geht nur dorthin, wo niemand steht, und niemand darf zu ihm kommen
about-card-1R = 3 SP für jedes verlorene Duell; du darfst nicht angreifen und nicht dorthin, wo andere stehen
about-card-2Y = sofort $9
about-card-2R = nach der letzten Aktion: 3 SP für $3, 5 SP für $12 oder 7 SP für $25
about-card-3Y = $8, oder doppeltes Einkommen aus einer Gebäudeart
about-card-3R = sofort $8, oder am Ende der Runde 1 SP für jedes eigene Wohnhaus
about-card-4Y = sofort 2 Straßen, und Gebäude zum halben Preis, aufgerundet
about-card-4R = sofort ein beliebiges ausliegendes Gebäude für $5
about-card-5Y = eine Parzelle deiner Wahl, kostenlos
about-card-5R = sofort $8, oder am Ende der Runde 1 SP für jeden eigenen Berg
about-card-6Y = kaufe sofort Cowboys: 1 für $1, 2 für $4 oder 3 für $9
about-card-6R = kaufe sofort Revolver: 1 für $3 oder 2 für $9
about-card-7Y = 3 Feuerkraft mehr in dieser Runde
about-card-7R = 2 Feuerkraft mehr in dieser Runde
about-card-8Y = sofort zwei Parzellen, die die Würfel bestimmen
about-card-8R = keine Parzelle kostet dich in dieser Runde mehr als $3
about-card-9Y = sofort eine Mine für $10, samt der leeren Parzelle, auf der sie steht
about-card-9R = zwei Dynamitplättchen: jedes verdreifacht einmal eine Mine oder gibt im Duell einen zweiten Würfel
about-card-10Y = 2 SP für jedes gewonnene Duell
about-card-10R = ein Dynamitplättchen, und in jedem Duell darfst du einen Würfel neu werfen
about-card-11Y = zwei Plättchen „Kein Duell“: ein solcher Cowboy kämpft nie und handelt zuerst
about-card-11R = ein Cowboy aus dem allgemeinen Vorrat beim Glücksspiel, der das Produkt der Würfel gewinnt
about-card-12Y = zwei Parzellen deiner Wahl werden sofort versteigert; das halbe Gebot gehört dir
about-card-12R = das Plättchen „3 Revolver“ wird sofort versteigert; das Gebot gehört dir
about-card-13Y = sofort eine Straße, und 1 SP für jede Straße, die neues Land anschließt
about-card-13R = besteuere sofort die anderen: $1 je Revolver oder $1 je angefangene $10
about-card-14Y = wer ein Duell verliert, darf dir $3 zahlen und seinen Cowboy an einen leeren Ort versetzen, statt ihn zurückzunehmen
about-card-14R = für jeden Cowboy, der ein Duell verliert, zahlt dir sein Spieler $2 oder verliert 1 SP
about-card-15Y = in einem Spiel ohne Pferde nichts
about-card-15R = sofort eine Ranch für $8, samt der leeren Parzelle, auf der sie steht
about-card-16Y = deine Gebäude können nicht angegriffen werden, und du kannst nicht angreifen
about-card-16R = sofort 3 SP; 6 für einen deiner Cowboys, 9 für zwei, die in den allgemeinen Vorrat gehen
about-card-17Y = du bist in der nächsten Runde Startspieler, wann auch immer du passt
about-card-17R = am Ende 2 SP für jede Schule, jedes Gefängnis und jede Kirche, und 2 SP ohne Saloon
about-card-18Y = kaufe sofort eine Parzelle; niemand macht dir Land im Duell streitig
about-card-18R = 1 SP je $5 Einkommen aus Gebäuden in Runde 1, je $10, $15 oder $20 in den Runden 2 bis 4, aufgerundet

## Things on the map

about-thing-mountain = zählt für angrenzende Minen, auf verkauftem Land nur für die des Besitzers; am Ende 2 SP; hier wird nichts gebaut
about-thing-house = kommt mit den meisten Gebäuden; zählt für angrenzende Läden, auf verkauftem Land nur für die des Besitzers; am Ende 2 SP
about-thing-townhouse = zwei Wohnhäuser auf einer ringsum geschlossenen Parzelle; zählt für Läden doppelt, am Ende aber nur 2 SP
about-thing-ranch = $1 je leere Nachbarparzelle, mindestens $1; braucht weder Straße noch Wohnhaus; bringt 1 Revolver; zählt als Wohnhaus
about-thing-mine = $3 je angrenzenden Berg, der dir oder niemandem gehört; braucht weder Straße noch Wohnhaus; bringt 1 Revolver
about-thing-drugstore = $3 je angrenzendes Wohnhaus und $3 je eigene Ranch, wo sie auch steht; höchstens $33 ($24 in der Ausgabe von 2009)
about-thing-bank = $3 je angrenzendes Wohnhaus und $3 je eigene Mine, wo sie auch steht; höchstens $45 ($24 in der Ausgabe von 2009)
about-thing-saloon = $5 je angrenzendes Wohnhaus; höchstens $55 ($40 in der Ausgabe von 2009)
about-thing-hotel = $6; zählt als zwei Wohnhäuser
about-thing-church = schützt sich selbst und deine angrenzenden Gebäude vor Angriffen; zählt als Wohnhaus
about-thing-prison = bringt 2 Revolver; kann nicht angegriffen werden
about-thing-blacksmith = $5 in Runde 1, dann $10, $15 und $20, und $5 je eigene Ranch, wo sie auch steht; höchstens $40
about-thing-general-store = $6 je eigenes angrenzendes Wohnhaus und $3 je anderes, auch von Mitspielern; höchstens $33
about-thing-school = bringt drei Wohnhäuser; zählt als Wohnhaus
about-thing-station = braucht eine Straße, die die ganze Karte gerade durchquert; am Ende 1 SP je zwei Wohnhäuser der Stadt; zählt als zwei Wohnhäuser; kann nicht angegriffen werden
about-thing-city-hall = gehört niemandem; wer es mit einem Cowboy besetzt, bekommt von jedem eigenen Laden $3 oder $5 mehr; zählt als Wohnhaus

## Characters of the card game

about-card-governor = einmal im Spiel, vor den Geboten: eine weitere Geländekarte wird gezogen, und du nimmst sofort eine Karte der Auslage; danach bietest und nimmst du wie sonst
about-card-lawyer = einmal je Ära, vor den Geboten: du nimmst sofort eine Karte der Auslage; dein Gebot dieser Runde verfällt, und du nimmst keine weitere
about-card-chinese-worker = einmal je Ära, vor den Geboten: eine weitere Geländekarte wird gezogen, und du nimmst zwei Karten, wenn du an der Reihe bist
about-card-heroes = 6 SP; einmal je Ära, vor den Geboten: 3 mehr für dein Gebot
about-card-gunsmith = einmal je Ära, vor den Geboten: 6 mehr für dein Gebot
about-card-mercenary = einmal je Ära, wenn die Gebote offen liegen: 5 mehr für dein Gebot
about-card-doctor = 5 SP; einmal je Ära, wenn die Gebote offen liegen: 2 mehr für dein Gebot
about-card-cowboy = 3 SP je Ranch
about-card-auctioneer = verkaufe bis zu drei Geländekarten deiner Stadt für je 7 SP; sie dürfen keine andere überlappen und die Stadt nicht zusammenhalten
about-card-settler = 1 SP je Parzelle freies Land neben einer Ranch, jede nur einmal gezählt
about-card-captain = 6 SP; deine Stadt darf von nun an neun Zeilen oder neun Spalten haben
about-card-singer = so viele SP, wie dein bester Saloon wert ist
about-card-banker = 4 SP je Bank
about-card-teacher = 1 SP je Wohnhaus; Stadthäuser und Hotels zählen doppelt
about-card-editor = 1 SP je eigene Person ohne Fähigkeit, diese mitgezählt, und 4 SP je Person mit Fähigkeit
about-card-grocer = 4 SP je Drugstore
about-card-paperboy = 3 SP; nimm sofort eine weitere Person: eine, die übrig blieb, oder die oberste des Stapels, ungesehen
about-card-sheriff = 3 SP je Gefängnis; Outlaws schaden dir nicht
about-card-indian = ein halber SP für jede deiner 64 Parzellen, auf der keine Karte liegt, aufgerundet
about-card-prospector = 1 SP je Berg und je Mine
about-card-undertaker = 2 SP je eigene Person, diese mitgezählt

## Things on the cards

cards-about-thing-empty = 1 SP je angrenzende Ranch; darf von allem überdeckt werden
cards-about-thing-mountain = 2 SP je angrenzende Mine
cards-about-thing-outlaws = −6 SP, außer mit Gefängnis oder Sheriff; dann zählen sie als freies Land
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
