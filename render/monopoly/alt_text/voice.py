"""What Monopoly's pictures say: the words of pictures, and those in which the game itself is told."""

from functools import cache

from engine.monopoly.view import RampageView
from render.words import Words, words
from words.monopoly import money
from words.teller import Teller

GAME = "monopoly"


class Voice(Words):
    """The words of pictures in one language; `told` says what the game says elsewhere too."""

    def __init__(self, locale: str) -> None:
        super().__init__(locale, "picture")
        self.told = words(locale, GAME)

    def money(self, amount: int) -> str:
        """Return an *amount* as people say it: 700K, 2.5M."""
        return money.money(self.told, amount)

    def millions(self, amount: int, places: int = 0) -> str:
        """Return an *amount* in millions, with at least so many *places*."""
        return money.millions(self.told, amount, places)


@cache
def voice(locale: str = "en") -> Voice:
    """Return the words of *locale*."""
    return Voice(locale)


def teller_of(view: RampageView, say: Voice) -> Teller:
    """Return who tells the game in the language of a picture: things and answers are called as in messages."""
    return say.teller(GAME, {each.seat: each.name for each in view.kaiju}, view)
