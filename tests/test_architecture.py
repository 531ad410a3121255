"""The house rules of the tree: who may import whom, and what stays pure.

The tables below are the architecture. Change them on purpose, never to make a test pass.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import games
from tests.tree import ROOT, imports, imports_of, is_within, name, part_of, python_files, tree

# bot -> cogs -> {table, render, words} -> engine -> data (loader), and render -> words.
# local/ is the other end of a socket, workers of a pipe. ops/ is below everything that can be watched.
ARROWS = {
    "bot": ("settings", "logs", "cogs", "table", "render", "data", "ops", "configured", "process"),
    "process": ("settings", "configured", "cogs", "table", "render", "ops"),
    "configured": ("settings", "logs", "cogs", "table", "engine", "data", "ops"),
    "settings": (),
    "logs": ("ops.trace",),
    "workers": (),
    "ops": (),
    "parts": ("data.loader",),
    "cogs": ("table", "render", "words", "parts", "engine", "data", "ops"),
    "table": ("engine", "data", "workers", "ops.meters", "ops.trace"),
    "render": ("words", "parts", "engine", "data", "workers"),
    "words": ("parts", "engine", "data"),
    "engine": ("data.loader",),
    "data": (),
    "local": (),
}

# Inside cogs: the cogs themselves above everything, then one direction down to what a reader sees. `cogs.games` is the
# protocol of a game's own pages; the pages of a game (cogs.games.<key>) are found by its key and imported by nobody.
COGS = ("play", "game", "watch", "stats", "tournament", "me", "menus", "admin", "help")
COGS_ROOMS = {
    "delivery": ("screens", "wire", "reader"),
    "games": ("screens", "wire", "reader"),
    "screens": ("wire", "reader"),
    "wire": ("reader",),
    "reader": (),
}

# What each may use besides the standard library.
OUTSIDE = {
    "bot": ("discord", "aiohttp"),
    "process": ("discord", "aiohttp", "uvloop"),
    "configured": ("discord", "msgspec", "yarl"),
    "settings": (),
    "logs": (),
    "workers": (),
    "ops": ("aiohttp", "prometheus_client", "sentry_sdk"),
    "parts": (),
    "cogs": ("discord", "aiohttp", "fluent", "msgspec", "yarl"),
    "table": ("aiosqlite", "msgspec", "openskill", "psycopg", "psycopg_pool"),
    "render": ("PIL", "budoux", "fluent", "msgspec"),
    "words": ("msgspec",),
    "engine": ("msgspec",),
    "data": ("fluent", "msgspec"),
    "local": ("aiohttp", "msgspec"),
}

# These stay behind one door: one module of one part.
ONE_MODULE = {
    **dict.fromkeys(("aiosqlite", "openskill", "psycopg", "psycopg_pool"), "table"),
    **dict.fromkeys(("prometheus_client", "sentry_sdk"), "ops"),
    "PIL": "render",
}

# SQL is the business of those who store.
SQL_USERS = ("table", "local")

# The engine has no clock, no chance but its own, no files, no network, nobody to wait for.
IMPURE_MODULES = {
    *("asyncio", "concurrent", "multiprocessing", "select", "signal", "subprocess", "threading"),
    *("datetime", "time", "random", "secrets", "uuid"),
    *("glob", "importlib", "io", "locale", "logging", "os", "shutil", "sqlite3", "tempfile"),
    *("http", "socket", "ssl", "urllib"),
}
IMPURE_CALLS = {
    "open",
    "print",
    "input",
    "eval",
    "exec",
    "read_text",
    "read_bytes",
    "write_text",
    "write_bytes",
}

# render sees views, never a state.
UNSEEN_BY_RENDER = re.compile(r"engine(\.\w+)?\.(state|setup|turn)")

# A game is named in its own folders and in the one list of games, nowhere else.
ONLY_LIST = "engine/__init__.py"
ROOMS = ("engine", "words", "render", "cogs/games")

# A part with a door is imported as a whole: `from table import Host`. Its own tests and the tools see its inside.
DOORS = {
    "table": ("table/", "tests/table/", "tests/e2e/bots/", "bench/", "scripts/"),
}
FREE = ("tests", "bench", "scripts")  # may import everything, and nothing imports them


def is_allowed(part: str, module: str) -> bool:
    """Whether a file of *part* may import *module*."""
    top = module.partition(".")[0]
    if top in ARROWS or top in FREE:
        return is_within(module, (part, *ARROWS[part]))
    return top in sys.stdlib_module_names or is_within(module, OUTSIDE[part])


def impurities(source: ast.Module) -> Iterator[str]:
    """Yield what *source* does that a rule of a game must not do."""
    yield from (module for module in imports(source) if module.partition(".")[0] in IMPURE_MODULES)
    for node in ast.walk(source):
        if isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if called in IMPURE_CALLS:
                yield f"{called}()"


#: Taking a token apart, or putting one together; only picks.py of a game may.
SURGERY = {"partition", "rpartition", "removeprefix", "removesuffix", "startswith", "endswith", "split", "rsplit"}
#: Modules of the games that cut other texts than answers: words on cards, effects of content, amounts that people type,
#: the addresses of pages, the spelling of a building card, drawn positions.
CUTS_OTHER_TEXTS = {
    "engine/tokyo_clash/cards/words.py",
    "engine/tokyo_clash/city/hexes.py",
    "engine/monopoly/content/box.py",
    "engine/monopoly/drawn.py",
    "engine/tokyo_clash/drawn.py",
    "engine/total_war/drawn.py",
    "engine/total_war/cards/card.py",
    "engine/tokens.py",
    "cogs/games/monopoly/offers.py",
    "cogs/games/monopoly/estate_screen.py",
    "words/tokyo_clash/lexicon.py",  # keys of terms, not answers
}
TOKEN = re.compile(
    r"^(card|king|seat|building|hex|face|throw|hit|discard|spend|hand|works|build|maser|buy|steps|rights):$"
)


def knows_a_game(path: Path) -> bool:
    games = ("total_war", "tokyo_clash", "monopoly", "players")
    return path.name != "picks.py" and any(part.removesuffix(".py") in games for part in Path(name(path)).parts)


@pytest.mark.parametrize(
    "path", [path for path in python_files("engine", "words", "render", "cogs") if knows_a_game(path)], ids=name
)
def test_only_picks_takes_a_token_apart_or_puts_one_together(path: Path):
    if name(path) in CUTS_OTHER_TEXTS:
        return
    calls = [
        node.func.attr
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    ]
    assert not SURGERY.intersection(calls)
    formatted = [node.values[0] for node in ast.walk(tree(path)) if isinstance(node, ast.JoinedStr) and node.values]
    begun = [part.value for part in formatted if isinstance(part, ast.Constant)]
    assert not [text for text in begun if TOKEN.match(str(text))]


def test_imports_follow_the_arrows():
    wrong = {
        f"{name(path)} imports {module}"
        for part in ARROWS
        for path in python_files(part)
        for module in imports_of(path)
        if not is_allowed(part, module)
    }
    assert not wrong


@pytest.mark.parametrize("part", DOORS)
def test_a_part_with_a_door_is_entered_by_it(part):
    outside = [path for path in python_files() if not name(path).startswith(DOORS[part])]
    wrong = {
        f"{name(path)} imports {module}"
        for path in outside
        for module in imports_of(path)
        if module.startswith(f"{part}.")
    }
    assert not wrong


def room_of(module: str) -> str:
    """Return the room of cogs that *module* is in; that of a cog is empty."""
    inner = module.split(".")[1:]
    return inner[0] if inner and inner[0] in COGS_ROOMS else ""


def test_the_rooms_of_cogs_import_in_one_direction():
    wrong = {
        f"{name(path)} imports {module}"
        for path in python_files("cogs")
        for module in imports_of(path)
        if (room := room_of(name(path).removesuffix(".py").replace("/", ".")))
        and is_within(module, ("cogs",))
        and room_of(module) not in (room, *COGS_ROOMS[room])
    }
    assert not wrong


@pytest.mark.parametrize("part", DOORS)
def test_the_door_names_all_that_it_lets_out(part):
    door = tree(ROOT / part / "__init__.py")
    let_out = {
        alias.asname or alias.name for node in door.body if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    named = next(node.value for node in door.body if isinstance(node, ast.Assign))

    assert set(ast.literal_eval(named)) == let_out


def test_the_cogs_are_extensions_and_stand_alone_in_their_folder():
    flat = {path.stem for path in python_files("cogs") if path.parent == ROOT / "cogs"}
    assert flat == {"__init__", *COGS}
    for cog in COGS:
        path = ROOT / "cogs" / f"{cog}.py"
        assert "setup" in {node.name for node in tree(path).body if isinstance(node, ast.AsyncFunctionDef)}, cog
        assert not {module for module in imports_of(path) if module in {f"cogs.{other}" for other in COGS}}, cog


def games_named(path: Path) -> set[str]:
    """Return the games that a file names though it is none of theirs: by key, by class or by title."""
    text, where = path.read_text(encoding="utf-8"), path.relative_to(ROOT).with_suffix("").as_posix()
    foreign = [key for key in games if not is_within(where.replace("/", "."), own_rooms(key))]
    return {key for key in foreign if re.search(key.replace("_", "[ _-]?"), text, re.IGNORECASE)}


def own_rooms(key: str) -> tuple[str, ...]:
    return tuple(f"{room}.{key}".replace("/", ".") for room in ROOMS)


def test_no_game_is_named_outside_its_own_folders_and_the_one_list():
    product = [path for path in python_files(*ARROWS) if part_of(path) != "local"]
    named = {name(path): found for path in product if (found := games_named(path))}
    assert named == {ONLY_LIST: set(games)}


def test_the_folders_of_the_games_are_in_their_rooms():
    folders = {path.name for path in (ROOT / "data").iterdir() if any(path.glob("*.toml"))}
    assert folders - {"emojis", "fonts", "icons"} == set(games)


def test_render_sees_views_only():
    wrong = {
        f"{name(path)} imports {module}"
        for path in python_files("render")
        for module in imports_of(path)
        if UNSEEN_BY_RENDER.match(module)
    }
    assert not wrong


@pytest.mark.parametrize("library", ONE_MODULE)
def test_a_library_with_one_door_is_used_by_one_module(library):
    users = {path for path in python_files(*ARROWS) for used in imports_of(path) if is_within(used, (library,))}

    assert len(users) <= 1, users
    assert {part_of(path) for path in users} <= {ONE_MODULE[library]}


def test_only_those_who_store_speak_sql():
    users = {name(path) for path in python_files(*ARROWS) if "sqlite3" in imports_of(path)}

    assert not {user for user in users if not user.startswith(SQL_USERS)}


def test_the_engine_is_pure():
    assert not {f"{name(path)}: {what}" for path in python_files("engine") for what in impurities(tree(path))}


def test_every_part_of_the_tree_has_its_place_in_the_tables():
    assert {part_of(path) for path in python_files()} <= {*ARROWS, *FREE}
    assert ARROWS.keys() == OUTSIDE.keys()
    assert all((ROOT / f"{part}.py").exists() or (ROOT / part / "__init__.py").exists() for part in ARROWS)


@pytest.mark.parametrize(
    ("part", "line", "module"),
    [
        ("engine", "from table import store", "table"),
        ("engine", "from data import rulebook", "data.rulebook"),
        ("engine", "import discord.ext.commands", "discord.ext.commands"),
        ("render", "import table.host", "table.host"),
        ("cogs", "def draw():\n    from PIL import Image", "PIL"),
        ("cogs", "import bot", "bot"),
        ("table", "import discord", "discord"),
        ("local", "from engine import games", "engine"),
        ("local", "from data import loader", "data"),
        ("cogs", "from local.control import Control", "local.control"),
        ("data", "import tests.rule_coverage", "tests.rule_coverage"),
    ],
)
def test_a_wrong_import_is_seen(part, line, module):
    *_, found = imports(ast.parse(line), f"{part}.rumble")

    assert is_within(found, (module,))
    assert not is_allowed(part, found)


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ("bot", "from cogs import lobby"),
        ("cogs", "import discord"),
        ("engine", "from engine.play import Seat"),
        ("engine", "from . import state"),
        ("engine", "from .. import play"),
        ("engine", "import data.loader"),
        ("engine", "import msgspec, hashlib"),
        ("render", "from engine.rumble.view import View"),
    ],
)
def test_a_right_import_is_let_through(part, line):
    assert all(is_allowed(part, module) for module in imports(ast.parse(line), f"{part}.rumble"))


@pytest.mark.parametrize(
    "line", ["import random", "from time import monotonic", "print(1)", "import os.path", "pack.open()"]
)
def test_impurity_is_seen(line):
    assert list(impurities(ast.parse(line)))
