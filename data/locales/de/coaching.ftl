# Eine Zeile unter jeder Frage in jemandes ersten Spielen: worum es geht und was man leicht übersieht. Nie der beste Zug.

act-decide = Für mich entscheiden
act-decided = Für dich entschieden, nach dem, was du sehen kannst.
act-decided-order = Ein Dauerauftrag kann das für das ganze Spiel: *Menü*, *Daueraufträge*.
act-proposal = ### Mehreres wartet auf deine Entscheidung
act-proposal-about = Vorschlag, auf dem Spielplan zu sehen:
act-as-suggested = Wie vorgeschlagen
act-singly = Einzeln entscheiden
act-coach = -# **Tipp:** { $line }
act-coach-phone = -# **Am Handy?** *{ board-tall }* macht die Bilder passend.
settings-way-mention = Erwähnung im Thread
settings-way-dm = Direktnachricht
settings-way-none = keiner
settings-colours-usual = übliche Farben
settings-colours-contrast = mehr Kontrast
settings-colours-red_green = ohne Rot/Grün
settings-colours-blue_yellow = ohne Blau/Gelb
settings-colours-light = heller Grund
settings-coaching-auto = erste zwei Spiele
settings-coaching-on = immer
settings-coaching-off = nie
settings-about-coaching = Tipps
settings-coaching-choose = Tipps unter Fragen
settings-coaching = { $coaching ->
        [on] Unter jeder Frage steht ein Tipp für Anfänger.
        [off] Du bekommst keine Tipps für Anfänger.
       *[auto] In deinen ersten zwei Spielen jeder Art stehen Tipps unter den Fragen.
    }
coaching-auto = in meinen ersten zwei Spielen jeder Art
coaching-on = immer
coaching-off = nie

## Total War

total_war-coach-open = Jede Karte eröffnet. Eine hohe Zahl ist schwer abzuwehren; was du behältst, muss den nächsten Angriff abwehren.
total_war-coach-answer = Gleich hoch genügt. Deine Kraft von { $power } ist bereit: Einmal kommt sie auf eine Zahl obendrauf.
total_war-coach-answer-spun = Gleich hoch genügt. Deine Kraft ist verbraucht; jedes Herz, das du spielst, macht sie wieder bereit.
total_war-coach-answer-wound = Zahlen halten keinen Treffer auf. { $stays ->
        [yes] Richtungswechsel, Zielgenau oder ein weiterer Treffer geben ihn weiter.
       *[no] Richtungswechsel oder Zielgenau beenden ihn, und die letzte Zahl gilt wieder. Ein weiterer Treffer gibt ihn weiter.
    }
total_war-coach-answer-stuck = Nichts auf deiner Hand wehrt das ab. Das ist nicht das Ende: Du legst eine Zahl aus der Hand als Schaden, dann eröffnest du die nächste Runde.
total_war-coach-target = Wen du wählst, muss { $is_wound ->
        [yes] den Treffer
       *[no] einen Angriff von { $strike }
    } abwehren. Die Spielrichtung bleibt, wie sie ist.
total_war-coach-damage = Die Zahl zählt als Schaden: Du stehst bei { $wounds } von { $life }. Ein Herz oder Gebäude auf der Karte bewirkt hier nichts.
total_war-coach-damage-furious = Die Zahl zählt als Schaden: Du stehst bei { $wounds } von { $life }, und dein Kaiju ist schon wütend. Ein Herz oder Gebäude auf der Karte bewirkt hier nichts.
total_war-coach-heart = Ein Herz gibt dem Schlag seine Zahl dazu und macht deine Kraft wieder bereit. Danach ziehen alle auf drei nach.
total_war-coach-building = Gebäude, die du liegen lässt, bleiben in der Mitte und fallen auf das nächste Kaiju, das verletzt wird.
total_war-coach-counter = Jedes Herz trifft mit seiner Zahl das Kaiju, das dich verletzt hat. Abwehren lässt es sich nicht, und deine Kraft ist wieder bereit.
total_war-coach-discard = Abgeworfenes liegt offen: Alle sehen, was du hergibst.

## Tokyo Clash

tokyo_clash-coach-act = Jede Karte kannst du auch für eine Aktion auf deinem Tableau abwerfen, was sie auch kostet. Passen schließt nichts aus: Solange andere handeln, kannst du es auch wieder.
tokyo_clash-coach-act-broke = Du hast 0 Energie. Zerstöre ein Gebäude, wirf ein Fahrzeug oder wirf eine Karte für eine Aktion auf deinem Tableau ab: Das kostet nichts.
tokyo_clash-coach-act-mothra = Trümmer bringen Mothra nichts. Energie bekommt sie für eine abgeworfene Karte oder in der Auffrischung von einem Gebäude neben ihr.
tokyo_clash-coach-act-full = Du hast { $energy } Energie, mehr geht nicht. Alles Weitere verfällt.
tokyo_clash-coach-act-last = Alle anderen haben gepasst. Passt du auch, endet die Runde; handelst du, können sie es auch wieder.
tokyo_clash-coach-momentum = Schwung: Das ist eine zusätzliche Aktion, bevor jemand anderes handelt. Aufhören ist kein Passen.
tokyo_clash-coach-action = Die Karte ist so oder so weg; ihr Text und ihre Kosten zählen nicht.
tokyo_clash-coach-attack = Schaden nimmt Karten vom Stapel des Ziels, und die beste wird deine Trophäe. Ein Wurf zerlegt, was er trifft, und das bringt Energie.
tokyo_clash-coach-target = Das bestimmt nur, auf wen die Karte wirkt. Niemand wehrt sich dagegen.
tokyo_clash-coach-spend = Eine ausgegebene Verstärkung kommt auf deinen Ablagestapel. Eine, die du behältst, wartet auf einen späteren Angriff.
tokyo_clash-coach-throw = Was du wirfst, zerlegt, was es trifft, und die Energie gehört dir.
tokyo_clash-coach-throw-to = Ein geworfenes Fahrzeug ist zerstört, wo es landet, und eine Sache dort mit ihm. Für beide bekommst du Energie.
tokyo_clash-coach-throw-to-kaiju = Ein Kaiju fliegt durch Kleines hindurch (auf jedem Feld darf eines davon fallen) und bleibt an einem Großgebäude oder einem anderen Kaiju liegen.
tokyo_clash-coach-throw-hit = Entweder fällt hier etwas und bringt Energie, oder ein Kaiju nimmt 1 Schaden.
tokyo_clash-coach-throw-through = Was fällt, bringt dir etwas ein. Ein Kleingebäude bringt auch das Ende der Partie näher.
tokyo_clash-coach-throw-collide = Beide Kaiju nehmen 1 Schaden, und beide dürfen abwehren.
tokyo_clash-coach-trophy = Am Ende zählt ihre Dominanz für dich. Ihr Besitzer spielt ohne sie weiter.
tokyo_clash-coach-radar = Du siehst dir die Karte an, dann geht sie zurück. Die anderen sehen nur, wessen Stapel es war.
tokyo_clash-coach-bunker = Das ist die nächste Karte, die du ziehst. Alle sehen, welche es ist.
tokyo_clash-coach-recall = Das ist die nächste Karte, die du ziehst. Alle sehen, welche es ist.
tokyo_clash-coach-bask = Du bekommst, was seine Zerstörung brächte, und es bleibt stehen.
tokyo_clash-coach-refresh = Du ziehst auf fünf nach, der King auf sechs. Karten, die du behältst, nehmen neuen den Platz weg.
tokyo_clash-coach-move = Du kommst durch alles hindurch, kannst aber auf keinem Großgebäude anhalten. Um ein Fahrzeug zu werfen, musst du auf seinem Feld sein.
tokyo_clash-coach-fly = Du fliegst in gerader Linie über alles hinweg, kannst aber auf keinem Großgebäude anhalten.
tokyo_clash-coach-dodge = Der Schlag ist vorbei. Wo du jetzt stehst, entscheidet, wer dich als Nächstes erreicht.
tokyo_clash-coach-push = Es lässt sich durch alles hindurch stoßen. Nur auf einem Großgebäude kann es nicht anhalten.
tokyo_clash-coach-pull = Es kann bis auf dein Feld kommen; Angriffe ohne Reichweite brauchen es dort.
tokyo_clash-coach-place = Es wird dort abgesetzt; unterwegs geht nichts zu Bruch.
tokyo_clash-coach-smash = Was fällt, bringt dir etwas ein. Ein Kleingebäude bringt auch das Ende der Partie näher.
tokyo_clash-coach-recover = Alle sehen, welche Karte du nimmst.
tokyo_clash-coach-discard = Alle sehen, was du abwirfst.
tokyo_clash-coach-strip = Die Verstärkung kommt auf den Ablagestapel ihres Besitzers, nicht aus dem Spiel.
tokyo_clash-coach-sift-keep = Nur du siehst diese Karten. Was du nicht nimmst, kommt unter deinen Stapel.
tokyo_clash-coach-sift-under = Die erste, die du hinlegst, liegt über der nächsten.
tokyo_clash-coach-riposte = Dein Konter ist Schaden wie jeder andere: Er kann eine Trophäe bringen, und er lässt sich abwehren.
tokyo_clash-coach-defend = Jeder Schaden, der durchkommt, nimmt eine Karte von deinem Stapel; die beste wird eine Trophäe. Eine Abwehr kostet ihre Energie.
tokyo_clash-coach-defend-king = Jeder Schaden, der durchkommt, kostet dich die Krone und Karten von deinem Stapel dazu.
tokyo_clash-coach-defend-stuck = Nichts auf deiner Hand kann jetzt abwehren. Du wirst trotzdem gefragt, damit das niemand merkt.
tokyo_clash-coach-hunt-tank = Du bist zuletzt in der Reihenfolge, also entscheidest du. Ein Panzer auf dem Feld eines Kaiju oder daneben kostet dessen Spieler 1 Energie.
tokyo_clash-coach-hunt-ufo = Du bist zuletzt in der Reihenfolge, also entscheidest du. Ein UFO auf dem Feld eines Kaiju oder daneben kostet dessen Spieler eine Karte.
tokyo_clash-coach-move-tank = Du bist zuletzt in der Reihenfolge, also entscheidest du. Ein Panzer auf dem Feld eines Kaiju oder daneben kostet dessen Spieler 1 Energie.
tokyo_clash-coach-move-ufo = Du bist zuletzt in der Reihenfolge, also entscheidest du. Ein UFO auf dem Feld eines Kaiju oder daneben kostet dessen Spieler eine Karte.
tokyo_clash-coach-move-train = Du bist zuletzt in der Reihenfolge, also entscheidest du. Wer einen Zug wirft oder zerlegt, bekommt 3 Energie.
tokyo_clash-coach-place-tank = In jeder Ereignisphase kostet ein Panzer alle, deren Kaiju neben ihm oder auf seinem Feld steht, 1 Energie, nur Mothra nicht. Auf seinem Feld kann man ihn werfen.
tokyo_clash-coach-place-train = Wer einen Zug wirft oder zerlegt, bekommt 3 Energie.
tokyo_clash-coach-place-jet = Jets beschießen die Linie vor sich: Ein Kaiju dort verliert eine Verstärkung.
tokyo_clash-coach-place-ufo = Ein UFO jagt das nächste Kaiju; daneben kostet es dessen Spieler eine Karte. Es ist 3 Energie wert.
tokyo_clash-coach-place-battleship = Schlachtschiffe feuern entlang ihrer Linie: Ein Kaiju darauf verliert eine Trophäe.
tokyo_clash-coach-place-generator = Ein Kaiju, das jemand hineinbringt, nimmt 1 Schaden, den nichts abwehrt; eines, das selbst hineingeht, verliert die oberste Karte seines Stapels.
tokyo_clash-coach-face-train = In der nächsten Ereignisphase fährt er 1 bis 3 Felder in diese Richtung. Alle können damit planen.
tokyo_clash-coach-face-jet = Er fliegt jede Runde 2 Felder in diese Richtung und beschießt alles vor sich.
tokyo_clash-coach-face-battleship = Es feuert in diese Richtung bis zum Rand: Ein Kaiju auf der Linie verliert seine neueste Trophäe.

## Monopoly

monopoly-coach-turn = Deine Häuser bringen auf LOS Geld. Deine Panzer feuern auf Feinde, die bei ihnen landen, wenn deren AP sie nicht vorher zermalmen. Bauen kannst du nur jetzt, vor dem Wurf.
monopoly-coach-turn-bare = Du hast Ruinen ohne Haus. Ruinen bleiben käuflich, bis dort ein Haus{ $bare ->
        [yes] {" "}oder ein Panzer
       *[no] {""}
    } steht.
monopoly-coach-turn-serves = Du behältst deine Züge und Entscheidungen, aber LOS bringt dir nichts, und du kannst weder kaufen noch bauen.
monopoly-coach-turn-fish = Bauen und handeln kannst du hier wie in jedem Zug. Bleiben lohnt sich, wenn der Weg vor dir voller Panzer steht.
monopoly-coach-works = Häuser schützen einen Bezirk davor, weggekauft zu werden, und bringen auf LOS Geld; bei jeder Landung fällt eins, auch bei deiner. Panzer treffen Feinde, die dort landen. Beide bringen beim Verkauf die Hälfte.
monopoly-coach-sell = Die Stadt zahlt die Hälfte. Jemand am Tisch zahlt vielleicht mehr.
monopoly-coach-debt = Niemand geht bankrott. Was du nach dem Verkaufen nicht zahlen kannst, wird erlassen.
monopoly-coach-place-house = Nur einen Bezirk ohne Haus kann dir jemand wegkaufen.
monopoly-coach-place-tank = Panzer feuern auf jeden Feind, der dort landet, auch wenn er sich versteckt. AP können sie vorher zermalmen.
monopoly-coach-deal-with = Geld, Ereigniskarten und Bezirke können den Besitzer wechseln; LP und AP nicht.
monopoly-coach-deal-give = Zu einem Bezirk gehört alles, was darauf steht.
monopoly-coach-deal-take = Mit einer ganzen Farbe darfst du Maserkanonen bauen; sie reichen { $reach } Felder weit.
monopoly-coach-deal-money = Du kannst etwas drauflegen oder dir zahlen lassen.
monopoly-coach-deal-answer = Sieh nach, was damit vollständig wird, bei dir und bei der Gegenseite. Ein Versprechen, nicht anzugreifen, bindet niemanden.
monopoly-coach-escape = { monopoly-coach-turn-fish }
monopoly-coach-shift = Ein Feld kann entscheiden, ob du auf Panzern, auf LOS oder auf einem Feind landest.
monopoly-coach-lunge = Wer dient, kommt nur durch Kampf frei: Dein Schlag muss einem freien Kaiju die letzten LP nehmen.
monopoly-coach-hide = Versteckt tust du nichts: Kein Haus fällt, nichts wird gekauft, niemand kämpft. Panzer feuern trotzdem.
monopoly-coach-go = LP haben keine Obergrenze, AP enden bei 12. Wer die letzten LP verliert, dient dem Sieger.
monopoly-coach-fish = Hier wird nicht gekämpft. AP gibt es auf LOS wieder.
monopoly-coach-stride = Das Feld, auf dem du anhältst, zählt, als hättest du es gewürfelt.
monopoly-coach-lose_tank = Der Panzer kommt in den Atommeiler: Wer dort landet, bekommt ihn.
monopoly-coach-jam = Die Karte ist dann verbraucht, und hier feuert nichts auf dich.
monopoly-coach-declare = Eine Kampfkarte je Kampf. Eine Karte, die du behältst, wird dir wieder angeboten.
monopoly-coach-shield = Die Karte ist dann verbraucht. Wer dir die letzten LP nimmt, unterwirft dich.
monopoly-coach-strike = Höchstens 2 AP je Landung, beliebig verteilt. Neue AP gibt es auf LOS: jedes Mal 3.
monopoly-coach-strike-short = Deine AP räumen diesen Bezirk nicht, und nur Ruinen sind käuflich: Was du einreißt, nützt denen, die nach dir landen. Neue AP gibt es auf LOS.
monopoly-coach-strike-serves = Im Dienst kommen deine 2 AP sofort wieder. Nimm einem freien Kaiju die letzten LP, und du bist frei.
monopoly-coach-strike_back = Du musst nicht zuschlagen. Gesparte AP sind für den nächsten Kampf da; neue gibt es auf LOS.
monopoly-coach-strike_back-serves = { monopoly-coach-strike-serves }
monopoly-coach-tanks = Sie feuern mit dem Schaden des Bezirks, ganz oder gar nicht. Nicht zu feuern kann Teil eines Handels sein.
monopoly-coach-maser = Sie feuert einmal je Wurf auf den Feind, der in Reichweite anhält. Nicht zu feuern kann Teil eines Handels sein.
monopoly-coach-buy = Bauen kannst du hier ab deinem nächsten Zug. Wer bis dahin hier landet, darf den Bezirk kaufen, und du bekommst nichts.
monopoly-coach-buy-last = Dir bleiben { $left }, und ein Haus kostet { $house }. Solange hier keines steht, darf den Bezirk kaufen, wer hier landet, und du bekommst nichts.
