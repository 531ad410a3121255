"""A turn (rulebook: moving around; GM-2), and the way out of the fish (GM-8.4)."""

from engine.monopoly.combat.fighting import hide_or_not, is_enemy_at, land, lunges
from engine.monopoly.estate.building import follow_menu, place_spares, works_menu
from engine.monopoly.estate.dealing import beside_offers, close, close_all, compose, may_offer
from engine.monopoly.estate.selling import ask
from engine.monopoly.events import LeftFish, Rolled, StartRolled, StayedAtFish, TurnBegan, TurnSkipped
from engine.monopoly.picks import AS_ROLLED, DEAL, ROLL, STAY, KeptCard, Withdraw, card_token, read, spell
from engine.monopoly.spaces.chance import resolve_space
from engine.monopoly.spaces.kept import SHIFTS, held_card, shifted, use
from engine.monopoly.spaces.special import lose_hp, move, send_to_fish
from engine.monopoly.state import NOBODY, Turn
from engine.monopoly.victory import end_if_laps_are_run
from engine.play import Decision, Script, Seat

DOUBLES = 3  # GM-2.3


def take_turn(turn: Turn) -> Script[None]:
    """Let the player whose turn it is build and deal, roll and move."""
    state = turn.state
    seat = state.to_play
    if not state.turns:
        turn.emit(StartRolled(seat, tuple(map(tuple, state.start_rolls))))
    state.turns += 1
    state.kaiju[seat].rolls = []
    if state.kaiju[seat].is_waiting:
        turn.emit(TurnSkipped(seat))  # GM-7.7
    else:
        turn.emit(TurnBegan(seat, state.turns))
        yield from _play(turn, seat)
    if not state.ended:
        state.jammed = NOBODY
        state.to_play = (seat + 1) % len(state.kaiju)
        end_if_laps_are_run(turn)


def _play(turn: Turn, seat: Seat) -> Script[None]:
    kaiju = turn.state.kaiju[seat]
    if kaiju.spare_houses or kaiju.spare_tanks:
        yield from place_spares(turn, seat)
    pick = yield from prepare(turn, seat)
    if turn.state.offers:
        close_all(turn, seat)
    if pick == STAY:
        _stay(turn, seat)
    elif kaiju.held:
        yield from roll_out(turn, seat)
    else:
        yield from roll_on(turn, seat)


def prepare(turn: Turn, seat: Seat) -> Script[str]:
    """Let *seat* build, sell and deal in any order; return whether it then rolls or stays (GM-2.1)."""
    while True:
        options = _menu(turn, seat)
        if len(options) == 1:
            return ROLL
        question = Decision(seat, "turn", tuple(options), default=(ROLL,))
        if turn.state.offers:
            pick = yield from beside_offers(turn, seat, _asking(question))
        else:
            pick = yield question
        if pick in (ROLL, STAY):
            return str(pick)
        if pick:
            yield from _follow(turn, seat, pick)


def _asking(question: Decision) -> Script[str | None]:
    pick: str = yield question
    return pick


def _menu(turn: Turn, seat: Seat) -> list[str]:
    """Return what *seat* may do before the first roll of its turn."""
    kaiju = turn.state.kaiju[seat]
    options = [ROLL]
    if kaiju.held > 1:
        options.append(STAY)  # GM-8.4: on the third turn it must roll.
    if kaiju.held and (card := held_card(turn, seat, "leave_fish")):
        options.append(card_token(card.key))
    if kaiju.is_free:
        options += works_menu(turn, seat)
    if may_offer(turn, seat):
        options.append(DEAL)
    return options + [spell(Withdraw(offer.to)) for offer in turn.state.offers]


def _follow(turn: Turn, seat: Seat, pick: str) -> Script[None]:
    meant = read(pick)
    if isinstance(meant, KeptCard):
        leave_by_card(turn, seat)
    elif isinstance(meant, Withdraw):
        close(turn, seat, meant.seat, "withdrawn")
    elif pick == DEAL:
        yield from beside_offers(turn, seat, compose(turn, seat))
    else:
        yield from beside_offers(turn, seat, follow_menu(turn, seat, pick, may_build=True))


def roll(turn: Turn, seat: Seat) -> tuple[int, int]:
    """Roll two dice (GM-2.2)."""
    rng = turn.state.rng
    dice = (rng.die(), rng.die())
    turn.state.kaiju[seat].rolls.append(dice)
    turn.emit(Rolled(seat, dice))
    return dice


def roll_on(turn: Turn, seat: Seat) -> Script[None]:
    """Roll and move, again after a double; the third double in a row leads to the fish (GM-2.3)."""
    kaiju = turn.state.kaiju[seat]
    for rolls in range(1, DOUBLES + 1):
        one, other = roll(turn, seat)
        if one == other and rolls == DOUBLES:
            send_to_fish(turn, seat, "doubles")
            yield from _try_at_once(turn, seat)
            return
        was_free = kaiju.is_free
        yield from move_by_roll(turn, seat, one + other)
        is_beaten = (was_free and not kaiju.is_free) or kaiju.is_waiting
        if one != other or is_beaten or kaiju.held or turn.state.ended:
            return


def _try_at_once(turn: Turn, seat: Seat) -> Script[None]:
    """Let a kaiju that rolled three doubles try once to get away from the fish (GM-2.3, GM-8.11)."""
    card = held_card(turn, seat, "leave_fish")
    options = (ROLL, STAY, card_token(card.key)) if card else (ROLL, STAY)
    pick = yield from ask(turn, seat, "escape", options, ROLL)
    if pick == STAY:
        return
    if pick != ROLL:
        leave_by_card(turn, seat)
    one, other = roll(turn, seat)
    if pick != ROLL:
        yield from move_by_roll(turn, seat, one + other)
    elif one == other:
        yield from _leave(turn, seat, "double", one + other)


def roll_out(turn: Turn, seat: Seat) -> Script[None]:
    """Roll to get away from the fish; after the third turn it goes on, under fire (GM-8.4)."""
    kaiju = turn.state.kaiju[seat]
    one, other = roll(turn, seat)
    if one == other:
        yield from _leave(turn, seat, "double", one + other)
    elif kaiju.held > 1:
        _stay(turn, seat)
    else:
        lose_hp(turn, seat, 1)
        yield from _leave(turn, seat, "fire", one + other)


def _leave(turn: Turn, seat: Seat, how: str, steps: int) -> Script[None]:
    turn.state.kaiju[seat].held = 0
    turn.emit(LeftFish(seat, how))
    yield from move_by_roll(turn, seat, steps)


def _stay(turn: Turn, seat: Seat) -> None:
    kaiju = turn.state.kaiju[seat]
    kaiju.held -= 1
    turn.emit(StayedAtFish(seat, kaiju.held))


def leave_by_card(turn: Turn, seat: Seat) -> None:
    """Leave the fish at once, unhurt (Full Belly)."""
    card = held_card(turn, seat, "leave_fish")
    assert card is not None
    use(turn, seat, card)
    turn.state.kaiju[seat].held = 0
    turn.emit(LeftFish(seat, "card"))


def move_by_roll(turn: Turn, seat: Seat, steps: int) -> Script[None]:
    """Move by a roll: shift it, hide or not, move, follow the space, and land (GM-2.4)."""
    kaiju = turn.state.kaiju[seat]
    turn.is_hiding = False
    rolled = steps
    if kaiju.cards:
        steps = rolled = yield from shifted(turn, seat, steps)
    if not kaiju.is_free and kaiju.laps:
        steps = yield from lunged(turn, seat, steps)
    if steps == rolled:
        turn.is_hiding = yield from hide_or_not(turn, seat, steps)
    if turn.is_hiding:
        yield from move(turn, seat, steps - 1, "hiding")
    else:
        yield from move(turn, seat, steps, "roll")
    yield from resolve_space(turn, seat)
    yield from land(turn, seat)  # nothing happens at the fish, where it may be by now (GM-8.7)


def lunged(turn: Turn, seat: Seat, steps: int) -> Script[int]:
    """Let a subjugated kaiju move one space more or less if that leads to a fight (GM-7.5)."""
    at, spaces = turn.state.kaiju[seat].at, turn.board.spaces
    options = lunges(spaces, at, steps, lambda space: is_enemy_at(turn, seat, space))
    pick = yield from ask(turn, seat, "lunge", options, AS_ROLLED)
    return steps + SHIFTS[pick]
