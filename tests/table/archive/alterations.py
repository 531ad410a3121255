"""Files of games as somebody might alter them who knows how they are made, by hand and at random."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from table.archive import gamefile
from table.archive.gamefile import WITHOUT_CHECKSUM

File = dict[str, Any]


def without_checksum(file: File) -> bytes:
    """Return a file as somebody writes it who knows how: nothing but its content can give it away."""
    bare = {key: value for key, value in file.items() if key != "checksum"}
    return json.dumps(bare | {"format": WITHOUT_CHECKSUM} if bare.get("format") == gamefile.FORMAT else bare).encode()


def line_of(file: File, kind: str, **wanted: Any) -> File:
    """Return the first line of that *kind*."""
    return next(
        line
        for line in file["log"]
        if line["kind"] == kind and all(line.get(name) == value for name, value in wanted.items())
    )


def put(*path: str | int, value: Any) -> Callable[[File], None]:
    """Return the change that puts *value* at *path*."""

    def change(file: File) -> None:
        part: Any = file
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = value

    return change


def in_line(kind: str, /, **fields: Any) -> Callable[[File], None]:
    """Return the change of *fields* in the first line of that *kind*."""
    return lambda file: line_of(file, kind).update(fields)


def in_data(kind: str, /, **fields: Any) -> Callable[[File], None]:
    """Return the change of *fields* in the data of the first line of that *kind*."""
    return lambda file: line_of(file, kind)["data"].update(fields)


def without(kind: str) -> Callable[[File], None]:
    """Return the change that takes the first line of that *kind* away."""
    return lambda file: file["log"].remove(line_of(file, kind))


def added(**fields: Any) -> Callable[[File], None]:
    """Return the change that puts another line before the last one."""

    def change(file: File) -> None:
        before, last = file["log"][-2:]
        last["version"] += 1
        file["log"].insert(-1, {"version": before["version"] + 1, "at": before["at"], **fields})

    return change


def _swap_lines(file: File) -> None:
    log = file["log"]
    at = next(at for at in range(len(log) - 1) if log[at]["kind"] == log[at + 1]["kind"] == "act")
    log[at], log[at + 1] = log[at + 1], log[at]
    log[at]["version"], log[at + 1]["version"] = log[at + 1]["version"], log[at]["version"]


def _strike_out(file: File) -> None:
    acts = [line for line in file["log"] if line["kind"] == "act" and "undone" not in line]
    acts[-1]["undone"] = line_of(file, "undo")["version"]


def _stand_again(file: File) -> None:
    next(line for line in file["log"] if "undone" in line).pop("undone")


def _backwards(file: File) -> None:
    file["log"][10]["at"] = file["log"][5]["at"] - 1


def _fewer_seats(file: File) -> None:
    file["setup"]["seats"] -= 1
    file["seats"].pop()


def _finished_without_outcome(file: File) -> None:
    file["status"] = "finished"


def _event_with_more(file: File) -> None:
    next(line for line in file["log"] if line.get("events"))["events"][0]["padding"] = "x" * 1000


def _event_gone(file: File) -> None:
    next(line for line in file["log"] if line["kind"] == "act" and line.get("events"))["events"].pop()


def _undone_story(file: File) -> None:
    next(line for line in file["log"] if "undone" in line and line.get("events"))["events"] = []


def _by_computer(file: File) -> None:
    line_of(file, "act", by="human")["by"] = "computer"


def _by_nobody(file: File) -> None:
    line_of(file, "act", by="human")["by"] = "fallback"


def _by_person(file: File) -> None:
    line_of(file, "act", by="computer")["by"] = "human"


def _forced(file: File) -> None:
    line_of(file, "act", by="human")["by"] = "forced"


def _deep(file: File) -> None:
    nest: Any = []
    for _ in range(500):
        nest = [nest]
    next(line for line in file["log"] if line.get("events"))["events"][0]["deep"] = nest


def _empty_seat(file: File) -> None:
    file["seats"][0]["name"] = ""


def _carry_all(file: File) -> None:
    for line in file["log"]:
        if line["data"].get("state") == "failed":
            line["data"]["state"] = "carried"


ALTERED: dict[str, Callable[[File], None]] = {
    # the frame
    "unknown key": put("comment", value="x"),
    "padding": put("padding", value="x" * 100_000),
    "other format": put("format", value="kaiju-game/3"),
    "no such game": put("game", value="chess"),
    "game in letters of another script": put("game", value="tоtal_war"),
    "rules of another version": put("rules_version", value=99),
    "rules of no version": put("rules_version", value=-1),
    "content by another hash": put("content_hash", value="0" * 64),
    "hash that is none": put("content_hash", value="x"),
    "content that is missing": put("content", value={}),
    "more content": put("content", "extra.toml", value="x = 1"),
    "running": put("status", value="running"),
    "status that is none": put("status", value="won"),
    "finished without a result": _finished_without_outcome,
    "a result where there is none": put("outcome", value={"reason": "x", "places": [[0]], "scores": [1]}),
    "table beyond count": put("table", value=2**53),
    "budget below zero": put("budget", value=-5),
    "budget beyond any": put("budget", value=10**15),
    "another salt": put("salt", value="0" * 32),
    "salt that is none": put("salt", value="\u202e" * 32),
    "another promise": put("commitment", value="0" * 64),
    "promise in other letters": put("commitment", value="é" * 64),
    "view of a running game": put("view", value={"hand": []}),
    "seat of a running game": put("seat", value=0),
    # the set-up
    "another seed": put("setup", "seed", value=1),
    "seed beyond count": put("setup", "seed", value=2**70),
    "seats beyond count": put("setup", "seats", value=10**30),
    "a seat less": _fewer_seats,
    "option that is none": put("setup", "options", "cheat", value=True),
    "value that is none": put("setup", "options", "mode", value="easy"),
    "kaiju that is none": put("setup", "kaiju", value={"0": "nobody"}),
    "kaiju for nobody": put("setup", "kaiju", value={"11": "godzilla"}),
    "carried from nowhere": put("setup", "carried", value={"crown": [0]}),
    "more in the set-up": put("setup", "note", value="x"),
    # the seats
    "kaiju called nobody": put("seats", 0, "kaiju", value="nobody"),
    "another kaiju": put("seats", 0, "kaiju", value="manda"),
    "level of 80 letters": put("seats", 3, "level", value="x" * 80),
    "level that is none": put("seats", 3, "level", value="godlike"),
    "level for a person": put("seats", 0, "level", value="easy"),
    "name for a computer": put("seats", 3, "name", value="Ana"),
    "seat without its person": _empty_seat,
    "name that turns the line": put("seats", 0, "name", value="a\u202eb"),
    "name that is not seen": put("seats", 0, "name", value="\u200b"),
    "name of two lines": put("seats", 0, "name", value="a\nb"),
    "name of 81 letters": put("seats", 0, "name", value="x" * 81),
    "seats in another order": lambda file: file["seats"].reverse(),
    "seat twice": put("seats", 1, "seat", value=0),
    "more about a seat": put("seats", 0, "person", value="17"),
    # times
    "time beyond all": put("created", value=1e300),
    "time below all": put("ended", value=-1e300),
    "time in the future": put("ended", value=9_999_999_999.0),
    "time of a line beyond all": in_line("act", at=1e300),
    "time before time": put("created", value=1.0),
    "created after the start": lambda file: file.update(created=file["started"] + 1),
    "ended before the end": lambda file: file.update(ended=file["started"]),
    "started at another time": lambda file: file.update(started=file["started"] - 1),
    "lines out of time": _backwards,
    # the log
    "no lines": put("log", value=[]),
    "version beyond count": lambda file: file["log"][-1].update(version=2**53),
    "version below zero": in_line("start", version=-1),
    "version twice": lambda file: file["log"][-1].update(version=file["log"][-2]["version"]),
    "lines in another order": _swap_lines,
    "a line less": without("act"),
    "no start": without("start"),
    "no end": lambda file: file["log"].remove(line_of(file, "broken")),
    "two starts": lambda file: file["log"].append({**line_of(file, "start"), "version": 9_999_999}),
    "kind that is none": in_line("hint", kind="party"),
    "kind that turns the line": in_line("hint", kind="\u202e" * 1000),
    "line with more": in_line("act", note="x"),
    "line with a person": in_line("act", person="17"),
    "seat that is none": in_line("act", seat=9),
    "seat beyond count": in_line("act", seat=2**40),
    "another seat": in_line("left", seat=3),
    "another question": in_line("act", ask="heart"),
    "ask that is none": in_line("act", ask="\u202e"),
    "another answer": in_line("act", picks=["card:nonsense"]),
    "answer that is long": in_line("act", picks=["x" * 5000]),
    "answers without end": in_line("act", picks=["x"] * 5000),
    "answer that is none": in_line("act", picks=[None]),
    "no answer": in_line("act", picks=None),
    "answer of a computer for a person": _by_computer,
    "answer of a person for a computer": _by_person,
    "answer by a clock that did not run out": _by_nobody,
    "answer that was not forced": _forced,
    "answer by nobody known": in_line("act", by="magic"),
    "event with more": _event_with_more,
    "event that is missing": _event_gone,
    "event that is deep": _deep,
    "event in a line without": in_line("hint", events=[{"type": "Drew"}]),
    "story of what was taken back": _undone_story,
    "struck out though it stands": _strike_out,
    "standing though it was struck out": _stand_again,
    "taken back by somebody else": in_line("undo", seat=3),
    "taking back what is not there": in_data("undo", undone=[9_999]),
    "done again by somebody else": in_line("redo", seat=3),
    "doing again what stands": in_data("redo", redone=[1]),
    # data
    "data with more": in_data("act", padding="x" * 100_000),
    "data of another kind": in_line("hint", data={"reason": "x"}),
    "player who is a list": in_data("admin", player=["17"]),
    "player who is a member": in_data("admin", player="17"),
    "admin line with a seat": in_line("admin", seat=0),
    "admin line that does nothing": added(kind="admin", data={"what": "end"}),
    "admin line of another kind": in_data("admin", what="bribe"),
    "vote of another kind": in_data("vote", vote="bribe"),
    "vote on nobody": in_data("vote", about=7),
    "vote that was not asked for": added(kind="voted", data={"vote": "end", "about": -1, "state": "failed"}),
    "vote with another end": in_data("voted", state="moot"),
    "vote that carried nothing": _carry_all,
    "pause that is none": in_data("paused", reason="tea"),
    "a pause less": without("paused"),
    "a seat never taken": without("taken"),
    "a clock that never ran out": without("lapsed"),
    "broken off for another reason": in_data("broken", reason="vote"),
    "broken off by the rules of nobody": in_data("broken", reason="\u202e"),
    "promise of another start": in_data("start", commitment="1" * 64),
    "time that is no number": in_data("act", time="soon"),
}


def nodes(part: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the paths of everything in *part*."""
    found = [path] if path else []
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in inner:
        if path[:1] != ("content",):
            found += nodes(value, (*path, key))
    return found


VALUES = (
    *(None, True, False, 0, 1, -1, 2, 3, 11, 12, 2**31, 2**53, 2**64, -(2**63), 0.5, 1e300, -1e300),
    *("", "x", "\u202e", "nobody", "act", "human", "vote", "x" * 5000, [], {}, [[]], [0], {"type": "x"}),
)


def mutated(file: File, rng: random.Random) -> File:
    """Return *file* with one thing changed at random."""
    copy = json.loads(json.dumps(file))
    path = rng.choice(nodes(copy))
    part: Any = copy
    for step in path[:-1]:
        part = part[step]
    key, value = path[-1], part[path[-1]]
    match rng.randrange(6):
        case 0:
            del part[key]
        case 1 if isinstance(part, list):
            part.insert(int(key), value)
        case 2 if isinstance(value, int | float) and not isinstance(value, bool):
            part[key] = value + rng.choice((1, -1, 10))
        case 3 if isinstance(part, list) and len(part) > 1:
            other = rng.randrange(len(part))
            part[key], part[other] = part[other], part[key]
        case 4 if isinstance(value, dict):
            value["more"] = rng.choice(VALUES)
        case _:
            part[key] = rng.choice(VALUES)
    return copy
