command-learn = Aprende un juego jugando: lecciones cortas y privadas.
command-learn-game = ¿Qué juego?
school = ### Escuela de kaiju
    Lecciones cortas sobre posiciones reales, dos minutos cada una. Tú juegas, una guía te acompaña y nadie más lo ve. ¿Qué juego?
school-game = ### Escuela de kaiju: { $game }
    { $about }
school-progress = { $done ->
        [0] { $all } lecciones: dos minutos cada una y, al final, una partida entera contra máquinas de nivel fácil. Empieza por la primera.
       *[other] { $done ->
            [one] Llevas hecha una lección de { $all }.
           *[other] Llevas hechas { $done } lecciones de { $all }.
        }
    }
school-complete = Las { $all } lecciones, hechas. Ya puedes sentarte a tu propia mesa.
school-none = Este juego aún no tiene lecciones. Abajo están sus reglas en pocas líneas.
school-lesson = { $number } · { $title }
school-lesson-done = ✓ { $number } · { $title }
school-rules = Reglas en breve
school-other = Otro juego
lesson-head = **{ $game }** · lección { $number } de { $of }: { $title }
lesson-step = paso { $step } de { $steps }
lesson-coach = ### { $text }
lesson-note = ➤ { $text }
lesson-show = Ver la respuesta
lesson-shown = Esa era la respuesta. Seguimos.
lesson-go-on = Siguiente lección
lesson-again = Otra vez
lesson-all = Todas las lecciones
refused-lesson = Las reglas lo permiten, pero esta lección busca otra cosa. Vuelve a mirar lo que dice la guía.
