# Tournois : le panneau, ses boutons, ce qui se dit une fois, les refus, les commandes.

contest-name = Tournoi
contest-title = Tournoi { $number } ({ $game })
contest-format-swiss = Système suisse
contest-format-knockout = Élimination
contest-format-duplicate = Duplicate
contest-rounds =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
contest-seats = tables de { $count }
contest-pace = { $clock } · une ronde dure { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
contest-judged = Une table qui n’a pas fini à temps s’arrête, et les ordinateurs jugent la position.
contest-substitutes-computer = Des ordinateurs complètent les tables et jouent à la place de qui se retire.
contest-substitutes-people = Seules des personnes jouent. Qui attend prend la place de qui se retire.
contest-substitutes-computer-short = Ordinateurs
contest-substitutes-people-short = Personnes qui attendent
contest-sealed = Toutes les tables d’une ronde jouent la même donne, promise d’avance. Elles restent fermées aux autres jusqu’à la fin de la ronde, et chaque résultat se compare à celui de la même place aux autres tables.
contest-starts = Le tournoi commence le { $at }.
contest-joined =
    { $count ->
        [0] Personne ne participe encore.
        [one] { $count } personne participe : { $names }.
       *[other] { $count } personnes participent : { $names }.
    }
contest-more = { $count } de plus
contest-computer = Ordinateur
contest-round = **La ronde { $round }** finit le { $at } ({ $until }).
contest-drawn = **La ronde { $round }** est tirée au sort. Les tables se préparent.
contest-closing = **La ronde { $round }** est finie. On compte les résultats.
contest-table = Table { $number }
contest-match = { $where } : { $names } · { $state ->
        [running] en cours
        [played] finie
        [judged] jugée
       *[split] points partagés
    }
contest-byes = Au repos, avec les points d’une victoire : { $names }.
contest-won = Victoire au tournoi : **{ $names }**.
contest-off = Le tournoi est annulé. Les parties en cours peuvent se terminer.
contest-row = **{ $place }** · { $name } · { $points } { $points ->
        [one] point
       *[other] points
    } · tables gagnées : { $wins } · points des adversaires : { $opposition }{ $state ->
        [out] {" "}· retrait
       *[in] {""}
    }
contest-ties = À égalité de points : plus de tables gagnées, puis les points de tous les adversaires.
contest-head = R{ $round }
contest-cell = { $points }
contest-phase-joining =
    { $count ->
        [one] { $count } en lice
       *[other] { $count } en lice
    }
contest-phase-running = Ronde { $round }
contest-phase-over = Résultat final
contest-phase-off = Annulé
contest-join = Participer
contest-leave = Se retirer
contest-start = Commencer
contest-standings = Classement
contest-verify = Vérifier
contest-promise = Ronde { $round } : toutes les tables jouent la même donne. La promesse : { $hash }
contest-remind = { $names } : la ronde finit bientôt, et votre table joue encore.
contest-verified = { $fair ->
        [yes] Ronde { $round }, tables vérifiées : { $count }. La graine { $seed } et le sel { $salt } donnent la promesse { $hash }, et chaque partie se recalcule à l’identique.
       *[no] Ronde { $round }, tables examinées : { $count }. La vérification **échoue**. Graine { $seed }, sel { $salt }, promesse { $hash }.
    }
contest-substitute = { $name } reprend une place à la table { $table }.
contest-too-few = Il manque du monde. Le tournoi attend que la personne qui l’organise le lance.
contest-in = { $how ->
        [late] C’est noté, tu joues à partir de la deuxième ronde : { $title }.
        [waiting] Toutes les places du { $title } sont prises. La prochaine qui se libère est pour toi.
       *[joined] C’est noté, tu participes : { $title }.
    }
contest-left = { $phase ->
        [joining] Tu ne participes plus : { $title }.
       *[other] Ton retrait est noté : { $title }.
    }
contest-begins = Le { $title } commence. La première ronde est tirée au sort.
contest-ended = Le { $title } est annulé.
contest-announced = Le { $title } est annoncé dans ce salon. Le bouton *Commencer* le lance.
contest-none = Aucun tournoi n’est ouvert ici. `/tournament new` en annonce un.
contest-list = ## Tournois
contest-line = - { $title } · { $phase }
contest-which = Plusieurs tournois sont ouverts ici : dis lequel.
contest-when = Écris le moment ainsi : année-mois-jour heure:minute, par exemple 2027-01-31 18:00.
contest-private = Un tournoi duplicate demande des fils privés, et je ne peux pas en créer dans ce salon.

refused-contest-seats = { $game } se joue de { $least } à { $most } joueurs ; une table ne peut donc pas avoir { $seats } places.
refused-contest-rounds = Un tournoi a de 1 à { $most } rondes.
refused-contest-deadline = Une ronde dure de 1 heure à 30 jours.
refused-contest-past = Ce moment est déjà passé.
refused-contest-far = Un tournoi commence au plus tard dans 90 jours.
refused-contest-many = { $most } tournois sont déjà ouverts ici.
refused-contest-few = Il faut { $least } personnes ; { $count } participent.
refused-contest-full = { $most } personnes participent déjà, et il n’y a plus de place.
refused-contest-joined = Tu participes déjà.
refused-contest-withdrawn = Tu as déjà quitté ce tournoi.
refused-contest-begun = Le tournoi a déjà commencé.
refused-contest-late = Il est trop tard pour participer.
refused-contest-organiser = Seule la personne qui organise le tournoi, ou qui s’occupe de ce serveur, peut le faire.
refused-gathering-over = C’est terminé.
refused-sealed = D’autres jouent encore la même donne. Tout s’ouvre à la fin de leur ronde.

gathering-tournament = un tournoi

picture-contest-points = Points
picture-contest-alt = { $title }. { $about }, { $first }. { $second }.
picture-contest-alt-row = { $place ->
        [0] { $name }.
       *[other] { $place }. { $name }, points : { $total } ({ $cells }).
    }

command-tournament = Annoncer des tournois, participer, s’en occuper.
command-tournament-new = Annoncer un tournoi dans ce salon.
command-tournament-format = Suisse, groupes à élimination ou même donne à toutes les tables ; suisse si tu ne dis rien.
command-tournament-seats = Combien par table ; quatre si le jeu le permet.
command-tournament-rounds = Combien de rondes ; trois si tu ne dis rien. Une élimination dure jusqu’à la finale.
command-tournament-days = Combien de jours dure une ronde ; sept si tu ne dis rien.
command-tournament-substitutes = Qui complète les tables et remplace qui se retire ; des ordinateurs si tu ne dis rien.
command-tournament-level = Comment jouent ces ordinateurs ; normal si tu ne dis rien.
command-tournament-edition = Avec quelles règles, si le jeu a plusieurs éditions.
command-tournament-starts = Quand il commence tout seul, par exemple 2027-01-31 18:00 dans ton fuseau.
command-tournament-show = Où en est un tournoi.
command-tournament-list = Les tournois ouverts de ce serveur.
command-tournament-join = Participer à un tournoi.
command-tournament-withdraw = Se retirer d’un tournoi.
command-tournament-start = Commencer la première ronde, pour qui l’organise.
command-tournament-end = Annuler un tournoi, pour qui l’organise.
command-tournament-which = Quel tournoi ? Nécessaire si plusieurs sont ouverts.
