"""People at a table, seen from a test: they read what is on their screen and press only what is there."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from cogs.wire.clicks.address import Address, read_address
from local.control import Answer, Control, Person, Seen, WentWrong

CHANNEL = "games"
# of components, as Discord numbers them
SELECT, RADIO = 3, 21
LOOKS = 1200  # at a screen, each after something has happened or a moment has passed
ANSWERS = ("pick", "picks", "form", "sure", "along", "alongs", "along_sure", "decide", "agreed")


class Failed(AssertionError):
    """An interaction was not answered, or answered with an apology."""


def checked(answer: Answer) -> Answer:
    """Return *answer*, which must be one."""
    if answer.failed or "went wrong on my side" in answer.text:
        raise Failed(f"interaction {answer.interaction}: {answer.text or 'no answer'}")
    return answer


def address(part: dict[str, Any]) -> Address | None:
    return read_address(part.get("custom_id") or "")


def pressable(message: Seen) -> list[dict[str, Any]]:
    """Return the buttons and selects of *message* that answer a question."""
    parts = [part for part in message.parts if part["type"] in (2, 3) and not part.get("disabled")]
    return [part for part in parts if (to := address(part)) and to.verb in ANSWERS]


CHANGED = "has just changed"  # what the local Discord says of a button that is gone


class Guest:
    """Somebody at a table."""

    def __init__(self, person: Person, rng: random.Random) -> None:
        self.person = person
        self.name = person.name
        self.rng = rng
        self.answers = 0

    async def open_lobby(self, game: str = "total_war", channel: str = CHANNEL) -> Seen:
        """Open a lobby and return it."""
        before = {message.id for message in await self.person.sees(channel)}
        checked(await self.person.command("/game new", channel, game=game))
        return await self.wait_for(channel, lambda message: message.id not in before and not message.is_ephemeral)

    async def wait_for(self, channel: str, wanted: Callable[[Seen], bool]) -> Seen:
        """Wait until a message is on the screen."""
        for _ in range(LOOKS):
            for message in reversed(await self.person.sees(channel)):
                if wanted(message):
                    return message
            await self.person.control.quiet(idle=0.05)
        raise AssertionError(f"{self.name} does not see it; there is {await self.person.sees(channel)}")

    async def gone(self, message: Seen) -> None:
        """Wait until *message* is no longer on the screen."""
        for _ in range(LOOKS):
            if message.id not in {seen.id for seen in await self.person.sees(message.channel)}:
                return
            await self.person.control.quiet(idle=0.05)
        raise AssertionError(f"{self.name} still sees {message}")

    async def again(self, message: Seen, channel: str = "") -> Seen:
        """Return *message* as it is now."""
        return next(m for m in await self.person.sees(channel or message.channel) if m.id == message.id)

    async def press(self, message: Seen, label: str) -> Seen:
        """Press a button and return what came of it."""
        answer = checked(await self.person.click(message, label))
        assert answer.message, f"{label!r} was answered with nothing"
        return answer.message

    async def pick_kaiju(self, page: Seen, kaiju: str) -> Seen:
        """Choose a kaiju on the page of somebody who has just sat down."""
        if page.selects:
            answer = checked(await self.person.choose(page, page.selects[0]["custom_id"], kaiju))
            assert answer.message
            return answer.message
        return await self.press(page, next(each["custom_id"] for each in page.buttons if kaiju in each["custom_id"]))

    async def set_options(self, lobby: Seen, **changed: object) -> None:
        """Open the form of a lobby's options, change some of its fields, and send it."""
        button = next(part["custom_id"] for part in lobby.buttons if (to := address(part)) and to.verb == "options")
        opened = await self.person.click(lobby, button)
        assert opened.modal, "there is no form"
        fields: dict[str, object] = {}
        for part in (label["component"] for label in opened.modal["components"]):
            chosen = [option["value"] for option in part["options"] if option.get("default")]
            fields[part["custom_id"]] = chosen[0] if part["type"] == RADIO else chosen
        assert set(changed) <= set(fields), fields
        sent = await self.person.submit(opened, fields | changed)
        assert not sent.failed
        assert sent.message is None or not sent.message.is_ephemeral, "the lobby shows it, nothing else is said"

    async def panel(self, thread: str) -> Seen:
        """Return the panel of a game."""
        return next(m for m in await self.person.sees(thread) if is_panel(m))

    async def hand(self, thread: str) -> Seen:
        """Open one's hand from the panel, or when that has just lost its button, for the game is over, by command."""
        panel = await self.panel(thread)
        if page_button(panel):
            with suppress(WentWrong):
                return await self.press(panel, page_button(panel))
        shown = checked(await self.person.command("/hand", thread)).message
        assert shown
        return shown

    async def drawn(self, page: Seen) -> Seen:
        """Wait for the picture of *page*: on a busy machine a page comes before its picture."""
        return await self.wait_for(page.channel, lambda m: m.id == page.id and bool(m.pictures))

    async def answer(self, page: Seen, prefer: Sequence[str] = ()) -> Seen | None:
        """Answer the question on *page* with something that is offered; None if nothing is."""
        parts = pressable(page)
        if not parts:
            return None
        part = next((p for p in parts if p.get("label") in prefer), None) or self.rng.choice(parts)
        self.answers += 1
        shown = checked(await self.give(page, part)).message
        # A page that lives may have been changed by the bot before the press was answered with it.
        return shown or next((m for m in await self.person.sees(page.channel) if m.id == page.id), None)

    async def give(self, page: Seen, part: dict[str, Any], *, settle: bool = True) -> Answer:
        """Press *part* of *page*; of a select choose any of its options."""
        if part["type"] != SELECT:
            return await self.person.click(page, part["custom_id"], settle=settle)
        count = self.rng.randint(max(1, part.get("min_values", 1)), part.get("max_values", 1))
        values = self.rng.sample([option["value"] for option in part["options"]], count)
        return await self.person.choose(page, part["custom_id"], *values, settle=settle)


def is_panel(message: Seen) -> bool:
    """Return whether *message* is the panel of a game, in whatever language."""
    verbs = {to.verb for part in message.buttons if (to := address(part))}
    return not message.is_ephemeral and {"log", "menu", "rules"} <= verbs


def is_over(panel: Seen) -> bool:
    """Return whether the game of a *panel* is over: nobody can act any more."""
    return not page_button(panel)


def is_call(message: Seen) -> bool:
    """Return whether *message* calls somebody to a question."""
    return not is_panel(message) and not message.is_ephemeral and bool(page_button(message))


def page_button(message: Seen) -> str:
    """Return the button of a call or a panel that opens one's own page, by its address."""
    found = [part["custom_id"] for part in message.buttons if (to := address(part)) and to.verb == "act"]
    return found[0] if found else ""


async def seat(
    control: Control,
    names: Sequence[str],
    computers: Sequence[str] = (),
    seed: int = 1,
    game: str = "total_war",
    channel: str = CHANNEL,
) -> Table:
    """Open a lobby, seat everybody, and start."""
    rng = random.Random(seed)
    guests = [Guest(await control.person(name), rng) for name in names]
    lobby = await guests[0].open_lobby(game, channel)
    for guest in guests[1:]:
        await guest.press(lobby, "Join")
    for level in computers:
        page = await guests[0].press(lobby, "Add computer")
        await guests[0].press(page, f"Add: {level}")
    await guests[0].press(lobby, "Start")
    table = Table(control, guests, lobby)
    await table.find_thread()
    return table


async def begun(control: Control, names: Sequence[str], computers: Sequence[str] = (), seed: int = 4) -> Table:
    """Begin a game, and wait until everybody has one page with its picture; it was the lobby's when they sat down."""
    table = await seat(control, names, computers, seed)
    for guest in table.guests:
        await game_page(guest, table)
    return table


async def game_page(guest: Guest, table: Table) -> Seen:
    for _ in range(LOOKS):
        own = await pages_of(guest, table)
        if len(own) == 1 and own[0].pictures and "Menu" in {part.get("label") for part in own[0].buttons}:
            return own[0]
        await table.control.quiet(idle=0.05)
    raise AssertionError(f"{guest.name} has these pages: {own}")


async def pages_of(guest: Guest, table: Table) -> list[Seen]:
    """Return the private pages that *guest* sees of the game."""
    seen = [m for where in (CHANNEL, table.thread) for m in await guest.person.sees(where) if m.is_ephemeral]
    return [m for m in seen if {to.table for part in m.parts if (to := address(part))} == {number(table)}]


class Table:
    """A game in its thread."""

    def __init__(self, control: Control, guests: list[Guest], lobby: Seen) -> None:
        self.control = control
        self.guests = guests
        self.lobby = lobby
        self.thread = lobby.id  # a thread has the number of the message it was started at

    async def find_thread(self) -> None:
        """Wait until the thread is there with its panel."""
        for _ in range(LOOKS):
            with suppress(WentWrong):  # there is no such thread yet
                await self.guests[0].person.sees(self.thread)
                await self.guests[0].wait_for(self.thread, is_panel)
                return
            await self.control.quiet(idle=0.05)
        raise AssertionError("the thread did not come")

    @property
    def answers(self) -> int:
        """How many answers everybody has given."""
        return sum(guest.answers for guest in self.guests)

    async def is_over(self) -> bool:
        return is_over(await self.guests[0].panel(self.thread))

    async def play(self, most: int = 5000) -> None:
        """Let everybody answer whatever they are asked until the game is over, or *most* answers were given."""
        told = ""
        while self.answers < most:
            moved = False
            for guest in self._likely(told):
                told, answered = await self._turn_of(guest)
                moved |= answered
                if answered:
                    break
            if not moved:
                told = ""
                await self.control.quiet(idle=0.1)
                if await self.is_over():
                    return

    def _likely(self, told: str) -> list[Guest]:
        """Return the guests, those first whom the last page said to be waited for."""
        waited = told.rpartition("Waiting for")[2] if "Waiting for" in told else ""
        return sorted(self.guests, key=lambda guest: f" {guest.name}," not in waited)

    async def _turn_of(self, guest: Guest) -> tuple[str, bool]:
        page: Seen | None = await guest.hand(self.thread)
        told, moved = page.text if page else "", False
        while page is not None and pressable(page):
            try:
                page = await guest.answer(page)
            except WentWrong as fault:
                if CHANGED not in str(fault):
                    raise
                return told, True  # a page that lives was edited between the look and the press: look again
            told, moved = page.text if page else told, True
        return told, moved


async def asked(table: Table) -> tuple[Guest, Seen]:
    """Return who has to act and can choose, with their page; an only answer is given for them after a moment."""
    for _ in range(LOOKS):
        for guest in table.guests:
            page = await guest.hand(table.thread)
            answers = pressable(page)
            if len(answers) > 1 or any(part["type"] == SELECT for part in answers):
                return guest, page
        await table.guests[0].person.control.quiet(idle=0.05)
    raise AssertionError("nobody is asked")


async def once_no_call_is_left(guest: Guest, thread: str) -> list[Seen]:
    """Return what *guest* sees when all calls to them are folded up, which waits while requests are short."""
    for _ in range(LOOKS):
        messages = await guest.person.sees(thread)
        if not any(message.pings_me for message in messages):
            return messages
        await guest.person.control.quiet(idle=0.1)
    left = [(len(messages) - at, m.raw) for at, m in enumerate(messages) if m.pings_me]
    raise AssertionError(f"calls were left behind, so many messages from the end: {left}")


async def menu(guest: Guest, table: Table) -> Seen:
    """Open the menu of a game."""
    return await guest.press(await guest.panel(table.thread), "Menu")


async def ask_to_end(guest: Guest, table: Table) -> None:
    """Let *guest* put it to the vote to end the game."""
    page = await guest.press(await menu(guest, table), "Ask to end")
    assert "I've asked the table" in (await guest.press(page, "Ask the table")).text


async def ask_to_take_back(table: Table) -> tuple[Guest, Seen]:
    """Let somebody act, others after them, and the first one ask to take that back; return who, and the ballot."""
    first, page = await asked(table)
    await first.answer(page)
    after, page = await asked(table)
    while after is first:
        await first.answer(page)
        after, page = await asked(table)
    await after.answer(page)
    await asked(table)
    offered = await menu(first, table)
    while not any(part.get("label") == "Ask to take back" for part in offered.buttons):  # nobody has built on it yet
        after, page = await asked(table)
        await after.answer(page)
        offered = await menu(first, table)
    await first.press(offered, "Ask to take back")
    wanted = "wants to take back"  # on the ballot, not on a private page that speaks of it
    return first, await first.wait_for(table.thread, lambda m: wanted in m.text and not m.is_ephemeral)


def number(table: Table) -> int:
    """Return the number by which commands know *table*, a game of Total War."""
    found = re.search(r"Total War (\d+)", table.lobby.text)
    assert found
    return int(found[1])
