"""The lobby: who plays, which kaiju, which options, how much time; then the start."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.play import BadSetup, Game, Runner, Seat, Setup, begin
from engine.rng import commitment
from table.errors import NotNow, NotReady, NotTheHost, Refused
from table.models import SeatInfo, Value
from table.play.draft import Draft, encode_events
from table.play.live import Live
from table.settings import Settings
from table.store.changes import CapLobbies, PutContent, UseCard
from table.store.rows import Card, Saved, TableRow
from table.time.clock import BUDGET, BUDGETS

SALT_BITS = 128
SEED_BITS = 63


def opened(table: int, server: str, host: str, game: Game[object], now: float, budget: int | None = BUDGET) -> Live:
    """Return a new lobby; its host may choose another *budget*."""
    options = {option.key: option.default for option in game.options}
    row = TableRow(table, server, game.key, "lobby", host, now, options=options, budget=budget)
    return Live(Saved(row, (), (), (), ()), game, None)


def cap(live: Live, places: Mapping[str, str] | None, settings: Settings) -> CapLobbies:
    """Return the change that refuses a new lobby where its host or its channel have too many."""
    channel = (places or {}).get("channel", "")
    return CapLobbies(live.id, live.row.host, channel, settings.lobbies_per_person, settings.lobbies_per_channel)


def must_be_lobby(live: Live) -> None:
    """Complain unless the game has yet to begin."""
    if live.row.status != "lobby":
        if live.row.status == "running":
            raise NotNow("The game has already begun.", key="begun")
        raise NotNow("This table is closed.", key="closed")


def must_host(live: Live, person: str, name: str) -> None:
    """Complain unless *person* opened the lobby; *name* is who did."""
    must_be_lobby(live)
    if live.row.host != person:
        raise NotTheHost(f"Only {name}, who opened this table, can do that.", key="host", name=name)


def join(draft: Draft, person: str, kaiju: str) -> None:
    """Seat *person*, or let somebody who sits there take another *kaiju*; none: the box decides."""
    live = draft.live
    must_be_lobby(live)
    seat = live.seat_of(person)
    _must_be_free(live, kaiju, [other for other in live.seats if other.person and other.seat != seat])
    if seat is not None:
        draft.put_seat(replace(live.seats[seat], kaiju=kaiju))
    else:
        _sit(draft, SeatInfo(0, person=person, kaiju=kaiju, is_ready=live.row.opening.is_checking))
    _yield(draft, kaiju)
    draft.bump()


def add_computer(draft: Draft, level: str, kaiju: str, chance: random.Random) -> None:
    """Seat a computer; it comes with a kaiju, so that people see whom they will meet."""
    must_be_lobby(draft.live)
    _must_be_free(draft.live, kaiju, draft.live.seats)
    _sit(draft, SeatInfo(0, level=level, kaiju=kaiju))
    name_computers(draft, chance)
    draft.bump()


def name_computers(draft: Draft, chance: random.Random) -> None:
    """Give each computer that has none a kaiju nobody has."""
    for seat in list(draft.live.seats):
        free = _free_kaiju(draft.live)
        if seat.level and not seat.kaiju and free:
            draft.put_seat(replace(seat, kaiju=chance.choice(free)))


def _free_kaiju(live: Live) -> list[str]:
    taken = {seat.kaiju for seat in live.seats}
    return [kaiju for kaiju in live.game.kaiju if kaiju not in taken]


def _yield(draft: Draft, kaiju: str) -> None:
    """Let a computer take another kaiju if somebody wants its own."""
    for seat in list(draft.live.seats):
        if seat.level and kaiju and seat.kaiju == kaiju:
            draft.put_seat(replace(seat, kaiju=next(iter(_free_kaiju(draft.live)), "")))


def _sit(draft: Draft, seat: SeatInfo) -> None:
    live = draft.live
    most = live.game.seats.stop - 1
    if len(live.seats) >= most:
        text, rule = f"{live.game.name} is for at most {most} players.", f"{live.game.prefix}-1.1"
        raise Refused(text, rule=rule, key="full", game=live.game.key, most=most)
    draft.set_seats([*live.seats, seat])


def _must_be_free(live: Live, kaiju: str, others: Sequence[SeatInfo]) -> None:
    """Complain if *kaiju* is none of the game's, or if one of *others* has it."""
    if not kaiju:
        return
    if kaiju not in live.game.kaiju:
        raise Refused(f"There is no kaiju called {kaiju!r} in {live.game.name}.", key="no-kaiju")
    if any(other.kaiju == kaiju for other in others):
        text, rule = f"{kaiju} is already taken.", f"{live.game.prefix}-1.1"
        raise Refused(text, rule=rule, key="kaiju-taken", kaiju=kaiju)


def stand_up(draft: Draft, seat: Seat) -> None:
    """Free a seat; the lobby goes to the next person if its host has gone, and closes with the last one."""
    live = draft.live
    must_be_lobby(live)
    gone = live.seats[seat]
    draft.set_seats([other for other in live.seats if other.seat != seat])
    draft.bump()
    heirs = [other.person for other in live.seats if other.person]
    if gone.person and not heirs:
        draft.set(status="broken", ended=draft.now)
        draft.owe("lobby")
    elif gone.person == live.row.host:
        draft.set(host=heirs[0])


def set_options(draft: Draft, chosen: Mapping[str, Value]) -> None:
    """Choose one of the values the game offers for each of some options."""
    for key, value in chosen.items():
        _must_be_offered(draft.live, key, value)
    draft.set(options={**draft.live.row.options, **chosen})
    draft.bump()


def _must_be_offered(live: Live, key: str, value: Value) -> None:
    option = next((each for each in live.game.options if each.key == key), None)
    if option is None:
        raise Refused(f"{live.game.name} has no option {key!r}.", key="no-option")
    if not is_offered(live.game, key, value):
        offered = ", ".join(str(one) for one in option.values)
        raise Refused(f"Option {key!r} can be {offered}, not {value!r}.", rule=option.rule, key="no-option")


def is_offered(game: Game[Any], key: str, value: Value) -> bool:
    """Return whether *value* can be chosen for the option *key*; 1 is not True."""
    values = [one for option in game.options if option.key == key for one in option.values]
    return any(value == one and type(value) is type(one) for one in values)


def set_clock(draft: Draft, budget: int | None) -> None:
    """Choose how long an answer may take; None: as long as it takes."""
    if budget not in BUDGETS:
        raise Refused("An answer may take from 5 minutes to 7 days, or as long as it takes.", key="clock")
    draft.set(budget=budget)
    draft.bump()


def start(draft: Draft, cards: Sequence[Card], content: PutContent, chance: random.Random) -> None:
    """Lay the table, publish the promise that chance is fixed, and ask the first question."""
    live = draft.live
    short = live.game.seats.start - len(live.seats)
    if short > 0:
        more = "one more player" if short == 1 else f"{short} more players"
        text, rule = f"It takes {more}; invite people or add a computer.", f"{live.game.prefix}-1.1"
        raise NotReady([text], rule=rule, key="too-few", count=short)
    seed, salt = chance.getrandbits(SEED_BITS), f"{chance.getrandbits(SALT_BITS):032x}"
    used = _taken_along(live, cards)
    setup = Setup(
        seats=len(live.seats),
        seed=seed,
        kaiju={seat.seat: seat.kaiju for seat in live.seats if seat.kaiju},
        options=live.row.options,
        carried=_carried(live, used),
    )
    try:
        live.runner = Runner(live.game, begin(live.game, setup))
    except BadSetup as error:
        raise NotReady(error.problems, rule=error.rule) from error
    draft.pin(content)
    draft.also(*(UseCard(card.id, live.id) for card in used))
    draft.set(
        status="running",
        started=draft.now,
        rules_version=live.game.rules_version,
        content_hash=live.game.content_hash,
        setup=msgspec.msgpack.encode(setup),
        salt=salt,
        commitment=commitment(seed, salt),
    )
    _note_kaiju(draft)
    _first_line(draft)


def _note_kaiju(draft: Draft) -> None:
    """Write down which kaiju the box gave to seats that had chosen none."""
    live = draft.live
    for seat, kaiju in zip(list(live.seats), live.game.dealt(live.play.state), strict=True):
        if not seat.kaiju:
            draft.put_seat(replace(seat, kaiju=kaiju))


def _first_line(draft: Draft) -> None:
    play = draft.live.play
    events = tuple(play.events)
    play.events.clear()
    draft.moved()
    version = draft.enter(
        "start", events=encode_events(events), reveals=True, data={"commitment": draft.live.row.commitment}
    )
    draft.set(asked=version)
    draft.owe("lobby")
    draft.owe("promise")
    draft.owe("panel")  # before anybody is called: messages stand in the order in which they are owed


def _taken_along(live: Live, cards: Sequence[Card]) -> list[Card]:
    """Return the cards that people at this table bring, one of a kind each (TW-9.1)."""
    chosen: dict[tuple[str, str], Card] = {}
    for card in cards:
        if live.seat_of(card.person) is not None and card.key in live.game.carries:
            chosen.setdefault((card.person, card.key), card)
    return list(chosen.values())


def _carried(live: Live, cards: Sequence[Card]) -> dict[str, tuple[Seat, ...]]:
    carried: dict[str, tuple[Seat, ...]] = {}
    for card in cards:
        seat = live.seat_of(card.person)
        assert seat is not None
        carried[card.key] = tuple(sorted((*carried.get(card.key, ()), seat)))
    return carried


def holders(live: Live, cards: Sequence[Card]) -> dict[str, tuple[Seat, ...]]:
    """Return who at a lobby would bring a card, to be shown beside the name (TW-9.1)."""
    return _carried(live, _taken_along(live, cards))
