"""Unofficial Godzilla Monopoly, as the kernel knows it."""

from data.loader import Bundle, changed_rules
from engine.monopoly import refusals, setup, turn, victory, view
from engine.monopoly.advice.policy import RampageAdvice
from engine.monopoly.content import box as content
from engine.monopoly.events import AnyEvent
from engine.monopoly.state import Rampage, Turn
from engine.play import Emit, Option, Outcome, Pick, Question, Script, Seat, Setup
from engine.rng import Rng
from engine.versions import Versioned


class Monopoly(Versioned):
    """2 to 8 kaiju go round, smash, buy, arm and subjugate (GM-1.1)."""

    key = "monopoly"
    name = "Unofficial Godzilla Monopoly"
    prefix = "GM"
    seats = range(2, 9)
    rules_version = 1
    changes = changed_rules("monopoly")
    options: tuple[Option, ...] = (
        Option("track", content.TRACKS, "GM-11.1"),
        Option("short", (False, True), "GM-1.4"),
        Option("lap_limit", (0, 12), "GM-1.4"),
        Option("alarm", (True, False), "GM-1.4"),
    )
    carries: tuple[str, ...] = ()
    state_type = Rampage
    event_type = AnyEvent

    def __init__(self, bundle: Bundle) -> None:
        self.content = content.read(bundle)
        self.content_hash = self.content.hash
        self.kaiju = tuple(self.content.kaiju)
        self.advice = RampageAdvice(self.content)

    def setup(self, table: Setup) -> Rampage:
        """Lay the table (GM-1)."""
        return setup.lay_table(self.content, table)

    def dealt(self, state: Rampage) -> tuple[str, ...]:
        """Return the kaiju of each seat (GM-1.1)."""
        return tuple(kaiju.key for kaiju in state.kaiju)

    def turn(self, state: Rampage, emit: Emit) -> Script[None]:
        """Play one player's turn (GM-2)."""
        return turn.take_turn(Turn(state, self.content.boards[state.track], self.content.cards, emit))

    def outcome(self, state: Rampage) -> Outcome | None:
        """Return how the game ended, or None (GM-10)."""
        return victory.outcome(state, self.content.boards[state.track])

    def view(self, state: Rampage, seat: Seat | None) -> view.RampageView:
        """Return all that *seat* may see."""
        return view.view(self.content, state, seat)

    def resample(self, state: Rampage, seat: Seat | None, rng: Rng) -> None:
        """Deal anew the order of the chance deck and the chance to come; nothing else is hidden."""
        state.deck.sort()
        rng.shuffle(state.deck)
        state.rng = Rng(rng.words(2))

    def why_not(self, state: Rampage, question: Question, pick: Pick) -> str:
        """Return the rule that keeps *pick* from answering *question*."""
        return refusals.why_not(self.content.boards[state.track], state, question, pick)
