"""How it ends for one person: who takes a card along, and what those read who are out while others play on."""

from __future__ import annotations

import json

from msgspec.structs import replace

from cogs.reader.story import Story
from cogs.screens import playing, result
from data.words import words
from table import PRACTICE, TableInfo
from tests.cogs.looks import story, walk

SAID = words("en")


async def test_the_result_says_who_takes_the_king_of_monsters_card_along_but_of_no_computer_and_of_no_practice():
    *_, end = walk(3, seed=1)
    tale = story(end, None, 3)
    assert tale.table.outcome
    (winner,) = tale.table.outcome.carried["king_of_monsters"]

    def said(table: TableInfo) -> str:
        page = result.result(Story(replace(tale.look, table=table), SAID), None)
        return json.dumps(page.to_components(), ensure_ascii=False)

    line = f"-# {tale.who(winner)} holds the King of Monsters card in their next Total War here."
    assert line in said(tale.table)
    assert "King of Monsters card" not in said(replace(tale.table, kind=PRACTICE))
    seats = list(tale.table.seats)
    seats[winner] = replace(seats[winner], person="", level="easy")
    assert "King of Monsters card" not in said(replace(tale.table, seats=tuple(seats)))


async def test_whoever_is_out_reads_so_on_their_own_page_and_not_that_it_is_not_their_turn():
    out = next(runner for runner in walk(4, 2, 1) if runner.pending and any(each.out for each in runner.state.fighters))
    for seat, fighter in enumerate(out.state.fighters):
        if seat != out.pending[0].seat:
            text = json.dumps(playing.hand.hand(story(out, seat, 4), None).to_components())
            assert ("You're out of this game" in text) is bool(fighter.out)
            assert ("It's not your turn" in text) is not bool(fighter.out)
