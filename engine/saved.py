"""Positions and events on disk: what they were played by, a checksum, and errors a person understands."""

import zlib
from typing import Any

import msgspec

from engine import codec
from engine.errors import BadPosition
from engine.play import Choice, Game, Position

FORMAT = 1


class Stored(msgspec.Struct, array_like=True):
    """A position as it is written."""

    format: int
    game: str
    rules_version: int
    content_hash: str
    made: int
    picks: list[tuple[int, list[str | int]]]
    turn_start: msgspec.Raw


def dump(game: Game[Any], position: Position) -> bytes:
    """Return *position* as bytes."""
    stored = Stored(
        FORMAT,
        game.key,
        game.rules_version,
        game.content_hash,
        position.made,
        [(choice.seat, list(choice.picks)) for choice in position.picks],
        msgspec.Raw(codec.encode(position.turn_start)),
    )
    body = codec.encode(stored)
    return zlib.crc32(body).to_bytes(4, "big") + body


def load(game: Game[Any], blob: bytes) -> Position:
    """Return the position that *blob* holds; raise BadPosition if it is damaged or was not played by *game*."""
    body = blob[4:]
    if len(blob) < 4 or zlib.crc32(body).to_bytes(4, "big") != blob[:4]:
        raise BadPosition("The stored game is damaged: its checksum does not fit.")
    try:
        stored: Stored = codec.decode(Stored, body)
        made_by = (stored.format, stored.game, stored.rules_version, stored.content_hash)
        if made_by != (FORMAT, game.key, game.rules_version, game.content_hash):
            raise BadPosition(
                f"The stored game was played by {_spelled(*made_by)}, and this is "
                f"{_spelled(FORMAT, game.key, game.rules_version, game.content_hash)}."
            )
        state = codec.decode(game.state_type, bytes(stored.turn_start))
    except msgspec.DecodeError as error:
        raise BadPosition(f"The stored game cannot be read: {error}.") from error
    picks = tuple(Choice(seat, tuple(each)) for seat, each in stored.picks)
    return Position(state, picks, stored.made)


def _spelled(form: int, key: str, rules_version: int, content_hash: str) -> str:
    return f"{key} (rules {rules_version}, content {content_hash[:8]}, format {form})"
