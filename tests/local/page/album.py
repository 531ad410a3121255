"""`scripts/pictures`: take the pictures of the documents anew that show people at play, in a real browser."""

from __future__ import annotations

import hashlib
import json
import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from tests.local.page.conftest import CHROMIUM, FLAGS
from tests.local.page.person import PHONE, Person
from tests.local.page.stage import ROOT, Bot, Server

PICTURES = ROOT / "docs" / "pictures"
LARGEST = 300 * 1024
SIZE = (1280, 800)
ANSWERS = ".message.ephemeral [data-custom-id*=':pick:']:enabled"
TURNS = 40
SETTLED = 2500  # milliseconds in which pictures arrive and what was pressed is told
SHOWN = PICTURES / "shown.json"
#: What is written on whatever can be pressed in sight, and below the commands that are offered.
WORDS = """() => [...document.querySelectorAll('button[data-custom-id], .suggest .choice-description')]
  .filter((node) => {
    const box = node.getBoundingClientRect();
    return box.height && box.top >= 0 && box.bottom <= innerHeight })
  .map((node) => node.innerText.trim()).filter(Boolean)"""
#: Answers have letters and numbers of the moment; all else is worded by the locale alone.
OF_THE_MOMENT = re.compile(r"^[A-Z] · |\d")
#: Computers answer as fast as people can follow.
TABLES = "pace=0.3"


def keep(person: Person, name: str) -> None:
    """Save what the person sees, in few enough colours to stay small."""
    person.page.wait_for_timeout(SETTLED)
    shot = Image.open(person.shoot(f"album-{name}")).convert("RGB")
    path = PICTURES / f"page-{name}.png"
    shot.quantize(192, dither=Image.Dither.NONE).save(path, optimize=True)
    assert path.stat().st_size < LARGEST, f"{path} is too large"
    shown = json.loads(SHOWN.read_text()) if SHOWN.exists() else {}
    said = {text for text in person.page.evaluate(WORDS) if not OF_THE_MOMENT.search(text)}
    shown[path.name] = {"style": style(), "words": sorted(said)}
    SHOWN.write_text(json.dumps(shown, indent=1, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")


def style() -> str:
    """Return a digest of how the page looks."""
    sheets = sorted((ROOT / "local" / "page" / "style").glob("*.css"))
    return hashlib.sha256(b"".join(sheet.read_bytes() for sheet in sheets)).hexdigest()[:16]


def ask(person: Person, command: str, game: str) -> None:
    """Type *command* and choose *game*."""
    person.begin(command)
    person.page.keyboard.type(game)
    expect(person.page.locator(".suggest .choice.active")).to_contain_text(game)
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("Enter")


def first_steps(browser: Browser, address: str) -> None:
    ana = Person(browser, address, "Ana", SIZE)
    expect(ana.page.get_by_role("heading", name="Welcome")).to_be_visible()
    keep(ana, "join")
    ana.join("games")
    ana.field.fill("/")
    expect(ana.page.locator(".suggest .choice")).not_to_have_count(0)
    keep(ana, "commands")
    ana.close()


def a_table(browser: Browser, address: str) -> None:
    ana = Person(browser, address, "Ana", SIZE).join("games")
    ben = Person(browser, address, "Ben", PHONE).join("games")
    ask(ana, "game new", "Total War")
    ben.press("join")
    keep(ben, "kaiju-phone")
    ana.press("options")
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    keep(ana, "form")
    ana.page.keyboard.press("Escape")
    ana.press("computer")
    ana.press("add")
    ana.page.wait_for_timeout(SETTLED)  # the poster is drawn again with each who sits down
    ana.button("start").evaluate("node => node.closest('.message').scrollIntoView()")
    keep(ana, "lobby")
    ana.press("start")
    until_asked(ana, ben)
    keep(ana, "turn")
    until_asked(ben, ana)
    keep(ben, "turn-phone")
    for person in (ana, ben):
        person.close()


def until_asked(person: Person, other: Person) -> None:
    """Let the *other* play on until *person* has a question with answers to choose from."""
    for _ in range(TURNS):
        if person.page.locator(ANSWERS).count() > 1:
            return
        if other.page.locator(ANSWERS).count():
            other.press("pick")
        person.page.wait_for_timeout(SETTLED)
    raise AssertionError(f"{person.name} is never asked")


def a_panel(browser: Browser, address: str) -> None:
    cho = Person(browser, address, "Cho", SIZE, "light").join("games")
    ask(cho, "play", "Monopoly")
    cho.button("menu")
    cho.page.locator(".channel", has_text="Monopoly").last.click()
    cho.button("board")
    keep(cho, "panel-light")
    cho.page.get_by_role("button", name="Open the picture").last.click()
    keep(cho, "large")
    cho.close()


def a_lesson(browser: Browser, address: str) -> None:
    dia = Person(browser, address, "Dia", SIZE).join("games")
    dia.command("learn")
    for wanted in (":learn:total_war", ":lesson:total_war/"):
        dia.page.locator(f"[data-custom-id*='{wanted}']").first.click()
    dia.button("picture")  # it comes with the picture
    keep(dia, "lesson")
    dia.close()


def staged(browser: Browser, folder: Path, *scenes: Callable[[Browser, str], None]) -> None:
    """Play *scenes* one after another on one server."""
    server = Server()
    bot = Bot(server, folder, KAIJU_TABLES=TABLES, KAIJU_PROFILE="on")
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
        staged(browser, Path(folder), first_steps, a_table, a_panel, a_lesson)
        browser.close()


if __name__ == "__main__":
    main()
