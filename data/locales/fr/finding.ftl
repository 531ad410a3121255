# Trouver des joueurs : recherches, qui est prêt, et le mot discret avant son tour. Style : docs/voice.md.

## Une recherche, dans le message du lobby

seek-called = { $role }, on cherche des joueurs pour **{ $title }**.
seek-open = On cherche des joueurs, **{ $here } sur { $wanted }** pour l’instant. La partie commence dès que tout le monde y est.
seek-set = On cherche des joueurs, **{ $here } sur { $wanted }** pour l’instant. La partie commence { $until }.
seek-else = -# { $then ->
        [none] S’il manque du monde { $when }, la recherche s’arrête.
        [there] S’il manque du monde { $when }, on commence avec qui est là.
       *[level] Les places encore libres { $when } vont aux ordinateurs ({ $level }).
    }
seek-by-then = d’ici là

## Demander des joueurs

seek-within = { $unit ->
        [days] { $count ->
            [one] 1 jour
           *[other] { $count } jours
        }
        [hours] { $count ->
            [one] 1 heure
           *[other] { $count } heures
        }
       *[minutes] { $count } minutes
    }
seek-then-none = La recherche s’arrête
seek-then-there = On commence avec qui est là
seek-then-easy = Des ordinateurs complètent : { level-easy }
seek-then-normal = Des ordinateurs complètent : { level-normal }
seek-then-hard = Des ordinateurs complètent : { level-hard }
seek-done = Ta recherche court jusqu’au { $until }.
seek-rung = { $role } est au courant.
seek-unrung = On vient d’appeler { $role }, alors cette recherche part sans bruit.
seek-no-time = « { $typed } » n’est pas une heure. Écris-la ainsi : 20:30.
seek-both = Dis combien de temps chercher ou à quelle heure commencer, pas les deux.
refused-seek-people = { $game } se joue de { $least } à { $most } joueurs.
refused-seek-time = Une recherche dure de 5 minutes à 7 jours.

seek-choose =
    { $here ->
        [one] Pour l’instant, il n’y a que toi ; il en faut { $wanted }.
       *[other] { $here } sur { $wanted } sont là. Commencer quand même ?
    }
seek-begin = Commencer à { $here }
invite-full = Toutes les places de { $title } sont prises ; il n’en reste aucune à offrir.
seek-lapsed = { $names } : trop peu de joueurs sont venus à temps pour **{ $title }**, la recherche est terminée. `/game find` la relance.

## Qui est prêt

ready-ask = Tout le monde y est ?
ready-yes = J’y suis
ready-call = { $names } : **{ $title }** va commencer. Vous y êtes ?
ready-state = C’est bon pour : { $ready } · on attend : { $waiting }
ready-all = Tout le monde y est.
ready-asked = On demande à toute la table de { $title }. Qui s’installe maintenant est compté d’office.
ready-noted = C’est noté pour { $title } : tu y es.
ready-alone = Il n’y a encore personne à qui demander.
ready-host = Seule la personne qui a ouvert cette table, { $name }, peut demander si tout le monde y est.
starts-tick = Début automatique
starts-about = Dès que toutes les places sont prises, ou que tout le monde a dit y être.
starts-by-itself = -# La partie commence d’elle-même dès que toutes les places sont prises.

## Bientôt ton tour

heads-up = { $who }, dans **{ $title }**, c’est bientôt à toi, juste après { $other }.
settings-heads-up = { $on ->
        [yes] Je te préviens sans bruit quand ton tour est le suivant.
       *[no] Tu apprends que c’est ton tour quand il arrive.
    }
settings-heads-up-on = Me prévenir avant mon tour
settings-heads-up-off = Ne pas me prévenir

## Ce qu’un serveur a choisi

server-seekers = { $role } est appelé quand quelqu’un cherche des joueurs : une fois par heure et par personne, au plus tous les quarts d’heure.
server-no-seekers = Personne n’est appelé quand quelqu’un cherche des joueurs. `/setup seekers:` désigne un rôle.
server-end-seekers = N’appeler personne
server-mute-seekers = Je ne peux pas mentionner { $role } : laisse tout le monde le mentionner, ou donne-moi ce droit.
server-seeking = Les tables ouvertes sont dans { $channel }.
server-no-seeking = Aucun message ne liste les tables ouvertes. `/setup board:` désigne un salon.
server-end-seeking = Pas de liste

## La liste des tables ouvertes, un seul message tenu à jour

gathering-seeking = Tables ouvertes
board-head = ## Tables ouvertes
    -# Installe-toi, ou ouvre la tienne.
board-none = Personne ne cherche de joueurs en ce moment. `/game find` en cherche.
board-more =
    { $count ->
        [one] Encore une dans `/game list`.
       *[other] { $count } autres dans `/game list`.
    }
board-seats = { $here ->
        [one] 1 joueur
       *[other] { $here } joueurs
    }, { $free ->
        [0] toutes les places prises
        [one] 1 place libre
       *[other] { $free } places libres
    }
board-since = ouverte { $since }
board-until = ferme { $until } s’il manque du monde
board-begins = commence { $until }
