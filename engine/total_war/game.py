"""Godzilla Total War, as the kernel knows it."""

from typing import Any

from data.loader import Bundle, changed_rules
from engine.play import Amount, Decision, Emit, Kept, Option, Outcome, Preset, Script, Seat, Setup
from engine.presets import PRINTED
from engine.rng import Rng
from engine.total_war import content, drawn, refusals, setup, turn, victory, view
from engine.total_war.advice.policy import WarAdvice
from engine.total_war.events import AnyEvent
from engine.total_war.state import SWITCHES, War
from engine.total_war.strikes.deeds import DEEDS
from engine.versions import Versioned


class TotalWar(Versioned):
    """3 to 12 kaiju strike, answer and fall (TW-1.1)."""

    key = "total_war"
    name = "Godzilla Total War"
    prefix = "TW"
    seats = range(3, 13)
    rules_version = 2
    changes = changed_rules("total_war")
    options: tuple[Option, ...] = (
        Option("mode", (victory.KING_OF_MONSTERS, victory.IMMORTALS), "TW-1.6"),
        Option("starter", tuple(range(seats.stop)), "TW-2.3"),
        *(Option(key, (False, True), "TW-1.7") for key in SWITCHES),
    )
    presets: tuple[Preset, ...] = (
        PRINTED,
        Preset("german", {"counter_attack": True, "must_exceed_life": True}),
        Preset("house", {"wound_stays": True, "double_wound_before_draw": True}),
    )
    kept: tuple[Kept, ...] = (
        Kept("draws_before_blow", "TW-3.3", since=2, old=False, new=True),
        Kept("wound_fades", "TW-4.7", since=2, old=False, new=True),
        Kept("counters_freely", "TW-6.8", since=2, old=False, new=True),
    )
    carries: tuple[str, ...] = ("king_of_monsters",)
    state_type = War
    event_type = AnyEvent
    deeds = DEEDS

    def __init__(self, bundle: Bundle) -> None:
        self.content = content.read(bundle)
        self.content_hash = self.content.hash
        self.kaiju = tuple(self.content.kaiju)
        self.advice = WarAdvice()

    def carry_over(self, state: dict[str, Any], from_version: int) -> dict[str, Any]:
        """Return *state* with the options that version 2 has added switched off."""
        return dict.fromkeys(SWITCHES, False) | state

    def setup(self, table: Setup) -> War:
        """Lay the table (TW-2)."""
        return setup.lay_table(self.content, table)

    def drawn(self, drawing: str, **options: Any) -> War:
        """Return the state that *drawing* shows."""
        return drawn.draw(self, drawing, options)

    def dealt(self, state: War) -> tuple[str, ...]:
        """Return the kaiju of each seat (TW-2.5)."""
        return tuple(fighter.kaiju for fighter in state.fighters)

    def turn(self, state: War, emit: Emit) -> Script[None]:
        """Play one player's go (TW-3)."""
        return turn.take_turn(state, emit)

    def outcome(self, state: War) -> Outcome | None:
        """Return how the game ended, or None (TW-6)."""
        return victory.outcome(state) if state.ended else None

    def view(self, state: War, seat: Seat | None) -> view.WarView:
        """Return all that *seat* may see (TW-2.5)."""
        return view.view(self.content, state, seat)

    def resample(self, state: War, seat: Seat | None, rng: Rng) -> None:
        """Deal anew the other hands, both decks and the chance to come."""
        others = [fighter for at, fighter in enumerate(state.fighters) if at != seat]
        unseen = sorted(state.deck + [card for fighter in others for card in fighter.hand])
        rng.shuffle(unseen)
        for fighter in others:
            fighter.hand[:] = [unseen.pop() for _ in fighter.hand]
        state.deck[:] = unseen
        state.building_deck.sort()
        rng.shuffle(state.building_deck)
        state.rng = rng.branch()

    def why_not(self, state: War, question: Decision | Amount, pick: str | int) -> str:
        """Return the rule that keeps *pick* from answering *question*."""
        return refusals.why_not(state, question, pick)
