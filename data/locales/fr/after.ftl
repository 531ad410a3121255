# Après la bataille : chances, tournants, la meilleure réponse et la plus coûteuse. Notes. Et si…

picture-prospects = Chances
picture-prospects-open = à mains ouvertes
picture-prospects-known = avec ce que tout le monde savait
picture-prospects-start = Début
picture-prospects-end = Fin
picture-prospects-turn = { $before } % → { $after } %
picture-prospects-alt = { $title } : les chances de victoire de chacun, { $kind }, au début, après chaque quart et à la fin.
picture-prospects-alt-row = { $kaiju } ({ $person }) : { $course }.
picture-prospects-alt-turn = Tournant { $number } : { $kaiju } passe de { $before } % à { $after } %.

after-course = **Les tournants** · chances de victoire : { $winners }
after-course-line = **{ $number }** · { $did } **{ $before } % → { $after } %**
after-button = Analyse
after-title = ## { $title } : le fil de la partie
after-making = **{ $title }** : l’analyse se prépare. Encore quelques secondes, et elle s’affiche ici.
after-judge = C’est l’avis d’un ordinateur sur chaque moment. La chance compte aussi.
after-open = À mains ouvertes
after-known = Ce que tout le monde savait
after-answers = Meilleures et plus coûteuses
after-turning = Tournant { $number }
after-turning-title = ## { $title } : tournant { $number }
after-turned = { $way ->
    [up] { $winners } : les chances de victoire montent de { $before } % à { $after } %.
   *[down] { $winners } : les chances de victoire tombent de { $before } % à { $after } %.
}
after-silent = { $who } répond.
after-chose = { $who } choisit : { $answer }.
after-from-here = Revoir à partir d’ici
after-answers-title = ## { $title } : les réponses les meilleures et les plus coûteuses
    -# Ce que valait chaque réponse, d’après ce qu’on pouvait savoir à cette place, à côté de la meilleure des autres.
after-best = ⬆️ { $given } : { $worth } %. La suivante : { $other }, { $other_worth } %.
after-costliest = ⬇️ { $given } : { $worth } %. Mieux : { $other }, { $other_worth } %.
after-answers-none = Aucune réponse ne sort du lot.

menu-note = Note
note-title = Ta note sur cette partie
note-label = Note
note-about = Personne d’autre ne la voit ; elle est sur ta page, sous la question.
note-yours = Ta note : { $note }

refused-analysis-early = L’analyse vient quand la partie est finie.
refused-analysis-none = Personne ici ne sait juger les positions de ce jeu.
refused-analysis-failed = Cette analyse n’a pas abouti. Réessaie un peu plus tard.
refused-note-long = Une note tient en { $most } caractères.

what-if-button = Et si…
what-if-title = ## Et si…
what-if-over = Joue la suite contre des ordinateurs, en privé : à partir d’ici avec les mains telles quelles, ou depuis le début de ton dernier tour, en redistribuant ce que tu ne voyais pas. La vraie partie n’en saura rien ; ce « et si » disparaît après un jour de silence.
what-if-running = Joue la suite contre des ordinateurs, en privé. Ce que tu ne vois pas est redistribué : on reprend donc au début de ce tour. Cela compte comme un conseil et disparaît après un jour de silence.
what-if-open = Avec les mains telles quelles
what-if-anew = Mon dernier tour, redistribué
what-if-now = À partir de maintenant
what-if-before = Avant ma dernière réponse
what-if-go-on = Reprendre le « et si » { $number }
what-if-replay = Revenir à la rediffusion
what-if-game = Revenir à la partie
what-if-end = Arrêter ce « et si »
what-if-head = Et si… · { $head }

option-what-if = « Et si » pendant la partie
option-what-if-about = On peut jouer la suite en privé ; ce qu’on ne voit pas est redistribué. Compte comme un conseil.

refused-what-if-off = Cette table ne permet pas de « et si » pendant la partie.
refused-what-if-not-yours = On ne te demandait rien à ce moment-là.
refused-what-if-midway = Tu n’avais pas encore eu de tour à toi par où commencer.
