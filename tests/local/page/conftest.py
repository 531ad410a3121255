"""A headless Chromium, one server and one application for all browser tests."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.local.page.person import DESKTOP, Person
from tests.local.page.stage import Application, Server

#: The first of them has no window, and needs little more than half the processor time of the others.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("KAIJU_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
MISSING = (
    "NO CHROMIUM HERE: the web page of local/ was NOT tested in a browser (install Debian's `chromium-headless-shell`)"
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Enter = Callable[..., Person]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if CHROMIUM is None:
        terminalreporter.write_line(MISSING, red=True, bold=True)


# No longer than this package: Playwright keeps an event loop running, and asynchronous tests elsewhere need their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(browser: Browser) -> Iterator[Server]:
    server = Server()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def application(server: Server) -> Iterator[Application]:
    application = Application(server)
    yield application
    application.stop()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Enter]:
    """Open tabs at any address; whatever went wrong in them fails the test at its end."""
    people: list[Person] = []

    def open_tab(
        address: str,
        name: str,
        size: tuple[int, int] = DESKTOP,
        theme: str = "dark",
        language: str = "en-GB",
    ) -> Person:
        people.append(Person(browser, address, name, size, theme, language))
        return people[-1]

    yield open_tab
    title = request.node.name.replace("/", "_")
    for person in people:
        person.shoot(f"{title}-{person.name}")
        person.close()
    assert [trouble for person in people for trouble in person.troubles] == []
    assert [url for person in people for url in person.foreign] == []


@pytest.fixture
def enter(visit: Enter, server: Server, application: Application) -> Enter:
    """Let someone in, ready to play in #general."""

    def let_in(
        name: str,
        channel: str = "general",
        size: tuple[int, int] = DESKTOP,
        theme: str = "dark",
        language: str = "en-GB",
    ) -> Person:
        return visit(server.address, name, size, theme, language).join(channel)

    return let_in
