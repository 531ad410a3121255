lesson-total_war-striking = Attaque et parade
lesson-total_war-striking-enough = { kaiju-rodan } attaque à 6. Joue un 6 ou plus, et c’est à { kaiju-mothra } de parer ton attaque. L’égalité suffit.
refused-lesson-total_war-too-high = Le 8 passerait, mais 6 contre 6 suffit. Garde le 8 : il viendra des attaques plus dures.
refused-lesson-total_war-power-later = Pas besoin de ton pouvoir ici. Une simple carte suffit ; le pouvoir, c’est la prochaine leçon.
lesson-total_war-striking-equal = L’attaque a fait le tour et te revient à 8. Tu repioches toujours jusqu’à trois cartes. Qu’est-ce qui arrête un 8 ?
lesson-total_war-striking-end = { kaiju-mothra } n’a rien d’aussi haut et encaisse. Tout est là : joue la carte la moins chère qui tient, et garde les hautes.

lesson-total_war-power = Pouvoir et cœurs
lesson-total_war-power-add = Une attaque de 8, et ta meilleure carte est un 7. Une fois, ton kaiju peut ajouter son pouvoir de 2 à un nombre : 7 + 2 = 9.
refused-lesson-total_war-no-need = Tu peux encaisser, mais rien ne t’y oblige : 7 avec ton pouvoir pare le 8.
lesson-total_war-power-heart = Un −3 pare toute attaque et la baisse de 3 : deux de suite ont ramené ton attaque à 3. Ton pouvoir est épuisé, et un cœur le rend de nouveau prêt. Quelle carte en a un ?
refused-lesson-total_war-no-heart = Cela pare aussi, mais ton pouvoir reste épuisé. Le 4 avec un cœur fait les deux.
lesson-total_war-power-end = Ton pouvoir est de nouveau prêt. Dépense-le quand il te sauve, puis cherche un cœur.

lesson-total_war-specials = Cartes spéciales
lesson-total_war-specials-wound = { kaiju-rodan } joue une Blessure. Aucun nombre ne l’arrête, seulement une carte spéciale. Demi-tour l’annule et on joue dans l’autre sens : c’est à { kaiju-rodan }.
lesson-total_war-specials-target = { kaiju-mothra } attaque à 8. Ton 9 tiendrait, mais il suffit d’un coup pour la faire tomber. Avec Cible au choix, tu dis qui doit parer.
refused-lesson-total_war-use-target = Cela tient, mais ensuite c’est à { kaiju-rodan }, qui est indemne. Avec Cible au choix, le 8 repart vers { kaiju-mothra }.
lesson-total_war-specials-whom = Qui affronte le 8 ? Regarde les dégâts : { kaiju-mothra } en est à 7 sur 9.
refused-lesson-total_war-weaker = { kaiju-rodan } est indemne. { kaiju-mothra } est presque à terre, et les points vont à qui porte le dernier coup.
lesson-total_war-specials-end = { kaiju-mothra } n’a pas pu parer son propre 8 et prend 2 de plus : 9 sur 9, vaincue. Les spéciales parent tout nombre et toute Blessure. Ne les gâche pas sur une petite attaque.

lesson-total_war-wounds = Dégâts et points
lesson-total_war-wounds-hit = Une attaque de 10, et rien dans ta main n’y arrive, même avec ton pouvoir. Cela arrive à tout le monde : encaisse.
lesson-total_war-wounds-lay = Pose un nombre de ta main en dégâts. Sa valeur est ce qu’il te coûte. À 10, { kaiju-godzilla } tombe, et tu en as déjà 3.
refused-lesson-total_war-lowest = Cela fait plus mal que nécessaire. Ton plus petit nombre est celui qui coûte le moins.
lesson-total_war-wounds-open = Qui a été touché ouvre la manche suivante, avec n’importe quelle carte. Un nombre élevé est dur à parer.
refused-lesson-total_war-keep-heart = Garde le cœur en main : c’est quand tu touches quelqu’un qu’il vaut le plus.
refused-lesson-total_war-open-high = Ouvre avec ton 9, sans pouvoir : peu de monde peut le parer, et ton pouvoir reste prêt pour la suite.
lesson-total_war-wounds-heart = Le coup touche { kaiju-mothra }, qui pose un 3 : 5 sur 9. Qui attaque peut ajouter un cœur. Le tien est un 4.
refused-lesson-total_war-add-heart = 5 et 4 font 9 : toute sa vie. Ajoute-le.
lesson-total_war-wounds-end = 9 sur 9 : { kaiju-mothra } tombe et tu marques 3 points. Elle revient en furie ; une seconde défaite l’élimine. À trois joueurs, la victoire revient à qui atteint 12 points, ou au dernier kaiju debout.
lesson-total_war-buildings = Bâtiments et Double Blessure
lesson-total_war-buildings-raise = { kaiju-rodan } attaque à 6. Ton 7 porte un bâtiment : joué, il retourne une carte bâtiment, qui tombera sur qui encaissera le prochain coup. Joue-le.
refused-lesson-total_war-plain-seven = Le 7 seul suffit. Garde ton pouvoir.
refused-lesson-total_war-double-later = Pas encore. Personne ne peut la parer : elle vaut le plus quand un bâtiment attend déjà de tomber.
refused-lesson-total_war-raise-it = Cela pare aussi, mais aucun bâtiment n’apparaît. Joue le 7 qui en porte un.
lesson-total_war-buildings-double = Un bâtiment de valeur 4 est visible, et l’attaque revient à 10. La Double Blessure pare tout et rien ne la pare : { kaiju-mothra }, dont c’est le tour, encaisse aussitôt.
refused-lesson-total_war-no-escape = Cela tient, mais { kaiju-mothra } a peut-être de quoi parer. À la Double Blessure, il n’y a pas de parade.
lesson-total_war-buildings-heart = { kaiju-mothra } a posé un 3, et les 4 du bâtiment s’y ajouteront. Ton cœur est un 3 : ajoute-le.
refused-lesson-total_war-all-three = 3 et 4 font 7, et sa vie est de 9. Avec ton cœur, cela fait 10.
lesson-total_war-buildings-end = 3, 3 et 4 font 10 : { kaiju-mothra } tombe d’un seul coup. Un coup ne peut contenir plus : sa propre carte, un cœur, un bâtiment. Il n’y a qu’une Double Blessure dans la pioche.

lesson-total_war-game = Une partie entière
lesson-total_war-game-plays = Une vraie partie contre deux ordinateurs au niveau facile : il faut 12 points, ou rester le dernier debout. Mes astuces sont sous les questions.
lesson-total_war-game-end = { $won ->
        [yes] Gagné. Tu connais le jeu : en route pour une vraie table.
       *[no] Pas cette fois, mais tu as joué jusqu’au bout. Encore une fois, ou une vraie table ?
    }
