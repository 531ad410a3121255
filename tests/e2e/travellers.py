"""People who play in any language: they know a button by where it leads, and look at every page there is."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from data.words import words
from local.control import Control, Seen, WentWrong
from tests.e2e.conftest import running_bot
from tests.e2e.tables import RADIO, Guest, Table, address, checked
from tests.e2e.wire_words import foreign, sent

NAMES = ("Zofia", "Ondřej", "Wiktor")
PLACE = "Xyzzy"
#: Discord's name of a language, where it is not ours.
LOCALES = {"es": "es-ES"}
#: Pages that can be opened without changing anything.
DOORS = frozenset(
    {"log", "rules", "menu", "board", "cards", "hint", "advise", "orders", "pings", "verify", "export", "replay"}
    | {"end", "leave", "why", "estate", "deals", "stats"}
)
FORMS = frozenset({"options", "deal", "counter", "estate_form", "quiet", "vacation"})
SENT = frozenset({"deal", "counter", "estate_form"})  # forms that lead to a page on which nothing is final
COMMANDS = ("hand", "board", "log", "games", "settings", "orders", "privacy", "stats", "about", "ping", "verify")
WIDE = 3  # of doors of one kind, such as those to single rules


class Traveller(Guest):
    """Somebody whose Discord speaks *language*."""

    async def follow(self, message: Seen, verb: str) -> Seen:
        """Press the first button that leads to *verb*."""
        ids = [part["custom_id"] for part in message.buttons if (to := address(part)) and to.verb == verb]
        assert ids, f"nothing leads to {verb} on {message}"
        return await self.press(message, ids[0])

    async def look_around(self, opened: Callable[[], Awaitable[Seen]]) -> None:
        """Open every page that the one leads to which *opened* returns, and every page from there."""
        known: set[str] = set()
        for door in _doors(await opened()):
            page = await self._enter(await opened(), door)
            for inner in _doors(page) if page else ():
                kind, place = inner.split(":")[3], inner.split(":", 3)[3]
                if place in known or sum(each.startswith(kind) for each in known) >= WIDE:
                    continue
                known.add(place)
                await self._enter(await self._enter(await opened(), door), inner)

    async def _enter(self, page: Seen | None, door: str) -> Seen | None:
        """Press *door* if it is still there: a page that lives may have changed meanwhile."""
        try:
            answer = checked(await self.person.click(page, door)) if page else None
        except WentWrong:
            return None
        to = address({"custom_id": door})
        if answer and answer.modal and to and to.verb in SENT:
            answer = checked(await self.person.submit(answer, _filled(answer.modal)))
        return answer.message if answer else None

    async def ask_everything(self, channel: str) -> None:
        """Use the commands that only show something, and look for rules and cards."""
        for command in COMMANDS:
            checked(await self.person.command(f"/{command}", channel))
        checked(await self.person.command("/board", channel, text=True))
        for typed in ("", "a", "1"):
            for found in (await self.person.complete("/rules", channel, "query", query=typed))[:3]:
                checked(await self.person.command("/rules", channel, query=found["value"]))


def _doors(message: Seen) -> list[str]:
    open_ones = [part for part in message.buttons if not part.get("disabled")]
    found = [(part["custom_id"], to.verb) for part in open_ones if (to := address(part))]
    return [id for id, verb in found if verb in DOORS | FORMS]


def _filled(modal: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a form filled in with the first thing that each offers."""
    values: dict[str, Any] = {}
    for part in (label["component"] for label in modal["components"]):
        if "options" in part:
            first = part["options"][0]["value"]
            values[part["custom_id"]] = first if part["type"] == RADIO else [first]
        else:
            values[part["custom_id"]] = "0"
    return values


class Abroad:
    """A server of a language, with people who speak it."""

    def __init__(self, control: Control, language: str, guests: list[Traveller], channel: str) -> None:
        self.control, self.language, self.guests, self.channel = control, language, guests, channel
        self.texts = 0

    async def seat(self, game: str, **options: object) -> Table:
        """Open a table of *game*, look at all there is in its lobby, and start with a computer."""
        host = self.guests[0]
        lobby = await host.open_lobby(game, self.channel)
        for guest in self.guests[1:]:
            await guest.follow(lobby, "join")
        await host.follow(await host.follow(lobby, "computer"), "add")
        if options:
            await host.set_options(lobby, **options)
        await host.follow(lobby, "start")
        table = Table(self.control, list(self.guests), lobby)
        await table.find_thread()
        return table

    async def foreign_words(self) -> dict[str, str]:
        """Return the words that were said here and that the language does not have, each with a text it was in."""
        found: dict[str, str] = {}
        failure = words(self.language).say("failure-unexpected")
        for where, text in sent(await self.control.journal()):
            self.texts += 1
            assert failure not in text, where
            for word in foreign(text, self.language, (*NAMES, PLACE)):
                found.setdefault(word, f"{where}: {text[:200]}")
        return found


@asynccontextmanager
async def abroad(folder: Path, language: str, people: int = 2, seed: int = 1) -> AsyncIterator[Abroad]:
    """Run a bot in a server of *language* with *people* who speak it."""
    locale, rng = LOCALES.get(language, language), random.Random(seed)
    async with running_bot(folder) as (_, control):
        guests = [Traveller(await control.person(name, locale), rng) for name in NAMES[:people]]
        await control.quiet()
        await control.journal(clear=True)  # the home server is English
        place = await control.server(PLACE, locale=locale, owner=guests[0].person.id)
        yield Abroad(control, language, guests, place.channels["games"])
