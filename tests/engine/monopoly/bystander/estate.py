"""Buildings, purchases and deals, as a bystander with the booklet sees them (GM-3, GM-4, GM-9)."""

from __future__ import annotations

from engine.monopoly import events as told
from tests.engine.monopoly.bystander.kept import Kept, agree


class Estate(Kept):
    """What is told of districts and of what changes hands."""

    def _WorksChanged(self, event: told.WorksChanged) -> None:
        lot, player, house = self.lots[event.district], self.players[event.seat], self.board.house
        deed, more = lot.deed, (event.houses - lot.houses, event.tanks - lot.tanks)
        assert (lot.owner, event.seat) == (event.seat, self.turn), "one's own, on one's turn (GM-4.1)"
        cost = sum(
            price * max(n, 0) + price // 2 * min(n, 0) for price, n in zip((house, deed.tank), more, strict=True)
        )
        is_new = event.has_maser and not lot.maser
        if is_new:
            assert all(each.owner == event.seat for each in self.lots.values() if each.deed.colour == deed.colour)
            cost += deed.maser
        assert event.cost == cost, "the whole price, half back (GM-4.1, GM-4.2, GM-4.4)"
        if max(more) > 0 or is_new:
            agree("before the roll (GM-4.1)", self.dice is None, event.district not in self.fresh)
            assert player.serves is None, "not in service (GM-7.4)"
        agree("GM-4.1, GM-4.2", max(event.houses, event.tanks) <= 4, not (event.has_maser and event.tanks))
        lot.houses, lot.tanks, lot.maser = event.houses, event.tanks, event.has_maser
        player.cash -= cost
        assert player.cash >= 0

    def _RightsSold(self, event: told.RightsSold) -> None:
        lot = self.lots[event.district]
        assert (lot.owner, lot.houses, lot.tanks) == (event.seat, 0, 0), "of ruins (GM-4.4)"
        assert event.money == lot.deed.price // 2, "half (GM-4.4)"
        lot.owner, lot.maser = None, False
        self.players[event.seat].cash += event.money

    def _Placed(self, event: told.Placed) -> None:
        lot = self.lots[event.district]
        assert lot.owner == event.seat
        lot.houses += event.what == "house"
        lot.tanks += event.what == "tank"
        agree("where there is room (GM-8.6)", max(lot.houses, lot.tanks) <= 4, not (lot.maser and lot.tanks))

    def _Bought(self, event: told.Bought) -> None:
        lot, player = self.lots[event.district], self.players[event.seat]
        agree("only the lander (GM-3.4)", lot is self.here, event.seat == self.turn == self.landing.seat)
        agree("neither hiding nor in service (GM-3.6)", not self.landing.hides, player.serves is None)
        agree("demolished (GM-3.3)", not lot.houses, self.options["demolished"] == "houses" or not lot.tanks)
        assert event.before == (-1 if lot.owner is None else lot.owner) != event.seat
        lot.owner, lot.tanks, lot.maser = event.seat, 0, False
        player.cash -= lot.deed.price
        agree("its price, to the City (GM-3.4)", player.cash >= 0, event.price == lot.deed.price)

    def _DealDone(self, event: told.DealDone) -> None:
        for token, giver, taker in (
            *((token, event.seat, event.to) for token in event.give),
            *((token, event.to, event.seat) for token in event.take),
        ):
            kind, _, key = token.partition(":")
            if kind == "card":
                self.players[giver].cards.remove(key)
                self.players[taker].cards.append(key)
            else:
                agree("GM-9.3", self.lots[key].owner == giver, self.players[taker].serves is None)
                self.lots[key].owner = taker
                self.fresh.add(key)
        payer, payee = (event.seat, event.to) if event.money > 0 else (event.to, event.seat)
        self.players[payer].cash -= abs(event.money)
        self.players[self.side(payee)].cash += abs(event.money)
        assert self.players[payer].cash >= 0
