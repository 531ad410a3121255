"""Total War in pictures, each with its alt text."""

from engine.play import Outcome
from engine.total_war.view import WarView
from render.artist import Artist, Drawing
from render.orders import Form
from render.sheets.hand import card_sheet
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


class TotalWarArtist(Artist[WarView]):
    """Draws Total War."""

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

    def card(self, key: str, copies: int, total: int, say: Words) -> Drawing:
        """Return one card, large."""
        sheet = card_sheet(BRAND, face_of(key, say), copies, total, say)
        return sheet, alt_text.card_alt_text(key, copies, total, say)


ARTIST = TotalWarArtist()
