"""A seat in a lobby: sit down, choose a kaiju, leave; and a lobby for the same people again."""

from __future__ import annotations

from typing import Any

from cogs.reader.names import mark
from cogs.reader.story import Story
from cogs.screens.seats import leave
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.page import GREEN, Page, button, choice, notice, select
from engine.play import Game
from table import TableInfo

router = Router("lobby-seat")


def seated(story: Story, game: Game[Any], seat: int) -> Page:
    """Return the private page of somebody who has just sat down, to choose a kaiju."""
    say = story.say
    taken = {other.kaiju for other in story.table.seats if other.seat != seat}
    own = story.table.seats[seat].kaiju
    free = [
        choice(story.kaiju_name(key), key, story.words.say(f"{game.key}-kaiju-{key}"), chosen=key == own)
        for key in game.kaiju
        if key not in taken
    ]
    page = Page(GREEN).say(say("join-done", title=story.title, mark=mark(seat)))
    page.say(say("join-kaiju", kaiju=story.kaiju_name(own)) if own else say("join-surprise"))
    return page.press(
        *(
            select(spell(story.table.id, "kaiju", group), say("join-choose"), free[group : group + 25])
            for group in range(0, len(free), 25)
        ),
        button(say("join-any"), spell(story.table.id, "kaiju"), disabled=not own),
        button(say("lobby-leave"), spell(story.table.id, "stand")),
    )


def _seat(click: Click, table: TableInfo) -> int:
    return next((seat.seat for seat in table.seats if seat.person == click.person.id), -1)


async def _show_seat(click: Click, table: TableInfo) -> None:
    game = click.context.game(table.game)
    await click.reply.show(seated(click.story_of(table), game, _seat(click, table)))


@router.on("join")
async def join(click: Click) -> None:
    """Sit down at once; the kaiju is chosen afterwards, or by chance."""
    host = click.host
    table = (await host.read.look(click.table)).table
    if _seat(click, table) < 0:
        table = await host.lobby.join(click.table, click.person)
    await _show_seat(click, table)


@router.on("kaiju")
async def kaiju(click: Click) -> None:
    """Take another kaiju, or leave it to chance."""
    chosen = click.values[0] if click.values else ""
    await _show_seat(click, await click.host.lobby.join(click.table, click.person, chosen))


@router.on("stand")
async def stand(click: Click) -> None:
    """Leave the lobby; once the game runs this is no small thing, and asked about first."""
    look = await click.look()
    if look.table.status == "running":
        await click.reply.show(leave(Story(look, click.words)))
        return
    table = await click.host.seats.leave(click.table, click.person.id)
    await click.reply.show(notice(click.words.say("lobby-left", title=click.story_of(table).title)))


@router.on("rematch")
async def rematch(click: Click) -> None:
    """Open a lobby for the same people."""
    places = await click.host.messages.places(click.table)
    table = await click.host.lobby.rematch(click.table, click.person.id, {"channel": places.get("channel", "")})
    await _show_seat(click, table)
