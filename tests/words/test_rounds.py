"""The last round in two lines: from public events only, and only if its beginning is known."""

from types import SimpleNamespace
from typing import Any

import pytest

from data.words import words
from engine.monopoly.combat.events import HousesFell, Hurt, Subjugated
from engine.monopoly.events import Bought, TurnBegan
from engine.play import Event, Game
from engine.rng import Rng
from engine.tokyo_clash.events import Crowned, Damaged, Destroyed, EnergyGained, RoundBegan
from engine.total_war.events import DamageLaid, Defeated, Played, RoundOpened
from tests.engine.play_through import answer, started
from tests.words.test_telling import NAMES, each_game, some_tables
from words.teller import Teller

KAIJU = {0: "Godzilla", 1: "Mothra", 2: "Rodan"}
WAR, CLASH = SimpleNamespace(target=12), SimpleNamespace()
RAMPAGE = SimpleNamespace(kaiju=(0, 1, 2))


def told(game: str, view: Any, *events: Event) -> list[str]:
    return Teller(words("en"), game, KAIJU).round_summary(events, view)


PLAYED = (RoundOpened(0, 3), Played(0, "8", 0, 8, False), Played(1, "10", 0, 10, False))


@pytest.mark.parametrize(
    ("events", "news"),
    [
        ((DamageLaid(2, 2, "5", 5, 9),), "**Rodan** pays for it: damage 5 of 9."),
        (
            (DamageLaid(2, 2, "5", 9, 9), Defeated(2, 1, False, 2, 4)),
            "**Rodan** falls to Mothra, who has 4 of 12 points.",
        ),
        ((), "Nobody bleeds."),
    ],
)
def test_a_round_of_total_war_says_how_high_the_strike_went_and_who_paid(events, news):
    assert told("total_war", WAR, *PLAYED, *events, RoundOpened(2, 4)) == [
        "Round 3: 2 cards, and strikes of up to 10.",
        news,
    ]


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        (
            (Destroyed(0, "B", "0,1", 3), Damaged(1, 0, 2, 1, ())),
            ["Round 2: one building falls, and 2 damage gets through.", "**Godzilla** leads the hunt: 2 damage dealt."],
        ),
        (
            (Damaged(1, 0, 1, 1, ()), Crowned(0)),
            ["Round 2: the city stands, and 1 damage gets through.", "**Godzilla** takes the crown."],
        ),
        (
            (Destroyed(1, "tank#1", "0,1"), EnergyGained(1, 2, 5)),
            ["Round 2: the city stands, and nobody is hurt.", "**Mothra** feeds best: 2 Energy."],
        ),
        ((), ["Round 2: the city stands, and nobody is hurt.", "Tokyo holds its breath."]),
    ],
)
def test_a_round_of_tokyo_clash_says_what_fell_and_who_made_the_news(events, lines):
    assert told("tokyo_clash", CLASH, RoundBegan(2, 0), *events, RoundBegan(3, 0)) == lines


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        (
            (HousesFell("ueno", 2, 0, 0), Bought(0, "ueno", 22, -1), Hurt(1, 0, "strike", 3, 9, 0)),
            [
                "Once around the table: 2 houses down, one district sold.",
                "**Mothra** takes the worst of it: 3 damage, 9 HP left.",
            ],
        ),
        (
            (Hurt(1, 0, "strike", 3, 0, 0), Subjugated(1, 0, 0, 5)),
            ["Once around the table: no house down, nothing sold.", "**Mothra** serves Godzilla now."],
        ),
        ((), ["Once around the table: no house down, nothing sold.", "Not a scratch on anybody."]),
    ],
)
def test_a_round_of_turns_in_monopoly_says_what_fell_and_who_made_the_news(events, lines):
    turns = (TurnBegan(0, 4), *events, TurnBegan(1, 5), TurnBegan(2, 6), TurnBegan(0, 7))
    assert told("monopoly", RAMPAGE, *turns) == lines


def test_a_round_whose_beginning_is_not_known_is_not_summed_up():
    assert told("total_war", WAR, *PLAYED[1:], RoundOpened(2, 4)) == []
    assert told("total_war", WAR, *PLAYED) == []


@each_game
def test_every_round_of_a_random_game_is_two_short_lines(game: Game[Any]):
    table = some_tables(game)[0]
    rng, runner = Rng.seeded(table.seed), started(game, table)
    found = set()
    while runner.pending:
        view = game.view(runner.state, None)
        public = [event.seen_by(None) for event in runner.events[-400:]]
        lines = Teller(words("en"), game.key, NAMES, view).round_summary(public, view)
        assert len(lines) in (0, 2)
        assert all(len(line) <= 120 for line in lines)
        found.add(tuple(lines))
        for _ in range(10):
            if runner.pending:
                runner.choose(answer(runner.pending[0], rng))
    assert len(found) > 2
