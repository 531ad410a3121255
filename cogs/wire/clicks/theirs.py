"""Public buttons for one seat: everybody sees them, only the person in that seat may press them."""

from __future__ import annotations

from cogs.wire.clicks.visit import Click
from cogs.wire.errors import Refusal


async def must_be_theirs(click: Click) -> None:
    """Refuse a press on a button that is meant for somebody else's seat, in a sentence that says whose it is."""
    seat = click.address.seat
    if seat is None:
        return
    seats = (await click.host.read.listing(click.table)).seats
    if seat < len(seats) and seats[seat] == click.person.id:
        return
    story = await click.story()
    asked = next((each for each in story.look.waiting if each.seat == seat and each.public), None)
    if asked is None or asked.public is None or asked.public.version != click.address.version:
        raise Refusal("act-late")
    key, facts = f"{story.table.game}-whose-{asked.ask}", {"name": story.player(seat), "act": story.act(asked)}
    raise Refusal(key if key in click.words else "act-whose", **facts)
