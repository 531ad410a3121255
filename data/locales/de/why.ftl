# Warum etwas nicht angeboten wird, in einem halben Satz hinter seinem Namen; die Regel selbst ist einen Druck entfernt.

why-title = ### Warum nicht?
why-line = **{ $what }**: { $reason }
why-nothing = Alles, was die Regeln erlauben, steht auf deinen Buttons.
why-rule = Regel { $rule }
why-text = > **{ $rule }** { $text }

total_war-why-TW-4-1 = zu niedrig für einen Angriff von { $strike }.
total_war-why-TW-4-6 = Eine Zahl hält keinen Treffer auf. Das kann nur eine Spezialkarte.
total_war-why-TW-4-9 =
    { $is_wound ->
        [yes] Du kannst abwehren, also musst du es auch.
       *[no] Du kannst ohne deine Kraft abwehren, also musst du es auch.
    }
total_war-why-TW-7-1 = Deine Kraft ist verbraucht. Ein Herz, das du spielst, macht sie wieder bereit.
total_war-why-TW-5-1 = Als Schaden geht nur eine Zahl von 0 bis 10.
total_war-why-TW-5-3 = Zu einem Schlag kann nur ein Herz dazukommen.
total_war-why-TW-6-8 = Nur Herzen schlagen zurück.

tokyo_clash-why-TC-4-1 = mehr Kosten als die { $energy } Energie, die du hast.
tokyo_clash-why-TC-4-3 = zu weit, oder ein Großgebäude lässt dich dort nicht anhalten.
tokyo_clash-why-TC-4-6 = nur zur Abwehr.
tokyo_clash-why-TC-4-7 = nichts da, worauf sie wirken könnte.
tokyo_clash-why-TC-5-3 = nicht in gerader Linie, oder weiter als { $amount }.
tokyo_clash-why-TC-5-5 = Vorher hält ein Großgebäude oder ein anderes Kaiju den Flug auf.
tokyo_clash-why-TC-6-1 = kein Abwehrwert.
tokyo_clash-why-TC-8-5 = nicht in gerader Linie von dir aus, oder zu weit.
tokyo_clash-why-TC-9-4 = Dort ist kein Gebäude, oder es ist weder auf deinem Feld noch daneben.
tokyo_clash-why-TC-11-3 = Es muss näher an das Kaiju heran, das es jagt.
tokyo_clash-why-TC-11-4 = Neue Fahrzeuge halten sich von Kaiju und Großgebäuden fern; Jets und Züge kommen am Rand herein, Schlachtschiffe auf dem Wasser.
tokyo_clash-why-TC-11-6 = auf keiner Linie, die dieser Zug fährt, weiter als 3, oder ein Großgebäude.
tokyo_clash-why-TC-11-12 = Generatoren halten sich von Kaiju, Großgebäuden und einander fern.
tokyo_clash-why-TC-11-16 = UFOs gehen so nahe der Mitte nieder, wie Platz ist.
tokyo_clash-why-TC-13-2 = zu weit für dieses Ausweichen.
tokyo_clash-why-TC-13-12 = nicht auf dem Weg, zu weit, oder ein Großgebäude.

monopoly-why-GM-1-5 = Ihr seid auf derselben Seite.
monopoly-why-GM-2-1 = Gebaut wird vor dem ersten Wurf, ab dem Zug nach dem Kauf, und mit dem Geld dafür.
monopoly-why-GM-3-1 = { $most } AP je Landung sind die Grenze, und du kannst nur ausgeben, was du hast.
monopoly-why-GM-3-4 = Nur Ruinen sind zu kaufen, am Ende deiner Landung und zum vollen Preis.
monopoly-why-GM-3-5 = Was dir selbst gehört, lässt sich nicht angreifen.
monopoly-why-GM-3-6 = Ein Kaiju, das sich versteckt oder dient, kauft nichts.
monopoly-why-GM-4-1 = Du baust auf deinen eigenen Bezirken, ab dem Zug nach dem Kauf.
monopoly-why-GM-6-1 = Ein Kampf beginnt, wenn jemand landet, nicht vor dem Wurf.
monopoly-why-GM-6-2 = kein Kampf, solange das gelandete Kaiju noch nie über LOS war.
monopoly-why-GM-6-3 = { $most } AP sind die Grenze, und nur wer landet, reißt Häuser ein.
monopoly-why-GM-6-4 = Man versteckt sich, statt zu landen, ein Feld früher. Jetzt bist du gelandet.
monopoly-why-GM-6-8 = Es hat keine LP mehr.
monopoly-why-GM-7-4 = Ein Kaiju, das dient, baut nichts.
monopoly-why-GM-7-6 = Das gehört zu der Seite, der du dienst.
monopoly-why-GM-9-1 = drei Angebote je Zug, vor dem Wurf.
monopoly-why-GM-9-3 = { $deals ->
        [own_turn] Im Dienst handelst du nicht.
       *[in_need] Im Dienst handelst du nur mit behaltenen Ereigniskarten, und du hast keine.
    }
