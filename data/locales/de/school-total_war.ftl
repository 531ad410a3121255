lesson-total_war-striking = Angriff und Abwehr
lesson-total_war-striking-enough = { kaiju-rodan } greift mit 6 an. Spiel eine 6 oder höher, dann muss { kaiju-mothra } dich abwehren. Gleich hoch genügt.
refused-lesson-total_war-too-high = Die 8 ginge auch, aber gegen 6 genügt die 6. Heb die 8 auf: Es kommen härtere Angriffe.
refused-lesson-total_war-power-later = Deine Kraft brauchst du hier nicht. Eine Karte allein genügt; die Kraft kommt in der nächsten Lektion.
lesson-total_war-striking-equal = Der Angriff ist einmal herum und kommt als 8 zurück. Du ziehst immer auf drei Karten nach. Was hält eine 8 auf?
lesson-total_war-striking-end = { kaiju-mothra } hat nichts so Hohes und nimmt den Schaden. Das ist der Kern: Spiel die billigste Karte, die hält, und heb die hohen auf.

lesson-total_war-power = Kraft und Herzen
lesson-total_war-power-add = Ein Angriff von 8, und deine beste Karte ist eine 7. Einmal darf dein Kaiju seine Kraft von 2 dazugeben: 7 + 2 = 9.
refused-lesson-total_war-no-need = Du darfst den Schaden nehmen, musst aber nicht: 7 mit deiner Kraft wehrt die 8 ab.
lesson-total_war-power-heart = Eine −3 wehrt jeden Angriff ab und senkt ihn um 3: Zwei davon haben aus deinem eine 3 gemacht. Deine Kraft ist verbraucht, ein Herz macht sie wieder bereit. Welche Karte hat eins?
refused-lesson-total_war-no-heart = Auch das wehrt ab, aber deine Kraft bleibt verbraucht. Die 4 mit dem Herz kann beides.
lesson-total_war-power-end = Deine Kraft ist wieder bereit. Gib sie aus, wenn sie dich rettet, und such dir dann ein Herz.

lesson-total_war-specials = Spezialkarten
lesson-total_war-specials-wound = { kaiju-rodan } spielt einen Treffer. Den hält keine Zahl auf, nur eine Spezialkarte. Der Richtungswechsel beendet ihn, und es geht andersherum: { kaiju-rodan } ist als Nächster dran.
lesson-total_war-specials-target = { kaiju-mothra } greift mit 8 an. Deine 9 würde halten, aber { kaiju-mothra } ist selbst einen Schlag vom Ende entfernt. Mit Zielgenau bestimmst du, wer abwehren muss.
refused-lesson-total_war-use-target = Das hält, aber dann ist { kaiju-rodan } dran, und der ist unverletzt. Mit Zielgenau geht die 8 zurück an { kaiju-mothra }.
lesson-total_war-specials-whom = Wer bekommt die 8? Sieh auf den Schaden: { kaiju-mothra } hat schon 7 von 9.
refused-lesson-total_war-weaker = { kaiju-rodan } ist unverletzt. { kaiju-mothra } ist fast besiegt, und wer den letzten Schlag führt, bekommt die Punkte.
lesson-total_war-specials-end = { kaiju-mothra } konnte die eigene 8 nicht abwehren und nimmt 2 dazu: 9 von 9, besiegt. Spezialkarten wehren jede Zahl und jeden Treffer ab. Verschwende sie nicht an kleine Angriffe.

lesson-total_war-wounds = Schaden und Punkte
lesson-total_war-wounds-hit = Ein Angriff von 10, und nichts auf deiner Hand reicht, auch nicht mit Kraft. Das passiert allen einmal: Nimm den Schaden.
lesson-total_war-wounds-lay = Leg eine Zahl aus der Hand als Schaden. Ihr Wert ist, was es dich kostet. Bei 10 fällt { kaiju-godzilla }, und 3 hast du schon.
refused-lesson-total_war-lowest = Das tut mehr weh als nötig. Deine kleinste Zahl ist der billigste Schaden.
lesson-total_war-wounds-open = Wer verletzt wurde, eröffnet die nächste Runde, mit einer beliebigen Karte. Eine hohe Zahl ist schwer abzuwehren.
refused-lesson-total_war-keep-heart = Behalt das Herz auf der Hand: Am meisten ist es wert, wenn du jemanden verletzt.
refused-lesson-total_war-open-high = Eröffne mit deiner 9 ohne Kraft: Die wehrt kaum jemand ab, und die Kraft bleibt dir für später.
lesson-total_war-wounds-heart = { kaiju-mothra } ist verletzt und legt eine 3: 5 von 9. Wer angegriffen hat, darf ein Herz dazulegen. Deins ist eine 4.
refused-lesson-total_war-add-heart = 5 und 4 sind 9, mehr Leben hat sie nicht. Leg es dazu.
lesson-total_war-wounds-end = 9 von 9: { kaiju-mothra } fällt, und du bekommst 3 Punkte. Sie kommt wütend zurück; beim zweiten Mal scheidet sie aus. Zu dritt gewinnt, wer 12 Punkte hat oder am Ende allein noch steht.
lesson-total_war-buildings = Gebäude und Doppeltreffer
lesson-total_war-buildings-raise = { kaiju-rodan } greift mit 6 an. Deine 7 hat ein Gebäudezeichen: Spielst du sie, wird eine Gebäudekarte aufgedeckt und fällt auf das nächste Kaiju, das verletzt wird. Spiel sie.
refused-lesson-total_war-plain-seven = Die 7 allein genügt. Heb deine Kraft auf.
refused-lesson-total_war-double-later = Noch nicht. Den wehrt niemand ab, also ist er am meisten wert, wenn schon ein Gebäude offen liegt.
refused-lesson-total_war-raise-it = Auch das wehrt ab, deckt aber kein Gebäude auf. Spiel die 7 mit dem Gebäudezeichen.
lesson-total_war-buildings-double = Ein Gebäude mit Wert 4 liegt offen, und der Angriff kommt als 10 zurück. Der Doppeltreffer wehrt alles ab, und ihn wehrt nichts ab: { kaiju-mothra } ist als Nächstes dran und wird sofort verletzt.
refused-lesson-total_war-no-escape = Das hält, aber vielleicht hat { kaiju-mothra } etwas dagegen. Gegen den Doppeltreffer gibt es nichts.
lesson-total_war-buildings-heart = { kaiju-mothra } hat eine 3 gelegt, und die 4 des Gebäudes kommt dazu. Dein Herz ist eine 3: Leg es dazu.
refused-lesson-total_war-all-three = 3 und 4 sind 7, und sie hat 9 Leben. Mit deinem Herz sind es 10.
lesson-total_war-buildings-end = 3, 3 und 4 sind 10: { kaiju-mothra } fällt mit einem einzigen Schlag. Mehr passt in keinen: die eigene Karte, ein Herz, ein Gebäude. Den Doppeltreffer gibt es nur einmal.

lesson-total_war-game = Eine ganze Partie
lesson-total_war-game-plays = Eine richtige Partie gegen zwei Computer, die es dir leicht machen: Mit 12 Punkten gewinnst du, oder wenn nur noch dein Kaiju steht. Meine Tipps stehen unter den Fragen.
lesson-total_war-game-end = { $won ->
        [yes] Gewonnen. Du kennst das Spiel: auf an einen richtigen Tisch.
       *[no] Diesmal nicht, aber du hast es zu Ende gespielt. Noch einmal, oder an einen richtigen Tisch?
    }
