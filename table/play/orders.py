"""Standing orders: questions answered ahead. What a game allows is data, in data/<game>/orders.toml."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any, Literal

import msgspec

from data.loader import Bundle, game_file
from engine import games
from engine.play import Amount, Decision, Event, Pick, Position, Question, Seat, Subset
from engine.players.levels import Level, answer
from engine.players.world import World
from engine.rng import Rng
from table.errors import Refused
from table.models import OrderInfo, Value
from table.play.draft import Draft
from table.play.live import Live
from table.play.planned import Suggested, suggested

_NUMBER = re.compile(r"-?\d+")


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A condition: a field of the view ("strike", "aim.amount") compared with the player's number, or simply true."""

    field: str
    check: Literal["at_most", "at_least", "true"] = msgspec.field(name="is")

    def holds(self, view: Any, value: Value | None) -> bool:
        """Return whether it holds in *view* for the player's *value*."""
        seen = view
        for name in self.field.split("."):
            seen = None if seen is None else getattr(seen, name)
        if self.check == "true":
            return bool(seen)
        if seen is None or not isinstance(value, int):
            return False
        return bool(seen <= value if self.check == "at_most" else seen >= value)


class OrderKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of order: the question it answers, the options it looks for, what the player adds to it.

    *ask* may name several kinds of questions, with wild cards. What is answered *by* advice is a chore, which can be
    handed over: a sensible player answers who knows no more than the seat does.
    To a question for several options it answers with all that fit its first fitting pattern, at most as many as the
    player's number; without patterns it answers with none. *ends* names the events that end it: every one of a kind
    ("RoundBegan"), or those that concern the player's seat in a field ("Attacked.target").
    """

    key: str
    ask: str | tuple[str, ...]
    pick: tuple[str, ...] = ()
    by: Literal["first", "lowest", "highest", "advice"] = "first"
    takes: Literal["", "number", "token"] = ""
    when: When | None = None
    ends: tuple[str, ...] = ()
    rule: str = ""

    def answers_to(self, ask: str) -> bool:
        """Return whether this order is about the question *ask*."""
        asks = (self.ask,) if isinstance(self.ask, str) else self.ask
        return any(fnmatchcase(ask, each) for each in asks)

    def ends_with(self, event: Event, seat: Seat) -> bool:
        """Return whether *event* ends an order of *seat*."""
        for end in self.ends:
            kind, _, field = end.partition(".")
            concerns = not field or getattr(event, field, None) in (seat, f"seat:{seat}")
            if type(event).__name__ == kind and concerns:
                return True
        return False

    def answer(self, question: Decision, value: Value | None) -> tuple[Pick, ...] | None:
        """Return what this order answers to *question*, or None if nothing fits."""
        if not isinstance(question, Subset):
            picked = self.choose(question.options, value)
            return None if picked is None else (picked,)
        most = question.most
        if self.takes == "number" and self.when is None and isinstance(value, int):
            most = min(most, max(0, value))
        fitting = next(filter(None, (_fitting(question.options, pattern) for pattern in self.pick)), ())
        picks = fitting[:most]
        return picks if len(picks) >= question.least and (picks or not self.pick or not most) else None

    def choose(self, options: tuple[str, ...], value: Value | None) -> str | None:
        """Return the option this order picks, or None if none fits."""
        for pattern in self.pick:
            wanted = pattern.replace("{token}", str(value)) if self.takes == "token" else pattern
            # A token the player typed is taken as it is, so that its signs are no wild cards.
            fitting = [one for one in options if (one == wanted if self.takes == "token" else fnmatchcase(one, wanted))]
            if fitting:
                if self.by == "first":
                    return fitting[0]
                return (min if self.by == "lowest" else max)(fitting, key=_number)
        return None


def _fitting(options: tuple[str, ...], pattern: str) -> tuple[str, ...]:
    """Return those of *options* that fit *pattern*."""
    return tuple(option for option in options if fnmatchcase(option, pattern))


def _number(token: str) -> int:
    found = _NUMBER.search(token)
    return int(found[0]) if found else 0


def advised(live: Live, seat: Seat, position: Position | None = None) -> tuple[Pick, ...]:
    """Return what a sensible player would answer in the place of *seat*: found in a deal that could be the real one.

    *position* is one that the game may come to, if it is not about the present one.
    """
    world = World(live.game, position or live.play.position, seat)
    return answer(world, Level("advice"), Rng.seeded(live.id << 32 | live.row.version))


def only_answer(question: Question) -> tuple[Pick, ...]:
    """Return the one answer to a question that has only one."""
    return (question.low,) if isinstance(question, Amount) else question.options


def _shipped() -> Bundle:
    """Return the orders of all registered games, each game's in a file of its name."""
    found = {key: game_file(key, "orders.toml") for key in games}
    return Bundle("orders", {f"{key}.toml": text for key, text in found.items() if text is not None})


class Book:
    """The kinds of orders each game knows."""

    def __init__(self, content: Bundle | None = None) -> None:
        files = content or _shipped()
        self._kinds: dict[str, dict[str, OrderKind]] = {}
        for name in files.files:
            rows = files.rows(name, "order", OrderKind)
            self._kinds[name.removesuffix(".toml")] = {row.key: row for row in rows}
        files.close()

    def kinds(self, game: str) -> tuple[OrderKind, ...]:
        """Return what can be ordered ahead in *game*."""
        return tuple(self._kinds.get(game, {}).values())

    def checked(self, game: str, key: str, value: Value | None) -> OrderKind:
        """Return the kind called *key*, or say why it cannot be ordered with that *value*."""
        kind = self._kinds.get(game, {}).get(key)
        if kind is None:
            raise Refused(f"There is no standing order called {key!r} in this game.", key="no-order")
        fits = {"": value is None, "number": type(value) is int, "token": isinstance(value, str) and bool(value)}
        if not fits[kind.takes]:
            text = f"This order needs a {kind.takes}." if kind.takes else "This order takes no value."
            raise Refused(text, key="order-value")
        return kind

    def match(
        self, live: Live, now: float, seat: Seat, question: Question
    ) -> tuple[OrderInfo, tuple[Pick, ...]] | None:
        """Return the first order of *seat* that answers *question* now, and its answer."""
        if isinstance(question, Amount):
            return None
        view = None
        for order in live.orders.values():
            kind = self._kinds.get(live.row.game, {}).get(order.key)
            if order.seat != seat or kind is None or not kind.answers_to(question.ask):
                continue
            if order.until is not None and order.until <= now:
                continue
            view = view or live.game.view(live.play.state, seat)
            if kind.when and not kind.when.holds(view, order.value):
                continue
            picks = advised(live, seat) if kind.by == "advice" else kind.answer(question, order.value)
            if picks is not None:
                return order, picks
        return None

    def is_chore(self, game: str, ask: str) -> bool:
        """Return whether the question *ask* of *game* can be handed over."""
        return any(kind.by == "advice" and kind.answers_to(ask) for kind in self.kinds(game))

    def suggestion(self, live: Live, seat: Seat) -> Suggested | None:
        """Return answers to all the chores that wait for *seat*; None if there is but one, or they are under way.

        Whoever has begun to decide one by one goes on like that as long as it is about the same kind of thing.
        """
        game, (question, _) = live.row.game, live.questions()[seat]
        own = (entry for entry in reversed(live.tail) if entry.kind == "act" and entry.undone is None)
        last = next(own, None)
        is_begun = last is not None and (last.seat, last.by) == (seat, "human") and self.is_chore(game, last.ask)
        if is_begun and last and last.ask.partition(".")[2] == question.ask.partition(".")[2]:
            return None

        def answer(position: Position, ask: str) -> tuple[Pick, ...] | None:
            return advised(live, seat, position) if self.is_chore(game, ask) else None

        found = suggested(live.game, live.play.position, seat, answer)
        return found if found.is_much else None

    def end(self, draft: Draft, events: Sequence[Event]) -> None:
        """End the orders that were given until something like *events* happens."""
        known = self._kinds.get(draft.live.row.game, {})
        for order in list(draft.live.orders.values()):
            kind = known.get(order.key)
            if kind and any(kind.ends_with(event, order.seat) for event in events):
                draft.drop_order(order.id)

    def revoke(self, draft: Draft, seat: Seat, ask: str) -> None:
        """Revoke the orders of *seat* that answer the question *ask*: what they did was taken back."""
        known = self._kinds.get(draft.live.row.game, {})
        for order in list(draft.live.orders.values()):
            if order.seat == seat and order.key in known and known[order.key].answers_to(ask):
                draft.drop_order(order.id)

    def answer(self, live: Live, now: float, seat: Seat, question: Question) -> tuple[Pick, ...] | None:
        """Return what the orders of *seat* answer to *question*, or None."""
        found = self.match(live, now, seat, question)
        return found[1] if found else None
