"""How choices are named, in pictures and on buttons alike: A, B, C, ..., or numbers where letters run out."""

from collections.abc import Sequence
from string import ascii_uppercase

from engine.tokens import DECLINES


def letters(options: Sequence[str]) -> dict[str, str]:
    """Return the letter of each option token, in the order in which pages offer them: what declines comes last."""
    ordered = sorted(options, key=DECLINES.__contains__)
    if len(ordered) <= len(ascii_uppercase):
        return dict(zip(ordered, ascii_uppercase, strict=False))
    return {option: str(number) for number, option in enumerate(ordered, 1)}
