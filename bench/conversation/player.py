"""Somebody who plays as people do: reads the newest page, presses an answer, opens a page only if there is none."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator

from cogs.wire.clicks.address import Address, read_address
from tests.local.page.person import Person

#: What gives an answer, and what only brings the question.
ANSWERS, FETCHES = ("pick", "picks", "sure", "along", "alongs", "along_sure", "decide", "agreed"), ("act",)
READ = """() => [...document.querySelectorAll('.message')].map((message) => ({
  id: message.id, own: message.classList.contains('ephemeral'), text: message.innerText,
  parts: [...message.querySelectorAll('[data-custom-id]')].map((part) => ({
    address: part.dataset.customId, label: part.innerText, isList: part.classList.contains('select'),
    isOff: part.disabled || part.getAttribute('aria-busy') === 'true' })) }))"""
SEEN = """(id) => { const box = document.getElementById(id)?.getBoundingClientRect();
  return !!box && box.bottom > 0 && box.top < innerHeight }"""
PATIENCE = 8_000  # milliseconds that an answer may take to show on the page
LOOK = 150  # between two looks of somebody who waits


class Player:
    """A person at a table; *presses* are counted by what they were for."""

    def __init__(self, person: Person, rng: random.Random) -> None:
        self.person = person
        self.rng = rng
        self.presses: Counter[str] = Counter()
        self.unseen: list[str] = []

    def read(self) -> list[dict[str, Any]]:
        """Return the messages on the screen with what can be pressed on them."""
        return list(self.person.page.evaluate(READ))

    def step(self) -> bool:
        """Do the next thing there is to do; return whether there was any."""
        found = self._next(self.read())
        if found is None:
            self.person.page.wait_for_timeout(LOOK)
            return False
        message, part, kind = found
        before = self.read()
        with suppress(Error):  # the page may be drawn again in this very moment; the next look finds it
            self._press(message, part, kind)
            self._wait(before, message["id"])
        return True

    def _next(self, messages: list[dict[str, Any]]) -> tuple[dict[str, Any], dict[str, Any], str] | None:
        """Return what to press: an answer on one's own page, one that everybody sees, or else what brings the page.

        Somebody who has no page here opens one on the panel; with one they wait until it asks them, or a ping does.
        """
        own = [message for message in messages if message["own"]]
        called = [message for message in messages if not message["own"] and self._is_called(message)]
        for message in [*reversed(own), *reversed(called)]:
            if answers := [part for part in message["parts"] if verb(part) in ANSWERS and not part["isOff"]]:
                return message, self.rng.choice(answers), "answer"
        for message in reversed(called if own else [message for message in messages if not message["own"]]):
            if fetches := [part for part in message["parts"] if verb(part) in FETCHES and not part["isOff"]]:
                return message, fetches[0], "fetch"
        return None

    def _is_called(self, message: dict[str, Any]) -> bool:
        return f"@{self.person.name}" in message["text"]

    def _press(self, message: dict[str, Any], part: dict[str, Any], kind: str) -> None:
        node = self.person.page.locator(f"[id='{message['id']}'] [data-custom-id='{part['address']}']").first
        self._touch(node, kind)
        if part["isList"]:
            options = self.person.page.get_by_role("option")
            options.first.wait_for(timeout=PATIENCE)
            self._touch(options.nth(self.rng.randrange(options.count())), kind)
            done = self.person.page.get_by_role("button", name="Done", exact=True)
            if done.count():
                self._touch(done, kind)

    def _touch(self, node: Locator, kind: str) -> None:
        (node.tap if self.person.is_phone else node.click)(timeout=3_000)
        self.presses[kind] += 1

    def _wait(self, before: list[dict[str, Any]], pressed: str) -> None:
        """Wait until the press has led to something, and note it if that is out of sight."""
        known = {message["id"]: message["text"] for message in before}
        for _ in range(PATIENCE // LOOK):
            self.person.page.wait_for_timeout(LOOK)
            changed = [each["id"] for each in self.read() if each["own"] and known.get(each["id"]) != each["text"]]
            if changed:
                self.person.page.wait_for_timeout(LOOK)
                if not any(self.person.page.evaluate(SEEN, each) for each in changed):
                    self.unseen.append(pressed)
                return


def address_of(part: dict[str, Any]) -> Address | None:
    """Return what *part* says when it is pressed."""
    return read_address(part["address"])


def verb(part: dict[str, Any]) -> str:
    """Return the verb of *part*, if it has an address."""
    address = address_of(part)
    return address.verb if address else ""
