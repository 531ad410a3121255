# Une ligne sous chaque question dans les premières parties de quelqu'un : de quoi il s'agit, et ce qui échappe aux débutants.
# Jamais le meilleur coup. Clés : <jeu>-coach-<question>, et <jeu>-coach-<question>-<cas> là où la table veut une autre ligne.

act-decide = Décider pour moi
act-decided = C’est décidé pour toi, d’après ce que tu peux voir.
act-decided-order = Une consigne peut s’en charger pour toute la partie : *Menu*, *Consignes*.
act-proposal = ### Plusieurs choix t’attendent
act-proposal-about = Proposition, visible sur le plateau :
act-as-suggested = Comme proposé
act-singly = Un par un
act-coach = -# **Astuce :** { $line }
act-coach-phone = -# **Sur un téléphone ?** *{ board-tall }* y adapte les images.
settings-way-mention = mention dans le fil
settings-way-dm = message privé
settings-way-none = aucun
settings-colours-usual = couleurs usuelles
settings-colours-contrast = plus de contraste
settings-colours-red_green = sans rouge/vert
settings-colours-blue_yellow = sans bleu/jaune
settings-colours-light = fond clair
settings-coaching-auto = au début
settings-coaching-on = toujours
settings-coaching-off = jamais
settings-about-coaching = Astuces
settings-coaching-choose = Astuces sous les questions
settings-coaching = { $coaching ->
        [on] Des astuces pour débuter accompagnent chaque question.
        [off] Tu ne vois pas d’astuces pour débuter.
       *[auto] Dans tes deux premières parties d’un jeu, des astuces accompagnent les questions.
    }
coaching-auto = dans mes deux premières parties d’un jeu
coaching-on = toujours
coaching-off = jamais

## Total War

total_war-coach-open = Toute carte peut ouvrir. Un nombre élevé est dur à parer ; ce que tu gardes devra parer l’attaque suivante.
total_war-coach-answer = L’égalité suffit. Ton pouvoir de { $power } est prêt : il peut s’ajouter une fois à un nombre.
total_war-coach-answer-spun = L’égalité suffit. Ton pouvoir est épuisé ; le prochain cœur que tu joues le rend de nouveau prêt.
total_war-coach-answer-wound = Les nombres n’arrêtent pas une Blessure. { $stays ->
        [yes] Demi-tour, Cible au choix ou une autre Blessure la renvoie à quelqu’un d’autre.
       *[no] Demi-tour ou Cible au choix y met fin, et le dernier nombre compte de nouveau. Une autre Blessure la renvoie à quelqu’un d’autre.
    }
total_war-coach-answer-stuck = Rien dans ta main ne pare cela. Encaisser n’est pas la fin : tu poses un nombre de ta main en dégâts, puis tu ouvres la manche suivante.
total_war-coach-target = Ta cible doit répondre à { $is_wound ->
        [yes] la Blessure
       *[no] une attaque de { $strike }
    }. Le sens du jeu ne change pas.
total_war-coach-damage = Le nombre compte comme dégâts : tu en es à { $wounds } sur { $life }. Un cœur ou un bâtiment sur la carte n’a pas d’effet ici.
total_war-coach-damage-furious = Le nombre compte comme dégâts : tu en es à { $wounds } sur { $life }, et ton kaiju est déjà en furie. Un cœur ou un bâtiment sur la carte n’a pas d’effet ici.
total_war-coach-heart = Un cœur ajoute son nombre au coup et rend ton pouvoir de nouveau prêt. Ensuite, tout le monde repioche jusqu’à trois.
total_war-coach-building = Les bâtiments que tu laisses restent au milieu et tomberont sur la prochaine victime.
total_war-coach-counter = Chaque cœur inflige son nombre à qui vient de te toucher. Rien ne le pare, et ton pouvoir est de nouveau prêt.
total_war-coach-discard = La défausse est face visible : tout le monde voit ce que tu donnes.

## Tokyo Clash

tokyo_clash-coach-act = Toute carte peut aussi se défausser pour une action de ton plateau, quel que soit son coût. Passer ne ferme rien : tu peux rejouer tant que d’autres jouent.
tokyo_clash-coach-act-broke = Tu as 0 Énergie. Démolis un bâtiment, lance un véhicule, ou défausse une carte pour une action de ton plateau : c’est gratuit.
tokyo_clash-coach-act-mothra = Les ruines ne donnent rien à Mothra. Elle gagne de l’Énergie en défaussant une carte, ou à la phase de récupération grâce à un bâtiment voisin.
tokyo_clash-coach-act-full = Tu as { $energy } Énergie, le maximum. Tout surplus est perdu.
tokyo_clash-coach-act-last = Tous les autres ont passé. Si tu passes aussi, la manche se termine ; si tu agis, ils peuvent agir de nouveau.
tokyo_clash-coach-momentum = Élan : c’est une action de plus, avant que quiconque agisse. S’arrêter n’est pas passer.
tokyo_clash-coach-action = La carte part dans tous les cas ; son texte et son coût ne comptent pas.
tokyo_clash-coach-attack = Les dégâts prennent des cartes dans sa pioche, et la meilleure devient ton trophée. Un lancer démolit ce qu’il touche, et cela donne de l’Énergie.
tokyo_clash-coach-target = Tu choisis seulement qui subit la carte. Personne ne se défend contre elle.
tokyo_clash-coach-spend = Une Amélioration dépensée va dans ta défausse. Celle que tu gardes attend une autre attaque.
tokyo_clash-coach-throw = Ce que tu lances démolit ce qu’il touche, et l’Énergie est pour toi.
tokyo_clash-coach-throw-to = Un véhicule lancé est détruit là où il retombe, avec une chose qui s’y trouve. Tu gagnes l’Énergie des deux.
tokyo_clash-coach-throw-to-kaiju = Un kaiju traverse les petites choses (une par case peut tomber) et s’arrête contre un Grand Bâtiment ou un autre kaiju.
tokyo_clash-coach-throw-hit = Soit quelque chose tombe ici et rapporte de l’Énergie, soit un kaiju subit 1 dégât.
tokyo_clash-coach-throw-through = Ce qui tombe te rapporte de l’Énergie. Un Petit Bâtiment rapproche aussi la fin de la partie.
tokyo_clash-coach-throw-collide = Les deux kaiju subissent 1 dégât, et les deux peuvent se défendre.
tokyo_clash-coach-trophy = À la fin, sa Domination compte pour toi. Son propriétaire continue sans elle.
tokyo_clash-coach-radar = Tu regardes la carte, puis elle reprend sa place. Les autres voient seulement à qui est la pioche.
tokyo_clash-coach-bunker = C’est la prochaine carte que tu piocheras. Tout le monde voit laquelle.
tokyo_clash-coach-recall = C’est la prochaine carte que tu piocheras. Tout le monde voit laquelle.
tokyo_clash-coach-bask = Tu reçois ce que rapporterait sa destruction, et il reste debout.
tokyo_clash-coach-refresh = Tu repioches jusqu’à cinq, le Roi jusqu’à six. Les cartes que tu gardes prennent la place de nouvelles.
tokyo_clash-coach-move = Tu traverses tout, mais tu ne peux pas t’arrêter sur un Grand Bâtiment. Pour lancer un véhicule, il faut être sur sa case.
tokyo_clash-coach-fly = Tu voles en ligne droite au-dessus de tout, mais tu ne peux pas t’arrêter sur un Grand Bâtiment.
tokyo_clash-coach-dodge = L’attaque est finie. Ta nouvelle place décide qui peut t’atteindre ensuite.
tokyo_clash-coach-push = On pousse à travers tout, mais on ne s’arrête pas sur un Grand Bâtiment.
tokyo_clash-coach-pull = Tu peux l’attirer jusque sur ta case ; une attaque sans portée ne touche que là.
tokyo_clash-coach-place = Tu poses ta cible là-bas ; rien ne casse en chemin.
tokyo_clash-coach-smash = Ce qui tombe te rapporte de l’Énergie. Un Petit Bâtiment rapproche aussi la fin de la partie.
tokyo_clash-coach-recover = Tout le monde voit quelle carte tu prends.
tokyo_clash-coach-discard = Tout le monde voit ce que tu défausses.
tokyo_clash-coach-strip = L’Amélioration va dans la défausse de son propriétaire, elle ne quitte pas la partie.
tokyo_clash-coach-sift-keep = Personne d’autre ne voit ces cartes. Celles que tu ne prends pas vont sous ta pioche.
tokyo_clash-coach-sift-under = La première que tu poses reste au-dessus de la suivante.
tokyo_clash-coach-riposte = Ta riposte fait des dégâts comme les autres : elle peut te valoir un trophée, et l’adversaire peut se défendre.
tokyo_clash-coach-defend = Chaque dégât qui passe prend une carte de ta pioche ; la meilleure devient un trophée adverse. Une défense coûte l’Énergie marquée sur sa carte.
tokyo_clash-coach-defend-king = Le moindre dégât qui passe te coûte la couronne, et des cartes de ta pioche avec elle.
tokyo_clash-coach-defend-stuck = Rien dans ta main ne peut te défendre. La question t’est posée quand même, pour que personne ne le sache.
tokyo_clash-coach-hunt-tank = Tu es en dernier dans l’ordre du tour : c’est toi qui décides. Un Char sur la case d’un kaiju ou à côté lui coûte 1 Énergie.
tokyo_clash-coach-hunt-ufo = Tu es en dernier dans l’ordre du tour : c’est toi qui décides. Un OVNI sur la case d’un kaiju ou à côté lui coûte une carte.
tokyo_clash-coach-move-tank = Tu es en dernier dans l’ordre du tour : c’est toi qui décides. Un Char sur la case d’un kaiju ou à côté lui coûte 1 Énergie.
tokyo_clash-coach-move-ufo = Tu es en dernier dans l’ordre du tour : c’est toi qui décides. Un OVNI sur la case d’un kaiju ou à côté lui coûte une carte.
tokyo_clash-coach-move-train = Tu es en dernier dans l’ordre du tour : c’est toi qui décides. Un Train vaut 3 Énergie pour qui le lance ou le démolit.
tokyo_clash-coach-place-tank = À chaque phase d’événement, un Char coûte 1 Énergie à chaque joueur à côté de lui ou sur sa case, sauf à celui de Mothra. Qui partage sa case peut le lancer.
tokyo_clash-coach-place-train = Un Train vaut 3 Énergie pour qui le lance ou le démolit.
tokyo_clash-coach-place-jet = Les Jets mitraillent la ligne devant eux : un kaiju qui s’y trouve perd une Amélioration.
tokyo_clash-coach-place-ufo = Un OVNI chasse le kaiju le plus proche ; à côté de lui, on défausse une carte. Il vaut 3 Énergie.
tokyo_clash-coach-place-battleship = Les Croiseurs tirent le long de leur ligne : un kaiju qui s’y trouve perd un trophée.
tokyo_clash-coach-place-generator = Un kaiju qu’on y amène subit 1 dégât imparable ; celui qui y va de lui-même perd la carte du dessus de sa pioche.
tokyo_clash-coach-face-train = Il roulera de 1 à 3 cases dans ce sens à la prochaine phase d’événement. Tout le monde peut en tenir compte.
tokyo_clash-coach-face-jet = Il vole de 2 cases dans ce sens à chaque manche et mitraille tout devant lui.
tokyo_clash-coach-face-battleship = Il tire dans ce sens jusqu’au bord : un kaiju sur la ligne perd son dernier trophée.

## Monopoly

monopoly-coach-turn = Tes maisons rapportent au Départ. Tes chars tirent sur qui s’arrête chez toi, si ses PA ne les écrasent pas d’abord. Tu ne peux construire que maintenant, avant les dés.
monopoly-coach-turn-bare = Tu as des ruines sans maison. Elles restent à vendre jusqu’à ce qu’une maison{ $bare ->
        [yes] {" "}ou un char
       *[no] {""}
    } s’y trouve.
monopoly-coach-turn-serves = Tu gardes tes tours et tes choix, mais le Départ ne te rapporte rien, et tu ne peux ni acheter ni construire.
monopoly-coach-turn-fish = Tu peux construire et négocier ici comme à chaque tour. Rester vaut la peine quand la route est pleine de chars.
monopoly-coach-works = Les maisons empêchent l’achat d’un quartier et rapportent au Départ ; il en tombe une à chaque arrivée, même la tienne. Les chars blessent l’ennemi qui s’arrête là. Les deux se revendent à moitié prix.
monopoly-coach-sell = La Ville paie la moitié. Quelqu’un d’autre paiera peut-être mieux.
monopoly-coach-debt = Personne ne fait faillite. Ce que tu ne peux pas payer après tes ventes est annulé.
monopoly-coach-place-house = Seul un quartier sans maison peut t’être pris.
monopoly-coach-place-tank = Les chars tirent sur tout ennemi qui s’arrête là, même s’il se cache. Des PA peuvent les écraser d’abord.
monopoly-coach-deal-with = Argent, cartes Chance et quartiers s’échangent ; les PV et les PA, non.
monopoly-coach-deal-give = Un quartier part avec tout ce qui s’y trouve.
monopoly-coach-deal-take = Une couleur entière permet de construire des canons maser, qui portent à { $reach } cases.
monopoly-coach-deal-money = Tu peux ajouter de l’argent, ou en demander.
monopoly-coach-deal-answer = Regarde ce que cela complète, pour toi et pour l’autre. Une promesse de ne pas attaquer n’engage personne.
monopoly-coach-escape = { monopoly-coach-turn-fish }
monopoly-coach-shift = Une case peut décider si tu tombes sur des chars, sur le Départ ou sur un ennemi.
monopoly-coach-lunge = Quand tu sers, seul un combat te libère : ta frappe doit prendre le dernier PV d’un kaiju libre.
monopoly-coach-hide = En te cachant, tu ne fais rien : pas de maison qui tombe, pas d’achat, pas de combat. Les chars tirent quand même.
monopoly-coach-go = Les PV n’ont pas de plafond, les PA s’arrêtent à 12. Qui perd son dernier PV sert le vainqueur.
monopoly-coach-fish = On ne se bat pas ici. Les PA reviennent au Départ.
monopoly-coach-stride = La case d’arrivée compte comme si tes dés t’y avaient mené.
monopoly-coach-lose_tank = Le char va à la Centrale nucléaire : qui s’y arrête l’emporte.
monopoly-coach-jam = La carte est consommée, et rien ne te tire dessus ici.
monopoly-coach-declare = Une carte de combat par combat. Celle que tu gardes te sera reproposée.
monopoly-coach-shield = La carte est consommée. Qui prend ton dernier PV t’asservit.
monopoly-coach-strike = Au plus 2 PA par arrivée, à répartir comme tu veux. Les PA reviennent au Départ : 3 à chaque fois.
monopoly-coach-strike-short = Tes PA ne suffisent pas à raser ce quartier, et seules les ruines se vendent : ce que tu abats profite à qui passe ensuite. Les PA reviennent au Départ.
monopoly-coach-strike-serves = Tant que tu sers, tes 2 PA reviennent aussitôt. Prends le dernier PV d’un kaiju libre, et te voilà libre.
monopoly-coach-strike_back = Rien ne t’oblige à frapper. Les PA économisés serviront au prochain combat ; ils reviennent au Départ.
monopoly-coach-strike_back-serves = { monopoly-coach-strike-serves }
monopoly-coach-tanks = Ils tirent pour les dégâts du quartier, tout ou rien. Ne pas tirer peut faire partie d’un accord.
monopoly-coach-maser = Il tire une fois par lancer de dés sur qui s’arrête à portée. Ne pas tirer peut faire partie d’un accord.
monopoly-coach-buy = Tu pourras construire ici dès ton prochain tour. D’ici là, quiconque s’y arrête peut l’acheter, et tu ne reçois rien.
monopoly-coach-buy-last = Il te restera { $left }, et une maison coûte { $house }. Tant qu’il n’y en a pas, quiconque s’arrête ici peut l’acheter, et tu ne reçois rien.
