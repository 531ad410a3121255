"""Stomp, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterator

from data.loader import Bundle, changed_rules
from engine.play import Decision, Emit, Option, Outcome, Pick, Question, Script, Seat, Setup
from engine.rng import Rng
from engine.versions import Versioned
from tests.toy.advice import StompAdvice
from tests.toy.events import AnyEvent, Drew, Ended, Kept, Played, Reshuffled, RoundBegan, Thrown
from tests.toy.picks import Card, Keep, Throw, read, spell
from tests.toy.prospect import loss_of
from tests.toy.state import Rumpus, StompView, lay_table, read_content, view

RULES = {"card": "ST-2.2", "use": "ST-2.4"}


class Stomp(Versioned):
    """2 to 4 kaiju play cards, keep them or throw them (ST-1.1)."""

    key = "stomp"
    home = "tests.toy"
    name = "Stomp"
    prefix = "ST"
    seats = range(2, 5)
    rules_version = 1
    options: tuple[Option, ...] = (Option("goal", (15, 10), "ST-1.3"), Option("rounds", (12, 6), "ST-1.3"))
    carries: tuple[str, ...] = ()
    state_type = Rumpus
    event_type = AnyEvent

    def __init__(self, bundle: Bundle) -> None:
        self.content = read_content(bundle)
        self.content_hash = self.content.hash
        self.kaiju = tuple(self.content.kaiju)
        self.advice = StompAdvice()
        self.changes = changed_rules(self.key)

    def setup(self, table: Setup) -> Rumpus:
        """Lay the table (ST-1)."""
        return lay_table(self.content, table)

    def dealt(self, state: Rumpus) -> tuple[str, ...]:
        """Return the kaiju of each seat (ST-1.1)."""
        return tuple(fighter.kaiju for fighter in state.fighters)

    def turn(self, state: Rumpus, emit: Emit) -> Script[None]:
        """Play one player's turn (ST-2)."""
        seat = state.to_play
        if seat == 0:
            emit(RoundBegan(state.round))
        fighter = state.fighters[seat]
        tokens = tuple(spell(Card(number)) for number in sorted(set(fighter.hand)))
        card = read((yield Decision(seat, "card", tokens, secret=True)))
        assert isinstance(card, Card)
        fighter.hand.remove(card.number)
        state.played = card.number
        emit(Played(seat, card.number))
        use = read((yield Decision(seat, "use", (spell(Keep()), *_rivals(state, seat)))))
        _use(state, seat, use.seat if isinstance(use, Throw) else None, emit)
        _finish(state, seat, emit)

    def outcome(self, state: Rumpus) -> Outcome | None:
        """Return how the game ended (ST-3)."""
        if not state.reason:
            return None
        scores = tuple(fighter.points for fighter in state.fighters)
        ranks = sorted(set(scores), reverse=True)
        places = tuple(tuple(seat for seat, each in enumerate(scores) if each == rank) for rank in ranks)
        return Outcome(state.reason, places, scores)

    def view(self, state: Rumpus, seat: Seat | None) -> StompView:
        """Return all that *seat* may see (ST-1.2)."""
        return view(self.content, state, seat)

    def next_up(self, view: StompView) -> Seat | None:
        """Return the next seat around the table (ST-2.1)."""
        return (view.to_play + 1) % len(view.fighters)

    def resample(self, state: Rumpus, seat: Seat | None, rng: Rng) -> None:
        """Deal anew the other hands, the deck and the chance to come."""
        others = [fighter for at, fighter in enumerate(state.fighters) if at != seat]
        unseen = sorted(state.deck + [card for fighter in others for card in fighter.hand])
        rng.shuffle(unseen)
        for fighter in others:
            fighter.hand[:] = [unseen.pop() for _ in fighter.hand]
        state.deck[:] = unseen
        state.rng = Rng(rng.words(2))

    def why_not(self, state: Rumpus, question: Question, pick: Pick) -> str:
        """Return the rule that keeps *pick* from answering *question*."""
        return RULES[question.ask]


def _rivals(state: Rumpus, seat: Seat) -> Iterator[str]:
    """Yield whom a card can be thrown at (ST-2.4)."""
    return (spell(Throw(at)) for at, each in enumerate(state.fighters) if at != seat and each.points)


def _use(state: Rumpus, seat: Seat, target: Seat | None, emit: Emit) -> None:
    """Score the card that was played (ST-2.3), or throw it at *target* (ST-2.4)."""
    card, state.played = state.played, 0
    state.pile.append(card)
    if target is None:
        state.fighters[seat].points += card
        emit(Kept(seat, state.fighters[seat].points))
        return
    loss = loss_of(state.fighters[target].points, card)
    state.fighters[target].points -= loss
    emit(Thrown(seat, target, loss, state.fighters[target].points))


def _finish(state: Rumpus, seat: Seat, emit: Emit) -> None:
    """End the game (ST-3.1, ST-3.2), or draw a card (ST-2.5, ST-2.6)."""
    state.turns += 1
    if state.fighters[seat].points >= state.goal:
        state.reason = "goal"
        emit(Ended(seat, state.reason))
        return
    if state.turns == state.rounds * len(state.fighters):
        state.reason = "rounds"
        emit(Ended(-1, state.reason))
        return
    if not state.deck:
        state.deck, state.pile = state.pile, []
        state.rng.shuffle(state.deck)
        emit(Reshuffled(len(state.deck)))
    state.fighters[seat].hand.append(state.deck.pop())
    emit(Drew(seat, state.fighters[seat].hand[-1]))
