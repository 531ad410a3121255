"""The game master itself in the browser: what a newcomer does first."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.local.page.conftest import Enter
from tests.local.page.person import DESKTOP, PHONE
from tests.local.page.stage import Bot, Server


@pytest.fixture
def home(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    server = Server("--new")
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


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_newcomer_meets_the_greeting_and_plays_after_two_presses(
    visit: Enter, home: Server, size: tuple[int, int]
) -> None:
    kind = "phone" if size == PHONE else "desktop"
    ana = visit(home.address, "Ana", size=size).join("")
    greeting = ana.message("Something stirs in the bay")
    expect(greeting).to_be_visible()
    expect(greeting.locator("img").first).to_be_visible()
    ana.shoot(f"greeting_{kind}")

    greeting.get_by_role("button", name="Play now against computers").click()
    ana.message("Which game?").get_by_role("button", name="Total War").click()

    expect(ana.message("Your table is in")).to_be_visible()
    ana.shoot(f"first_question_{kind}")
    assert ana.troubles == []
    ana.page.goto("about:blank")


def test_commands_stand_in_the_order_of_their_use(visit: Enter, home: Server) -> None:
    ana = visit(home.address, "Ana").join("")
    ana.field.fill("/")
    choices = ana.page.locator(".suggest .choice")
    expect(choices.first).to_contain_text("/play")
    expect(choices.nth(1)).to_contain_text("/learn")
    expect(choices.nth(2)).to_contain_text("/game new")
    names = choices.locator(".choice-label").all_inner_texts()
    assert names.index("/about") < names.index("/admin end"), "commands for a few come last"
    ana.page.goto("about:blank")
