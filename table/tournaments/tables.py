"""The tables of a round: laid out with the round, in one transaction, and stopped when its time is over."""

from __future__ import annotations

import msgspec

from engine.play import Outcome
from engine.presets import picked
from table.errors import NoSuchTable, Refused, TableDamaged
from table.gatherings import within
from table.gatherings.change import Change
from table.models import SeatInfo
from table.play import lobby, looking, seats
from table.play.draft import Draft
from table.play.live import Live
from table.services import Services
from table.store.changes import Op, PutReference
from table.store.rows import Saved
from table.time import keeping
from table.tournaments.standing import points_by_place, points_by_share
from table.tournaments.state import COMPUTER, Match, Round, Terms, Tournament

STOPPED = "tournament"  # why a table was closed


def must_be_playable(services: Services, terms: Terms) -> None:
    """Complain of what cannot be played so."""
    game = services.catalogue.game(terms.game)
    if terms.seats not in game.seats:
        text, most = f"{game.name} is for {game.seats.start} to {game.seats.stop - 1} players.", game.seats.stop - 1
        raise Refused(text, key="contest-seats", game=game.key, least=game.seats.start, most=most, seats=terms.seats)
    services.thinker.checked(terms.game, terms.level)
    if terms.preset and all(each.key != terms.preset for each in game.presets):
        raise Refused(f"{game.name} has no edition {terms.preset!r}.", key="no-option")


async def laid(services: Services, change: Change[Tournament], match: Match, round_: Round, channel: str) -> Match:
    """Have the game of *match* begin with the change; return the match with its table."""
    number = await services.fresh_table()
    terms, server = change.state.terms, change.row.server
    gone = (COMPUTER, *change.state.withdrawn)  # whoever has withdrawn since the draw
    people = ["" if entry in gone else change.seats[entry].person for entry in match.entries]
    host = next((each for each in people if each), change.row.host)
    game = services.catalogue.game(terms.game)
    draft = Draft(lobby.opened(number, server, host, game, change.now, terms.budget), change.now, is_new=True)
    draft.set_seats([SeatInfo(0, person=each, level="" if each else terms.level) for each in people])
    if preset := next((each for each in game.presets if each.key == terms.preset), None):
        draft.set(options={**draft.live.row.options, **picked(game, preset)})
    hidden = (round_.seed, round_.salt) if round_.commitment else lobby.secret(services.chance)
    lobby.start(draft, (), services.catalogue.pin(game), hidden)
    keeping.stay_awake(draft, services.settings)
    services.actor.play_on(draft)
    slots = {"channel": channel, **({within.SEALED: str(change.id)} if round_.commitment else {})}
    change.also(*services.sealed(draft), within.belongs(number, change.id))
    change.also(*(PutReference(number, slot, reference) for slot, reference in slots.items()))
    change.soonest_due = min(change.soonest_due, draft.soonest_due)
    return msgspec.structs.replace(match, table=number)


async def stop(services: Services, table: int) -> None:
    """End the game at *table* without a winner, if it still goes on."""

    async def job(live: Live) -> None:
        if live.row.status == "running":
            draft = services.draft(live)
            seats.break_off(services, draft, STOPPED)
            await services.commit(draft)

    await services.tables.at(table, job)


async def replaced(services: Services, table: int, seat: int, gone: str, heir: str) -> None:
    """Let a computer, or the *heir* if there is one, play on in a *seat*, if *gone* or nobody still sits there."""

    async def job(live: Live) -> None:
        if live.row.status != "running" or live.seats[seat].person not in (gone, ""):
            return
        draft = services.draft(live)
        if live.seats[seat].person:
            seats.leave(services, draft, live.seats[seat])
        if heir and live.seat_of(heir) is None and live.seats[seat].is_open:
            await services.people.fetch([heir])
            seats.take(services, draft, seat, heir)
        await services.commit(draft)

    await services.tables.at(table, job)


async def result(services: Services, change: Change[Tournament], match: Match) -> Match | None:
    """Return *match* with its result: as it was played, or as computers judge it; None while it goes on."""
    try:
        saved = await services.tables.stored(match.table)
    except NoSuchTable:
        return _split(match)
    except TableDamaged:  # it may be restored while there is time
        return _split(match) if change.now >= change.state.now.deadline else None
    if saved.row.status not in looking.OVER:
        return None
    if not saved.row.position:  # an admin has erased it
        return _split(match)
    if saved.row.outcome:
        outcome = msgspec.json.decode(saved.row.outcome, type=Outcome)
        points = points_by_place(outcome, len(match.entries))
        return _kept(change, saved, match, points, outcome.scores, "played")
    shares = await _judged(services, saved)
    if shares is None:
        return _split(match)
    return _kept(change, saved, match, points_by_share(shares), (), "judged")


def _kept(
    change: Change[Tournament], saved: Saved, match: Match, points: tuple[float, ...], scores: tuple[int, ...], how: str
) -> Match:
    """Return *match* with what was earned there: nothing by those for whom a computer has played on."""
    earned = list(points)
    for seat, entry in enumerate(match.entries):
        if entry != COMPUTER and saved.seats[seat].person != change.seats[entry].person:
            earned[seat] = 0.0
    return msgspec.structs.replace(match, points=tuple(earned), scores=scores, how=how)


def _split(match: Match) -> Match:
    return msgspec.structs.replace(match, points=(0.5,) * len(match.entries), how="split")


async def _judged(services: Services, saved: Saved) -> tuple[float, ...] | None:
    """Return each seat's share of the win in a position that was not played to its end."""
    game = await services.catalogue.game_of(saved.row, services.store)
    files = await services.catalogue.files_of(saved.row, services.store)
    return await services.thinker.shares(game.key, game.content_hash, files, saved.row.position)


def unsealed(round_: Round) -> list[Op]:
    """Return what opens the logs and replays of a round that is over to everybody."""
    return [within.open_again(match.table) for match in round_.matches if match.table]
