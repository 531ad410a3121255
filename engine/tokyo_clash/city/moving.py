"""Kaiju that move, or are moved (TC-4.3, TC-13.12), and the Generators they set off (TC-11.10, TC-11.11)."""

from engine.play import Decision, Script, Seat
from engine.tokyo_clash.cards.decks import take_top
from engine.tokyo_clash.city.plan import FARTHEST
from engine.tokyo_clash.combat.trophies import take_cards
from engine.tokyo_clash.events import Discarded, GeneratorWentOff, Moved
from engine.tokyo_clash.picks import PASS, SEATS
from engine.tokyo_clash.stage import GENERATOR, Stage
from engine.tokyo_clash.state import Aim


def move(stage: Stage, seat: Seat, steps: int, how: str = "move") -> Script[None]:
    """Let *seat* move up to *steps*, through everything, ending on no Large Building (TC-4.3)."""
    spaces = stage.city.within[min(steps, FARTHEST)][stage.fighters[seat].space]
    yield from go(stage, seat, seat, how, (PASS, *stage.open_tokens(spaces)))


def go(stage: Stage, by: Seat, seat: Seat, how: str, options: tuple[str, ...]) -> Script[None]:
    """Let *by* choose where among *options* the kaiju of *seat* goes."""
    if len(options) == 1:
        pick = options[0]
    else:
        state = stage.state
        before, state.aim = state.aim, Aim(by, how, SEATS[seat], 0, space=stage.fighters[seat].space)
        pick = yield Decision(by, how, options)
        state.aim = before
    if pick != PASS:
        start, end = stage.fighters[seat].space, stage.city.by_token[pick]
        stage.fighters[seat].space = end
        stage.emit(Moved(seat, by, how, stage.city.names[start], stage.city.names[end]))
        yield from set_off(stage, by, seat)


def set_off(stage: Stage, by: Seat, seat: Seat) -> Script[None]:
    """Let a Generator go off where the kaiju of *seat* has ended, brought there by *by* (TC-11.10)."""
    space = stage.fighters[seat].space
    for vehicle in stage.state.vehicles:
        if vehicle.kind == GENERATOR and vehicle.space == space:
            stage.state.vehicles.remove(vehicle)
            stage.emit(GeneratorWentOff(vehicle.token, stage.city.names[space], seat, by))
            if by == seat:
                _lose_top_card(stage, seat)
            else:
                yield from take_cards(stage, by, seat, 1, keep=1)
            return


def _lose_top_card(stage: Stage, seat: Seat) -> None:
    """Put the top card of *seat*'s deck into its discard pile (TC-11.10)."""
    card = take_top(stage, seat)
    if card >= 0:
        stage.fighters[seat].discard.append(card)
        stage.emit(Discarded(seat, (stage.cards[card].key,)))
