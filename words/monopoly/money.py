"""Money as people say it. The rules count it in thousands of yen."""

from collections.abc import Callable
from typing import TypeAlias

from engine.monopoly.prospect import houses_paid
from engine.monopoly.spaces.special import GO_HOUSE, GO_MONEY
from words.game import Facts

#: Says a message of the game: a teller's `say`, or the words of a picture.
Say: TypeAlias = Callable[..., str]
MILLION = 1_000


def money(say: Say, amount: int) -> str:
    """Return an *amount* as people say it: 700K, 2.5M, ¥0."""
    if not amount:
        return say("no-money")
    if abs(amount) >= MILLION:
        return millions(say, amount)
    return say("thousands", count=f"{_sign(amount)}{abs(amount)}")


def millions(say: Say, amount: int, places: int = 0) -> str:
    """Return an *amount* in millions, with at least so many *places*: 0.7M, 10.0M."""
    return say("millions", count=digits(say, amount, places))


def digits(say: Say, amount: int, places: int = 0) -> str:
    """Return the number of millions, with at least so many *places*."""
    whole, rest = divmod(abs(amount), MILLION)
    fraction = f"{rest:03}".rstrip("0").ljust(places, "0")
    return _sign(amount) + (f"{whole}{say('point')}{fraction}" if fraction else str(whole))


def _sign(amount: int) -> str:
    return "\N{MINUS SIGN}" if amount < 0 else ""


def paid(say: Say, price: int) -> Facts:
    """Return what is paid, or got if *price* is below 0, as the messages select by it."""
    return {"way": "pay" if price > 0 else "get" if price < 0 else "even", "money": money(say, abs(price))}


def reward(say: Say, amount: int) -> Facts:
    """Return what the *amount* that GO pays is made of (GM-8.1)."""
    return {"houses": houses_paid(amount), "base": money(say, GO_MONEY), "each": money(say, GO_HOUSE)}
