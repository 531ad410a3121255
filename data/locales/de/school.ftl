command-learn = Ein Spiel beim Spielen lernen: kurze Lektionen, nur für dich.
command-learn-game = Welches Spiel?
school = ### Kaiju-Schule
    Kurze Lektionen an echten Stellungen, je zwei Minuten. Du spielst, ein Trainer erklärt, und niemand sonst sieht es. Welches Spiel?
school-game = ### Kaiju-Schule: { $game }
    { $about }
school-progress = { $done ->
        [0] { $all } Lektionen: je zwei Minuten, zum Schluss eine ganze Partie gegen Computer, die es dir leicht machen. Fang mit der ersten an.
       *[other] { $done ->
            [one] Eine von { $all } Lektionen ist geschafft.
           *[other] { $done } von { $all } Lektionen sind geschafft.
        }
    }
school-complete = Alle { $all } Lektionen geschafft. Du bist bereit für einen eigenen Tisch.
school-none = Zu diesem Spiel gibt es noch keine Lektionen. Unten stehen seine Regeln in ein paar Zeilen.
school-lesson = { $number } · { $title }
school-lesson-done = ✓ { $number } · { $title }
school-rules = Regeln in Kürze
school-other = Anderes Spiel
lesson-head = **{ $game }** · Lektion { $number } von { $of }: { $title }
lesson-step = Schritt { $step } von { $steps }
lesson-coach = ### { $text }
lesson-note = ➤ { $text }
lesson-show = Antwort zeigen
lesson-shown = Das war die Antwort. Weiter geht’s.
lesson-go-on = Nächste Lektion
lesson-again = Noch einmal
lesson-all = Alle Lektionen
refused-lesson = Erlaubt ist das, aber diese Lektion will auf etwas anderes hinaus. Lies noch einmal, was der Trainer sagt.
