"""The options of a lobby, for its host: one form, and the words for what was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.reader.story import Story, clock_text
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import Refusal
from cogs.wire.page import FIELDS, GREEN, OPTIONS, Item, Page, choice, clipped, field, modal, select
from data.rulebook import shortened
from engine.play import Game, Option
from engine.presets import decided, picked, preset_of
from table import BUDGETS, WHAT_IF, TableInfo, Value

ABOUT = 100  # characters that Discord allows below a choice
RADIOS, TICKS = 10, 8  # in a group; of the ten ticks two are the table's own
PRESET, PACE, SWITCHES = "preset", "pace", "switches"
MIXTURE = "mixture"
BY_ITSELF = "by_itself"  # among the switches, which no game calls an option
router = Router("lobby-options")


class Fields(NamedTuple):
    """The options of a game as its form has them: *ticks* have two values each, *lists* more; *left* finds no room."""

    ticks: Sequence[Option]
    lists: Sequence[Option]
    left: Sequence[Option]


def fields_of(game: Game[Any]) -> Fields:
    """Return which option of *game* goes where."""
    pairs = [each for each in game.options if len(each.values) == 2]
    lists = [each for each in game.options if 2 < len(each.values) <= OPTIONS]
    room = FIELDS - 2 - (len(game.presets) > 1)
    shown = {each.key for each in (*pairs[:TICKS], *lists[:room])}
    left = [each for each in game.options if each.key not in shown and len(each.values) <= OPTIONS]
    return Fields(pairs[:TICKS], lists[:room], left)


def form(story: Story, game: Game[Any]) -> ui.Modal:
    """Return the form of all options: which edition, how fast, what is on, and the rest."""
    say, fields = story.say, fields_of(game)
    shown = [field(say("options-presets"), _presets(story, game))] if len(game.presets) > 1 else []
    shown.append(field(say("options-clock"), _paces(story)))
    # What an edition decides and what is ticked may contradict each other: a new edition has the last word.
    about = shortened(say("options-switches-about"), ABOUT) if len(game.presets) > 1 else ""
    shown.append(field(say("options-switches"), _ticks(story, game, fields.ticks), about))
    for option in fields.lists:
        name, about = (story.words.say(f"{game.key}-option-{option.key}{part}") for part in ("", "-about"))
        shown.append(field(name, _values(story, game, option), shortened(about, ABOUT)))
    return modal(say("options-title"), spell(story.table.id, "options_sent"), shown)


def _presets(story: Story, game: Game[Any]) -> Item:
    present = preset_of(game, story.table.options)
    group: ui.RadioGroup[Any] = ui.RadioGroup(custom_id=PRESET)
    for each in game.presets:
        name, about = (story.words.say(f"{game.key}-preset-{each.key}{part}") for part in ("", "-about"))
        group.add_option(
            label=clipped(name, ABOUT),
            value=each.key,
            description=clipped(shortened(about, ABOUT), ABOUT),
            default=each.key == present,
        )
    if not present:
        group.add_option(label=story.say("options-mixture"), value=MIXTURE, default=True)
    return group


def _paces(story: Story) -> Item:
    options = [
        choice(clock_text(story.words, budget), str(budget or 0), chosen=budget == story.table.budget)
        for budget in BUDGETS
    ]
    return select(PACE, story.say("options-clock"), options)


def _ticks(story: Story, game: Game[Any], options: Sequence[Option]) -> Item:
    group: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id=SWITCHES, required=False, min_values=0, max_values=len(options) + 2
    )
    group.append_option(
        discord.CheckboxGroupOption(
            label=clipped(story.say("starts-tick"), ABOUT),
            value=BY_ITSELF,
            description=clipped(shortened(story.say("starts-about"), ABOUT), ABOUT),
            default=story.table.opening.by_itself,
        )
    )
    for each in options:
        about = story.words.say(f"{game.key}-option-{each.key}-about")
        group.append_option(
            discord.CheckboxGroupOption(
                label=clipped(unusual(story, game, each, _other(each)), ABOUT),
                value=each.key,
                description=clipped(shortened(about, ABOUT), ABOUT),
                default=story.table.options.get(each.key, each.default) != each.default,
            )
        )
    group.append_option(
        discord.CheckboxGroupOption(
            label=clipped(story.say("option-what-if"), ABOUT),
            value=WHAT_IF,
            description=clipped(shortened(story.say("option-what-if-about"), ABOUT), ABOUT),
            default=bool(story.table.options.get(WHAT_IF)),
        )
    )
    return group


def _values(story: Story, game: Game[Any], option: Option) -> Item:
    present = story.table.options.get(option.key, option.default)
    named = [(value_text(story, game, option, value), value == present) for value in option.values]
    if len(named) > RADIOS:
        options = [choice(name, str(number), chosen=chosen) for number, (name, chosen) in enumerate(named)]
        return select(f"option:{option.key}", story.say("options-choose"), options)
    group: ui.RadioGroup[Any] = ui.RadioGroup(custom_id=f"option:{option.key}")
    for number, (name, chosen) in enumerate(named):
        group.add_option(label=clipped(name, ABOUT), value=str(number), default=chosen)
    return group


def _other(option: Option) -> Value:
    """Return the value of a tick that is set."""
    return next(value for value in option.values if value != option.default)


def value_text(story: Story, game: Game[Any], option: Option, value: Value) -> str:
    """Return how a *value* of an *option* is called."""
    if isinstance(value, bool):
        return story.say("on" if value else "off")
    key = f"{game.key}-option-{option.key}-{value}"
    return story.words.say(key) if key in story.words else str(value)


def unusual(story: Story, game: Game[Any], option: Option, value: Value) -> str:
    """Return an option that has not its usual value, in a few words."""
    name = story.words.say(f"{game.key}-option-{option.key}")
    if value is True:
        return name
    return story.say("lobby-option", name=name, value=value_text(story, game, option, value))


def edition(story: Story, game: Game[Any]) -> str:
    """Return by which preset the table plays; nothing where there is only one."""
    if len(game.presets) < 2:
        return ""
    key = preset_of(game, story.table.options)
    return story.words.say(f"{game.key}-preset-{key}") if key else story.say("options-mixture")


def unusual_options(story: Story, game: Game[Any]) -> list[str]:
    """Return the options that are not as usual, those left out that the edition speaks for."""
    named = decided(game) if preset_of(game, story.table.options) else frozenset()
    chosen = ((option, story.table.options.get(option.key, option.default)) for option in game.options)
    own = [story.say("option-what-if")] if story.table.options.get(WHAT_IF) else []
    return [
        unusual(story, game, option, value)
        for option, value in chosen
        if option.key not in named and value != option.default
    ] + own


def left_over(story: Story, game: Game[Any]) -> Page:
    """Return the host's private page of the options that found no room in the form."""
    page = Page(GREEN).say(story.say("options", title=story.title))
    for option in fields_of(game).left:
        present = story.table.options.get(option.key, option.default)
        values = [
            choice(
                story.say("lobby-option", name=name, value=value_text(story, game, option, value)),
                str(number),
                chosen=value == present and type(value) is type(present),
            )
            for name in [story.words.say(f"{game.key}-option-{option.key}")]
            for number, value in enumerate(option.values)
        ]
        page.press(select(spell(story.table.id, "option", option.key), story.say("options-choose"), values))
    return page


@router.on("options", "form")
async def open_form(click: Click) -> None:
    """Open the form for the host."""
    table = await _hosted(click)
    await click.reply.ask(form(click.story_of(table), click.context.game(table.game)))


@router.on("options_sent", "defer")
async def take_form(click: Click) -> None:
    """Choose what the form says; the lobby's message shows it to everybody."""
    table = await _hosted(click)
    game = click.context.game(table.game)
    budget = click.number(click.field(PACE)) or None
    chosen = _chosen(click, game, table)
    by_itself = BY_ITSELF in click.filled.get(SWITCHES, ())
    await click.host.lobby.set_up(click.table, click.person.id, chosen, budget, by_itself=by_itself)
    if fields_of(game).left:
        await click.reply.aside(left_over(click.story_of(table), game))


def _chosen(click: Click, game: Game[Any], table: TableInfo) -> dict[str, Value]:
    """Return the options that the form says; an edition that was not chosen before decides what editions decide."""
    fields, ticked = fields_of(game), click.filled.get(SWITCHES, ())
    chosen: dict[str, Value] = {each.key: _other(each) if each.key in ticked else each.default for each in fields.ticks}
    chosen[WHAT_IF] = WHAT_IF in ticked
    for option in fields.lists:
        place = click.number(click.field(f"option:{option.key}"))
        chosen[option.key] = option.values[click.one_of(range(len(option.values)), place)]
    wanted = click.field(PRESET)
    if wanted and wanted != (preset_of(game, table.options) or MIXTURE):
        offered = {each.key: each for each in game.presets}
        chosen |= picked(game, offered[click.one_of(offered, wanted)])
    return chosen


async def _hosted(click: Click) -> TableInfo:
    """Return the lobby that this person is the host of, or refuse the click."""
    table = (await click.host.read.look(click.table)).table
    if table.status != "lobby":
        raise Refusal("lobby-over")
    if table.host != click.person.id:
        raise Refusal("options-host", name=click.story_of(table).host())
    return table


@router.on("option")
async def option(click: Click) -> None:
    """Choose an option that found no room in the form."""
    game = click.context.game((await _hosted(click)).game)
    offered = {each.key: each.values for each in game.options}
    key = click.one_of(offered, click.address.rest)
    value = offered[key][click.one_of(range(len(offered[key])), click.number(click.chosen))]
    table = await click.host.lobby.set_option(click.table, click.person.id, key, value)
    await click.reply.show(left_over(click.story_of(table), game))
