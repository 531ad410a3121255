"""What Monopoly's pictures say: the words of pictures, and those in which the game itself is told."""

from functools import cache

from engine import games
from engine.monopoly.content import Card
from engine.monopoly.view import RampageView
from engine.play import Decision, Question, Seat
from render.words import has_words, words

GAME = "monopoly"
MILLION = 1_000  # money is counted in thousands


class Voice:
    """The words of one language: called like any picture's words; `told` says what the game says elsewhere too."""

    def __init__(self, locale: str) -> None:
        self._locale = locale
        self._say = words(locale)
        self.told = words(locale, GAME)

    def __call__(self, key: str, **facts: str | int) -> str:
        """Return the words *key* of pictures."""
        return self._say(key, **facts)

    def has(self, key: str) -> bool:
        """Return whether the game has the message *key*."""
        return has_words(self._locale, f"{GAME}-{key}")

    def money(self, amount: int) -> str:
        """Return thousands of yen as people say them: 700K, 2.5M."""
        if abs(amount) < MILLION:
            return self.told("thousands", count=str(amount))
        return self.millions(amount)

    def millions(self, amount: int, places: int = 0) -> str:
        """Return thousands of yen in millions, with at least so many *places*."""
        whole, rest = divmod(abs(amount), MILLION)
        digits = f"{rest:03}".rstrip("0").ljust(places, "0")
        sign = "−" if amount < 0 else ""
        return self.told("millions", count=f"{sign}{whole}.{digits}" if digits else f"{sign}{whole}")


@cache
def voice(locale: str = "en") -> Voice:
    """Return the words of *locale*."""
    return Voice(locale)


def titled(key: str) -> str:
    """Return a *key* as a name, for what only a data pack knows."""
    return key.replace("_", " ").title()


@cache
def shipped() -> dict[str, Card]:
    """Return every chance card of the game as shipped, by its key."""
    found: dict[str, Card] = games[GAME].content.cards  # type: ignore[attr-defined]
    return found


def card_name(key: str, say: Voice) -> str:
    """Return what the chance card *key* is called."""
    if say.has(f"card-{key}"):
        return say.told(f"card-{key}")
    return shipped()[key].name if key in shipped() else titled(key)


def kaiju_name(view: RampageView, seat: Seat) -> str:
    """Return the name of the kaiju of *seat*; nobody's is the City's."""
    return view.kaiju[seat].name


def district_name(view: RampageView, key: str) -> str:
    """Return what the track calls the district *key*."""
    return next((deed.name for deed in view.deeds if deed.key == key), titled(key))


def colour_name(key: str, say: Voice) -> str:
    """Return what a colour is called; that of a track of one's own by its key."""
    return say.told(f"colour-{key}") if say.has(f"colour-{key}") else key.replace("_", " ")


def asking(view: RampageView, question: Question, say: Voice) -> str:
    """Return what is asked in a few words, as the others say it."""
    me = view.kaiju[question.seat]
    return say.told(f"wait-{question.ask}", place=view.spaces[me.at].name)


def tokens(question: Question | None) -> tuple[str, ...]:
    """Return the options of *question*."""
    return question.options if isinstance(question, Decision) else ()
