"""Positions and events on disk: what they were played by, a checksum, and errors a person understands."""

import zlib
from typing import Any

import msgspec

from engine import codec, versions
from engine.errors import BadPosition, NewerRules
from engine.play import Choice, Event, Game, Position

FORMAT = 1
_decoders: dict[int, tuple[Game[Any], msgspec.msgpack.Decoder[list[Event]]]] = {}


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
    """Return the position that *blob* holds, carried over if an earlier version of the rules stored it.

    Raise BadPosition if it is damaged, was not played by *game*, or cannot be carried over. It does not say whether
    the picks of its turn still replay.
    """
    body = blob[4:]
    if len(blob) < 4 or zlib.crc32(body).to_bytes(4, "big") != blob[:4]:
        raise BadPosition("The stored game is damaged: its checksum does not fit.")
    try:
        stored: Stored = codec.decode(Stored, body)
        _must_be(game, stored)
        start = bytes(stored.turn_start)
        if stored.rules_version < game.rules_version:
            start = versions.carried(game, start, stored.rules_version)
        state = codec.decode(game.state_type, start)
    except msgspec.DecodeError as error:
        raise BadPosition(f"The stored game cannot be read: {error}.") from error
    picks = tuple(Choice(seat, tuple(each)) for seat, each in stored.picks)
    return Position(state, picks, stored.made)


def _must_be(game: Game[Any], stored: Stored) -> None:
    """Complain unless *stored* is of *game*, of its content and of no later version."""
    made_by = (stored.format, stored.game, stored.content_hash)
    if made_by != (FORMAT, game.key, game.content_hash):
        raise BadPosition(
            f"The stored game was played by {_spelled(*made_by)}, and this is "
            f"{_spelled(FORMAT, game.key, game.content_hash)}."
        )
    if stored.rules_version > game.rules_version:
        raise NewerRules(stored.rules_version, game.rules_version)


def _spelled(form: int, key: str, content_hash: str) -> str:
    return f"{key} (content {content_hash[:8]}, format {form})"


def events(game: Game[Any], blob: bytes) -> tuple[Event, ...]:
    """Return the events that *blob* holds, those of earlier versions too."""
    if not blob:
        return ()
    known = _decoders.get(id(game))
    if known is None or known[0] is not game:
        known = _decoders[id(game)] = (game, msgspec.msgpack.Decoder(list[game.event_type]))  # type: ignore[name-defined]
    try:
        return tuple(known[1].decode(blob))
    except msgspec.ValidationError:
        return told(game, codec.decode(Any, blob))


def told(game: Game[Any], plain: list[dict[str, Any]]) -> tuple[Event, ...]:
    """Return events from plain data. A tag never changes its meaning: it says by which version an event is read."""
    return tuple(msgspec.convert(today(game, plain), list[game.event_type], strict=False))  # type: ignore[name-defined]


def today(game: Game[Any], plain: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the plain data of events as the present version tells them."""
    return [_upgraded(game, each) for each in plain]


def _upgraded(game: Game[Any], plain: dict[str, Any]) -> dict[str, Any]:
    while (upgrade := game.old_events.get(str(plain.get("type")))) is not None:
        plain = upgrade(plain)
    return plain
