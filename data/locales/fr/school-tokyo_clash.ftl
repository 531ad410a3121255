lesson-tokyo_clash-throwing = Lancers et Énergie
lesson-tokyo_clash-throwing-card = Regarde le *{ panel-board }* : un Char sur ta case, une Tour quatre cases plus loin. { tokyo_clash-card-tail_slide } (2 Énergie) lance jusque-là : joue-la.
refused-lesson-tokyo_clash-no-pass = On passe quand il n’y a plus rien à faire. Il te reste de quoi faire.
refused-lesson-tokyo_clash-play-it = Défaussée, elle ne vaut qu’un simple lancer ou déplacement. Joue la carte pour ce qu’elle dit.
refused-lesson-tokyo_clash-too-short = Cela lance à 3 cases au plus, et la Tour est à 4. Il faut { tokyo_clash-card-tail_slide }.
lesson-tokyo_clash-throwing-stay = Tu pourrais d’abord avancer d’une case. Le Char est sur la tienne : reste.
refused-lesson-tokyo_clash-stay = Si tu pars, le Char reste là. Pour lancer un véhicule, il faut être sur sa case.
lesson-tokyo_clash-throwing-tank = Lance le Char : une attaque peut lancer ce qui se trouve sur ta case. Il vole tout droit, et ce qu’il touche tombe avec lui.
refused-lesson-tokyo_clash-throw-it = Le Char est prêt à voler. Lance-le.
lesson-tokyo_clash-throwing-tower = Vers où ? Choisis la lettre de la Tour : 1 Énergie pour le Char et 4 pour la Tour.
refused-lesson-tokyo_clash-small = Un Petit Bâtiment y tomberait, mais la Tour rapporte plus d’Énergie.
refused-lesson-tokyo_clash-nothing-there = Il n’y a rien à casser là-bas. Vise un bâtiment : c’est là qu’est l’Énergie.
lesson-tokyo_clash-throwing-end = 2 dépensées, 5 gagnées. Démolir la ville paie tout le reste : lance ce qui se trouve sur ta case.

lesson-tokyo_clash-attacking = Attaques et trophées
lesson-tokyo_clash-attacking-ray = Avec 5 Énergie, tu peux attaquer. { kaiju-mothra } porte la couronne, à deux cases. { tokyo_clash-card-heat_ray } (2) porte à trois cases en ligne droite.
lesson-tokyo_clash-attacking-hit = 3 dégâts contre elle. Choisis ta cible.
refused-lesson-tokyo_clash-hit-it = La carte est jouée et payée. Ne la gâche pas : attaque.
lesson-tokyo_clash-attacking-trophy = Pas de défense. Trois cartes quittent sa pioche, et celle qui a la plus grande Domination devient ton trophée. Elle est à toi pour de bon.
lesson-tokyo_clash-attacking-end = Un trophée vaut sa Domination, et la plus grande Domination gagne. Et qui inflige des dégâts au Roi prend la couronne : avec elle, on agit en premier, on pioche une carte de plus et on a 2 Domination de plus à la fin.

lesson-tokyo_clash-defending = Se défendre
lesson-tokyo_clash-defending-shield = Tu portes la couronne, et { kaiju-mothra } t’attaque à 4. Chaque dégât qui passe te coûte une carte de ta pioche. Défends-toi avec la carte qui arrête le plus.
refused-lesson-tokyo_clash-defend = Alors les 4 passent. Tu as des cartes pour cela.
refused-lesson-tokyo_clash-thicker = Cela en arrête 2 sur 4. { tokyo_clash-card-stand_firm } en arrête 3.
lesson-tokyo_clash-defending-back = Un dégât est passé, et cela suffit : elle a la couronne et un trophée. Reprends la couronne avec { tokyo_clash-card-heat_ray }.
refused-lesson-tokyo_clash-win-back = Plus tard, peut-être. La couronne est à deux cases, tout droit : joue { tokyo_clash-card-heat_ray }.
lesson-tokyo_clash-defending-hit = Vise { kaiju-mothra }. Elle n’a rien pour se défendre.
lesson-tokyo_clash-defending-trophy = Rien n’a arrêté tes 3. Les cartes au choix comptent autant à la fin : garde celle que tu veux.
lesson-tokyo_clash-defending-end = La couronne est de nouveau à toi. On se défend pendant le tour des autres : garde une carte pour cela, surtout en tant que Roi, et l’Énergie si elle en coûte.

lesson-tokyo_clash-rounds = Défausses et manches
lesson-tokyo_clash-rounds-discard = Aucune Énergie, mais un Train sur ta case. Défausse une carte pour l’une des deux actions de ton plateau : un lancer ou un déplacement. Sacrifie la plus chère.
refused-lesson-tokyo_clash-dear-first = Celle-là, tu pourras peut-être la payer à la prochaine manche. Défausse { tokyo_clash-card-mega_heat_ray } : ses 4 Énergie sont loin.
lesson-tokyo_clash-rounds-action = Lancer ou te déplacer ? Un Train rapporte 3 Énergie à qui le détruit.
refused-lesson-tokyo_clash-mat-throw = Te déplacer ne rapporte rien ici. Lance le Train.
lesson-tokyo_clash-rounds-train = Droit dans le Petit Bâtiment : 3 pour le Train et 2 pour le bâtiment. Chaque Petit Bâtiment qui tombe rapproche aussi la fin de la partie.
refused-lesson-tokyo_clash-only-tank = Le Char rapporterait 1 de plus, le bâtiment 2. Prends le bâtiment.
lesson-tokyo_clash-rounds-pass = { kaiju-mothra } passe. Quand tout le monde a passé, la manche est finie ; tu gardes ton Énergie. Passe, toi aussi.
refused-lesson-tokyo_clash-keep-ray = D’ici, rien ne vaut le coup. Garde la carte et passe.
lesson-tokyo_clash-rounds-refresh = Tout le monde repioche jusqu’à cinq. Tu peux défausser avant, mais mieux vaut garder { tokyo_clash-card-heat_ray } : ne défausse rien.
refused-lesson-tokyo_clash-keep-it = Tu as 5 Énergie et cette carte en coûte 2. Garde-la.
lesson-tokyo_clash-rounds-end = Ensuite les véhicules des deux événements bougent, et une nouvelle manche commence. Sur la piste aux numéros de manche, le Destructeur d’oxygène avance à chaque manche : dès qu’il dépasse un Petit Bâtiment tombé, ou après la septième, c’est fini.

lesson-tokyo_clash-game = Une partie entière
lesson-tokyo_clash-game-plays = Une vraie partie contre un ordinateur au niveau facile : le plus de Domination l’emporte, trophées et couronne réunis. Place d’abord des véhicules, où tu veux.
lesson-tokyo_clash-game-end = { $won ->
        [yes] Gagné. Tu connais le jeu : en route pour une vraie table.
       *[no] Pas cette fois, mais tu as joué jusqu’au bout. Encore une fois, ou une vraie table ?
    }
