"""The studio: films in a process of their own, and the folder in which they are kept."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from render.errors import TooSlow
from render.film.kept import FRESH, FilmFolder
from render.film.studio import Studio
from render.orders import Picture
from tests.render.film.games import film_order

FILM = Picture(b"GIF89a" + bytes(1000), "film.gif", "a film", "told", 600, 466)


async def test_a_film_is_made_once_and_then_found(tmp_path: Path):
    studio, order, done = Studio(tmp_path / "films"), film_order("total_war", most=20), []

    async def progress(frames: int) -> None:
        done.append(frames)

    one, other = await asyncio.gather(studio.film("a", order, progress), studio.film("a", order))
    assert one is other
    assert one.data.startswith(b"GIF89a")
    assert await studio.find("a") == one
    assert await Studio(tmp_path / "films").find("a") == one
    assert done == sorted(done)
    assert studio._process is None, "nobody waits for another film, so the process has ended"
    await studio.close()


async def test_a_film_whose_process_dies_is_made_again_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("render.film.studio.WATCHED", 0.01)
    studio, killed = Studio(tmp_path), []

    async def kill(frames: int) -> None:
        if not killed:
            assert studio._process
            killed.extend(studio._process._processes)
            os.kill(killed[0], signal.SIGKILL)

    film = await studio.film("a", film_order("total_war"), kill)
    assert film.data.startswith(b"GIF89a")
    assert killed
    await studio.close()


async def test_a_film_that_is_being_made_while_somebody_is_forgotten_is_not_kept(tmp_path: Path):
    studio, order = Studio(tmp_path / "films"), film_order("total_war", most=20)
    making = asyncio.create_task(studio.film("a", order))
    await asyncio.sleep(0)
    await studio.forget()
    assert (await making).data.startswith(b"GIF89a")
    assert await studio.find("a") is None

    await studio.film("a", order)
    assert await studio.find("a")
    assert (tmp_path / "films").stat().st_mode & 0o77 == 0, "whose names are in it is nobody else's business"
    await studio.close()


async def test_a_film_that_takes_too_long_is_given_up(tmp_path: Path):
    studio = Studio(tmp_path, limit=0.01)
    with pytest.raises(TooSlow):
        await studio.film("a", film_order("total_war", most=20))
    assert await studio.find("a") is None
    await studio.close()


def test_a_damaged_film_and_an_old_one_are_none(tmp_path: Path):
    folder = FilmFolder(tmp_path)
    folder.keep("a", FILM)
    assert folder.read("a") == FILM
    (file,) = tmp_path.iterdir()
    old = file.stat().st_mtime - FRESH - 1
    os.utime(file, (old, old))
    assert folder.read("a") is None
    file.write_bytes(b"half of it")
    assert folder.read("a") is None
    assert folder.read("b") is None


def test_the_oldest_films_go_when_there_is_no_room_and_all_when_somebody_is_forgotten(tmp_path: Path):
    folder = FilmFolder(tmp_path, room=2500)
    for number, key in enumerate("abc"):
        folder.keep(key, FILM)
        file = tmp_path / f"{key}.film"
        os.utime(file, (file.stat().st_mtime - 10 + number,) * 2)
    folder.keep("d", FILM)

    assert {file.name for file in tmp_path.iterdir()} == {"c.film", "d.film"}
    folder.clear()
    assert not list(tmp_path.iterdir())


def test_a_film_that_cannot_be_kept_is_no_trouble(tmp_path: Path):
    blocked = tmp_path / "a file"
    blocked.write_text("")
    FilmFolder(blocked).keep("a", FILM)
    assert FilmFolder(blocked).read("a") is None
