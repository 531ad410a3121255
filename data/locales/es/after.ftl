# Después de la batalla: probabilidades, momentos decisivos, la mejor y la más cara de las respuestas. Notas. ¿Y si…?

picture-prospects = Probabilidades
picture-prospects-open = con las manos a la vista
picture-prospects-known = con lo que sabía todo el mundo
picture-prospects-start = Inicio
picture-prospects-end = Fin
picture-prospects-turn = { $before } % → { $after } %
picture-prospects-alt = { $title }: la probabilidad de ganar de cada cual, { $kind }, al inicio, tras cada cuarto y al final.
picture-prospects-alt-row = { $kaiju } ({ $person }): { $course }.
picture-prospects-alt-turn = Momento decisivo { $number }: { $kaiju }, del { $before } % al { $after } %.

after-course = **Lo que cambió la partida** · las probabilidades de { $winners }
after-course-line = **{ $number }** · { $did } **{ $before } % → { $after } %**
after-button = Análisis
after-title = ## { $title }: así fue
after-making = **{ $title }**: el análisis se está preparando. Tarda unos segundos y aparece aquí.
after-judge = Así valora una máquina cada momento. La suerte también cuenta.
after-open = Con las manos a la vista
after-known = Lo que sabía todo el mundo
after-answers = Respuestas mejores y más caras
after-turning = Momento decisivo { $number }
after-turning-title = ## { $title }: momento decisivo { $number }
after-turned = { $way ->
    [up] Suben del { $before } % al { $after } % las probabilidades de { $winners }.
   *[down] Bajan del { $before } % al { $after } % las probabilidades de { $winners }.
}
after-silent = Responde { $who }.
after-chose = { $who } elige: { $answer }.
after-from-here = Repetición desde aquí
after-answers-title = ## { $title }: las respuestas mejores y las más caras
    -# Lo que valía cada respuesta, según lo que se podía saber en ese asiento, junto a la mejor de las otras.
after-best = ⬆️ { $given }: { $worth } %. La siguiente: { $other }, { $other_worth } %.
after-costliest = ⬇️ { $given }: { $worth } %. Mejor: { $other }, { $other_worth } %.
after-answers-none = Ninguna respuesta destaca.

menu-note = Nota
note-title = Tu nota sobre esta partida
note-label = Nota
note-about = Solo la ves tú, en tu página, debajo de la pregunta.
note-yours = Tu nota: { $note }

refused-analysis-early = El análisis llega cuando acaba la partida.
refused-analysis-none = Aquí nadie sabe valorar posiciones de este juego.
refused-analysis-failed = Ese análisis no ha salido. Prueba otra vez más tarde.
refused-note-long = En una nota caben { $most } caracteres.

what-if-button = ¿Y si…?
what-if-title = ## ¿Y si…?
what-if-over = Sigue contra máquinas, en privado: desde aquí con las manos tal como eran, o desde el inicio de tu último turno con lo que no veías repartido de nuevo. La partida de verdad no se entera; este «y si» desaparece tras un día de silencio.
what-if-running = Sigue contra máquinas, en privado. Lo que no ves se reparte de nuevo, y por eso se vuelve al inicio de ese turno tuyo. Cuenta como pista y desaparece tras un día de silencio.
what-if-open = Con las manos tal como eran
what-if-anew = Mi último turno, repartido de nuevo
what-if-now = Desde ahora
what-if-before = Desde antes de mi última respuesta
what-if-go-on = Seguir con el «y si» { $number }
what-if-replay = Volver a la repetición
what-if-game = Volver a la partida
what-if-end = Terminar este «y si»
what-if-head = ¿Y si…? · { $head }

option-what-if = «Y si» durante la partida
option-what-if-about = Se puede seguir en privado, con lo que no se ve repartido de nuevo. Cuenta como pista.

refused-what-if-off = En esta mesa no hay «y si» mientras dura la partida.
refused-what-if-not-yours = En ese momento no se te preguntaba nada.
refused-what-if-midway = Aún no habías tenido un turno propio desde el que empezar.
