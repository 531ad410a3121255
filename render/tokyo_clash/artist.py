"""Tokyo Clash's artist: from an order to the scene and its twin."""

from typing import Any

from engine.play import Decision
from engine.tokyo_clash.picks import is_on_board
from render.alt_text import Twin
from render.orders import BoardOrder, CardOrder, DeckOrder, HandOrder, Order, ResultOrder
from render.scene.scene import Scene
from render.tokyo_clash.alt_text import cards as spoken_cards
from render.tokyo_clash.alt_text.board import board_twin
from render.tokyo_clash.board import board
from render.tokyo_clash.cards.decks import card_of, card_picture, deck_picture
from render.tokyo_clash.cards.hand import hand_picture
from render.tokyo_clash.choice import choice_board
from render.tokyo_clash.ending import result_picture
from render.tokyo_clash.phone import phone_board
from render.words import Words, words


def tokyo_clash(order: Order) -> tuple[Scene, Twin]:
    """Return the picture of *order*, and the picture in words."""
    say = words(order.locale)
    match order:
        case BoardOrder(view=view, names=names):
            asking: dict[str, Any] = {"asked": order.asked, "events": order.events, "choice": order.choice, "say": say}
            return _board(order, say), board_twin(view, names, **asking)
        case HandOrder(view=view, names=names, choice=choice):
            scene = hand_picture(view, names, choice=choice, say=say)
            return scene, spoken_cards.hand_twin(view, names, choice=choice, say=say)
        case ResultOrder(view=view, names=names, outcome=outcome, events=events):
            scene = result_picture(view, names, outcome, events, say)
            return scene, spoken_cards.result_twin(view, names, outcome, events, say)
        case DeckOrder(deck=deck, faces=faces):
            cards = [card_of(key, faces) for key in deck]
            return deck_picture(cards, say), spoken_cards.deck_twin(cards, say)
        case CardOrder(card=key, copies=copies, total=total, faces=faces):
            card = card_of(key, faces)
            return card_picture(card, copies, total, say), spoken_cards.card_twin(card, copies, total, say)
    raise TypeError(f"Tokyo Clash has no picture for {type(order).__name__}")


def _board(order: BoardOrder, say: Words) -> Scene:
    """Return the board: for a phone, for the one who must choose on it, or for everybody."""
    view, choice = order.view, order.choice
    if order.is_phone:
        asked, events = order.asked, order.events
        return phone_board(view, order.names, asked=asked, events=events, choice=choice, say=say)
    if isinstance(choice, Decision) and is_on_board(choice):
        return choice_board(view, choice, say)
    return board(view, order.names, asked=order.asked, events=order.events, say=say)
