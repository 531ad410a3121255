"""Routers: which handler answers which verb of an address.

Each screen has a router of its own for its buttons, selects and forms; `include` joins them into one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Literal, NamedTuple, Self, TypeAlias, TypeVar

from cogs.wire.clicks.visit import Click
from cogs.wire.errors import Refusal

#: page: a private answer will come. defer: what everybody sees changes. form: the handler opens a form first.
Way: TypeAlias = Literal["page", "defer", "form"]
Handler: TypeAlias = Callable[[Click], Awaitable[None]]
H = TypeVar("H", bound=Handler)


class Route(NamedTuple):
    """What answers a verb, and how the click is acknowledged before."""

    handler: Handler
    way: Way = "page"


class Router:
    """The handlers of one screen, or of all of them, by verb."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._routes: dict[str, Route] = {}

    @property
    def verbs(self) -> frozenset[str]:
        """The verbs that have a handler."""
        return frozenset(self._routes)

    def on(self, verb: str, way: Way = "page") -> Callable[[H], H]:
        """Let the decorated function answer addresses with that *verb*."""

        def register(handler: H) -> H:
            self._add(verb, Route(handler, way))
            return handler

        return register

    def include(self, others: Iterable[Router]) -> Self:
        """Take over the handlers of *others*; two handlers for one verb are an error."""
        for other in others:
            for verb, route in other._routes.items():
                self._add(verb, route)
        return self

    def find(self, verb: str) -> Route:
        """Return what answers *verb*; a verb that nobody knows is refused politely."""
        return self._routes.get(verb, UNKNOWN)

    def _add(self, verb: str, route: Route) -> None:
        if verb in self._routes:
            raise ValueError(f"the router {self.name} has two handlers for {verb!r}")
        self._routes[verb] = route


async def _refuse(click: Click) -> None:
    raise Refusal("failure-unknown")


UNKNOWN = Route(_refuse)
