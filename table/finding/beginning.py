"""The beginning of a game: by its host, or by itself once all is there that its lobby waits for."""

from __future__ import annotations

from contextlib import suppress

from table.errors import NotReady
from table.finding import searching
from table.play import lobby
from table.play.draft import Draft
from table.services import Services
from table.time import keeping


async def begin(services: Services, draft: Draft, person: str = "") -> None:
    """Begin the game of a lobby, and commit; *person* is who has just pressed for it, if anybody has."""
    live = draft.live
    if person:
        draft.actor = live.seated(person).seat
    cards = await services.store.cards(live.row.server, live.row.game)
    lobby.start(draft, cards, services.catalogue.pin(live.game), services.chance)
    if live.row.opening.is_checking:
        searching.end_check(draft)
    keeping.renew(draft, services.settings)
    keeping.stay_awake(draft, services.settings)
    services.actor.play_on(draft)
    await services.commit(draft)


async def begin_or_wait(services: Services, draft: Draft, person: str = "") -> None:
    """Commit a change of a lobby; if nothing is missing by it, the game begins in the same change."""
    if searching.begins_now(draft.live):
        with suppress(NotReady):  # its options do not go with those who are there: the host is told by *Start*
            await begin(services, draft, person)
            return
    keeping.renew(draft, services.settings)
    await services.commit(draft)


async def conclude(services: Services, draft: Draft) -> None:
    """End a search whose time is over: fill up and begin, begin with those who are there, or close; and commit."""
    if draft.live.row.status == "lobby" and searching.complete(draft, services.chance):
        with suppress(NotReady):
            await begin(services, draft)
            return
    if draft.live.row.status == "lobby":
        searching.lapse(draft)
    keeping.renew(draft, services.settings)
    await services.commit(draft)
