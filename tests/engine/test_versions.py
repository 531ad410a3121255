"""Versions of the rules: what each game says of them, and how states and events of earlier ones are read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs.screens.votes import changed_key
from data.loader import Bundle
from data.words import words
from engine import codec, games, saved, versions
from engine.errors import NewerRules, OlderRules
from engine.play import BadSetup, Choice, Runner, Setup, begin
from tests.table.toy import Passed, Toy
from tests.table.versions.toy_versions import Toy2, Toy3, Toy4, Waived

DOCS = Path(__file__).parents[2] / "docs" / "rules"
CONTENT = Bundle("toy", {"toy.toml": "one = 1"})
SETUP = Setup(2, seed=5, options={"rounds": 2})


@pytest.mark.parametrize("key", games)
def test_a_game_lists_what_each_of_its_versions_has_changed_in_ids_that_there_are_and_in_words(key: str):
    game = games[key]
    text = "".join(path.read_text() for path in DOCS.glob(f"{key}*.md"))

    assert list(game.changes) == list(range(1, game.rules_version + 1))
    for number, rules in game.changes.items():
        for rule in rules:
            assert re.search(rf"{re.escape(rule)}\b", text)
            assert changed_key(number, rule) in words("en")


@pytest.mark.parametrize("game", [*games.values(), Toy2(CONTENT), Toy3(CONTENT)], ids=lambda game: game.name)
def test_what_a_game_keeps_is_a_rule_it_changed_and_a_field_of_its_state(game: Any):
    for kept in game.kept:
        assert kept.rule in game.changes[kept.since]
        assert kept.key in game.state_type.__struct_fields__
        assert kept.old != kept.new
        assert kept.key not in {option.key for option in game.options}


def test_a_new_game_is_played_by_the_new_rules_and_an_old_one_is_set_up_by_its_own():
    game = Toy2(CONTENT)

    assert begin(game, SETUP).turn_start.high_bids is True
    assert begin(game, versions.set_up(game, SETUP, 1)).turn_start.high_bids is False
    assert begin(game, versions.set_up(game, SETUP, 2)).turn_start.high_bids is True
    with pytest.raises(BadSetup, match="high_bids"):
        begin(game, msgspec.structs.replace(SETUP, options={"high_bids": 7}))


def test_only_what_is_not_kept_counts_as_changed():
    assert versions.changed(Toy2(CONTENT), 1) == ()
    assert versions.changed(Toy3(CONTENT), 1) == ((3, "TOY-3"),)
    assert versions.changed(Toy3(CONTENT), 3) == ()


def stored(toy: type[Any]) -> bytes:
    game = toy(CONTENT)
    runner = Runner(game, begin(game, SETUP))
    for seat in range(2):
        runner.choose(Choice(seat, ("rock",)))
    runner.choose(Choice(0, (4,)))
    return saved.dump(game, runner.position)


def test_a_position_of_an_earlier_version_is_read_with_its_fields_renamed_and_its_rules_kept():
    position = saved.load(Toy3(CONTENT), stored(Toy))

    assert position.turn_start.offers == []
    assert position.turn_start.high_bids is False
    assert len(position.picks) == 3
    versions.renew(Toy3(CONTENT), position.turn_start)
    assert position.turn_start.high_bids is True


def test_a_position_that_cannot_be_carried_over_or_is_of_a_later_version_is_refused_with_a_sentence():
    with pytest.raises(OlderRules, match="version 1 of the rules cannot be carried over to version 4"):
        saved.load(Toy4(CONTENT), stored(Toy))
    with pytest.raises(NewerRules, match="version 2 of the rules; this program plays version 1"):
        saved.load(Toy(CONTENT), stored(Toy2))


def test_events_of_earlier_versions_are_read_by_their_tag():
    blob = msgspec.msgpack.encode([Passed(1)])

    assert saved.events(Toy2(CONTENT), blob) == (Waived(1),)
    assert saved.told(Toy2(CONTENT), codec.decode(Any, blob)) == (Waived(1),)
    with pytest.raises(msgspec.ValidationError):
        saved.events(Toy(CONTENT), msgspec.msgpack.encode([Waived(1)]))
