"""The emojis beside Monopoly's answers, by name."""

from __future__ import annotations

from engine.monopoly.picks import (
    EAT,
    HP,
    LAND,
    MONEY,
    ROLL,
    Build,
    BuildMaser,
    Buy,
    Fire,
    KeptCard,
    LoseTank,
    Place,
    Plain,
    Rival,
    SellRights,
    Thing,
    Works,
    read,
)

_WORDS = {ROLL: "die_5", LAND: "strike", MONEY: "money", HP: "hp", EAT: "hp"}


def emoji(token: str) -> str:
    """Return the emoji of what *token* is about, nothing if it has none."""
    match read(token):
        case Plain(word):
            return _WORDS.get(word, "")
        case BuildMaser():
            return "maser"
        case Works() | Build() | Buy() | SellRights() | Place():
            return "house"
        case LoseTank():
            return "tank"
        case KeptCard():
            return "chance"
        case Thing(what):
            return what
        case Rival(seat) | Fire(seat):
            return f"seat_{seat + 1}"
        case _:
            return ""
