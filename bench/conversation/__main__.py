"""`scripts/conversation`: play in a real browser, count presses, write docs/conversation.md."""

from __future__ import annotations

import argparse
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, expect, sync_playwright

from bench.conversation.player import ANSWERS, Player, verb
from bench.conversation.report import Measured, written
from tests.local.page.conftest import CHROMIUM, FLAGS
from tests.local.page.person import PHONE, Person
from tests.local.page.stage import ROOT, Bot, Server

PAGE = ROOT / "docs" / "conversation.md"
#: Computers answer as fast as people can follow; everything else is as shipped.
SETTINGS = "pace=0.2"
GAMES = {"total_war": "Total War", "tokyo_clash": "Tokyo Clash", "monopoly": "Monopoly"}
FIRST = 120.0  # seconds in which the first question must have come
LONGEST = 240.0  # seconds of play for each game


class Home(NamedTuple):
    """A server with the bot on it, and the file of the bot."""

    browser: Browser
    address: str
    file: Path


@contextmanager
def home(browser: Browser) -> Iterator[Home]:
    """Run a server and the bot as they ship."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server()
        bot = Bot(server, Path(folder), KAIJU_TABLES=SETTINGS)
        try:
            yield Home(browser, server.address, Path(folder) / "kaiju.db")
        finally:
            bot.stop()
            server.stop()


def acts_to_the_first_card(where: Home, game: str, size: tuple[int, int]) -> int:
    """Return how many acts it takes from typing `/play` to having answered the first question."""
    person = Person(where.browser, where.address, f"New{size[0]}{game[:5]}", size).join("games")
    ask(person, "play", GAMES[game])
    player = Player(person, random.Random(game))
    began = time.monotonic()
    while not player.presses["answer"]:
        assert time.monotonic() - began < FIRST, "no question has come"
        player.step()
    person.close()
    return 1 + sum(player.presses.values())


def ask(person: Person, command: str, game: str, *more: str) -> None:
    """Type *command* for *game*, with *more* in its other options, and send it."""
    person.begin(command)
    person.page.keyboard.type(game)
    expect(person.page.locator(".suggest .choice.active")).to_contain_text(game)
    person.page.keyboard.press("Enter")
    for text in more:
        person.page.keyboard.type(text)
        person.page.keyboard.press("Enter")
    person.page.keyboard.press("Enter")


def sit_together(where: Home, game: str) -> tuple[list[Player], int]:
    """Let two people and a computer sit down and begin; return the two, and the number of the table."""
    ana = Person(where.browser, where.address, f"Ana{game[:5]}").join("games")
    ben = Person(where.browser, where.address, f"Ben{game[:5]}", PHONE).join("games")
    rng = random.Random(game)
    players = [Player(ana, rng), Player(ben, rng)]
    ask(ana, "game new", GAMES[game])
    table = click(players[1], "join")
    click(players[0], "computer")
    click(players[0], "add")
    click(players[0], "start")
    for player in players:
        player.presses.clear()
    return players, table


def click(player: Player, wanted: str) -> int:
    """Press what does *wanted* as soon as it is there; return at which table."""
    for _ in range(400):
        for message in reversed(player.read()):
            for part in message["parts"]:
                if verb(part) == wanted and not part["isOff"]:
                    node = f"[id='{message['id']}'] [data-custom-id='{part['address']}']"
                    player.person.page.locator(node).first.click()
                    return int(part["address"].split(":")[1])
        player.person.page.wait_for_timeout(100)
    raise AssertionError(f"there is nothing to {wanted}")


def played(where: Home, game: str, seconds: float) -> Measured:
    """Let two people, a desktop and a phone, play *game* until it is over or time is up."""
    players, table = sit_together(where, game)
    for player in players:
        thread = player.person.page.locator(".channel", has_text=f"{GAMES[game]}: {players[0].person.name}")
        if player.person.is_phone:
            player.person.page.locator(".menu-button").click()
        thread.click()
    began = time.monotonic()
    while time.monotonic() - began < seconds and not is_over(where, table):
        for player in players:
            player.step()
    measured = Measured(
        GAMES[game],
        answers=answers(where, table),
        presses=sum(sum(player.presses.values()) for player in players),
        fetches=sum(player.presses["fetch"] for player in players),
        left=max(sum(message["own"] for message in player.read()) for player in players),
        unseen=sum(len(player.unseen) for player in players),
        is_over=is_over(where, table),
    )
    for player in players:
        player.person.shoot(f"conversation-{game}-{player.person.name}")
        assert player.person.troubles == [], player.person.troubles
        player.person.close()
    return measured


def query(where: Home, statement: str, table: int) -> int:
    """Return the number that *statement* says about *table*."""
    with closing(sqlite3.connect(f"file:{where.file}?mode=ro", uri=True)) as db:
        return int(db.execute(statement, (table,)).fetchone()[0])


def answers(where: Home, table: int) -> int:
    """Return how many answers people gave at *table*."""
    return query(where, "SELECT count(*) FROM log WHERE table_id = ? AND kind = 'act' AND made_by = 'human'", table)


def is_over(where: Home, table: int) -> bool:
    """Return whether the game at *table* has ended."""
    return bool(query(where, "SELECT status = 'finished' FROM tables WHERE id = ?", table))


def main() -> None:
    """Measure all games, or some."""
    parser = argparse.ArgumentParser(prog="scripts/conversation", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []], help="all if none is named")
    parser.add_argument("--seconds", type=float, default=LONGEST, help=f"of play for each game ({LONGEST:g})")
    parser.add_argument("--print", action="store_true", help="print it instead of writing docs/conversation.md")
    asked = parser.parse_args()
    games = asked.games or list(GAMES)
    assert CHROMIUM, "there is no Chromium here"
    assert ANSWERS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with home(browser) as where:
            first = {
                game: [acts_to_the_first_card(where, game, size) for size in ((1280, 860), PHONE)] for game in games
            }
            rows = [played(where, game, asked.seconds) for game in games]
        browser.close()
    text = written(rows, {GAMES[game]: acts for game, acts in first.items()})
    if asked.print:
        print(text)
    else:
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
