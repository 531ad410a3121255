"""What a server has chosen: its language, the form of boards, a forum as the games' home, a channel for news."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from cogs.reader.story import Story
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.commands.tables import HOME
from cogs.wire.errors import Refusal
from cogs.wire.page import GREEN, Page, button
from data.words import FALLBACK, Words
from data.words import words as words_in
from render.orders import Form
from table import Host

FORM, NEWS, LANGUAGE = "form", "news", "language"  # by these keys, and by HOME, the store keeps them
SEEKERS, SEEKING = "seekers", "seeking"  # a role that hears of searches, and the channel that lists open tables
STATES = {"lobby": "lobby", "running": "running"}  # tags of a post by the status of its table; all others are over
router = Router("server")


async def server_words(host: Host, server: str, locale: str) -> Words:
    """Return the words of public messages on *server*: of the language it has chosen, or else of its *locale*."""
    return words_in((await host.servers.facts(server)).get(LANGUAGE) or locale)


async def form_of(host: Host, server: str) -> Form:
    """Return the form of boards in the panels of *server*: wide, unless it has chosen the tall one."""
    return "tall" if (await host.servers.facts(server)).get(FORM) == "tall" else "wide"


def with_form(page: Page, words: Words, form: Form) -> Page:
    """Add to *page* which form boards have, and the way to the other."""
    other: Form = "wide" if form == "tall" else "tall"
    chooser = button(words.say(f"server-form-{other}"), spell(0, "server_form", other))
    return page.say(words.say("server-form", form=form)).press(chooser)


def with_places(page: Page, words: Words, facts: Mapping[str, str]) -> Page:
    """Add to *page* where games live and where results are told, and how to end that."""
    for key in (HOME, NEWS):
        chosen = facts.get(key)
        page.say(words.say(f"server-{key}", channel=f"<#{chosen}>") if chosen else words.say(f"server-no-{key}"))
    ways = [
        button(words.say(f"server-end-{key}"), spell(0, "server_end", key)) for key in (HOME, NEWS) if facts.get(key)
    ]
    return page.press(*ways)


def with_finding(page: Page, words: Words, facts: Mapping[str, str], is_heard: bool = True) -> Page:
    """Add to *page* who is told of searches and where open tables are listed; *is_heard*: a ping of them arrives."""
    role, channel = facts.get(SEEKERS, ""), facts.get(SEEKING, "")
    page.say(words.say("server-seekers", role=f"<@&{role}>") if role else words.say("server-no-seekers"))
    if role and not is_heard:
        page.say(words.say("server-mute-seekers", role=f"<@&{role}>"))
    page.say(words.say("server-seeking", channel=f"<#{channel}>") if channel else words.say("server-no-seeking"))
    return page.press(
        button(words.say("server-end-seekers"), spell(0, "server_end", SEEKERS)) if role else None,
        button(words.say("server-end-seeking"), spell(0, "seeking_end")) if channel else None,
    )


def with_language(page: Page, words: Words, facts: Mapping[str, str], locale: str) -> Page:
    """Add to *page* in which language public messages are, and the way back to that of the server's *locale*."""
    chosen = facts.get(LANGUAGE, "")
    if not chosen:
        return page.say(words.say("server-own-language", language=words_in(locale).say("language-name")))
    page.say(words.say("server-language", language=words_in(chosen).say("language-name")))
    return page.press(button(words.say("server-end-language"), spell(0, "server_language")))


def tags(story: Story) -> list[str]:
    """Return the tags of a post: how its table stands, and which game it is."""
    return [story.say(f"tag-{STATES.get(story.table.status, 'over')}"), story.game]


def all_tags(story: Story) -> list[str]:
    """Return the tags of posts that come and go."""
    return [story.say(f"tag-{state}") for state in ("lobby", "running", "over")]


def managed(click: Click) -> str:
    """Return the server of somebody who manages it, or refuse."""
    interaction = click.reply.interaction
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refusal("server-not-yours")
    return str(interaction.guild_id)


@router.on("server_end")
async def end_place(click: Click) -> None:
    """Have no forum as the games' home any more, or no channel for news."""
    server, key = managed(click), click.one_of((HOME, NEWS, SEEKERS), click.address.rest)
    await click.host.servers.note(server, **{key: None})
    shown = with_places if key in (HOME, NEWS) else with_finding
    await click.reply.show(shown(Page(GREEN), click.words, await click.host.servers.facts(server)))


@router.on("server_language")
async def end_language(click: Click) -> None:
    """Post in the server's own language again."""
    server = managed(click)
    await click.host.servers.note(server, **{LANGUAGE: None})
    locale = str(click.reply.interaction.guild_locale or FALLBACK)
    await click.reply.show(with_language(Page(GREEN), click.words, await click.host.servers.facts(server), locale))


@router.on("server_form")
async def choose_form(click: Click) -> None:
    """Choose the form of boards for the whole server."""
    server = managed(click)
    form: Form = click.one_of(get_args(Form), click.address.rest)
    await click.host.servers.note(server, **{FORM: form})
    await click.reply.show(with_form(Page(GREEN), click.words, form))
