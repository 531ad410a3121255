"""The lobby: who plays, which kaiju, which options; and the door it becomes once the game has begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.ids import spell
from cogs.names import mark, until
from cogs.pages.page import AMBER, GREEN, GREY, Item, Page, Style, button, choice, select
from cogs.story import Story, clock_text
from engine.play import Game, Option
from table.models import SeatInfo, Value
from table.time.clock import BUDGETS


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
    texts = []
    for option in game.options:
        value = story.table.options.get(option.key, option.default)
        if not isinstance(value, bool):
            name = story.words.say(f"{game.key}-option-{option.key}")
            texts.append(story.say("lobby-option", name=name, value=value_text(story, game, option, value)))
        elif value:
            texts.append(story.words.say(f"{game.key}-option-{option.key}"))
    return story.say("lobby-chosen", options=" · ".join(texts)) if texts else ""


def value_text(story: Story, game: Game[Any], option: Option, value: Value) -> str:
    """Return how a *value* of an *option* is called."""
    if isinstance(value, bool):
        return story.say("on" if value else "off")
    key = f"{game.key}-option-{option.key}-{value}"
    return story.words.say(key) if key in story.words else str(value)


def door(story: Story, thread: str | None) -> Page:
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


def afterwards(story: Story) -> list[Item]:
    """Return what can be done when a game is over."""
    table, say = story.table.id, story.say
    items: list[Item] = [button(say("result-rematch"), spell(table, "rematch"), Style.success)]
    if story.table.outcome is not None:
        items.append(button(say("result-replay"), spell(table, "replay", 0)))
        items.append(button(say("result-verify"), spell(table, "verify")))
    if story.look.view is not None:
        items.append(button(say("result-export"), spell(table, "export")))
    return items


def winners(story: Story) -> str:
    """Return who has won."""
    outcome = story.table.outcome
    assert outcome is not None, "the game is not over"
    first = outcome.places[0] if outcome.places else ()
    return story.listed([story.who(seat) for seat in first])


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


def computers(story: Story, game: Game[Any], levels: Sequence[str], is_host: bool) -> Page:
    """Return the private page from which computer players are added and sent away."""
    say, table = story.say, story.table
    is_full = len(table.seats) >= game.seats.stop - 1
    page = Page(GREEN).say(say("computers", title=story.title, count=sum(bool(seat.level) for seat in table.seats)))
    page.say(*(say("computers-level", name=story.level(level), about=say(f"level-{level}-about")) for level in levels))
    page.press(
        *(
            button(say("computers-add", level=story.level(level)), spell(table.id, "add", level), disabled=is_full)
            for level in levels
        )
    )
    seated_ones = [
        choice(f"{mark(seat.seat)} {story.player(seat.seat)}", str(seat.seat)) for seat in table.seats if seat.level
    ]
    if is_host and seated_ones:
        page.press(select(spell(table.id, "remove"), say("computers-remove"), seated_ones))
    return page


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
