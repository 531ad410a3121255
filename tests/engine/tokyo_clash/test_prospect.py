"""What an answer promises is what happens."""

import random
from collections import Counter
from typing import Any

import pytest

from engine.play import Choice, Decision, Event, Runner, Setup, Subset
from engine.rng import Rng
from engine.tokyo_clash import picks
from engine.tokyo_clash.events import (
    Attacked,
    Basked,
    CardPlayed,
    Damaged,
    Defended,
    Destroyed,
    EnergyGained,
    Moved,
    Thrown,
    VehicleMoved,
    VehiclePlaced,
)
from engine.tokyo_clash.picks import Hit, Kaiju, Pass, Space, ThisBuilding, UseCard, Vehicle, read, thing
from engine.tokyo_clash.prospect import Prospect, hindrance, prospect
from engine.tokyo_clash.view import ClashView, winner
from tests.engine.play_through import play, started
from tests.engine.tokyo_clash.table import GAME, Table, with_cards

WALKS = ("move", "fly", "dodge", "push", "pull", "place")
FOLLOWS = ("throw.through", "throw.hit")


class Trial:
    """One answer, tried: what it promised, and what came of it."""

    def __init__(self, runner: Runner, question: Decision, token: str) -> None:
        view = GAME.view(runner.state, question.seat)
        self.seat, self.promised = question.seat, prospect(view, question, token)
        self.gains = view.fighters[question.seat].gains_energy
        self.runner = Runner(GAME, runner.position)
        self.before = len(self.runner.events)
        self.runner.choose(Choice(question.seat, (token,)))

    @property
    def events(self) -> list[Event]:
        return self.runner.events[self.before :]

    def find(self, kind: type[Event]) -> Any:
        return next((event for event in self.events if isinstance(event, kind)), None)

    def destroyed(self) -> list[tuple[str, int]]:
        """Return what the asker destroyed, letters and kinds, each with the Energy that followed at once."""
        found = []
        for event, after in zip(self.events, [*self.events[1:], None], strict=True):
            if isinstance(event, Destroyed) and event.by == self.seat:
                fallen = thing(event.what)
                is_paid = isinstance(after, EnergyGained) and after.seat == self.seat and self.gains
                what = fallen.kind if isinstance(fallen, Vehicle) else event.what
                found.append((what, getattr(after, "amount", 0) if is_paid else 0))
        return found

    def blows(self) -> list[tuple[int, int]]:
        """Return whom the asker damaged, or is about to, and by how much."""
        found: list[tuple[int, int]] = []
        for event in self.events:
            if isinstance(event, Damaged | Defended) and event.seat not in [seat for seat, _ in found]:
                found.append((event.seat, event.amount))
        aim = self.runner.state.aim
        if self.runner.pending and self.runner.pending[0].ask == "defend":
            found.append((self.runner.pending[0].seat, aim.amount))
        return found


def compare(trial: Trial) -> str:
    """Hold what was promised against what happened; return which promise it was."""
    promised = trial.promised
    match promised.pick:
        case UseCard(key) if promised.ask in ("act", "momentum"):
            played = trial.find(CardPlayed)
            assert (played.card, played.cost) == (key, promised.cost)
            return "cost"
        case UseCard() | Pass() if promised.ask == "defend":
            return compare_defence(trial, promised)
        case Hit(seat):
            return compare_attack(trial, promised, seat)
        case Kaiju() if promised.damage is not None:
            assert trial.blows()[:1] == [(promised.seats[0], promised.damage)]
            return f"damage {promised.ask}"
        case ThisBuilding() | Vehicle():
            assert trial.destroyed()[0] == (*promised.falls, promised.energy)
            return "destroyed"
        case Space():
            return compare_space(trial, promised)
    return ""


def compare_defence(trial: Trial, promised: Prospect) -> str:
    told = trial.find(Defended)
    assert told.amount == promised.damage
    assert max(0, told.amount - told.value) == promised.left
    damaged = trial.find(Damaged)
    if promised.left and damaged and damaged.seat == trial.seat:
        assert damaged.amount == promised.left
    return "defence" if told.card else "no defence"


def compare_attack(trial: Trial, promised: Prospect, seat: int) -> str:
    told = trial.find(Attacked)
    if told is None:
        assert trial.runner.pending[0].ask == "spend"  # an Enhancement may still change it
        return ""
    assert (told.target, told.value) == (seat, promised.damage)
    return "attack"


def compare_space(trial: Trial, promised: Prospect) -> str:
    if promised.ask in WALKS:
        assert trial.find(Moved).end == promised.space
        return promised.ask
    if promised.ask == "bask":
        at = trial.events.index(trial.find(Basked))
        gained = trial.events[at + 1] if at + 1 < len(trial.events) else None
        energy = gained.amount if isinstance(gained, EnergyGained) and gained.seat == trial.seat else 0
        assert promised.energy == energy
        return "bask"
    if promised.ask == "throw.to":
        return compare_throw(trial, promised)
    event = trial.find(VehiclePlaced) or trial.find(VehicleMoved)
    if event:
        assert promised.space in (getattr(event, "space", ""), getattr(event, "end", ""))
    return "vehicle"


def compare_throw(trial: Trial, promised: Prospect) -> str:
    """Follow a throw to its end, felling what is worth most, as the promise says."""
    assert trial.find(Thrown).end == promised.space
    runner, worth = trial.runner, {row.kind: row.energy for row in GAME.content.vehicles.values()}
    worth |= {row.letter: row.energy for row in GAME.content.buildings.values()}
    while runner.pending and runner.pending[0].ask in FOLLOWS:
        question = runner.pending[0]
        assert isinstance(question, Decision)
        view = GAME.view(runner.state, question.seat)

        def value(token: str, view: ClashView = view, question: Decision = question) -> int:
            return sum(worth[what] for what in prospect(view, question, token).falls)

        runner.choose(Choice(question.seat, (max(question.options, key=value),)))
    fallen, thrown = trial.destroyed(), thing(trial.find(Thrown).what)
    falls = (thrown.kind, *promised.falls) if isinstance(thrown, Vehicle) else promised.falls
    assert len(fallen) == len(falls)
    assert sum(worth[what] for what, _ in fallen) == sum(worth[what] for what in falls)
    assert sum(energy for _, energy in fallen) == promised.energy
    if promised.seats:
        assert runner.pending[0].ask == "throw.collide" or trial.blows()[0] == (promised.seats[0], promised.damage)
        return "collision"
    return "throw"


def keen(question: Decision, chance: random.Random) -> tuple[str, ...]:
    """Answer at random, rather with a blow or a card than by passing."""
    if isinstance(question, Subset):
        return tuple(chance.sample(question.options, question.least))
    keen_on = [token for token in question.options if isinstance(read(token), Hit | UseCard | picks.Throw)]
    return (chance.choice(keen_on if keen_on and chance.random() < 0.7 else question.options),)


def kept_promises(seats: int, seed: int, most: int) -> Counter[str]:
    """Play a game in which every answer is tried, and return how many promises of each kind were kept."""
    chance, found = random.Random(seed), Counter[str]()
    runner = started(GAME, Setup(seats, seed=seed, options={"events": "random"}))
    while runner.pending and found.total() < most:
        question = runner.pending[0]
        assert isinstance(question, Decision)
        if not isinstance(question, Subset):
            found.update(compare(Trial(runner, question, token)) for token in question.options)
        runner.choose(Choice(question.seat, keen(question, chance)))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_answers_promise_is_what_happens(seats: int):
    kept = sum((kept_promises(seats, seed, 700) for seed in range(5)), Counter[str]())

    wanted = {"cost", "defence", "no defence", "attack", "destroyed", "throw", "move", "vehicle"}
    assert wanted <= set(kept)


def test_what_throws_promise_is_what_happens():
    kept = sum((kept_promises(4, seed, 900) for seed in range(3, 21)), Counter[str]())

    assert min(kept["throw"], kept["collision"], kept["damage throw.hit"]) > 0


def test_what_a_kaiju_promises_is_what_happens():
    kept = sum((kept_promises(3, seed, 900) for seed in range(20, 24)), Counter[str]())

    assert {"bask", "fly"} <= set(kept)


def test_a_riposte_promises_its_damage():
    game = with_cards(stand_firm="defend 1; riposte 2")
    table = Table("> Megalon 0,0 (energy 1): piercing_drill burrow\n Godzilla 0,0 (energy 5): stand_firm", game)
    table.picks("Megalon", "card:piercing_drill", "hit:seat:1")
    table.pick("Godzilla", "card:stand_firm")
    view: Any = game.view(table.state, table.question.seat)

    promised = prospect(view, table.question, "seat:0")

    assert (promised.damage, promised.seats) == (2, (0,))


def test_enhancements_and_the_king_token_count_in_what_a_defence_promises():
    game = with_cards(
        power_up="enhancement; defence +1", stand_firm="defend 1; if king defence +2", piercing_drill="attack 6"
    )
    drawing = "> Megalon 0,0 (energy 9): piercing_drill\n Godzilla 0,0 (energy 5, king, has power_up): stand_firm"
    table = Table(drawing, game)
    table.picks("Megalon", "card:piercing_drill", "hit:seat:1")
    view: Any = game.view(table.state, 1)

    promised = prospect(view, table.question, "card:stand_firm")

    assert promised.damage is not None
    assert promised.left == max(0, promised.damage - 4)
    table.pick("Godzilla", "card:stand_firm")
    assert next(event for event in table.events if isinstance(event, Defended)).value == 4


def test_energy_beyond_twelve_is_not_promised():
    table = Table("> Megalon 0,-2 (energy 12): twin_drill_clamp\n Godzilla 0,-2:\n Mothra 0,1:\n B 0,-1 0,0")
    table.picks("Megalon", "card:twin_drill_clamp", "throw:seat:1")
    view: Any = GAME.view(table.state, 0)
    room = 12 - view.fighters[0].energy

    promised = prospect(view, table.question, "hex:0,1")

    assert promised.falls == ("B", "B")
    assert promised.energy == min(room, 2 * GAME.content.buildings["B"].energy)
    assert (promised.damage, promised.struck) == (1, (2,))


@pytest.mark.rule("TC-7.1", "TC-9.4")
@pytest.mark.parametrize(
    ("kaiju", "card", "letter", "energy", "reward"),
    [
        ("Godzilla", "claw_swipe", "P", 3, "draw"),
        ("Godzilla", "claw_swipe", "M", 3, "recall"),
        ("Godzilla", "claw_swipe", "R", 3, "look"),
        ("Godzilla", "claw_swipe", "T", 5, ""),
        ("Mothra", "antenna_beam", "P", 0, ""),
    ],
)
def test_a_throw_at_a_building_promises_its_reward_and_a_friend_of_the_humans_none(
    kaiju: str, card: str, letter: str, energy: int, reward: str
):
    game = with_cards(antenna_beam="attack 2")
    table = Table(f"> {kaiju} 0,0 (energy 4): {card}\n Megalon 2,0: burrow\n {letter} 0,1 / tank 0,0", game)
    table.picks(kaiju, f"card:{card}", "throw:tank1")
    view: Any = game.view(table.state, 0)

    promised = prospect(view, table.question, "hex:0,1")

    assert (promised.falls, promised.energy, promised.reward) == ((letter,), energy, reward)


@pytest.mark.rule("TC-4.2", "TC-6.1")
def test_who_declines_to_defend_is_promised_the_blow_and_who_declines_to_pull_nothing():
    table = Table("> Mothra 0,0 (energy 5): silk_snare\n Godzilla 0,2 (energy 5): scaled_hide")
    table.picks("Mothra", "card:silk_snare", "hit:seat:1")
    blow = prospect(table.view("Godzilla"), table.question, "pass")
    table.pick("Godzilla", "pass").keep()

    pull = prospect(table.view("Mothra"), table.question, "pass")

    assert (blow.damage, blow.left, blow.seats) == (1, 1, (1,))
    assert (table.asked, pull.damage, pull.left, pull.seats) == (("Mothra", "pull"), None, None, ())


def test_every_hindrance_is_the_rule_that_the_engine_names():
    chance, rules = random.Random(3), Counter[str]()
    for seats in (2, 3, 4):
        runner = started(GAME, Setup(seats, seed=seats))
        while runner.pending:
            question = runner.pending[0]
            assert isinstance(question, Decision)
            view = GAME.view(runner.state, question.seat)
            for key in dict.fromkeys(view.hand):
                token = picks.spell(UseCard(key))
                if question.ask in ("act", "momentum", "defend") and token not in question.options:
                    rule = hindrance(view, question, key)
                    assert rule == GAME.why_not(runner.state, question, token)
                    rules[rule] += 1
            runner.choose(Choice(question.seat, keen(question, chance)))
    assert {"TC-4.1", "TC-4.6", "TC-4.7", "TC-6.1"} <= set(rules)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_winner_in_the_view_is_the_winner_of_the_outcome(seats: int):
    for seed in range(4):
        runner, rng = started(GAME, Setup(seats, seed=seed)), Rng.seeded(seed)
        play(runner, rng)
        outcome = GAME.outcome(runner.state)
        assert outcome is not None
        assert (winner(GAME.view(runner.state, None)),) == outcome.places[0]


@pytest.mark.parametrize(
    "token",
    [
        *("card:tail_slide", "card:power_up#2", "discard:burrow", "spend:power_up", "hand:4", "action:fly"),
        *("hit:seat:2", "throw:seat:1", "throw:tank7", "seat:3", "tank12", "building", "hex:1,-2", "face:ne"),
        *("pass", "stop", "none"),
    ],
)
def test_a_token_is_read_and_spelled_the_same(token: str):
    assert picks.spell(read(token)) == token


@pytest.mark.parametrize("token", ["", "tank", "hit:tank7", "seat:x", "face:up", "hand:one", "eat:card", "card:a#b"])
def test_a_token_that_means_nothing_cannot_be_read(token: str):
    with pytest.raises((KeyError, ValueError)):
        read(token)
