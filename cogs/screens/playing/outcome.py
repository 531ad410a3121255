"""What comes of an answer: the hand after it, or what is asked now where it came too late."""

from __future__ import annotations

from functools import wraps

from cogs.screens.playing.hand import show_hand
from cogs.wire.clicks.router import Handler
from cogs.wire.clicks.visit import Click
from cogs.wire.errors import sentence
from table import Acted, Asked, IllegalAnswer, Look, NotAsked, Stale


def asked_at(look: Look, version: int) -> Asked | None:
    """Return the question to the one who looks that carries *version*, if it is still open."""
    return next((asked for asked in look.questions if asked.version == version), None)


def must_be_asked(look: Look, version: int) -> Asked:
    """Return the question as `asked_at` does, or raise Stale."""
    asked = asked_at(look, version)
    if asked is None:
        raise Stale(look)
    return asked


def unless_late(handler: Handler) -> Handler:
    """Have *handler* answer a press that comes too late with what is asked now, one that the rules refuse with why."""

    @wraps(handler)
    async def guarded(click: Click) -> None:
        try:
            await handler(click)
        except (Stale, NotAsked) as late:
            await show_stale(click, late.look)
        except IllegalAnswer as refusal:
            await show_hand(click, refusal.look, note=sentence(refusal, click.words))

    return guarded


async def show_acted(click: Click, acted: Acted, note: str = "") -> None:
    """Show what an answer has done; the same press again has done nothing."""
    if acted.repeated:
        await show_present(click, acted.look, "act-repeated")
    else:
        await show_hand(click, acted.look, acted.events, note, before=acted.before)


async def show_stale(click: Click, look: Look) -> None:
    """Answer a click that comes too late with what is asked now."""
    if not click.reply.interaction.response.is_done():
        await click.reply.acknowledge()  # a form was wanted
    await show_present(click, look, "act-stale" if look.questions else "act-late")


async def show_present(click: Click, look: Look, why: str) -> None:
    """Show what is asked now and what has happened meanwhile, with the message *why* the press did nothing."""
    is_asked = look.seat is not None and bool(look.questions)
    since = await click.host.read.catch_up(click.table, click.person.id) if is_asked else ()
    await show_hand(click, look, note=click.words.say(why), since=since)
