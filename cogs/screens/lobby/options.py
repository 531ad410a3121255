"""The options of a lobby, for its host."""

from __future__ import annotations

from typing import Any

from cogs.reader.story import Story, clock_text
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import Refusal
from cogs.wire.page import GREEN, Item, Page, button, choice, select
from data.rulebook import shortened
from engine.play import Game, Option
from engine.presets import options_of, preset_of
from table import BUDGETS, TableInfo, Value

ABOUT = 100  # characters that Discord allows below a choice

router = Router("lobby-options")


def options(story: Story, game: Game[Any]) -> Page:
    """Return the host's private page of options: by which rules, and how fast."""
    say, table = story.say, story.table
    page = Page(GREEN).say(say("options", title=story.title))
    if len(game.presets) > 1:
        page.say(preset_text(story, game)).press(_presets(story, game))
    clocks = [
        choice(clock_text(story.words, budget), str(budget or 0), chosen=budget == table.budget) for budget in BUDGETS
    ]
    page.press(select(spell(table.id, "clock"), say("options-clock"), clocks))
    return page.press(button(say("options-single"), spell(table.id, "single_options")))


def single_options(story: Story, game: Game[Any]) -> Page:
    """Return the host's private page of every option for itself; those that are on or off share a list."""
    page = Page(GREEN).say(story.say("options", title=story.title))
    for each in game.options:
        if not isinstance(each.default, bool):
            page.press(_option(story, game, each))
    if any(isinstance(each.default, bool) for each in game.options):
        page.press(_switches(story, game))
    return page.press(button(story.say("options-back"), spell(story.table.id, "options")))


def preset_text(story: Story, game: Game[Any]) -> str:
    """Return by which rules the table plays, in a line."""
    key = preset_of(game, story.table.options)
    if not key:
        return story.say("options-mixture")
    name, about = (story.words.say(f"{game.key}-preset-{key}{part}") for part in ("", "-about"))
    return story.say("options-preset", name=name, about=about)


def _presets(story: Story, game: Game[Any]) -> Item:
    present = preset_of(game, story.table.options)
    offered = [
        choice(
            story.words.say(f"{game.key}-preset-{each.key}"),
            each.key,
            shortened(story.words.say(f"{game.key}-preset-{each.key}-about"), ABOUT),
            chosen=each.key == present,
        )
        for each in game.presets
    ]
    return select(spell(story.table.id, "preset"), story.say("options-presets"), offered)


def _switches(story: Story, game: Game[Any]) -> Item:
    offered = [
        choice(
            story.words.say(f"{game.key}-option-{each.key}"),
            each.key,
            shortened(story.words.say(f"{game.key}-option-{each.key}-about"), ABOUT),
            chosen=bool(story.table.options.get(each.key, each.default)),
        )
        for each in game.options
        if isinstance(each.default, bool)
    ]
    address = spell(story.table.id, "switches")
    return select(address, story.say("options-switches"), offered, least=0, most=len(offered))


def _option(story: Story, game: Game[Any], option: Option) -> Item:
    name = story.words.say(f"{game.key}-option-{option.key}")
    about = shortened(story.words.say(f"{game.key}-option-{option.key}-about"), ABOUT)
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
    table = await _hosted(click)
    await click.reply.show(options(click.story_of(table), click.context.game(table.game)))


@router.on("single_options")
async def show_single_options(click: Click) -> None:
    """Show every option for itself to the host."""
    table = await _hosted(click)
    await click.reply.show(single_options(click.story_of(table), click.context.game(table.game)))


async def _hosted(click: Click) -> TableInfo:
    """Return the lobby that this person is the host of, or refuse the click."""
    table = (await click.host.read.look(click.table)).table
    if table.status != "lobby":
        raise Refusal("lobby-over")
    if table.host != click.person.id:
        raise Refusal("options-host", name=_host_name(click, table))
    return table


def _host_name(click: Click, table: TableInfo) -> str:
    seat = next((seat.seat for seat in table.seats if seat.person == table.host), -1)
    return click.story_of(table).player(seat) if seat >= 0 else click.words.say("somebody")


@router.on("option")
async def option(click: Click) -> None:
    """Choose an option."""
    game, key = await _game(click), click.address.rest
    offered = {each.key: each.values for each in game.options}
    values = offered[click.one_of(offered, key)]
    value = values[click.one_of(range(len(values)), click.number(click.chosen))]
    table = await click.host.lobby.set_option(click.table, click.person.id, key, value)
    await click.reply.show(single_options(click.story_of(table), game))


@router.on("switches")
async def switches(click: Click) -> None:
    """Choose which of the options that are on or off are on."""
    game = await _game(click)
    chosen = {each.key: each.key in click.values for each in game.options if isinstance(each.default, bool)}
    table = await click.host.lobby.set_options(click.table, click.person.id, chosen)
    await click.reply.show(single_options(click.story_of(table), game))


@router.on("preset")
async def preset(click: Click) -> None:
    """Choose the options that go together."""
    game = await _game(click)
    offered = {each.key: each for each in game.presets}
    chosen = options_of(game, offered[click.one_of(offered, click.chosen)])
    table = await click.host.lobby.set_options(click.table, click.person.id, chosen)
    await click.reply.show(options(click.story_of(table), game))


async def _game(click: Click) -> Game[Any]:
    return click.context.game((await click.host.read.look(click.table)).table.game)


@router.on("clock")
async def clock(click: Click) -> None:
    """Choose how long an answer may take."""
    budget = click.number(click.chosen) or None
    table = await click.host.lobby.set_clock(click.table, click.person.id, budget)
    await click.reply.show(options(click.story_of(table), click.context.game(table.game)))
