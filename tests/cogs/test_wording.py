"""Wording: every key has words, every language falls back, broken files are found at once."""

import re
from pathlib import Path

import pytest
from discord import app_commands

from cogs import general
from cogs.failures import key_of
from cogs.wording import Wording

COGS = Path(__file__).parents[2] / "cogs"


def test_every_right_that_setup_checks_has_a_name() -> None:
    words = Wording()
    for right in general.NEEDED + general.HELPFUL:
        assert words("right." + right.replace("_", "-"))


def test_every_key_in_the_source_has_words() -> None:
    words = Wording()
    found = set()
    for file in COGS.glob("*.py"):
        found |= set(re.findall(r'words\(\s*"([\w.-]+)"', file.read_text()))
        found |= set(re.findall(r'return "(failure-[\w-]+)"', file.read_text()))
    assert {"ping", "about.games", "failure-unexpected"} <= found
    for key in found:
        assert words(key, milliseconds=1, version="1")


def test_a_language_without_the_words_falls_back(tmp_path: Path) -> None:
    for locale, text in (("en", "one = One\ntwo = Two { $n }\n"), ("de", "one = Eins\n")):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "a.ftl").write_text(text)
    words = Wording(tmp_path)
    assert words("one", "de") == "Eins"
    assert words("one", "de-AT") == "Eins"
    assert words("two", "de", n=3) == "Two 3"
    assert words("one", "ja") == "One"
    with pytest.raises(KeyError):
        words("three")
    with pytest.raises(ValueError, match="two"):
        words("two")


def test_a_broken_file_is_found_at_once(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("fine = Fine\nbroken =\n    **no**\n")
    with pytest.raises(ValueError, match="broken"):
        Wording(tmp_path)


def test_foreseen_errors_are_explained_and_others_admitted() -> None:
    assert key_of(app_commands.NoPrivateMessage()) == "failure-only-in-server"
    assert key_of(app_commands.MissingPermissions(["ban_members"])) == "failure-not-allowed"
    assert key_of(app_commands.BotMissingPermissions(["ban_members"])) == "failure-bot-lacks-rights"
    assert key_of(RuntimeError()) == "failure-unexpected"
