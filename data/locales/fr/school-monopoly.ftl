lesson-monopoly-rolling = Lancer, démolir, acheter
lesson-monopoly-rolling-roll = À chaque tour, on construit ou négocie d’abord, puis viennent les deux dés. Il n’y a encore rien à construire : lance-les.
refused-lesson-monopoly-roll-first = Cela peut attendre. Dans cette leçon, lance les dés.
lesson-monopoly-rolling-smash = Tu t’arrêtes sur { monopoly-space-ota }, et une maison tombe d’elle-même. Avec 2 points d’attaque (PA) au plus, tu en abats d’autres. Il reste deux maisons : frappe les deux.
refused-lesson-monopoly-both-houses = Il resterait quelque chose debout, et le quartier ne serait pas à vendre. Un point pour chaque maison.
lesson-monopoly-rolling-buy = Il ne reste aucune maison : une ruine est à vendre à qui s’y arrête. Achète { monopoly-space-ota }.
refused-lesson-monopoly-buy-it = Qui s’arrêtera ici ensuite te dirait merci. Tu as l’argent : achète.
lesson-monopoly-rolling-end = { monopoly-space-ota } est à toi, mais ce n’est encore qu’une ruine : qui s’y arrête peut l’acheter à la Ville, et tu ne reçois rien. Il reste à construire.

lesson-monopoly-building = Construire, passer le Départ
lesson-monopoly-building-works = { monopoly-space-ota } est à toi, mais c’est encore une ruine, et une ruine est à vendre. Avant les dés, appuie sur *{ monopoly-estate-title }* et pose une maison : tant qu’elle tient, personne ne peut acheter le quartier, et elle te rapporte au Départ.
refused-lesson-monopoly-build-first = Construis d’abord : après les dés, c’est trop tard pour ce tour.
lesson-monopoly-building-house = Au moins une maison. Il en tombe une chaque fois que quelqu’un s’arrête ici, même toi, et sans maison le quartier est à vendre : plus il y en a, plus il est sûr. Les maisons rapportent aussi au Départ, et un char tire sur l’ennemi qui s’arrête ici.
refused-lesson-monopoly-a-house = Sans maison, { monopoly-space-ota } reste à vendre. Construis-en au moins une.
lesson-monopoly-building-roll = Bien construit. Maintenant, les dés : le Départ est proche.
refused-lesson-monopoly-now-roll = Assez construit pour ce tour. Lance les dés.
lesson-monopoly-building-go = Tu passes le Départ. Prends de l’argent (davantage par maison) et 3 points d’attaque, ou bien 1 point de vie (PV). Les deux se valent : que te manque-t-il le plus ?
refused-lesson-monopoly-go = Prends d’abord ce que donne le Départ.
lesson-monopoly-building-end = C’est ainsi qu’on grandit : les maisons rapportent, les chars montent la garde, et une couleur complète peut recevoir des canons maser, qui portent à quatre cases.

lesson-monopoly-fighting = Combattre et se cacher
lesson-monopoly-fighting-roll = { kaiju-mothra } est sur { monopoly-space-ota } avec 2 points de vie (PV) et aucun point d’attaque (PA). Lance les dés.
lesson-monopoly-fighting-land = Les dés te mènent à elle. Cache-toi une case avant, où rien ne se passe, ou vas-y et combats. Qui a des PA peut rendre les coups, mais elle n’en a pas : vas-y.
refused-lesson-monopoly-land = On se cache quand l’autre est plus fort. Tu as 5 PA et 6 PV, elle a 2 PV : vas-y.
lesson-monopoly-fighting-strike = Tu peux dépenser 2 PA contre des maisons ou contre elle. Qui prend le dernier PV gagne le combat. Les deux pour { kaiju-mothra }.
refused-lesson-monopoly-both-at-her = Elle resterait debout. 2 PV, 2 PA : les deux pour { kaiju-mothra }.
lesson-monopoly-fighting-end = { kaiju-mothra } est asservie : elle te sert, et ce qu’elle possédait est vendu. Qui a asservi tous les autres gagne. Avant un combat, compare PV et PA ; le Départ redonne des PA.

lesson-monopoly-dealing = Chance et accords
lesson-monopoly-dealing-chance = Une case Chance t’attend trois cases plus loin. Certaines cartes agissent tout de suite, d’autres se gardent. Lance les dés.
lesson-monopoly-dealing-answer = Tu gardes { monopoly-card-full_belly } : un jour, elle te sortira de la case { monopoly-space-big_pile_of_fish }. Et { kaiju-mothra } offre 1,2M pour { monopoly-space-shinagawa }. Sa couleur serait complète : qu’est-ce que cela vaut ?
refused-lesson-monopoly-decline = Elle aurait toute la couleur, et des canons maser avec, pour moins que le prix des ruines. Refuse.
lesson-monopoly-dealing-end = Bien vu : pour elle, ce quartier vaut bien plus que son offre. Avant les dés, tu peux toujours en faire une toi aussi.

lesson-monopoly-game = Une partie entière
lesson-monopoly-game-plays = Une partie courte contre un ordinateur au niveau facile. Qui prend le dernier PV de l’autre gagne. Si l’un de vous passe au Départ pour la 12e fois, ce tour de table est le dernier, et qui a le plus de PV gagne.
lesson-monopoly-game-end = { $won ->
        [yes] Gagné. Tu connais le jeu : en route pour une vraie table.
       *[no] Pas cette fois, mais tu as joué jusqu’au bout. Encore une fois, ou une vraie table ?
    }
