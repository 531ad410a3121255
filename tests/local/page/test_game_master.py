"""The game master itself in the browser: what a newcomer does first."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.local.page.conftest import Enter
from tests.local.page.stage import Bot, Server


@pytest.fixture
def home(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    server = Server()
    bot = Bot(server, tmp_path)
    yield server
    bot.stop()
    server.stop()


def test_about_answers_a_newcomer(visit: Enter, home: Server) -> None:
    ana = visit(home.address, "Ana").join()

    ana.command("about")

    answer = ana.message("Only you can see this")
    expect(answer.locator(".container")).to_be_visible()
    expect(answer.locator(".context")).to_contain_text("Ana used /about")
    ana.page.goto("about:blank")
