"""Pictures: how long a board takes to draw and encode, alone and after the move before it, and how much the loop lags.

``python -m bench.pictures SECONDS`` measures ours; `compare_pictures` runs it in turns with python-chess's SVG board
and CairoSVG at the same width and prints Markdown for docs/performance.md.
"""

import asyncio
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from bench import compare
from bench.compare import Program, Rate, markdown, run
from bench.measure import Measure, measure, report, wanted_seconds
from bench.peers.homes import Peer, settle
from engine import games
from engine.play import Choice, Runner, Setup, begin
from engine.players import random_player
from engine.rng import Rng
from render.artists import draw
from render.monopoly.wide.board import wide_board as monopoly_board
from render.orders import BoardOrder, Order
from render.paint.incremental import RenderingCache, render
from render.painter import Painter
from render.scene.scene import Scene
from render.snapshot import Snapshot
from render.tokyo_clash.wide.board import wide_board as tokyo_board
from render.total_war.wide.board import wide_board as total_war_board
from render.words import words
from scripts.pictures import war_hand, war_result
from tests.render.positions import NAMES, asked_for, finished

SEATS = (4, 6, 12)
#: The other games: their names, and with how many seats they are drawn.
OTHERS = {"tokyo_clash": ("Tokyo Clash", (2, 4)), "monopoly": ("Monopoly", (2, 4, 8))}
BOARDS: dict[str, Callable[..., Scene]] = {
    "total_war": total_war_board,
    "tokyo_clash": tokyo_board,
    "monopoly": monopoly_board,
}
CHESS = Peer("chess", "python", ("chess==1.11.2", "CairoSVG==2.9.1"), "bench.peers.chess_board")
FULL, NEXT = "full draw", "next move"


@cache
def boards(seats: int, count: int = 30, seed: int = 5, key: str = "total_war") -> tuple[BoardOrder, ...]:
    """Return orders for the first *count* positions of a random game, one after each answer."""
    game = games[key]
    runner, rng = Runner(game, begin(game, Setup(seats=seats, seed=seed))), Rng.seeded(seed)
    orders, told = [], 0
    while runner.pending and len(orders) < count:
        view, events = game.view(runner.state, None), tuple(runner.events[told:])
        orders.append(BoardOrder(game=key, view=view, names=NAMES[:seats], asked=runner.pending, events=events))
        told = len(runner.events)
        question = runner.pending[0]
        runner.choose(Choice(question.seat, random_player(game.view(runner.state, question.seat), question, rng)))
    return tuple(orders)


def _scene(order: Order) -> Scene:
    if isinstance(order, BoardOrder):
        say = words(order.locale, order.game)
        return BOARDS[order.game](Snapshot(order.view, order.names, say, order.asked, order.events))
    return draw(order)[0]


def drawing(orders: tuple[Order, ...]) -> Callable[[], int]:
    """Return work that draws each of *orders* from nothing."""

    def work() -> int:
        for order in orders:
            assert render(_scene(order)).file
        return len(orders)

    return work


def following(orders: tuple[Order, ...]) -> Callable[[], int]:
    """Return work that draws *orders* one after the other, each as a change of the one before."""

    def work() -> int:
        for order in orders:
            assert cache.png(_scene(order))
        return len(orders)

    cache = RenderingCache(1)
    return work


def measures(seconds: float) -> Iterator[Measure]:
    """Yield what our pictures cost."""
    for seats in SEATS:
        yield measure(f"Total War, {seats} seats, {FULL}", "pictures", drawing(boards(seats)), seconds)
        yield measure(f"Total War, {seats} seats, {NEXT}", "pictures", following(boards(seats)), seconds)
    for key, (name, numbers) in OTHERS.items():
        for seats in numbers:
            orders = boards(seats, key=key)
            yield measure(f"{name}, {seats} seats, {FULL}", "pictures", drawing(orders), seconds)
            yield measure(f"{name}, {seats} seats, {NEXT}", "pictures", following(orders), seconds)
    hands = tuple(war_hand(asked_for(ask)) for ask in ("answer", "damage", "heart"))
    yield measure(f"a hand, {FULL}", "pictures", drawing(hands), seconds)
    yield measure(f"a result card, {FULL}", "pictures", drawing((war_result(finished(6, 5)),)), seconds)


async def lags(pictures: int = 60) -> tuple[list[float], list[float]]:
    """Return how late the event loop was, in milliseconds, with nothing to do and while *pictures* were drawn."""
    painter = Painter(processes=1)
    await painter.start()
    orders = [order for seats in SEATS for order in boards(seats)][:pictures]
    await painter.draw(orders[0])
    started = time.perf_counter()
    busy = await _late(asyncio.gather(*(painter.draw(order) for order in orders)))
    quiet = await _late(asyncio.ensure_future(asyncio.sleep(time.perf_counter() - started)))
    await painter.close()
    return quiet, busy


async def _late(until: asyncio.Future[Any]) -> list[float]:
    """Return by how much naps were overslept until *until* was done."""
    late: list[float] = []
    while not until.done():
        asked = time.perf_counter()
        await asyncio.sleep(0.002)
        late.append((time.perf_counter() - asked - 0.002) * 1000)
    return late


def compare_pictures(seconds: float, rounds: int) -> None:
    """Print the tables."""
    settle(CHESS)
    ours = Program([sys.executable, "-m", "bench.pictures"], compare.OURS.environment)
    quiet, busy = asyncio.run(lags())
    compare.stay_on_one_core()
    rates = run([ours, Program(CHESS.command, CHESS.environment)], seconds, rounds)
    print(_table(rates))
    print(f"\nLag of the event loop: {_spread(busy)} while 60 boards are drawn, {_spread(quiet)} with nothing to do.")


def _spread(late: list[float]) -> str:
    p50, p99 = (statistics.quantiles(late, n=100)[at] for at in (49, 98))
    return f"median {p50:.2f} ms, p99 {p99:.2f} ms"


def _table(rates: list[Rate]) -> str:
    (chess,) = [rate for rate in rates if rate.what.startswith("chess")]
    rows = []
    for rate in rates:
        share = chess.per_second / rate.per_second
        rows.append((rate.what, f"{1000 / rate.per_second:.1f}", f"{share:.3f}", f"1/{1 / share:.1f}"))
    return markdown(("picture", "ms each", "of chess", "that is"), rows)


if __name__ == "__main__":
    report(*measures(wanted_seconds()))
