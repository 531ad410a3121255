"""`python -m tests.local.page.album`: take the pictures of docs/local-page.md anew."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from tests.local.page.conftest import CHROMIUM, FLAGS
from tests.local.page.person import PHONE, Person
from tests.local.page.stage import ROOT, Application, Bot, Server

PICTURES = ROOT / "docs" / "pictures"
LARGEST = 200 * 1024
SIZE = (1280, 800)


def keep(person: Person, name: str) -> None:
    """Save what the person sees, in few enough colours to stay small."""
    shot = Image.open(person.shoot(f"album-{name}")).convert("RGB")
    path = PICTURES / f"local-{name}.png"
    shot.quantize(192, dither=Image.Dither.NONE).save(path, optimize=True)
    assert path.stat().st_size < LARGEST, f"{path} is too large"


def first_steps(browser: Browser, address: str) -> None:
    ana = Person(browser, address, "Ana", SIZE)
    expect(ana.page.get_by_role("heading", name="Welcome")).to_be_visible()
    keep(ana, "join")
    ana.join()
    ana.say("Good evening, Tokyo.")
    ana.command("about")
    expect(ana.message("Only you can see this")).to_be_visible()
    ana.field.fill("/")
    expect(ana.page.locator(".suggest .choice")).not_to_have_count(0)
    keep(ana, "commands")


def in_play(browser: Browser, address: str) -> None:
    ana, ben = (
        Person(browser, address, "Ana", SIZE).join("games"),
        Person(browser, address, "Ben", SIZE).join("games"),
    )
    lobby = ana.show("lobby", "Total War · lobby")
    ben.same(lobby).get_by_role("button", name="Join").click()
    expect(ben.message("Ben pressed")).to_be_visible()
    keep(ana, "lobby")
    keep(ben, "private")
    lobby.get_by_role("button", name="Open the picture: The city").click()
    keep(ana, "picture")
    ana.page.keyboard.press("Escape")
    ana.command("form choices")
    dialog = ana.page.get_by_role("dialog", name="Choices")
    dialog.get_by_label("Mothra").check()
    dialog.get_by_label("Tanks").check()
    keep(ana, "form")


def by_daylight(browser: Browser, address: str) -> None:
    cho = Person(browser, address, "Cho", SIZE, "light").join("games")
    cho.begin("expedition")
    cho.option("name").fill("Under the volcano")
    cho.option("name").press("Enter")
    expect(cho.page.locator(".thread-list .badge")).to_be_visible()
    cho.begin("echo")
    cho.option("city").press_sequentially("to")
    expect(cho.page.locator(".suggest .choice")).to_have_count(3)
    keep(cho, "light")


def on_a_phone(browser: Browser, address: str) -> None:
    dai = Person(browser, address, "Dai", PHONE).join("games")
    lobby = dai.show("lobby", "Total War · lobby")
    lobby.locator(".gallery img").wait_for()
    keep(dai, "phone")
    lobby.get_by_role("button", name="Drop cards").tap()
    dai.page.get_by_role("option").nth(1).tap()
    keep(dai, "sheet")


def staged(
    browser: Browser, cast: Callable[[Server], Bot | Application], *scenes: Callable[[Browser, str], None]
) -> None:
    """Play *scenes* on a server of their own."""
    server = Server()
    bot = cast(server)
    try:
        for scene in scenes:
            scene(browser, server.address)
    finally:
        bot.stop()
        server.stop()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        staged(browser, lambda server: Bot(server, Path(folder)), first_steps)
        staged(browser, Application, in_play, by_daylight, on_a_phone)
        browser.close()


if __name__ == "__main__":
    main()
