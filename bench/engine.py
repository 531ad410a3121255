"""How fast the rules run: random games, copies of a state in the middle of one, and the looks of a search.

``python -m bench.engine SECONDS`` measures every registered game.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import Any

from bench.measure import Measure, measure, report, wanted_seconds
from engine import codec, games
from engine.play import Amount, Choice, Game, Question, Runner, Setup, apply, begin, resume
from engine.players.levels import levels
from engine.players.search import Depth, Search
from engine.players.world import World
from engine.rng import Rng

SEATS = 4  # as many as the peers play with
BATCH = 100
LOOKS = 200  # at one question, as many as the peer's bot takes
#: Options with which random games come to an end: Monopoly as printed has no last lap.
ENDING: dict[str, str | int | bool] = {"lap_limit": 20, "alarm": True}
DEEP = Depth(playout=50, stages=1_000_000)  # as far as the peer's bot plays on


def answer(question: Question, rng: random.Random) -> Choice:
    """Answer *question*, all its legal answers being equally likely."""
    if isinstance(question, Amount):
        steps = (question.high - question.low) // question.step
        return Choice(question.seat, (question.low + question.step * int(rng.random() * (steps + 1)),))
    if question.least == question.most == 1:
        return Choice(question.seat, (question.options[int(rng.random() * len(question.options))],))
    number = rng.randint(question.least, question.most)
    return Choice(question.seat, tuple(rng.sample(question.options, number)))


def laid(game: Game[Any], seats: int, seed: int) -> Setup:
    """Return a table whose game ends, whoever plays it."""
    known = {option.key for option in game.options}
    return Setup(seats, seed, options={key: value for key, value in ENDING.items() if key in known})


def play(game: Game[Any], seats: int, seed: int) -> Iterator[Runner]:
    """Play a random game and show the runner after every choice."""
    rng = random.Random(seed)
    runner = Runner(game, begin(game, laid(game, seats, seed)), track=False)
    while game.outcome(runner.state) is None:
        runner.choose(answer(runner.pending[0], rng))
        yield runner


def play_through(game: Game[Any], seats: int, seeds: Iterator[int]) -> int:
    """Play a random game with the next of *seeds* and return how many choices it took."""
    return sum(1 for _ in play(game, seats, next(seeds)))


def play_by_steps(game: Game[Any], seats: int, seeds: Iterator[int]) -> int:
    """Play a random game as a table does, each choice applied to a stored position; return the choices."""
    seed = next(seeds)
    rng = random.Random(seed)
    step = resume(game, begin(game, laid(game, seats, seed)))
    made = 0
    while game.outcome(step.state) is None:
        step = apply(game, step.position, answer(step.pending[0], rng))
        made += 1
    return made


def middle(game: Game[Any], seats: int) -> Any:
    """Return a state from the middle of a random game."""
    length = sum(1 for _ in play(game, seats, seed=1))
    runner = next(runner for made, runner in enumerate(play(game, seats, seed=1)) if made == length // 2)
    return codec.clone(runner.state)


def table_sizes(game: Game[Any]) -> list[int]:
    """Return the fewest seats, as many as the peers have, and the most."""
    return sorted({game.seats[0], SEATS, game.seats[-1]} & set(game.seats))


def measure_games(game: Game[Any], seconds: float) -> Iterator[Measure]:
    """Measure random games of *game*: on a runner, as playouts are, and by steps, as tables are."""
    for seats in table_sizes(game):
        name = f"{game.key}, {seats} seats"
        yield measure(name, "decisions", partial(play_through, game, seats, count()), seconds)
        if seats == SEATS:
            yield measure(f"{name}, by steps", "decisions", partial(play_by_steps, game, seats, count()), seconds)


def measure_copies(game: Game[Any], seconds: float) -> Iterator[Measure]:
    """Measure what it costs to copy and to encode a state of *game* with the most seats."""
    seats = game.seats[-1]
    state = middle(game, seats)
    for verb in (codec.clone, codec.encode):
        work = partial(_repeat, verb, state)
        yield measure(f"{game.key}, {seats} seats, {verb.__name__} a state", "states", work, seconds)


def think(game: Game[Any], depth: Depth, seeds: Iterator[int]) -> int:
    """Let a computer player think about the first question of a game; return how many worlds it looked into."""
    position = begin(game, laid(game, SEATS, next(seeds)))
    world = World(game, position, Runner(game, position).pending[0].seat)
    tree = Search(world, game.advice, Rng.seeded(1), depth)
    for _ in range(LOOKS):
        tree.look()
    return LOOKS


def measure_thoughts(game: Game[Any], seconds: float) -> Iterator[Measure]:
    """Measure the search: as it ships, judging at the next quiet moment, and playing on as far as the peer's does."""
    name = f"{game.key}, {SEATS} seats, search"
    yield measure(name, "looks", partial(think, game, levels(game.key)["normal"].depth, count()), seconds)
    yield measure(f"{name}, {DEEP.playout} answers deep", "looks", partial(think, game, DEEP, count()), seconds)


def _repeat(verb: Callable[[Any], object], state: Any) -> int:
    for _ in range(BATCH):
        verb(state)
    return BATCH


def main() -> None:
    """Measure everything and print it."""
    seconds = wanted_seconds()
    played = [one for game in games.values() for one in measure_games(game, seconds)]
    copied = [one for game in games.values() for one in measure_copies(game, seconds)]
    thought = [one for game in games.values() for one in measure_thoughts(game, seconds)]
    report(*played, *copied, *thought)


if __name__ == "__main__":
    main()
