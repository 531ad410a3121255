# Les tables en mots : lobby, panneau, pages privées, journal. Style : docs/voice.md et docs/languages/fr.md.

## Noms

table-title = { $game } { $table }
thread-name = { $more ->
        [0] { $game } : { $names }
       *[other] { $game } : { $names } +{ $more }
    }
nameless = joueur { $number }
seat-nobody = Ordinateur à une place libre
somebody = quelqu’un
away = { $name } (ailleurs)
seat = { $mark } { $player }
seat-kaiju = { $mark } { $player }, **{ $kaiju }**
# Comment s’appelle le niveau d’un ordinateur dans une phrase.
level-within =
    { $strength ->
        [random] au hasard
        [easy] facile
        [normal] normal
        [hard] difficile
       *[other] { $level }
    }
seat-level = {" "}(ordinateur, { $level })
seat-vacation = {" "}(en vacances jusqu’au { $until })
# Listes : « a, b et c » est list-end avec « a, b » d'abord, et entre ceux-ci list-comma ; list-break sépare les parties plus longues.
list-end = { $first } et { $last }
list-comma = ,{" "}
list-break = {" "};{" "}
list-note = { $text } ({ $note })
list-space = {" "}
list-sentence = { $text }.
on = oui
off = non
yes = Oui
no = Non
part = Partie { $part } sur { $parts }

level-random = Au hasard
level-random-about = appuie n’importe où
level-easy = Facile
level-easy-about = joue pour le plaisir
level-normal = Normal
level-normal-about = sait ce qu’il fait
level-hard = Difficile
level-hard-about = prend son temps, puis te met en pièces

clock-none = sans horloge
clock =
    { $unit ->
        [days] { $count ->
            [one] 1 jour par réponse
           *[other] { $count } jours par réponse
        }
        [hours] { $count ->
            [one] 1 heure par réponse
           *[other] { $count } heures par réponse
        }
       *[minutes] { $count } minutes par réponse
    }

clock-reserve = { $clock }, et autant en réserve

## Lobby

lobby-facts = -# **{ $title }** · { $least } à { $most } joueurs · environ { $minutes } minutes · { $clock }
lobby-unusual = -# Réglages inhabituels : { $options }
lobby-surprised = { $who } · kaiju au hasard
lobby-host = {" "}· hôte
lobby-carries = {" "}· { $what }
lobby-open =
    { $missing ->
        [0] L’hôte peut commencer ; { $free ->
            [one] une place est encore libre
           *[other] { $free } places sont encore libres
        }.
        [one] Il manque une personne ou un ordinateur.
       *[other] Il manque { $missing } personnes ou ordinateurs.
    }
lobby-full = Toutes les places sont prises. L’hôte peut commencer.
lobby-idle = Il ne se passe rien ici depuis longtemps. Ce lobby ferme { $until }, sauf si quelqu’un à la table le garde ouvert.
lobby-keep = Garder ouvert
lobby-join = Rejoindre
lobby-leave = Partir
lobby-computer = Ajouter un ordinateur
lobby-option = { $name } : { $value }
lobby-options = Options
lobby-start = Commencer
lobby-left = Tu as quitté { $title }.
lobby-over = Ce lobby est fermé.

lobby-rematch = Revanche ! { $names }, les places sont gardées.
rematch-where = Le lobby est [ici]({ $url }){ $others ->
        [0] .
       *[other] {" "}; les autres sont prévenus.
    }
play-where = -# Ta table est dans { $thread } ; tout le monde peut y suivre la partie.
play-private = On joue sur un serveur : tape `/play` dans un salon d’un serveur où je suis.

join-done = ### C’est bon ! Tu joues { $mark } dans { $title }.
join-surprise = Choisis un kaiju, ou le hasard t’en donnera un au départ.
join-kaiju = Tu joues **{ $kaiju }**. Tu peux changer d’avis jusqu’au début.
join-choose = Choisir un kaiju
join-any = Au hasard

computers = ### Ordinateurs dans { $title }
computers-seated = { $who }
    -# { $temper }
computers-level = - **{ $name }** : { $about }
computers-add = Ajouter : { $level }
computers-remove = En renvoyer un
computers-stranger = Seules les personnes à cette table peuvent ajouter un ordinateur. Appuie d’abord sur *Rejoindre*.

options = ### Options de { $title }
    Tout le monde les voit dans le lobby. Elles sont fixées dès que la partie commence.
options-title = Options
options-presets = Édition
options-mixture = Règles sur mesure
options-switches = Règles une par une
options-switches-about = Coche une règle pour la changer. Si tu prends une autre édition, c’est l’édition qui l’emporte.
options-choose = Choisir
options-host = Les options reviennent à { $name }, qui a ouvert cette table.
options-clock = Rythme
option-value = { $name } : { $value }

start-fill =
    { $count ->
        [one] Ajouter un ordinateur et commencer
       *[other] Ajouter { $count } ordinateurs et commencer
    }

door-starting = Ça commence.
door-running = La partie est dans { $thread }
door-round = manche { $round }
door-finished = Victoire : { $winners }.
door-broken = Cette table est fermée.

invite = { $guest }, { $host } t’invite à **{ $title }**.
invite-where = Vers le lobby
invite-done = L’invitation est partie : { $guest }.
invite-again = Ton invitation vient de partir : { $guest }. Laisse un peu de temps.
invite-self = Tu es déjà à ta propre table. Invite quelqu’un d’autre.
invite-none = Tu n’es dans aucun lobby sur ce serveur. `/game new` en ouvre un ; ensuite, invite.

## Panneau

panel-act = Agir / Ma main
panel-board = Plateau
panel-log = Journal
panel-rules = Règles
panel-menu = Menu
panel-waiting = On attend { $names } : { $act }
panel-may = Possible pour { $names } : { $act }
panel-until = {" "}· échéance { $until }
panel-reserve = {" "}· temps écoulé, la réserve s’épuise { $until }
panel-sealed = {" "}· réponses : { $done } sur { $all }
panel-paused =
    { $reason ->
        [deserted] **En pause** : il n’y a plus personne à la table.
        [rules] **En pause** : les règles ont changé depuis le début de cette partie. Le vote dans ce fil décide de la suite.
        [newer] **En pause** : cette partie suit des règles plus récentes que les miennes. Elle reprendra quand je serai à jour.
       *[other] **En pause** sur décision de la table. Toutes les horloges sont arrêtées.
    }
panel-absence =
    { $unit ->
        [days] -# Je n’étais pas là pendant { $count ->
            [one] un jour
           *[other] { $count } jours
        } ; toutes les horloges étaient arrêtées.
        [hours] -# Je n’étais pas là pendant { $count ->
            [one] une heure
           *[other] { $count } heures
        } ; toutes les horloges étaient arrêtées.
       *[minutes] -# Je n’étais pas là pendant { $count ->
            [one] une minute
           *[other] { $count } minutes
        } ; toutes les horloges étaient arrêtées.
    }
panel-promise = -# Les dés sont scellés. *Vérifier* les ouvre à la fin.
panel-line = **{ $title }** · { $line }
panel-people = -# À la table : { $names }
panel-over = La partie est terminée.

## Appels

ping-head = { $who } · **{ $title }** : { $act }
ping-since = Depuis ton dernier tour :
ping-so-far = Jusqu’ici :
ping-more =
    { $count ->
        [one] - … et une ligne avant cela
       *[other] - … et { $count } lignes avant cela
    }
ping-answer = Répondre
ping-page = Ma page
ping-where = La partie est dans { $thread }.
reminder-half = { $who } · **{ $title }** t’attend toujours : { $act } · échéance { $until }
reminder-idle = { $who } · **{ $title }** t’attend toujours : { $act }. Il n’y a pas d’horloge ; c’est le seul rappel.
reminder-back = { $who } · Te revoilà. **{ $title }** t’attendait : { $act }{ $until }
reminder-late = { $who } · **{ $title }** : { $act }. Échéance { $until }. Quand ta réserve sera épuisée aussi, l’ordinateur jouera prudemment pour toi.
reminder-reserve = { $who } · **{ $title }** : { $act }. Le temps est écoulé et ta réserve s’écoule : elle finit { $until }. Ensuite, l’ordinateur jouera prudemment pour toi.

notice-seat_offered = Le temps de **{ $name }** s’est écoulé deux fois. L’ordinateur joue **{ $kaiju }** jusqu’à ce que quelqu’un prenne la place.
notice-seat_open = Plus personne ne joue **{ $kaiju }**. L’ordinateur continue jusqu’à ce que quelqu’un prenne la place.
notice-seat_taken = **{ $name }** joue maintenant **{ $kaiju }**.
notice-deserted = Il n’y a plus personne à cette table. Elle est au repos, et ferme { $until } si personne ne s’installe.
notice-moved = La partie continue ici. À la table : { $name }
notice-seat = **{ $kaiju }** en ce moment : { $seat }.
notice-back = Me revoilà
notice-take = Prendre la place

## Votes

vote-undo = { $by } veut annuler une réponse, alors que quelque chose a été révélé depuis.
vote-undo-acts =
    { $count ->
        [one] Cela annule une réponse.
       *[other] Cela annule { $count } réponses.
    }
vote-redo-acts =
    { $count ->
        [one] Cela rétablit une réponse.
       *[other] Cela rétablit { $count } réponses.
    }
vote-more =
    { $count ->
        [one] - … et encore une ligne
       *[other] - … et encore { $count } lignes
    }
vote-redo = { $by } veut refaire ce qui a été annulé.
vote-kick = { $by } veut libérer cette place : { $about }.
vote-end = { $by } veut terminer cette partie sans vainqueur.
vote-pause = { $by } veut mettre cette partie en pause. Toutes les horloges s’arrêteraient.
vote-resume = { $by } veut reprendre.
vote-rules = **Les règles ont changé depuis le début de cette partie** (version { $began }, maintenant { $plays }). Celles-ci ne peuvent pas rester comme avant :
vote-rules-ask = Continuer avec les nouvelles règles, depuis le début de ce tour, ou en rester là sans vainqueur ? Toutes les horloges sont arrêtées jusqu’à votre décision.
vote-rules-stuck = **Cette partie a commencé avec la version { $began } des règles**, et rien ne permet de la porter à la version { $plays }, celle que je joue. Elle peut attendre un bot qui sache le faire, ou vous en restez là sans vainqueur. Toutes les horloges sont arrêtées.
vote-rules-over = Les règles ont changé (version { $plays }).
vote-rules-yes = Prendre les nouvelles règles
vote-rules-no = En rester là
vote-rules-counts = Nouvelles règles { $yes } (il en faut { $needed }) · En rester là { $no } (il en faut { $ending })
vote-rules-counts-end = En rester là { $no } (il en faut { $ending })
vote-ended = **La partie s’arrête là.**
vote-counts = Oui : { $yes } · Non : { $no } · il faut { $needed } oui sur { $all }
vote-closes = Le vote ferme { $until }.
vote-carried = **Adopté.**
vote-failed = **Rejeté.**
vote-moot = **Réglé.** Le vote n’a plus d’objet.
vote-open = **Ouvert.**
vote-heard = Ton vote est compté.
vote-asked = J’ai demandé à la table. Le vote est dans le fil de la partie.

## Pages privées

act-head = **{ $title }** · { $round ->
        [0] {""}
       *[other] manche { $round } ·{" "}
    }{ $mark } { $kaiju }
act-head-watching = **{ $title }** · { $round ->
        [0] {""}
       *[other] manche { $round } ·{" "}
    }tu regardes
act-until =
    -# Échéance { $until }. { $unit ->
        [days] Ensuite, tu as { $count ->
            [one] un jour
           *[other] { $count } jours
        } en réserve.
        [hours] Ensuite, tu as { $count ->
            [one] une heure
           *[other] { $count } heures
        } en réserve.
        [minutes] Ensuite, tu as { $count ->
            [one] une minute
           *[other] { $count } minutes
        } en réserve.
       *[none] Ensuite, l’ordinateur joue prudemment pour toi.
    }
act-reserve =
    { $unit ->
        [days] -# Tu as { $count ->
            [one] un jour
           *[other] { $count } jours
        } en réserve.
        [hours] -# Tu as { $count ->
            [one] une heure
           *[other] { $count } heures
        } en réserve.
       *[minutes] -# Tu as { $count ->
            [one] une minute
           *[other] { $count } minutes
        } en réserve.
    }
act-reserve-gone = -# Ta réserve est épuisée. Chaque réponse à temps t’en rend un peu.
act-reserve-runs = -# Le temps est écoulé et ta réserve s’écoule : elle finit { $until }. Ensuite, l’ordinateur jouera prudemment pour toi.
act-only = Tu n’as qu’une réponse possible. Donne-la maintenant, ou je la donnerai pour toi dans un moment.
act-turn = ## À toi de jouer
act-return = Retour
act-given-forced = Tu n’avais qu’une réponse possible ; elle a été donnée pour toi.
act-given-order = Ta consigne a répondu pour toi.
act-not-you = Ce n’est pas ton tour.
act-out = Tu es hors jeu ; les autres continuent la partie.
act-lobby = La partie n’a pas encore commencé.
act-stranger = Tu n’es pas à cette table, mais tout ce qui est public t’est ouvert.
act-back = Te revoilà. La place est de nouveau à toi.
act-stale = Cette question est passée. Maintenant :
act-whose = C’est à **{ $name }** de jouer : { $act }.
act-late = Cette question est passée.
act-repeated = Tu as déjà répondu à cela. Voici où en est la partie.
act-undo-late = La partie a avancé depuis ce bouton, donc rien n’a été annulé. *Menu* dit ce qui peut l’être maintenant.
act-undone = C’est annulé.
act-undone-reserve = -# Annuler coûte à ta réserve un dixième du temps d’une réponse ; ta prochaine réponse à temps te le rend.
act-redone = C’est refait.
act-undo = Annuler
act-refresh = Actualiser
act-cards = Ma main
act-why = Pourquoi pas… ?

ask-choose = Choisir…
ask-letters = Choisis une lettre : de { $first } à { $last }
ask-span = { $first } à { $last }
ask-some =
    { $least ->
        [0] Choisis-en { $most } au plus
       *[other] { $is_exact ->
            [yes] Choisis-en { $least }
           *[no] Choisis-en de { $least } à { $most }
        }
    }
ask-none = Rien
ask-form = Choisir…
ask-number = Choisis un nombre
ask-other = Un autre nombre…
form-number = Nombre
form-range =
    { $step ->
        [1] De { $low } à { $high }
       *[other] De { $low } à { $high } par pas de { $step }
    }
confirm = Tu choisis **{ $chosen }**. Tu ne pourras peut-être pas revenir en arrière.
confirm-preview = Si tu confirmes :
confirm-yes = Confirmer
confirm-back = Retour

## Journal

log-start = La partie commence.
log-fallback = Temps écoulé pour { $name } ; l’ordinateur joue prudemment. { $text }
log-hint = { $name } demande un conseil.
log-undo = { $name } annule une réponse.
log-redo = { $name } rétablit finalement sa réponse.
log-left = { $name } s’en va ; l’ordinateur joue { $kaiju }.
log-kicked = La table libère la place : { $name }. L’ordinateur joue { $kaiju }.
log-lapsed = Temps écoulé pour { $name }.
log-back = { $name } est de retour.
log-taken = { $name } s’installe et joue { $kaiju }.
log-paused =
    { $reason ->
        [deserted] Il n’y a plus personne ; la table est au repos.
        [rules] Les règles ont changé ; la table décide de la suite.
        [newer] La partie attend un bot qui connaisse ses règles.
       *[other] La table est en pause.
    }
log-resumed = La partie reprend.
log-broken =
    { $reason ->
        [vote] La table termine la partie sans vainqueur.
        [deserted] Personne n’est revenu. La table est fermée.
        [rules] Les règles ont changé depuis le début de cette partie. Elle est fermée.
        [idle] Il ne s’est rien passé ici depuis trop longtemps. Le lobby est fermé.
        [lapsed] Trop peu de joueurs sont venus à temps. La recherche est terminée.
       *[other] La partie se termine sans vainqueur.
    }
log-carried =
    { $agreed ->
        [yes] La partie continue avec la version { $to } des règles, depuis le début de ce tour.
       *[other] Je connais maintenant la version { $to } des règles ; cette partie garde celles de son début.
    } { $dropped ->
        [0] {""}
        [one] Une réponse de ce tour est redemandée.
       *[other] { $dropped } réponses de ce tour sont redemandées.
    }
log-moved = { $name } déplace la table dans un autre salon.
log-vote = { $name } demande un vote : { $vote ->
        [undo] annuler
        [redo] refaire
        [kick] libérer une place
        [end] terminer la partie
        [pause] mettre en pause
        [resume] reprendre
        [rules] les nouvelles règles
       *[other] { $vote }
    }.
log-voted = La proposition est { $state ->
        [carried] adoptée
       *[failed] rejetée
    } : { $vote ->
        [undo] annuler
        [redo] refaire
        [kick] libérer une place
        [end] terminer la partie
        [pause] mettre en pause
        [resume] reprendre
        [rules] les nouvelles règles
       *[other] { $vote }
    }.

## La fin

broken =
    { $reason ->
        [tournament] Le temps de la ronde est écoulé. Les ordinateurs jugent la position.
        [vote] La table a décidé d’arrêter.
        [deserted] Personne n’est revenu.
        [idle] Il ne s’est rien passé ici depuis trop longtemps. `/game new` ouvre un autre lobby.
        [lapsed] Trop peu de joueurs sont venus à temps. `/game find` relance la recherche.
        [admin] Une personne qui gère ce serveur y a mis fin.
        [rules] J’ai appris de nouvelles règles, et une partie commencée avec les anciennes ne peut pas continuer. Ce que vous y aviez engagé est de nouveau à vous, et une revanche se joue avec les nouvelles règles.
       *[other] {""}
    }
result-head = ## { $title } : c’est fini
result-broken = ## { $title } se termine sans vainqueur
result-reason =
    { $count ->
        [0] Personne ne gagne : la partie s’achève { $reason }.
        [one] Victoire { $reason } : { $winners }.
       *[other] Victoire partagée { $reason } : { $winners }.
    }
result-line = **{ $place }** · { $who } · { $score }
result-assisted = -# Ont joué avec des conseils : { $names }.
# $who $what: who, and the message <game>-carried-<key>.
result-carries = -# { $who } { $what } pour sa prochaine partie de { $game } ici.
result-rematch = Revanche
result-replay = Revoir
result-verify = Vérifier
result-export = Exporter

## Regarder

board-tall = Haut
board-text = En texte
board-wide = Large
log-title = ### { $title } : journal
log-empty = Il ne s’est encore rien passé.
log-rules = La règle derrière…
log-older = Plus ancien
log-newest = Plus récent
moment-title = **{ $title }**, le { $at }
moment-now = Plateau actuel
menu-no-game = Ce n’est pas un message d’une de mes parties.
replay-title = **{ $title }**, rediffusion · { $step } sur { $steps }
replay-first = « Début
replay-back = ‹ Retour
replay-on = Suite ›
replay-leap = +10
replay-last = Fin »
replay-eyes = -# Vu par { $who }.
replay-hand = La main de qui ?
replay-nobody = De personne, juste le plateau
replay-early = La rediffusion ouvre quand la partie est terminée.

list-own = ### Tes tables
list-server = ### Tables de ce serveur
list-none = Aucune. `/game new` en ouvre une.
list-more =
    { $count ->
        [one] … et encore une
       *[other] … et encore { $count }
    }
list-lobby =
    { $count ->
        [one] lobby, { $count } personne
       *[other] lobby, { $count } personnes
    }
list-paused = en pause
list-rules = règles { $version }
rules-current = Jouée avec la version { $began } des règles, la version actuelle.
rules-kept = Jouée jusqu’au bout avec la version { $began } des règles, celle de son début. Les nouvelles parties utilisent la version { $plays }.
rules-changed = Commencée avec la version { $began } des règles. La version { $plays } en a changé certaines pour de bon.
rules-newer = Jouée avec la version { $began } des règles. Je ne connais que la version { $plays }.
open-seats =
    { $count ->
        [one] place libre : { $names }
       *[other] places libres : { $names }
    }
list-yours = **à toi de jouer**
list-open = En regarder une ici
list-open-own = Ouvrir une main ici

## Règles

rules-hint = -# Pour le reste, choisis un chapitre, ou tape `/rules` et un mot, une carte, un kaiju ou un numéro.
rules-of-game = { $name } · { $game }
rules-choose = Choisir un chapitre
rules-chapter = Tout le chapitre
rules-none = Les règles ne disent rien sur « { $query } ».

## Menu

menu = Autre chose ?
menu-undo = Annuler
menu-undo-ask = Demander à annuler
menu-redo = Refaire
menu-hint = Conseil
menu-orders = Consignes
menu-pings = Notifications
menu-pause = Demander une pause
menu-resume = Demander à reprendre
menu-end = Demander la fin
menu-leave = Quitter la partie
menu-follow = Suivre
menu-unfollow = Ne plus suivre
menu-kick = Demander à libérer une place
menu-take = Prendre une place libre

end = Terminer cette partie sans vainqueur ? La table vote, et tout le monde lit que tu l’as demandé.
end-yes = Demander à la table
end-no = Continuer
leave = Quitter cette partie ? L’ordinateur continue jusqu’à ce que quelqu’un s’installe. Tant que la place est libre, tu peux la reprendre.
leave-yes = Quitter
leave-no = Rester
take-done = La place est à toi. Bonne chance.

pings = Appels dans cette partie : { $way }.
pings-choose = Comment t’appeler ici
way-mention = par une mention dans le fil
way-dm = par message privé
way-none = jamais
way-usual = habituel : { $way }
follow-on = Tu suis **{ $title }** : un message silencieux après chaque manche.
follow-off = Tu ne suis plus **{ $title }**.
follow-head = **{ $title }** · manche { $round }

hint-warning = Un conseil dit ce que répondrait un ordinateur fort ; il n’en voit pas plus que toi. Tes parties avec conseils sont comptées à part dans `/stats`, et le journal dit une fois que tu en as demandé. Celles des autres comptent comme toujours.
hint-show = Voir le conseil
hint-do = Suivre le conseil
hint-late = Il s’est passé quelque chose pendant que je réfléchissais. Redemande.
hint = À ta place, un ordinateur choisirait **{ $picks }**.

orders = ### Consignes
    Elles répondent aussitôt pour toi, et personne d’autre ne les voit. Si tu annules une telle réponse, sa consigne est levée.
orders-none = Aucune pour l’instant.
orders-which = Quelle partie ?
orders-nowhere = Tu n’es dans aucune partie en ce moment ; les consignes se donnent en cours de partie.
orders-lobby = { $title } n’a pas encore commencé ; les consignes se donnent ensuite.
orders-over = { $title } est terminée, il n’y a plus de consigne à donner.
orders-lasting = Une nouvelle consigne vaut
orders-lasting-always = À chaque fois
orders-lasting-once = Une fois
orders-lasting-day = Pendant 24 heures
orders-until = {" "}· finit { $until }
orders-for-a-time = {" "}· pour un temps
orders-uses =
    { $uses ->
        [one] {" "}· une fois
       *[other] {" "}· { $uses } fois
    }
orders-choose = Donner une consigne
orders-revoke = Lever une consigne
form-no-number = « { $typed } » n’est pas un nombre entier.

verify-fair = ### { $title } : partie loyale
    La graine est celle qui était promise avant la première carte, et toute la partie, rejouée à partir d’elle, donne le même résultat.
verify-kept = ### { $title } : la promesse est tenue
verify-part = { $recomputed } réponses sur { $acts } ont été rejouées et donnent le même résultat. Les autres suivaient des règles que je ne connais plus : pour elles, il reste le journal tel qu’il a été écrit, sans autre preuve que la promesse.
verify-unfair = ### Cette partie n’est pas loyale
    { $problem }
verify-facts = Promesse : `{ $commitment }`
    Graine : `{ $seed }`
    Sel : `{ $salt }`
    Réponses rejouées : { $acts }
verify-promise = ### { $title } : les dés sont scellés
    Chaque jet et chaque mélange vient d’un seul nombre, tiré avant le début. Voici son sceau, le SHA-256 de ce nombre et d’un sel :
    `{ $commitment }`
    Le premier message du fil le porte, et n’est jamais modifié. Quand la partie est terminée, *Vérifier* montre le nombre et le sel, et rejoue toute la partie à partir d’eux.
verify-changed = Le sceau de ce message n’est pas celui avec lequel cette partie a commencé.
verify-fault =
    { $fault ->
        [seed] La graine n’est pas celle qui était promise.
        [line] À partir de la réponse { $answer }, le journal raconte autre chose que ce qui se passe quand on le rejoue.
        [position] La position conservée n’est pas celle à laquelle mène le journal.
        [questions] Les questions en attente ne sont pas celles auxquelles mène le journal.
        [end] Le résultat n’est pas celui auquel mène le journal.
       *[log] À partir de la réponse { $answer }, le journal ne peut plus être rejoué.
    }
import-done = ### { $title } est arrivée
    Tout ce que contient le fichier a été rejoué : la graine est celle qui était promise, et la partie donne le même résultat. Tout le monde ici peut la consulter par son numéro, { $table } : `/log`, `/board`, `/verify`.
export = Voici le fichier de **{ $title }**. Tant que la partie dure, il ne contient que ce que tu peux voir.
log-admin = { $name } gère la table : { $what ->
        [end] fin de la partie
        [open] place libérée ({ $player })
        [replace] place transmise ({ $player })
       *[other] { $what }
    }.

## Réglages et vie privée

settings = ### Tes réglages
settings-ping = Appels : { $way }.
settings-ping-choose = Comment t’appeler
settings-quiet = Calme de { $start } à { $end } ({ $zone }). Rien ne te dérange alors, et tes horloges s’arrêtent, sauf celles de moins d’une heure.
settings-quiet-none = Pas d’heures calmes. Ton fuseau horaire est { $zone }.
settings-quiet-suggested = Ces { $days } derniers jours, tu n’as jamais répondu entre { $start } et { $end } ({ $zone }). En faire tes heures calmes ?
settings-quiet-take = Calme { $start } – { $end }
settings-quiet-change = Heures calmes…
settings-quiet-title = Heures calmes
settings-form-zone = Fuseau horaire
settings-form-zone-about = Un lieu comme Europe/Paris, ou un décalage comme UTC+9
settings-form-start = Calme à partir de
settings-form-start-about = Par exemple 22:30
settings-form-end = Calme jusqu’à
settings-form-end-about = La même heure qu’au-dessus : pas d’heures calmes
settings-no-time = « { $typed } » n’est pas une heure ; écris-la comme 22:30.
settings-here = Tu n’es pas en vacances.
settings-away = En vacances jusqu’au { $until }. Tes horloges sont arrêtées.
settings-vacation-change = Vacances…
settings-vacation-title = Vacances
settings-form-days = Nombre de jours
settings-form-days-about = Tes horloges s’arrêtent. 0 met fin aux vacances ; tu as 30 jours par an.
settings-direct = Tes réponses comptent tout de suite.
settings-confirms = Je te demande de confirmer avant qu’une réponse compte.
settings-confirm-on = Me demander de confirmer
settings-confirm-off = Ne plus me demander de confirmer
settings-colours = Les images sont dessinées { $colours }.
settings-board = Tes images sont { $board ->
        [tall] hautes, pour un téléphone tenu droit
       *[wide] larges
    }.
settings-board-tall = Images hautes
settings-board-wide = Images larges
settings-colours-choose = Couleurs des images que tu vois
colours-usual = dans les couleurs habituelles
colours-contrast = avec plus de contraste
colours-red_green = pour les yeux qui confondent rouge et vert
colours-blue_yellow = pour les yeux qui confondent bleu et jaune
colours-light = sur fond clair
language-name = Français
settings-about-ping = Appels
settings-about-language = Langue
settings-about-colours = Images
settings-language-choose = Langue
settings-language-auto = comme dans Discord

privacy = ### Tes données
    J’enregistre ton identifiant Discord, le nom que tu affiches, ta langue et tes réglages, les tables où tu as joué et les réponses que tu y as données, avec leur heure. Rien de ce que tu écris, et rien d’autre. Cela me sert à animer tes parties, aux statistiques des serveurs où tu joues, et à te proposer, à toi seulement, des heures calmes. Personne d’autre ne les reçoit ; le fichier d’une partie va à qui la joue ou la regarde.
    Si tu les supprimes, tu quittes tes parties en cours, ton nom disparaît des parties terminées, et tes réglages sont effacés.
privacy-show = Tout me montrer
privacy-delete = Supprimer mes données
privacy-whole = Vie privée, texte complet
privacy-terms = Conditions
privacy-file = Tout ce que j’ai enregistré sur toi.
forget = ### Supprimer tes données ?
    Tu quittes toutes tes parties en cours. C’est irréversible.
forget-yes = Supprimer
forget-no = Garder
forget-done = Tes données sont supprimées.

## Gérer les tables

moved = **{ $title }** continue dans { $channel }.
refreshed = Un panneau neuf arrive.
admin-ended = { $title } est terminée. Son journal dit que c’était toi.
admin-not-seated = { $name } n’est pas à cette table.
admin-bot = Un bot ne peut pas s’installer ; les ordinateurs s’ajoutent dans le lobby.
admin-replaced = { $title } : la place est maintenant à { $who }. Le journal dit que c’était toi.
admin-delete = ### Supprimer { $title } ?
    Son journal et ses places disparaissent pour de bon. Les messages déjà publiés restent où ils sont.
admin-deleted = Supprimée.
admin-owner = Les sauvegardes reviennent à qui s’occupe du bot.
admin-backed-up = Sauvegardé sous `{ $name }`.
admin-reload-owner = Recharger le code revient à qui s’occupe du bot.
admin-reload-failed = Le nouveau code ne marche pas, l’ancien reste donc en place : { $reason }
admin-reloaded = { $count ->
        [one] { $count } module rechargé
       *[other] { $count } modules rechargés
    } ; les parties continuent.

health = ### Santé
health-tables = Tables en jeu : { $running }, en lobby : { $lobby }, terminées : { $finished }, interrompues : { $broken } · en mémoire : { $hot }
health-owed = Messages à envoyer : { $owed }, en échec : { $failing } · horloges en marche : { $dues }
health-acts = Actions, les { $acts } dernières : médiane { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms
health-clicks = Accusés de réception, les { $clicks } derniers : médiane { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms
health-line = Latence vers Discord : { $milliseconds } ms
health-backup = Dernière sauvegarde : `{ $name }`
health-no-backup = Pas encore de sauvegarde depuis le démarrage.
health-backup-elsewhere = Ici, les sauvegardes sont l’affaire de PostgreSQL.
health-backup-fault = **La dernière sauvegarde a échoué.** Nouvel essai d’ici une demi-heure ; le journal du bot dit pourquoi.
health-copied = Copie continue : vieille de { $seconds } s
health-not-copied = Copie continue : pas encore depuis le démarrage.
health-copy-fault = **La copie continue ne peut pas être écrite.** Les essais se poursuivent ; le journal du bot dit pourquoi.
health-sound = Tout ce qui est enregistré est intact, vérifié { $checked }.
health-unchecked = Ce qui est enregistré n’a pas été vérifié depuis le démarrage.
health-damaged = Dommages : { $tables ->
        [0] aucune table mise
        [one] 1 table mise
       *[other] { $tables } tables mises
    } de côté, { $flaws ->
        [0] aucun défaut
        [one] 1 défaut
       *[other] { $flaws } défauts
    } du fichier. Le journal du bot dit lesquels, et de quelle sauvegarde repartir.
