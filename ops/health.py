"""The sign of life: a file that is touched while the bot hears Discord, with its troubles in it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

EVERY, TOO_OLD = 15.0, 60.0  # seconds

log = logging.getLogger("kaiju")


async def keep_alive(file: Path, is_connected: Callable[[], bool], troubles: Callable[[], list[str]]) -> NoReturn:
    """Give a sign again and again; a line to Discord that stays broken lets it grow old."""
    is_told = False
    while True:
        if is_connected():
            try:
                await asyncio.to_thread(give_sign, file, troubles())
                is_told = False
            except OSError as fault:
                if not is_told:
                    log.error("no sign of life can be given", extra={"file": str(file), "reason": str(fault)})
                is_told = True
        await asyncio.sleep(EVERY)


def give_sign(file: Path, troubles: list[str]) -> None:
    """Touch *file*; in it stands what an admin should know, a line for each trouble."""
    said = "".join(f"{trouble}\n" for trouble in troubles)
    if not file.exists() or file.read_text(encoding="utf-8") != said:
        file.write_text(said, encoding="utf-8")
    file.touch()


def is_healthy(file: Path) -> bool:
    """Tell whether a running bot has given a sign in *file* lately; say what troubles it."""
    try:
        age = time.time() - file.stat().st_mtime
        print(file.read_text(encoding="utf-8"), end="")
    except OSError:
        return False
    return age < TOO_OLD
