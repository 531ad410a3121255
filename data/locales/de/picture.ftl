# Die wenigen Wörter, die in Bildern stehen. Bilder haben Wörter, Zahlen und Namen; Sätze gehören in die Nachrichten.

### Rahmen
picture-first-to = Ziel: { $target }
picture-round = Runde { $round }
picture-round-short = R{ $round }
picture-start = Start
picture-of-target = /{ $target }
picture-of-life = von { $life }

### Total War
picture-total-war = Total War
picture-total-war-kanji = 総力戦
picture-mode-king_of_monsters = King of Monsters
picture-mode-immortals = Unsterbliche
picture-option-counter_attack = Gegenangriff
picture-option-free_surrender = Freies Aufgeben
picture-option-double_wound_hits_twice = Doppeltreffer zählt doppelt
picture-option-heart_straightens_all = Herz richtet alle auf
picture-option-must_exceed_life = Schaden über Leben
picture-option-wound_stays = Treffer bleibt
picture-option-double_wound_before_draw = Doppeltreffer vor dem Ziehen
picture-options-on = { $count } Optionen
picture-options-more = { $count } weitere Optionen
picture-strike = Angriff
picture-wound = Treffer
picture-opening = Runde { $round }
picture-played-by = gespielt von
picture-to-open = eröffnet
picture-clockwise = Rechtsherum
picture-counterclockwise = Linksherum
picture-buildings-up = Offene Gebäude
picture-wound-takes-one = je Schlag eines
picture-no-buildings = keines offen
picture-no-buildings-up = Kein Gebäude offen
picture-deck = Stapel
picture-discards = Ablage
picture-buildings = Gebäude
picture-worth = { $vp } SP wert
picture-worth-short = { $vp } wert
picture-out = Raus
picture-out-vp = { $vp } SP für den Endstand
picture-spent = verbraucht
picture-furious = Wütend

### Was zuletzt geschah, in wenigen Wörtern
picture-last = Zuletzt
picture-tw-did-RoundOpened = { $seat } eröffnet Runde { $round }
picture-tw-did-OpeningPassed = { $seat } kann nicht eröffnen
picture-tw-did-Played = { $seat } spielt { $card_text }{ $power ->
        [0] {""}
       *[other] {" "}+ Kraft { $power }
    }
picture-tw-did-TargetChosen = zielt auf { $target }
picture-tw-did-DirectionChanged = die Richtung wechselt
picture-tw-did-BuildingTurnedUp = Gebäude { $value } liegt offen
picture-tw-did-Wounded = { $attacker } verletzt { $seat }
picture-tw-did-DamageLaid = { $seat }: Schaden { $wounds } von { $life }
picture-tw-did-Defeated = { $by } besiegt { $seat }
picture-tw-did-Eliminated = { $seat } ist raus
picture-tw-did-Countered = { $seat } schlägt zurück
picture-tw-did-Healed = { $seat } heilt
picture-tw-did-DrewThree = { $seat } zieht drei
picture-tw-did-Ended = das Spiel ist vorbei

### Wer was tun muss
picture-ask-open = eröffnet mit einer beliebigen Karte
picture-ask-answer = { $strike } oder mehr, sonst Schaden nehmen
picture-ask-answer-wound = Treffer mit Spezialkarte abwehren oder nehmen
picture-ask-target = wählt, wer jetzt abwehrt
picture-ask-damage = legt eine Zahl als Schaden
picture-ask-heart = ein Herz zum Schlag?
picture-ask-building = nimmt eines der Gebäude
picture-ask-counter = mit einem Herz zurückschlagen?
picture-ask-discard = wirft auf drei Karten ab
picture-tab-open = Eröffnet
picture-tab-answer = Wehrt ab
picture-tab-target = Zielt
picture-tab-damage = Verletzt
picture-tab-heart = Herz?
picture-tab-building = Verletzt
picture-tab-counter = Gegenangriff?
picture-tab-discard = Wirft ab
picture-tab-winner = Sieg
picture-over-target = erreicht { $target } Siegespunkte
picture-over-last_standing = ist als letztes Kaiju übrig
picture-over-exhausted = niemand kann eröffnen: Das Spiel endet
picture-nobody = Niemand
picture-hit = Schaden { $damage }
picture-gained = +{ $vp } SP
picture-defeated = Gefallen

### Hände und Karten
picture-your-hand = Deine Hand
picture-your-hand-kanji = 手札
picture-empty-hand = Keine Handkarten
picture-other-actions = Andere Aktionen
picture-your-turn = { $round } · du bist dran
picture-not-your-turn = { $round } · du bist nicht dran
picture-strike-now = Angriff { $strike }
picture-wound-now = Treffer
picture-opening-now = Eröffnung
picture-power-ready = Kraft { $power } bereit
picture-power-spent = Kraft { $power } verbraucht
picture-text-number = Wehrt einen Angriff bis { $value } ab.
picture-text-zero = Wehrt nur einen Angriff von 0 ab. Kostet als Schaden kein Leben.
picture-text-heart = Wehrt bis { $value } ab und richtet dein Kaiju auf. Oder verstärkt einen Schlag.
picture-text-building = Wehrt bis { $value } ab und deckt ein Gebäude auf.
picture-text-lowering = Wehrt jede Zahl ab und senkt den Angriff um 3. Nie Schaden.
picture-text-change_direction = Wehrt jeden Angriff ab. Es geht andersherum weiter.
picture-text-choose_target = Wehrt jeden Angriff ab. Du bestimmst, wer drankommt.
picture-text-wound = Wehrt jeden Angriff ab. Nur Spezialkarten halten ihn auf.
picture-text-double_wound = Verletzt sofort den Nächsten. Nichts wehrt das ab.
picture-way-play = Spielen
picture-way-damage = Legen
picture-way-heart = Dazu
picture-way-counter = Schlag
picture-way-discard = Abwerfen
picture-way-king = Treffer
picture-too-low = zu klein
picture-king-card = King-Karte, einmal
picture-why-answer = Mindestens { $strike }
picture-why-wound = Nur Spezialkarten
picture-why-damage = Nur 0 bis 10
picture-why-heart = Nur ein Herz
picture-why-counter = Nur ein Herz
picture-why-other = Jetzt nicht
picture-the-deck = Der Stapel
picture-copies = { $copies } von { $total } Karten

### Ergebnisse
picture-winner = Sieg
picture-nobody-wins = Niemand gewinnt
picture-points-by-round = Siegespunkte je Runde
picture-ended-target = { $name } kam in Runde { $round } auf { $target } SP
picture-ended-last_standing = Das letzte Kaiju, Runde { $round }
picture-ended-exhausted = In Runde { $round } konnte niemand eröffnen

### Statistik
picture-stats-won = gewonnen
picture-stats-fair = durch bloßen Zufall
picture-stats-percent = { $share } %
picture-stats-count = { $wins } von { $games }
picture-stats-alt = { $title }: { $first }, { $second }. Der Anteil gewonnener Spiele, daneben der durch bloßen Zufall.
picture-stats-alt-place = { $place }. { $name }
picture-stats-alt-row = { $name }{ $noted ->
        [yes] , { $note }
       *[no] {""}
    }: { $wins } von { $games } gewonnen, { $share } %, durch Zufall { $fair } %.
