"""`scripts/film`: a film from the file of a game."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from scripts import film
from tests.table.archive.eventful import Eventful
from tests.table.house import open_house


async def exported(folder: Path, game: str) -> bytes:
    async with open_house(folder) as house:
        table = await Eventful(house, game, seed=6).play(to_the_end=True)
        return await house.host.archive.export(table)


def test_a_file_becomes_a_film_and_one_that_does_not_play_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    blob = asyncio.run(exported(tmp_path, "total_war"))
    file, other = tmp_path / "game.json", tmp_path / "other.json"
    file.write_bytes(blob)
    assert film.main([str(file), "--language", "ja"]) == 0
    assert (tmp_path / "game.gif").read_bytes().startswith(b"GIF89a")
    assert "の映像" in capsys.readouterr().out

    other.write_text(json.dumps({**json.loads(blob), "rules_version": 99}))
    assert film.main([str(other)]) == 1
    assert capsys.readouterr().err.startswith("There is no film: ")
    assert not (tmp_path / "other.gif").exists()
