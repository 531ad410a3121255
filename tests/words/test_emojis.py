"""Emojis beside answers: each game names only emojis that are drawn, and most answers have one."""

from typing import Any

from cogs.wire.profile import manifest
from data.words import words
from engine.play import Decision, Game, Subset
from engine.rng import Rng
from tests.engine.play_through import answer, started
from tests.words.test_telling import each_game, some_tables
from words.teller import Teller

DRAWN = manifest()


@each_game
def test_answers_name_emojis_that_are_drawn(game: Game[Any]):
    table = some_tables(game)[0]
    rng, runner = Rng.seeded(table.seed), started(game, table)
    teller = Teller(words("en"), game.key, {})
    named: set[str] = set()
    while runner.pending:
        question = runner.pending[0]
        if isinstance(question, Decision | Subset):
            named |= {teller.emoji(question, option) for option in question.options}
        runner.choose(answer(question, rng))

    assert named - {""} <= set(DRAWN)
    assert len(named) > 4
