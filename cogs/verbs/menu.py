"""Verbs of the menu: pings, votes, leaving and coming back, proof and export."""

from __future__ import annotations

from typing import get_args

from cogs.clicks import Click, verb
from cogs.failures import Plain, sentence
from cogs.pages import lobby as lobby_pages
from cogs.pages import menu as pages
from cogs.pages.page import GREEN, Page, notice
from cogs.pages.private import label
from cogs.story import Story
from cogs.verbs.acting import show_hand, show_vote
from table.errors import NotNow
from table.models import Look, Way


async def _story(click: Click) -> Story:
    return await click.house.story(click.table, click.person.id, click.words)


@verb("menu")
async def menu(click: Click) -> None:
    """Show the menu."""
    story = await _story(click)
    followers = await click.house.host.places(click.table)
    page = pages.menu(story, is_following=f"follow:{click.person.id}" in followers)
    await (click.reply.show(page) if click.address.rest else click.reply.aside(page))


@verb("hint")
async def hint(click: Click) -> None:
    """Say what a computer would answer."""
    picks = await click.house.host.hint(click.table, click.person.id)
    story = await _story(click)
    if not story.look.questions:
        raise Plain("act-late")
    asked = story.look.questions[0]
    await click.reply.show(pages.hint(story, [label(story, asked, pick) for pick in picks]))


# -- how to be called -----------------------------------------------------------------------------------------


@verb("pings")
async def pings(click: Click) -> None:
    """Show how one is called in this game."""
    await _show_pings(click)


@verb("ping")
async def ping(click: Click) -> None:
    """Choose how to be called in this game."""
    way: Way | None = next((each for each in get_args(Way) if each == click.chosen), None)
    await click.house.host.set_ping(click.table, click.person.id, way)
    await _show_pings(click)


async def _show_pings(click: Click) -> None:
    story = await _story(click)
    if story.look.seat is None:
        raise Plain("failure-NotSeated")
    usual = (await click.house.host.person(click.person.id)).ping
    await click.reply.show(pages.pings(story, story.table.seats[story.look.seat].ping, usual))


@verb("follow")
async def follow(click: Click) -> None:
    """Get a silent digest of every round, or no longer."""
    slot = f"follow:{click.person.id}"
    places = await click.house.host.places(click.table)
    story = await _story(click)
    if slot in places:
        await click.house.host.place(click.table, **{slot: None})
        key = "follow-off"
    else:
        if story.table.status != "running":
            raise Plain("panel-over")
        since = f"{story.teller.times_around(story.look.view)}/{story.table.version}"
        await click.house.host.place(click.table, **{slot: since})
        key = "follow-on"
    await click.reply.show(notice(click.words.say(key, title=story.title), accent=GREEN))


# -- deciding together ----------------------------------------------------------------------------------------


@verb("propose")
async def propose(click: Click) -> None:
    """Ask the table: pause, go on, or end."""
    kind = click.address.rest
    await click.house.host.propose(click.table, click.person.id, kind)
    await show_vote(click, kind)


@verb("kick")
async def kick(click: Click) -> None:
    """Ask the table to open somebody's seat."""
    await click.house.host.propose(click.table, click.person.id, "kick", click.number(click.chosen))
    await show_vote(click, "kick")


@verb("yes", "nod")
async def yes(click: Click) -> None:
    """Vote for it."""
    await _vote(click, yes=True)


@verb("no", "nod")
async def no(click: Click) -> None:
    """Vote against it."""
    await _vote(click, yes=False)


@verb("aye")
async def aye(click: Click) -> None:
    """Vote for it on one's own page."""
    await _speak(click, yes=True)


@verb("nay")
async def nay(click: Click) -> None:
    """Vote against it on one's own page."""
    await _speak(click, yes=False)


async def _vote(click: Click, *, yes: bool) -> str:
    seen = click.address.version or None
    return await click.house.host.vote(click.table, click.person.id, click.number(click.address.rest), yes, seen)


async def _speak(click: Click, *, yes: bool) -> None:
    """Vote, and show the page as it is then; there the vote stands as it is now, if it came too late."""
    try:
        state = await _vote(click, yes=yes)
        note = click.words.say("vote-heard" if state == "open" else f"vote-{state}")
    except NotNow as late:
        note = sentence(late, click.words)
    await show_hand(click, await click.house.host.look(click.table, click.person.id), note=note)


# -- seats ----------------------------------------------------------------------------------------------------


@verb("leave")
async def leave(click: Click) -> None:
    """Ask whether one is sure."""
    await click.reply.show(pages.leave(await _story(click)))


@verb("leave_now")
async def leave_now(click: Click) -> None:
    """Leave a running game."""
    table = await click.house.host.leave(click.table, click.person.id)
    story = Story(Look(table), click.words)
    await click.reply.show(notice(click.words.say("lobby-left", title=story.title)))


@verb("take")
async def take(click: Click) -> None:
    """Sit down in an open seat."""
    seat = click.number(click.values[0] if click.values else click.address.rest)
    look = await click.house.host.take_seat(click.table, click.person, seat)
    await show_hand(click, look, note=click.words.say("take-done"))


@verb("back")
async def back(click: Click) -> None:
    """Take one's own seat back."""
    look = await click.house.host.come_back(click.table, click.person.id)
    await show_hand(click, look, note=click.words.say("act-back"))


@verb("rematch")
async def rematch(click: Click) -> None:
    """Open a lobby for the same people."""
    places = await click.house.host.places(click.table)
    table = await click.house.host.rematch(click.table, click.person.id, {"channel": places.get("channel", "")})
    story = Story(Look(table), click.words)
    seat = next(seat.seat for seat in table.seats if seat.person == click.person.id)
    await click.reply.show(lobby_pages.seated(story, click.house.game(table.game), seat))


# -- proof and export -----------------------------------------------------------------------------------------


@verb("verify")
async def verify(click: Click) -> None:
    """Show that chance was fixed before the start."""
    await click.reply.show(await verified(click))


async def verified(click: Click) -> Page:
    """Return the proof for a game that is over, or the promise of one that is not."""
    story = await click.house.outline(click.table, click.person.id, click.words)
    if story.table.status == "lobby":
        raise Plain("act-lobby")
    if story.table.status == "running":
        return pages.promise(story)
    return pages.verdict(story, await click.house.host.verify(click.table))


@verb("export")
async def export(click: Click) -> None:
    """Hand out the game as a file."""
    await click.reply.show(await exported(click))


async def exported(click: Click) -> Page:
    """Return the game as a file: all of it when it is over, before that what one may see."""
    story = await _story(click)
    data = await click.house.host.export(click.table, click.person.id)
    name = f"{story.table.game}-{story.table.id}.json"
    return Page(GREEN).say(click.words.say("export", title=story.title)).attach(name, data)
