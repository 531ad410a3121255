"""Chapter TW-3: a round."""

import pytest

from engine.play import Position, resume
from engine.total_war.events import Ended, OpeningPassed, Played, RoundOpened
from tests.engine.total_war.table import GAME, Table, draw


@pytest.mark.rule("TW-3.1")
def test_the_opener_plays_any_card_there_is_nothing_to_beat():
    table = Table("> Godzilla (spun): 0 -3 wound\n Mothra: 1\n Rodan: 1")

    assert table.asked == ("Godzilla", "open")
    assert table.options == ("card:-3", "card:0", "card:wound")


@pytest.mark.rule("TW-3.1")
@pytest.mark.parametrize(
    ("card", "strike", "is_wound"),
    [("change_direction", 0, False), ("choose_target", 0, False), ("wound", None, True)],
)
def test_an_opening_special_leaves_a_strike_of_0_or_a_pending_wound(card, strike, is_wound):
    table = Table(f"> Godzilla: {card}\n Mothra: 1\n Rodan: 1")

    table.pick("Godzilla", f"card:{card}")
    if card == "choose_target":
        table.pick("Godzilla", "seat:2")

    view = GAME.view(table.war, None)
    assert (view.strike, view.is_wound) == (strike, is_wound)


@pytest.mark.rule("TW-3.1", "TW-4.8")
def test_an_opening_double_wound_hits_the_next_player():
    table = Table("> Godzilla: double_wound\n Mothra: 1 wound\n Rodan: 1").pick("Godzilla", "card:double_wound")

    assert table.asked == ("Mothra", "damage")


@pytest.mark.rule("TW-3.2")
def test_players_answer_in_turn_until_one_cannot_and_is_wounded():
    table = Table("> Godzilla (spun): 5\n Mothra (spun): 6\n Rodan (spun): 3 2")

    table.pick("Godzilla", "card:5").pick("Mothra", "card:6")

    assert table.asked == ("Rodan", "answer")
    assert table.options == ("hit",)
    table.pick("Rodan", "hit").pick("Rodan", "card:3")
    assert table.fighter("Rodan").damage == ["3"]
    table.pick("Mothra", "pass")
    assert table.asked == ("Rodan", "open")


@pytest.mark.rule("TW-3.3")
def test_after_playing_the_player_draws_back_to_three():
    table = Table("> Godzilla: 5 1 2\n Mothra: 1\n Rodan: 1\n deck: 9 8 7")

    table.pick("Godzilla", "card:5")

    assert table.fighter("Godzilla").hand == ["1", "2", "9"]


@pytest.mark.rule("TW-3.3")
def test_the_draw_comes_after_what_the_card_does():
    table = Table("> Godzilla: choose_target 1 2\n Mothra: 1\n Rodan: 1\n deck: 9 8 7")

    table.pick("Godzilla", "card:choose_target")

    assert table.fighter("Godzilla").hand == ["1", "2"]
    table.pick("Godzilla", "seat:1")
    assert table.fighter("Godzilla").hand == ["1", "2", "9"]


def double_wound(**options: bool) -> Table:
    """Godzilla's Double Wound has hit Mothra, who has laid her card; a heart is on top of the deck."""
    drawing = "> Godzilla: double_wound 1 2\n Mothra: 3\n Rodan: 1\n deck: 4h 8 8 8 8 8 8 8"
    return Table(drawing, **options).pick("Godzilla", "card:double_wound").pick("Mothra", "card:3")


@pytest.mark.rule("TW-3.3")
def test_the_player_of_a_double_wound_draws_before_the_blow_and_may_add_the_heart_he_drew():
    table = double_wound()

    assert table.asked == ("Godzilla", "heart")
    assert table.options == ("pass", "card:4h")
    assert table.fighter("Godzilla").hand == ["1", "2", "4h"]


@pytest.mark.rule("TW-3.3")
@pytest.mark.parametrize("rule", [{"double_wound_before_draw": True}, {"draws_before_blow": False}])
def test_by_the_house_option_and_in_games_of_before_a_double_wound_hits_before_the_draw(rule):
    table = double_wound(**rule)

    assert table.asked == ("Godzilla", "heart")
    assert table.options == ("pass",)
    assert table.fighter("Godzilla").hand == ["1", "2"]


@pytest.mark.rule("TW-3.4")
def test_after_a_wound_all_refill_to_three_and_the_wounded_opens_in_the_same_direction():
    table = Table(
        """
        > Godzilla (spun): 1
          Mothra: 2
          Rodan: 4 3
          strike 9 by Mothra
          counterclockwise
        """
    )

    table.pick("Godzilla", "hit").pick("Godzilla", "card:1").pick("Mothra", "pass")

    assert [len(fighter.hand) for fighter in table.war.fighters] == [3, 3, 3]
    assert table.asked == ("Godzilla", "open")
    assert table.told(RoundOpened) == [RoundOpened(0, round=2)]
    assert GAME.view(table.war, None).strike is None
    assert GAME.view(table.war, None).victim is None
    assert not table.war.is_clockwise
    table.pick("Godzilla", "card:5")
    assert table.asked == ("Rodan", "answer")


@pytest.mark.rule("TW-3.5")
def test_if_the_opener_was_eliminated_the_next_living_player_opens():
    table = Table(
        """
          Godzilla: 5
        > Mothra (spun, furious, damage 7): 1
          Rodan (out):
          Gigan: 2 6
          strike 9 by Godzilla
        """
    )

    table.pick("Mothra", "hit").pick("Mothra", "card:1").pick("Godzilla", "pass")

    assert table.fighter("Mothra").out
    assert table.asked == ("Gigan", "open")


@pytest.mark.rule("TW-3.6")
def test_the_value_of_the_strike_and_who_must_answer_are_announced_with_every_card():
    table = Table("> Ebirah: 6 change_direction wound\n Rodan: change_direction\n Mothra: 9\n")

    table.pick("Ebirah", "card:6+power")
    view = GAME.view(table.war, None)
    assert (view.strike, view.is_wound, view.striker, view.to_play) == (8, False, 0, 1)
    table.pick("Rodan", "card:change_direction")
    assert [(event.strike, event.is_wound) for event in table.told(Played)] == [(8, False), (8, False)]
    assert GAME.view(table.war, None).to_play == 0
    table.pick("Ebirah", "card:wound")
    view = GAME.view(table.war, None)
    assert (view.is_wound, view.to_play) == (True, 2)
    assert table.told(Played)[-1].is_wound


@pytest.mark.rule("TW-3.7")
def test_the_refill_runs_from_the_wounded_in_the_current_direction_after_every_window():
    table = Table(
        """
          Godzilla: 2h 1
        > Mothra (spun): 1 1 1
          Rodan: 1 1
          strike 9 by Godzilla
          counterclockwise
          deck: 10 9 8 7 6 5
        """
    )

    table.pick("Mothra", "hit").pick("Mothra", "card:1").pick("Godzilla", "card:2h")

    assert table.fighter("Mothra").hand == ["1", "1", "10"]
    assert table.fighter("Godzilla").hand == ["1", "9", "8"]
    assert table.fighter("Rodan").hand == ["1", "1", "7"]


@pytest.mark.rule("TW-3.8")
def test_the_eliminated_are_skipped_in_both_directions():
    table = Table("> Godzilla: 5\n Mothra (out):\n Rodan: change_direction\n Gigan (out):\n Manda: 9")

    table.pick("Godzilla", "card:5")
    assert table.asked == ("Rodan", "answer")
    table.pick("Rodan", "card:change_direction")
    assert table.asked == ("Godzilla", "answer")


@pytest.mark.rule("TW-3.8")
def test_an_opener_without_cards_hands_the_opening_on():
    table = Table("> Godzilla:\n Mothra: 5\n Rodan: 5\n deck:")

    assert table.options == ("pass",)
    table.pick("Godzilla", "pass")

    assert table.told(OpeningPassed) == [OpeningPassed(0)]
    assert table.told(RoundOpened) == [RoundOpened(1, 1)]
    assert table.asked == ("Mothra", "open")


@pytest.mark.rule("TW-3.8")
def test_an_answerer_without_cards_is_wounded():
    table = Table("Godzilla: 5\n > Mothra:\n Rodan: 5\n strike 0 by Godzilla\n deck: 4")

    assert table.options == ("hit",)


@pytest.mark.rule("TW-3.9")
def test_the_game_ends_when_nobody_left_can_open():
    war = draw("> Godzilla (vp 2):\n Mothra (vp 3):\n Rodan (out, vp 3):\n deck:")

    table = Table("> Godzilla:\n Mothra:\n Rodan:\n deck:")
    table.step = resume(GAME, Position(war))
    table.pick("Godzilla", "pass")

    outcome = GAME.outcome(table.war)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == ("exhausted", ((1,), (2,), (0,)))
    assert outcome.carried == {}
    assert table.told(Ended) == [Ended(-1, "exhausted")]


@pytest.mark.rule("TW-3.9")
@pytest.mark.parametrize(
    "drawing",
    [
        "> Godzilla:\n Mothra (king):\n Rodan:\n deck:",
        "> Godzilla:\n Mothra:\n Rodan: 1\n deck:",
        "> Godzilla:\n Mothra:\n Rodan:\n deck: 1",
        "> Godzilla:\n Mothra:\n Rodan:\n deck:\n discard: 1",
    ],
    ids=["an unused King of Monsters card", "a card in a hand", "a card in the deck", "a card in the discard pile"],
)
def test_the_game_goes_on_as_long_as_there_is(drawing):
    table = Table(drawing).pick("Godzilla", "pass")

    assert GAME.outcome(table.war) is None
    assert table.asked == ("Mothra", "open")


@pytest.mark.rule("TW-3.9")
def test_what_an_eliminated_player_once_held_keeps_no_game_going():
    table = Table("> Godzilla:\n Mothra:\n Rodan (out, king): 5\n deck:").pick("Godzilla", "pass")

    assert GAME.outcome(table.war) is not None


@pytest.mark.rule("TW-3.1")
def test_rounds_are_counted_from_1():
    first = Table("> Godzilla (spun): 9\n Mothra (spun): 1\n Rodan: 1")
    assert first.war.round == 1

    first.pick("Godzilla", "card:9").pick("Mothra", "hit").pick("Mothra", "card:1").pick("Godzilla", "pass")

    assert first.war.round == 2
    assert first.told(RoundOpened) == [RoundOpened(1, 2)]


def test_the_opening_of_each_round_is_told_once():
    table = Table("> Godzilla (king): 5\n Mothra: 1\n Rodan: 1")

    table.pick("Godzilla", "king:draw").pick("Godzilla", "card:5")

    assert table.told(RoundOpened) == []  # it was told before the first question
