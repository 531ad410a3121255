# Ce qu'une table refuse, et pourquoi. La règle qui l'interdit, s'il y en a une, est ajoutée derrière.

refused-zone = « { $name } » n’est pas un fuseau horaire ; donne un lieu comme Europe/Paris ou un décalage comme UTC+9.
refused-not-begun = La partie n’a pas encore commencé.
refused-begun = La partie a déjà commencé.
refused-no-lesson = Cette leçon n’existe pas.
refused-practice-full = Tu en as déjà { $most }. Termines-en une d’abord.
refused-over = Cette partie est terminée.
refused-other-rules = Cette partie a commencé avec la version { $began } des règles, et rien ne permet de la porter à la version { $plays }, celle que je joue. `/log` raconte toujours ce qui s’est passé.
refused-newer-rules = Cette partie suit des règles plus récentes que les miennes (version { $plays }). Elle attend que je sois à jour ; rien n’est perdu.
refused-rules-held = Les règles de cette partie ont changé ; la table doit d’abord décider de la suite.
refused-rules-gone = Cela suivait des règles que je ne connais plus ; le journal dit ce qui s’est passé.
refused-damaged = Cette table est endommagée{ $move ->
        [0] {""}
       *[other] { " " }depuis le coup { $move }
    }. Qui s’occupe du bot peut la restaurer à partir de la sauvegarde du { $made } ; toutes les autres tables continuent.
refused-damaged-lost = Cette table est endommagée{ $move ->
        [0] {""}
       *[other] { " " }depuis le coup { $move }
    }, et aucune sauvegarde ne la contient intacte. Qui s’occupe du bot est au courant ; toutes les autres tables continuent.
refused-not-over = Cette partie n’est pas encore terminée.
refused-closed = Cette table est fermée.
refused-nothing-done = Tu n’as rien fait qui puisse être annulé.
refused-nothing-undone = Il n’y a rien à refaire.
refused-paused = La table est en pause ; votez pour reprendre.
refused-paused-already = La table est déjà en pause.
refused-not-paused = La table n’est pas en pause.
refused-no-seat = Cette place n’est à personne.
refused-sits-already = Cette personne a déjà une place à cette table.
refused-nobody-there = Personne n’est assis là.
refused-seated-already = Tu as déjà une place à cette table.
refused-seat-taken = Cette place n’est pas libre.
refused-voted-out = La table a voté pour te retirer cette place.
refused-vote-over = Ce vote est terminé.
refused-vote-moved = La partie a avancé depuis ; regarde de nouveau ce qui serait annulé, puis vote.
refused-vote-open = Ce vote est déjà ouvert.
refused-no-voter = Seules les personnes à la table peuvent voter là-dessus.
refused-nobody-to-vote-out = Personne à cette place ne peut en être retiré par un vote.
refused-vote-of-one = Une personne seule ne peut pas en exclure une autre dont le temps ne s’est jamais écoulé.
refused-file-large = Ce fichier est trop gros ; une partie fait au plus { $most } Mio.
refused-file-unreadable = Ce n’est pas le fichier d’une partie.
refused-file-running = Cette partie était encore en cours quand son fichier a été fait ; seule une partie terminée peut être importée.
refused-file-foreign = Cette partie a été jouée avec d’autres règles ou d’autres contenus que les miens.
refused-file-known = Cette partie est déjà ici, c’est la table { $table }.
refused-file-often = On peut importer au plus { $most } fichiers par jour. Réessaie demain.
refused-file-room = Il n’y a plus de place pour d’autres fichiers : ce serveur en garde déjà { $most } Mio.
refused-file-changed = Ce fichier a été modifié : la partie qu’il contient ne donne pas le résultat annoncé.
refused-no-computer = Il n’y a pas d’ordinateur à cette place.
refused-host = Cela revient à { $name }, qui a ouvert cette table.
refused-full = { $game } se joue à { $most } au plus.
refused-kaiju-taken = Quelqu’un joue déjà { $kaiju }.
refused-too-few =
    { $count ->
        [one] Pas encore : il manque une personne ou un ordinateur.
       *[other] Pas encore : il manque { $count } personnes ou ordinateurs.
    }
refused-many-lobbies = Tu as déjà { $most } lobbys ouverts ; commences-en un ou quittes-en un d’abord.
refused-full-channel = Ce salon a déjà { $most } lobbys ouverts ; rejoins-en un, ou ouvre le tien dans un autre salon.
refused-quiet-range = Les heures calmes commencent et finissent entre 00:00 et 23:59.
refused-quiet-most = Au plus { $hours } heures par jour peuvent être calmes.
refused-vacation = Tu as { $days } jours de vacances par an, et il t’en reste { $left }.
refused-no-chore = Cette décision te revient.

## Réponses qui ne sont pas prises

refused-not-offered = Cela ne peut pas être choisi maintenant.
refused-chosen-twice = La même chose a été choisie deux fois.
refused-choose = Choisis-en { $least ->
        [0] jusqu’à { $most }
       *[other] { $is_exact ->
            [yes] { $least }
           *[no] de { $least } à { $most }
        }
    }, pas { $given }.
refused-number = Choisis un nombre de { $low } à { $high }{ $step ->
        [1] .
       *[other] {" "}par pas de { $step }.
    }
refused-not-asked = Ce n’est pas ton tour.
refused-stale = Cette question n’est plus ouverte ; voici la question actuelle.

## Ce que l'on ne peut pas choisir

refused-no-game = Ce jeu n’existe pas ici.
refused-no-level = Il n’y a pas d’ordinateur de ce niveau.
refused-no-kaiju = Ce kaiju n’existe pas dans ce jeu.
refused-no-option = Ce jeu ne propose pas cela.
refused-not-ready = La partie ne peut pas commencer avec ces places et ces options.
refused-clock = Une réponse peut prendre de 5 minutes à 7 jours, ou tout le temps qu’il faut.
refused-no-order = Cette consigne n’existe pas dans ce jeu.
refused-order-value = Cette consigne ne peut pas être donnée ainsi.
refused-chance-hidden = Ce que le hasard décide ne s’essaie pas d’avance.
refused-no-vote = Ce genre de vote n’existe pas.
refused-reach = On peut t’appeler par une mention, par message privé, ou pas du tout.
refused-seed-hidden = La graine n’est montrée qu’une fois la partie terminée ; la promesse a été publiée au début.
refused-no-backups = PostgreSQL garde mes parties et fait ses propres sauvegardes (pg_dump ou restauration à un instant donné).
refused-unreadable = Ce qui est enregistré de cette partie est illisible ; rien n’a changé.
refused-rating-off = Les parties ne comptent pas pour la cote sur ce serveur ; les personnes qui le gèrent peuvent changer cela avec /setup.
refused-no-season = Cette saison n’existe pas ici.
refused-in-no-list = Cette personne ne figure sur aucune liste.
