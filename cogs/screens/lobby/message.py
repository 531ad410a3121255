"""The public message of a lobby, and what it shows once the game has begun."""

from __future__ import annotations

from typing import Any

from cogs.reader.names import until
from cogs.reader.story import Story
from cogs.screens.lobby.instant import LEVEL, show_first_question
from cogs.screens.lobby.options import edition, unusual_options
from cogs.screens.lobby.ready import by_itself, readiness, ready_button
from cogs.screens.lobby.seeking import begin_or_fill, fill_button, is_early, sought
from cogs.screens.result import afterwards, winners
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import sentence
from cogs.wire.page import AMBER, GREY, RED, Page, Style, button, notice
from engine.play import Game
from render.orders import Picture
from table import NotReady, SeatInfo
from words.names import worded

router = Router("lobby-message")


def lobby(story: Story, game: Game[Any], poster: Picture | None, role: str = "") -> Page:
    """Return the public lobby: the *poster*, or its words where there is none, and one line below.

    *role* was called when players were looked for.
    """
    table, say = story.table, story.say
    page = Page(AMBER)
    if role:
        page.say(say("seek-called", role=f"<@&{role}>", title=story.title))
    page.show(poster)
    if poster is None:
        title = worded(story.words, f"{game.key}-title", game.name)
        page.say(f"## {title}", story.words.say(f"{game.key}-about")).rule()
        page.say(*(_seat(story, seat) for seat in table.seats))
    page.say(*(_brought(story, seat) for seat in table.seats))
    seats = sought(story) if table.opening.seeks else [_open_seats(story, game), by_itself(story)]
    page.say(_facts(story, game), _unusual(story, game), *seats)
    page.say(readiness(story))
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
        ready_button(story),
    )
    if table.closes:
        page.say(say("lobby-idle", until=until(table.closes)))
        page.press(button(say("lobby-keep"), spell(at, "keep_open"), Style.primary))
    return page


def _facts(story: Story, game: Game[Any]) -> str:
    """Return the table in a line: players, minutes, pace, edition."""
    facts = story.say(
        "lobby-facts",
        title=story.title,
        least=game.seats.start,
        most=game.seats.stop - 1,
        minutes=story.words.say(f"{game.key}-minutes"),
        clock=story.clock(),
    )
    return " · ".join(part for part in (facts, edition(story, game)) if part)


def _unusual(story: Story, game: Game[Any]) -> str:
    options = unusual_options(story, game)
    return story.say("lobby-unusual", options=" · ".join(options)) if options else ""


def _seat(story: Story, seat: SeatInfo) -> str:
    line = story.introduced(seat.seat) if seat.kaiju else story.say("lobby-surprised", who=story.introduced(seat.seat))
    return line + (story.say("lobby-host") if seat.person == story.table.host else "")


def _brought(story: Story, seat: SeatInfo) -> str:
    """Return what no poster shows: a vacation, and cards from the last game."""
    said = story.vacation(seat.seat)
    for key, holders in story.table.holders.items():
        if seat.seat in holders:
            said += story.say("lobby-carries", what=story.words.say(f"{story.table.game}-carried-{key}"))
    return f"{story.who(seat.seat)}{said}" if said else ""


def _open_seats(story: Story, game: Game[Any]) -> str:
    taken = len(story.table.seats)
    missing, free = max(0, game.seats.start - taken), game.seats.stop - 1 - taken
    return story.say("lobby-open", missing=missing, free=free) if free else story.say("lobby-full")


def called(story: Story) -> list[str]:
    """Return the people besides the host who can be mentioned."""
    return [seat.person for seat in story.table.seats if seat.person.isdigit() and seat.person != story.table.host]


def started(story: Story, thread: str | None) -> Page:
    """Return what the lobby turns into: where the game is, how it stands, and later how it ended."""
    table, say = story.table, story.say
    page = Page(AMBER if table.status == "running" else GREY).say(f"## {story.title}")
    if table.status == "running":
        where = say("door-running", thread=f"<#{thread}>") if thread else say("door-starting")
        round_ = story.teller.round(story.look.view)
        page.say(f"{where} · {say('door-round', round=round_)}" if round_ and thread else where, *story.waiting())
    elif table.status == "finished" and table.outcome:
        page.say(say("door-finished", winners=winners(story)), f"<#{thread}>" if thread else "")
    else:
        page.say(say("door-broken"), story.broken(), f"<#{thread}>" if thread and table.started else "")
    page.say(" · ".join(story.introduced(seat.seat) + _away(story, seat) for seat in table.seats))
    if table.status == "running":
        page.press(
            button(say("panel-board"), spell(table.id, "board")), button(say("panel-log"), spell(table.id, "log"))
        )
    elif table.started:
        page.press(*afterwards(story))  # in a thread that is archived or locked nothing can be pressed
    return page


def _away(story: Story, seat: SeatInfo) -> str:
    return story.vacation(seat.seat) if story.table.status == "running" else ""


@router.on("keep_open", "defer")
async def keep_open(click: Click) -> None:
    """Let a lobby that is going to close wait on."""
    await click.host.lobby.keep_open(click.table, click.person.id)


@router.on("start")
async def start(click: Click) -> None:
    """Begin the game; if too few are there, say how many, and offer to fill up with computers."""
    table = (await click.host.read.look(click.table)).table
    if is_early(table) and table.host == click.person.id:
        await click.reply.show(begin_or_fill(click.story_of(table), click.context.game(table.game)))
        return
    try:
        look = await click.host.lobby.start(click.table, click.person.id)
    except NotReady as error:
        if error.key != "too-few":
            raise
        page = notice(sentence(error, click.words), accent=RED)
        await click.reply.show(page.press(fill_button(click.words, click.table, int(error.facts["count"]))))
        return
    await show_first_question(click, look)


@router.on("begin")
async def begin(click: Click) -> None:
    """Begin with those who have come, though more are wanted."""
    await show_first_question(click, await click.host.lobby.start(click.table, click.person.id))


@router.on("fill")
async def fill(click: Click) -> None:
    """Fill up with computers as far as is wanted, or as the game needs, and begin."""
    await show_first_question(click, await click.host.finding.fill(click.table, click.person.id, LEVEL))
