"""Unofficial Godzilla Monopoly, as the kernel knows it."""

from typing import Any

import msgspec

from data.loader import Bundle, changed_rules
from engine.monopoly import drawn, refusals, setup, turn, victory, view
from engine.monopoly.advice.policy import RampageAdvice
from engine.monopoly.combat.deeds import DEEDS
from engine.monopoly.content import box as content
from engine.monopoly.content.board import Board
from engine.monopoly.events import AnyEvent
from engine.monopoly.state import (
    ANY,
    BARE,
    FIRST,
    HOUSE_READINGS,
    HOUSES,
    IN_NEED,
    LANDER,
    OWN_TURN,
    Rampage,
    Turn,
)
from engine.monopoly.view import RampageView
from engine.play import Emit, Kept, Option, Outcome, Pick, Preset, Question, Script, Seat, Setup
from engine.presets import PRINTED
from engine.rng import Rng
from engine.versions import Versioned


class Monopoly(Versioned):
    """2 to 8 kaiju go round, smash, buy, arm and subjugate (GM-1.1)."""

    key = "monopoly"
    name = "Unofficial Godzilla Monopoly"
    prefix = "GM"
    seats = range(2, 9)
    rules_version = 2
    changes = changed_rules("monopoly")
    options: tuple[Option, ...] = (
        Option("track", content.TRACKS, "GM-11.1"),
        Option("short", (False, True), "GM-1.4"),
        Option("lap_limit", (0, 12, 20), "GM-10.5"),
        Option("alarm", (False, True), "GM-1.4"),
        Option("demolished", (HOUSES, BARE), "GM-3.3"),
        Option("tank_targets", (ANY, LANDER), "GM-5.4"),
        Option("deals", (IN_NEED, OWN_TURN), "GM-9.5"),
        Option("layout", ("fixed", setup.SHUFFLED), "GM-11.10"),
    )
    presets: tuple[Preset, ...] = (
        PRINTED,
        Preset(
            "house",
            {"lap_limit": 20, "alarm": True, "demolished": BARE, "tank_targets": LANDER, "deals": OWN_TURN},
        ),
    )
    kept: tuple[Kept, ...] = tuple(Kept("edition", rule, 2, FIRST, 2) for rule in changed_rules("monopoly")[2])
    carries: tuple[str, ...] = ()
    state_type = Rampage
    event_type = AnyEvent
    deeds = DEEDS

    def __init__(self, bundle: Bundle) -> None:
        self.content = content.read(bundle)
        self.content_hash = self.content.hash
        self.kaiju = tuple(self.content.kaiju)
        self.advice = RampageAdvice(self.content)

    def carry_over(self, state: dict[str, Any], from_version: int) -> dict[str, Any]:
        """Return a state of the first version with its readings, which are those of the house now (GM-1.4)."""
        return state | {"readings": msgspec.structs.asdict(HOUSE_READINGS)}

    def setup(self, table: Setup) -> Rampage:
        """Lay the table (GM-1)."""
        return setup.lay_table(self.content, table)

    def _board(self, state: Rampage) -> Board:
        return self.content.board(state.track, state.layout)

    def drawn(self, drawing: str, **options: Any) -> Rampage:
        """Return the state that *drawing* shows."""
        return drawn.draw(self, self.content, drawing, options)

    def dealt(self, state: Rampage) -> tuple[str, ...]:
        """Return the kaiju of each seat (GM-1.1)."""
        return tuple(kaiju.key for kaiju in state.kaiju)

    def turn(self, state: Rampage, emit: Emit) -> Script[None]:
        """Play one player's turn (GM-2)."""
        return turn.take_turn(Turn(state, self._board(state), self.content.cards, emit, self.content.house))

    def outcome(self, state: Rampage) -> Outcome | None:
        """Return how the game ended, or None (GM-10)."""
        return victory.outcome(state, self._board(state)) if state.ended else None

    def view(self, state: Rampage, seat: Seat | None) -> view.RampageView:
        """Return all that *seat* may see."""
        return view.view(self.content, state, seat)

    def next_up(self, view: RampageView) -> Seat | None:
        """Return the next seat around the table, if it is free (GM-2.1): one that serves may yet be killed."""
        following = (view.to_play + 1) % len(view.kaiju)
        kaiju = view.kaiju[following]
        is_last = bool(view.lap_limit) and view.top_laps >= view.lap_limit and following == view.starter
        is_certain = kaiju.controller is None and not kaiju.is_waiting and not is_last and not view.ended
        return following if is_certain else None

    def resample(self, state: Rampage, seat: Seat | None, rng: Rng) -> None:
        """Deal anew the order of the chance deck and the chance to come; nothing else is hidden."""
        state.deck.sort()
        rng.shuffle(state.deck)
        state.rng = rng.branch()

    def why_not(self, state: Rampage, question: Question, pick: Pick) -> str:
        """Return the rule that keeps *pick* from answering *question*."""
        return refusals.why_not(self._board(state), state, question, pick)
