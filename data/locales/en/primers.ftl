# Each game in a few lines, for somebody who has never seen it. The numbered rules have the rest.

total_war-primer =
    - The opener plays a card: that is the **strike**. The next player answers with a number at least as high or with a special card, and so on around the table. You always draw back to three.
    - Once, your kaiju adds its **power** to a number. A heart you play makes it ready again.
    - Who cannot answer is **hit** and lays a card of their own as damage. The striker may add a heart, and a building that stands in the way falls on top.
    - Damage that reaches your life (German edition: exceeds it) defeats you. The striker scores, and your kaiju comes back **furious**; in the usual mode a second defeat puts it out.
    - The first to enough points, or the last one standing, wins.
tokyo_clash-primer =
    - A round: one action each in turn until everybody passes, then all refresh their hands, then the vehicles of the two events move.
    - Cards cost **Energy**, and wrecking the city brings it: throw kaiju and vehicles through buildings. Any card can be discarded for one of the two actions on your mat.
    - Attack a kaiju in your space, or from afar with range: damage it or throw it. Its player may defend with a card.
    - Each point that gets through takes a card from the victim's deck. The best of them is your **trophy** and counts its Dominance.
    - Whoever damages the **King of Monsters** takes the crown: acts first, draws one more, and has 2 more Dominance at the end.
    - Every fallen Small Building brings the end nearer. When the Oxygen Destroyer has passed one on the track, or after round seven, the most Dominance wins.
monopoly-primer =
    - Roll two dice and move. On a district one house falls for free, and up to 2 attack points knock down houses, tanks or a kaiju's health.
    - With no house left (in the House preset: no tank either) a district is demolished, and whoever lands there may buy it. Your houses pay at GO, your tanks fire at enemies, and a whole colour may have **masers** that reach four spaces.
    - Before you roll you may build and deal. Passing GO pays money and attack points, or one health point instead.
    - From your first time past GO, landing on an enemy starts a fight; or hide one space short of it.
    - Whoever takes your last health **subjugates** you: your kaiju fights for them, until it wins a fight of its own and breaks free.
    - Whoever has subjugated all others wins.
