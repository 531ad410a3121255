"""Godzilla: Tokyo Clash, as the kernel knows it."""

from typing import Any

from data.loader import Bundle, changed_rules
from engine.play import Amount, Decision, Emit, Kept, Option, Outcome, Preset, Script, Seat, Setup
from engine.presets import PRINTED
from engine.rng import Rng
from engine.tokyo_clash import drawn, hidden, refusals, setup, turn, view
from engine.tokyo_clash.advice.policy import ClashAdvice
from engine.tokyo_clash.combat.deeds import DEEDS
from engine.tokyo_clash.content import box as content
from engine.tokyo_clash.events import AnyEvent
from engine.tokyo_clash.phases import victory
from engine.tokyo_clash.stage import Stage
from engine.tokyo_clash.state import Clash
from engine.tokyo_clash.view import ClashView
from engine.versions import Versioned

HOUSE = Preset(
    "house",
    {"setup_order": "kaiju_first", "defence_parts": "at_once", "tank_ties": "stay", "trains": "free"},
)
FIRST_GAME = Preset(
    "first_game",
    {"first_game": True},
    suggests={"events": next(iter(setup.PAIRS)), "second_event_first": False},
)
READ_ANEW = ("TC-2.7", "TC-5.11", "TC-5.12", "TC-11.6", "TC-11.13")  # what version 2 changed


class TokyoClash(Versioned):
    """2 to 4 kaiju wreck Tokyo and each other (TC-1.1)."""

    key = "tokyo_clash"
    name = "Godzilla: Tokyo Clash"
    prefix = "TC"
    seats = range(2, 5)
    rules_version = 2
    changes = changed_rules("tokyo_clash")
    options: tuple[Option, ...] = (
        Option("events", (*setup.PAIRS, setup.RANDOM), "TC-1.2"),
        Option("second_event_first", (False, True), "TC-1.2"),
        Option("first_game", (False, True), "TC-1.1"),
        Option("setup_order", ("events_first", "kaiju_first"), "TC-2.7"),
        Option("defence_parts", ("after_card", "at_once"), "TC-5.11"),
        Option("tank_ties", ("king", "stay"), "TC-11.13"),
        Option("trains", ("line", "free"), "TC-11.6"),
        Option("head_meter", ("resets", "stays"), "TC-13.10"),
        Option("tail_slide", ("ability", "picture"), "TC-9.1"),
        Option("fuse", tuple(setup.FUSES), "TC-7.2"),
    )
    presets: tuple[Preset, ...] = (PRINTED, HOUSE, FIRST_GAME)
    kept: tuple[Kept, ...] = tuple(Kept("first_rules", rule, since=2, old=True, new=False) for rule in READ_ANEW)
    carries: tuple[str, ...] = ()
    state_type = Clash
    event_type = AnyEvent
    deeds = DEEDS

    def __init__(self, bundle: Bundle) -> None:
        self.content = content.read(bundle)
        self.content_hash = self.content.hash
        self.kaiju = tuple(self.content.mats)
        self.advice = ClashAdvice(self.content)

    def carry_over(self, state: dict[str, Any], from_version: int) -> dict[str, Any]:
        """Return *state* as it is: what version 2 has added has its defaults."""
        return state

    def setup(self, table: Setup) -> Clash:
        """Lay the table (TC-2)."""
        return setup.lay_table(self.content, table)

    def drawn(self, drawing: str, **options: Any) -> Clash:
        """Return the state that *drawing* shows; the option *events* names two of them."""
        return drawn.draw(self, self.content, drawing, **options)

    def dealt(self, state: Clash) -> tuple[str, ...]:
        """Return the kaiju of each seat (TC-2.6)."""
        return tuple(fighter.kaiju for fighter in state.fighters)

    def turn(self, state: Clash, emit: Emit) -> Script[None]:
        """Play one player's go, or one phase (TC-3)."""
        return turn.take_turn(Stage(self.content, state, emit))

    def outcome(self, state: Clash) -> Outcome | None:
        """Return how the game ended, or None (TC-12)."""
        return victory.outcome(self.content, state) if state.ended else None

    def view(self, state: Clash, seat: Seat | None) -> view.ClashView:
        """Return all that *seat* may see (TC-6.8)."""
        return view.view(self.content, state, seat)

    def next_up(self, view: ClashView) -> Seat | None:
        """Return who acts next in the Action phase (TC-3.3), unless all may pass or a hand run out before."""
        count = len(view.fighters)
        following = (view.to_act + 1) % count
        is_certain = view.phase == turn.ACTION and view.passes + 1 < count and view.fighters[following].hand_count > 1
        return following if is_certain and not view.ended else None

    def resample(self, state: Clash, seat: Seat | None, rng: Rng) -> None:
        """Deal anew the other hands, the decks, trophies not seen and the chance to come."""
        hidden.deal_anew(self.content, state, seat, rng)

    def why_not(self, state: Clash, question: Decision | Amount, pick: str | int) -> str:
        """Return the rule that keeps *pick* from answering *question*."""
        return refusals.why_not(self.content, state, question, pick)
