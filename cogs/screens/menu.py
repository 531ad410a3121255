"""The menu of a game: for those who play and for those who watch; and how to be called."""

from __future__ import annotations

from typing import get_args

from cogs.reader.emojis import lead, seat_name
from cogs.reader.story import Story
from cogs.screens.playing.answers import ASKING
from cogs.screens.playing.hand import back, head
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import Refusal
from cogs.wire.game_pages import pages_of
from cogs.wire.page import GREEN, GREY, Item, Page, Style, button, choice, select
from table import FOLLOW, WHAT_IF, Way

WAYS = ("mention", "dm", "none")
router = Router("menu")


def menu(story: Story, *, is_following: bool) -> Page:
    """Return the menu: for those who play, and for those who watch."""
    page = Page(GREY).say(head(story), story.say("menu"))
    if story.table.status != "lobby":
        page.say(f"-# {story.rules()}")
    is_running, seat = story.table.status == "running", story.look.seat
    if is_running and seat is not None:
        page.press(*_playing(story)).press(*_together(story))
        page.press(_kick(story))
    page.press(*_for_all(story, is_following=is_following))
    if is_running and seat is None:
        page.press(_open_seats(story))
    return page


def _playing(story: Story) -> list[Item | None]:
    at, look, say = story.table.id, story.look, story.say
    own = pages_of(story.table.game)
    undo, how = ("menu-undo", "free") if look.can_undo else ("menu-undo-ask", ASKING)
    return [
        button(say(undo), spell(at, "undo", how, version=story.table.version)),
        button(say("menu-redo"), spell(at, "redo")) if look.can_redo else None,
        button(say("menu-hint"), spell(at, "hint"), disabled=not look.questions),
        button(say("menu-orders"), spell(at, "orders")),
        button(say("menu-pings"), spell(at, "pings")),
        *(item for asked in look.questions[:1] for item in own.menu_items(story, asked)),
    ]


def _together(story: Story) -> list[Item | None]:
    at, say = story.table.id, story.say
    pause = "pause" if story.table.paused is None else "resume"
    return [
        button(say("since"), spell(at, "since")),
        button(say(f"menu-{pause}"), spell(at, "propose", pause)),
        button(say("menu-end"), spell(at, "end")),
        button(say("menu-note"), spell(at, "note")),
        button(say("what-if-button"), spell(at, "what_if")) if story.table.options.get(WHAT_IF) else None,
        button(say("menu-leave"), spell(at, "leave"), Style.danger),
    ]


def _for_all(story: Story, *, is_following: bool) -> list[Item | None]:
    at, say = story.table.id, story.say
    film = "menu-film" if story.table.status == "running" else "result-film"
    return [
        back(story),
        button(say(film), spell(at, "film")) if story.look.view is not None else None,
        button(say("menu-unfollow" if is_following else "menu-follow"), spell(at, "follow")),
        button(say("result-verify"), spell(at, "verify")),
        button(say("result-export"), spell(at, "export")),
    ]


def _kick(story: Story) -> Item | None:
    others = [
        choice(f"{lead(seat.seat)}{story.label(seat.seat)}", str(seat.seat), emoji=seat_name(seat.seat))
        for seat in story.table.seats
        if seat.person and seat.seat != story.look.seat
    ]
    return select(spell(story.table.id, "kick"), story.say("menu-kick"), others) if others else None


def _open_seats(story: Story) -> Item | None:
    seats = [
        choice(
            f"{lead(seat.seat)}{story.kaiju.get(seat.seat, '')}",
            str(seat.seat),
            story.teller.seat(seat.seat, story.look.view),
            emoji=seat_name(seat.seat),
        )
        for seat in story.table.seats
        if seat.is_open
    ]
    return select(spell(story.table.id, "take"), story.say("menu-take"), seats) if seats else None


def pings(story: Story, own: str, usual: str) -> Page:
    """Return how somebody wants to be called in this game."""
    at, say = story.table.id, story.say
    page = Page(GREEN).say(head(story), say("pings", way=say(f"way-{own or usual}")))
    options = [choice(say("way-usual", way=say(f"settings-way-{usual}")), "usual", chosen=not own)]
    options += [choice(say(f"settings-way-{way}"), way, say(f"way-{way}"), chosen=way == own) for way in WAYS]
    return page.press(select(spell(at, "ping"), say("pings-choose"), options))


@router.on("menu")
async def show_menu(click: Click) -> None:
    """Show the menu."""
    story = await click.story()
    followers = await click.host.messages.places(click.table)
    page = menu(story, is_following=f"{FOLLOW}{click.person.id}" in followers)
    await click.reply.show(page)


@router.on("ping")
async def ping(click: Click) -> None:
    """Choose how to be called in this game."""
    way: Way | None = next((each for each in get_args(Way) if each == click.chosen), None)
    await click.host.people.set_ping(click.table, click.person.id, way)
    await show_pings(click)


@router.on("pings")
async def show_pings(click: Click) -> None:
    """Show how the person is called in this game."""
    story = await click.story()
    if story.look.seat is None:
        raise Refusal("failure-NotSeated")
    usual = (await click.host.people.person(click.person.id)).ping
    await click.reply.show(pings(story, story.table.seats[story.look.seat].ping, usual))
