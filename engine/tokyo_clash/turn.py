"""The round (rulebook: phases; TC-3), one player's go, or one phase, at a time."""

from engine.play import Script
from engine.tokyo_clash import event_cards
from engine.tokyo_clash.events import EventActivated, Passed, RoundBegan
from engine.tokyo_clash.phases.actions import take_go
from engine.tokyo_clash.phases.refreshing import refresh
from engine.tokyo_clash.phases.victory import end_if_over
from engine.tokyo_clash.setup import deal
from engine.tokyo_clash.stage import Stage
from engine.tokyo_clash.state import NO_KING

SETUP, ACTION, REFRESH, EVENT = "setup", "action", "refresh", "event"


def take_turn(stage: Stage) -> Script[None]:
    """Play what comes next."""
    match stage.state.phase:
        case "setup":
            yield from _set_up(stage)
        case "action":
            yield from _act(stage)
        case "refresh":
            yield from refresh(stage)
            stage.state.phase, stage.state.event = EVENT, 0
        case _:
            yield from _resolve_event(stage)


def _set_up(stage: Stage) -> Script[None]:
    """Set up the first event, then the second; deal and draw the King unless that is done; begin (TC-2.7)."""
    state = stage.state
    if state.event < len(state.events):
        yield from _set_up_event(stage)
    elif state.king == NO_KING:
        deal(stage)
    if state.event == len(state.events) and state.king != NO_KING:
        _begin_round(stage)


def _set_up_event(stage: Stage) -> Script[None]:
    state = stage.state
    key = state.events[state.event]
    stage.emit(EventActivated(key, is_setup=True))
    yield from event_cards.CARDS[key].set_up(stage)
    state.event += 1


def _begin_round(stage: Stage) -> None:
    """Begin the Action phase: the King acts first (TC-3.2, TC-3.3, TC-3.5)."""
    state = stage.state
    state.phase, state.to_act, state.passes = ACTION, state.king, 0
    stage.emit(RoundBegan(state.round, state.king))


def _act(stage: Stage) -> Script[None]:
    """Give the next player a go; when all have passed in a row, the phase is over (TC-3.4)."""
    state, seat = stage.state, stage.state.to_act
    had_cards = bool(stage.fighters[seat].hand)
    if (yield from take_go(stage, seat)):
        state.passes = 0
    else:
        state.passes += 1
        stage.emit(Passed(seat, had_cards))
    if state.passes == len(stage.fighters):
        state.phase = REFRESH
    else:
        state.to_act = (seat + 1) % len(stage.fighters)


def _resolve_event(stage: Stage) -> Script[None]:
    """Activate the first event, then the second; then see whether the game is over (TC-3.1, TC-11.1)."""
    state = stage.state
    key = state.events[state.event]
    stage.emit(EventActivated(key))
    yield from event_cards.CARDS[key].activate(stage)
    state.event += 1
    if state.event == len(state.events):
        end_if_over(stage)
        if not state.ended:
            state.round += 1
            _begin_round(stage)
