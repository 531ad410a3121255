"""The public message of a lobby, and what it shows once the game has begun."""

from __future__ import annotations

from typing import Any

from cogs.reader.names import until
from cogs.reader.story import Story
from cogs.screens.lobby.options import value_text
from cogs.screens.playing.hand import head
from cogs.screens.result import afterwards, winners
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.page import AMBER, GREEN, GREY, Page, Style, button, notice
from engine.play import Game
from engine.presets import decided, preset_of
from table import SeatInfo

router = Router("lobby-message")


def lobby(story: Story, game: Game[Any]) -> Page:
    """Return the public lobby."""
    table, say = story.table, story.say
    page = Page(AMBER).say(f"## {game.name}", say("lobby-facts", title=story.title, **_facts(story, game)))
    page.say(story.words.say(f"{game.key}-about")).rule()
    page.say(*(_seat(story, seat) for seat in table.seats), _open_seats(story, game))
    page.say(_chosen(story, game))
    at = table.id
    page.press(
        button(say("lobby-join"), spell(at, "join"), Style.primary),
        button(say("lobby-computer"), spell(at, "computer")),
        button(say("lobby-start"), spell(at, "start"), Style.success),
    )
    page.press(
        button(say("lobby-options"), spell(at, "options")),
        button(say("panel-rules"), spell(at, "rules")),
        button(say("lobby-leave"), spell(at, "stand")),
    )
    if table.closes:
        page.say(say("lobby-idle", until=until(table.closes)))
        page.press(button(say("lobby-keep"), spell(at, "keep_open"), Style.primary))
    return page


def _facts(story: Story, game: Game[Any]) -> dict[str, str | int]:
    return {
        "least": game.seats.start,
        "most": game.seats.stop - 1,
        "minutes": story.words.say(f"{game.key}-minutes"),
        "clock": story.clock(),
    }


def _seat(story: Story, seat: SeatInfo) -> str:
    line = story.who(seat.seat) if seat.kaiju else story.say("lobby-surprised", who=story.who(seat.seat))
    line += story.vacation(seat.seat)
    if seat.person == story.table.host:
        line += story.say("lobby-host")
    for key, holders in story.table.holders.items():
        if seat.seat in holders:
            line += story.say("lobby-carries", what=story.words.say(f"{story.table.game}-carried-{key}"))
    return f"{line}\n{temper(story, seat)}" if seat.level else line


def temper(story: Story, seat: SeatInfo) -> str:
    """Return what a computer is like, in a line: its kaiju's character, at its level."""
    key = f"temper-{seat.kaiju}"
    return story.say("computer-temper", temper=story.say(key if key in story.words else "temper-any", level=seat.level))


def _open_seats(story: Story, game: Game[Any]) -> str:
    taken = len(story.table.seats)
    missing, free = max(0, game.seats.start - taken), game.seats.stop - 1 - taken
    return story.say("lobby-open", missing=missing, free=free) if free else story.say("lobby-full")


def _chosen(story: Story, game: Game[Any]) -> str:
    """Return by which rules it is played, and the options that are not as usual."""
    preset = preset_of(game, story.table.options)
    named = decided(game) if preset else frozenset()
    texts = [story.words.say(f"{game.key}-preset-{preset}")] if preset and len(game.presets) > 1 else []
    for option in game.options:
        value = story.table.options.get(option.key, option.default)
        if option.key in named or value == option.default:
            continue
        if not isinstance(value, bool):
            name = story.words.say(f"{game.key}-option-{option.key}")
            texts.append(story.say("lobby-option", name=name, value=value_text(story, game, option, value)))
        elif value:
            texts.append(story.words.say(f"{game.key}-option-{option.key}"))
    return story.say("lobby-chosen", options=" · ".join(texts)) if texts else ""


def started(story: Story, thread: str | None) -> Page:
    """Return what the lobby turns into: where the game is, how it stands, and later how it ended."""
    table, say = story.table, story.say
    page = Page(AMBER if table.status == "running" else GREY).say(f"## {story.title}")
    if table.status == "running":
        where = say("door-running", thread=f"<#{thread}>") if thread else say("door-starting")
        round_ = story.teller.round(story.look.view)
        page.say(where, say("door-round", round=round_) if round_ else "", *story.waiting())
    elif table.status == "finished" and table.outcome:
        page.say(say("door-finished", winners=winners(story)), f"<#{thread}>" if thread else "")
    else:
        page.say(say("door-broken"), story.broken(), f"<#{thread}>" if thread and table.started else "")
    named = story.presence if table.status == "running" else story.who
    page.say(" · ".join(named(seat.seat) for seat in table.seats))
    if table.status == "running":
        page.press(
            button(say("panel-board"), spell(table.id, "board")), button(say("panel-log"), spell(table.id, "log"))
        )
    elif table.started:
        page.press(*afterwards(story))  # in a thread that is archived or locked nothing can be pressed
    return page


@router.on("keep_open", "defer")
async def keep_open(click: Click) -> None:
    """Let a lobby that is going to close wait on."""
    await click.host.lobby.keep_open(click.table, click.person.id)


@router.on("start")
async def start(click: Click) -> None:
    """Begin the game."""
    look = await click.host.lobby.start(click.table, click.person.id)
    story = Story(look, click.words)
    page = notice(click.words.say("start-done", title=story.title), head(story), accent=GREEN)
    act = button(click.words.say("panel-act"), spell(click.table, "act"), Style.primary)
    await click.reply.show(page.press(act))
