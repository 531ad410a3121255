"""The screens: one module for each, with what it shows and what its buttons do."""

from cogs.screens import admin, following, menu, proof, rules, seats, server, statistics, votes
from cogs.screens.beside import seeking
from cogs.screens.beside.pages import GatheringPages
from cogs.screens.learning import school
from cogs.screens.lobby import computers, greeting, message, options, ready, seat
from cogs.screens.me import orders, privacy, settings
from cogs.screens.playing import answers, hand, hints, notes
from cogs.screens.ranking import choosing, crown, ladder, shelf
from cogs.screens.ranking.news import NewsPages
from cogs.screens.tournament import board as tournament_board
from cogs.screens.tournament import buttons as tournament_buttons
from cogs.screens.watching import analysis, board, film, lists, log, moment, replay, since, what_if
from cogs.wire.clicks.router import Router
from cogs.wire.game_pages import pages_of
from engine import games

SCREENS = (
    *(admin, following, menu, proof, rules, seats, server, statistics, votes),
    *(computers, greeting, message, options, ready, seat),
    school,
    *(orders, privacy, settings),
    *(answers, hand, hints, notes),
    *(analysis, board, film, lists, log, moment, replay, since, what_if),
    *(choosing, crown, ladder, shelf),
    seeking,
    tournament_buttons,
)

#: The messages of what a server runs beside its games, by kind.
_BESIDE: tuple[GatheringPages, ...] = (seeking.SeekingPages(), NewsPages(), tournament_board.TournamentPages())
GATHERINGS = {pages.kind: pages for pages in _BESIDE}


def all_routes() -> Router:
    """Return one router for the buttons of every screen, and of the pages that games have of their own."""
    router = Router("all").include(screen.router for screen in SCREENS)
    return router.include(own for game in games for own in pages_of(game).routers)
