"""Turns, GO, the other spaces and chance cards, as a bystander with the booklet sees them (GM-2, GM-8)."""

from __future__ import annotations

from engine.monopoly import events as told
from tests.engine.monopoly.bystander.kept import Kept, Landing, agree

COMBAT = ("atomic_breath", "berserk", "carapace")  # one a combat (GM-8.2)


class Turns(Kept):
    """What is told of turns, spaces and cards."""

    def _StartRolled(self, event: told.StartRolled) -> None:
        tied = set(range(len(self.players)))
        for dice in event.rolls:
            assert {seat for seat, die in enumerate(dice) if die} == tied, "the tied roll again (GM-1.3)"
            tied = {seat for seat in tied if dice[seat] == max(dice)}
        assert tied == {event.seat}, "the highest starts (GM-1.3)"

    def _begin(self, seat: int) -> None:
        assert self.turn is None or seat == (self.turn + 1) % len(self.players), "clockwise (GM-1.3)"
        self.turn, self.dice, self.jammed, self.fresh = seat, None, None, set()

    def _TurnBegan(self, event: told.TurnBegan) -> None:
        self._begin(event.seat)
        assert not self.players[event.seat].waits, "waits for its controller (GM-7.7)"

    def _TurnSkipped(self, event: told.TurnSkipped) -> None:
        self._begin(event.seat)
        assert self.players[event.seat].waits, "only who was killed (GM-7.7)"

    def _Rolled(self, event: told.Rolled) -> None:
        assert event.seat == self.turn, "on one's turn (GM-2.2)"
        self.dice = event.dice

    def _Moved(self, event: told.Moved) -> None:
        player, size = self.players[event.seat], len(self.board.spaces)
        assert (event.seat, player.at) == (self.turn, event.start)
        steps = (event.end - event.start) % size
        if event.how == "card":
            is_back = self.card == "rough_landing"
            assert {"undersea_current": event.end == 0, "rough_landing": steps == size - 3}.get(self.card, True)
        else:
            is_back = False
            self._check_roll(event, steps)
        player.at = event.end
        others = [(event.seat + turn) % len(self.players) for turn in range(1, len(self.players))]
        there = [other for other in others if self.players[other].at == event.end]
        self.landing = Landing(event.seat, event.how == "hiding", there)
        if event.end == 0 or (not is_back and event.start + steps >= size):
            self._reach_go(event.seat)

    def _check_roll(self, event: told.Moved, steps: int) -> None:
        """A roll is moved as it fell; a Sewer Tunnel, hiding and a fight in service change it by one (GM-2.2)."""
        assert self.dice is not None
        ways = {sum(self.dice) + more for more in ((1, -1) if self.shift else (0,))}
        self.shift = False
        if event.how == "hiding":
            assert steps + 1 in ways, "one space early (GM-6.4)"
            assert self.enemies_on(event.seat, (event.end + 1) % len(self.board.spaces)), "from an enemy (GM-6.4)"
            assert not self.enemies_on(event.seat, event.end), "not beside another (GM-6.4)"
        elif steps not in ways:
            player, space = self.players[event.seat], self.board.spaces[event.end]
            assert {steps - 1, steps + 1} & ways, "one more or less (GM-7.5)"
            assert player.serves is not None, "in service (GM-7.5)"
            agree("to fight (GM-7.5)", self.enemies_on(event.seat, event.end), player.laps, space.has_fights)

    def _reach_go(self, seat: int) -> None:
        if self.players[seat].serves is None:
            self.houses_at_go = sum(lot.houses for lot in self.owned(seat))
        else:
            self.players[seat].laps += 1

    def _PassedGo(self, event: told.PassedGo) -> None:
        player = self.players[event.seat]
        player.laps += 1
        assert (event.seat, event.laps) == (self.turn, player.laps)
        assert self.houses_at_go is not None, "at GO (GM-8.1)"
        pay = (2_000 + 500 * self.houses_at_go, min(3, 12 - player.ap), 0)
        assert (event.money, event.ap, event.hp) in (pay, (0, 0, 1)), "money and AP, or 1 HP (GM-8.1)"
        self.houses_at_go = None
        player.cash, player.ap, player.hp = player.cash + event.money, player.ap + event.ap, player.hp + event.hp

    def _Released(self, event: told.Released) -> None:
        player = self.players[event.seat]
        assert (player.waits, player.serves) == (True, self.turn), "by its controller at GO (GM-7.7)"
        player.waits = False

    def _AlarmRaised(self, event: told.AlarmRaised) -> None:
        assert self.options["alarm"], "by the option (GM-1.4)"
        self.alarm = event.damage

    def _SentToFish(self, event: told.SentToFish) -> None:
        player = self.players[event.seat]
        player.at, player.held = self.board.fish, 3

    def _StayedAtFish(self, event: told.StayedAtFish) -> None:
        self.players[event.seat].held -= 1
        assert event.left == self.players[event.seat].held > 0, "three turns (GM-8.4)"

    def _LeftFish(self, event: told.LeftFish) -> None:
        player = self.players[event.seat]
        is_double = self.dice is not None and self.dice[0] == self.dice[1]
        assert {"double": is_double, "fire": player.held == 1 and not is_double}.get(event.how, True), "GM-8.4"
        player.held = 0

    def _AteFish(self, event: told.AteFish) -> None:
        player = self.players[event.seat]
        assert (player.at, player.serves) == (self.board.fish, None), "who came by itself, free (GM-8.5)"
        player.ap, player.hp = player.ap - 2, player.hp + 1
        assert player.ap >= 0

    def _PoolTaken(self, event: told.PoolTaken) -> None:
        player = self.players[event.seat]
        money, hp, tanks = self.pool
        assert self.board.spaces[player.at].kind == "plant"
        is_free = player.serves is None
        assert (event.money, event.hp, event.tanks) == (money, hp if is_free else 0, tanks), "the pool (GM-8.6)"
        self.players[self.side(event.seat)].cash += money
        player.hp += event.hp
        self.pool = [1_000, 1 if is_free else hp, 0]

    def _CardDrawn(self, event: told.CardDrawn) -> None:
        assert (event.seat, self.board.spaces[self.players[event.seat].at].kind) == (self.turn, "chance")
        self.card = event.card
        if event.is_kept:
            self.players[event.seat].cards.append(event.card)

    def _CardUsed(self, event: told.CardUsed) -> None:
        self.players[event.seat].cards.remove(event.card)
        landing = self.landing
        if event.card == "sewer_tunnel":
            self.shift = True
        elif event.card == "radar_jam":
            assert not landing.struck, "before the strike (GM-8.9)"
            self.jammed = event.seat
        elif event.card in COMBAT:
            assert event.seat not in landing.carded, "one a combat (GM-8.2)"
            landing.carded.add(event.seat)
            landing.force[event.seat] = event.card
            landing.shields[event.seat] = 2 if event.card == "carapace" else 0

    def _MoneyGained(self, event: told.MoneyGained) -> None:
        assert event.seat in self.free(), "what a subjugated one gets is passed on (GM-7.4)"
        self.players[event.seat].cash += event.money
        if event.source >= 0:
            self.players[event.source].cash -= event.money

    def _MoneyLost(self, event: told.MoneyLost) -> None:
        self.players[event.seat].cash -= event.money
        self.pool[0] += event.money
        if event.cancelled:
            agree("after selling all (GM-4.5)", not self.players[event.seat].cash, not self.owned(event.seat))

    def _ApGained(self, event: told.ApGained) -> None:
        self.players[event.seat].ap += event.ap
        assert event.total == self.players[event.seat].ap <= 12, "at most 12 (GM-8.1)"

    def _HpGained(self, event: told.HpGained) -> None:
        self.players[event.seat].hp += event.hp

    def _HpLost(self, event: told.HpLost) -> None:
        player = self.players[event.seat]
        player.hp -= event.hp
        assert event.total == player.hp > 0, "never the last (GM-7.9)"
        self.pool[1] += 0 if player.held else event.hp

    def _TankLost(self, event: told.TankLost) -> None:
        self.lots[event.district].tanks -= 1
        self.pool[2] += 1
