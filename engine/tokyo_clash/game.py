"""Godzilla: Tokyo Clash, as the kernel knows it."""

from data.loader import Bundle, changed_rules
from engine.play import Amount, Decision, Emit, Option, Outcome, Script, Seat, Setup
from engine.rng import Rng
from engine.tokyo_clash import hidden, refusals, setup, turn, view
from engine.tokyo_clash.advice.policy import ClashAdvice
from engine.tokyo_clash.content import box as content
from engine.tokyo_clash.events import AnyEvent
from engine.tokyo_clash.phases import victory
from engine.tokyo_clash.stage import Stage
from engine.tokyo_clash.state import Clash
from engine.versions import Versioned


class TokyoClash(Versioned):
    """2 to 4 kaiju wreck Tokyo and each other (TC-1.1)."""

    key = "tokyo_clash"
    name = "Godzilla: Tokyo Clash"
    prefix = "TC"
    seats = range(2, 5)
    rules_version = 1
    changes = changed_rules("tokyo_clash")
    options: tuple[Option, ...] = (
        Option("events", (*setup.PAIRS, setup.RANDOM), "TC-1.2"),
        Option("second_event_first", (False, True), "TC-1.2"),
    )
    carries: tuple[str, ...] = ()
    state_type = Clash
    event_type = AnyEvent

    def __init__(self, bundle: Bundle) -> None:
        self.content = content.read(bundle)
        self.content_hash = self.content.hash
        self.kaiju = tuple(self.content.mats)
        self.advice = ClashAdvice(self.content)

    def setup(self, table: Setup) -> Clash:
        """Lay the table (TC-2)."""
        return setup.lay_table(self.content, table)

    def dealt(self, state: Clash) -> tuple[str, ...]:
        """Return the kaiju of each seat (TC-2.6)."""
        return tuple(fighter.kaiju for fighter in state.fighters)

    def turn(self, state: Clash, emit: Emit) -> Script[None]:
        """Play one player's go, or one phase (TC-3)."""
        return turn.take_turn(Stage(self.content, state, emit))

    def outcome(self, state: Clash) -> Outcome | None:
        """Return how the game ended, or None (TC-12)."""
        return victory.outcome(self.content, state)

    def view(self, state: Clash, seat: Seat | None) -> view.ClashView:
        """Return all that *seat* may see (TC-6.8)."""
        return view.view(self.content, state, seat)

    def resample(self, state: Clash, seat: Seat | None, rng: Rng) -> None:
        """Deal anew the other hands, the decks, trophies not seen and the chance to come."""
        hidden.deal_anew(self.content, state, seat, rng)

    def why_not(self, state: Clash, question: Decision | Amount, pick: str | int) -> str:
        """Return the rule that keeps *pick* from answering *question*."""
        return refusals.why_not(self.content, state, question, pick)
