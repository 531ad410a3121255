"""Chance (GM-8.2, GM-11.3 to GM-11.6): the deck, what a space says, and the cards that move a kaiju."""

from collections.abc import Callable
from typing import TypeAlias

from engine.monopoly.combat.fighting import is_enemy_at
from engine.monopoly.content.box import Card
from engine.monopoly.estate.selling import ask
from engine.monopoly.events import CardDrawn, CardUseless, Reshuffled
from engine.monopoly.picks import Steps, read, spell
from engine.monopoly.spaces import fortunes
from engine.monopoly.spaces.special import move, send_to_fish, take_pool, visit_fish
from engine.monopoly.state import Turn
from engine.play import Script, Seat

#: Follows a card for a seat, as a script if it has to ask; says whether it was of any use.
Verb: TypeAlias = Callable[[Turn, Seat, Card], Script[bool] | bool]


def resolve_space(turn: Turn, seat: Seat) -> Script[None]:
    """Do what the space says where *seat* has stopped; a card may move it on (GM-2.4)."""
    match turn.board.spaces[turn.state.kaiju[seat].at].kind:
        case "chance":
            yield from draw(turn, seat)
        case "scent":
            send_to_fish(turn, seat, "scent")
        case "fish":
            yield from visit_fish(turn, seat)
        case "plant":
            yield from take_pool(turn, seat)


def draw(turn: Turn, seat: Seat) -> Script[None]:
    """Draw the top card and keep it or follow it (GM-8.2)."""
    state = turn.state
    if not state.deck:
        _reshuffle(turn)
        if not state.deck:
            return
    card = turn.cards[state.deck.pop()]
    turn.emit(CardDrawn(seat, card.key, card.is_kept))
    if card.is_kept:
        state.kaiju[seat].cards.append(card.key)
        return
    state.discards.append(card.key)
    useful = VERBS[card.verb](turn, seat, card)
    if not isinstance(useful, bool):
        useful = yield from useful
    if not useful:
        turn.emit(CardUseless(seat, card.key))


def _reshuffle(turn: Turn) -> None:
    """Make the discards a deck (GM-11.5)."""
    state = turn.state
    state.deck, state.discards = state.discards, []
    state.rng.shuffle(state.deck)
    turn.emit(Reshuffled(len(state.deck)))


def _move_by_card(turn: Turn, seat: Seat, steps: int) -> Script[None]:
    """Move on and follow the new space; a hiding kaiju is no longer hiding (GM-6.5, GM-11.6)."""
    turn.is_hiding = False
    yield from move(turn, seat, steps, "card")
    yield from resolve_space(turn, seat)


def move_forward(turn: Turn, seat: Seat, card: Card) -> Script[bool]:
    """Move forward to the next space of a kind."""
    at, spaces = turn.state.kaiju[seat].at, turn.board.spaces
    steps = next((steps for steps, space in enumerate(turn.board.ahead(at), 1) if spaces[space].kind == card.space), 0)
    if not steps:
        return False
    yield from _move_by_card(turn, seat, steps)
    return True


def go_to_fish(turn: Turn, seat: Seat, card: Card) -> bool:
    """Go straight to the Big Pile of Fish."""
    send_to_fish(turn, seat, "card")
    return True


def move_back(turn: Turn, seat: Seat, card: Card) -> Script[bool]:
    """Move back so many spaces."""
    yield from _move_by_card(turn, seat, -card.number)
    return True


def move_to_rival(turn: Turn, seat: Seat, card: Card) -> Script[bool]:
    """Move forward to the first space with an enemy that can be fought; nothing in the peace lap."""
    kaiju = turn.state.kaiju[seat]
    if not kaiju.laps:
        return False
    for steps, space in enumerate(turn.board.ahead(kaiju.at), 1):
        if turn.board.spaces[space].has_fights and is_enemy_at(turn, seat, space):
            yield from _move_by_card(turn, seat, steps)
            return True
    return False


def stride(turn: Turn, seat: Seat, card: Card) -> Script[bool]:
    """Move forward up to so many spaces, as the player likes."""
    options = tuple(spell(Steps(count)) for count in range(1, card.number + 1))
    pick = read((yield from ask(turn, seat, "stride", options, options[0])))
    assert isinstance(pick, Steps)
    yield from _move_by_card(turn, seat, pick.count)
    return True


#: One function for each verb of the vocabulary that is followed at once.
VERBS: dict[str, Verb] = {
    "move_forward": move_forward,
    "go_to_fish": go_to_fish,
    "move_back": move_back,
    "move_to_rival": move_to_rival,
    "stride": stride,
    "lose_money": fortunes.lose_money,
    "lose_money_per_house": fortunes.lose_money_per_house,
    "lose_hp": fortunes.lose_hp_to_pool,
    "lose_tanks": fortunes.lose_tanks,
    "topple": fortunes.topple,
    "gain_money": fortunes.gain_money,
    "collect": fortunes.collect,
    "gain_ap": fortunes.gain_ap,
    "gain_hp": fortunes.gain_hp,
    "place_houses": fortunes.place_houses,
    "place_tanks": fortunes.place_tanks,
}
