"""What a server chooses: whether its games are rated, and on which day a page of the week comes."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.screens.server import NEWS, managed
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.page import GREEN, Item, Page, Style, button, choice, select
from data.words import Words
from table import Host, News

HOUR = "18:00"  # at which the weekly page comes
OFF = "off"
router = Router("ranking-choosing")


async def with_ranking(page: Page, words: Words, host: Host, server: str, channel: str) -> Page:
    """Add to *page* whether games are rated on *server* and what comes every week, and how to change both."""
    is_on, told = await host.ranking.is_on(server), await host.ranking.news(server)
    facts = await host.servers.facts(server)
    return ranking(page, words, is_on, told, facts, channel)


def ranking(page: Page, words: Words, is_on: bool, told: News, facts: Mapping[str, str], channel: str) -> Page:
    """Add to *page* what is so, and how to change it."""
    say = words.say
    page.say(say("rating-setup-on" if is_on else "rating-setup-off"), weekly(words, told, facts, channel))
    toggle = "off" if is_on else "on"
    page.press(
        button(say(f"rating-turn-{toggle}"), spell(0, "rating", toggle), Style.secondary if is_on else Style.primary)
    )
    return page.press(_days(words, told))


def weekly(words: Words, told: News, facts: Mapping[str, str], channel: str) -> str:
    """Return on which day and where a page of the week comes."""
    if told.weekday < 0:
        return words.say("weekly-setup-off")
    day = {"day": words.say("weekly-day", day=told.weekday), "hour": HOUR, "zone": told.zone}
    if news := facts.get(NEWS):
        return words.say("weekly-setup-news", channel=f"<#{news}>", **day)
    return words.say("weekly-setup-on", channel=f"<#{channel}>", **day)


def _days(words: Words, told: News) -> Item:
    off = choice(words.say("weekly-off"), OFF, chosen=told.weekday < 0)
    at = words.say("list-note", text=HOUR, note=told.zone)
    days = [choice(words.say("weekly-every", day=day), str(day), at, chosen=told.weekday == day) for day in range(7)]
    return select(spell(0, "weekly"), words.say("weekly-choose"), [off, *days])


@router.on("rating")
async def choose_rating(click: Click) -> None:
    """Have the games of a server rated, or no longer."""
    server, wish = managed(click), click.one_of(("on", "off"), click.address.rest)
    await click.host.ranking.set_rating(server, click.person, _here(click), is_on=wish == "on")
    await _show(click, server)


@router.on("weekly")
async def choose_day(click: Click) -> None:
    """Have a page of the week on a day, or none any more."""
    server = managed(click)
    day = -1 if click.chosen == OFF else click.one_of(range(7), click.number(click.chosen))
    await click.host.ranking.set_weekly(server, click.person, _here(click), day)
    await _show(click, server)


def _here(click: Click) -> str:
    return str(click.reply.interaction.channel_id)


async def _show(click: Click, server: str) -> None:
    await click.reply.show(await with_ranking(Page(GREEN), click.words, click.host, server, _here(click)))
