# Lessons of Unofficial Godzilla Monopoly.

lesson-monopoly-rolling = Roll, smash, buy
lesson-monopoly-rolling-roll = Every turn begins with what you may build or deal, then two dice. There's nothing to build yet: roll.
refused-lesson-monopoly-roll-first = That can wait. In this lesson, roll.
lesson-monopoly-rolling-smash = You land on { monopoly-space-ota }, and one house falls by itself. Up to 2 attack points (AP) knock down more. Two houses are left: hit both.
refused-lesson-monopoly-both-houses = Then something is left standing, and the district isn't for sale. Spend both points on the two houses.
lesson-monopoly-rolling-buy = No house left: ruins are for sale to whoever lands on them. Buy { monopoly-space-ota }.
refused-lesson-monopoly-buy-it = The next one to land here would thank you. You have the money: buy it.
lesson-monopoly-rolling-end = It's yours, but it's still ruins: whoever lands there may buy it from the City, and you'd get nothing. Building comes next.

lesson-monopoly-building = Building and GO
lesson-monopoly-building-works = { monopoly-space-ota } is yours, but still ruins, and ruins are for sale. Before you roll, press *{ monopoly-estate-title }* and put up a house: while it stands nobody can buy the district, and it pays you at GO.
refused-lesson-monopoly-build-first = Build first: once you have rolled it's too late for this turn.
lesson-monopoly-building-house = At least one house. One falls whenever somebody lands here, even you, and with none left the district is for sale: the more, the safer. Houses also pay at GO, and a tank fires at enemies who land here.
refused-lesson-monopoly-a-house = Without a house { monopoly-space-ota } stays for sale. Build at least one.
lesson-monopoly-building-roll = Well built. Now roll: GO is close.
refused-lesson-monopoly-now-roll = You've built enough for this turn. Roll.
lesson-monopoly-building-go = You pass GO. Take money (more for each house) and 3 attack points, or 1 health point (HP). Both are fine: what do you need more?
refused-lesson-monopoly-go = First take what GO brings you.
lesson-monopoly-building-end = That's how you grow: houses pay, tanks guard, and whoever owns a whole colour may build Maser Cannons, which reach four spaces.

lesson-monopoly-fighting = Fighting and hiding
lesson-monopoly-fighting-roll = { kaiju-mothra } stands at { monopoly-space-ota } with 2 health points (HP) and no attack points (AP). Roll.
lesson-monopoly-fighting-land = You're on your way to her. Hide one space short, where nothing happens, or land and fight. Whoever has AP may strike back, but she has none: land.
refused-lesson-monopoly-land = Hiding is for when the other one is stronger. You have 5 AP and 6 HP, and she has 2 HP: land.
lesson-monopoly-fighting-strike = You may spend 2 AP on houses or on her. Whoever takes the last HP wins the fight. Both at { kaiju-mothra }.
refused-lesson-monopoly-both-at-her = That leaves her standing. 2 HP, 2 AP: both at { kaiju-mothra }.
lesson-monopoly-fighting-end = { kaiju-mothra } is subjugated: she serves you, and what she owned is sold. Whoever has subjugated all the others wins. Before a fight compare HP and AP; GO brings more AP.

lesson-monopoly-dealing = Chance and deals
lesson-monopoly-dealing-chance = Chance is three spaces away. Some cards work at once, some you keep for later. Roll.
lesson-monopoly-dealing-answer = { monopoly-card-full_belly } is yours to keep: one day it gets you off the { monopoly-space-big_pile_of_fish }. And { kaiju-mothra } offers 1.2M for { monopoly-space-shinagawa }. It would complete her colour: what is that worth?
refused-lesson-monopoly-decline = She'd have the whole colour, and with it Maser Cannons, for less than the ruins cost. Decline.
lesson-monopoly-dealing-end = Right: it was worth far more to her than she offered. You may always make an offer of your own before you roll.

lesson-monopoly-game = A whole game
lesson-monopoly-game-plays = A short game against one easy computer. Whoever takes the other's last HP wins. Once one of you passes GO for the 12th time, that round is the last, and more HP wins.
lesson-monopoly-game-end = { $won ->
        [yes] You've won. You know the game: on to a real table.
       *[no] Not this time, but you've played it to the end. Once more, or a real table?
    }
