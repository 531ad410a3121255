"""Terms of a deal: what for what, with how much money; spelled as short as an address needs it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

from cogs.games.monopoly.estate import TURN
from cogs.wire.clicks.parsing import number
from engine.monopoly.picks import DEAL, RIVALS
from engine.monopoly.prospect import buyers, goods_of, partners
from engine.monopoly.view import RampageView
from engine.play import Decision, Question, Seat
from table import Planned

YEN = 100_000  # a plain number as high as this means yen, for nobody has that many thousands
_MONEY = re.compile(r"([0-9][0-9.,' ]*)\s*(k|m|thousand|million|mio|mil)?\.?", re.IGNORECASE)
_GROUPS = re.compile(r"[0-9]{1,3}([.,' ][0-9]{3})+")


def thousands(text: str) -> int | None:
    """Return how many thousands of yen *text* means ("2.5M", "2,500k", "2500", "¥700,000"), or None."""
    plain = text.strip().replace("¥", "").replace("yen", "").strip()
    if not plain:
        return 0
    match = _MONEY.fullmatch(plain)
    if match is None:
        return None
    digits, unit = match[1].strip(), (match[2] or "").lower()
    if unit.startswith("m"):
        return _millions(digits)
    if _GROUPS.fullmatch(digits):
        digits = re.sub(r"[.,' ]", "", digits)
    whole = number(digits)
    if whole is None:
        return None
    return whole // 1_000 if not unit and whole >= YEN and whole % 1_000 == 0 else whole


def _millions(digits: str) -> int | None:
    """Return millions as thousands; a comma is a point, as many people write it."""
    whole, _, rest = digits.replace(",", ".").replace(" ", "").partition(".")
    if not whole.isdecimal() or (rest and not rest.isdecimal()) or len(rest.rstrip("0")) > 3 or len(whole) > 6:
        return None
    return int(whole) * 1_000 + int(rest[:3].ljust(3, "0"))


class Terms(NamedTuple):
    """A deal as one side sees it: with whom, what it gives and gets; *money* above 0 is paid, below 0 received."""

    to: Seat
    give: tuple[str, ...] = ()
    take: tuple[str, ...] = ()
    money: int = 0

    @property
    def is_empty(self) -> bool:
        """Whether nothing changes hands."""
        return not (self.give or self.take or self.money)

    def mirrored(self, seat: Seat) -> Terms:
        """Return the same deal as the other side sees it; *seat* is whose terms these are."""
        return Terms(seat, self.take, self.give, -self.money)


def spelled(view: RampageView, seat: Seat, terms: Terms) -> str:
    """Return *terms* of *seat* for an address; good as long as both sides have what they have now."""
    give, take = _mask(goods_of(view, seat), terms.give), _mask(goods_of(view, terms.to), terms.take)
    return f"{terms.to}.{give:x}.{take:x}.{terms.money}.{_check(view, seat, terms.to)}"


def read(view: RampageView, seat: Seat, spelling: str) -> Terms | None:
    """Return the terms that *spelling* stands for, or None if they are out of date."""
    parts = spelling.split(".")
    to, money = (number(parts[0]), number(parts[3])) if len(parts) == 5 else (None, None)
    if to is None or money is None or to == seat or not 0 <= to < len(view.kaiju):
        return None
    if parts[4] != _check(view, seat, to):
        return None
    return Terms(to, _chosen(goods_of(view, seat), parts[1]), _chosen(goods_of(view, to), parts[2]), money)


def _mask(all_goods: Sequence[str], chosen: Sequence[str]) -> int:
    return sum(1 << at for at, token in enumerate(all_goods) if token in chosen)


def _chosen(all_goods: Sequence[str], mask: str) -> tuple[str, ...]:
    bits = int(mask, 16) if re.fullmatch("[0-9a-f]{1,20}", mask) else 0
    return tuple(token for at, token in enumerate(all_goods) if bits >> at & 1)


def _check(view: RampageView, one: Seat, other: Seat) -> str:
    """Return a word that changes with what the two have, the same for both."""
    owned = sorted(f"{seat} {' '.join(goods_of(view, seat))}" for seat in (one, other))
    return f"{crc32('|'.join(owned).encode()):08x}"


def may_offer(question: Question) -> bool:
    """Return whether a deal may be offered before *question* is answered: before the roll, or in need of money."""
    return isinstance(question, Decision) and DEAL in question.options


def is_in_need(question: Question) -> bool:
    """Return whether *question* is asked for want of money: the game then waits for the answer to an offer."""
    return question.ask != TURN


def partners_for(view: RampageView, question: Question) -> list[Seat]:
    """Return whom a deal may be offered: in need of money those who have some (GM-9.3, GM-9.5)."""
    return buyers(view, question.seat) if is_in_need(question) else partners(view, question.seat)


def plan(view: RampageView, question: Question, terms: Terms) -> list[Planned]:
    """Return the answers that offer *terms*, from *question* on; what is left empty is left to its question."""
    chosen = [Planned("deal.with", (RIVALS[terms.to],))] if len(partners_for(view, question)) > 1 else []
    return [
        Planned(question.ask, (DEAL,)),
        *chosen,
        Planned("deal.give", terms.give or None),
        Planned("deal.take", terms.take or None),
        Planned("deal.money", (terms.money,) if terms.money else None),
    ]
