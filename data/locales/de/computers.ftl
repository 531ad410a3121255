# Computerspieler: wer welches Kaiju mit welchem Temperament spielt, was sie sagen, und wie ihr Kaiju in der Lobby ist.
# .temper ist ein Schlüssel und bleibt englisch.

computer-any = Der Fremde
    .temper = dry
computer-godzilla = General Aso
    .temper = stern
computer-king_ghidorah = Madame Taifun
    .temper = grand
computer-gigan = Die Bastlerin
    .temper = curious
computer-anguirus = Kapitän Umi
    .temper = stern
computer-mothra = Tante Beben
    .temper = grand
computer-rodan = Admiral Nebel
    .temper = stern
computer-king_caesar = Der Hausmeister
    .temper = dry
computer-zilla = Der Praktikant
    .temper = dry
computer-ebirah = Der Fährmann
    .temper = dry
computer-kumonga = Professor Kuma
    .temper = curious
computer-kamacuras = Die Nachtwache
    .temper = dry
computer-manda = Miss Monsun
    .temper = grand
computer-mechagodzilla = Doktor Rauschen
    .temper = curious
computer-megalon = Die Landvermesserin
    .temper = curious

computer-says = -# { $name }: „{ $remark }“

remark-strike-stern-1 = Nach Vorschrift.
remark-strike-stern-2 = Wirkungsfeuer.
remark-strike-stern-3 = Wie befohlen.
remark-strike-curious-1 = Faszinierend. Das halten wir fest.
remark-strike-curious-2 = Klappt besser als auf dem Papier.
remark-strike-curious-3 = Wieso hat das jetzt wehgetan?
remark-strike-dry-1 = Nichts Persönliches.
remark-strike-dry-2 = Stand so im Kalender.
remark-strike-dry-3 = Vorsicht, Schutt.
remark-strike-grand-1 = Applaus ist erlaubt.
remark-strike-grand-2 = Ich hatte im Frühjahr gewarnt.
remark-strike-grand-3 = Und das war der sanfte.

remark-hit-stern-1 = Notiert. Stellung halten.
remark-hit-stern-2 = Ein Kratzer. Weitermachen.
remark-hit-stern-3 = Darauf folgt eine Antwort.
remark-hit-curious-1 = Ach. So fühlt sich das an.
remark-hit-curious-2 = Hervorragend geworfen. Noch mal?
remark-hit-curious-3 = Da muss ich etwas nachstellen.
remark-hit-dry-1 = Aua. Fürs Protokoll.
remark-hit-dry-2 = Das kommt auf die Rechnung.
remark-hit-dry-3 = Damit hatte ich noch etwas vor.
remark-hit-grand-1 = Wie ungezogen.
remark-hit-grand-2 = Dazu erwarte ich einen Brief.
remark-hit-grand-3 = Und das auf meine Schokoladenseite.

remark-win-stern-1 = Die Stadt ist gesichert. Was davon übrig ist.
remark-win-stern-2 = Wegtreten.
remark-win-stern-3 = Ein sauberer Einsatz, größtenteils.
remark-win-curious-1 = Das Experiment ist geglückt.
remark-win-curious-2 = Das wird veröffentlicht.
remark-win-curious-3 = Wollen wir sehen, was noch umfällt?
remark-win-dry-1 = Damit ist der Abriss beendet.
remark-win-dry-2 = Rechnung folgt.
remark-win-dry-3 = Jemand sollte kehren.
remark-win-grand-1 = Natürlich.
remark-win-grand-2 = Ihr dürft jetzt aufstehen.
remark-win-grand-3 = Vorhang.

temper-any =
    { $level ->
        [easy] Ist wegen der Bewegung hier.
        [hard] Hat die Regeln zweimal gelesen, und deine letzten drei Spiele.
       *[other] Schaut, wohin es tritt.
    }
temper-godzilla =
    { $level ->
        [easy] Liegt noch halb schlafend auf dem Meeresgrund.
        [hard] Ist wach und will die Stadt mit niemandem teilen.
       *[other] Geht langsam. Kommt trotzdem an.
    }
temper-king_ghidorah =
    { $level ->
        [easy] Drei Köpfe, drei Meinungen.
        [hard] Drei Köpfe, ein Plan.
       *[other] Zwei Köpfe denken, der dritte hält Wache.
    }
temper-gigan =
    { $level ->
        [easy] Wetzt seine Haken öfter, als er sie benutzt.
        [hard] Hat sich die Stelle zum Schneiden schon ausgesucht.
       *[other] Arbeitet gern aus der Nähe.
    }
temper-anguirus =
    { $level ->
        [easy] Rollt sich im Zweifel ein, und zweifelt oft.
        [hard] Geduldig, stachlig und fertig mit Warten.
       *[other] Steht wieder auf. Merkt sich, wer es war.
    }
temper-mothra =
    { $level ->
        [easy] Will nichts Böses, und tut es meist auch nicht.
        [hard] Sanft bis zum dritten Flügelschlag.
       *[other] Gut zu Städten, weniger zu Rivalen.
    }
temper-rodan =
    { $level ->
        [easy] Erst fliegen, dann schauen.
        [hard] Wenn man ihn hört, ist er schon vorbei.
       *[other] Kreist einmal, bevor er zuschlägt.
    }
temper-king_caesar =
    { $level ->
        [easy] Wacht nur auf, wenn man ihm etwas vorsingt.
        [hard] Macht jeden Schlag zu seinem eigenen.
       *[other] Bewacht, was ihm gehört, und ein wenig mehr.
    }
temper-zilla =
    { $level ->
        [easy] Ist vor allem wegen der Fische hier.
        [hard] Hat gehört, was man so redet, und bringt die Antwort.
       *[other] Flink, und der Vergleiche müde.
    }
temper-ebirah =
    { $level ->
        [easy] Winkt vorbeifahrenden Schiffen mit der Schere.
        [hard] Lässt nichts mehr los.
       *[other] Eine Schere zum Halten, eine zum Schlagen.
    }
temper-kumonga =
    { $level ->
        [easy] Verfängt sich im eigenen Netz.
        [hard] Das Netz ist schon um den Tisch gespannt.
       *[other] Spinnt, wartet und hat es selten eilig.
    }
temper-kamacuras =
    { $level ->
        [easy] Glaubt, dass niemand ihn sieht.
        [hard] Niemand hat ihn gesehen. Das ist das Problem.
       *[other] Steht ganz still. Dann nicht mehr.
    }
temper-manda =
    { $level ->
        [easy] Lang, und ein wenig verknotet.
        [hard] Zieht mit jedem Zug eine Schlinge zu.
       *[other] Nimmt den langen Weg um dich herum.
    }
temper-mechagodzilla =
    { $level ->
        [easy] Fährt noch hoch.
        [hard] Alle Systeme bereit. Gnade gehört nicht dazu.
       *[other] Folgt dem Programm. Das Programm ist gut.
    }
temper-megalon =
    { $level ->
        [easy] Gräbt in die falsche Richtung.
        [hard] Taucht auf, wo es wehtut.
       *[other] Bohrt zuerst und fragt auch danach nicht.
    }
