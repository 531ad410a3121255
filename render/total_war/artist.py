"""Total War's artist: from an order to the scene and its twin."""

from typing import Any

from render.alt_text import Twin
from render.orders import BoardOrder, CardOrder, DeckOrder, HandOrder, Order, ResultOrder
from render.scene.scene import Scene
from render.total_war import spoken
from render.total_war.board import board
from render.total_war.ending import result_picture
from render.total_war.faces import card_picture, deck_picture, hand_picture
from render.total_war.phone import phone_board
from render.words import words


def total_war(order: Order) -> tuple[Scene, Twin]:
    """Return the picture of *order*, and the picture in words."""
    say = words(order.locale)
    match order:
        case BoardOrder(view=view, names=names):
            asking: dict[str, Any] = {"asked": order.asked, "events": order.events, "choice": order.choice, "say": say}
            draw = phone_board if order.is_phone else board
            return draw(view, names, **asking), spoken.board_twin(view, names, **asking)
        case HandOrder(view=view, names=names, choice=choice):
            scene = hand_picture(view, names, choice=choice, say=say)
            return scene, spoken.hand_twin(view, names, choice=choice, say=say)
        case ResultOrder(view=view, names=names, outcome=outcome, events=events):
            scene = result_picture(view, names, outcome, events, say)
            return scene, spoken.result_twin(view, names, outcome, events, say)
        case DeckOrder(deck=deck):
            return deck_picture(deck, say), spoken.deck_twin(deck, say)
        case CardOrder(card=card, copies=copies, total=total):
            return card_picture(card, copies, total, say), spoken.card_twin(card, copies, total, say)
    raise TypeError(f"Total War has no picture for {type(order).__name__}")
