"""People who play Monopoly on the screen: they strike, buy, build by the form, deal by the form, and give orders."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from local.control import Answer, Control, Seen
from tests.e2e.tables import Guest, Table, address, checked, pressable

GAME = "monopoly"
#: What people in a hurry press if it is there.
HASTE = ("Roll", "Land", "Fire", "As rolled")
#: How the answers begin of those who strike with all they have and buy what they can.
PUSHY = ("4 AP: ", "3 AP: ", "2 AP: ", "1 AP: ", "Buy ")
EAGER = 3  # times
NAMES = ("Ada", "Ben", "Cho", "Dan", "Eve", "Fay", "Gus", "Hal")
#: Orders of somebody who wants to be asked little.
ORDERS = ("never_hide", "money_at_go", "strike_back_with", "always_shield", "just_roll")


def fields(modal: dict[str, Any]) -> list[dict[str, Any]]:
    return [part["component"] for part in modal["components"]]


class Tycoon(Guest):
    """Strikes whoever is there, buys what can be bought, and now and then builds or deals."""

    def __init__(self, person: Any, rng: random.Random, *, build: float = 0.3, deal: float = 0.1) -> None:
        super().__init__(person, rng)
        self.build, self.deal = build, deal
        self.built = self.dealt = self.countered = 0
        self.tries: Counter[str] = Counter()

    async def answer(self, page: Seen, prefer: Sequence[str] = HASTE) -> Seen | None:
        """Answer what is asked, by a form where there is one and it is time for one."""
        if not pressable(page):
            return None
        self.answers += 1
        if self._opens(page, "estate_form", "estate") and self._is_time("build", self.build):
            return await self.build_something(page)
        if self._opens(page, "deal", "deals") and self._is_time("deal", self.deal):
            return await self.offer_something(page)
        if (button := self._opens(page, "counter")) and self.rng.random() < 0.3:
            return await self.counter(page, button)
        if (target := self._target(page)) is not None:
            return _shown(await self.person.choose(page, *target))
        return await self.press(page, self._button(page, prefer))

    def _is_time(self, what: str, share: float) -> bool:
        """Return whether to try something that is done now and then, but as soon as possible the first times."""
        is_time = bool(share) and (self.tries[what] < EAGER or self.rng.random() < share)
        self.tries[what] += is_time
        return is_time

    def _opens(self, page: Seen, *verbs: str) -> str | None:
        for part in page.parts:
            if (to := address(part)) and to.verb in verbs:
                return str(part["custom_id"])
        return None

    def _button(self, page: Seen, prefer: Sequence[str]) -> str:
        buttons = [part for part in pressable(page) if part["type"] == 2 and not _opens_form(part)]
        wanted = [part for part in buttons if part["label"] in prefer or part["label"].startswith(PUSHY)]
        return str((wanted[0] if wanted else self.rng.choice(buttons))["custom_id"])

    def _target(self, page: Seen) -> tuple[str, ...] | None:
        """Return the list of what can be struck, and as much of it as may be hit, kaiju first; or any other list."""
        lists = [part for part in pressable(page) if part["type"] == 3]
        if not lists or (any(part.get("label") == "Roll" for part in page.buttons) and self.rng.random() < 0.9):
            return None
        values = [option["value"] for option in lists[0]["options"] if option["value"] != "sell"]
        values.sort(key=lambda value: not value.startswith("seat:"))
        return (lists[0]["custom_id"], *values[: lists[0].get("max_values", 1)])

    # -- building ---------------------------------------------------------------------------------------------

    async def build_something(self, page: Seen) -> Seen | None:
        """Wish for something and have it built, if the page allows it."""
        page = await self.wish(page)
        if _is_disabled(page, "Confirm"):
            return await self.press(page, "Back")
        self.built += 1
        return await self.press(page, "Confirm")

    async def wish(self, page: Seen) -> Seen:
        """Wish for anything in the form; if it is too dear, for the same everywhere."""
        if to := self._opens(page, "estate_form"):
            opened = await self.person.click(page, to)
            assert opened.modal, f"no form was opened, but {opened}"
            values = {each["custom_id"]: [self._level(each["options"])] for each in fields(opened.modal)}
            page = _shown(await self.person.submit(opened, values))
        else:
            page = await self.press(page, self._opens(page, "estate") or "")
        if _is_disabled(page, "Confirm"):
            page = await self._everywhere(page, "nothing")
            page = await self._everywhere(page)
        return page

    async def _everywhere(self, page: Seen, how: str = "") -> Seen:
        """Choose in the list that is about all districts at once."""
        part = next(each for each in page.selects if (to := address(each)) and to.verb == "estate_fill")
        how = how or self.rng.choice(part["options"])["value"]
        return _shown(await self.person.choose(page, part["custom_id"], how))

    def _level(self, options: list[dict[str, Any]]) -> str:
        """Return something to wish for: mostly one of the higher levels."""
        return str(self.rng.choice(options[:6])["value"])

    # -- dealing ----------------------------------------------------------------------------------------------

    async def offer_something(self, page: Seen) -> Seen | None:
        """Offer a deal by the form."""
        if market := self._opens(page, "deals"):
            page = await self.press(page, market)
        partners = [str(part["custom_id"]) for part in page.buttons if (to := address(part)) and to.verb == "deal"]
        return await self._send(await self.person.click(page, self.rng.choice(partners)), "Send the offer")

    async def counter(self, page: Seen, button: str) -> Seen | None:
        """Answer an offer with another."""
        shown = await self._send(await self.person.click(page, button), "Decline and suggest")
        self.countered += 1
        return shown

    async def _send(self, opened: Answer, label: str) -> Seen | None:
        assert opened.modal, f"no form was opened, but {opened}"
        page = _shown(await self.person.submit(opened, self._terms(opened.modal)))
        if _is_disabled(page, label):
            return await self.press(page, "Back")
        self.dealt += 1
        return await self.press(page, label)

    def _terms(self, modal: dict[str, Any]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for each in fields(modal):
            if "options" in each:
                count = self.rng.randint(0, min(2, len(each["options"])))
                values[each["custom_id"]] = [one["value"] for one in self.rng.sample(each["options"], count)]
            else:
                values[each["custom_id"]] = self.rng.choice(["", "100K", "0.5M", "1,000k"])
        return values

    # -- orders -----------------------------------------------------------------------------------------------

    async def order(self, thread: str, *keys: str) -> None:
        """Give standing orders from the menu."""
        page = await self.press(await self.press(await self.panel(thread), "Menu"), "Standing orders")
        for key in keys:
            answer = await self.person.choose(page, page.selects[0]["custom_id"], key)
            if answer.modal:
                (field,) = fields(answer.modal)
                answer = await self.person.submit(answer, {field["custom_id"]: "2"})
            page = _shown(answer)


def _shown(answer: Answer) -> Seen:
    message = checked(answer).message
    assert message
    return message


def _opens_form(part: dict[str, Any]) -> bool:
    """Return whether a button asks for another number in a form."""
    to = address(part)
    return to is not None and to.verb == "form"


def _is_disabled(page: Seen, label: str) -> bool:
    return next(bool(each.get("disabled")) for each in page.buttons if each.get("label") == label)


async def open_table(control: Control, names: Sequence[str], seed: int, **manner: float) -> Table:
    """Seat *names* on the bay with 6 HP, the alarm, and the 12th lap as the last."""
    rng = random.Random(seed)
    guests: list[Guest] = [Tycoon(await control.person(name), rng, **manner) for name in names]
    lobby = await guests[0].open_lobby(GAME)
    for guest in guests[1:]:
        await guest.press(lobby, "Join")
    await guests[0].set_options(lobby, **{"switches": ["track", "short", "alarm"], "option:lap_limit": "1"})
    await guests[0].press(lobby, "Start")
    table = Table(control, guests, lobby)
    await table.find_thread()
    return table
