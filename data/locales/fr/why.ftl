# Pourquoi quelque chose n'est pas proposé, en une demi-phrase derrière son nom. Clés : <jeu>-why-<règle> ; la règle elle-même est à un clic.

why-title = ### Pourquoi pas ?
why-line = **{ $what }** : { $reason }
why-nothing = Tout ce que les règles permettent est sur tes boutons.
why-rule = Règle { $rule }
why-text = > **{ $rule }** { $text }

total_war-why-TW-4-1 = trop peu pour une attaque de { $strike }.
total_war-why-TW-4-6 = un nombre n’arrête pas une Blessure. Seule une carte spéciale le fait.
total_war-why-TW-4-9 =
    { $is_wound ->
        [yes] tu peux parer, donc tu le dois.
       *[no] tu peux parer sans ton pouvoir, donc tu le dois.
    }
total_war-why-TW-7-1 = ton pouvoir est épuisé. Un cœur que tu joues le rend de nouveau prêt.
total_war-why-TW-5-1 = seul un nombre de 0 à 10 peut se poser en dégâts.
total_war-why-TW-5-3 = seul un cœur peut s’ajouter à un coup.
total_war-why-TW-6-8 = seuls les cœurs contre-attaquent.

tokyo_clash-why-TC-4-1 = trop cher, tu as { $energy } Énergie.
tokyo_clash-why-TC-4-3 = trop loin, ou un Grand Bâtiment empêche de s’y arrêter.
tokyo_clash-why-TC-4-6 = seulement en défense.
tokyo_clash-why-TC-4-7 = rien sur quoi agir.
tokyo_clash-why-TC-5-3 = pas en ligne droite, ou à plus de { $amount }.
tokyo_clash-why-TC-5-5 = un Grand Bâtiment ou un autre kaiju arrête le vol avant.
tokyo_clash-why-TC-6-1 = pas de valeur de défense.
tokyo_clash-why-TC-8-5 = pas en ligne droite depuis toi, ou trop loin.
tokyo_clash-why-TC-9-4 = pas de bâtiment là, ou ni sur ta case ni à côté.
tokyo_clash-why-TC-11-3 = il doit se rapprocher du kaiju qu’il chasse.
tokyo_clash-why-TC-11-4 = les nouveaux véhicules évitent les kaiju et les Grands Bâtiments ; Jets et Trains entrent par le bord, les Croiseurs sur l’eau.
tokyo_clash-why-TC-11-6 = pas sur une ligne de ce Train, à plus de 3, ou un Grand Bâtiment.
tokyo_clash-why-TC-11-12 = les Générateurs évitent les kaiju, les Grands Bâtiments et les autres Générateurs.
tokyo_clash-why-TC-11-16 = les OVNI descendent aussi près du centre que la place le permet.
tokyo_clash-why-TC-13-2 = hors d’atteinte de cette esquive.
tokyo_clash-why-TC-13-12 = pas sur le chemin, trop loin, ou un Grand Bâtiment.

monopoly-why-GM-1-5 = vous êtes du même côté.
monopoly-why-GM-2-1 = on construit avant le premier lancer de dés, à partir du tour qui suit l’achat, et avec l’argent qu’il faut.
monopoly-why-GM-3-1 = pas plus de { $most } PA par arrivée, et pas plus que tu n’en as.
monopoly-why-GM-3-4 = seules les ruines sont à vendre, à la fin de ton arrivée, et au prix entier.
monopoly-why-GM-3-5 = on n’attaque pas ce qui est à soi.
monopoly-why-GM-3-6 = un kaiju qui se cache ou qui sert n’achète rien.
monopoly-why-GM-4-1 = on construit sur ses propres quartiers, à partir du tour qui suit l’achat.
monopoly-why-GM-6-1 = un combat commence quand quelqu’un arrive, pas avant les dés.
monopoly-why-GM-6-2 = pas de combat avant que l’arrivant soit passé une fois par le Départ.
monopoly-why-GM-6-3 = pas plus de { $most } PA, et seul l’arrivant abat des maisons.
monopoly-why-GM-6-4 = on se cache au lieu d’arriver, une case avant. Maintenant, tu y es.
monopoly-why-GM-6-8 = il ne lui reste aucun PV.
monopoly-why-GM-7-4 = un kaiju asservi ne construit rien.
monopoly-why-GM-7-6 = cela appartient au camp que tu sers.
monopoly-why-GM-9-1 = trois offres par tour, avant les dés.
monopoly-why-GM-9-3 = { $deals ->
        [own_turn] tant que tu sers, pas d’accords.
       *[in_need] tant que tu sers, tu n’échanges que des cartes Chance gardées, et tu n’en as pas.
    }
