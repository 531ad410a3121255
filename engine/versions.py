"""Versions of the rules: what each has changed, what a running game keeps, and how an older one is read.

A game that began by an earlier version ends by it wherever that is small: each changed rule that is `kept` is an option
of the running game. What is not kept changes a running game, and is for its table to decide.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine import codec
from engine.errors import BadDrawing, OlderRules
from engine.presets import PRINTED
from engine.protocol import Game, Kept, Preset, Setup, Upgrade
from engine.questions import Seat


class Versioned:
    """What a game says of its versions while there has been one, and of its home while it is the usual one."""

    home = ""
    presets: tuple[Preset, ...] = (PRINTED,)
    changes: Mapping[int, tuple[str, ...]] = {}
    kept: tuple[Kept, ...] = ()
    old_events: Mapping[str, Upgrade] = {}

    def carry_over(self, state: dict[str, Any], from_version: int) -> dict[str, Any] | None:
        """Return nothing: there is no earlier version to go on from."""
        return None

    def drawn(self, drawing: str, **options: Any) -> Any:
        """Refuse: nobody has said how a position of this game is drawn."""
        raise BadDrawing("This game has no drawn positions")

    def next_up(self, view: Any) -> Seat | None:
        """Return nobody: what is played decides who is next."""
        return None


def changed(game: Game[Any], version: int) -> tuple[tuple[int, str], ...]:
    """Return the rules, each with the version that changed it, by which a game begun by *version* cannot go on."""
    kept = {(each.since, each.rule) for each in game.kept}
    every = ((since, rule) for since, rules in sorted(game.changes.items()) for rule in rules)
    return tuple(each for each in every if each[0] > version and each not in kept)


def set_up(game: Game[Any], table: Setup, version: int) -> Setup:
    """Return what a game begun by *version* started from, with the options that keep its rules."""
    kept = {each.key: each.old for each in game.kept if each.since > version}
    return msgspec.structs.replace(table, options={**table.options, **kept})


def carried(game: Game[Any], state: bytes, version: int) -> bytes:
    """Return a *state* stored by *version* as the present version stores it, the rules it was played by kept.

    A state stored as a list is given to `carry_over` by the names of its fields: new ones are added at its end.
    Raise OlderRules if that cannot be.
    """
    fields = game.state_type.__struct_fields__
    stored: Any = codec.decode(Any, state)
    is_list = isinstance(stored, list)
    plain: dict[str, Any] | None = dict(zip(fields, stored, strict=False)) if is_list else stored
    for each in range(version, game.rules_version):
        plain = game.carry_over(plain, each) if plain is not None else None
    if plain is None:
        raise OlderRules(version, game.rules_version)
    plain |= {each.key: each.old for each in game.kept if each.since > version}
    return msgspec.msgpack.encode([plain[field] for field in fields if field in plain] if is_list else plain)


def renew(game: Game[Any], state: Any) -> None:
    """Let *state* be played by the present rules from here on, whatever it has kept."""
    for each in game.kept:
        setattr(state, each.key, each.new)
