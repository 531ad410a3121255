"""The documents hang together: what they link to is there."""

import re
from collections.abc import Iterator
from importlib import import_module

import discord
import pytest
from discord.ext.commands import Cog, GroupCog

from bot import EXTENSIONS
from cogs.wire.messages import HELPFUL, NEEDED
from tests.tree import ROOT, files, name

DOCUMENTS = [path for path in files() if path.suffix == ".md"]
ICON_AUTHORS = (
    *("Lorc", "Delapouite", "Skoll", "sbed", "Faithtoken", "Quoting", "Cathelineau", "Carl Olsen"),
    *("Caro Asercion", "DarkZaitzev", "Andy Meneely"),
)
#: A path from the top of the tree; one with a placeholder (`engine/<key>/`) is not followed.
PARTS = "bench|cogs|data|docs|engine|local|ops|render|requirements|scripts|table|tests|words"
PATH = re.compile(rf"`((?:{PARTS})/[\w./-]+)(?::\w+)?`")
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_every_link_leads_somewhere(path):
    text = re.sub(r"```.*?```|`[^`\n]*`", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)

    assert not [link for link in LINK.findall(text) if not (path.parent / link).exists()]


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_every_script_that_is_named_exists(path):
    named = set(re.findall(r"(?<![\w/])scripts/[\w.]+(?<!\.)", path.read_text(encoding="utf-8")))

    assert not {script for script in named if not (ROOT / script).exists()}


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_every_path_of_the_tree_that_is_named_exists(path):
    named = {match.rstrip("/") for match in PATH.findall(path.read_text(encoding="utf-8"))}

    assert not {each for each in named if not (ROOT / each).exists()}


def test_the_invite_link_asks_for_the_permissions_that_setup_lists():
    wanted = discord.Permissions(**dict.fromkeys(NEEDED + HELPFUL, True)).value
    told = (ROOT / "docs" / "admin.md").read_text(encoding="utf-8")

    assert set(re.findall(r"permissions[= `]+(\d+)", told)) == {str(wanted)}


def test_the_notice_credits_every_author_of_an_icon():
    notice = (ROOT / "NOTICE").read_text()

    assert not [author for author in ICON_AUTHORS if author not in notice]
    assert "CC BY 3.0" in notice


def commands() -> Iterator[str]:
    """Yield the slash commands of the bot, as people type them."""
    for extension in EXTENSIONS:
        for found in vars(import_module(f"cogs.{extension}")).values():
            if isinstance(found, type) and issubclass(found, Cog) and found.__module__ == f"cogs.{extension}":
                group = f"{found.__cog_group_name__} " if issubclass(found, GroupCog) else ""
                yield from (f"/{group}{each.name}" for each in found.__cog_app_commands__)


def test_every_command_stands_in_the_reference() -> None:
    told = (ROOT / "docs" / "reference.md").read_text()
    known = set(commands())
    assert {"/play", "/game new", "/tournament join"} <= known
    in_rows = {name for row in re.findall(r"^\| (`/.+?`) \|", told, re.M) for name in re.findall(r"`/?([a-z ]+)`", row)}
    tops = {name.split()[0] for name in in_rows}
    assert [each for each in sorted(known) if each.split()[0].removeprefix("/") not in tops] == []
