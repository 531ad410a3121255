"""The board of a server: the lobbies that are open there, in one message, each with a way in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cogs.reader.names import until
from cogs.reader.story import Story
from cogs.screens.beside.pages import GatheringPages
from cogs.screens.server import SEEKING, managed, with_finding
from cogs.screens.watching.lists import url_of
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.context import Context
from cogs.wire.messages import Messages, Place
from cogs.wire.page import AMBER, GREEN, Page, Style, button
from cogs.wire.reply import Interaction
from data.words import Words
from table import Gathering, Person, TableError

MOST = 10  # lobbies with a button each
router = Router("seeking-board")


class SeekingPages(GatheringPages):
    """The message of the board."""

    kind = "seeking"

    async def board(self, context: Context, gathering: Gathering[Any], said: Words) -> Page | None:
        """Return the open lobbies that everybody may see who reads the board, the newest first."""
        places = await context.host.messages.places(gathering.id)
        lobbies = []
        for listing in await context.host.read.open_in(gathering.row.server):
            is_open = listing.status == "lobby" and listing.channel
            if is_open and (listing.channel == places.get("channel") or context.is_public(int(listing.channel))):
                lobbies.append(listing.table)
        found = [await _open(context, table, said) for table in lobbies[:MOST]]
        return listed(said, [each for each in found if each], len(lobbies))


class Open(NamedTuple):
    """An open lobby in words, where it stands, and how many it has room for."""

    story: Story
    url: str
    room: int


async def _open(context: Context, table: int, said: Words) -> Open | None:
    """Return an open lobby; None if it is none by now."""
    try:
        story = Story(await context.host.read.look(table), said)
    except TableError:
        return None
    if story.table.status != "lobby":
        return None
    url = url_of(story, await context.host.messages.places(table))
    return Open(story, url, story.table.opening.wanted or context.game(story.table.game).seats.stop - 1)


def listed(said: Words, lobbies: Sequence[Open], count: int) -> Page:
    """Return the board with *lobbies*, the first of *count*."""
    page = Page(AMBER).say(said.say("board-head"))
    for each in lobbies:
        page.say(line(*each))
        page.press(button(said.say("lobby-join"), spell(each.story.table.id, "join"), Style.primary))
    if not lobbies:
        page.say(said.say("board-none"))
    if count > MOST:
        page.say(said.say("board-more", count=count - MOST))
    return page.rule().press(
        button(said.say("greeting-open"), spell(0, "open_table")),
        button(said.say("greeting-play"), spell(0, "play_now")),
    )


def line(story: Story, url: str, room: int) -> str:
    """Return a lobby in a line: who is wanted, how fast it is played, since when it stands, and until when."""
    table = story.table
    facts = [
        f"**[{story.title}]({url})**" if url else f"**{story.title}**",
        story.say("board-seats", here=len(table.seats), free=max(0, room - len(table.seats))),
        story.clock(),
        story.say("board-since", since=until(table.created)),
    ]
    if table.seeks_until:
        key = "board-begins" if table.opening.is_set else "board-until"
        facts.append(story.say(key, until=until(table.seeks_until)))
    return " · ".join(facts)


async def choose(context: Context, interaction: Interaction, person: Person, channel: str) -> None:
    """Have the board of this server stand in *channel*, and nowhere else."""
    await _take_down(context, interaction)
    await context.host.finding.list_in(str(interaction.guild_id), person, channel)


async def _take_down(context: Context, interaction: Interaction) -> None:
    for board in await context.host.finding.boards(str(interaction.guild_id)):
        place = Place.read((await context.host.messages.places(board)).get("gathering"))
        if place:
            await Messages(interaction.client).delete(place)


@router.on("seeking_end")
async def end(click: Click) -> None:
    """List the open lobbies no longer."""
    server = managed(click)
    await _take_down(click.context, click.reply.interaction)
    await click.host.finding.unlist(server)
    await click.host.servers.note(server, **{SEEKING: None})
    await click.reply.show(with_finding(Page(GREEN), click.words, await click.host.servers.facts(server)))
