"""Somebody's shelf: the titles of seasons that stay, and trophies, each with the game that earned it."""

from __future__ import annotations

import discord

from cogs.reader.names import date, known
from cogs.screens.ranking.ladder import season_name, server_of
from cogs.screens.watching.replay import open_replay
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.errors import Refusal
from cogs.wire.page import AMBER, GREY, OPTIONS, Item, Page, button, choice, select
from data.words import Words
from table import Quarter, Shelf, Title, Trophy

router = Router("ranking-shelf")


def shelf(words: Words, told: Shelf) -> Page:
    """Return the whole shelf of somebody."""
    say = words.say
    earned, rest = told.earned, [each for each in told.trophies if not each.is_earned]
    page = Page(AMBER if earned or told.titles else GREY).say(say("shelf", name=known(words, told.person, told.name)))
    if not (earned or told.titles):
        page.say(say("shelf-none"))
    if told.titles:
        page.say(say("shelf-titles"), *(f"- {title(words, each)}" for each in told.titles))
    if earned:
        page.say(say("shelf-earned"), *(_earned(words, each) for each in earned))
        page.press(select(spell(0, "shelf_replay", told.person), say("shelf-replay"), _games(words, earned)))
    if rest:
        page.say(say("shelf-open"), *(_missing(words, each) for each in rest))
    return page.press(button(say("rating-stats"), spell(0, "stats", told.person)))


def brief(words: Words, told: Shelf) -> list[str]:
    """Return the shelf in a few lines: the newest titles, and how many trophies there are."""
    lines = [title(words, each) for each in told.titles[:3]]
    if told.trophies:
        lines.append(words.say("shelf-count", earned=len(told.earned), all=len(told.trophies)))
    return lines


def title(words: Words, one: Title) -> str:
    """Return a title in words."""
    season = Quarter.read(one.season)
    facts = {"season": season_name(words, season) if season else one.season, "game": words.say(f"{one.game}-name")}
    return words.say("title-king", **facts) if one.place == 1 else words.say("title-place", place=one.place, **facts)


def _key(trophy: Trophy) -> str:
    return f"trophy-{trophy.key}"


def _about(words: Words, trophy: Trophy) -> dict[str, str]:
    name, about = words.forms(_key(trophy), ("about",))
    return {"name": name, "about": about}


def _earned(words: Words, trophy: Trophy) -> str:
    return "- " + words.say("shelf-trophy", **_about(words, trophy), date=date(trophy.at))


def _missing(words: Words, trophy: Trophy) -> str:
    return "- " + words.say("shelf-missing", **_about(words, trophy), done=trophy.done, needed=trophy.needed)


def _games(words: Words, earned: list[Trophy]) -> list[discord.SelectOption]:
    return [
        choice(facts["name"], f"{each.table}.{number}", facts["about"], emoji="trophy")
        for number, each in enumerate(earned[:OPTIONS])
        for facts in (_about(words, each),)
    ]


def shelf_button(words: Words, person: str) -> Item:
    """Return what leads to the shelf of *person*."""
    return button(words.say("shelf-button"), spell(0, "shelf", person), emoji="trophy")


@router.on("shelf")
async def show(click: Click) -> None:
    """Show somebody's shelf."""
    who = click.address.rest
    if not who.isdigit():
        raise Refusal("failure-unknown")
    told = await shelf_of(click, who)
    if not told.trophies:
        raise Refusal("shelf-hidden")
    await click.reply.show(shelf(click.words, told))


@router.on("shelf_replay")
async def replay(click: Click) -> None:
    """Show the game that earned a trophy, from its beginning."""
    visit = await click.at(click.number(click.chosen.partition(".")[0]))
    await open_replay(visit)


async def shelf_of(visit: Visit, person: str) -> Shelf:
    """Return what stands on the shelf of *person* on this server, as far as the one who looks may know."""
    return await visit.host.ranking.shelf(server_of(visit), person, visit.person.id)
