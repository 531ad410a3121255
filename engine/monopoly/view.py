"""What a seat, or a spectator, may see: everything but the order of the chance deck (GM-11.5)."""

import msgspec

from engine.monopoly.content.board import Board, Deed, Space
from engine.monopoly.content.box import Card, Content
from engine.monopoly.state import Rampage, Readings
from engine.monopoly.victory import servants, worth
from engine.play import Seat


class KaijuView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. Money in thousands of yen."""

    seat: Seat
    kaiju: str
    name: str
    katakana: str
    at: int
    cash: int
    ap: int
    hp: int
    laps: int
    controller: Seat | None
    servants: int
    worth: int
    held: int
    is_waiting: bool
    spare_houses: int
    spare_tanks: int
    cards: tuple[str, ...]
    rolls: tuple[tuple[int, int], ...]  # of its last turn


class DistrictView(msgspec.Struct, frozen=True):
    """What stands on a district; what it costs is on its deed."""

    key: str
    owner: Seat | None
    houses: int
    tanks: int
    has_maser: bool
    is_demolished: bool


class OfferView(msgspec.Struct, frozen=True):
    """An open offer of the seat on turn; *money* below 0 is asked for."""

    to: Seat
    money: int
    give: tuple[str, ...]
    take: tuple[str, ...]


class RampageView(msgspec.Struct, frozen=True):
    """The table as *seat* sees it."""

    game: str
    seat: Seat | None
    track: str
    track_name: str
    house_price: int
    lap_limit: int
    alarm: int
    alarm_damage: int
    top_laps: int
    kaiju: tuple[KaijuView, ...]
    spaces: tuple[Space, ...]
    deeds: tuple[Deed, ...]
    districts: tuple[DistrictView, ...]
    cards: tuple[Card, ...]  # every kind of chance card in the box
    pool_money: int
    pool_hp: int
    pool_tanks: int
    deck_count: int
    discards: tuple[str, ...]
    offers: tuple[OfferView, ...]
    jammed: Seat | None
    starter: Seat
    to_play: Seat
    turns: int
    ended: str
    winner: Seat | None
    readings: Readings
    reach: int  # of a Maser Cannon
    go_houses: int | None  # of who is asked at GO, when it was passed (GM-8.1)
    debt: int  # of who sells for it (GM-4.5)


def view(content: Content, state: Rampage, seat: Seat | None) -> RampageView:
    """Return all that *seat* may see (None: a spectator)."""
    board = content.board(state.track, state.layout)
    return RampageView(
        game="monopoly",
        seat=seat,
        track=board.key,
        track_name=board.name,
        house_price=board.house,
        lap_limit=state.lap_limit,
        alarm=state.alarm,
        alarm_damage=state.alarm_damage,
        top_laps=state.top_laps,
        kaiju=tuple(_kaiju(content, board, state, each) for each in range(len(state.kaiju))),
        spaces=board.spaces,
        deeds=board.deeds,
        districts=_districts(board, state),
        cards=tuple(content.cards.values()),
        pool_money=state.pool.money,
        pool_hp=state.pool.hp,
        pool_tanks=state.pool.tanks,
        deck_count=len(state.deck),
        discards=tuple(state.discards),
        offers=tuple(OfferView(offer.to, offer.money, offer.give, offer.take) for offer in state.offers),
        jammed=_seat(state.jammed),
        starter=state.starter,
        to_play=state.to_play,
        turns=state.turns,
        ended=state.ended,
        winner=_seat(state.winner),
        readings=state.readings,
        reach=board.reach,
        go_houses=_seat(state.go_houses),
        debt=state.debt,
    )


def _seat(seat: Seat) -> Seat | None:
    return seat if seat >= 0 else None


def _kaiju(content: Content, board: Board, state: Rampage, seat: Seat) -> KaijuView:
    kaiju = state.kaiju[seat]
    row = content.kaiju[kaiju.key]
    return KaijuView(
        seat=seat,
        kaiju=kaiju.key,
        name=row.name,
        katakana=row.katakana,
        at=kaiju.at,
        cash=kaiju.cash,
        ap=kaiju.ap,
        hp=kaiju.hp,
        laps=kaiju.laps,
        controller=_seat(kaiju.controller),
        servants=servants(state, seat),
        worth=worth(state, board, seat),
        held=kaiju.held,
        is_waiting=kaiju.is_waiting,
        spare_houses=kaiju.spare_houses,
        spare_tanks=kaiju.spare_tanks,
        cards=tuple(kaiju.cards),
        rolls=tuple(kaiju.rolls),
    )


def _districts(board: Board, state: Rampage) -> tuple[DistrictView, ...]:
    return tuple(
        DistrictView(deed.key, _seat(each.owner), each.houses, each.tanks, each.has_maser, state.is_demolished(each))
        for deed, each in zip(board.deeds, state.districts, strict=True)
    )
