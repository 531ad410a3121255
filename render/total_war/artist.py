"""Total War in pictures, each with its alt text."""

from collections.abc import Sequence

import msgspec

from engine.play import Outcome
from engine.total_war.cards.card import ORDER
from engine.total_war.view import WarView
from render.artist import Artist, Drawing
from render.orders import Form
from render.sheets.hand import card_sheet, deck_sheet
from render.snapshot import Snapshot
from render.total_war import alt_text
from render.total_war.ending import result_picture
from render.total_war.faces import face_of
from render.total_war.question import BRAND
from render.total_war.tall.board import tall_board
from render.total_war.tall.hand import tall_hand
from render.total_war.wide.board import wide_board
from render.total_war.wide.hand import wide_hand
from render.words import Words


class TotalWarArtist(Artist[WarView, str]):
    """Draws Total War; its cards are known by their keys alone."""

    key = palette = BRAND.palette
    view = WarView

    def board(self, table: Snapshot[WarView], form: Form) -> Drawing:
        """Return the board, wide or tall."""
        return (tall_board if form == "tall" else wide_board)(table), alt_text.board_alt_text(table)

    def hand(self, table: Snapshot[WarView], form: Form) -> Drawing:
        """Return the hand of the person who looks."""
        return (tall_hand if form == "tall" else wide_hand)(table), alt_text.hand_alt_text(table)

    def result(self, table: Snapshot[WarView], outcome: Outcome) -> Drawing:
        """Return the result card."""
        return result_picture(table, outcome), alt_text.ending_alt_text(table, outcome)

    def face(self, key: str, faces: Sequence[msgspec.Struct]) -> str:
        """Return *key*."""
        return key

    def deck(self, cards: Sequence[str], say: Words) -> Drawing:
        """Return the deck in the order of its values."""
        faces = [face_of(key, say) for key in sorted(cards, key=ORDER.__getitem__)]
        return deck_sheet(BRAND, faces, say), alt_text.deck_alt_text(cards, say)

    def card(self, card: str, copies: int, total: int, say: Words) -> Drawing:
        """Return one card, large."""
        sheet = card_sheet(BRAND, face_of(card, say), copies, total, say)
        return sheet, alt_text.card_alt_text(card, copies, total, say)


ARTIST = TotalWarArtist()
