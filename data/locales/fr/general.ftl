# Les premières commandes, et ce qui peut mal tourner avec n'importe laquelle.

ping = Je veille. Latence vers Discord : { $milliseconds } ms.

about =
    ## Le maître du jeu des kaiju
    Version { $version }. J’anime des jeux de plateau de kaiju pour les gens d’un serveur : un tour peut prendre des minutes ou des jours, tout le monde peut regarder, les mains restent privées, et rien ne se perd.
about-games = **Jeux**
    - Godzilla: Tokyo Clash, de 2 à 4 joueurs
    - Godzilla Total War, de 3 à 12 joueurs
    - Monopoly Godzilla (non officiel), de 2 à 8 joueurs
about-thanks = -# Projet de fans gratuit, sans lien avec TOHO ni aucun éditeur ; les noms appartiennent à leurs propriétaires. Icônes des artistes de game-icons.net (CC BY 3.0), polices sous SIL Open Font License. Le fichier NOTICE cite tout le monde.
about-source = Code source et aide

greeting =
    ## Quelque chose remue dans la baie
    J’anime ici trois jeux de plateau de kaiju. Un tour prend des minutes ou des jours, les mains restent privées, tout le monde peut regarder.
greeting-game = - **{ $name }** { $about }
greeting-play = Jouer contre des ordinateurs
greeting-open = Ouvrir une table
greeting-how = Voir comment on joue
greeting-posted = Le mot d’accueil est dans { $channel }.
which-game = **Quel jeu ?**
setup-greet = Publier l’accueil ici

setup-fine = **Tout est prêt.** J’ai tous les droits qu’il me faut dans { $channel }.
setup-lacking = **Pas encore.** Je ne peux pas animer de partie dans { $channel }.
setup-needs = Il me faut ces permissions (paramètres du serveur, rôles, ou celles du salon) :
setup-wishes = Je travaille mieux avec :
server-form = Dans les fils de ce serveur, les plateaux sont { $form ->
        [tall] hauts, pour les téléphones
       *[wide] larges
    }. Chacun choisit pour ses propres pages dans /settings.
server-form-tall = Plateaux hauts
server-form-wide = Plateaux larges
server-not-yours = Ce choix revient aux personnes qui gèrent ce serveur.

server-home = Les nouvelles parties sont des posts dans { $channel }.
server-no-home = Les nouvelles parties ont un fil dans le salon où elles sont ouvertes. Avec `/setup home:` ce sont des posts dans un forum.
server-end-home = Pas de forum
server-news = Les résultats sont transférés vers { $channel }.
server-no-news = Les résultats restent dans leurs fils. Avec `/setup news:` ils sont transférés vers un salon.
server-end-news = Ne plus transférer
server-language = Langue de mes messages sur ce serveur : { $language }.
server-own-language = Langue de mes messages sur ce serveur, d’après ses réglages Discord : { $language }. Avec `/setup language:` j’en prends une autre.
server-end-language = La langue du serveur
tag-lobby = Lobby
tag-running = En cours
tag-over = Terminée

right-view-channel = Voir le salon
right-send-messages = Envoyer des messages
right-send-messages-in-threads = Envoyer des messages dans les fils
right-create-public-threads = Créer des fils publics
right-attach-files = Joindre des fichiers
right-embed-links = Intégrer des liens
right-read-message-history = Voir les anciens messages
right-manage-threads = Gérer les fils
right-pin-messages = Épingler des messages

failure-only-in-server = Cela marche sur un serveur, pas dans une conversation privée.
failure-not-allowed = Tu n’as pas le droit de faire cela ici.
failure-bot-lacks-rights = Il me manque une permission ici ; qui gère le serveur verra laquelle avec /setup.
failure-too-fast = Trop vite : laisse-moi un instant.
failure-outdated = Cette commande a changé ; recharge Discord pour avoir la nouvelle.
failure-unexpected = Quelque chose a mal tourné de mon côté. Rien n’est perdu ; essaie encore.
failure-NoSuchTable = Cette table n’existe pas ici.
failure-NotSeated = Tu n’es pas à cette table.
failure-store = Je ne peux rien enregistrer en ce moment, donc rien n’a changé. Réessaie dans une minute.
failure-away = Je n’arrive pas à joindre ma base de données pour l’instant. Aucune partie n’est perdue, et je reprends dès qu’elle revient ; réessaie dans une minute.
failure-moved = Un autre de mes processus vient de reprendre cette table ; rien n’a changé. Réessaie.
failure-closing = Je redémarre ; rien n’est perdu. Réessaie dans une minute.
failure-discord = Discord n’a pas répondu. Rien n’est perdu ; réessaie dans un instant.
failure-unknown = Ce bouton est périmé. Ouvre le panneau de la partie, ou retrouve-la avec /games.
failure-channel = Une partie a son propre fil : il lui faut donc un salon textuel ou d’annonces. Les salons vocaux, de conférence, forums et médias ne conviennent pas.
failure-rights = Il me manque des permissions ici : { $rights }. Qui gère le serveur peut les accorder ; /setup les montre toutes.
no-table = Aucune partie n’est en cours ici. `/play` en lance une ; une partie terminée se nomme dans l’option « table ».
which-table = Il y a plusieurs tables. Nommes-en une dans l’option « table », ou tape la commande dans son fil.
right-unknown = une permission inconnue
trouble-rights = **{ $title }** attend. Il me manque des permissions dans { $channel } : { $rights }. La partie reprendra d’elle-même dès qu’elles seront accordées ; `/setup` les montre toutes, `/game move` l’emmène ailleurs.
trouble-gone = Le fil de **{ $title }** a disparu, mais rien de la partie n’est perdu : tape `/game move` dans le salon où elle doit continuer. D’ici là, `/hand` et `/board` marchent partout.
failure-reference = Référence { $reference }

help-commands =
    - `/play` : une partie contre des ordinateurs, tout de suite
    - `/learn` : de courtes leçons privées
    - `/game new` : une table à plusieurs ; `/game find` cherche des joueurs
    - `/games` : tes parties, et à qui c’est de jouer
    - `/rules` : n’importe quelle règle, carte ou kaiju
    - `/settings` : appels, heures calmes, langue, images
