"""What an answer promises is what happens."""

import random

import pytest

from engine import games
from engine.play import Choice, Decision, Event, Setup, Step, Subset, apply, begin, resume
from engine.total_war import picks
from engine.total_war.cards.card import DAMAGE
from engine.total_war.events import DamageLaid, DrewThree, Healed, Played, TargetChosen
from engine.total_war.picks import DrawThree, Heal, Play, PlayAsWound, TakeBuilding, Target
from engine.total_war.prospect import Prospect, prospect
from engine.total_war.state import SWITCHES
from tests.engine.total_war.table import Table

GAME = games["total_war"]
EVERYTHING = dict.fromkeys(SWITCHES, True)
GERMAN_AND_MORE = EVERYTHING | {"wound_stays": False, "double_wound_before_draw": False}


def one(events: tuple[Event, ...], kind: type[Event]) -> Event:
    return next(event for event in events if isinstance(event, kind))


def compare(promised: Prospect, events: tuple[Event, ...]) -> None:
    """Hold what was *promised* against what happened."""
    match promised.pick:
        case Play(face) | PlayAsWound(face) if promised.ask in ("open", "answer"):
            played = one(events, Played)
            assert (played.card, played.power, played.is_wound) == (face, promised.power, promised.is_wound)
            if promised.strike is not None:
                assert played.strike == promised.strike
        case Play() | TakeBuilding() if promised.seat is not None:
            laid = one(events, DamageLaid)
            assert (laid.seat, DAMAGE[laid.card]) == (promised.seat, promised.damage)
        case Heal():
            assert DAMAGE[one(events, Healed).card] == -promised.damage
        case DrawThree():
            assert one(events, DrewThree)
        case Target():
            assert one(events, TargetChosen).target == promised.seat


def compare_all(step: Step, question: Decision) -> int:
    """Try every answer to *question*, and return how many there were."""
    view = GAME.view(step.state, question.seat)
    for token in question.options:
        after = apply(GAME, step.position, Choice(question.seat, (token,)))
        compare(prospect(view, question, token), after.events)
    return len(question.options)


@pytest.mark.parametrize("seed", range(12))
def test_what_answers_promise_is_what_happens(seed: int):
    chance = random.Random(seed)
    options = ({}, EVERYTHING, GERMAN_AND_MORE)[seed % 3]
    step = resume(GAME, begin(GAME, Setup(seats=3 + seed % 6, seed=seed, options=options)))
    seen = 0
    while GAME.outcome(step.state) is None and seen < 900:
        question = step.pending[0]
        assert isinstance(question, Decision)
        if not isinstance(question, Subset):
            seen += compare_all(step, question)
        chosen = tuple(chance.sample(question.options, question.least))
        step = apply(GAME, step.position, Choice(question.seat, chosen))
    assert seen > 50


@pytest.mark.parametrize(("stays", "strike"), [(False, 7), (True, None)])
def test_what_turns_a_wound_away_promises_the_number_below_it_or_that_the_wound_stays(stays, strike):
    drawing = "Godzilla: 1\n > Mothra: change_direction\n Rodan: 1\n strike 7 by Rodan\n wound by Godzilla"
    table = Table(drawing, wound_stays=stays)

    promised = prospect(GAME.view(table.step.state, 1), table.question, "card:change_direction")

    assert (promised.strike, promised.is_wound) == (strike, stays)


@pytest.mark.parametrize("options", [{}, {"counter_attack": True}])
def test_a_card_for_a_wound_promises_what_it_adds_and_to_whom(options):
    table = Table("Godzilla: 4h\n > Mothra: 3 2h\n Rodan: 1\n wound by Godzilla\n up: 2", **options)
    promised = []

    def promise(name: str, token: str) -> None:
        promised.append(prospect(GAME.view(table.step.state, table.question.seat), table.question, token))
        table.pick(name, token)

    table.pick("Mothra", "hit")
    promise("Mothra", "card:3")
    promise("Godzilla", "card:4h")
    promise("Mothra", "building:2")
    if options:
        promise("Mothra", "card:2h")

    found = [(each.ask, each.damage, each.seat) for each in promised]
    assert found == [("damage", 3, 1), ("heart", 4, 1), ("building", 2, 1), ("counter", 2, 0)][: len(found)]
    assert len(found) == (4 if options else 3)


def test_what_makes_no_strike_adds_no_power_and_lays_nothing_promises_just_that():
    table = Table("Godzilla: 1\n > Mothra: choose_target 1\n Rodan: 1\n strike 9 by Godzilla")
    table.pick("Mothra", "card:choose_target")

    promised = prospect(GAME.view(table.step.state, 1), table.question, "seat:2")

    assert promised == Prospect("target", Target(2), None, False, 0, 0, 2)
    assert prospect(GAME.view(table.step.state, 1), table.question, "pass") == Prospect(
        "target", picks.Pass(), None, False, 0, 0, None
    )


def test_a_minus_three_with_power_promises_what_the_rules_make_of_it():
    table = Table("""
        > Ebirah: -3 9 2
          Mothra: 1 2 3
          Rodan: 4 5 6
          strike 5 by Rodan
    """)
    question = table.step.pending[0]

    promised = prospect(GAME.view(table.step.state, question.seat), question, "card:-3+power")

    assert (promised.strike, promised.power) == (4, 2)


@pytest.mark.parametrize(
    "token",
    [
        "card:7",
        "card:7h+power",
        "card:-3",
        "card:9b#2",
        "card:choose_target",
        "king:heart",
        "king:heart+power",
        "king:wound:3b",
        "king:heal:building2",
        "king:draw",
        "seat:4",
        "building:3",
        "hit",
        "pass",
    ],
)
def test_a_token_is_read_and_spelled_the_same(token: str):
    assert picks.spell(picks.read(token)) == token


def test_a_card_is_its_first_copy_unless_its_token_says_another():
    assert picks.read("card:7h+power") == Play("7h", power=True, copy=1) == Play("7h", power=True)
    assert picks.read("card:7#2") == Play("7", copy=2)


@pytest.mark.parametrize("token", ["card:eleven", "king:sleep:3", "seat:x", "nothing", ""])
def test_a_token_that_means_nothing_cannot_be_read(token: str):
    with pytest.raises((KeyError, ValueError)):
        picks.read(token)


@pytest.mark.rule("TW-9.3", "TW-9.4")
def test_the_kings_heart_promises_its_power_and_a_healing_what_it_takes_away():
    table = Table("Godzilla: 1\n > Mothra (king, damage 4h): 1\n Rodan: 1\n strike 5 by Godzilla")  # Power 3
    view = GAME.view(table.war, 1)

    struck = prospect(view, table.question, "king:heart+power")
    assert (struck.strike, struck.power, struck.is_wound) == (7, 3, False)
    healed = prospect(view, table.question, "king:heal:4h")
    assert (healed.damage, healed.seat, healed.strike) == (-4, 1, None)
