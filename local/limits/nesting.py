"""JSON from outside: read only if it is not nested deeper than anything that is meant."""

import re
from typing import Any

import msgspec

DEEPEST = 64
_BRACKETS = re.compile(rb'"(?:[^"\\]|\\.)*+"|[\[\]{}]', re.DOTALL)


class Unreadable(ValueError):
    """What was sent is no JSON, or nested too deep."""


def parsed(raw: bytes | str) -> Any:
    """Return what *raw* says."""
    data = raw.encode() if isinstance(raw, str) else raw
    if is_deep(data):
        raise Unreadable("nested too deep")
    try:
        return msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as fault:
        raise Unreadable(str(fault)) from fault


def is_deep(data: bytes) -> bool:
    """Tell whether brackets in *data* are nested deeper than anything that is meant; texts do not count."""
    depth = 0
    for found in _BRACKETS.finditer(data):
        if found[0] in b"[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif found[0] in b"]}":
            depth -= 1
    return False
