"""Someone in front of a browser tab: what they can do and what they see."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

from tests.local.page.stage import ROOT

PROBES = Path(__file__).with_name("probes")
ARTEFACTS = ROOT / "artefacts" / "page"
DESKTOP = (1280, 860)
PHONE = (390, 844)
WAIT = 60_000
#: Waits for the pictures; the page's own rules forbid the driver to ask again and again.
LOADED = """Promise.all([...document.images].filter((image) => image.loading !== "lazy").map((image) =>
    image.decode().catch(() => null)))"""

#: The keys to names that browsers got, by server: the same person may come again in another browser.
KEYS: dict[str, dict[str, str]] = {}

expect.set_options(timeout=WAIT)


class Person:
    """A tab of its own storage, so that several people may be in one test."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        size: tuple[int, int] = DESKTOP,
        theme: str = "dark",
        language: str = "en-GB",
    ) -> None:
        self.name = name
        self.address = address
        self.troubles: list[str] = []
        self.foreign: list[str] = []
        self.is_phone = phone = size[0] < 720
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if theme == "light" else "dark",
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            timezone_id="UTC",
        )
        self.context.set_default_timeout(WAIT)
        self._bring_keys()
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._heard)
        self.page.on("request", self._asked)
        self.page.goto(address)

    def _heard(self, message: ConsoleMessage) -> None:
        # A server that is away makes the browser itself complain; that is what some tests are about.
        if message.type == "error" and "ERR_CONNECTION" not in message.text and "403" not in message.text:
            self.troubles.append(message.text)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.foreign.append(request.url)

    def _bring_keys(self) -> None:
        keys = json.dumps(json.dumps(KEYS.get(self.address, {})))
        bring = f"localStorage.getItem('kaiju.keys') ?? localStorage.setItem('kaiju.keys', {keys})"
        self.context.add_init_script(f"try {{ {bring} }} catch {{}}")

    def join(self, channel: str = "general") -> "Person":
        self.page.locator("#join-name").fill(self.name)
        self.page.locator(".join-card [type=submit]").click()
        self.field.wait_for()
        kept = json.loads(self.page.evaluate("localStorage.getItem('kaiju.keys')"))
        KEYS[self.address] = KEYS.get(self.address, {}) | kept
        if channel:
            self.go(channel)
        return self

    def go(self, channel: str) -> None:
        link = self.page.locator(".channel", has_text=channel).first
        if self.is_phone:
            self.page.locator(".menu-button").click()
        link.click()
        expect(self.page.locator(".place-name")).to_contain_text(channel)
        expect(self.page.locator(".loading")).to_have_count(0)

    @property
    def field(self) -> Locator:
        return self.page.locator(".message-field")

    @property
    def last(self) -> Locator:
        return self.page.locator(".message").last

    def message(self, text: str | re.Pattern[str]) -> Locator:
        return self.page.locator(".message", has_text=text).last

    def say(self, text: str, shown: str | None = None) -> None:
        self.field.fill(text)
        self.page.get_by_role("button", name="Send", exact=True).click()
        expect(self.message(shown or text)).to_be_visible()

    def command(self, name: str) -> None:
        """Type a command and send it as soon as its name is chosen."""
        self.begin(name)
        self.page.keyboard.press("Enter")

    def show(self, command: str, text: str) -> Locator:
        """Type a command and wait for its own answer."""
        return self.answered(text, lambda: self.command(command))

    def answered(self, text: str, act: Callable[[], None]) -> Locator:
        """Wait for the answer to what *act* does; the same words may stand there from before."""
        answers = self.page.locator(".message", has_text=text)
        before = answers.count()
        act()
        expect(answers).to_have_count(before + 1)
        return self.page.locator(f"#{answers.last.get_attribute('id')}")

    def same(self, message: Locator) -> Locator:
        """Find in this tab what someone else has in theirs."""
        return self.page.locator(f"#{message.get_attribute('id')}")

    def begin(self, name: str) -> None:
        self.field.fill(f"/{name}")
        expect(self.page.locator(".suggest .choice.active")).to_contain_text(f"/{name}")
        self.field.press("Enter")
        expect(self.page.locator(".command-name")).to_have_text(f"/{name}")

    def option(self, name: str) -> Locator:
        return self.page.locator(f"[data-option={name}]")

    def probe(self, name: str) -> Any:
        """Run one of the small scripts under probes/ in the page."""
        return self.page.evaluate((PROBES / f"{name}.js").read_text())

    def button(self, verb: str) -> Locator:
        """Find the newest thing that can be pressed for *verb*, as the game master spells it in its addresses."""
        pattern = re.compile(rf"^k:\d+:\d+:{verb}(:|$)")
        found = self.page.locator("[data-custom-id]")
        deadline = time.monotonic() + WAIT / 1000
        while time.monotonic() < deadline:
            ids = found.evaluate_all("nodes => nodes.map((node) => node.disabled ? '' : node.dataset.customId)")
            if wanted := [each for each in ids if pattern.match(each)]:
                return self.page.locator(f"[data-custom-id={json.dumps(wanted[-1])}]").last
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{self.name} sees nothing to {verb}")

    def press(self, verb: str) -> None:
        """Press the newest thing for *verb* as soon as it is there."""
        button = self.button(verb)
        (button.tap if self.is_phone else button.click)()

    def shoot(self, name: str) -> Path:
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.page.evaluate(LOADED)
        path = ARTEFACTS / (re.sub(r"[^\w-]", "_", name) + ".png")
        self.page.screenshot(path=path)
        return path

    def close(self) -> None:
        self.context.close()
