"""What people type into forms, understood or not."""

from __future__ import annotations

import re

_WHOLE = re.compile(r"[+-]?[0-9]{1,18}")


def number(text: str) -> int | None:
    """Return the whole number that *text* is, or None."""
    plain = text.strip().replace("\N{MINUS SIGN}", "-")
    return int(plain) if _WHOLE.fullmatch(plain) else None
