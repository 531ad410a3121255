"""The first commands' wording: every key has words, every fault an explanation."""

import re
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from discord import app_commands
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from cogs import general
from cogs.failures import is_too_late, key_of
from data.words import LOCALES, words

COGS = Path(__file__).parents[2] / "cogs"


def test_every_right_that_setup_checks_has_a_name():
    for right in general.NEEDED + general.HELPFUL:
        assert "right-" + right.replace("_", "-") in words("en")


def test_every_key_in_the_source_has_words():
    text = "".join((COGS / name).read_text() for name in ("general.py", "failures.py"))
    found = set(re.findall(r'say\(\s*"([\w-]+)"', text)) | set(re.findall(r'"((?:failure|setup)-[\w-]+)"', text))

    assert {"ping", "about-games", "setup-fine", "failure-unexpected"} <= found
    assert not {key for key in found if key not in words("en")}


@pytest.mark.parametrize("path", sorted(LOCALES.rglob("*.ftl")), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_line_of_a_wording_file_is_lost(path):
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body

    assert not [entry.content for entry in entries if isinstance(entry, Junk)]


def test_foreseen_errors_are_explained_and_others_admitted():
    assert key_of(app_commands.NoPrivateMessage()) == "failure-only-in-server"
    assert key_of(app_commands.MissingPermissions(["ban_members"])) == "failure-not-allowed"
    assert key_of(app_commands.BotMissingPermissions(["ban_members"])) == "failure-bot-lacks-rights"
    assert key_of(RuntimeError()) == "failure-unexpected"


def test_only_an_interaction_that_is_gone_counts_as_too_late():
    def refusal(code: int) -> Exception:
        response = SimpleNamespace(status=404, reason="Not Found")
        gone = discord.NotFound(response, {"code": code, "message": "x"})
        return app_commands.CommandInvokeError(SimpleNamespace(name="ping"), gone)

    assert is_too_late(refusal(10062))
    assert not is_too_late(refusal(10008))
    assert not is_too_late(RuntimeError())


def test_a_report_names_what_is_missing_and_what_is_wished():
    notice = general.report(words("en"), "<#1>", ["send_messages"], ["pin_messages"])
    texts = [part["content"] for part in notice.to_components()[0]["components"] if part["type"] == 10]

    assert texts[0] == "**Not yet.** The game master cannot run a game in <#1>."
    assert "- Send Messages" in texts[1]
    assert "- Pin Messages" in texts[2]
