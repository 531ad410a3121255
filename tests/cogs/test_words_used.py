"""Every message that the cogs ask for exists, and descriptions fit into Discord's limits."""

import re
from pathlib import Path

import discord
import pytest
from discord import app_commands

from cogs import help as help_cog
from cogs.screens import ranking, server
from cogs.wire.clicks.address import spell
from cogs.wire.commands.described import Translations, described
from cogs.wire.errors import Refusal, sentence
from cogs.wire.messages import HELPFUL, NEEDED
from cogs.wire.page import button
from data.words import languages, words
from engine import games
from engine.errors import IllegalPick
from table import Fenced, News, NoSuchTable, NotReady, StoreAway, StoreClosed, StoreFull
from tests.cogs.screens.test_pages import custom_ids, payload

HOME = Path(__file__).parents[2]
COGS = HOME / "cogs"
SOURCES = {path: path.read_text(encoding="utf-8") for path in COGS.rglob("*.py")}
SAID = words("en")


def test_every_right_that_setup_checks_has_a_name():
    for right in NEEDED + HELPFUL:
        assert SAID.say("right-" + right.replace("_", "-"))
        assert right in discord.Permissions.VALID_FLAGS


def test_every_key_in_the_source_has_words():
    found = set()
    for text in SOURCES.values():
        found |= set(re.findall(r'\bsay\(\s*"([\w-]+[^-"])"', text))
        found |= set(re.findall(r'Refusal\(\s*"([\w-]+)"', text))
        found |= set(re.findall(r'return "(failure-[\w-]+)"', text))
        found |= {f"command-{key}" for key in re.findall(r'described\("([\w-]+)"\)', text)}
    assert {"ping", "about-games", "failure-unknown", "panel-act", "command-game-new"} <= found
    assert not {key for key in found if key not in SAID}


def test_every_refusal_of_engine_and_table_has_words_and_every_refusal_in_words_is_raised():
    texts = [path.read_text(encoding="utf-8") for room in ("engine", "table") for path in (HOME / room).rglob("*.py")]
    raised = {key for text in texts for key in re.findall(r'\bkey(?:: str)? ?= ?"([a-z-]+)"', text)}
    raised -= set(games)  # a game has a key too
    lessons = "\n".join(path.read_text(encoding="utf-8") for path in HOME.glob("data/*/lessons/*.toml"))
    raised |= {"lesson", *re.findall(r'"refused-([\w-]+)"', lessons)}
    spoken = "\n".join(path.read_text(encoding="utf-8") for path in (HOME / "data/locales/en").glob("*.ftl"))
    assert {"not-offered", "choose", "too-few", "unreadable"} <= raised
    assert raised == set(re.findall(r"^refused-([\w-]+) =", spoken, re.MULTILINE))


def test_no_sentence_stands_in_the_source():
    wrong = {
        f"{path.name}: {text}"
        for path, source in SOURCES.items()
        if "words" not in path.parts
        for text in re.findall(r'label="([^"]+)"|description="([^"]+)"', source)
    }
    assert not wrong


def test_every_description_is_short_enough_for_discord():
    for path in SOURCES.values():
        for key in re.findall(r'described\("([\w-]+)"\)', path):
            assert 0 < len(described(key).message) <= 100


async def test_a_language_without_words_leaves_the_descriptions_in_english():
    context = app_commands.TranslationContext(location=app_commands.TranslationContextLocation.other, data=None)
    assert await Translations().translate(described("ping"), discord.Locale.korean, context) is None


@pytest.mark.parametrize(
    ("error", "words_said"),
    [
        (app_commands.NoPrivateMessage(), "on a server"),
        (app_commands.MissingPermissions(["ban_members"]), "may not do that"),
        (app_commands.BotMissingPermissions(["ban_members"]), "/setup"),
        (NoSuchTable(7), "no such table"),
        (
            NotReady(["It takes one more player."], rule="TW-1.1", key="too-few", count=1),
            "one more player, or add a computer. (TW-1.1)",
        ),
        (IllegalPick("Choose 1, not 2.", (), rule="TW-4.1"), "(TW-4.1)"),
        (StoreFull("The disk is full."), "Try again in a minute"),
        (StoreClosed(), "restarting"),
        (StoreAway("The server is gone."), "by myself when it is back"),
        (Fenced(3), "has just moved"),
        (Refusal("failure-unknown"), "/games"),
        (TimeoutError(), "Discord did not answer"),
    ],
)
def test_foreseen_errors_are_one_sentence(error, words_said):
    assert words_said in sentence(error, SAID)


def test_what_nobody_foresaw_has_no_sentence_of_its_own():
    assert sentence(RuntimeError("boom"), SAID) == ""


async def test_a_report_names_what_is_missing_and_what_is_wished():
    have = discord.Permissions.all()
    have.update(send_messages=False, pin_messages=False)

    page = help_cog.rights_report(SAID, "<#1>", have)

    texts = [part["content"] for part in page.to_components()[0]["components"] if part["type"] == 10]
    assert texts[0] == "**Not yet.** I can't run a game in <#1>."
    assert "- Send Messages" in texts[1]
    assert "- Pin Messages" in texts[2]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("have", [discord.Permissions.none(), discord.Permissions.all()])
async def test_setup_fits_into_one_message_with_everything_chosen_and_with_every_right_missing(have, language):
    said = words(language)
    places = ("home", server.NEWS, server.SEEKERS, server.SEEKING)
    facts = dict.fromkeys(places, "9" * 19) | {server.LANGUAGE: language}
    weekly = News(weekday=4, zone="America/Argentina/ComodRivadavia")

    page = help_cog.rights_report(said, "<#1>", have)
    page.press(button(said.say("setup-greet"), spell(0, "greet", 1))).rule()
    page = help_cog.with_choices(server.with_form(page, said, "wide"), said, facts, language, is_heard=False).rule()
    page = ranking.choosing.ranking(page, said, True, weekly, facts, "7")

    custom_ids(page)
    assert payload(page)
    assert page.text_room > 0, "nothing is cut"
