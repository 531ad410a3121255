lesson-monopoly-rolling = Lancer, démolir, acheter
lesson-monopoly-rolling-roll = Chaque tour commence par ce que tu veux construire ou échanger, puis viennent deux dés. Rien à construire encore : lance les dés.
refused-lesson-monopoly-roll-first = Cela peut attendre. Dans cette leçon, lance les dés.
lesson-monopoly-rolling-smash = Tu arrives à { monopoly-space-ota }, et une maison tombe d’elle-même. Jusqu’à 2 points d’attaque (PA) en démolissent plus. Il en reste deux : touche les deux.
refused-lesson-monopoly-both-houses = Il resterait quelque chose debout, et le quartier ne serait pas à vendre. Les deux points sur les deux maisons.
lesson-monopoly-rolling-buy = Plus de maison : des ruines s’achètent quand on s’y trouve. Achète { monopoly-space-ota }.
refused-lesson-monopoly-buy-it = Qui arrivera ensuite te dirait merci. Tu as l’argent : achète.
lesson-monopoly-rolling-end = C’est à toi, mais ce sont encore des ruines, et qui s’y arrête peut te les racheter. Il reste à construire.

lesson-monopoly-building = Construire et le Départ
lesson-monopoly-building-works = { monopoly-space-ota } est à toi, et rien n’y est debout. On construit avant les dés : touche *{ monopoly-estate-title }* et pose une maison. Personne ne te le rachète alors, et la maison rapporte au Départ.
refused-lesson-monopoly-build-first = Construis d’abord : après les dés, c’est trop tard pour ce tour.
lesson-monopoly-building-house = Avec au moins une maison, personne ne te le rachète. Les maisons rapportent aussi au Départ. Un char tire sur l’ennemi qui s’arrête ici.
refused-lesson-monopoly-a-house = Sans maison, { monopoly-space-ota } reste à vendre. Construis-en au moins une.
lesson-monopoly-building-roll = Bien construit. Maintenant, les dés : le Départ est proche.
refused-lesson-monopoly-now-roll = Assez construit pour ce tour. Lance les dés.
lesson-monopoly-building-go = Tu passes le Départ. Prends de l’argent pour tes maisons et 3 points d’attaque, ou 1 point de vie (PV). Les deux se valent : que te manque-t-il le plus ?
refused-lesson-monopoly-go = Prends d’abord ce que donne le Départ.
lesson-monopoly-building-end = C’est ainsi qu’on grandit : les maisons rapportent, les chars gardent, et une couleur entière peut avoir des canons maser, qui portent à quatre cases.

lesson-monopoly-fighting = Combattre et se cacher
lesson-monopoly-fighting-roll = { kaiju-mothra } est à { monopoly-space-ota } avec 2 points de vie (PV) et aucun point d’attaque (PA). Lance les dés.
lesson-monopoly-fighting-land = Tu arrives sur elle. Tu peux te cacher une case avant, où rien ne se passe, ou y aller et combattre. Elle ne peut pas riposter : vas-y.
refused-lesson-monopoly-land = On se cache quand l’autre est plus fort. Tu as 5 PA et 6 PV, elle a 2 PV : vas-y.
lesson-monopoly-fighting-strike = Tu peux dépenser 2 PA sur les maisons ou sur elle. Qui prend le dernier PV gagne le combat. Les deux sur { kaiju-mothra }.
refused-lesson-monopoly-both-at-her = Elle resterait debout. 2 PV, 2 PA : les deux sur { kaiju-mothra }.
lesson-monopoly-fighting-end = { kaiju-mothra } est soumise : elle te sert, et ses quartiers sont à toi. Qui a soumis tous les autres gagne. Avant un combat, compare PV et PA, et garde des PA : ils ne reviennent qu’au Départ.

lesson-monopoly-dealing = Chance et marchés
lesson-monopoly-dealing-chance = La Chance est à trois cases. Certaines cartes agissent tout de suite, d’autres se gardent. Lance les dés.
lesson-monopoly-dealing-answer = Tu gardes { monopoly-card-full_belly } pour un mauvais jour. Et { kaiju-mothra } offre 1,2M pour { monopoly-space-shinagawa }. Regarde ce qu’elle a : sa couleur serait complète.
refused-lesson-monopoly-decline = Elle aurait toute la couleur, et des canons maser avec, pour moins que le prix des ruines. Refuse.
lesson-monopoly-dealing-end = Bien vu : pour elle, il valait bien plus que son offre. Avant les dés, tu peux aussi en proposer une.

lesson-monopoly-game = Une partie entière
lesson-monopoly-game-plays = Une partie courte contre un ordinateur facile. Sous chaque question, tu trouves une astuce.
lesson-monopoly-game-end = { $won ->
        [yes] Gagné. Tu connais le jeu : en route pour une vraie table.
       *[no] Pas cette fois, mais tu as joué jusqu’au bout. Encore une fois, ou une vraie table ?
    }
