"""Computer players: they answer legally, repeatably, and from what their seat sees."""

from typing import Any

import pytest

from engine.play import Amount, Choice, Game, Position, Runner, Setup, Subset, begin, resampled
from engine.players.search import Depth, Node, Search, search, step
from engine.players.spread import neighbours, plain, spread
from engine.players.world import World
from engine.rng import Rng
from tests.engine.play_through import answer, every_game, started, tables
from tests.engine.total_war.table import GAME, draw

LIGHT = Depth(playout=15)
each_game = pytest.mark.parametrize("game", [game for game in every_game() if game.advice], ids=lambda game: game.key)


def think(world: World, seed: str = "thought", iterations: int = 12) -> tuple[Any, ...]:
    return search(world, world.game.advice, Rng.seeded(seed), iterations, LIGHT)


@each_game
def test_every_answer_of_advice_and_search_is_legal_from_the_first_question_to_the_end(game: Game[Any]):
    for number, table in enumerate(list(tables(game))[::23]):
        rng, runner = Rng.seeded(number), started(game, table)
        while runner.pending:
            question = runner.pending[0]
            if rng.below(6):
                picks = game.advice.policy(runner.state, question, rng)
            else:
                picks = think(World(game, runner.position, question.seat), iterations=4)
            runner.choose(Choice(question.seat, picks))


@each_game
def test_the_same_seed_and_iterations_give_the_same_answer(game: Game[Any]):
    position = begin(game, Setup(4, seed=3))
    world = World(game, position, Runner(game, position).pending[0].seat)

    assert think(world) == think(world)


@each_game
def test_an_answer_does_not_change_when_what_the_seat_cannot_see_is_dealt_anew(game: Game[Any]):
    compared = 0
    for table in list(tables(game))[::29]:
        rng, runner = Rng.seeded(4), started(game, table)
        while runner.pending:
            position, seat = runner.position, runner.pending[0].seat
            if not position.picks and not runner.pending[0].is_forced and rng.below(8) == 0:
                twin = Position(resampled(game, position.turn_start, seat, rng), made=position.made)
                other = Runner(game, twin)
                if game.view(other.state, seat) == game.view(runner.state, seat):  # no dice were rolled since
                    assert think(World(game, twin, seat)) == think(World(game, position, seat))
                    compared += 1
            runner.choose(answer(runner.pending[0], rng))
    assert compared > 12


def test_the_real_deal_cannot_be_reached_through_a_world():
    war = draw("> Godzilla: 5\n Mothra: 9 9 9\n Rodan: 8 8 8")
    world = World(GAME, Position(war), 0)

    assert {name for name in dir(world) if not name.startswith("_")} == {"game", "question", "sample", "seat", "view"}
    hands = {tuple(world.sample(Rng.seeded(seed)).state.fighters[1].hand) for seed in range(20)}
    assert hands != {("9", "9", "9")}


def test_a_search_takes_the_blow_that_wins():
    war = draw("Godzilla (vp 10): 2h 9 9\n > Zilla (damage 5): 1 1 1\n Rodan: 9\n wound by Godzilla")
    runner = World(GAME, Position(war), 1).sample(Rng.seeded(1))
    runner.choose(Choice(1, ("hit",)))
    position = Position(war, (Choice(1, ("hit",)), Choice(1, ("card:1",))))

    assert think(World(GAME, position, 0), iterations=40) == ("card:2h",)


def test_the_shares_of_a_position_add_up_to_one_and_points_count():
    shares = GAME.advice.value(draw("> Godzilla (vp 9): 1\n Mothra (damage 8): 1\n Rodan (out):"))

    assert sum(shares) == pytest.approx(1)
    assert shares[0] > shares[1] > shares[2] == 0


@pytest.mark.parametrize(
    ("why", "better", "worse"),
    [
        ("a high number holds", "10 4", "6 4"),
        ("a low number costs least as damage", "10 1", "10 7"),
        ("a special answers everything", "10 4 wound", "10 4 4"),
        ("a heart fells", "4h", "4"),
    ],
)
def test_a_hand_is_worth_more_when(why, better, worse):
    share, less = (GAME.advice.value(draw(f"> Mothra: {hand}\n Gigan: 5\n Rodan: 5"))[0] for hand in (better, worse))

    assert share > less, why


def test_many_answers_are_thinned_to_a_spread():
    rng = Rng.seeded(1)

    assert spread(Amount(0, "bid", 0, 100, 10), 3, rng) == [(0,), (50,), (100,)]
    assert spread(Amount(0, "bid", 5, 5), 3, rng) == [(5,)]
    subsets = spread(Subset(0, "drop", ("a", "b", "c"), 0, 2), 50, rng)
    assert set(subsets) == {(), ("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")}


def test_of_equal_things_the_first_are_taken():
    question = Subset(0, "strike", ("tank", "tank#2", "seat:1", "seat:1#2"), 0, 2)

    assert plain(question, ["seat:1#2", "tank#2"]) == ("tank", "seat:1")
    assert neighbours(question, ("tank",)) == [("tank",), (), ("tank", "tank#2"), ("tank", "seat:1")]


def node(visits: int, total: float) -> Node:
    one = Node()
    one.visits = one.offered = visits
    one.total = total
    return one


def test_untried_answers_come_in_the_order_of_the_advice_until_enough_were_tried():
    root = Node()
    options = [("a",), ("b",), ("c",)]

    assert step(root, 0, options, tried=2, explore=1.0)[::2] == (("a",), True)
    root.children[0, ("a",)].visits = 1
    assert step(root, 0, options, tried=2, explore=1.0)[::2] == (("b",), True)
    root.children[0, ("b",)].visits = 1
    root.children[0, ("b",)].total = 1.0
    assert step(root, 0, options, tried=2, explore=1.0)[::2] == (("b",), False)


def test_trust_prefers_the_advised_answer_only_while_little_is_known():
    options = [("advised",), ("other",)]
    young, old = Node(), Node()
    young.children = {(0, options[0]): node(2, 0.8), (0, options[1]): node(2, 1.0)}
    old.children = {(0, options[0]): node(200, 80.0), (0, options[1]): node(200, 100.0)}

    assert step(young, 0, options, 2, explore=0.2)[0] == ("other",)
    assert step(young, 0, options, 2, explore=0.2, trust=2.0)[0] == ("advised",)
    assert step(old, 0, options, 2, explore=0.2, trust=2.0)[0] == ("other",)


def test_a_search_ends_when_nothing_can_change_or_all_is_clear():
    war = draw("> Godzilla: 5 6 7\n Mothra: 9 9 9\n Rodan: 8 8 8")
    tree = Search(World(GAME, Position(war), 0), GAME.advice, Rng.seeded(1), LIGHT)
    first, *others = tree.options
    assert not tree.is_settled(left=0)  # nothing was looked at

    tree.root.children = {(0, picks): node(5, 2.0) for picks in others} | {(0, first): node(40, 20.0)}
    tree.spread.count = 40 + 5 * len(others)
    assert tree.is_settled(left=30)
    assert not tree.is_settled(left=600)
    tree.root.children[0, first] = node(900, 400.0)
    tree.spread.count = 900 + 5 * len(others)
    assert tree.is_settled(left=2000)


def test_every_answer_of_ours_is_looked_at_in_the_same_worlds():
    war = draw("> Godzilla: 5 6 7\n Mothra: 9 9 9\n Rodan: 8 8 8")
    world = World(GAME, Position(war), 0)
    seen: list[tuple[str, ...]] = []

    class Witness(World):
        def sample(self, rng: Rng) -> Runner:
            runner = world.sample(rng)
            seen.append(tuple(runner.state.fighters[1].hand))
            return runner

    tree = Search(Witness(GAME, Position(war), 0), GAME.advice, Rng.seeded(1), LIGHT)
    seen.clear()
    for _ in tree.options:
        tree.look()

    assert len(tree.options) > 2
    assert len(seen) == len(tree.options)
    assert len(set(seen)) == 1
