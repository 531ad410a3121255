"""Looking for players: opening a search, what its lobby says, and beginning it early."""

from __future__ import annotations

from typing import Any, NamedTuple

from discord import ui

from cogs.reader.names import at, mention, plain, time, until
from cogs.reader.story import Story
from cogs.screens.lobby.seat import show_seat
from cogs.screens.me.settings import minutes
from cogs.screens.server import SEEKERS
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.visit import Visit
from cogs.wire.errors import Refusal
from cogs.wire.page import AMBER, GREY, Page, Style, button
from data.words import Words
from engine.play import Game
from table import DAY, THERE, Search, TableInfo, next_time

HOUR = 3_600
#: For how long somebody can look for players, in seconds.
WITHIN = (15 * 60, 30 * 60, HOUR, 3 * HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY)
USUAL = HOUR
NONE = "none"  # chosen where nothing follows a search in vain


class Wish(NamedTuple):
    """What somebody wants to play, with how many and how fast, for how long they look, and what if too few come."""

    game: str
    people: int | None
    clock: int | None
    within: int | None
    at: str | None
    then: str


async def seek(visit: Visit, wish: Wish, channel: int) -> None:
    """Open a search in *channel*, and show the seat of the person who looks."""
    game = visit.context.game(wish.game)
    search = Search(wish.people or max(2, game.seats.start), *await _time(visit, wish), is_set=bool(wish.at))
    server, role = str(visit.reply.interaction.guild_id), await _role(visit)
    places = {"channel": str(channel)}
    table, is_rung = await visit.host.finding.seek(server, visit.person, wish.game, search, wish.clock, places, role)
    said = visit.words.say("seek-done", until=at(table.seeks_until))
    rung = visit.words.say("seek-rung" if is_rung else "seek-unrung", role=f"<@&{role}>") if role else ""
    await show_seat(visit, table, game, " ".join(filter(None, (said, rung))))


async def _time(visit: Visit, wish: Wish) -> tuple[float, str]:
    """Return until when to look, and what follows if too few have come."""
    then, now = "" if wish.then == NONE else wish.then, visit.context.now()
    if wish.at is None:
        return now + (wish.within or USUAL), then
    if wish.within is not None:
        raise Refusal("seek-both")
    wanted = minutes(wish.at)
    if wanted is None:
        raise Refusal("seek-no-time", typed=plain(wish.at))
    return next_time((await visit.host.people.person(visit.person.id)).zone, now, wanted), then


async def _role(visit: Visit) -> str:
    """Return the role to ping on this server, if it has chosen one and still has it."""
    guild = visit.reply.interaction.guild
    chosen = (await visit.host.servers.facts(str(visit.reply.interaction.guild_id))).get(SEEKERS, "")
    return chosen if guild and chosen and guild.get_role(int(chosen)) else ""


def sought(story: Story) -> list[str]:
    """Return how a search stands, and what becomes of it."""
    table, say = story.table, story.say
    opening, ends = table.opening, until(table.seeks_until)
    facts = {"here": len(table.seats), "wanted": opening.wanted}
    if opening.is_set:
        at = say("list-note", text=ends, note=time(table.seeks_until))
        head, when = say("seek-set", **facts, until=at), say("seek-by-then")
    else:
        head, when = say("seek-open", **facts), ends
    level = story.level_within(opening.then) if opening.then not in ("", THERE) else ""
    return [head, say("seek-else", then=opening.then or NONE, level=level, when=when)]


def is_early(table: TableInfo) -> bool:
    """Return whether more people are wanted than have come."""
    return table.status == "lobby" and table.opening.seeks and len(table.seats) < table.opening.wanted


def begin_or_fill(story: Story, game: Game[Any]) -> Page:
    """Return the host's choice while not all have come: begin with those who have, if they are enough, or fill up."""
    table, here = story.table, len(story.table.seats)
    page = Page(AMBER).say(story.say("seek-choose", here=here, wanted=table.opening.wanted))
    begin = button(story.say("seek-begin", here=here), spell(table.id, "begin"))
    fill = fill_button(story.words, table.id, table.opening.wanted - here)
    return page.press(begin if here >= game.seats.start else None, fill)


def fill_button(words: Words, table: int, count: int) -> ui.Button[Any]:
    """Return the button that fills up with so many computers, and begins."""
    return button(words.say("start-fill", count=count), spell(table, "fill"), Style.success)


def lapsed(story: Story, called: list[str]) -> Page:
    """Return what tells those who waited that too few have come."""
    names = " ".join(map(mention, called))
    return Page(GREY).say(story.say("seek-lapsed", names=names, title=story.title))
