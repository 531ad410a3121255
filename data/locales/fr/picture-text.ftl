# Les images en mots : une ligne pour chaque chose, à lire à voix haute ou à la place de l'image.

picture-tw-title = Total War, manche { $round }. { $mode }, { $target } points de victoire pour gagner.
picture-tw-options = Options : { $options }.
picture-tw-strike = Attaque { $strike }, jouée par { $who } : { $card }.
picture-tw-wound = Une Blessure menace, jouée par { $who } : { $card }. L’attaque était de { $strike }.
picture-tw-double-wound = { $card } de { $who } : personne ne peut y répondre.
picture-tw-opening = Une nouvelle manche : rien à parer pour l’instant.
picture-tw-to-play = C’est à { $who } de jouer.
picture-tw-victim = { $who } subit le coup.
picture-tw-asked = { $who } : { $ask }
picture-tw-clockwise = Le jeu tourne dans le sens horaire, en descendant la liste.
picture-tw-counterclockwise = Le jeu tourne dans le sens antihoraire, en remontant la liste.
picture-tw-over = La partie est terminée : { $who } { $reason }.
picture-tw-over-nobody = La partie est terminée : { $reason }.
picture-tw-seats = Places dans l’ordre :
picture-tw-seat = { $number }. { $who } : vie { $left } sur { $life } ({ $damage }), pouvoir { $power } { $spun }, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}, { $vp ->
    [one] { $vp } pt
   *[other] { $vp } pts
}, vaut { $worth }{ $extras }.
picture-tw-seat-short = { $number }. { $who } : vie { $left }/{ $life }, pouvoir { $power } { $spun }, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}, { $vp ->
    [one] { $vp } pt
   *[other] { $vp } pts
}{ $extras }.
picture-tw-seat-least = { $number }. { $who } : vie { $left }/{ $life }, { $vp ->
    [one] { $vp } pt
   *[other] { $vp } pts
}{ $extras }.
picture-tw-seat-out = { $number }. { $who } : hors jeu, { $vp ->
    [one] { $vp } pt
   *[other] { $vp } pts
}.
picture-tw-ready = prêt
picture-tw-spun = épuisé
picture-tw-furious = en furie
picture-tw-king = détient la carte Roi des Monstres
picture-tw-out = hors jeu
picture-tw-no-damage = aucun dégât
picture-tw-damage = dégâts { $wounds } : { $cards }
picture-tw-buildings = Bâtiments face visible : { $values }.
picture-tw-no-buildings = Aucun bâtiment face visible.
picture-tw-piles = Pioche { $deck }, défausse { $discards }, pile de bâtiments { $buildings }.
picture-tw-pile = Défausse : { $cards }.
picture-tw-your-hand = Ta main : { $cards }.
picture-tw-hand-empty = Ta main est vide.
picture-tw-many = { $count }× { $what }
picture-tw-last-hit = { $who } a encaissé { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
picture-tw-last-gain = { $who } a marqué { $vp ->
    [one] { $vp } pt
   *[other] { $vp } pts
}.
picture-tw-last-fell = { $who } a succombé.
picture-tw-result = { $game }. { $reason }
picture-tw-place = { $place }. { $who }, { $score ->
    [one] { $score } pt
   *[other] { $score } pts
}
picture-tw-rounds = Points de victoire par manche :
picture-tw-card = { $name }, { $copies ->
    [one] { $copies } carte
   *[other] { $copies } cartes
} sur { $count }. { $text }

### Tous les jeux
picture-named = { $kaiju } ({ $person })
picture-you-are = Tu es { $who }.
picture-choices = Tes choix :
picture-choices-any = Tes choix, { $is_exact ->
        [yes] { $least }
       *[no] de { $least } à { $most }
    } :
picture-choice = { $letter } : { $what }
picture-choose-amount = Un nombre de { $low } à { $high } par pas de { $step }.
picture-course = { $who } : { $values }
