"""Chapter TC-12: the end."""

import pytest

from engine.play import Outcome
from engine.tokyo_clash.events import Ended, EventActivated
from engine.tokyo_clash.phases.victory import LAST, OVERTAKEN
from tests.engine.tokyo_clash.table import GAME, Table

EVENTS = "rush_hour+lightning_generators"


def played_out(
    middle: str, fighters: str = "Godzilla 0,0: trample\n Megalon 2,0: burrow\n Mothra -2,0: flutter"
) -> Table:
    """Return a table after the events of a round without vehicles."""
    return Table(f"{fighters}\n phase event / {middle}", events=EVENTS).change(event=1, starting=(0, 0))


def outcome(table: Table) -> Outcome | None:
    return GAME.outcome(table.state)


@pytest.mark.rule("TC-12.1")
def test_three_players_go_on_while_the_marker_has_not_passed_a_token():
    # The rulebook's example: ten tokens reach down to square 7, the marker on circle 3 has passed 6.
    table = played_out("round 3 / tokens 10")

    assert outcome(table) is None
    assert table.state.round == 4


@pytest.mark.rule("TC-12.1")
def test_and_the_next_round_which_passes_three_tokens_is_the_last():
    table = played_out("round 4 / tokens 10")

    result = outcome(table)
    assert result is not None
    assert result.reason == OVERTAKEN
    assert [type(event) for event in table.events][-1] is Ended


@pytest.mark.rule("TC-12.1")
@pytest.mark.parametrize(
    ("round", "tokens", "over"), [(1, 16, False), (2, 13, False), (2, 14, True), (6, 2, True), (6, 1, False)]
)
def test_the_game_is_over_if_a_token_lies_on_a_square_the_marker_has_passed(round, tokens, over):
    assert (outcome(played_out(f"round {round} / tokens {tokens}")) is not None) == over


@pytest.mark.rule("TC-12.1")
def test_it_is_over_after_the_seventh_round_in_any_case():
    result = outcome(played_out("round 7 / tokens 0"))

    assert result is not None
    assert result.reason == LAST


@pytest.mark.rule("TC-12.1", "TC-3.1")
def test_a_token_passed_before_the_events_ends_the_game_only_after_both_of_them():
    table = Table(
        "Godzilla 0,0: trample\n Megalon 2,0:\n tank 0,0 0,0 0,0 / tokens 14 / round 2 / phase event / starting 0 0",
        events="armored_assault+rush_hour",
    )

    assert [event.event for event in table.told(EventActivated)] == ["armored_assault", "rush_hour"]
    assert isinstance(table.events[-1], Ended)
    assert table.energy("Godzilla") == 0  # both had lost what Tanks take


@pytest.mark.rule("TC-12.2")
def test_the_most_dominance_wins_and_the_king_token_counts_two():
    table = played_out(
        "round 7",
        """
        Godzilla 0,0 (energy 9, trophies burrow):
        Megalon 2,0 (energy 1, trophies scaled_hide surge_from_the_bay):
        Mothra -2,0 (king, energy 0, trophies claw_swipe):
        """,
    )

    result = outcome(table)
    assert result is not None
    assert result.scores == (2, 5, 4)
    assert result.places == ((1,), (2,), (0,))
    assert table.view(None).scores == (2, 5, 4)
    assert table.view(None).fighters[1].trophies == ("scaled_hide", "surge_from_the_bay")  # now all is open


@pytest.mark.rule("TC-12.3")
@pytest.mark.parametrize(
    ("godzilla", "megalon", "mothra", "places"),
    [
        # All have 2: the most Energy, whoever holds the token.
        ("energy 5, king", "energy 6, trophies claw_swipe", "energy 5, trophies surge_from_the_bay", (1, 0, 2)),
        # Equal Energy too: the tied player with the token.
        ("energy 5, trophies burrow", "energy 5, trophies claw_swipe", "energy 5, king", (2, 0, 1)),
        # The holder is not tied: the tied player nearest to his left.
        ("energy 5, trophies call_of_the_deep", "energy 5, trophies scaled_hide", "energy 9, king", (0, 1, 2)),
        ("energy 9, king", "energy 5, trophies scaled_hide", "energy 5, trophies call_of_the_deep", (1, 2, 0)),
    ],
)
def test_ties_go_to_energy_then_the_token_then_the_holders_left(godzilla, megalon, mothra, places):
    table = played_out("round 7", f"Godzilla 0,0 ({godzilla}):\n Megalon 2,0 ({megalon}):\n Mothra -2,0 ({mothra}):")

    result = outcome(table)

    assert result is not None
    assert result.places == tuple((seat,) for seat in places)
