"""Two people play a short game of Monopoly in the browser, one on a phone: forms, a deal, orders, strikes.

With ``KAIJU_LONG=1`` to its end.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, TimeoutError, expect

from tests.local.page.conftest import Enter
from tests.local.page.person import PHONE, Person
from tests.local.page.stage import Bot, Server
from tests.local.page.test_playing import IS_LONG, QUICK, choose, is_over, panel_of, press, see_result

ORDERS = ("Never hide", "Always take money at GO", "Use the Carapace at the first damage", "Roll without building")
#: What is pressed if it is there, the first that fits; then anything that answers.
WANTED = re.compile(r"^(\d AP: |Buy |Land$|Fire |Roll$|As rolled|\d+M|2 AP for|Use )")
BESIDE = re.compile(
    r"^(Board|My hand|Look again|Why not|Menu|Take back|Build and sell|Sell something|Offer a deal|Counter"
    r"|Every time|Once|For 24 hours|Since my last turn|All moves|‹ Back|Next ›|End »|Tall|Wide)"
)
MOST = 600
SHORT = 10  # looks of everybody at their page once orders are given; many went before, until somebody could build
TITLE = re.compile(r"Monopoly \d+ · 2 to")


@pytest.fixture
def home(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    server = Server()
    bot = Bot(server, tmp_path, KAIJU_TABLES=QUICK)
    yield server
    bot.stop()
    server.stop()


def own_page(person: Person) -> Locator:
    """Return one's newest private page."""
    return person.page.locator(".message", has_text="Only you can see this").last


def open_hand(person: Person) -> Locator:
    """Open one's hand from the panel; a page that stood before goes away for it."""
    own = own_page(person)
    before = (own.get_attribute("id") if own.count() else None) or ""
    for _ in range(3):  # the panel may be drawn anew in the moment of the click
        panel_of(person).get_by_role("button", name="Act / My hand").click()
        with suppress(AssertionError):
            expect(own).not_to_have_attribute("id", before, timeout=5000)
            break
    expect(own.get_by_role("button", name="Menu")).to_be_visible()
    return own


def choose_named(person: Person, where: Locator, select: str, option: str) -> None:
    for _ in range(5):  # the page may be drawn anew while the list is open, which closes it
        where.get_by_role("button", name=select).click()
        with suppress(TimeoutError):
            person.page.get_by_role("option", name=option).first.click(timeout=5000)
            return
    raise AssertionError(f"{select!r} does not offer {option!r}")


def test_a_short_game_by_two_tabs(visit: Enter, home: Server) -> None:
    ana = visit(home.address, "Ana").join("games")
    ben = visit(home.address, "Ben", size=PHONE).join("games")
    open_and_start(ana, ben)
    people = (ana, ben)
    for person in people:
        person.go("Monopoly: ")
        expect(panel_of(person)).to_be_visible()
    deal(*people)
    build(people)
    for person in people:
        order(person)
    for _ in range(MOST if IS_LONG else SHORT):
        if is_over(ana):
            break
        for person in people:
            answer(person)
    if IS_LONG:
        see_result(ana, "Monopoly")
    for person in people:
        assert person.troubles == []
        person.page.goto("about:blank")


def open_and_start(ana: Person, ben: Person) -> None:
    """Open a lobby for the bay with 6 HP by House rules, and start."""
    ana.begin("game new")
    ana.page.keyboard.type("Mono")
    expect(ana.page.locator(".suggest .choice.active")).to_contain_text("Monopoly")
    ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("Enter")
    lobby = ana.message(TITLE)
    expect(lobby).to_be_visible()
    press(ben, ben.message(TITLE), "Join")
    expect(ben.message("You're in")).to_be_visible()
    press(ana, lobby, "Options")
    form = ana.page.get_by_role("dialog")
    form.get_by_role("radio", name="House").check()
    for name in ("Track: Tokyo Bay", "Short game"):
        form.get_by_role("checkbox", name=name).check()
    ana.shoot("monopoly_options")
    form.get_by_role("button", name="Submit").click()
    expect(lobby).to_contain_text("Short game")
    expect(lobby).to_contain_text("House")
    press(ana, lobby, "Start")
    expect(ana.message("Your table is in")).to_be_visible()


def on_turn(people: tuple[Person, Person]) -> tuple[Person, Person]:
    """Return who is on turn, and the other."""
    ana, ben = people
    expect(panel_of(ana)).to_contain_text("Waiting for")
    return people if re.search(r"Waiting for . Ana,", panel_of(ana).inner_text()) else (ben, ana)


def deal(ana: Person, ben: Person) -> None:
    """Compose a deal in the form, and accept it in the other tab."""
    dealer, other = on_turn((ana, ben))
    page = open_hand(dealer)
    dealer.shoot("monopoly_turn")
    press(dealer, page, "Menu")  # nobody has anything but money yet
    press(dealer, page, "Offer a deal …")
    dialog = dealer.page.get_by_role("dialog")
    dialog.get_by_label("You pay").fill("0.5M")
    dealer.shoot("monopoly_deal_form")
    dialog.get_by_role("button", name="Submit").click()
    expect(page).to_contain_text("You give: 500K")
    press(dealer, page, "Send the offer")
    expect(page).to_contain_text("offers")
    hand = open_hand(other)
    expect(hand).to_contain_text("offers you 500K for nothing. Deal?")
    other.shoot("monopoly_deal_answer")
    press(other, hand, "Accept")
    expect(hand).to_contain_text("Deal:")


def build(people: tuple[Person, Person]) -> None:
    """Play until somebody owns a district and can build there by the form."""
    for _ in range(MOST):
        for person in people:
            page = own_page(person)
            if page.count() and page.get_by_role("button", name="Build and sell …").count():
                press(person, page, "Build and sell …")
                dialog = person.page.get_by_role("dialog")
                expect(dialog).to_be_visible()
                dialog.get_by_role("button", name="As it is").first.click()
                person.page.get_by_role("option", name=": pay ").last.click()
                person.shoot("monopoly_build_form")
                dialog.get_by_role("button", name="Submit").click()
                expect(page).to_contain_text("That leaves")
                person.shoot("monopoly_build_preview")
                press(person, page, "Confirm")
                expect(page).to_contain_text("builds at")
                return
            answer(person)
    raise AssertionError("nobody came to own anything")


def order(person: Person) -> None:
    """Give standing orders from the menu, so that not everything is asked."""
    panel_of(person).get_by_role("button", name="Menu").click()
    menu = own_page(person)
    press(person, menu, "Standing orders")
    page = person.message("standing orders")
    for text in ORDERS:
        choose_named(person, page, "Give an order", text)
        expect(page).to_contain_text(text)
    person.shoot(f"monopoly_orders_{person.name}")


def answer(person: Person) -> None:
    """Answer on one's own newest page; without a question open the hand, if the panel says that one is waited for."""
    page = own_page(person)
    found = answers(page) if page.count() else []
    lists = page.locator("button.select", has_not_text="an order")
    if found:
        press_and_see(page, found[0])
    elif lists.count():
        with seen(page):
            choose(person, lists.first, Random(page.inner_text()))
    elif re.search(rf"Waiting for . {person.name},", panel_of(person).inner_text()):
        again = page.get_by_role("button", name="Look again")
        if again.count():
            press_and_see(page, again)
        else:
            open_hand(person)
    else:
        person.page.wait_for_timeout(100)


def press_and_see(page: Locator, button: Locator) -> None:
    """Press *button* and wait for the page to change."""
    with seen(page):
        button.click(timeout=3000)


@contextmanager
def seen(page: Locator) -> Iterator[None]:
    """Wait a moment for *page* to change; if it is drawn anew just now, the next look finds it."""
    before = page.inner_text()
    with suppress(TimeoutError, AssertionError):
        yield
        expect(page).not_to_have_text(before, use_inner_text=True, timeout=3000)


def answers(page: Locator) -> list[Locator]:
    """Return the buttons that answer, those first that bring the game on."""
    # All names at one look: the page may be drawn anew at any moment.
    names = page.locator("button:enabled .button-label").all_inner_texts()
    able = sorted((name for name in names if not BESIDE.match(name)), key=lambda name: not WANTED.match(name))
    return [page.get_by_role("button", name=name, exact=True).first for name in able]
