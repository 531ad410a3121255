"""The rules of the games; see README.md in this folder."""

from engine.monopoly.game import Monopoly
from engine.registry import build, games, games_with, register, registered
from engine.tokyo_clash.game import TokyoClash
from engine.total_war.game import TotalWar

__all__ = ["GAMES", "build", "games", "games_with", "register", "registered"]

#: The games that ship: the only list of them.
GAMES = (TotalWar, TokyoClash, Monopoly)

for _game in GAMES:
    register(_game)
