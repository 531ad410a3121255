"""Chapter TW-4: answering."""

import pytest

from engine.play import IllegalPick
from engine.total_war.events import BuildingTurnedUp, DirectionChanged, Played, Straightened, TargetChosen
from tests.engine.total_war.table import GAME, Table


def facing(hand: str, middle: str = "strike 7 by Godzilla", mark: str = "(spun)", **options: bool) -> Table:
    """Mothra holds *hand* and faces what lies in the *middle*."""
    return Table(f"Godzilla: 1 1 1\n > Mothra {mark}: {hand}\n Rodan: 1 1 1\n Manda: 1 1 1\n {middle}", **options)


@pytest.mark.rule("TW-4.1")
def test_a_number_answers_if_it_is_at_least_the_strike():
    table = facing("6 7 9b")

    assert table.options == ("card:7", "card:9b")
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Mothra", "card:6")
    assert refusal.value.rule == "TW-4.1"
    assert table.pick("Mothra", "card:9b").war.strike == 9


@pytest.mark.rule("TW-4.1")
def test_no_rule_speaks_against_what_may_be_played():
    table = facing("7 9b", mark="")

    for token in ("card:7", "card:9b", "card:7+power"):
        assert GAME.why_not(table.war, table.question, token) == ""


@pytest.mark.rule("TW-4.2")
@pytest.mark.parametrize(("middle", "strike"), [("strike 10 by Godzilla", 7), ("strike 2 by Godzilla", 0), ("", 0)])
def test_a_minus_3_answers_any_number_and_lowers_the_strike_by_3_but_not_below_0(middle, strike):
    table = facing("-3 0", middle)

    assert "card:-3" in table.options
    assert table.pick("Mothra", "card:-3").war.strike == strike


@pytest.mark.rule("TW-4.3")
@pytest.mark.parametrize(
    ("card", "strike", "is_wound"),
    [("change_direction", 10, False), ("choose_target", 10, False), ("wound", 10, True)],
)
def test_a_special_answers_any_number(card, strike, is_wound):
    table = facing(f"{card} 1", "strike 10 by Godzilla").pick("Mothra", f"card:{card}")
    if card == "choose_target":
        table.pick("Mothra", "seat:2")

    assert (table.war.strike, table.war.is_wound) == (strike, is_wound)
    assert table.question.ask == "answer"


@pytest.mark.rule("TW-4.3")
def test_a_double_wound_hits_the_next_player_at_once():
    table = facing("double_wound 1", "strike 10 by Godzilla").pick("Mothra", "card:double_wound")

    assert table.asked == ("Rodan", "damage")


@pytest.mark.rule("TW-4.4")
def test_change_direction_reverses_play_and_the_neighbour_that_way_answers():
    table = facing("change_direction").pick("Mothra", "card:change_direction")

    assert table.told(DirectionChanged) == [DirectionChanged(is_clockwise=False)]
    assert table.asked == ("Godzilla", "answer")
    assert table.war.strike == 7


@pytest.mark.rule("TW-4.5")
def test_choose_a_target_names_any_other_living_player_and_keeps_the_direction():
    table = Table(
        "Godzilla: 9\n > Mothra: choose_target\n Rodan (out):\n Manda: 9 1\n Gigan: 1\n strike 7 by Godzilla"
    ).pick("Mothra", "card:choose_target")

    assert table.asked == ("Mothra", "target")
    assert table.options == ("seat:0", "seat:3", "seat:4")
    table.pick("Mothra", "seat:3")
    assert table.told(TargetChosen) == [TargetChosen(1, 3)]
    assert table.asked == ("Manda", "answer")
    table.pick("Manda", "card:9")
    assert table.asked == ("Gigan", "answer")


@pytest.mark.rule("TW-4.6")
def test_a_wound_is_answered_by_specials_only():
    table = facing("10 -3 change_direction choose_target wound double_wound", "wound by Godzilla", mark="")

    assert table.options == ("card:change_direction", "card:choose_target", "card:wound", "card:double_wound")
    for number in ("card:10", "card:-3", "card:10+power"):
        with pytest.raises(IllegalPick) as refusal:
            table.pick("Mothra", number)
        assert refusal.value.rule == "TW-4.6"


@pytest.mark.rule("TW-4.7")
@pytest.mark.parametrize("middle", ["strike 7 by Rodan\n wound by Godzilla", "wound by Godzilla"])
@pytest.mark.parametrize("card", ["change_direction", "choose_target"])
def test_a_wound_turned_away_leaves_the_last_number_to_beat_or_0_if_there_was_none(card, middle):
    table = facing(card, middle).pick("Mothra", f"card:{card}")
    if card == "choose_target":
        table.pick("Mothra", "seat:0")

    strike = 7 if "strike" in middle else 0
    assert (table.war.is_wound, table.war.strike) == (False, strike)
    assert table.told(Played)[-1] == Played(1, card, 0, strike, is_wound=False)
    assert table.asked == ("Godzilla", "answer")
    assert table.options == (("card:1", "card:1+power") if strike == 0 else ("hit",))


@pytest.mark.rule("TW-4.7")
def test_a_wound_answered_by_another_wound_stays_a_wound_and_the_number_waits_below():
    table = facing("wound", "strike 7 by Rodan\n wound by Godzilla").pick("Mothra", "card:wound")

    assert (table.war.is_wound, table.war.strike) == (True, 7)
    assert table.asked == ("Rodan", "answer")


@pytest.mark.rule("TW-4.7")
@pytest.mark.parametrize("card", ["change_direction", "choose_target"])
@pytest.mark.parametrize("rule", [{"wound_stays": True}, {"wound_fades": False}])
def test_by_the_house_option_and_in_games_of_before_a_wound_turned_away_stays_a_wound(card, rule):
    table = facing(card, "strike 7 by Rodan\n wound by Godzilla", **rule).pick("Mothra", f"card:{card}")
    if card == "choose_target":
        table.pick("Mothra", "seat:0")

    assert table.war.is_wound
    assert table.asked == ("Godzilla", "answer")
    assert table.options == ("hit",)


@pytest.mark.rule("TW-4.8")
def test_a_double_wound_cannot_be_answered_whatever_one_holds():
    table = Table("> Godzilla: double_wound\n Mothra (king): 10 wound change_direction\n Rodan: 1")

    table.pick("Godzilla", "card:double_wound")

    assert table.asked == ("Mothra", "damage")
    assert table.options == ("card:10",)


@pytest.mark.rule("TW-4.8", "TW-4.7")
@pytest.mark.parametrize("rule", [{}, {"wound_stays": True}, {"wound_fades": False}])
def test_a_double_wound_that_answers_a_wound_hits_at_once(rule):
    table = facing("double_wound", "strike 7 by Rodan\n wound by Godzilla", **rule).pick("Mothra", "card:double_wound")

    assert table.asked == ("Rodan", "damage")


@pytest.mark.rule("TW-3.1", "TW-4.9")
def test_an_opener_who_could_play_may_neither_pass_nor_take_a_hit_and_an_answerer_may_not_pass():
    opening, answering = Table("> Godzilla: 1\n Mothra: 1\n Rodan: 1"), facing("9")

    for table, name, pick, rule in (
        (opening, "Godzilla", "hit", "TW-3.1"),
        (opening, "Godzilla", "pass", "TW-3.1"),
        (answering, "Mothra", "pass", "TW-4.9"),
    ):
        with pytest.raises(IllegalPick) as refusal:
            table.pick(name, pick)
        assert refusal.value.rule == rule


@pytest.mark.rule("TW-4.8", "TW-5.2")
def test_the_question_after_a_double_wound_tells_the_attacker_of_a_number_and_reveals_that():
    table = Table("> Godzilla: double_wound\n Mothra: 10 wound\n Rodan: 1").pick("Godzilla", "card:double_wound")
    assert table.question.reveals

    struck = facing("1 2").pick("Mothra", "hit")
    assert struck.asked == ("Mothra", "damage")
    assert not struck.question.reveals  # whoever took the hit knows the own hand


@pytest.mark.rule("TW-4.9")
def test_who_has_a_legal_answer_must_play_one():
    table = facing("9 1", mark="")

    assert "hit" not in table.options
    with pytest.raises(IllegalPick) as refusal:
        table.pick("Mothra", "hit")
    assert refusal.value.rule == "TW-4.9"


@pytest.mark.rule("TW-4.9")
def test_who_could_answer_only_by_power_may_take_the_hit():
    assert facing("5 1", mark="").options == ("card:5+power", "hit")


@pytest.mark.rule("TW-4.9")
def test_with_free_surrender_anybody_may_take_the_hit():
    assert facing("9 1", free_surrender=True).options == ("card:9", "hit")
    assert "hit" not in facing("9 1", "", free_surrender=True).options  # an opener faces nothing


@pytest.mark.rule("TW-4.9")
@pytest.mark.parametrize("mark", ["", "(spun)", "(spun, king)"])
@pytest.mark.parametrize("middle", ["strike 9 by Godzilla", "wound by Godzilla", ""])
@pytest.mark.parametrize("hand", ["1 2", "9 1", "wound"])
def test_whoever_holds_a_card_is_asked_in_secret_also_for_the_only_answer(hand, mark, middle):
    assert facing(hand, middle, mark).question.secret


@pytest.mark.rule("TW-4.9")
@pytest.mark.parametrize(
    ("mark", "middle", "options"),
    [
        ("", "strike 9 by Godzilla", ("hit",)),
        ("", "", ("pass",)),
        ("(king)", "strike 3 by Godzilla", ("king:heart", "king:heart+power", "king:draw", "hit")),
    ],
)
def test_what_whoever_holds_no_card_may_do_is_known_to_all(mark, middle, options):
    table = facing("", middle, mark)

    assert (table.options, table.question.secret) == (options, False)


@pytest.mark.rule("TW-4.10", "TW-7.3")
@pytest.mark.parametrize("middle", ["", "strike 2 by Godzilla"])
def test_a_heart_straightens_the_kaiju_of_who_plays_it_and_nobody_elses(middle):
    table = Table(f"Godzilla (spun): 1\n > Mothra (spun): 4h\n Rodan (spun): 1\n {middle}")

    table.pick("Mothra", "card:4h")

    assert [fighter.is_spun for fighter in table.war.fighters] == [True, False, True]
    assert table.told(Straightened) == [Straightened(1)]


@pytest.mark.rule("TW-7.7")
def test_by_the_list_of_the_english_book_a_heart_straightens_every_kaiju_that_stands():
    drawing = "Godzilla (spun): 1\n > Mothra (spun): 4h\n Rodan (spun): 1\n Manda (spun, out):"
    table = Table(drawing, heart_straightens_all=True).pick("Mothra", "card:4h")

    assert [fighter.is_spun for fighter in table.war.fighters] == [False, False, False, True]
    assert table.told(Straightened) == [Straightened(0), Straightened(1), Straightened(2)]


@pytest.mark.rule("TW-7.4", "TW-7.7")
def test_a_heart_played_with_power_straightens_all_but_the_kaiju_that_was_spun_for_it():
    table = Table("Godzilla (spun): 1\n > Mothra: 4h\n Rodan: 1", heart_straightens_all=True)

    table.pick("Mothra", "card:4h+power")

    assert [fighter.is_spun for fighter in table.war.fighters] == [False, True, False]


@pytest.mark.rule("TW-4.11")
@pytest.mark.parametrize("middle", ["", "strike 2 by Godzilla"])
def test_a_building_icon_turns_one_building_up(middle):
    table = facing("5b", f"{middle or 'up: 1'}\n up: 1\n buildings: 4 2").pick("Mothra", "card:5b")

    assert table.war.buildings_up == [1, 4]
    assert table.told(BuildingTurnedUp) == [BuildingTurnedUp(4)]


@pytest.mark.rule("TW-4.11")
def test_with_no_building_left_the_icon_does_nothing():
    table = facing("8b", "strike 7 by Godzilla\n buildings:").pick("Mothra", "card:8b")

    assert table.war.buildings_up == []
    assert (table.war.strike, table.asked) == (8, ("Rodan", "answer"))
