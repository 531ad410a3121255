"""The panel of a tournament: what comes first, and how places and points are written."""

from __future__ import annotations

import json

from cogs.screens.tournament.board import board, told
from cogs.screens.tournament.facts import points
from data.words import words
from tests.cogs.screens.test_pages import SAID, payload
from tests.table.tournaments.shown import facts, stages


def test_once_a_tournament_has_begun_its_round_stands_before_its_terms() -> None:
    state = dict(stages())
    joining = json.dumps(payload(board(facts(SAID, state["duplicate joining"]), None)))
    assert joining.index("All tables of a round") < joining.index("take part")
    running = json.dumps(payload(board(facts(SAID, state["duplicate running"]), None)))
    assert running.index("**Round 2**") < running.index("All tables of a round")


def test_places_are_no_numbered_list_which_discord_would_count_anew_and_points_are_in_the_readers_language() -> None:
    state = dict(stages())["duplicate over"]
    page = told(facts(SAID, state), {"what": "result"})
    assert page
    rows = [facts(SAID, state).row(row) for row in facts(SAID, state).rows]
    assert all(row.startswith("**") for row in rows)
    assert any(" · 2 points · " in row for row in rows)
    assert any(" · 1 point · " in row for row in rows)
    german = facts(words("de"), state)
    assert any(" · 1 Punkt · " in german.row(row) for row in german.rows)


def test_a_private_thread_is_not_linked_where_all_read() -> None:
    for key, is_linked in (("swiss", True), ("knockout", True), ("duplicate", False)):
        page = json.dumps(payload(board(facts(SAID, dict(stages())[f"{key} running"]), None)))
        assert ("<#77>" in page) == is_linked
        assert ("Table 7" in page) != is_linked


def test_join_is_offered_as_long_as_it_leads_in() -> None:
    for stage, is_offered in (
        ("duplicate joining", True),
        ("duplicate running", False),  # the second round has begun
        ("swiss running", True),  # for whoever waits for a seat
        ("knockout running", False),
        ("swiss over", False),
    ):
        page = json.dumps(payload(board(facts(SAID, dict(stages())[stage]), None)))
        assert ("contest_join" in page) == is_offered, stage


def test_the_points_of_the_picture_have_the_decimal_sign_of_the_language_too() -> None:
    for language, written in (("en", "0.33"), ("de", "0,33"), ("fr", "0,33")):
        assert [points(words(language), value) for value in (1 / 3, 2.0)] == [written, "2"]
