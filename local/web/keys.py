"""Whose name it is: a browser that joins gets a key to it, and another one needs a code that its holder sees."""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from local.clock import Clock
from local.refusals import Refusal
from local.state.model import User
from local.state.world import World

LETTERS = "ACDEFGHJKLMNPQRTUVWXY34679"
LENGTH = 6
LIFE = 600.0  # seconds that a code can be used
GUESSES = 10  # after which a code is worth nothing
KEYS = 12  # browsers in which one person can be at home


def hashed(secret: str) -> str:
    """Return the hash of a key or token, which is all that is stored of it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fresh_code() -> str:
    """Return a code that is easy to read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


@dataclass(slots=True)
class Code:
    """A code for one name, until a moment and for so many guesses."""

    text: str
    until: float
    guesses: int = GUESSES


class Keys:
    """Issues keys for names, and one-time codes to browsers without a key."""

    def __init__(self, world: World, tell: Callable[[User, str], None]) -> None:
        self._world = world
        self._clock: Clock = world.clock
        self._tell = tell
        self._codes: dict[str, Code] = {}

    def must_be_theirs(self, user: User, key: object, code: object) -> None:
        """Refuse a browser that has neither a key to the name of *user* nor the code for it, which is then shown."""
        if not user.keys or (isinstance(key, str) and self._fits(user, key)):
            return
        if isinstance(code, str) and code.strip() and self._opens(user, code.strip().upper()):
            del self._codes[user.id]
            return
        self._show(user)
        known = user.global_name or user.name
        if code:
            raise Refusal(403, 0, "That code is wrong. The page of whoever has this name shows the right one.")
        raise Refusal(403, 0, f"{known} is here already. If that is you: the page where you are {known} shows a code.")

    def give(self, user: User) -> str:
        """Return a new key to the name of *user*; the oldest of many is worth nothing from then on."""
        key = secrets.token_urlsafe(24)
        user.keys = [*user.keys, hashed(key)][-KEYS:]
        self._world.keep(user)
        return key

    def _fits(self, user: User, key: str) -> bool:
        given = hashed(key)
        return any(hmac.compare_digest(given, known) for known in user.keys)

    def _opens(self, user: User, given: str) -> bool:
        code = self._codes.get(user.id)
        if code is None or code.until <= self._clock.now() or code.guesses <= 0:
            return False
        code.guesses -= 1
        return hmac.compare_digest(given.encode(), code.text.encode())

    def _show(self, user: User) -> None:
        """Show the code for a name to its holder; a new one only when the last is spent."""
        code = self._codes.get(user.id)
        if code is None or code.until <= self._clock.now():
            code = self._codes[user.id] = Code(fresh_code(), self._clock.now() + LIFE)
            self._tell(user, code.text)
