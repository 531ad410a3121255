# Why something is not offered, in half a sentence behind its name. Keys: <game>-why-<rule>; the rule itself is one press away.

why-title = ### Why not?
why-line = **{ $what }**: { $reason }
why-nothing = Everything the rules allow is on your buttons.
why-rule = Rule { $rule }
why-text = > **{ $rule }** { $text }

total_war-why-TW-4-1 = too low for a strike of { $strike }.
total_war-why-TW-4-6 = a number doesn't stop a Wound. Only a special does.
total_war-why-TW-4-9 =
    { $is_wound ->
        [yes] you can answer, so you have to.
       *[no] you can answer without your power, so you have to.
    }
total_war-why-TW-7-1 = your power is spent. A heart you play makes it ready again.
total_war-why-TW-5-1 = only a number from 0 to 10 can be laid as damage.
total_war-why-TW-5-3 = only a heart can be added to a blow.
total_war-why-TW-6-8 = only hearts strike back.

tokyo_clash-why-TC-4-1 = it costs more than the { $energy } Energy you have.
tokyo_clash-why-TC-4-3 = too far, or a Large Building is in the way of stopping there.
tokyo_clash-why-TC-4-6 = it can only defend.
tokyo_clash-why-TC-4-7 = there is nothing it could work on.
tokyo_clash-why-TC-5-3 = not in a straight line, or farther than { $amount }.
tokyo_clash-why-TC-5-5 = a Large Building or another kaiju stops the flight before that.
tokyo_clash-why-TC-6-1 = it has no Defend value.
tokyo_clash-why-TC-8-5 = not in a straight line from you, or too far.
tokyo_clash-why-TC-9-4 = no building there, or not in or next to your space.
tokyo_clash-why-TC-11-3 = it has to come nearer to the kaiju it hunts.
tokyo_clash-why-TC-11-4 = new vehicles keep away from kaiju and Large Buildings; Jets and Trains come in at the edge, Battleships on water.
tokyo_clash-why-TC-11-6 = not on a line this Train runs, farther than 3, or a Large Building.
tokyo_clash-why-TC-11-12 = Generators keep away from kaiju, Large Buildings and each other.
tokyo_clash-why-TC-11-16 = UFOs come down as near to the centre as there is room.
tokyo_clash-why-TC-13-2 = out of reach of this dodge.
tokyo_clash-why-TC-13-12 = not on the way, too far, or a Large Building.

monopoly-why-GM-1-5 = you're on the same side.
monopoly-why-GM-2-1 = you build before the first roll, from the turn after the purchase on, and with the money for it.
monopoly-why-GM-3-1 = { $most } AP a landing are the limit, and you can only spend what you have.
monopoly-why-GM-3-4 = only ruins are for sale, at the end of your landing, and for the whole price.
monopoly-why-GM-3-5 = what is your own can't be attacked.
monopoly-why-GM-3-6 = a kaiju that hides or serves buys nothing.
monopoly-why-GM-4-1 = you build on your own districts, from the turn after the purchase on.
monopoly-why-GM-6-1 = a fight begins when somebody lands, not before the roll.
monopoly-why-GM-6-2 = no fight before the one who lands has been past GO once.
monopoly-why-GM-6-3 = { $most } AP are the limit, and only the one who lands knocks down houses.
monopoly-why-GM-6-4 = you hide instead of landing, one space early. Now you have landed.
monopoly-why-GM-6-8 = it has no HP left to take.
monopoly-why-GM-7-4 = a kaiju in service builds nothing.
monopoly-why-GM-7-6 = it belongs to the side you serve.
monopoly-why-GM-9-1 = three offers a turn, before the roll.
monopoly-why-GM-9-3 = { $deals ->
        [own_turn] in service you make no deals.
       *[in_need] in service only kept chance cards can be traded, and you have none.
    }
