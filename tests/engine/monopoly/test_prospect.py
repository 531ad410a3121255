"""What an answer promises is what happens."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest

from engine.monopoly import picks
from engine.monopoly.combat.events import Fired, HousesFell, Struck, TanksFell
from engine.monopoly.events import (
    AteFish,
    Bought,
    DealDone,
    Moved,
    OfferClosed,
    PassedGo,
    Placed,
    RightsSold,
    TankLost,
    WorksChanged,
)
from engine.monopoly.picks import (
    ACCEPT,
    EAT,
    HOUSE,
    HP,
    MONEY,
    SELL,
    TANK,
    Build,
    BuildMaser,
    Buy,
    Fire,
    LoseTank,
    Place,
    Plain,
    Rival,
    SellRights,
    Steps,
    Thing,
    Withdraw,
)
from engine.monopoly.prospect import STRIKES, Level, Prospect, are_enemies, level_of, prospect
from engine.monopoly.view import RampageView
from engine.play import Choice, Decision, Event, Question, Seat, Setup, Step, Subset, apply, begin, resume
from engine.players import random_player
from engine.rng import Rng
from tests.engine.monopoly.table import GAME, Table
from tests.engine.monopoly.tempers import greedy

#: Events that change nothing but what their answer promises, if they are all that happens.
SINGLE = {WorksChanged, RightsSold, Bought, Placed, TankLost, PassedGo, AteFish, DealDone, OfferClosed}
#: Answers that lead to a move of the kaiju; until it moves something else may be asked.
MOVES = ("stride", "shift", "lunge", "hide")


def one(events: tuple[Event, ...], kind: type[Any]) -> Any:
    return next(event for event in events if isinstance(event, kind))


def compare(view: RampageView, promised: Prospect, events: tuple[Event, ...]) -> str:
    """Hold what was *promised* against what happened; return what was compared."""
    match promised.pick:
        case Build() | BuildMaser():
            built = one(events, WorksChanged)
            assert promised.level == Level(built.houses, built.tanks, built.has_maser)
            assert promised.money == -built.cost
        case SellRights():
            assert one(events, RightsSold).money == promised.money
        case Buy():
            assert one(events, Bought).price == -promised.money
        case Place(key):
            assert one(events, Placed).district == key
        case LoseTank(key):
            assert one(events, TankLost).district == key
        case Fire(seat):
            fired = one(events, Fired)
            assert (fired.target, fired.damage) == (seat, promised.damage)
        case Withdraw(seat):
            assert one(events, OfferClosed).to == seat
        case Steps():
            assert one(events, Moved).end == promised.space
        case Plain(word):
            return _compare_word(view, promised, word, events)
        case _:
            return ""
    return type(promised.pick).__name__


def _compare_word(view: RampageView, promised: Prospect, word: str, events: tuple[Event, ...]) -> str:
    if promised.ask == "go" and word in (MONEY, HP):
        passed = one(events, PassedGo)
        assert (passed.money, passed.ap, passed.hp) == (promised.money, promised.ap, promised.hp)
    elif promised.ask == "fish" and word == EAT:
        ate = one(events, AteFish)
        assert ate.hp == view.kaiju[ate.seat].hp + promised.hp
    elif word == ACCEPT:
        done = one(events, DealDone)
        assert (done.seat, done.money) == (promised.seat, promised.money)
    elif promised.ask in MOVES and promised.space is not None:
        moved = [event.end for event in events if isinstance(event, Moved)]
        assert not moved or moved[0] == promised.space
        return f"{promised.ask} moved" if moved else promised.ask
    else:
        return ""
    return word


def compare_state(view: RampageView, promised: Prospect, seat: Seat, after: Step) -> None:
    """Hold cash, AP, HP and what stands on the district against the state, where nothing else has happened since."""
    others = {type(event) for event in after.events} - SINGLE
    if others or len(after.events) > 1:
        return
    me, now = view.kaiju[seat], GAME.view(after.state, seat).kaiju[seat]
    assert (now.cash - me.cash, now.ap - me.ap, now.hp - me.hp) == (promised.money, promised.ap, promised.hp)
    if promised.district is not None:
        assert level_of(GAME.view(after.state, seat), promised.district) == promised.level


def compare_all(step: Step, question: Decision) -> Counter[str]:
    """Try every answer to *question*, and return what was compared."""
    view = GAME.view(step.state, question.seat)
    found: Counter[str] = Counter()
    for token in question.options:
        after = apply(GAME, step.position, Choice(question.seat, (token,)))
        promised = prospect(view, question, token)
        compared = compare(view, promised, after.events)
        found[compared] += 1
        if compared:
            compare_state(view, promised, question.seat, after)
    return found


def compare_strike(step: Step, question: Subset, chosen: tuple[str, ...]) -> Counter[str]:
    """Hold a whole strike against what its AP promised one by one."""
    view = GAME.view(step.state, question.seat)
    after = apply(GAME, step.position, Choice(question.seat, chosen))
    promised = [prospect(view, question, token) for token in chosen]
    struck = one(after.events, Struck)
    assert struck.ap == len(promised)
    if view.kaiju[question.seat].controller is None:
        assert -struck.ap == sum(each.ap for each in promised)
    hits = Counter(each.pick.what for each in promised if isinstance(each.pick, Thing))
    for what, kind in ((HOUSE, HousesFell), (TANK, TanksFell)):
        if hits[what]:
            fell = one(after.events, kind)
            assert fell.count == hits[what]
            assert {view.deeds[each.district or 0].key for each in promised if isinstance(each.pick, Thing)} == {
                fell.district
            }
    assert Counter(struck.targets) == Counter(map(picks.target_of, chosen))
    assert all(are_enemies(view, question.seat, each.seat) for each in promised if isinstance(each.pick, Rival))
    return Counter({question.ask: 1})


def play(seed: int, most: int) -> Counter[str]:
    """Play a game, mostly greedy, and compare every answer on the way; return what was compared."""
    rng, chance = Rng.seeded(seed), random.Random(seed)
    options = {"track": "bay" if seed % 3 == 0 else "city", "short": bool(seed % 2)}
    if seed % 4 == 3:
        options |= dict(GAME.presets[1].options)
    elif seed % 4 == 1:
        options |= {"layout": "shuffled"}
    step = resume(GAME, begin(GAME, Setup(seats=2 + seed % 5, seed=seed, options=options)))
    found: Counter[str] = Counter()
    asked = 0
    while GAME.outcome(step.state) is None and asked < most:
        question = step.pending[chance.randrange(len(step.pending))]
        player = greedy if chance.random() < 0.6 else random_player
        chosen = player(GAME.view(step.state, question.seat), question, rng)
        found += _compare_question(step, question, chosen)
        step = apply(GAME, step.position, Choice(question.seat, chosen))
        asked += 1
    return found


def _compare_question(step: Step, question: Question, chosen: tuple[Any, ...]) -> Counter[str]:
    if question.ask in STRIKES and isinstance(question, Subset):
        return compare_strike(step, question, chosen) if chosen and SELL not in chosen else Counter()
    if isinstance(question, Decision) and not isinstance(question, Subset):
        return compare_all(step, question)
    return Counter()


def test_what_answers_promise_is_what_happens():
    found: Counter[str] = Counter()
    for seed in range(24):
        found += play(seed, most=200)

    seen = {kind for kind in found if kind}
    assert {"Build", "BuildMaser", "SellRights", "Buy", "Fire", "Steps", "Place", "Withdraw"} <= seen
    assert {MONEY, HP, EAT, ACCEPT, "strike", "strike_back", "hide moved"} <= seen


#: Moments that random games hardly come to, with what is compared at each.
RARE = [
    (
        "tanks fire for more during the alarm",
        "> Godzilla on Kita: laps 9\n Mothra\n Ota: Mothra, 0 houses, 2 tanks\n dice: 1 3",
        {"Fire": 1},
    ),
    (
        "the strongest maser in reach fires",
        "> Godzilla on Kita\n Mothra\n Shinagawa: Mothra, 4 houses, maser\n Ueno: Mothra, 4 houses, maser\n dice: 1 3",
        {"Fire": 1},
    ),
    (
        "a subjugated kaiju lunges",
        "> Godzilla on Kita: serves Rodan\n Mothra on Shinagawa\n Rodan\n Gigan\n dice: 1 3",
        {"lunge moved": 2},
    ),
    (
        "a subjugated kaiju shifts its roll and lunges",
        "> Godzilla on Kita: serves Rodan, holds sewer_tunnel\n Mothra on Ueno\n Rodan\n Gigan\n dice: 1 5",
        {"shift": 1, "lunge moved": 2},
    ),
    (
        "a maser is built in the place of tanks",
        "> Godzilla: cash 20000\n Mothra\n Ginza: Godzilla, 1 house, 3 tanks\n Marunouchi: Godzilla, 4 houses",
        {"BuildMaser": 1},
    ),
]


@pytest.mark.parametrize(("drawing", "kinds"), [case[1:] for case in RARE], ids=[case[0] for case in RARE])
def test_what_answers_promise_at_rare_moments_is_what_happens(drawing: str, kinds: dict[str, int]):
    table = Table(drawing)
    found: Counter[str] = Counter()
    for question in itertools.islice(table.walk(), 8):
        if isinstance(question, Decision) and not isinstance(question, Subset):
            found += compare_all(table.step, question)
        wanted = [token for token in getattr(question, "options", ()) if token in LEADING]
        if wanted:
            table.pick(table.names[question.seat], wanted[0])
        elif question.ask == "works" or question.default is None:
            break
        else:
            table.by_default()

    assert kinds.items() <= found.items()


#: Answers that lead on to those moments.
LEADING = ("works:ginza", "more")


@pytest.mark.parametrize(("gigan", "goal"), [("GO", 14), ("15", None)])
def test_where_a_lunge_leads_is_promised_only_if_no_shifted_roll_would_be_asked_the_same(gigan: str, goal: int | None):
    drawing = f"> Godzilla on Kita: serves Rodan\n Mothra on Shinagawa\n Rodan\n Gigan on {gigan}\n dice: 1 3"
    table = Table(f"{drawing}\n discards: sewer_tunnel")

    promised = prospect(GAME.view(table.state, 0), table.question, "more")

    assert (table.question.ask, promised.space) == ("lunge", goal)


TOKENS = [
    *("roll", "stay", "deal", "back", "sell", "keep", "as_rolled", "more", "less", "land", "hide", "money", "hp"),
    *("eat", "pass", "accept", "decline", "works:kita", "rights:kita", "build:kita:h3:t1", "maser:kita", "place:kita"),
    *("tank:kita", "buy:kita", "district:kita", "card:carapace", "seat:3", "seat:3#2", "house", "house#4", "tank"),
    *("tank#2", "withdraw:1", "fire:7", "stand_down", "stand_down:2", "steps:5"),
]


@pytest.mark.parametrize("token", TOKENS)
def test_a_token_is_read_and_spelled_the_same(token: str):
    assert picks.spell(picks.read(token)) == token


@pytest.mark.parametrize("token", ["new_thing", "works:", "seat:x", "house#x", "build:kita:h1", "plan:kita", ""])
def test_a_token_that_means_nothing_cannot_be_read(token: str):
    with pytest.raises((KeyError, ValueError)):
        picks.read(token)
    assert GAME.why_not(Table("> Godzilla\n Mothra").state, Decision(0, "turn", ("roll",)), token) == "GM-2.1"
