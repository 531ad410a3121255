"""Analyses of finished games, as they are kept: one for each table, by the judgement that made it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from engine import saved
from engine.play import Pick, Question
from engine.players.analysis import VERSION, Analysis
from table.errors import NotNow, Unplayable
from table.models import Look, Record, TableInfo
from table.play import looking
from table.play.live import Live
from table.players.reviewing import WholeGame
from table.store.rows import Entry
from table.versions import held

KIND = "analysis"


def is_judged(live: Live) -> bool:
    """Return whether there is anybody to judge positions of this game."""
    return live.game.advice is not None


def whole(live: Live, entries: list[Entry], files: dict[str, str] | None) -> WholeGame:
    """Return the finished game of a table from its set-up on."""
    game, row = live.game, live.row
    start = looking.replayed(game, row, []).position
    made = tuple(looking.choices(entries, row.version))
    return WholeGame(game.key, game.content_hash, files, saved.dump(game, start), made)


class Answered(msgspec.Struct, frozen=True):
    """A question as it was put, the table as the one who was asked saw it, and the answer."""

    question: Question
    look: Look
    picks: tuple[Pick, ...]


def asked_at(live: Live, info: TableInfo, entries: list[Entry], steps: Collection[int]) -> dict[int, Answered]:
    """Return the questions that were answered by the acts of these *steps*, the first being 1."""
    found: dict[int, Answered] = {}
    made = looking.choices(entries, live.row.version)
    runner = looking.replayed(live.game, live.row, [])
    for step, choice in enumerate(made, 1):
        if step in steps:
            question = next(each for each in runner.pending if each.seat == choice.seat)
            view = live.game.view(runner.state, choice.seat)
            found[step] = Answered(question, Look(info, choice.seat, view), choice.picks)
        runner.choose(choice)
    return found


def must_be_whole(live: Live) -> None:
    """Complain unless the game is over and can be played again from its beginning."""
    if live.row.status != "finished":
        raise NotNow("A game is analysed when it is over.", key="analysis-early")
    held.must_replay(live, live.row.version)
    if live.row.base_at:
        text = "That was played by rules that I cannot play again; the log says what happened."
        raise Unplayable(text, key="rules-gone")
    if not is_judged(live):
        raise NotNow("Nobody judges positions of this game.", key="analysis-none")


def record(live: Live, found: Analysis, now: float) -> Record:
    """Return *found* as it is kept."""
    data: dict[str, Any] = msgspec.to_builtins(found)
    return Record(KIND, str(live.id), server=live.row.server, data=data, changed=now)


def read(kept: Record | None) -> Analysis | None:
    """Return what is kept; None if there is nothing, or what an earlier judgement has made."""
    if kept is None or kept.data.get("version") != VERSION:
        return None
    return msgspec.convert(kept.data, Analysis)
