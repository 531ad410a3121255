"""Verbs of a person's own settings and data; they belong to no table."""

from __future__ import annotations

from typing import get_args

import msgspec

from cogs.clicks import Click, verb
from cogs.failures import Plain
from cogs.names import plain
from cogs.pages import settings as pages
from cogs.pages.page import GREEN, Page, notice
from cogs.typed import number
from data.words import languages
from render.paint.recolour import SCHEMES
from table.models import BoardForm, Person, Way


async def show_settings(click: Click, person: Person | None = None) -> None:
    """Show somebody their settings."""
    known = person or await click.house.host.person(click.person.id)
    silent = await click.house.host.usual_quiet(known)
    await click.reply.show(pages.settings(click.words, known, click.house.now(), silent))


@verb("reach")
async def reach(click: Click) -> None:
    """Choose how to be called."""
    way: Way = click.one_of(get_args(Way), click.chosen)
    await show_settings(click, await click.house.host.set_reach(click.person, way))


@verb("language")
async def language(click: Click) -> None:
    """Choose a language."""
    chosen = click.chosen if click.chosen in languages() else ""
    await show_settings(click, await click.house.host.set_preferences(click.person, language=chosen))


@verb("colours")
async def colours(click: Click) -> None:
    """Choose the colours of pictures."""
    chosen = click.chosen if click.chosen in SCHEMES else ""
    await show_settings(click, await click.house.host.set_preferences(click.person, colours=chosen))


@verb("board_form")
async def board_form(click: Click) -> None:
    """Have boards drawn for a phone, or wide again."""
    form: BoardForm = click.one_of(get_args(BoardForm), click.address.rest)
    await show_settings(click, await click.house.host.set_preferences(click.person, board=form))


@verb("confirming")
async def confirming(click: Click) -> None:
    """Be asked before answers count, or no longer."""
    known = await click.house.host.person(click.person.id)
    await show_settings(click, await click.house.host.set_preferences(click.person, confirms=not known.confirms))


@verb("quiet", "form")
async def quiet(click: Click) -> None:
    """Open the form for quiet hours."""
    await click.reply.ask(pages.quiet_form(click.words, await click.house.host.person(click.person.id)))


@verb("quiet_sent")
async def quiet_sent(click: Click) -> None:
    """Keep time zone and quiet hours."""
    zone, start, end = (click.fields.get(key, ("",))[0].strip() for key in ("zone", "start", "end"))
    times = [pages.minutes(start), pages.minutes(end)]
    if times[0] is None or times[1] is None:
        raise Plain("settings-no-time", typed=plain(start if times[0] is None else end))
    await show_settings(click, await click.house.host.set_quiet_hours(click.person, zone, times[0], times[1]))


@verb("quiet_take")
async def quiet_take(click: Click) -> None:
    """Have the hours that were suggested as quiet ones."""
    start, end = map(click.number, click.address.rest.partition("-")[::2])
    known = await click.house.host.person(click.person.id)
    await show_settings(click, await click.house.host.set_quiet_hours(click.person, known.zone, start, end))


@verb("vacation", "form")
async def vacation(click: Click) -> None:
    """Open the form for a vacation."""
    await click.reply.ask(pages.vacation_form(click.words))


@verb("vacation_sent")
async def vacation_sent(click: Click) -> None:
    """Go on vacation, or come back."""
    typed = click.fields.get("days", ("",))[0].strip()
    days = number(typed)
    if days is None:
        raise Plain("form-no-number", typed=plain(typed))
    await click.house.host.set_preferences(click.person)
    await show_settings(click, await click.house.host.take_vacation(click.person.id, days))


@verb("known")
async def known(click: Click) -> None:
    """Hand out what is stored of somebody."""
    found = await click.house.host.known_of(click.person.id)
    data = msgspec.json.format(msgspec.json.encode(found), indent=1)
    await click.reply.show(Page(GREEN).say(click.words.say("privacy-file")).attach("known.json", data))


@verb("forget")
async def forget(click: Click) -> None:
    """Ask whether somebody is sure."""
    await click.reply.show(pages.forget(click.words))


@verb("forget_now")
async def forget_now(click: Click) -> None:
    """Forget somebody."""
    await click.house.host.forget(click.person.id)
    await click.reply.show(notice(click.words.say("forget-done")))


@verb("keep_me")
async def keep_me(click: Click) -> None:
    """Change nothing."""
    await click.reply.show(pages.privacy(click.words))
