"""States and events as bytes, and copies of states."""

import copy
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import inspect

_encoder = msgspec.msgpack.Encoder()
_decoders: dict[Any, msgspec.msgpack.Decoder[Any]] = {}
_copiers: dict[Any, Callable[[Any], Any]] = {}
T = TypeVar("T")
Copier: TypeAlias = Callable[[Any], Any]
_PLAIN = (inspect.IntType, inspect.StrType, inspect.BoolType, inspect.BytesType, inspect.FloatType, inspect.NoneType)


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
    kind: Any = type(state)
    copier = _copiers.get(kind)
    if copier is None:
        copier = _copiers[kind] = _copier(inspect.type_info(kind)) or _same
    copied: T = copier(state)
    return copied


def _same(value: T) -> T:
    return value


def _copier(kind: inspect.Type) -> Copier | None:
    """Return what copies values of *kind*, or None if they never change and can be shared."""
    match kind:
        case inspect.StructType():
            return _struct_copier(kind)
        case inspect.ListType(item_type=item):
            return _list_copier(_copier(item))
        case inspect.UnionType(types=(one, inspect.NoneType())):
            return _optional_copier(_copier(one))
        case inspect.TupleType(item_types=items) if not any(map(_copier, items)):
            return None
        case inspect.VarTupleType(item_type=item) if not _copier(item):
            return None
    return None if isinstance(kind, _PLAIN) else copy.deepcopy


def _struct_copier(kind: inspect.StructType) -> Copier | None:
    parts = tuple((field.name, each) for field in kind.fields if (each := _copier(field.type)))
    if kind.cls.__struct_config__.frozen:
        return copy.deepcopy if parts else None
    shallow: Copier = kind.cls.__copy__  # type: ignore[attr-defined]
    if not parts:
        return shallow

    def copied(value: Any) -> Any:
        twin = shallow(value)
        for name, each in parts:
            setattr(twin, name, each(getattr(value, name)))
        return twin

    return copied


def _list_copier(each: Copier | None) -> Copier:
    return list if each is None else lambda values: list(map(each, values))


def _optional_copier(each: Copier | None) -> Copier | None:
    return None if each is None else lambda value: None if value is None else each(value)
