"""How choices are named, in pictures and on buttons alike: A, B, C, ..., or numbers where letters run out."""

from collections.abc import Sequence
from string import ascii_uppercase


def letters(options: Sequence[str]) -> dict[str, str]:
    """Return the letter of each option token, in the order in which the question offers them."""
    if len(options) <= len(ascii_uppercase):
        return dict(zip(options, ascii_uppercase, strict=False))
    return {option: str(number) for number, option in enumerate(options, 1)}
