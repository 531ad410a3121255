lesson-monopoly-rolling = Würfeln, zertrümmern, kaufen
lesson-monopoly-rolling-roll = Jeder Zug beginnt mit Bauen und Handeln, dann kommen zwei Würfel. Noch gibt es nichts zu bauen: Würfle.
refused-lesson-monopoly-roll-first = Das kann warten. Hier wird erst gewürfelt.
lesson-monopoly-rolling-smash = Du landest in { monopoly-space-ota }, und ein Haus fällt von selbst. Mit bis zu 2 Angriffspunkten (AP) fällt mehr. Zwei Häuser stehen noch: Triff beide.
refused-lesson-monopoly-both-houses = Dann bleibt etwas stehen, und der Bezirk ist nicht zu kaufen. Beide Punkte auf die zwei Häuser.
lesson-monopoly-rolling-buy = Kein Haus mehr: Ruinen darf kaufen, wer auf ihnen steht. Kauf { monopoly-space-ota }.
refused-lesson-monopoly-buy-it = Wer als Nächster hier landet, würde sich freuen. Du hast das Geld: Kauf es.
lesson-monopoly-rolling-end = Es gehört dir, aber es sind noch Ruinen, und wer dort landet, darf sie dir abkaufen. Als Nächstes wird gebaut.

lesson-monopoly-building = Bauen und LOS
lesson-monopoly-building-works = { monopoly-space-ota } gehört dir, und dort steht nichts. Gebaut wird vor dem Wurf: Drück *{ monopoly-estate-title }* und stell ein Haus hin. Dann kann es dir niemand wegkaufen, und das Haus bringt auf LOS Geld.
refused-lesson-monopoly-build-first = Erst bauen: Nach dem Wurf ist es für diesen Zug zu spät.
lesson-monopoly-building-house = Mit mindestens einem Haus kann es dir niemand wegkaufen. Häuser bringen auch auf LOS Geld. Ein Panzer feuert auf Feinde, die hier landen.
refused-lesson-monopoly-a-house = Ohne Haus bleibt { monopoly-space-ota } zu kaufen. Bau mindestens eins.
lesson-monopoly-building-roll = Gut gebaut. Jetzt würfle: LOS ist nah.
refused-lesson-monopoly-now-roll = Genug gebaut für diesen Zug. Würfle.
lesson-monopoly-building-go = Du kommst über LOS. Nimm Geld für deine Häuser und 3 Angriffspunkte, oder 1 Lebenspunkt (LP). Beides ist recht: Was brauchst du mehr?
refused-lesson-monopoly-go = Nimm erst, was LOS dir bringt.
lesson-monopoly-building-end = So wächst du: Häuser zahlen, Panzer wachen, und eine ganze Farbe darf Maserkanonen haben, die vier Felder weit reichen.

lesson-monopoly-fighting = Kämpfen und verstecken
lesson-monopoly-fighting-roll = { kaiju-mothra } steht in { monopoly-space-ota }, mit 2 Lebenspunkten (LP) und ohne Angriffspunkte (AP). Würfle.
lesson-monopoly-fighting-land = Du kommst zu ihr. Du darfst dich ein Feld davor verstecken, wo nichts geschieht, oder landen und kämpfen. Zurückschlagen kann sie nicht: Lande.
refused-lesson-monopoly-land = Verstecken hilft, wenn die andere Seite stärker ist. Du hast 5 AP und 6 LP, sie hat 2 LP: Lande.
lesson-monopoly-fighting-strike = Du darfst 2 AP auf Häuser oder auf sie verteilen. Wer die letzten LP nimmt, gewinnt den Kampf. Beide auf { kaiju-mothra }.
refused-lesson-monopoly-both-at-her = Dann steht sie noch. 2 LP, 2 AP: beide auf { kaiju-mothra }.
lesson-monopoly-fighting-end = { kaiju-mothra } ist unterworfen: Sie dient jetzt dir, und ihre Bezirke gehören dir. Wer alle anderen unterworfen hat, gewinnt. Vergleich vor einem Kampf LP und AP, und behalt AP übrig: Die gibt es nur auf LOS wieder.

lesson-monopoly-dealing = Ereignis und Handel
lesson-monopoly-dealing-chance = Drei Felder weiter liegt ein Ereignisfeld. Manche Karten gelten sofort, manche behältst du. Würfle.
lesson-monopoly-dealing-answer = { monopoly-card-full_belly } behältst du für schlechte Zeiten. Und { kaiju-mothra } bietet 1,2M für { monopoly-space-shinagawa }. Sieh, was sie hat: Damit wäre ihre Farbe vollständig.
refused-lesson-monopoly-decline = Sie hätte die ganze Farbe und damit Maserkanonen, für weniger als den Preis der Ruinen. Lehn ab.
lesson-monopoly-dealing-end = Richtig: Ihr war es viel mehr wert, als sie bot. Vor dem Wurf kannst du auch selbst etwas anbieten.

lesson-monopoly-game = Eine ganze Partie
lesson-monopoly-game-plays = Eine kurze Partie gegen einen leichten Computer. Unter jeder Frage steht ein Tipp von mir.
lesson-monopoly-game-end = { $won ->
        [yes] Gewonnen. Du kennst das Spiel: auf an einen richtigen Tisch.
       *[no] Diesmal nicht, aber du hast es zu Ende gespielt. Noch einmal, oder an einen richtigen Tisch?
    }
