"""A bystander with the rulebook: keeps the table by what is told of a game, and objects to what the book forbids.

Written from the booklet alone, so that it takes nothing over from the rules it watches but their numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.play import Event
from engine.total_war import events as told
from engine.total_war.cards.card import CARDS, DAMAGE, is_building
from engine.total_war.content import Content, KaijuRow
from engine.total_war.state import Side, War

POINTS = {3: 12, 4: 12, 5: 10, 6: 10, 7: 8, 8: 8}  # TW-6.5: 6 with more


@dataclass
class Seat:
    """A kaiju card on the table with all that lies around it."""

    row: KaijuRow
    hand: list[str]
    has_king: bool
    is_furious: bool = False
    is_spun: bool = False
    damage: list[str] = field(default_factory=list)
    points: int = 0
    is_out: bool = False
    limit: int = 3

    @property
    def side(self) -> Side:
        return self.row.furious if self.is_furious else self.row.normal

    @property
    def wounds(self) -> int:
        return sum(DAMAGE[card] for card in self.damage)


class Bystander:
    """Follows a game from the deal on, event by event."""

    def __init__(self, content: Content, war: War, options: dict[str, object]) -> None:
        self.seats = [Seat(content.kaiju[each.kaiju], list(each.hand), each.holds_king) for each in war.fighters]
        self.options = options
        self.step = 1
        self.strike = 0
        self.is_wound = False
        self.is_double = False  # a Double Wound hits (TW-4.8)
        self.next: int | None = None  # who has to play; nobody knows before the first round
        self.last = -1  # who played last: the attacker
        self.victim = -1
        self.laid: list[str] = []  # kinds of cards of this blow, in their order
        self.buildings: list[int] = []
        self.upright: set[int] = set()  # who has to straighten now

    def follow(self, event: Event) -> None:
        """Take over what *event* tells, or fail where the book does not allow it."""
        assert not self.upright or isinstance(event, told.Straightened), "a heart straightens at once (TW-7.3)"
        getattr(self, f"_{type(event).__name__}")(event)

    def after(self, seat: int) -> int:
        """Return who is next in the direction of play (TW-3.2)."""
        while True:
            seat = (seat + self.step) % len(self.seats)
            if not self.seats[seat].is_out:
                return seat

    # -- a round --------------------------------------------------------------------------------------------------

    def _RoundOpened(self, event: told.RoundOpened) -> None:
        assert self.next in (None, event.seat), "the wounded opens (TW-3.4)"
        standing = [each for each in self.seats if not each.is_out]
        assert all(len(each.hand) == 3 for each in standing), "all have three cards (TW-3.4)"
        assert not any(map(self._is_beaten, standing)), "who has enough damage falls (TW-6.1)"
        self.next, self.strike, self.is_wound = event.seat, 0, False

    def _Played(self, event: told.Played) -> None:
        assert event.seat == self.next, "in turn (TW-3.2)"
        player, card = self.seats[event.seat], CARDS[event.card]
        if event.with_king:
            assert player.has_king, "once (TW-9.1)"
            player.has_king = False
        if event.card != "king":
            player.hand.remove(event.card)
        if event.power:
            assert (event.power, player.is_spun) == (player.side.power, False), "once while upright (TW-7.1)"
            assert card.is_numeric, "added to a number (TW-7.1)"
            player.is_spun = True
        is_kings_wound = event.with_king and event.card != "king"
        if is_kings_wound or event.card == "wound":
            self.is_wound = True
        elif card.is_numeric:
            assert not self.is_wound, "only a special answers a Wound (TW-4.6)"
            value = card.value + event.power
            if event.card == "-3":
                value = max(0, self.strike + value)
            assert value >= self.strike or event.card == "-3", "equal or higher (TW-4.1)"
            self.strike = value
        elif not self.options["wound_stays"]:
            self.is_wound = False  # TW-4.7
        assert event.strike == self.strike, "say the value (TW-3.6)"
        self.last, self.next = event.seat, self.after(event.seat)
        self.is_double = event.card == "double_wound" and not is_kings_wound
        if card.has_heart and not is_kings_wound:
            self._straighten(event.seat, is_spun_now=bool(event.power))

    def _DirectionChanged(self, event: told.DirectionChanged) -> None:
        self.step = -self.step
        assert event.is_clockwise == (self.step == 1), "the other way, and over rounds (TW-4.4)"
        self.next = self.after(self.last)

    def _TargetChosen(self, event: told.TargetChosen) -> None:
        assert event.target != event.seat == self.last, "another player (TW-4.5)"
        assert not self.seats[event.target].is_out, "who still stands (TW-4.5)"
        self.next = event.target

    def _BuildingTurnedUp(self, event: told.BuildingTurnedUp) -> None:
        self.buildings.append(event.value)

    def _OpeningPassed(self, event: told.OpeningPassed) -> None:
        raise AssertionError("with a whole deck nobody runs out of cards (TW-3.8)")

    def _answers(self, face: str) -> bool:
        card = CARDS[face]
        return not card.is_numeric or (not self.is_wound and (face == "-3" or card.value >= self.strike))

    # -- a blow ---------------------------------------------------------------------------------------------------

    def _Wounded(self, event: told.Wounded) -> None:
        assert (event.seat, event.attacker) == (self.next, self.last), "by who played last (TW-5.3)"
        self.victim, self.laid = event.seat, []
        if not self.options["free_surrender"] and not self.is_double:
            assert not any(map(self._answers, self.seats[event.seat].hand)), "who can answer must (TW-4.9)"

    def _DrewOpenly(self, event: told.DrewOpenly) -> None:
        player, (*others, last) = self.seats[event.seat], event.cards
        unfit = [*player.hand, *others]
        assert not any(CARDS[card].can_be_damage for card in unfit), "only without a number, up to the first (TW-5.2)"
        player.hand.append(last)

    def _DamageLaid(self, event: told.DamageLaid) -> None:
        giver, taker = self.seats[event.by], self.seats[event.seat]
        kind = "building" if is_building(event.card) else "own" if event.by == event.seat else "heart"
        if kind == "building":
            self.buildings.remove(DAMAGE[event.card])
        elif event.card == "king":
            assert giver.has_king, "once (TW-9.1)"
            giver.has_king = False
        else:
            assert CARDS[event.card].can_be_damage, "never a -3 (TW-5.1)"
            giver.hand.remove(event.card)
        taker.damage.append(event.card)
        assert (event.wounds, event.life) == (taker.wounds, taker.side.life), "the sum (TW-6.1)"
        if event.seat != self.victim:
            assert self.options["counter_attack"], "by the German edition (TW-6.8)"
            assert (event.seat, event.by, event.card == "king") == (self.last, self.victim, False), "back (TW-6.10)"
        else:
            self.laid.append(kind)
            most = ["own"] * (2 if self.options["double_wound_hits_twice"] else 1) + ["heart", "building"]
            assert self.laid == [each for each in most if each in self.laid][-len(self.laid) :], "in order (TW-5.5)"
        if kind == "heart":
            assert CARDS[event.card].has_heart, "only a heart is added (TW-5.3)"
            self._straighten(event.by)

    def _Countered(self, event: told.Countered) -> None:
        assert not self.seats[event.seat].is_out, "who is still in the game (TW-6.8)"

    def _Defeated(self, event: told.Defeated) -> None:
        fallen, by = self.seats[event.seat], self.seats[event.by]
        assert self._is_beaten(fallen), "enough damage (TW-6.1)"
        assert (event.vp, event.was_furious) == (fallen.side.vp, fallen.is_furious), "of the side that fell (TW-6.2)"
        by.points += event.vp
        assert event.total == by.points
        fallen.damage = []

    def _is_beaten(self, seat: Seat) -> bool:
        return seat.wounds >= seat.side.life + bool(self.options["must_exceed_life"])

    def _TurnedOver(self, event: told.TurnedOver) -> None:
        player = self.seats[event.seat]
        assert self.options["mode"] == "immortals" or event.is_furious, "a second defeat eliminates (TW-6.3)"
        player.is_furious, player.is_spun = not player.is_furious, False
        assert event.is_furious == player.is_furious

    def _Eliminated(self, event: told.Eliminated) -> None:
        player = self.seats[event.seat]
        assert player.is_furious, "on the furious side (TW-6.3)"
        assert self.options["mode"] == "king_of_monsters", "nobody among immortals (TW-6.4)"
        assert sorted(event.hand) == sorted(player.hand), "the hand is shown (TW-6.3)"
        player.is_out, player.hand, player.has_king = True, [], False
        if self.next == event.seat:
            self.next = self.after(event.seat)  # TW-3.5

    # -- cards ----------------------------------------------------------------------------------------------------

    def _straighten(self, seat: int, *, is_spun_now: bool = False) -> None:
        everybody = range(len(self.seats)) if self.options["heart_straightens_all"] else [seat]
        spun = {each for each in everybody if self.seats[each].is_spun and not self.seats[each].is_out}
        self.upright = spun - ({seat} if is_spun_now else set())  # TW-7.4

    def _Straightened(self, event: told.Straightened) -> None:
        self.upright.remove(event.seat)
        self.seats[event.seat].is_spun = False

    def _Drew(self, event: told.Drew) -> None:
        player = self.seats[event.seat]
        player.hand += event.cards
        assert len(player.hand) <= player.limit, "back to three (TW-3.3)"

    def _Reshuffled(self, event: told.Reshuffled) -> None:
        for each in self.seats:
            each.is_spun = False  # TW-7.2

    def _Healed(self, event: told.Healed) -> None:
        player = self.seats[event.seat]
        assert player.has_king, "once (TW-9.1)"
        assert DAMAGE[event.card] <= 4, "of 4 or less (TW-9.4)"
        player.has_king = False
        player.damage.remove(event.card)
        assert event.wounds == player.wounds

    def _DrewThree(self, event: told.DrewThree) -> None:
        player = self.seats[event.seat]
        assert player.has_king, "once (TW-9.1)"
        player.has_king, player.limit = False, 6

    def _Discarded(self, event: told.Discarded) -> None:
        player = self.seats[event.seat]
        for card in event.cards:
            player.hand.remove(card)
        player.limit = 3
        assert len(player.hand) == 3, "down to three (TW-9.5)"

    def _Ended(self, event: told.Ended) -> None:
        standing = [seat for seat, each in enumerate(self.seats) if not each.is_out]
        if event.reason == "target":
            assert self.seats[event.winner].points >= POINTS.get(len(self.seats), 6), "the points (TW-6.5)"
        else:
            assert standing == [event.winner], "the last one standing (TW-6.6)"
