# Statistiques : le classement d'un serveur, et le bilan d'une personne.

stats-title = ## Classement de ce serveur
stats-person = ## Bilan : { $name }
stats-about = -# { $game } · { $season } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }{ $company ->
        [people] {" "}entre humains
        [computers] {" "}face aux seuls ordinateurs
       *[any] {""}
    }
stats-season =
    { $season ->
        [month] Ce mois-ci
        [year] Cette année
       *[all] Depuis toujours
    }
stats-all-games = Tous les jeux
stats-people = Entre humains
stats-computers = Face aux seuls ordinateurs
stats-assisted = Avec conseils
stats-score = { $wins ->
        [one] { $wins } partie gagnée
       *[other] { $wins } parties gagnées
    } sur { $games }, { $share } % (le hasard seul : { $fair } %)
stats-line = **{ $place }** · **{ $name }** · { $facts }
stats-row-streak = { $count } de suite
stats-you = toi
stats-more =
    { $count ->
        [one] -# et encore une personne
       *[other] -# et encore { $count } personnes
    }
stats-none = Aucune partie ne s’est terminée ici sur cette période. `/game new` peut y remédier.
stats-none-assisted = Tout le monde ici a joué avec des conseils, et ces résultats sont comptés à part.
stats-order = -# Classé selon les parties gagnées au-delà de ce que gagnerait le hasard seul : un quart à une table de quatre, la moitié à une table de deux.
stats-apart = -# Compté à part : { $what }.
stats-apart-others =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } { $company ->
        [computers] entre humains
       *[people] face aux seuls ordinateurs
    }
stats-apart-assisted =
    { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    } avec conseils
stats-record = **{ $what }** · { $score }
stats-detail =
    { $company ->
        [computers] ### Face aux seuls ordinateurs
       *[people] ### Entre humains
    }
stats-streak =
    { $count ->
        [0] Pas encore de victoire.
        [one] Jamais deux de suite pour l’instant.
       *[other] Meilleure série : { $count } victoires.
    }
stats-met = ### Rivaux les plus fréquents
stats-meeting = **{ $name }** · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · { $ahead } fois devant, { $behind } fois derrière
stats-game = Quel jeu ?
stats-when = Quand ?
stats-choose = Bilan d’une personne…
stats-back = Tout le monde
stats-picture-table = Classement
stats-picture-person = Bilan
stats-accent = 戦績
stats-server = Les statistiques appartiennent à un serveur ; demande-les là-bas.
