"""The painter: real processes, one drawing for equal orders, and errors that name what is missing."""

import asyncio
import io
import os
import pickle
import shutil
import signal
from pathlib import Path

import pytest
from PIL import Image

from engine.total_war.cards.card import CARDS
from render import assets
from render.errors import MissingAssets, TooSlow
from render.orders import BoardOrder, CardOrder, HandOrder, Order
from render.paint import pillow
from render.paint.incremental import render
from render.painter import Painter
from render.total_war.wide.board import wide_board
from tests.render.moment import snapshot
from tests.render.positions import NAMES, crowded


def board_order(seats: int) -> BoardOrder:
    moment = crowded(seats)
    return BoardOrder(
        game="total_war", view=moment.view(), names=NAMES[:seats], asked=moment.pending, events=moment.events
    )


def card(key: str) -> CardOrder:
    return CardOrder(game="total_war", card=key, copies=1, total=90)


@pytest.fixture
async def painter():
    painter = Painter(processes=1)
    await painter.start()
    yield painter
    await painter.close()


async def test_a_picture_comes_with_its_file_and_its_words(painter: Painter):
    order = board_order(4)
    picture = await painter.draw(order)

    moment = crowded(4)
    scene = wide_board(snapshot(moment.view(), NAMES, asked=moment.pending, events=moment.events))
    assert picture.data == render(scene).file
    assert Image.open(io.BytesIO(picture.data)).size == (picture.width, picture.height)
    assert picture.file_name == "total_war-board.png"
    assert picture.alt.startswith("Total War, round")
    assert picture.text.startswith("Total War, round")


async def test_the_same_position_is_never_drawn_twice(painter: Painter):
    pictures = await asyncio.gather(*(painter.draw(card("7")) for _ in range(8)))
    again = await painter.draw(card("7"))

    assert painter.drawn == 1
    assert all(picture is pictures[0] for picture in [*pictures, again])


async def test_who_stops_waiting_does_not_take_the_picture_from_the_others(painter: Painter):
    impatient = asyncio.create_task(painter.draw(card("8")))
    patient = asyncio.create_task(painter.draw(card("8")))
    await asyncio.sleep(0)
    impatient.cancel()

    assert (await patient).data
    assert painter.drawn == 1


async def drawn_in_turn(painter: Painter, *wanted: tuple[str, int]) -> list[str]:
    """Want cards with their ranks, all at the same moment, and return in which order they came."""
    came: list[str] = []

    async def want(key: str, rank: int) -> None:
        await painter.draw(card(key), rank=rank)
        came.append(key)

    await asyncio.gather(*(want(key, rank) for key, rank in wanted))
    return came


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no picture miss its moment: a busy machine may take longer than that for the first one."""
    monkeypatch.setattr("render.painter.PROMPT", 600.0)


@pytest.mark.usefixtures("patient")
async def test_what_is_urgent_is_drawn_first(painter: Painter):
    came = await drawn_in_turn(painter, ("0", 2), ("1", 2), ("2", 1), ("3", 0), ("4", 1), ("5", 0))

    assert came == ["0", "3", "5", "2", "4", "1"], "the first one finds the process free"


@pytest.mark.usefixtures("patient")
async def test_a_picture_is_as_urgent_as_the_most_urgent_message_it_is_for(painter: Painter):
    came = await drawn_in_turn(painter, ("0", 0), ("1", 2), ("2", 1), ("1", 0))

    assert came == ["0", "1", "1", "2"]


async def test_what_has_missed_its_moment_does_not_go_before_what_can_wait(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("render.painter.PROMPT", -1.0)

    assert await drawn_in_turn(painter, ("0", 0), ("1", 2), ("2", 1), ("3", 0)) == ["0", "2", "3", "1"]


@pytest.mark.usefixtures("patient")
async def test_nothing_waits_for_ever(painter: Painter):
    first, oldest, *others = list(CARDS)[:13]

    came = await drawn_in_turn(painter, (first, 0), (oldest, 3), *((key, 0) for key in others))

    assert came == [first, *others[:8], oldest, *others[8:]], "of ten pictures one is what has waited longest"


async def test_what_nobody_waits_for_any_more_is_not_drawn(painter: Painter):
    first, second = (asyncio.create_task(painter.draw(card(key))) for key in ("1", "2"))
    await asyncio.sleep(0)
    second.cancel()

    assert (await first).data
    assert (await painter.draw(card("3"))).data
    assert painter.drawn == 2
    assert (await painter.draw(card("2"))).data, "who wants it later gets it"


async def test_a_picture_is_drawn_by_whichever_process_is_free():
    painter = Painter(processes=2, limit=600.0)
    await painter.start()
    (process,) = painter._bench("1")._process._processes.values()
    os.kill(process.pid, signal.SIGSTOP)
    stuck = asyncio.create_task(painter.draw(card("1"), "1"))
    await asyncio.sleep(0)

    assert (await painter.draw(card("2"), "1")).data

    os.kill(process.pid, signal.SIGCONT)
    assert (await stuck).data
    await painter.close()


async def test_an_order_that_cannot_be_drawn_fails_alone(painter: Painter):
    with pytest.raises(KeyError):
        await painter.draw(card("no such card"))

    assert (await painter.draw(card("9"))).data


async def test_a_drawing_process_that_dies_is_replaced(painter: Painter):
    await painter.draw(card("1"))
    (process,) = painter._benches[0]._process._processes.values()
    os.kill(process.pid, signal.SIGKILL)

    assert (await painter.draw(card("2"))).data


async def test_old_pictures_make_room_for_new_ones():
    painter = Painter(processes=1, kept=120_000)
    await painter.start()
    for key in ("3", "4", "5", "3"):
        await painter.draw(card(key))
    await painter.close()

    assert painter.drawn == 4
    assert sum(len(picture.data) for picture in painter._kept.values()) <= 120_000


def test_orders_differ_by_everything_that_shows():
    moment = crowded(4)
    order = board_order(4)
    others: list[Order] = [
        board_order(5),
        BoardOrder(game="total_war", view=moment.view(), names=NAMES[:4]),
        BoardOrder(game="total_war", view=moment.view(), names=NAMES[1:5], asked=moment.pending, events=moment.events),
        HandOrder(game="total_war", view=moment.view(0), names=NAMES[:4]),
        HandOrder(game="total_war", view=moment.view(1), names=NAMES[:4]),
        HandOrder(game="total_war", view=moment.view(1), names=NAMES[:4], locale="de"),
    ]

    assert order.key == board_order(4).key
    assert len({order.key, *(other.key for other in others)}) == 1 + len(others)


def test_everything_that_is_needed_is_there():
    assets.check()


@pytest.mark.parametrize(
    "name",
    [
        "data/fonts/anton-latin-400.woff2",
        "data/icons/masks/hydra.png",
        "data/icons/masks/own-kaiju.png",
        "data/icons/sprites/building-small-2.png",
        "data/total_war/palette.png",
        "data/palette.png",
    ],
)
@pytest.mark.parametrize("harm", ["gone", "broken"])
def test_a_missing_or_broken_file_is_named_at_the_start(
    name: str, harm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    shutil.copytree(pillow.DATA / "icons", tmp_path / "data" / "icons")
    for path in pillow.DATA.rglob("palette.png"):
        place = tmp_path / path.relative_to(pillow.DATA.parent)
        place.parent.mkdir(exist_ok=True)
        shutil.copy(path, place)
    (tmp_path / "data" / "fonts").mkdir()
    for path in (pillow.DATA / "fonts").glob("*.*"):
        (tmp_path / "data" / "fonts" / path.name).symlink_to(path)
    (tmp_path / name).unlink()
    if harm == "broken":
        (tmp_path / name).write_bytes(b"not what it should be")
    monkeypatch.setattr(pillow, "DATA", tmp_path / "data")
    monkeypatch.setattr(assets, "DATA", tmp_path / "data")
    pillow._font.cache_clear()

    with pytest.raises(MissingAssets) as caught:
        assets.check()

    assert caught.value.names == (name,)
    assert name in str(caught.value)
    pillow._font.cache_clear()


def test_missing_assets_come_through_from_the_drawing_process():
    error = pickle.loads(pickle.dumps(MissingAssets(("data/icons/masks/hydra.png",))))

    assert error.names == ("data/icons/masks/hydra.png",)


def stopped(painter: Painter) -> int:
    """Stop the drawing process, which then neither works nor ends, and return its number."""
    (process,) = painter._benches[0]._process._processes.values()
    os.kill(process.pid, signal.SIGSTOP)
    return process.pid


async def test_a_drawing_process_that_hangs_is_killed_and_the_next_picture_is_drawn():
    painter = Painter(processes=1, limit=0.5)
    await painter.start()
    pid = stopped(painter)

    with pytest.raises(TooSlow):
        await painter.draw(card("1"))

    painter._benches[0]._limit = 60.0  # a busy machine may need longer than the limit of this test
    assert (await painter.draw(card("2"))).data
    assert (await painter.draw(card("1"))).data, "it was not the picture's fault"
    assert pid not in [process.pid for process in painter._benches[0]._process._processes.values()]
    await painter.close()


async def test_what_cannot_be_drawn_can_be_told(painter: Painter):
    order = board_order(4)

    told, drawn = await painter.say(order), await painter.draw(order)

    assert (told.alt, told.text) == (drawn.alt, drawn.text)
    assert told.data == b""


@pytest.mark.parametrize("is_drawing", [True, False])
async def test_closing_does_not_wait_for_a_process_that_is_stopped(is_drawing: bool):
    painter = Painter(processes=1, limit=600.0)
    await painter.start()
    pid = stopped(painter)
    waiting = [asyncio.create_task(painter.draw(card("1")))] if is_drawing else []
    await asyncio.sleep(0)

    await painter.close()

    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    await asyncio.gather(*waiting, return_exceptions=True)
