"""Tokyo Clash in pictures, each with its alt text."""

from engine.play import Outcome
from engine.tokyo_clash.picks import is_on_board
from engine.tokyo_clash.view import ClashView
from render.alt_text import Course, alt_text, result_alt_text
from render.artist import Artist, Drawing
from render.orders import Form
from render.sheets.hand import card_sheet
from render.snapshot import Snapshot
from render.tokyo_clash.alt_text.board import board_alt_text
from render.tokyo_clash.alt_text.cards import card_line, hand_alt_text
from render.tokyo_clash.brand import BRAND
from render.tokyo_clash.cards.faces import deck_colour, face, shipped
from render.tokyo_clash.ending import course_title, points_by_round, result_picture
from render.tokyo_clash.tall.board import tall_board
from render.tokyo_clash.tall.hand import tall_hand
from render.tokyo_clash.wide.board import wide_board
from render.tokyo_clash.wide.choice import wide_choice
from render.tokyo_clash.wide.hand import wide_hand
from render.words import Words
from words.tokyo_clash import box


class TokyoClashArtist(Artist[ClashView]):
    """Draws Tokyo Clash."""

    key = palette = BRAND.palette
    view = ClashView

    def board(self, table: Snapshot[ClashView], form: Form) -> Drawing:
        """Return the board: tall, for the person who must choose on it, or for everybody."""
        draw = tall_board if form == "tall" else wide_choice if is_on_board(table.choice) else wide_board
        return draw(table), board_alt_text(table)

    def hand(self, table: Snapshot[ClashView], form: Form) -> Drawing:
        """Return the hand of the person who looks."""
        return (wide_hand if form == "wide" else tall_hand)(table), hand_alt_text(table)

    def result(self, table: Snapshot[ClashView], outcome: Outcome) -> Drawing:
        """Return the result card."""
        course = Course(f"{course_title(table)}:", points_by_round(table.view, table.events))

        def headline(table: Snapshot[ClashView]) -> str:
            say, view = table.say, table.view
            reason = say(f"tc-ended-{view.ended}", round=view.round)
            return say("tct-result", game=say(BRAND.title), who=table.who(outcome.places[0][0]), reason=reason)

        return result_picture(table, outcome), result_alt_text(table, outcome, course, headline, "tct-place")

    def card(self, key: str, copies: int, total: int, say: Words) -> Drawing:
        """Return one card, large."""
        card = box.card(say.language, shipped()[key])
        sheet = card_sheet(BRAND, face(card, deck_colour(card.kaiju)), copies, total, say)
        return sheet, alt_text([[f"{card_line(card, say)} {say('copies', copies=copies, total=total)}."]])


ARTIST = TokyoClashArtist()
