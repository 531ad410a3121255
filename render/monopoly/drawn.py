"""The chance card that was drawn last, shown as the card it is."""

from engine.monopoly.content.box import Card
from engine.monopoly.events import CardDrawn
from engine.monopoly.view import RampageView
from engine.play import Seat
from render.monopoly.holdings.faces import card_of, face
from render.scene.pieces import badge
from render.scene.scene import Box, Disc, Layer
from render.sheets.cards import card
from render.snapshot import Snapshot
from render.theme import INK0
from render.words import Words


def drawn_card(table: Snapshot[RampageView], seat: Seat | None = None) -> tuple[Seat, Card] | None:
    """Return the card that the last step turned up, for *seat* or for anybody, and who drew it."""
    drawn = [event for event in table.events if isinstance(event, CardDrawn) and seat in (None, event.seat)]
    return (drawn[-1].seat, card_of(drawn[-1].card, table.view.cards)) if drawn else None


def card_layer(seat: Seat, drawn: Card, area: Box, say: Words) -> Layer:
    """Return *drawn* in *area* with the shape of *seat*, who drew it."""
    x, y = area.left + 34, area.top + 34
    marks = (*card(face(drawn, say), area), Disc(x, y, 24, INK0), *badge(seat, x, y, 16))
    return Layer("drawn card", area.grown(36), marks)
