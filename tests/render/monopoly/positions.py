"""Golden positions of Monopoly: moments of real games, played by seed, a few crowded ones, and a track of one's own."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from engine import games
from engine.monopoly.content.board import Deed, Space
from engine.monopoly.view import DistrictView, OfferView, RampageView
from engine.play import Choice, Decision, Runner, Seat, Setup, begin
from engine.players import random_player
from engine.rng import Rng
from tests.engine.monopoly.tempers import greedy
from tests.render.moment import Moment

GAME = "monopoly"
OFTEN = 4  # one answer in so many is given at random, so that games see the rarer questions too


Until = Callable[[Moment], bool]


def play(seats: int, seed: int, until: Until, **options: str | int | bool) -> Moment:
    """Play a seeded game, mostly greedy, to the first moment for which *until* holds, or to its end."""
    game = games[GAME]
    runner = Runner(game, begin(game, Setup(seats=seats, seed=seed, options=options)))
    rng, told = Rng.seeded(seed), 0
    while True:
        moment = Moment(game, runner.state, runner.pending, tuple(runner.events[told:]), tuple(runner.events))
        if until(moment) or not runner.pending:
            return moment
        told = len(runner.events)
        question = runner.pending[0]
        player: Callable[..., tuple[Any, ...]] = random_player if rng.below(OFTEN) == 0 else greedy
        picks = player(game.view(runner.state, question.seat), question, rng)
        runner.choose(Choice(question.seat, picks))


@cache
def asked_for(key: str, seats: int = 4, least: int = 2, track: str = "city", after: int = 400) -> Moment:
    """Return a moment in which *key* is asked with at least *least* options, late enough for districts to be owned."""

    for late in (after, 0):
        for seed in range(1, 80):
            moment = play(seats, seed, asks(key, least, late), track=track)
            if moment.pending:
                return moment
    raise AssertionError(f"{key} was never asked")


def asks(key: str, least: int, after: int) -> Until:
    """Hold when *key* is asked with at least *least* options and *after* events have been told."""

    def holds(moment: Moment) -> bool:
        if not moment.pending or moment.pending[0].ask != key or len(moment.story) < after:
            return False
        question = moment.pending[0]
        return not isinstance(question, Decision) or len(question.options) >= least

    return holds


@cache
def busy(seats: int, track: str = "city") -> Moment:
    """Return a moment after a move, with districts of many owners, ruins, and somebody subjugated if it can be."""

    def rich(moment: Moment) -> bool:
        if not moment.pending or len(moment.story) < 90 * seats:
            return False
        view = moment.view()
        owners = {each.owner for each in view.districts} - {None}
        moved = any(type(event).__name__ == "Moved" for event in moment.events)
        serves = seats == 2 or any(each.controller is not None for each in view.kaiju)
        return (
            moved and serves and len(owners) >= min(seats, 4) - 1 and any(each.is_demolished for each in view.districts)
        )

    for seed in range(1, 120):
        moment = play(seats, seed, rich, track=track)
        if moment.pending:
            return moment
    raise AssertionError(f"no such moment with {seats} seats")


@cache
def finished(seats: int, seed: int = 3, **options: bool) -> Moment:
    """Return the end of a game."""
    return play(seats, seed, lambda moment: False, **options)


@cache
def opening(seats: int) -> Moment:
    """Return the first question of a game: all kaiju stand on GO."""
    return play(seats, 1, lambda moment: True)


def armed(view: RampageView, masers: dict[str, Seat]) -> RampageView:
    """Return *view* with a maser on each of these districts, and their owners."""
    districts = tuple(
        msgspec.structs.replace(each, owner=masers[each.key], has_maser=True, tanks=0, houses=3, is_demolished=False)
        if each.key in masers
        else each
        for each in view.districts
    )
    return msgspec.structs.replace(view, districts=districts)


def gathered(view: RampageView, spaces: tuple[int, ...]) -> RampageView:
    """Return *view* with the kaiju on *spaces*, seat by seat."""
    kaiju = tuple(msgspec.structs.replace(each, at=at) for each, at in zip(view.kaiju, spaces, strict=True))
    return msgspec.structs.replace(view, kaiju=kaiju)


def full(view: RampageView) -> RampageView:
    """Return *view* with all that can be said about a seat said of one or the other."""
    one, other, *rest = view.kaiju
    one = msgspec.structs.replace(
        one, cash=123_450, hp=21, cards=("berserk", "carapace", "full_belly"), spare_houses=2, spare_tanks=1,
        servants=1, controller=None,
    )  # fmt: skip
    other = msgspec.structs.replace(other, controller=one.seat, is_waiting=True, held=2, cash=0, ap=2, hp=1, laps=0)
    return msgspec.structs.replace(
        view, kaiju=(one, other, *rest), pool_money=7_250, pool_hp=4, pool_tanks=6, alarm_damage=3, jammed=one.seat,
        offers=(OfferView(2, 500, ("card:berserk",), ("district:ginza",)),) if rest else (),
    )  # fmt: skip


def own_track(moment: Moment, count: int) -> RampageView:
    """Return the view of *moment* on a track of *count* spaces: odd names, unknown colours, special spaces anywhere."""
    view: RampageView = moment.view()
    kinds = {1: "fish", 5: "plant", 7: "scent", 11: "chance", 12: "plant"}
    spaces: list[Space] = [Space("go", "GO")]
    deeds: list[Deed] = []
    for at in range(1, count):
        if at in kinds:
            spaces.append(Space(kinds[at], "Hamaoka Nuclear Power Station" if at == 12 else kinds[at].title()))  # type: ignore[arg-type]
            continue
        name = "Higashimurayama-Kumegawa" if at % 5 == 0 else f"Ward {at}"
        row = view.deeds[len(deeds) % len(view.deeds)]
        colour = row.colour if at < 20 else f"colour_{at // 3}"
        spaces.append(Space("district", name, len(deeds)))
        deeds.append(
            msgspec.structs.replace(
                row, key=f"ward_{at}", name=name, colour=colour, space=at, price=row.price + 20 * at
            )
        )
    now: list[DistrictView] = [view.districts[at % len(view.districts)] for at in range(len(deeds))]
    districts = tuple(msgspec.structs.replace(each, key=deed.key) for each, deed in zip(now, deeds, strict=True))
    kaiju = tuple(msgspec.structs.replace(each, at=each.at % count) for each in view.kaiju)
    return msgspec.structs.replace(
        view,
        spaces=tuple(spaces),
        deeds=tuple(deeds),
        districts=districts,
        kaiju=kaiju,
        track_name="Kantō, the long way",
    )
