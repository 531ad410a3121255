# Lessons of Godzilla Total War.

lesson-total_war-striking = Strike and answer
lesson-total_war-striking-enough = { kaiju-rodan } strikes with 6. Play a 6 or higher, and { kaiju-mothra } has to answer you. Equal is enough.
refused-lesson-total_war-too-high = The 8 would do, but 6 against 6 is enough. Keep the 8: harder strikes will come.
refused-lesson-total_war-power-later = You don't need your power here. A plain card does it; power is the next lesson.
lesson-total_war-striking-equal = The strike went round and came back as 8. You always draw back to three cards. What stops an 8?
lesson-total_war-striking-end = { kaiju-mothra } has nothing that high and takes the hit. That's the whole idea: play the cheapest card that holds, and keep the high ones for later.

lesson-total_war-power = Power and hearts
lesson-total_war-power-add = A strike of 8, and your best card is a 7. Once, your kaiju can add its power of 2 to a number: 7 + 2 = 9.
refused-lesson-total_war-no-need = You may take the hit, but you needn't: 7 with your power beats the 8.
lesson-total_war-power-heart = A −3 answers any strike and takes 3 off it: two of them made yours a 3. Your power is spent, and a heart makes it ready again. Which card has one?
refused-lesson-total_war-no-heart = That answers too, but it leaves your power spent. The 4 with the heart does both.
lesson-total_war-power-end = Your power is ready again. Spend it when it saves you, then look for a heart.

lesson-total_war-specials = Special cards
lesson-total_war-specials-wound = { kaiju-rodan } plays a Wound. No number stops it, only a special card. Change Direction ends it and sends play the other way: { kaiju-rodan } is next.
lesson-total_war-specials-target = { kaiju-mothra } strikes with 8. Your 9 would hold, but she is one blow from falling herself. Choose a Target lets you name who answers.
refused-lesson-total_war-use-target = That holds, but then { kaiju-rodan } is next, and he's unhurt. Choose a Target can send the 8 back to { kaiju-mothra }.
lesson-total_war-specials-whom = Who faces the 8? Look at the damage: { kaiju-mothra } has taken 7 of 9.
refused-lesson-total_war-weaker = { kaiju-rodan } is unhurt. { kaiju-mothra } is almost down, and whoever deals the last blow scores.
lesson-total_war-specials-end = { kaiju-mothra } couldn't answer her own 8 and took 2 more: 9 of 9, defeated. Specials answer any number and any Wound. Don't waste them on a low strike.

lesson-total_war-wounds = Hits and points
lesson-total_war-wounds-hit = A strike of 10, and nothing you hold reaches it, not even with power. It happens to everybody: take the hit.
lesson-total_war-wounds-lay = Lay one number from your hand as damage. Its value is the damage you take. { kaiju-godzilla } falls at 10, and has 3 already.
refused-lesson-total_war-lowest = That hurts more than it has to. Your lowest number does the least damage.
lesson-total_war-wounds-open = Whoever was hit opens the next round, with any card. A high number is hard to answer.
refused-lesson-total_war-keep-heart = Keep the heart in hand: it's worth most when you hit somebody.
refused-lesson-total_war-open-high = Open with your plain 9: few can answer that, and you keep your power for later.
lesson-total_war-wounds-heart = { kaiju-mothra } is hit and has laid a 3: 5 of 9. The attacker may add a heart. Yours is a 4.
refused-lesson-total_war-add-heart = 5 and 4 make 9, and that's all the Life she has. Add it.
lesson-total_war-wounds-end = 9 of 9: { kaiju-mothra } falls and you score 3 points. She comes back furious; a second defeat puts her out. At a table of three, 12 points win, or being the last one standing.
lesson-total_war-buildings = Buildings and the Double Wound
lesson-total_war-buildings-raise = { kaiju-rodan } strikes with 6. Your 7 carries a building: played, it turns up a building card, which falls on whoever is hit next. Play it.
refused-lesson-total_war-plain-seven = The 7 alone is enough. Keep your power.
refused-lesson-total_war-double-later = Not yet. Nobody can answer it, so it's worth most when a building is waiting to fall.
refused-lesson-total_war-raise-it = That answers, too, but no building comes up. Play the 7 that carries one.
lesson-total_war-buildings-double = A building worth 4 is up, and the strike has come back as 10. The Double Wound answers everything and can't be answered: { kaiju-mothra }, who is next, is hit at once.
refused-lesson-total_war-no-escape = That holds, but { kaiju-mothra } may have an answer to it. She has none to the Double Wound.
lesson-total_war-buildings-heart = { kaiju-mothra } has laid a 3, and the building's 4 will come on top. Your heart is a 3: add it.
refused-lesson-total_war-all-three = 3 and 4 make 7, and she has 9 Life. With your heart it's 10.
lesson-total_war-buildings-end = 3, 3 and 4 make 10: { kaiju-mothra } falls in one blow. That's the most a blow can hold: the victim's own card, a heart, a building. There's only one Double Wound in the deck.

lesson-total_war-game = A whole game
lesson-total_war-game-plays = A real game against two easy computers: 12 points win, or being the last one standing. My tips stand below the questions.
lesson-total_war-game-end = { $won ->
        [yes] You've won. You know the game: on to a real table.
       *[no] Not this time, but you've played it to the end. Once more, or a real table?
    }
