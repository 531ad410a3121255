"""Tokyo Clash in pictures, each with its alt text."""

from collections.abc import Sequence

import msgspec

from engine.play import Outcome
from engine.tokyo_clash.cards.card import CardFace
from engine.tokyo_clash.picks import is_on_board
from engine.tokyo_clash.view import ClashView
from render.alt_text import Course, alt_text, deck_alt_text, result_alt_text
from render.artist import Artist, Drawing
from render.sheets.hand import card_sheet, deck_sheet
from render.snapshot import Snapshot
from render.tokyo_clash.alt_text.board import board_alt_text
from render.tokyo_clash.alt_text.cards import card_line, hand_alt_text
from render.tokyo_clash.board import BRAND, board
from render.tokyo_clash.cards.faces import card_of, deck_colour, face
from render.tokyo_clash.cards.hand import hand_picture
from render.tokyo_clash.choice import choice_board
from render.tokyo_clash.ending import course_title, points_by_round, result_picture
from render.tokyo_clash.phone import phone_board
from render.words import Words


class TokyoClashArtist(Artist[ClashView, CardFace]):
    """Draws Tokyo Clash."""

    key = palette = BRAND.palette
    view = ClashView

    def board(self, table: Snapshot[ClashView], is_phone: bool) -> Drawing:
        """Return the board: for a phone, for the person who must choose on it, or for everybody."""
        draw = phone_board if is_phone else choice_board if is_on_board(table.choice) else board
        return draw(table), board_alt_text(table)

    def hand(self, table: Snapshot[ClashView]) -> Drawing:
        """Return the hand of the person who looks."""
        return hand_picture(table), hand_alt_text(table)

    def result(self, table: Snapshot[ClashView], outcome: Outcome) -> Drawing:
        """Return the result card."""
        course = Course(f"{course_title(table)}:", points_by_round(table.view, table.events))

        def headline(table: Snapshot[ClashView]) -> str:
            say, view = table.say, table.view
            reason = say(f"tc-ended-{view.ended}", round=view.round)
            return say("tct-result", game=say(BRAND.title), who=table.who(outcome.places[0][0]), reason=reason)

        return result_picture(table, outcome), result_alt_text(table, outcome, course, headline, "tct-place")

    def face(self, key: str, faces: Sequence[msgspec.Struct]) -> CardFace:
        """Return the card *key*."""
        return card_of(key, [each for each in faces if isinstance(each, CardFace)])

    def deck(self, cards: Sequence[CardFace], say: Words) -> Drawing:
        """Return a deck in its order."""
        sheet = deck_sheet(BRAND, [face(card, deck_colour(card.kaiju)) for card in cards], say, 5)
        return sheet, deck_alt_text(say, "tct", ((card.name, card_line(card, say)) for card in cards))

    def card(self, card: CardFace, copies: int, total: int, say: Words) -> Drawing:
        """Return one card, large."""
        sheet = card_sheet(BRAND, face(card, deck_colour(card.kaiju)), copies, total, say)
        return sheet, alt_text([[f"{card_line(card, say)} {say('copies', copies=copies, total=total)}."]])


ARTIST = TokyoClashArtist()
