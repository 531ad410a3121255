# Jedes Spiel in ein paar Zeilen, für jemanden, der es noch nie gesehen hat. Den Rest haben die nummerierten Regeln.

total_war-primer =
    - Wer eröffnet, spielt eine Karte: Das ist der **Angriff**. Der Nächste wehrt mit einer mindestens gleich hohen Zahl oder einer Spezialkarte ab, und so geht es um den Tisch. Nachgezogen wird immer auf drei.
    - Einmal gibt dein Kaiju seine **Kraft** zu einer Zahl dazu. Ein Herz, das du spielst, macht sie wieder bereit.
    - Wer nicht abwehren kann, wird **verletzt** und legt eine eigene Karte als Schaden. Der Angreifer darf ein Herz dazulegen, und ein Gebäude, das im Weg steht, fällt noch obendrauf.
    - Erreicht der Schaden dein Leben (deutsche Ausgabe: übersteigt er es), bist du besiegt. Der Angreifer bekommt Punkte, und dein Kaiju kommt **wütend** zurück; im üblichen Modus scheidet es beim zweiten Mal aus.
    - Wer zuerst genug Punkte hat oder als Letzter steht, gewinnt.
tokyo_clash-primer =
    - Eine Runde: reihum je eine Aktion, bis alle passen; dann frischen alle die Hand auf, dann bewegen sich die Fahrzeuge der zwei Ereignisse.
    - Karten kosten **Energie**, und die bringt eine Stadt in Trümmern: Wirf Kaiju und Fahrzeuge durch Gebäude. Jede Karte kannst du für eine der zwei Aktionen auf deinem Tableau abwerfen.
    - Greif ein Kaiju auf deinem Feld an oder mit Reichweite von fern: Mach ihm Schaden oder wirf es. Sein Spieler darf mit einer Karte abwehren.
    - Jeder Punkt, der durchkommt, nimmt dem Opfer eine Karte vom Stapel. Die beste davon ist deine **Trophäe** und zählt ihre Dominanz.
    - Wer dem **King of Monsters** Schaden macht, nimmt ihm die Krone: handelt zuerst, zieht eine Karte mehr und hat am Ende 2 Dominanz mehr.
    - Jedes gefallene Kleingebäude bringt das Ende näher. Hat der Oxygen-Zerstörer eines auf der Leiste passiert, oder nach Runde sieben, gewinnt die meiste Dominanz.
monopoly-primer =
    - Würfle mit zwei Würfeln und zieh. Auf einem Bezirk fällt ein Haus umsonst, und mit bis zu 2 Angriffspunkten reißt du weitere Häuser ein, zermalmst Panzer oder verletzt ein Kaiju.
    - Ohne Haus (nach Hausregeln: auch ohne Panzer) ist ein Bezirk zerstört, und wer dort landet, darf ihn kaufen. Deine Häuser bringen auf LOS Geld, deine Panzer feuern auf Feinde, und wer eine ganze Farbe hat, darf **Maser** bauen, die vier Felder weit reichen.
    - Vor dem Wurf darfst du bauen und handeln. Über LOS gibt es Geld und Angriffspunkte, oder stattdessen einen Lebenspunkt.
    - Sobald du einmal über LOS warst, gibt es Kampf, wo du auf einem Feind landest; oder du versteckst dich ein Feld davor.
    - Wer dir die letzten Lebenspunkte nimmt, **unterwirft** dich: Dein Kaiju kämpft für ihn, bis es selbst einen Kampf gewinnt und sich befreit.
    - Wer alle anderen unterworfen hat, gewinnt.
