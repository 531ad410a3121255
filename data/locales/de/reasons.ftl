hint-why = -# **Warum:** { $reason }

tokyo_clash-advice-blocks = Das hält alle { $amount } Schaden ab{ $is_king ->
        [yes] , und du bleibst King of Monsters
       *[no] {""}
    }.
tokyo_clash-advice-softens = Das hält { $stopped } von { $amount } Schaden ab.
tokyo_clash-advice-defenceless = Nichts auf deiner Hand kann abwehren.
tokyo_clash-advice-takes = Du behältst { $cards ->
        [one] deine Karte
       *[other] alle { $cards } Karten
    } für deine eigenen Züge.
tokyo_clash-advice-reach = Ihr Angriff mit { $amount } erreicht { $names }.
tokyo_clash-advice-momentum = Sie hat Schwung: Du darfst gleich noch einmal handeln.
tokyo_clash-advice-stays = Sie ist eine Verstärkung: Sie bleibt im Spiel, bis sie ausgegeben wird oder verloren geht.
tokyo_clash-advice-cost = { $cost ->
        [0] Sie kostet keine Energie: Du behältst deine { $left }.
       *[other] Sie kostet { $cost } Energie, dir bleiben { $left }.
    }
tokyo_clash-advice-free = Eine Aktion durch Abwerfen kostet keine Energie; du hast { $energy }.
tokyo_clash-advice-spend = Das kostet keine Aktion.
tokyo_clash-advice-pass = { $is_end ->
        [yes] Alle anderen haben gepasst: Die Phase endet, und du gehst mit { $cards } Handkarten in die Auffrischung.
       *[no] Das kostet nichts, und du kannst wieder handeln, solange andere es tun.
    }
tokyo_clash-advice-stop = Du behältst { $cards ->
        [one] die Karte
       *[other] die { $cards } Karten
    } auf deiner Hand.
tokyo_clash-advice-met = Dort { $count ->
        [one] steht
       *[other] stehen
    } { $names }, in Reichweite für jeden Angriff und Wurf.
tokyo_clash-advice-throwable = Dort lässt sich etwas werfen: { $things }.
tokyo_clash-advice-near = Von dort ist das nächste Kaiju, { $name }, { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } entfernt.
tokyo_clash-advice-between = Abstand in Feldern: { $mine } zu dir, { $count } zu { $name }.
tokyo_clash-advice-hits = Das bedroht { $name } mit { $amount } Schaden{ $is_king ->
        [yes] ; kommt etwas davon durch, wirst du King of Monsters
       *[no] {""}
    }.
tokyo_clash-advice-throw = Was du wirfst, zerlegt, was es trifft, und die Energie gehört dir.
tokyo_clash-advice-energy = Das bringt { $energy } Energie{ $is_most ->
        [yes] , mehr als alles andere hier
       *[no] {""}
    }.
tokyo_clash-advice-strikes = Das kann { $names } verletzen.
tokyo_clash-advice-prey = { $name } hat { $energy } Energie und { $cards } Handkarten zu verlieren.
tokyo_clash-advice-trophy = { $is_first ->
        [yes] { $dominance } Dominanz ist das Höchste, was dieser Schlag bringt.
       *[no] Von den übrigen Karten hat keine mehr als { $dominance } Dominanz.
    }
tokyo_clash-advice-attack = Es ist ein Angriff mit { $amount }.
tokyo_clash-advice-defend = Sie wehrt { $amount } ab.
tokyo_clash-advice-refresh = { $count ->
        [0] Alle Karten, die du hast, bleiben dir.
        [one] Für die abgeworfene Karte kommt eine neue.
       *[other] Für die { $count } abgeworfenen Karten kommen neue.
    }

total_war-advice-stuck = Nichts auf deiner Hand beantwortet das.
total_war-advice-hit = Das kostet eine Karte als Schaden und beendet den Angriff; die anderen behältst du.
total_war-advice-wound = Zahlen halten einen Treffer nicht auf.
total_war-advice-highest = Ein Angriff mit { $strike } ist der höchste, den du machen kannst.
total_war-advice-lowest = { $strike } genügt, deine höheren Karten warten auf später.
total_war-advice-strike = Wer folgt, muss einen Angriff mit { $strike } beantworten.
total_war-advice-special = Das antwortet ohne Zahl, deine Zahlen bleiben auf der Hand.
total_war-advice-least = Es ist der kleinste Schaden, den du legen kannst: { $damage }.
total_war-advice-adds = Das gibt { $name } { $damage } Schaden mehr.
total_war-advice-heart = Deine Herzen bleiben auf der Hand.
total_war-advice-target = { $name } steht bei { $wounds } von { $life }.
total_war-advice-discard = Das sind deine niedrigsten Zahlen.

monopoly-advice-bare = Dort steht kein Haus: Wer dort landet, darf den Bezirk kaufen.
monopoly-advice-keeps = Du behältst { $money }.
monopoly-advice-builds = Dann stehen dort { $houses ->
        [0] kein Haus
        [one] 1 Haus
       *[other] { $houses } Häuser
    } und { $tanks ->
        [0] kein Panzer
        [one] 1 Panzer
       *[other] { $tanks } Panzer
    }, und dir bleiben { $left }.
monopoly-advice-maser = Eine Maserkanone feuert schon auf Gegner, die in die Nähe kommen, und dir bleiben { $left }.
monopoly-advice-buys = Du hast dann { $own } von { $all } dieser Farbe und behältst { $left }.
monopoly-advice-saves = Du behältst deine { $ap } AP.
monopoly-advice-fells = { $name } hat nicht mehr LP, als du triffst.
monopoly-advice-weakens = Das bringt { $name } auf { $hp } LP.
monopoly-advice-tanks = Dann { $left ->
        [0] feuert dort kein Panzer mehr
        [one] bleibt dort 1 Panzer zum Feuern
       *[other] bleiben dort { $left } Panzer zum Feuern
    }.
monopoly-advice-ruins = Dann steht dort kein Haus mehr, und nur Ruinen sind zu kaufen.
monopoly-advice-money = Das bringt { $money } und { $ap } AP, und du hast { $hp } LP.
monopoly-advice-hp = Du hast noch { $hp } LP.
monopoly-advice-eats = Du hast { $ap } AP, und AP kommen an LOS zurück.
monopoly-advice-hides = Im Versteck bekämpft dich niemand, und du hast { $hp } LP.
monopoly-advice-lands = { $damage ->
        [0] Dort feuert nichts auf dich.
       *[other] Was dort feuert, macht { $damage } Schaden; du hast { $hp } LP.
    }
monopoly-advice-fires = Das macht { $name } { $damage } Schaden.
