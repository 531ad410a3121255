"""Kept chance cards (GM-8.2, GM-8.9, GM-8.10): held openly, used when their condition holds, then discarded."""

from engine.monopoly.content.box import Card
from engine.monopoly.estate.selling import ask
from engine.monopoly.events import CardUsed
from engine.monopoly.picks import AS_ROLLED, KEEP, LESS, MORE, KeptCard, card_token, read
from engine.monopoly.state import Turn
from engine.play import Decision, Script, Seat

SHIFTS = {AS_ROLLED: 0, MORE: 1, LESS: -1}


def held_card(turn: Turn, seat: Seat, verb: str) -> Card | None:
    """Return a card of *seat* that says *verb*, if it holds one."""
    for key in turn.state.kaiju[seat].cards:
        if turn.cards[key].verb == verb:
            return turn.cards[key]
    return None


def use(turn: Turn, seat: Seat, card: Card) -> None:
    """Lay *card* on the discard pile (GM-11.5)."""
    turn.state.kaiju[seat].cards.remove(card.key)
    turn.state.discards.append(card.key)
    turn.emit(CardUsed(seat, card.key))


def shifted(turn: Turn, seat: Seat, steps: int) -> Script[int]:
    """Return the *steps* of a roll after a card that shifts it, if one is used (Sewer Tunnel)."""
    card = held_card(turn, seat, "shift_roll")
    if card is None:
        return steps
    options = (AS_ROLLED, MORE, LESS) if steps > card.number else (AS_ROLLED, MORE)
    pick = yield from ask(turn, seat, "shift", options, AS_ROLLED)
    if pick != AS_ROLLED:
        use(turn, seat, card)
    return steps + SHIFTS[pick] * card.number


def jam(turn: Turn, seat: Seat) -> Script[None]:
    """Let the lander blind what could fire at it, for the rest of its turn (Radar Jam)."""
    card = held_card(turn, seat, "jam_fire")
    if card is None or turn.state.jammed == seat:
        return
    pick = yield from ask(turn, seat, "jam", (KEEP, card_token(card.key)), KEEP)
    if pick != KEEP:
        use(turn, seat, card)
        turn.state.jammed = seat


def declared(turn: Turn, seat: Seat, verbs: tuple[str, ...]) -> Script[Card | None]:
    """Return the combat card that *seat* declares with its strike, if any (Atomic Breath, Berserk)."""
    if not turn.state.kaiju[seat].cards:
        return None
    cards = [card for verb in verbs if (card := held_card(turn, seat, verb))]
    if not cards:
        return None
    options = (KEEP, *(card_token(card.key) for card in cards))
    if seat == turn.state.to_play:
        pick = read((yield from ask(turn, seat, "declare", options, KEEP)))
    else:
        pick = read((yield Decision(seat, "declare", options, default=(KEEP,))))
    if not isinstance(pick, KeptCard):
        return None
    card = turn.cards[pick.key]
    use(turn, seat, card)
    return card


def shield(turn: Turn, seat: Seat, damage: int) -> Script[int]:
    """Return how much a card takes off the damage of this combat, if *seat* uses one now (Carapace)."""
    card = held_card(turn, seat, "shield")
    if card is None:
        return 0
    hp = turn.state.kaiju[seat].hp
    token = card_token(card.key)
    saves = damage >= hp > damage - card.number  # GM-2.5
    default = (token,) if saves else (KEEP,)
    pick: str = yield Decision(seat, "shield", (KEEP, token), default=default, waits=False)
    if pick == KEEP:
        return 0
    use(turn, seat, card)
    return card.number
