"""Two people and a computer play a whole game of Total War in the browser, one of them on a phone."""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, TimeoutError, expect

from tests.local.page.conftest import Enter
from tests.local.page.person import PHONE, Person
from tests.local.page.stage import Bot, Server

QUICK = "pace=0 rest=0.2 live_delay=0:0.1 secret_delay=0:0.1"
ANSWER = re.compile(r"^[A-Z] · ")
MOST = 400


@pytest.fixture
def home(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    server = Server()
    bot = Bot(server, tmp_path, KAIJU_TABLES=QUICK)
    yield server
    bot.stop()
    server.stop()


def press(person: Person, message: Locator, button: str) -> None:
    message.get_by_role("button", name=button, exact=True).click()


def test_a_whole_game_by_two_tabs_and_a_computer(visit: Enter, home: Server) -> None:
    ana = visit(home.address, "Ana").join("games")
    ben = visit(home.address, "Ben", size=PHONE).join("games")
    open_and_start(ana, ben)
    for person in (ana, ben):
        person.go("Total War 1")
        expect(person.page.get_by_role("button", name="Act / My hand").first).to_be_visible()
        panel_of(person).get_by_role("button", name="Act / My hand").click()
        expect(person.page.locator(".message", has_text="Only you can see this").last).to_be_visible()
        person.shoot(f"game_hand_{person.name}")

    for _ in range(MOST):
        if is_over(ana):
            break
        for person in (ana, ben):
            answer(person)
    assert is_over(ana), "the game did not end"

    result = ana.page.locator(".message", has=ana.page.get_by_role("button", name="Rematch")).last
    expect(result).to_contain_text("is over")
    result.scroll_into_view_if_needed()
    expect(result.locator("img").first).to_be_visible()
    ana.shoot("game_result")
    for person in (ana, ben):
        assert person.troubles == []
        person.page.goto("about:blank")


def open_and_start(ana: Person, ben: Person) -> None:
    ana.begin("game new")
    ana.page.keyboard.type("Total")
    expect(ana.page.locator(".suggest .choice.active")).to_contain_text("Total War")
    ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("Enter")
    lobby = ana.message("Godzilla Total War")
    expect(lobby).to_be_visible()
    press(ben, ben.message("Godzilla Total War"), "Join")
    expect(ben.message("you are in")).to_be_visible()
    press(ana, lobby, "Add computer")
    press(ana, ana.message("computer players"), "Add: Easy")
    expect(ana.message("One at the table")).to_be_visible()
    ana.shoot("game_lobby")
    press(ana, lobby, "Start")
    expect(ana.message("The thread is open")).to_be_visible()


def panel_of(person: Person) -> Locator:
    return person.page.locator(".message", has=person.page.get_by_role("button", name="Act / My hand")).first


def is_over(person: Person) -> bool:
    return bool(panel_of(person).get_by_text("The game is over.").count())


def answer(person: Person) -> None:
    """Press an answer on one's own newest page; without one open the hand, if the panel says that one is waited for."""
    own = person.page.locator(".message", has_text="Only you can see this")
    offered = own.last.get_by_role("button", name=ANSWER)
    if offered.count():
        before = own.last.inner_text()
        with suppress(TimeoutError, AssertionError):  # the page may be drawn anew just now; the next look finds it
            offered.nth(offered.count() // 2).click(timeout=3000)
            expect(own.last).not_to_have_text(before, use_inner_text=True, timeout=5000)
    elif re.search(rf"Waiting for . {person.name},", panel_of(person).inner_text()):
        count = own.count()
        panel_of(person).get_by_role("button", name="Act / My hand").click()
        # The page keeps only so many messages: an old one may leave as this one comes.
        with suppress(AssertionError):
            expect(own).to_have_count(count + 1, timeout=5000)
        expect(own.last.get_by_role("button", name="Board")).to_be_visible()
    else:
        person.page.wait_for_timeout(100)
