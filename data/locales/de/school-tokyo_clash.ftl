lesson-tokyo_clash-throwing = Werfen und Energie
lesson-tokyo_clash-throwing-card = Schau auf den *{ panel-board }*: ein Panzer auf deinem Feld, vier Felder weiter ein Turm. { tokyo_clash-card-tail_slide } kostet genau deine 2 Energie und wirft so weit. Spiel die Karte.
refused-lesson-tokyo_clash-no-pass = Gepasst wird, wenn nichts mehr zu tun ist. Du hast noch zu tun.
refused-lesson-tokyo_clash-play-it = Abgeworfen bringt sie nur einen einfachen Wurf oder Schritt. Spiel die Karte für das, was auf ihr steht.
refused-lesson-tokyo_clash-too-short = Das wirft höchstens 3 Felder weit, und der Turm steht 4 entfernt. { tokyo_clash-card-tail_slide } reicht bis dorthin.
lesson-tokyo_clash-throwing-stay = Zuerst dürftest du 1 Feld gehen. Der Panzer steht auf deinem Feld, also bleib.
refused-lesson-tokyo_clash-stay = Wenn du gehst, bleibt der Panzer zurück. Um ein Fahrzeug zu werfen, musst du auf seinem Feld stehen.
lesson-tokyo_clash-throwing-tank = Wirf den Panzer: Ein Angriff kann werfen, was auf deinem Feld steht. Der Panzer fliegt geradeaus, und was er trifft, fällt mit ihm.
refused-lesson-tokyo_clash-throw-it = Der Panzer ist wurfbereit. Wirf ihn.
lesson-tokyo_clash-throwing-tower = Wohin? Nimm den Buchstaben auf dem Turm: 1 Energie für den Panzer und 4 für den Turm.
refused-lesson-tokyo_clash-small = Da fällt ein Kleingebäude, aber der Turm bringt mehr Energie.
refused-lesson-tokyo_clash-nothing-there = Dort geht nichts zu Bruch. Ziele auf ein Gebäude: Da steckt die Energie.
lesson-tokyo_clash-throwing-end = 2 bezahlt, 5 bekommen. Mit der Zerstörung der Stadt bezahlst du alles andere: Wirf, was auf deinem Feld steht.

lesson-tokyo_clash-attacking = Angriffe und Trophäen
lesson-tokyo_clash-attacking-ray = Mit 5 Energie kannst du zuschlagen. { kaiju-mothra } trägt die Krone, zwei Felder entfernt. { tokyo_clash-card-heat_ray } (2) reicht drei Felder geradeaus.
lesson-tokyo_clash-attacking-hit = 3 Schaden gegen sie. Wähl dein Ziel.
refused-lesson-tokyo_clash-hit-it = Die Karte ist gespielt und bezahlt. Lass sie nicht verpuffen: Greif an.
lesson-tokyo_clash-attacking-trophy = Sie hat nicht abgewehrt. Drei Karten sind von ihrem Stapel weg, und die mit der meisten Dominanz wird deine Trophäe. Sie gehört für immer dir.
lesson-tokyo_clash-attacking-end = Eine Trophäe zählt ihre Dominanz, und die meiste Dominanz gewinnt. Und wer dem King Schaden zufügt, bekommt die Krone: zuerst dran, eine Karte mehr, am Ende 2 Dominanz mehr.

lesson-tokyo_clash-defending = Abwehren
lesson-tokyo_clash-defending-shield = Du trägst die Krone, und { kaiju-mothra } greift dich mit 4 an. Jeder Schaden, der durchkommt, kostet dich eine Karte vom Stapel. Wehr mit der Karte ab, die am meisten aufhält.
refused-lesson-tokyo_clash-defend = Dann kommen alle 4 durch. Du hast Karten dafür.
refused-lesson-tokyo_clash-thicker = Das hält 2 von 4 auf. { tokyo_clash-card-stand_firm } hält 3 auf.
lesson-tokyo_clash-defending-back = Ein Schaden kommt durch, und das genügt: Sie hat die Krone und eine Trophäe. Hol dir die Krone mit { tokyo_clash-card-heat_ray } zurück.
refused-lesson-tokyo_clash-win-back = Später vielleicht. Die Krone ist zwei Felder entfernt, geradeaus: Spiel { tokyo_clash-card-heat_ray }.
lesson-tokyo_clash-defending-hit = Ziele auf { kaiju-mothra }. Sie hat nichts zum Abwehren.
lesson-tokyo_clash-defending-trophy = Nichts hat deine 3 aufgehalten. Die Karten zur Wahl zählen am Ende gleich viel: Behalt, welche du magst.
lesson-tokyo_clash-defending-end = Die Krone gehört wieder dir. Abwehren kannst du immer, wenn andere dran sind: Heb dir eine Karte dafür auf, vor allem als King, und die Energie, falls sie welche kostet.

lesson-tokyo_clash-rounds = Abwerfen und Runden
lesson-tokyo_clash-rounds-discard = Gar keine Energie, aber ein Zug auf deinem Feld. Wirf eine Karte ab, und du bekommst eine Aktion von deinem Tableau: Wurf oder Bewegung. Gib die teure her.
refused-lesson-tokyo_clash-dear-first = Die kannst du nächste Runde vielleicht bezahlen. Wirf { tokyo_clash-card-mega_heat_ray } ab: 4 Energie sind weit weg.
lesson-tokyo_clash-rounds-action = Werfen oder bewegen? Ein Zug bringt 3 Energie, wenn man ihn zerlegt.
refused-lesson-tokyo_clash-mat-throw = Bewegung bringt hier nichts. Wirf den Zug.
lesson-tokyo_clash-rounds-train = Ab ins Kleingebäude damit: 3 für den Zug, 2 für das Gebäude. Jedes gefallene Kleingebäude bringt auch das Ende der Partie näher.
refused-lesson-tokyo_clash-only-tank = Der Panzer brächte 1 dazu, das Gebäude bringt 2. Nimm das Gebäude.
lesson-tokyo_clash-rounds-pass = { kaiju-mothra } passt. Haben alle gepasst, ist die Runde vorbei; deine Energie behältst du. Pass auch.
refused-lesson-tokyo_clash-keep-ray = Von hier aus lohnt sich nichts mehr. Behalt die Karte und pass.
lesson-tokyo_clash-rounds-refresh = Jetzt ziehen alle auf fünf nach. Vorher darfst du abwerfen, aber { tokyo_clash-card-heat_ray } zu behalten lohnt sich: Wirf nichts ab.
refused-lesson-tokyo_clash-keep-it = Du hast 5 Energie, und sie kostet 2. Behalt sie.
lesson-tokyo_clash-rounds-end = Danach bewegen sich die Fahrzeuge der beiden Ereignisse, und eine neue Runde beginnt. Auf der Leiste mit den Rundenzahlen rückt der Oxygen-Zerstörer jede Runde vor: Ist er an einem gefallenen Kleingebäude vorbei, oder nach Runde sieben, ist Schluss.

lesson-tokyo_clash-game = Eine ganze Partie
lesson-tokyo_clash-game-plays = Eine richtige Partie gegen einen Computer, der es dir leicht macht: Die meiste Dominanz gewinnt, Trophäen und Krone zusammen. Stell zuerst Fahrzeuge auf, wo du magst.
lesson-tokyo_clash-game-end = { $won ->
        [yes] Gewonnen. Du kennst das Spiel: auf an einen richtigen Tisch.
       *[no] Diesmal nicht, aber du hast es zu Ende gespielt. Noch einmal, oder an einen richtigen Tisch?
    }
