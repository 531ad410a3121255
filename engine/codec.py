"""States and events as bytes, and copies of states."""

from typing import Any, TypeVar

import msgspec

_encoder = msgspec.msgpack.Encoder()
_decoders: dict[Any, msgspec.msgpack.Decoder[Any]] = {}
T = TypeVar("T")


def encode(value: msgspec.Struct) -> bytes:
    """Return *value* as bytes."""
    return _encoder.encode(value)


def decode(kind: Any, blob: bytes) -> Any:
    """Return the *kind* that *blob* holds."""
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.msgpack.Decoder(kind)
    return decoder.decode(blob)


def clone(state: T) -> T:
    """Return a copy of *state* that shares nothing mutable with it."""
    copy: T = decode(type(state), _encoder.encode(state))
    return copy
