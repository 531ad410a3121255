"""Chapter TW-8: the deck."""

from collections import Counter

import pytest

from engine.total_war.events import Reshuffled
from tests.engine.total_war.table import Table


@pytest.mark.rule("TW-8.1")
def test_when_the_last_card_is_drawn_the_discard_pile_without_the_card_in_play_is_the_new_deck():
    table = Table(
        """
          Godzilla: 1
        > Mothra (spun): 9 1 2
          Rodan: 1
          strike 7 by Godzilla
          played: 7b
          discard: 3 4 6
          deck: 10
        """
    ).pick("Mothra", "card:9")

    assert table.told(Reshuffled) == [Reshuffled(4)]
    assert Counter(table.war.deck) == Counter(["3", "4", "6", "7b"])
    assert (table.war.played, table.war.discard) == ("9", [])
    assert table.war.strike == 9  # the strike stands
    assert table.fighter("Mothra").hand == ["1", "2", "10"]
    assert not table.fighter("Mothra").is_spun


@pytest.mark.rule("TW-8.1")
def test_the_new_deck_is_shuffled():
    pile = "0 1 2 3 4 5 6 7 8 9 10 1h 2h 3h 4h 5b 6b 7b 8b"
    table = Table(f"> Godzilla: 5 1 2\n Mothra: 1\n Rodan: 1\n deck: 10\n discard: {pile}").pick("Godzilla", "card:5")

    assert Counter(table.war.deck) == Counter(pile.split())
    assert table.war.deck not in (pile.split(), pile.split()[::-1])


@pytest.mark.rule("TW-8.1")
def test_with_nothing_to_shuffle_nobody_straightens_and_it_is_tried_again_at_the_next_draw():
    table = Table("> Godzilla (spun): 5 1\n Mothra: 6 1\n Rodan: 7 1\n deck: 10")

    table.pick("Godzilla", "card:5")
    assert table.told(Reshuffled) == []
    assert (table.war.deck, table.fighter("Godzilla").is_spun) == ([], True)
    table.pick("Mothra", "card:6")  # the 5 lies under the 6 now
    assert table.told(Reshuffled) == [Reshuffled(1)]
    assert table.fighter("Mothra").hand == ["1", "5"]
    assert not table.fighter("Godzilla").is_spun


@pytest.mark.rule("TW-8.2")
def test_cards_that_lie_as_damage_stay_out_of_the_shuffle():
    table = Table("> Godzilla (damage 4 3h): 5 1 2\n Mothra: 1\n Rodan: 1\n deck: 10\n discard: 9")

    table.pick("Godzilla", "card:5")

    assert table.war.deck == ["9"]
    assert table.fighter("Godzilla").damage == ["4", "3h"]


@pytest.mark.rule("TW-8.2")
def test_with_deck_and_discard_empty_play_goes_on_with_fewer_cards():
    table = Table("> Godzilla: 5 1 2\n Mothra: 6 1 1\n Rodan: 1\n deck:")

    table.pick("Godzilla", "card:5")

    assert table.fighter("Godzilla").hand == ["1", "2"]
    assert table.asked == ("Mothra", "answer")
