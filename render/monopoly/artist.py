"""Monopoly's artist: from an order to the scene and its twin."""

from render.alt_text import Twin
from render.monopoly.alt_text import cards as spoken_cards
from render.monopoly.alt_text.board import board_twin
from render.monopoly.alt_text.voice import voice
from render.monopoly.board import board
from render.monopoly.ending import result_picture
from render.monopoly.holdings.faces import card_of, card_picture, deck_picture
from render.monopoly.holdings.hand import hand_picture
from render.monopoly.phone import phone_board
from render.orders import BoardOrder, CardOrder, DeckOrder, HandOrder, Order, ResultOrder
from render.scene.scene import Scene


def monopoly(order: Order) -> tuple[Scene, Twin]:
    """Return the picture of *order*, and the picture in words."""
    say = voice(order.locale)
    match order:
        case BoardOrder(view=view, names=names, asked=asked, events=events, choice=choice):
            draw = phone_board if order.is_phone else board
            scene = draw(view, names, asked=asked, events=events, choice=choice, say=say)
            return scene, board_twin(view, names, asked=asked, events=events, choice=choice, say=say)
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
    raise TypeError(f"Monopoly has no picture for {type(order).__name__}")
