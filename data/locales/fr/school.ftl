command-learn = Apprendre un jeu en jouant : de courtes leçons privées.
command-learn-game = Quel jeu ?
school = ### L’école des kaiju
    De courtes leçons sur de vraies positions, deux minutes chacune. Tu joues, on te guide, et personne d’autre ne le voit. Quel jeu ?
school-game = ### L’école des kaiju : { $game }
    { $about }
school-progress = { $done ->
        [0] { $all } leçons : deux minutes chacune, puis une partie entière contre des ordinateurs au niveau facile. Commence par la première.
       *[other] { $done ->
            [one] Une leçon faite sur { $all }.
           *[other] { $done } leçons faites sur { $all }.
        }
    }
school-complete = Les { $all } leçons sont faites. Une vraie table t’attend.
school-none = Ce jeu n’a pas encore de leçons. Voici ses règles en quelques lignes.
school-lesson = { $number } · { $title }
school-lesson-done = ✓ { $number } · { $title }
school-rules = Règles en bref
school-other = Autre jeu
lesson-head = **{ $game }** · leçon { $number } sur { $of } : { $title }
lesson-step = étape { $step } sur { $steps }
lesson-coach = ### { $text }
lesson-note = ➤ { $text }
lesson-show = Voir la réponse
lesson-shown = C’était la réponse. On continue.
lesson-go-on = Leçon suivante
lesson-again = Encore une fois
lesson-all = Toutes les leçons
refused-lesson = Les règles le permettent, mais cette leçon vise autre chose. Relis ce que dit le guide.
