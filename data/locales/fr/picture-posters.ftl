# Les mots des affiches. Les noms des jeux, des kaiju et des gens viennent d'ailleurs.

### Chaque jeu : son titre en japonais, et une phrase pour qui n'en a jamais entendu parler
picture-poster-accent =
    { $game ->
        [total_war] 総力戦
        [tokyo_clash] 東京激突
        [monopoly] 非公式 怪獣双六
       *[other] {""}
    }

### Lobby
picture-poster-open = Une table est ouverte
picture-poster-full = La table est complète
picture-poster-free = libre
picture-poster-join = appuie sur Rejoindre
picture-poster-undecided = sans kaiju
picture-poster-host = Hôte
picture-poster-computer = CPU { $level }
picture-poster-alt-open = { $title } : une table est ouverte.
picture-poster-alt-full = { $title } : la table est complète.
picture-poster-alt-free = Place { $number } : libre.
picture-poster-alt-seat = Place { $number } : { $name }{ $kind ->
        [computer] {""} (ordinateur, { $level })
        [host] {""} (hôte)
       *[other] {""}
    }, { $kaiju }.

### Choisir un kaiju
picture-poster-choose = choisis ton kaiju
picture-poster-kaiju-count = { $count } kaiju
picture-poster-row-normal = normal
picture-poster-row-furious = en furie
picture-poster-sign-life = vie
picture-poster-sign-power = pouvoir
picture-poster-sign-worth = points pour sa défaite
picture-poster-sign-discard = ce qu’il peut faire en défaussant une carte
picture-poster-no-choice = Pas de préférence ? Tu reçois un des kaiju qui restent.
picture-poster-alt-kaiju = { $title } : { $name }, choisis ton kaiju.
picture-poster-alt-signs = Les nombres sont la vie, le pouvoir et la valeur.
picture-poster-alt-lettered = { $letter } : { $name }
picture-poster-alt-held =
    { $kind ->
        [own] { $name }, ton choix pour l’instant
       *[taken] { $name }, kaiju déjà pris par { $holder }
    }
picture-poster-alt-row =
    { $kind ->
        [furious] En furie : { $numbers }.
       *[normal] Normal : { $numbers }.
    }
picture-poster-alt-stat =
    { $sign ->
        [life] vie { $text }
        [power] pouvoir { $text }
       *[worth] valeur { $text }
    }
picture-poster-alt-action = Défausse : { $text }

### Accueil
picture-poster-players = { $least } à { $most } joueurs · { $minutes } minutes
picture-poster-players-exact = { $most } joueurs · { $minutes } minutes
picture-poster-about =
    { $game ->
        [total_war] Attaque, pare ou saigne. Le dernier debout est Roi.
        [tokyo_clash] Une ville à démolir : lancers, défenses, trophées.
        [monopoly] Dés, argent, chars et accords : asservis Tokyo.
       *[other] {""}
    }
picture-poster-greeting = Jeux de fans non officiels · appuie sur un bouton
picture-poster-greeting-more = et aussi : { $titles }
picture-poster-alt-greeting = Une affiche des jeux que l’on joue ici.
picture-poster-alt-game = { $title } : { $players }. { $about }
picture-poster-alt-game-short = { $title } : { $players }.

### Profil du bot
picture-poster-banner-accent = 怪獣
picture-poster-banner = Maître du jeu
