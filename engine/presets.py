"""Presets: the options of a game in sets that go together, the letter of the rulebook first.

Options that no preset names, such as which track is played on, go with every preset.
"""

from collections.abc import Mapping
from typing import Any

from engine.protocol import Game, Preset

#: The game as its source prints it: every option that presets decide has its default.
PRINTED = Preset("printed")


def decided(game: Game[Any]) -> frozenset[str]:
    """Return the keys of the options that the presets of *game* decide."""
    return frozenset(key for preset in game.presets for key in preset.options)


def options_of(game: Game[Any], preset: Preset) -> dict[str, str | int | bool]:
    """Return the options of *game* that its presets decide, as *preset* sets them."""
    keys = decided(game)
    return {each.key: preset.options.get(each.key, each.default) for each in game.options if each.key in keys}


def picked(game: Game[Any], preset: Preset) -> dict[str, str | int | bool]:
    """Return the options of *game* that are set when *preset* is picked."""
    return {**options_of(game, preset), **preset.suggests}


def preset_of(game: Game[Any], options: Mapping[str, str | int | bool]) -> str:
    """Return the key of the preset that *options* make up, or an empty string: a mixture of the table's own."""
    keys = decided(game)
    chosen = {each.key: options.get(each.key, each.default) for each in game.options if each.key in keys}
    return next((preset.key for preset in game.presets if options_of(game, preset) == chosen), "")
