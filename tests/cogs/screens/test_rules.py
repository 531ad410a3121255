"""What people read of the version of the rules: menus, lists, the offer to a table, the proof of an old game."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from cogs.reader.lookup import Lookup
from cogs.reader.story import Story
from cogs.screens import menu, proof, votes, watching
from cogs.wire.page import clipped
from data.words import words
from engine import games
from table import TableSummary, Verdict, VoteInfo
from tests.cogs.looks import story, walk
from tests.cogs.screens.test_pages import payload

SAID = words("en")


@pytest.mark.parametrize(
    ("now", "changed", "said"),
    [
        (1, (), "the current one"),
        (2, (), "with which it began, to its end"),
        (2, ((2, "TW-4.2"),), "has changed some of them for good"),
        (0, (), "I only know version 0"),
    ],
)
async def test_a_table_says_by_which_rules_it_plays_in_its_menu_and_in_lists(now, changed, said):
    seen = story(next(walk(4, seed=1)), 0, 4)
    info = replace(seen.table, rules_version=1, rules_now=now, changed=changed)
    tale = Story(replace(seen.look, table=info), SAID)
    assert said in json.dumps(payload(menu.menu(tale, is_following=False)))
    summary = TableSummary(1, "home", "total_war", "running", False, False, None, 0.0)
    assert ("rules 1" in watching.lists.Listed(summary, tale, "").line(is_own=False)) == (now != 1)


def rules_ballot(needed: int) -> VoteInfo:
    return VoteInfo(1, 1, "rules", "", 0.0, 1e12, ("1001", "1002"), needed, version=2, yes=("1001",))


async def test_a_table_whose_rules_have_changed_is_told_which_and_asked_for_one_of_two_ways():
    seen = story(next(walk(4, seed=1)), None, 4)
    info = replace(seen.table, rules_version=1, rules_now=2, changed=((2, "TW-4.2"),))
    tale = Story(replace(seen.look, table=info), SAID)
    told = json.dumps(payload(votes.vote(tale, rules_ballot(2), "open")))
    assert all(
        part in told for part in (r"**TW\u20114.2**", "Play by the new rules", "End here", "New rules 1 (2 needed)")
    )
    assert "Closes" not in told
    stuck = json.dumps(payload(votes.vote(tale, rules_ballot(0), "open")))
    assert "no way to carry it over to version 2" in stuck
    assert "Play by the new rules" not in stuck
    for state in ("carried", "ended", "moot"):
        over = json.dumps(payload(votes.vote(tale, rules_ballot(2), state)))
        assert "custom_id" not in over


async def test_a_proof_says_how_much_of_an_old_game_could_be_computed_again():
    tale = story(next(walk(4, seed=1)), None, 4)
    whole = json.dumps(payload(proof.verdict(tale, Verdict("c", 1, "s", 9, "", 9))))
    part = json.dumps(payload(proof.verdict(tale, Verdict("c", 1, "s", 9, "", 4))))
    assert whole == json.dumps(payload(proof.verdict(tale, Verdict("c", 1, "s", 9, "", 9), seal="c")))
    assert "Not fair" in json.dumps(payload(proof.verdict(tale, Verdict("c", 1, "s", 9, "", 9), seal="another")))
    assert "the whole game comes out the same" in whole
    assert "the whole game comes out" not in part
    assert "4 of 9 answers were played again" in part


def test_the_number_of_a_rule_breaks_no_line_and_finds_it_all_the_same():
    shown = clipped("It is lost (GM-4.4).", 99)
    assert shown == "It is lost (GM\u20114.4)."
    assert clipped("tokyo-2 KM-20 https://x.y/GM-4", 99) == "tokyo-2 KM\u201120 https://x.y/GM-4"
    found = Lookup(games).first("GM\u20114.4", SAID)
    assert found
    assert found.key == "GM-4.4"
