"""Every game in words: complete, short, and silent about what is hidden.

With ``KAIJU_LONG=1`` at every table of the engine's own suite, otherwise at as many as tell everything there is.
"""

import os
import re
from typing import Any, get_args

import pytest

from cogs.reader.lookup import books
from cogs.screens.rules import WHOLE
from data.words import LOCALES, words
from engine import games
from engine.play import Choice, Decision, Event, Game, Position, Setup, apply, resume
from engine.rng import Rng
from engine.total_war.events import DamageLaid, Defeated, Discarded, Drew, Eliminated, Ended, Healed, Played
from tests.engine.play_through import answer, started, tables
from words.registry import words_of
from words.teller import Teller

told_games = list(games.values())
each_game = pytest.mark.parametrize("game", told_games, ids=lambda game: game.key)
STRIDES = {} if os.environ.get("KAIJU_LONG") else {"total_war": 5, "tokyo_clash": 4, "monopoly": 41}
#: What random games seldom come to; it is told in tests of its own.
RARE = {
    "total_war": {"Healed", "NothingLaid", "OpeningPassed"},
    "monopoly": {"BrokeFree", "Duelled", "Survived", "TurnSkipped", "WentOver", "Killed", "Released"},
}
NAMES = {seat: f"Kaiju{seat}" for seat in range(12)}
TELLER = Teller(words("en"), "total_war", {0: "Godzilla", 1: "Mothra", 2: "Rodan"})


def some_tables(game: Game[Any]) -> list[Setup]:
    """Return the tables of the engine's own suite; of long games some are enough to hear everything."""
    return list(tables(game))[:: STRIDES.get(game.key, 1)]


@each_game
def test_every_event_question_and_answer_of_random_games_has_its_words(game: Game[Any]):
    told = set()
    for table in some_tables(game):
        rng, runner = Rng.seeded(table.seed), started(game, table)
        teller = Teller(words("en"), game.key, NAMES, game.view(runner.state, None))
        while runner.pending:
            question = runner.pending[rng.below(len(runner.pending)) if len(runner.pending) > 1 else 0]
            view = game.view(runner.state, question.seat)
            assert teller.question(question, view)
            assert teller.waiting(question, game.view(runner.state, None))
            if isinstance(question, Decision):
                labels = [teller.answer(question, option, view).label for option in question.options]
                assert all(0 < len(label) <= 80 for label in labels)
            runner.choose(answer(question, rng))
        for event in runner.events:
            told.add(type(event))
            faces = [event.seen_by(seat) for seat in (None, 0)]
            assert all(teller.event(face).strip() for face in faces if face is not None)
    assert {kind.__name__ for kind in set(get_args(game.event_type)) - told} <= RARE.get(game.key, set())


@each_game
def test_every_event_kind_option_and_kaiju_has_its_message(game: Game[Any]):
    said = words("en")
    for kind in get_args(game.event_type):
        assert f"{game.key}-{kind.__name__}" in said
    for option in game.options:
        assert f"{game.key}-option-{option.key}" in said
        assert f"{game.key}-option-{option.key}-about" in said
        for value in option.values:
            assert isinstance(value, bool | int) or f"{game.key}-option-{option.key}-{value}" in said
    for kaiju in game.kaiju:
        assert len(said.say(f"{game.key}-kaiju-{kaiju}")) <= 100  # a select's description


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Played(0, "8b", 0, 8, False), "**Godzilla** plays a building 8. The strike is 8."),
        (Played(0, "4h", 3, 7, False), "**Godzilla** plays 4♥ with power +3. The strike is 7."),
        (Played(0, "-3", 0, 2, False), "**Godzilla** plays −3. The strike is 2."),
        (Played(0, "wound", 0, 2, True), "**Godzilla** plays a Wound. A Wound is pending."),
        (Played(0, "double_wound", 0, 2, False), "**Godzilla** plays a Double Wound. Nobody can answer that."),
        (Played(0, "double_wound", 0, 2, True), "**Godzilla** plays a Double Wound. Nobody can answer that."),
        (
            Played(0, "double_wound", 0, 2, True, True),
            "**Godzilla** plays Double Wound under the King of Monsters card. A Wound is pending.",
        ),
        (
            Played(0, "5", 0, 2, True, True),
            "**Godzilla** plays 5 under the King of Monsters card. A Wound is pending.",
        ),
        (Played(0, "king", 0, 4, False, True), "**Godzilla** plays the King of Monsters card. The strike is 4."),
        (Drew(1, 1), "**Mothra** draws a card."),
        (Drew(1, 2), "**Mothra** draws 2 cards."),
        (Drew(1, 2, ("3h", "wound")), "**Mothra** draws: 3♥ and Wound."),
        (Drew(1, 1, ("3",)), "**Mothra** draws: 3."),  # a card of 3, not three cards
        (Discarded(1, ("3",)), "**Mothra** discards: 3."),
        (DamageLaid(1, 1, "5", 5, 9), "**Mothra** takes 5. Damage 5 of 9."),
        (DamageLaid(1, 1, "building4", 9, 9), "**Mothra** takes a building worth 4. Damage 9 of 9."),
        (DamageLaid(1, 0, "2h", 7, 9), "**Godzilla** adds 2♥: Mothra's damage is 7 of 9."),
        (Healed(0, "4", 3), "**Godzilla** spends the King of Monsters card and sheds 4. Damage 3."),
        (Defeated(1, 0, False, 3, 3), "**Mothra** falls. Godzilla scores 3, 3 in all."),
        (Defeated(1, 0, True, 4, 7), "**Mothra** falls on the furious side. Godzilla scores 4, 7 in all."),
        (Eliminated(1, ()), "**Mothra** is out of the war."),
        (Eliminated(1, ("1", "9")), "**Mothra** is out of the war, leaving 1 and 9."),
        (Ended(2, "target"), "**Rodan** has the points. King of Monsters!"),
        (Ended(-1, "exhausted"), "Nobody has a card left to play. The war burns out."),
    ],
)
def test_total_war_is_told_like_the_news(event, line):
    assert TELLER.event(event) == line


def test_a_name_is_bold_once_and_nothing_is_said_twice():
    for kind in ("RoundOpened", "Wounded", "TargetChosen"):
        text = words("en").say(f"total_war-{kind}", seat="A", attacker="B", target="C", round=1)
        assert len(re.findall(r"\*\*", text)) == 2


@each_game
def test_every_question_has_a_line_for_beginners_in_every_position(game: Game[Any]):
    longest = 0
    for table in some_tables(game)[::4]:
        rng, runner = Rng.seeded(table.seed), started(game, table)
        teller = Teller(words("en"), game.key, NAMES, game.view(runner.state, None))
        while runner.pending:
            question = runner.pending[0]
            line = teller.coaching(question, game.view(runner.state, question.seat))
            assert line, question.ask
            longest = max(longest, len(line))
            runner.choose(answer(question, rng))
    assert longest <= 170  # two lines of a phone


@pytest.mark.parametrize("key", games)
def test_every_message_for_beginners_belongs_to_a_question_and_every_question_has_one(key: str):
    text, game = (LOCALES / "en" / "coaching.ftl").read_text(encoding="utf-8"), games[key]
    coached = re.findall(rf"^{game.key}-coach-([\w-]+) =", text, re.MULTILINE)
    own = (LOCALES / "en" / f"{game.key}.ftl").read_text(encoding="utf-8")
    asks = re.findall(rf"^{game.key}-ask-([\w-]+) =", own, re.MULTILINE)
    assert set(asks) <= set(coached)
    assert all(any(key == ask or key.startswith(f"{ask}-") for ask in asks) for key in coached)


@pytest.mark.parametrize(("stays", "end"), [(True, "passes it on."), (False, "the last number counts again.")])
def test_a_beginner_reads_whether_a_special_ends_a_wound_or_passes_it_on(stays, end):
    game = games["total_war"]
    war = game.drawn("Godzilla: 1\n > Mothra: change_direction\n Rodan: 1\n wound by Godzilla", wound_stays=stays)
    step = resume(game, Position(war))

    line = Teller(words("en"), game.key, NAMES).coaching(step.pending[0], game.view(war, 1))

    assert end in line
    assert len(line) <= 170


@pytest.mark.parametrize(
    ("middle", "stays", "faced"),
    [
        ("strike 7 by Godzilla", False, "a strike of 7."),
        ("strike 7 by Rodan\n wound by Godzilla", False, "a strike of 7."),
        ("wound by Godzilla", False, "a strike of 0."),
        ("strike 7 by Rodan\n wound by Godzilla", True, "the Wound."),
    ],
)
def test_a_beginner_reads_what_the_one_they_name_has_to_answer(middle, stays, faced):
    game = games["total_war"]
    war = game.drawn(f"Godzilla: 1\n > Mothra: choose_target\n Rodan: 1\n {middle}", wound_stays=stays)
    step = apply(game, resume(game, Position(war)).position, Choice(1, ("card:choose_target",)))

    line = Teller(words("en"), game.key, NAMES).coaching(step.pending[0], game.view(step.state, 1))

    assert line.startswith(f"The one you name has to answer {faced}")


def test_a_beginner_without_energy_reads_where_it_comes_from():
    game = games["tokyo_clash"]
    teller, told = Teller(words("en"), game.key, NAMES), dict[str, str]()
    for seed in range(8):
        runner, rng = started(game, Setup(2, seed=seed, kaiju={0: "godzilla", 1: "mothra"})), Rng.seeded(seed)
        while runner.pending:
            question = runner.pending[0]
            view = game.view(runner.state, question.seat)
            me = view.fighters[question.seat]  # type: ignore[attr-defined]
            if question.ask == "act" and not me.energy:
                told[me.kaiju] = teller.coaching(question, view)
            runner.choose(answer(question, rng))
    assert told["godzilla"].startswith("You have 0 Energy. Break a building, throw a vehicle")
    assert told["mothra"].startswith("Ruins give Mothra nothing.")


@each_game
def test_why_not_has_an_answer_with_a_rule_to_every_question(game: Game[Any]):
    """What is missing is named with the rule behind it; where nothing is, the question's own rule is told."""
    known = books()[game.key].entries
    table = some_tables(game)[0]
    rng, runner = Rng.seeded(table.seed), started(game, table)
    explained = set()
    while runner.pending:
        question = runner.pending[0]
        view = game.view(runner.state, question.seat)
        teller = Teller(words("en"), game.key, NAMES, view)
        missed = words_of(game.key).wishes(question, view)
        refused = {wish: rule for wish in missed if (rule := game.why_not(runner.state, question, wish))}
        assert all(teller.wish(question, wish, view) for wish in refused)
        for rule in refused.values():
            assert teller.why_not(question, rule, view), f"{rule} has no words for {question.ask}"
        whole = game.why_not(runner.state, question, WHOLE)
        if whole or refused:
            explained.add(question.ask)
            assert {whole, *refused.values()} - {""} <= set(known)
        runner.choose(answer(question, rng))
    assert len(explained) > 3


@each_game
def test_every_game_is_told_in_a_few_lines_for_those_who_have_never_seen_it(game: Game[Any]):
    primer = words("en").say(f"{game.key}-primer").splitlines()
    assert 4 <= len(primer) <= 7
    assert all(line.startswith("- ") and len(line) < 260 for line in primer)


@each_game
def test_nothing_that_one_seat_alone_may_see_can_be_tried_out_first(game: Game[Any]):
    """A preview stops at events that reveal; so an event with a face for some must be one of them."""
    for kind in get_args(game.event_type):
        assert kind.reveals or kind.seen_by is Event.seen_by, kind.__name__
