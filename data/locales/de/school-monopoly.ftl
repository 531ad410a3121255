lesson-monopoly-rolling = Würfeln, zerstören, kaufen
lesson-monopoly-rolling-roll = Jeder Zug beginnt mit Bauen und Handeln, dann fallen zwei Würfel. Noch gibt es nichts zu bauen: Würfle.
refused-lesson-monopoly-roll-first = Das kann warten. Hier wird erst gewürfelt.
lesson-monopoly-rolling-smash = Du landest in { monopoly-space-ota }, und ein Haus fällt von selbst. Mit bis zu 2 Angriffspunkten (AP) reißt du weitere ein. Zwei Häuser stehen noch: Triff beide.
refused-lesson-monopoly-both-houses = Dann bleibt etwas stehen, und der Bezirk steht nicht zum Verkauf. Gib beide Punkte für die zwei Häuser aus.
lesson-monopoly-rolling-buy = Kein Haus steht mehr: Ruinen darf kaufen, wer auf ihnen landet. Kauf { monopoly-space-ota }.
refused-lesson-monopoly-buy-it = Wer als Nächstes hier landet, würde sich freuen. Das Geld hast du: Kauf den Bezirk.
lesson-monopoly-rolling-end = Es gehört dir, aber es sind noch Ruinen: Wer dort landet, darf sie von der Stadt kaufen, und du bekommst nichts. Als Nächstes wird gebaut.

lesson-monopoly-building = Bauen und LOS
lesson-monopoly-building-works = { monopoly-space-ota } gehört dir, aber es sind noch Ruinen, und die sind käuflich. Drück vor dem Wurf *{ monopoly-estate-title }* und stell ein Haus hin: Solange es steht, kann niemand den Bezirk kaufen, und auf LOS bringt es Geld.
refused-lesson-monopoly-build-first = Erst bauen: Nach dem Wurf ist es für diesen Zug zu spät.
lesson-monopoly-building-house = Mindestens ein Haus. Eins fällt, sooft hier jemand landet, auch du, und ohne Haus ist der Bezirk zu kaufen: je mehr, desto sicherer. Häuser bringen auch auf LOS Geld, und ein Panzer feuert auf Feinde, die hier landen.
refused-lesson-monopoly-a-house = Ohne Haus steht { monopoly-space-ota } weiter zum Verkauf. Bau mindestens eins.
lesson-monopoly-building-roll = Gut gebaut. Jetzt würfle: LOS ist nah.
refused-lesson-monopoly-now-roll = Genug gebaut für diesen Zug. Würfle.
lesson-monopoly-building-go = Du kommst über LOS. Nimm Geld (für jedes Haus mehr) und 3 Angriffspunkte oder stattdessen 1 Lebenspunkt (LP). Beides ist richtig: Was brauchst du dringender?
refused-lesson-monopoly-go = Nimm erst, was LOS dir bringt.
lesson-monopoly-building-end = So wächst du: Häuser bringen Geld, Panzer halten Wache, und hast du eine Farbe vollständig, darfst du dort Maserkanonen bauen, die vier Felder weit reichen.

lesson-monopoly-fighting = Kämpfen und verstecken
lesson-monopoly-fighting-roll = { kaiju-mothra } steht in { monopoly-space-ota }, mit 2 Lebenspunkten (LP) und ohne Angriffspunkte (AP). Würfle.
lesson-monopoly-fighting-land = Dein Wurf führt zu ihr. Versteck dich ein Feld davor, wo nichts geschieht, oder lande und kämpfe. Wer AP hat, darf zurückschlagen, aber sie hat keine: Lande.
refused-lesson-monopoly-land = Verstecken hilft, wenn die andere Seite stärker ist. Du hast 5 AP und 6 LP, sie hat 2 LP: Lande.
lesson-monopoly-fighting-strike = Du darfst 2 AP einsetzen, gegen Häuser oder gegen sie. Wer den letzten LP nimmt, gewinnt den Kampf. Beide auf { kaiju-mothra }.
refused-lesson-monopoly-both-at-her = Dann steht sie noch. 2 LP, 2 AP: beide auf { kaiju-mothra }.
lesson-monopoly-fighting-end = { kaiju-mothra } ist unterworfen: Sie dient dir, und was sie besaß, wird verkauft. Wer alle anderen unterworfen hat, gewinnt. Vergleich vor einem Kampf LP und AP; neue AP gibt es auf LOS.

lesson-monopoly-dealing = Ereignis und Handel
lesson-monopoly-dealing-chance = Drei Felder weiter liegt ein Ereignisfeld. Manche Karten gelten sofort, manche behältst du. Würfle.
lesson-monopoly-dealing-answer = { monopoly-card-full_belly } behältst du: Damit kommst du einmal vom { monopoly-space-big_pile_of_fish } weg. Und { kaiju-mothra } bietet 1,2M für { monopoly-space-shinagawa }. Damit wäre ihre Farbe vollständig: Was ist das wert?
refused-lesson-monopoly-decline = Sie hätte die ganze Farbe und damit Maserkanonen, und das für weniger, als die Ruinen kosten. Lehn ab.
lesson-monopoly-dealing-end = Richtig: Für sie ist der Bezirk viel mehr wert, als sie bietet. Vor dem Wurf kannst du auch selbst etwas anbieten.

lesson-monopoly-game = Eine ganze Partie
lesson-monopoly-game-plays = Eine kurze Partie gegen einen Computer, der es dir leicht macht. Wer dem anderen die letzten LP nimmt, gewinnt. Kommt jemand von euch zum 12. Mal über LOS, ist diese Runde die letzte, und wer mehr LP hat, gewinnt.
lesson-monopoly-game-end = { $won ->
        [yes] Gewonnen. Du kennst das Spiel: auf an einen richtigen Tisch.
       *[no] Diesmal nicht, aber du hast es zu Ende gespielt. Noch einmal, oder an einen richtigen Tisch?
    }
