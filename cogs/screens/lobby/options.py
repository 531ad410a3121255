"""The options of a lobby, for its host."""

from __future__ import annotations

from typing import Any

from cogs.reader.story import Story, clock_text
from cogs.wire.address import spell
from cogs.wire.errors import Refusal
from cogs.wire.page import GREEN, Item, Page, choice, select
from cogs.wire.router import Router
from cogs.wire.visit import Click
from engine.play import Game, Option
from table import BUDGETS, TableInfo, Value

router = Router("lobby-options")


def options(story: Story, game: Game[Any]) -> Page:
    """Return the host's private page of options."""
    say, table = story.say, story.table
    page = Page(GREEN).say(say("options", title=story.title))
    for option in game.options:
        page.press(_option(story, game, option))
    clocks = [
        choice(clock_text(story.words, budget), str(budget or 0), chosen=budget == table.budget) for budget in BUDGETS
    ]
    return page.press(select(spell(table.id, "clock"), say("options-clock"), clocks))


def _option(story: Story, game: Game[Any], option: Option) -> Item:
    name = story.words.say(f"{game.key}-option-{option.key}")
    about = story.words.say(f"{game.key}-option-{option.key}-about")
    present = story.table.options.get(option.key, option.default)
    values = [
        choice(
            story.say("option-value", name=name, value=value_text(story, game, option, value)),
            str(number),
            about,
            chosen=value == present and type(value) is type(present),
        )
        for number, value in enumerate(option.values)
    ]
    return select(spell(story.table.id, "option", option.key), name, values)


def value_text(story: Story, game: Game[Any], option: Option, value: Value) -> str:
    """Return how a *value* of an *option* is called."""
    if isinstance(value, bool):
        return story.say("on" if value else "off")
    key = f"{game.key}-option-{option.key}-{value}"
    return story.words.say(key) if key in story.words else str(value)


@router.on("options")
async def show_options(click: Click) -> None:
    """Show the options to the host."""
    table = (await click.host.read.look(click.table)).table
    if table.status != "lobby":
        raise Refusal("lobby-over")
    if table.host != click.person.id:
        raise Refusal("options-host", name=_host_name(click, table))
    await click.reply.show(options(click.story_of(table), click.context.game(table.game)))


def _host_name(click: Click, table: TableInfo) -> str:
    seat = next((seat.seat for seat in table.seats if seat.person == table.host), -1)
    return click.story_of(table).player(seat) if seat >= 0 else click.words.say("somebody")


@router.on("option")
async def option(click: Click) -> None:
    """Choose an option."""
    context, key = click.context, click.address.rest
    game = context.game((await context.host.read.look(click.table)).table.game)
    offered = {each.key: each.values for each in game.options}
    values = offered[click.one_of(offered, key)]
    value = values[click.one_of(range(len(values)), click.number(click.chosen))]
    table = await context.host.lobby.set_option(click.table, click.person.id, key, value)
    await click.reply.show(options(click.story_of(table), game))


@router.on("clock")
async def clock(click: Click) -> None:
    """Choose how long an answer may take."""
    budget = click.number(click.chosen) or None
    table = await click.host.lobby.set_clock(click.table, click.person.id, budget)
    await click.reply.show(options(click.story_of(table), click.context.game(table.game)))
