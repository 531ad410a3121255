"""Two people and a computer play in the browser, one of them on a phone.

Total War to its end; with ``KAIJU_LONG=1`` the longer games too, otherwise as far as shows every kind of page.
"""

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, TimeoutError, expect

from tests.local.page.conftest import Enter
from tests.local.page.person import PHONE, Person
from tests.local.page.stage import Bot, Server

QUICK = "pace=0 rest=0.2 live_delay=0:0.1 secret_delay=0:0.1"
#: Answers are lettered where a picture shows them; those that decline, and the last word on a preview, are not.
ANSWER = re.compile(r"^([A-Z] · |Confirm$|Pass$|Stop$|Stay$|None$|Nothing$|Do not |Don't |Leave |Take |No )(?!back)")
#: Whoever passes often sees the end sooner.
PASS, HASTE = re.compile(r"^[A-Z] · (Pass|Stop)$"), 0.5
MOST = 600
IS_LONG = bool(os.environ.get("KAIJU_LONG"))
SHORT = 25  # looks of everybody at their page, most of which answer something


@pytest.fixture
def home(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    server = Server()
    bot = Bot(server, tmp_path, KAIJU_TABLES=QUICK)
    yield server
    bot.stop()
    server.stop()


def press(person: Person, message: Locator, button: str) -> None:
    message.get_by_role("button", name=button, exact=True).click()


@pytest.mark.parametrize("game", ["Total War", "Tokyo Clash"])
def test_a_game_by_two_tabs_and_a_computer(visit: Enter, home: Server, game: str) -> None:
    ana = visit(home.address, "Ana").join("games")
    ben = visit(home.address, "Ben", size=PHONE).join("games")
    open_and_start(ana, ben, game)
    for person in (ana, ben):
        person.go(f"{game}: ")
        expect(person.page.get_by_role("button", name="Act / My hand").first).to_be_visible()
        panel_of(person).get_by_role("button", name="Act / My hand").click()
        expect(person.page.locator(".message", has_text="Only you can see this").last).to_be_visible()
        person.shoot(f"game_hand_{game}_{person.name}")

    rng, is_whole = Random(game), IS_LONG or game == "Total War"
    for _ in range(MOST if is_whole else SHORT):
        if is_over(ana):
            break
        for person in (ana, ben):
            answer(person, rng)
    if is_whole:
        see_result(ana, game)
    for person in (ana, ben):
        assert person.troubles == []
        person.page.goto("about:blank")


def see_result(person: Person, game: str) -> None:
    assert is_over(person), "the game did not end"
    result = person.page.locator(".message", has=person.page.get_by_role("button", name="Rematch")).last
    expect(result).to_contain_text("is over")
    result.scroll_into_view_if_needed()
    expect(result.locator("img").first).to_be_visible()
    person.shoot(f"game_result_{game}")


def open_and_start(ana: Person, ben: Person, game: str) -> None:
    ana.begin("game new")
    ana.page.keyboard.type(game.partition(" ")[0])
    expect(ana.page.locator(".suggest .choice.active")).to_contain_text(game)
    ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("Enter")
    title = re.compile(rf"{game} \d+ · \d+ to")
    lobby = ana.message(title)
    expect(lobby).to_be_visible()
    press(ben, ben.message(title), "Join")
    expect(ben.message("You're in")).to_be_visible()
    press(ana, lobby, "Add computer")
    press(ana, ana.message("Computers in"), "Add: Easy")
    expect(ana.message("(computer, easy)")).to_be_visible()
    ana.shoot(f"game_lobby_{game}")
    press(ana, lobby, "Start")
    expect(ana.message("Your table is in")).to_be_visible()


def panel_of(person: Person) -> Locator:
    return person.page.locator(".message", has=person.page.get_by_role("button", name="Log", exact=True)).first


def is_over(person: Person) -> bool:
    return bool(panel_of(person).get_by_text("The game is over.").count())


def is_waited_for(person: Person) -> bool:
    """Return whether the panel says that *person* has to decide something."""
    return bool(re.search(rf"[●■▲◆★⬟] {person.name}, .* to ", panel_of(person).inner_text()))


def answer(person: Person, rng: Random) -> None:
    """Answer on one's own newest page; without a question open the hand, if the panel says that one is waited for."""
    own = person.page.locator(".message", has_text="Only you can see this")
    page = own.last
    buttons, lists = page.get_by_role("button", name=ANSWER), page.locator("button.select")
    pressable, listed = buttons.count(), lists.count()
    if pressable or listed:
        before, at = page.inner_text(), rng.randrange(pressable + listed)
        passing = page.get_by_role("button", name=PASS)
        if passing.count() and rng.random() < HASTE:
            buttons, at = passing, 0
        with suppress(TimeoutError, AssertionError):  # the page may be drawn anew just now; the next look finds it
            if at < pressable:  # which holds for a pass too
                buttons.nth(at).click(timeout=3000)
            else:
                choose(person, lists.nth(at - pressable), rng)
            expect(page).not_to_have_text(before, use_inner_text=True, timeout=5000)
    elif not is_waited_for(person):
        person.page.wait_for_timeout(100)
    elif page.get_by_role("button", name="Look again").count():
        # Not from the panel: that would add a message each time, and the page keeps only so many.
        with suppress(TimeoutError, AssertionError):
            page.get_by_role("button", name="Look again").click(timeout=3000)
            expect(buttons.or_(lists).first).to_be_visible(timeout=1000)
    else:
        with suppress(TimeoutError, AssertionError):  # the game may end meanwhile, and the button with it
            panel_of(person).get_by_role("button", name="Act / My hand").click(timeout=3000)
            expect(own.last.get_by_role("button", name="Menu")).to_be_visible()


def choose(person: Person, select: Locator, rng: Random) -> None:
    """Choose one of what a list offers."""
    select.click(timeout=3000)
    options = person.page.get_by_role("option")
    options.first.wait_for(timeout=3000)
    options.nth(rng.randrange(options.count())).click(timeout=3000)
    done = person.page.get_by_role("button", name="Done", exact=True)
    if done.count():
        done.click(timeout=3000)
