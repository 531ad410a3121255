"""Who may come in: only our own page, under a name of this machine, and with the code if there is one."""

import hmac
import ipaddress
import socket
from collections import defaultdict
from collections.abc import Collection
from urllib.parse import urlsplit

from aiohttp import web

from local.clock import Clock

WRONG_CODES = 10
PAUSE = 60.0


def is_own_page(request: web.Request) -> bool:
    """Tell whether a request comes from our own page or from no browser at all."""
    origin = request.headers.get("Origin")
    if origin is None:
        return request.headers.get("Sec-Fetch-Site") in (None, "same-origin", "none")
    try:
        return urlsplit(origin)[:2] == (request.scheme, request.host)
    except ValueError:
        return False


def is_our_name(host: str, names: Collection[str] = ()) -> bool:
    """Tell whether *host* is a number, this machine's own name or one of *names*, so that no foreign one leads here."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name in ("localhost", socket.gethostname().lower()) or name in names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class JoinCode:
    """The code that people on the same network must know; guessing is slowed down."""

    def __init__(self, clock: Clock, code: str | None) -> None:
        self._clock = clock
        self.code = code
        self._wrong: defaultdict[str, list[float]] = defaultdict(list)

    def fault(self, given: object, remote: str) -> str | None:
        """Say why *given* does not open the door, if it does not."""
        if self.code is None:
            return None
        now = self._clock.now()
        recent = [moment for moment in self._wrong[remote] if moment > now - PAUSE]
        self._wrong[remote] = recent
        if len(recent) >= WRONG_CODES:
            return "Too many wrong codes. Wait a minute."
        if hmac.compare_digest(str(given or "").strip().upper().encode(), self.code.encode()):
            return None
        recent.append(now)
        return "This join code is wrong." if given else "A join code is needed."
