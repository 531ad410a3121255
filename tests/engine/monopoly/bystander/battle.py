"""Landings, fights and defeats, as a bystander with the booklet sees them (GM-5, GM-6, GM-7)."""

from __future__ import annotations

from engine.monopoly.combat import events as told
from engine.monopoly.content.board import distance
from engine.monopoly.picks import HOUSE, TANK, Rival, read
from tests.engine.monopoly.bystander.kept import Kept, Lot, agree


class Battle(Kept):
    """What is told of strikes, fire and those who fall."""

    @property
    def is_fight(self) -> bool:
        """Whether kaiju fight where the one on turn has stopped (GM-6.1, GM-6.2, GM-6.5)."""
        landing = self.landing
        meets = any(self.hostile(other, landing.seat) for other in landing.others)
        return meets and not landing.hides and self.players[landing.seat].laps > 0

    def _HousesFell(self, event: told.HousesFell) -> None:
        lot, landing = self.lots[event.district], self.landing
        lot.houses -= event.count
        assert lot.houses == event.houses >= 0
        if event.by < 0:
            return  # by a chance card
        agree("by the lander (GM-3.1)", event.by == landing.seat, lot is self.here, not landing.hides)
        assert landing.free_house or event.count == 1, "one falls free, first (GM-3.2)"
        landing.free_house = True

    def _Struck(self, event: told.Struck) -> None:
        landing, player, lot = self.landing, self.players[event.seat], self.here
        agree("before tanks and masers fire (GM-2.4)", not landing.hides, not landing.fired)
        assert event.seat == landing.seat or self.is_fight, "the others in a fight only (GM-6.1)"
        order = [landing.seat, *landing.others]
        assert all(order.index(other) < order.index(event.seat) for other in landing.struck), "clockwise (GM-6.1)"
        landing.struck.append(event.seat)
        most = 4 if landing.force.get(event.seat) == "atomic_breath" else 2
        assert len(event.targets) == event.ap <= most, "up to 2 AP (GM-3.1)"
        player.ap -= event.ap if player.serves is None else 0
        assert player.ap >= 0
        landing.blows, landing.by = {}, event.seat
        for target in event.targets:
            self._aim(event.seat, target, lot)

    def _aim(self, seat: int, target: str, lot: Lot | None) -> None:
        landing = self.landing
        if target in (HOUSE, TANK):
            assert lot is not None
            assert self.side(seat) != (None if lot.owner is None else self.side(lot.owner)), (
                "not its own (GM-3.5, GM-7.6)"
            )
            assert target == TANK or seat == landing.seat, "houses fall to the lander (GM-6.3)"
            return
        rival = read(target)
        assert isinstance(rival, Rival)
        agree("an enemy, in a fight (GM-6.1)", self.is_fight, self.hostile(seat, rival.seat))
        assert self.players[rival.seat].hp > 0, "that still stands (GM-6.8)"
        force = 2 if landing.force.get(seat) == "berserk" else 1
        landing.blows[rival.seat] = landing.blows.get(rival.seat, 0) + force

    def _TanksFell(self, event: told.TanksFell) -> None:
        lot = self.lots[event.district]
        lot.tanks -= event.count
        assert lot.tanks == event.tanks >= 0

    def _Fired(self, event: told.Fired) -> None:
        landing, lot = self.landing, self.lots[event.district]
        agree("at an enemy (GM-1.5)", lot.owner == event.seat, self.hostile(event.seat, event.target))
        assert event.target != self.jammed, "not at whom a Radar Jam hides (GM-8.10)"
        assert (event.seat, event.weapon) not in landing.fired, "once (GM-5.1, GM-5.5)"
        landing.fired.append((event.seat, event.weapon))
        (self._check_tanks if event.weapon == "tanks" else self._check_maser)(event, lot)
        landing.blows, landing.by = {event.target: event.damage}, event.seat

    def _check_tanks(self, event: told.Fired, lot: Lot) -> None:
        lander = self.landing.seat
        agree("GM-2.4", lot is self.here, not any(weapon == "maser" for _, weapon in self.landing.fired))
        assert event.damage == lot.deed.damage[lot.tanks - 1] + self.alarm, "as its card says (GM-5.1)"
        is_bound = self.options["tank_targets"] == "lander" and self.hostile(event.seat, lander)
        if is_bound or not self.is_fight:
            assert event.target == lander, "at who landed (GM-5.4)"
        assert event.target in (lander, *self.landing.others), "at who is there (GM-5.4)"

    def _check_maser(self, event: told.Fired, lot: Lot) -> None:
        at, size = self.players[self.landing.seat].at, len(self.board.spaces)
        reach = [
            each.deed.maser_damage
            for each in self.owned(event.seat)
            if each.maser and distance(each.deed.space, at, size) <= self.board.reach
        ]
        agree("the strongest in reach (GM-5.5)", lot.maser, event.damage == lot.deed.maser_damage == max(reach))
        agree("GM-5.5, GM-8.7", event.target == self.landing.seat, self.board.spaces[at].has_fights)

    def _Hurt(self, event: told.Hurt) -> None:
        landing, victim = self.landing, self.players[event.seat]
        blow = landing.blows.pop(event.seat)
        shielded = min(blow, landing.shields.get(event.seat, 0))
        if shielded:
            landing.shields[event.seat] -= shielded
        assert (event.by, event.shielded) == (landing.by, shielded), "2 less in all (GM-11.3)"
        assert event.damage == min(blow - shielded, victim.hp), "the whole blow (GM-5.1, GM-6.1)"
        victim.hp -= event.damage
        assert event.hp == victim.hp
        if event.damage and not victim.hp:
            landing.fell.add((event.seat, event.by))

    def _Duelled(self, event: told.Duelled) -> None:
        pair = [self.players[event.one], self.players[event.other]]
        agree("GM-6.6", [each.hp for each in pair] == [0, 0], event.one in self.free(), event.other in self.free())
        paid = min(each.ap for each in pair)
        strongest = max((event.one, event.other), key=lambda seat: self.players[seat].ap)
        assert event.winner == (strongest if pair[0].ap != pair[1].ap else -1), "who lasts longer (GM-6.6)"
        self.landing.duelled |= {event.one, event.other}
        for each in pair:
            each.ap, each.hp = each.ap - paid, 1
        if event.winner >= 0:
            self.players[event.winner].ap -= 1

    def _Survived(self, event: told.Survived) -> None:
        self.players[event.seat].hp = 1

    def _serve(self, seat: int, to: int) -> None:
        player = self.players[seat]
        player.serves, player.hp, player.ap, player.cash = to, 1, 2, 0

    def _Subjugated(self, event: told.Subjugated) -> None:
        agree("GM-7.1", event.seat in self.free(), event.to == self.side(event.by))
        is_mutual = (event.by, event.seat) in self.landing.fell and self.players[event.by].serves is None
        assert not is_mutual or event.seat in self.landing.duelled, "a duel decides (GM-6.6)"
        estate = self.players[event.seat].cash
        for lot in self.owned(event.seat):
            estate += lot.houses * (self.board.house // 2) + lot.tanks * (lot.deed.tank // 2) + lot.deed.price // 2
            lot.owner, lot.houses, lot.tanks, lot.maser = None, 0, 0, False
        assert event.money == estate, "all is sold at half (GM-7.2)"
        self.estates[event.seat] = estate
        self._serve(event.seat, event.to)

    def _WentOver(self, event: told.WentOver) -> None:
        self.players[event.seat].serves = event.to

    def _EstateShared(self, event: told.EstateShared) -> None:
        free = self.free()
        agree("GM-7.2", list(event.seats) == free, event.money == self.estates[event.seat] // len(free) // 10 * 10)
        for seat in free:
            self.players[seat].cash += event.money

    def _Killed(self, event: told.Killed) -> None:
        player = self.players[event.seat]
        agree("a subjugated one (GM-7.7)", player.serves is not None, not player.hp)
        player.hp, player.at, player.waits = 1, 0, True

    def _BrokeFree(self, event: told.BrokeFree) -> None:
        player, beaten = self.players[event.seat], self.players[event.beaten]
        agree("GM-7.8", player.serves is not None, beaten.serves is None, not beaten.hp)
        assert event.seat in self.landing.struck, "by its own strike (GM-7.8)"
        player.serves, player.hp, player.ap, player.waits, player.cash = None, 1, 2, False, beaten.cash
        for lot in self.owned(event.beaten):
            lot.owner = event.seat
        self._serve(event.beaten, event.seat)
