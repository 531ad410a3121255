"""Verbs of the lobby: sit down, choose a kaiju, add computers, set options, start."""

from __future__ import annotations

from cogs.clicks import Click, verb
from cogs.failures import Plain
from cogs.ids import spell
from cogs.pages import lobby as pages
from cogs.pages import private
from cogs.pages.menu import leave
from cogs.pages.page import GREEN, Style, button, notice
from cogs.story import Story
from table.models import Look, TableInfo


def _story(click: Click, table: TableInfo) -> Story:
    return Story(Look(table), click.words)


def _seat(click: Click, table: TableInfo) -> int:
    return next((seat.seat for seat in table.seats if seat.person == click.person.id), -1)


async def _show_seat(click: Click, table: TableInfo) -> None:
    game = click.house.game(table.game)
    await click.reply.show(pages.seated(_story(click, table), game, _seat(click, table)))


@verb("join")
async def join(click: Click) -> None:
    """Sit down at once; the kaiju is chosen afterwards, or by chance."""
    host = click.house.host
    table = (await host.look(click.table)).table
    if _seat(click, table) < 0:
        table = await host.join(click.table, click.person)
    await _show_seat(click, table)


@verb("kaiju")
async def kaiju(click: Click) -> None:
    """Take another kaiju, or leave it to chance."""
    chosen = click.values[0] if click.values else ""
    await _show_seat(click, await click.house.host.join(click.table, click.person, chosen))


@verb("stand")
async def stand(click: Click) -> None:
    """Leave the lobby; once the game runs this is no small thing, and asked about first."""
    look = await click.house.host.look(click.table, click.person.id)
    if look.table.status == "running":
        await click.reply.show(leave(Story(look, click.words)))
        return
    table = await click.house.host.leave(click.table, click.person.id)
    await click.reply.show(notice(click.words.say("lobby-left", title=_story(click, table).title)))


@verb("computer")
async def computer(click: Click) -> None:
    """Show which computers can be added."""
    await _show_computers(click, (await click.house.host.look(click.table)).table)


@verb("add")
async def add(click: Click) -> None:
    """Add a computer."""
    level = click.address.rest
    await _show_computers(click, await click.house.host.add_computer(click.table, click.person.id, level))


@verb("remove")
async def remove(click: Click) -> None:
    """Send a computer away."""
    seat = click.number(click.chosen)
    await _show_computers(click, await click.house.host.remove_computer(click.table, click.person.id, seat))


async def _show_computers(click: Click, table: TableInfo) -> None:
    if table.status != "lobby":
        raise Plain("lobby-over")
    game = click.house.game(table.game)
    is_host = table.host == click.person.id
    await click.reply.show(pages.computers(_story(click, table), game, click.house.levels(table.game), is_host))


@verb("options")
async def options(click: Click) -> None:
    """Show the options to the host."""
    table = (await click.house.host.look(click.table)).table
    if table.status != "lobby":
        raise Plain("lobby-over")
    if table.host != click.person.id:
        raise Plain("options-host", name=_host_name(click, table))
    await click.reply.show(pages.options(_story(click, table), click.house.game(table.game)))


def _host_name(click: Click, table: TableInfo) -> str:
    seat = next((seat.seat for seat in table.seats if seat.person == table.host), -1)
    return _story(click, table).player(seat) if seat >= 0 else click.words.say("somebody")


@verb("option")
async def option(click: Click) -> None:
    """Choose an option."""
    house, key = click.house, click.address.rest
    game = house.game((await house.host.look(click.table)).table.game)
    offered = {each.key: each.values for each in game.options}
    values = offered[click.one_of(offered, key)]
    value = values[click.one_of(range(len(values)), click.number(click.chosen))]
    table = await house.host.set_option(click.table, click.person.id, key, value)
    await click.reply.show(pages.options(_story(click, table), game))


@verb("clock")
async def clock(click: Click) -> None:
    """Choose how long an answer may take."""
    budget = click.number(click.chosen) or None
    table = await click.house.host.set_clock(click.table, click.person.id, budget)
    await click.reply.show(pages.options(_story(click, table), click.house.game(table.game)))


@verb("keep_open", "nod")
async def keep_open(click: Click) -> None:
    """Let a lobby that is going to close wait on."""
    await click.house.host.keep_open(click.table, click.person.id)


@verb("start")
async def start(click: Click) -> None:
    """Begin the game."""
    look = await click.house.host.start(click.table, click.person.id)
    story = Story(look, click.words)
    page = notice(click.words.say("start-done", title=story.title), private.head(story), accent=GREEN)
    act = button(click.words.say("panel-act"), spell(click.table, "act"), Style.primary)
    await click.reply.show(page.press(act))
