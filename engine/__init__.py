"""The rules of the games; see README.md in this folder."""

from engine.monopoly.game import Monopoly
from engine.registry import build, games, games_with, register
from engine.tokyo_clash.game import TokyoClash
from engine.total_war.game import TotalWar

__all__ = ["build", "games", "games_with"]

register("total_war", TotalWar)
register("tokyo_clash", TokyoClash)
register("monopoly", Monopoly)
