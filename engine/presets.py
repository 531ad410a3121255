"""Presets: the options of a game in sets that go together, the letter of the rulebook first."""

from collections.abc import Mapping
from typing import Any

from engine.protocol import Game, Preset

#: The game as its source prints it: every option has its default.
PRINTED = Preset("printed")


def options_of(game: Game[Any], preset: Preset) -> dict[str, str | int | bool]:
    """Return every option of *game* as *preset* sets it."""
    return {option.key: preset.options.get(option.key, option.default) for option in game.options}


def preset_of(game: Game[Any], options: Mapping[str, str | int | bool]) -> str:
    """Return the key of the preset that *options* make up, or an empty string: a mixture of the table's own."""
    chosen = {option.key: options.get(option.key, option.default) for option in game.options}
    return next((preset.key for preset in game.presets if options_of(game, preset) == chosen), "")
