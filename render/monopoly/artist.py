"""Monopoly in pictures, each with its alt text."""

from msgspec.structs import replace

from engine.monopoly.view import RampageView
from engine.play import Outcome
from render.alt_text import Course, alt_text, result_alt_text
from render.artist import Artist, Drawing
from render.monopoly.alt_text.board import board_alt_text, winner
from render.monopoly.alt_text.cards import card_line, hand_alt_text
from render.monopoly.board import BRAND
from render.monopoly.ending import health, result_picture
from render.monopoly.holdings.faces import card_of, face
from render.monopoly.holdings.hand import holds_nothing
from render.monopoly.tall.board import tall_board
from render.monopoly.tall.hand import tall_hand
from render.monopoly.wide.board import wide_board
from render.monopoly.wide.hand import wide_hand
from render.orders import Form
from render.sheets.hand import card_sheet
from render.snapshot import Snapshot
from render.words import Words


class MonopolyArtist(Artist[RampageView]):
    """Draws Monopoly."""

    key = palette = BRAND.palette
    view = RampageView

    def board(self, table: Snapshot[RampageView], form: Form) -> Drawing:
        """Return the board, wide or tall."""
        return (tall_board if form == "tall" else wide_board)(table), board_alt_text(table)

    def hand(self, table: Snapshot[RampageView], form: Form) -> Drawing:
        """Return what the person who looks holds, wide or tall; the board as long as that is nothing."""
        if holds_nothing(table):
            return self.board(replace(table, asked=(table.choice,) if table.choice else ()), form)
        return (tall_hand if form == "tall" else wide_hand)(table), hand_alt_text(table)

    def result(self, table: Snapshot[RampageView], outcome: Outcome) -> Drawing:
        """Return the result card."""
        say, course = table.say, health(table.view, table.events)
        turns = say.joined(str(turn) for turn, _ in course)
        title = say("gmt-turns", title=say("gm-health-by-turn"), turns=turns)

        def headline(table: Snapshot[RampageView]) -> str:
            reason = say.game(f"reason-{table.view.ended}")
            return say("gmt-result", game=say("monopoly-full"), who=winner(table), reason=reason)

        values = Course(title, [values for _, values in course])
        return result_picture(table, outcome), result_alt_text(table, outcome, values, headline, "gmt-place")

    def card(self, key: str, copies: int, total: int, say: Words) -> Drawing:
        """Return one card, large."""
        card = card_of(key)
        sheet = card_sheet(BRAND, face(card, say), copies, total, say)
        return sheet, alt_text([[f"{card_line(card, say)} {say('copies', copies=copies, total=total)}."]])


ARTIST = MonopolyArtist()
