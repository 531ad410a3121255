"""Games that began before version 2 of the rules play on by what they began with."""

from typing import Any

import msgspec
import pytest

from engine import codec, versions
from engine.play import Setup, begin
from engine.total_war.state import SWITCHES, War
from tests.engine.total_war.table import GAME

TABLE = Setup(4, seed=3, options={"counter_attack": True})
KEPT = {"TW-3.3": "draws_before_blow", "TW-4.7": "wound_fades", "TW-6.8": "counters_freely"}


def flags(war: War) -> dict[str, bool]:
    return {key: getattr(war, key) for key in KEPT.values()}


@pytest.mark.rule("TW-3.3", "TW-4.7", "TW-6.8")
def test_a_game_begun_by_version_1_is_set_up_by_its_rules_and_a_new_one_by_those_of_today():
    old = begin(GAME, versions.set_up(GAME, TABLE, 1)).turn_start

    assert flags(old) == dict.fromkeys(KEPT.values(), False)
    assert (old.keeps_wounds, old.draws_first) == (True, False)
    for table in (TABLE, versions.set_up(GAME, TABLE, 2)):
        assert flags(begin(GAME, table).turn_start) == dict.fromkeys(KEPT.values(), True)


@pytest.mark.rule("TW-3.3", "TW-4.7", "TW-6.8")
def test_a_state_stored_by_version_1_is_read_with_its_rules_kept_until_its_table_renews_them():
    plain = codec.decode(Any, codec.encode(begin(GAME, TABLE).turn_start))
    for key in (*KEPT.values(), "heart_straightens_all", "must_exceed_life", "wound_stays", "double_wound_before_draw"):
        del plain[key]
    stored = msgspec.msgpack.encode({**plain, "is_announced": False})

    war = codec.decode(War, versions.carried(GAME, stored, 1))

    assert flags(war) == dict.fromkeys(KEPT.values(), False)
    assert [key for key in SWITCHES if getattr(war, key)] == ["counter_attack"]
    versions.renew(GAME, war)
    assert flags(war) == dict.fromkeys(KEPT.values(), True)


def test_every_rule_that_version_2_changed_is_kept_by_running_games():
    assert GAME.rules_version == max(GAME.changes) == 2
    assert set(GAME.changes[2]) == set(KEPT)
    assert versions.changed(GAME, 1) == ()
    assert {kept.rule: kept.key for kept in GAME.kept} == KEPT
