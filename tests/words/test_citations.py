"""Every line of the log has its rule: each event of every game names one that exists, by fields that exist."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from cogs.reader.lookup import books
from cogs.screens import watching
from cogs.wire.page import Page
from data.rulebook import Rule
from engine import games
from engine.monopoly.combat.events import HousesFell
from engine.play import Event, Game
from engine.total_war.events import Ended, Played
from local.limits.components import walk as parts_of
from tests.cogs.looks import lines, story, walk
from tests.cogs.screens.test_pages import custom_ids, payload
from words.citations import citations, rule_behind

each_game = pytest.mark.parametrize("game", games.values(), ids=lambda game: game.key)
SELECT = 3


def rules_of(page: Page) -> dict[str, Any]:
    """Return the list of rules on a page of the log; the other list is that of its moments."""
    lists = [part for part in parts_of(page.to_components()) if part["type"] == SELECT]
    return lists[-1]


def events_of(game: Game[Any]) -> dict[str, type[Event]]:
    return {kind.__name__: kind for kind in get_args(game.event_type)}


@each_game
def test_every_event_names_a_rule_that_exists_whatever_its_fields_are(game: Game[Any]):
    named = {row.name for row in citations(game.key) if not row.when}

    assert named == set(events_of(game))
    for row in citations(game.key):
        assert isinstance(books()[game.key].entries.get(row.rule), Rule), row


@each_game
def test_patterns_are_about_fields_that_the_event_has(game: Game[Any]):
    for row in citations(game.key):
        assert set(row.when) <= set(events_of(game)[row.name].__struct_fields__), row


@each_game
def test_no_row_stands_behind_the_one_that_always_fits(game: Game[Any]):
    rows = citations(game.key)
    for name in events_of(game):
        own = [row for row in rows if row.name == name]
        assert [bool(row.when) for row in own] == [True] * (len(own) - 1) + [False]


def test_several_houses_fall_by_attack_points_and_none_by_nobody():
    assert rule_behind("monopoly", HousesFell("ueno", 1, 3, 0)) == "GM-3.2"
    assert rule_behind("monopoly", HousesFell("ueno", 2, 1, 0)) == "GM-3.1"
    assert rule_behind("monopoly", HousesFell("ueno", 1, 3, -1)) == "GM-11.3"


def test_what_was_played_decides_which_rule_is_behind_it():
    assert rule_behind("total_war", Played(0, "7", 0, 7, is_wound=False)) == "TW-4.1"
    assert rule_behind("total_war", Played(0, "7", 3, 10, is_wound=False)) == "TW-7.1"
    assert rule_behind("total_war", Played(0, "wound", 0, 0, is_wound=True)) == "TW-4.6"
    assert rule_behind("total_war", Ended(-1, "exhausted")) == "TW-3.9"


@pytest.mark.parametrize(("key", "every"), [("total_war", 9), ("tokyo_clash", 40), ("monopoly", 300)])
async def test_a_page_of_the_log_opens_the_rules_behind_its_lines(key: str, every: int):
    for runner in walk(3, 5, every, games[key]):
        tale, log = story(runner, None, 3), lines(tuple(runner.events)[-20:], None)
        page = watching.log.log(tale, log, is_newest=True)
        payload(page)
        custom_ids(page)
        select = rules_of(page)
        assert {option["value"] for option in select["options"]} == {
            rule_behind(key, event) for line in log for event in line.events
        }
        for option in select["options"]:
            assert option["description"].replace("\u2011", "-").startswith(option["value"])
            assert not re.search(r"\*\*|~~", option["label"])


async def test_the_newest_sentence_names_its_rule():
    runner = next(iter(walk(3, 5)))
    first, second = Played(0, "7", 0, 7, is_wound=False), Played(1, "9", 0, 9, is_wound=False)
    page = watching.log.log(story(runner, None, 3), lines((first, second), None), is_newest=True)

    select = rules_of(page)
    (option,) = select["options"]
    assert "9" in option["label"]
    assert "7" not in option["label"]


async def test_a_log_without_events_has_nothing_to_ask_for():
    runner = next(iter(walk(3, 5)))

    page = watching.log.log(story(runner, None, 3), [], is_newest=True)

    assert not [part for part in parts_of(page.to_components()) if part["type"] == SELECT]
