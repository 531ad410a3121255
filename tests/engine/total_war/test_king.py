"""Chapter TW-9: the King of Monsters card."""

from collections import Counter

import pytest

from engine.play import BadSetup, IllegalPick, Setup, begin
from engine.total_war.events import Discarded, Drew, DrewThree, Healed
from tests.engine.total_war.table import GAME, Table


@pytest.mark.rule("TW-9.1")
def test_the_winner_takes_the_card_into_the_next_game_and_it_is_seen_beside_his_name():
    table = Table("Godzilla (vp 11): 1\n > Zilla (damage 7): 1\n Rodan: 1\n wound by Godzilla")
    table.pick("Zilla", "hit").pick("Zilla", "card:1").pick("Godzilla", "pass")
    outcome = GAME.outcome(table.war)

    assert outcome is not None
    assert outcome.carried == {"king_of_monsters": (0,)}
    war = begin(GAME, Setup(3, seed=1, carried={"king_of_monsters": (2,)})).turn_start
    assert [fighter.holds_king for fighter in GAME.view(war, 0).fighters] == [False, False, True]


@pytest.mark.rule("TW-9.1")
def test_the_card_is_used_once():
    table = Table("> Godzilla (king, damage 2 3): 5 6 7\n Mothra: 1\n Rodan: 1").pick("Godzilla", "king:heal:2")

    assert not any(option.startswith("king:") for option in table.options)
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "king:heal:3")
    assert refusal.value.rule == "TW-9.1"


@pytest.mark.rule("TW-9.1")
@pytest.mark.parametrize(
    ("token", "keeps"),
    [
        ("king:wound:5", False),
        ("king:heart", False),
        ("king:heart+power", False),
        ("card:5", True),
        ("card:5+power", True),
    ],
)
def test_the_card_is_gone_when_it_is_played_and_stays_when_another_card_is(token, keeps):
    table = Table("> Godzilla (king): 5 6 7\n Mothra: 1\n Rodan: 1").pick("Godzilla", token)

    assert table.fighter("Godzilla").holds_king is keeps


@pytest.mark.rule("TW-9.2")
def test_any_hand_card_may_be_played_as_a_wound_and_only_as_that():
    table = Table(
        """
          Godzilla (spun): 1
        > Mothra (king, spun): 1h 5b
          Rodan: 10
          strike 9 by Godzilla
          buildings: 3
        """
    )

    assert {"king:wound:1h", "king:wound:5b"} <= set(table.options)
    table.pick("Mothra", "king:wound:5b")
    assert table.war.is_wound
    assert table.war.buildings_up == []  # the icon does not count
    assert table.options == ("hit",)  # nor does Rodan's 10 answer it
    table.pick("Rodan", "hit")
    assert table.war.played == "5b"  # in the pile it is itself again


@pytest.mark.rule("TW-9.2")
def test_as_a_wound_it_opens_or_answers_a_wound_and_a_heart_does_not_straighten():
    opening = Table("> Godzilla (king, spun): 1h\n Mothra: 1\n Rodan: 1").pick("Godzilla", "king:wound:1h")
    answer = Table("Godzilla: 1\n > Mothra (king): 1\n Rodan: 1\n wound by Godzilla")

    assert opening.war.is_wound
    assert opening.fighter("Godzilla").is_spun
    assert "king:wound:1" in answer.options


@pytest.mark.rule("TW-9.2")
def test_a_double_wound_played_as_the_kings_wound_is_a_wound_and_hits_nobody_at_once():
    table = Table("> Godzilla (king): double_wound 1 2\n Mothra: wound\n Rodan: 1").pick(
        "Godzilla", "king:wound:double_wound"
    )

    assert table.war.is_wound
    assert (table.asked, table.options) == (("Mothra", "answer"), ("card:wound",))
    assert len(table.fighter("Godzilla").hand) == 3


@pytest.mark.rule("TW-9.2")
@pytest.mark.parametrize("card", ["change_direction", "choose_target"])
def test_a_special_played_as_the_kings_wound_neither_turns_play_nor_asks_for_a_target(card):
    table = Table(f"> Godzilla (king): {card} 1 2\n Mothra: wound\n Rodan: 1").pick("Godzilla", f"king:wound:{card}")

    assert table.war.is_clockwise
    assert table.asked == ("Mothra", "answer")


@pytest.mark.rule("TW-9.3")
def test_as_a_heart_of_4_on_his_turn_it_straightens_he_draws_nothing_and_it_never_enters_the_pile():
    table = Table(
        "Godzilla: 1\n > Mothra (king, spun): 1 1\n Rodan: 9 change_direction\n strike 4 by Godzilla\n deck: 8 8 8"
    )

    table.pick("Mothra", "king:heart")
    assert (table.war.strike, table.fighter("Mothra").is_spun) == (4, False)
    assert table.fighter("Mothra").hand == ["1", "1"]
    table.pick("Rodan", "card:9")
    assert "king" not in table.war.discard
    assert table.war.played == "9"


@pytest.mark.rule("TW-9.3")
def test_as_a_heart_its_value_counts_and_power_may_be_added():
    low = Table("Godzilla: 1\n > Mothra (king): 1\n Rodan: 9\n strike 7 by Godzilla")  # Power 3

    assert "king:heart" not in low.options
    assert low.pick("Mothra", "king:heart+power").war.strike == 7
    wound = Table("Godzilla: 1\n > Mothra (king): 1\n Rodan: 9\n wound by Godzilla")
    assert not {"king:heart", "king:heart+power"} & set(wound.options)


@pytest.mark.rule("TW-9.3")
def test_in_the_attackers_window_it_stands_in_for_a_heart_and_leaves_the_game_with_the_damage():
    table = Table("Godzilla (king, spun): 1\n > Zilla (damage 3): 1\n Rodan: 1\n wound by Godzilla")
    table.pick("Zilla", "hit").pick("Zilla", "card:1")

    assert table.options == ("pass", "king:heart")
    table.pick("Godzilla", "king:heart")  # 3 + 1 + 4 = 8: Zilla falls
    assert table.fighter("Zilla").is_furious
    assert Counter(table.war.discard) == Counter(["3", "1"])
    godzilla = table.fighter("Godzilla")
    assert (godzilla.holds_king, godzilla.is_spun, godzilla.vp) == (False, False, 2)


@pytest.mark.rule("TW-9.3", "TW-5.8")
def test_an_attacker_without_a_card_in_hand_is_still_asked_for_the_kings_heart():
    table = Table("Godzilla (king):\n > Zilla: 1\n Rodan: 1\n wound by Godzilla\n deck: 8 8 8 8 8 8 8 8")
    table.pick("Zilla", "hit").pick("Zilla", "card:1")

    assert table.asked == ("Godzilla", "heart")
    assert (table.options, table.question.secret) == (("pass", "king:heart"), False)
    assert table.pick("Godzilla", "pass").fighter("Godzilla").holds_king


@pytest.mark.rule("TW-9.4")
def test_before_playing_it_heals_one_damage_card_of_4_or_less_a_building_too():
    table = Table("> Godzilla (king, damage 5 4h building2): 5\n Mothra: 1\n Rodan: 1")

    assert [option for option in table.options if "heal" in option] == ["king:heal:4h", "king:heal:building2"]
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Godzilla", "king:heal:5")
    assert refusal.value.rule == "TW-9.4"
    table.pick("Godzilla", "king:heal:4h")
    assert table.told(Healed) == [Healed(0, "4h", 7)]
    assert table.war.discard == ["4h"]
    assert table.asked == ("Godzilla", "open")  # and he plays as usual


@pytest.mark.rule("TW-9.4")
def test_a_healed_building_leaves_the_game():
    table = Table("> Godzilla (king, damage building2): 5\n Mothra: 1\n Rodan: 1").pick(
        "Godzilla", "king:heal:building2"
    )

    assert (table.war.discard, table.fighter("Godzilla").damage) == ([], [])


@pytest.mark.rule("TW-9.5")
def test_draw_three_plays_with_six_until_the_round_ends_then_discards_to_three():
    table = Table("> Godzilla (king): 5 1 2\n Mothra (spun): 1\n Rodan: 1\n deck: 10 9 8 7 6 6 6 6 6 6")

    table.pick("Godzilla", "king:draw")
    assert table.fighter("Godzilla").hand == ["5", "1", "2", "10", "9", "8"]
    assert table.told(DrewThree) == [DrewThree(0)]
    assert table.told(Drew)[0] == Drew(0, 3, ("10", "9", "8"))
    assert table.told(Drew)[0].seen_by(1) == Drew(0, 3)
    table.pick("Godzilla", "card:9")
    assert table.fighter("Godzilla").hand == ["5", "1", "2", "10", "8", "7"]  # draws back to six
    table.pick("Mothra", "hit").pick("Mothra", "card:1").pick("Godzilla", "pass")
    assert table.asked == ("Godzilla", "discard")
    assert (table.question.least, table.question.most) == (3, 3)
    table.pick("Godzilla", "card:1", "card:2", "card:5")
    assert table.fighter("Godzilla").hand == ["10", "8", "7"]
    assert table.fighter("Godzilla").hand_limit == 3
    assert {"1", "2", "5"} <= set(table.war.discard)


@pytest.mark.rule("TW-9.5")
def test_copies_of_a_card_are_told_apart_when_discarding():
    table = Table(
        "Godzilla (king): 1\n > Mothra (spun, king): 5 5 5\n Rodan: 1\n strike 9 by Godzilla\n deck: 5 5 5 5 5 5"
    )

    table.pick("Mothra", "king:draw").pick("Mothra", "hit").pick("Mothra", "card:5").pick("Godzilla", "pass")

    assert table.options == ("card:5", "card:5#2", "card:5#3", "card:5#4", "card:5#5")
    table.pick("Mothra", "card:5#2", "card:5#5")
    assert table.fighter("Mothra").hand == ["5", "5", "5"]


@pytest.mark.rule("TW-9.5")
@pytest.mark.parametrize(("deck", "dropped"), [("9", 0), ("9 8", 1), ("9 8 7", 2)])
def test_whoever_plays_with_more_discards_only_what_is_above_three(deck, dropped):
    drawing = f"Godzilla: 1\n > Mothra (king, spun): 1 2 3\n Rodan: 1\n wound by Godzilla\n deck: {deck}"
    table = Table(drawing.rstrip()).pick("Mothra", "king:draw").pick("Mothra", "hit")
    table.pick("Mothra", "card:1").pick("Godzilla", "pass")

    assert table.asked == ("Mothra", "discard" if dropped else "open")
    if dropped:
        assert (table.question.least, table.question.most) == (dropped, dropped)


@pytest.mark.rule("TW-9.3", "TW-7.1", "TW-4.1", "TW-4.6")
@pytest.mark.parametrize(
    ("middle", "token", "rule"),
    [
        ("strike 9 by Godzilla", "king:heart", "TW-4.1"),
        ("strike 9 by Godzilla", "king:heart+power", "TW-7.1"),
        ("wound by Godzilla", "king:heart", "TW-4.6"),
    ],
)
def test_the_kings_heart_is_refused_by_the_rule_that_forbids_it(middle, token, rule):
    table = Table(f"Godzilla: 1\n > Mothra (king, spun): 1\n Rodan: 1\n {middle}")

    with pytest.raises(IllegalPick) as refusal:
        table.pick("Mothra", token)

    assert refusal.value.rule == rule


@pytest.mark.rule("TW-9.6")
@pytest.mark.parametrize("middle", ["strike 10 by Godzilla", "wound by Godzilla"])
def test_the_holder_is_asked_before_he_is_wounded_and_may_decline(middle):
    table = Table(f"Godzilla: 1\n > Mothra (spun, king): 1\n Rodan: 1\n {middle}")

    assert table.asked == ("Mothra", "answer")
    assert table.options == ("king:wound:1", "king:draw", "hit")
    assert table.pick("Mothra", "hit").fighter("Mothra").holds_king


@pytest.mark.rule("TW-9.6")
def test_the_card_is_never_compulsory_and_an_empty_hand_may_use_it():
    table = Table("> Godzilla (king):\n Mothra: 1\n Rodan: 1\n deck: 9 8 7 6 6")

    assert table.options == ("king:heart", "king:heart+power", "king:draw", "pass")


@pytest.mark.rule("TW-9.6")
def test_a_double_wound_gives_the_holder_no_turn():
    table = Table("> Godzilla: double_wound\n Mothra (king): 1 1\n Rodan: 1").pick("Godzilla", "card:double_wound")

    assert table.asked == ("Mothra", "damage")
    assert table.options == ("card:1",)


@pytest.mark.rule("TW-9.7")
def test_two_holders_may_meet_and_unused_cards_are_gone_when_the_game_ends():
    war = begin(GAME, Setup(3, seed=1, carried={"king_of_monsters": (0, 1)})).turn_start
    assert [fighter.holds_king for fighter in war.fighters] == [True, True, False]

    table = Table("Godzilla (vp 11, king): 1\n > Zilla (damage 7, king): 1\n Rodan: 1\n wound by Godzilla")
    table.pick("Zilla", "hit").pick("Zilla", "card:1").pick("Godzilla", "pass")
    outcome = GAME.outcome(table.war)
    assert outcome is not None
    assert outcome.carried == {"king_of_monsters": (0,)}  # one card, the winner's; the unused ones are not carried


@pytest.mark.rule("TW-9.7")
def test_a_game_broken_off_has_no_outcome_and_so_uses_nothing_up():
    table = Table("> Godzilla (king): 1\n Mothra: 1\n Rodan: 1").pick("Godzilla", "king:heart")

    assert GAME.outcome(table.war) is None


@pytest.mark.rule("TW-9.8")
def test_the_discard_down_to_three_is_face_up_after_the_blow_and_before_the_refill():
    table = Table(
        """
        > Godzilla (king, vp 1): 5 1 2
          Zilla (spun, damage 7): 1 1
          Rodan: 1 1
          deck: 10 9 8 7 6 6 6 6 6 6
        """
    )
    table.pick("Godzilla", "king:draw").pick("Godzilla", "card:10").pick("Zilla", "hit")
    table.pick("Zilla", "card:1").pick("Godzilla", "pass")

    assert table.asked == ("Godzilla", "discard")
    assert table.fighter("Zilla").is_furious  # the blow is resolved
    assert len(table.fighter("Zilla").hand) == 1  # nobody has refilled
    table.pick("Godzilla", "card:1", "card:2", "card:5")
    assert table.told(Discarded) == [Discarded(0, ("1", "2", "5"))]
    assert table.told(Discarded)[0].seen_by(None).cards == ("1", "2", "5")
    assert table.told(Drew)[-1].seat == 2


@pytest.mark.rule("TW-9.1")
@pytest.mark.parametrize("carried", [{"king_of_monsters": (7,)}, {"crown": (0,)}])
def test_what_cannot_be_carried_is_refused(carried):
    with pytest.raises(BadSetup, match="cannot be carried"):
        begin(GAME, Setup(3, seed=1, carried=carried))


@pytest.mark.rule("TW-9.2")
def test_any_card_of_the_hand_may_go_under_the_kings_card_a_wound_and_a_minus_3_too():
    hand = ("-3", "0", "change_direction", "choose_target", "wound", "double_wound")
    table = Table(f"> Godzilla (king): {' '.join(hand)}\n Mothra: 1\n Rodan: 1")

    assert [option for option in table.options if "wound:" in option] == [f"king:wound:{card}" for card in hand]


@pytest.mark.rule("TW-9.3", "TW-7.1")
@pytest.mark.parametrize(("strike", "reaches"), [(8, True), (9, False)])
def test_the_kings_heart_gains_the_power_of_the_side_that_lies_up(strike, reaches):
    table = Table(f"Godzilla: 1\n > Mothra (king, furious): 1\n Rodan: 9\n strike {strike} by Godzilla")  # Power 4

    assert ("king:heart+power" in table.options) is reaches


@pytest.mark.rule("TW-9.3", "TW-5.3")
def test_an_attacker_with_hearts_of_his_own_may_add_the_kings_instead_but_not_both():
    table = Table("Godzilla (king): 2h 1\n > Zilla: 1\n Rodan: 1\n wound by Godzilla")
    table.pick("Zilla", "hit").pick("Zilla", "card:1")

    assert table.options == ("pass", "card:2h", "king:heart")
    table.pick("Godzilla", "king:heart")
    assert table.fighter("Zilla").damage == ["1", "king"]
    assert table.asked == ("Zilla", "open")


@pytest.mark.rule("TW-9.5")
def test_whoever_holds_fewer_than_three_draws_three_all_the_same_and_is_filled_up_to_six_after_playing():
    table = Table("> Godzilla (king): 5\n Mothra: 1\n Rodan: 1\n deck: 10 9 8 7 6 6 6").pick("Godzilla", "king:draw")

    assert table.fighter("Godzilla").hand == ["5", "10", "9", "8"]
    table.pick("Godzilla", "card:5")
    assert table.fighter("Godzilla").hand == ["10", "9", "8", "7", "6", "6"]
