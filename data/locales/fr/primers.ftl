# Chaque jeu en quelques lignes, pour qui ne l'a jamais vu. Les règles numérotées disent le reste.

total_war-primer =
    - Qui ouvre joue une carte : c’est l’**attaque**. Le joueur suivant la pare avec un nombre au moins égal ou avec une carte spéciale, et ainsi de suite autour de la table. On repioche toujours jusqu’à trois.
    - Une fois, ton kaiju ajoute son **pouvoir** à un nombre. Un cœur que tu joues le rend de nouveau prêt.
    - Qui ne peut pas parer est **touché** et pose une de ses cartes en dégâts. L’attaquant peut ajouter un cœur, et un bâtiment qui barre la route tombe par-dessus.
    - Quand tes dégâts atteignent ta vie (édition allemande : la dépassent), tu tombes. L’attaquant marque, et ton kaiju revient **en furie** ; dans le mode habituel, une deuxième défaite l’élimine.
    - Le premier à avoir assez de points, ou le dernier debout, gagne.
tokyo_clash-primer =
    - Une manche : chacun son tour, une action, jusqu’à ce que tout le monde passe ; puis chacun refait sa main, puis les véhicules des deux événements se déplacent.
    - Les cartes coûtent de l’**Énergie**, et démolir la ville en rapporte : lance kaiju et véhicules à travers les bâtiments. Toute carte peut se défausser pour l’une des deux actions de ton plateau.
    - Attaque un kaiju sur ta case, ou de loin si ta carte a une Portée : blesse-le ou lance-le. Son joueur peut se défendre avec une carte.
    - Chaque point qui passe prend une carte de la pioche de la victime. La meilleure est ton **trophée** et compte sa Domination.
    - Qui blesse le **Roi des Monstres** prend la couronne : il agit en premier, pioche une carte de plus et a 2 Domination de plus à la fin.
    - Chaque Petit Bâtiment qui tombe rapproche la fin. Quand le Destructeur d’oxygène en a dépassé un sur la piste, ou après la septième manche, la plus grande Domination gagne.
monopoly-primer =
    - Lance deux dés et avance. Sur un quartier, une maison tombe d’elle-même, et jusqu’à 2 points d’attaque abattent chacun une maison, un char ou un point de vie d’un kaiju.
    - Sans maison (et sans char, dans l’édition Maison), un quartier est rasé, et qui s’y arrête peut l’acheter. Tes maisons rapportent au Départ, tes chars tirent sur les ennemis, et une couleur entière peut avoir des **canons maser** qui portent à quatre cases.
    - Avant de lancer les dés, tu peux construire et négocier. Passer par le Départ rapporte de l’argent et des points d’attaque, ou un point de vie à la place.
    - Dès ton premier passage au Départ, t’arrêter sur un ennemi déclenche un combat, sauf si tu te caches une case avant.
    - Qui prend ton dernier point de vie t’**asservit** : ton kaiju se bat dans son camp, jusqu’à ce qu’une victoire le libère.
    - Qui a asservi tous les autres gagne.
