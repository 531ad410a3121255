"""Forums, forwarded messages, links that lead somewhere, and pictures in Discord's box."""

import json
from collections.abc import Callable, Iterator
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Locator, expect

from tests.local.page.conftest import Enter
from tests.local.page.person import PHONE, Person
from tests.local.page.stage import Application, Server

Do = Callable[..., object]


@pytest.fixture(scope="module")
def forum_server(browser: object) -> Iterator[Server]:
    server = Server("--control")
    token = next(line.removeprefix("control token ") for line in server.lines if line.startswith("control token "))
    form = json.dumps({"name": "tables", "kind": "forum", "tags": ["lobby", "running"]}).encode()
    urlopen(Request(server.address + "control/channel", form, {"Authorization": f"Bearer {token}"})).close()
    application = Application(server)
    yield server
    application.stop()
    server.stop()


def fill(person: Person, command: str, /, **options: str) -> None:
    """Send a command with its options filled in."""
    person.begin(command)
    for option, value in options.items():
        person.option(option).fill(value)
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")


@pytest.mark.parametrize(("size", "theme"), [((1280, 860), "dark"), (PHONE, "light")])
def test_a_forum_lists_its_posts_and_filters_them_by_tag(
    visit: Enter, forum_server: Server, size: tuple[int, int], theme: str
) -> None:
    ana = visit(forum_server.address, "Ana" if size != PHONE else "Ben", size, theme).join("general")
    kind = "Desktop" if size != PHONE else "Phone"
    fill(ana, "publish", name=f"{kind} war", tag="lobby")
    expect(ana.message("Published")).to_contain_text(f"{kind} war")
    fill(ana, "publish", name=f"{kind} clash", tag="running")
    expect(ana.page.locator(".message", has_text="Published")).to_have_count(2 if size != PHONE else 4)
    ana.go("tables")
    posts = ana.page.locator(".post", has_text=kind)
    expect(posts.locator(".post-name")).to_have_text([f"{kind} clash", f"{kind} war"])
    expect(posts.first.locator(".tag")).to_have_text("running")
    expect(ana.field).to_be_hidden()
    ana.shoot(f"forum-{theme}")
    ana.page.get_by_role("group", name="Filter by tag").get_by_role("button", name="lobby").click()
    expect(posts.locator(".post-name")).to_have_text([f"{kind} war"])
    posts.first.click()
    expect(ana.message(f"The table of {kind} war")).to_be_visible()
    ana.say("I am in")
    ana.go("tables")
    expect(posts.first).to_contain_text("1 answer")


def test_a_link_to_a_message_leads_there(visit: Enter, forum_server: Server) -> None:
    cho = visit(forum_server.address, "Cho").join("general")
    fill(cho, "publish", name="Linked", tag="lobby")
    link = cho.message("Published").get_by_role("button", name="Linked")
    link.click()
    expect(cho.page.locator(".place-name")).to_contain_text("Linked")
    expect(cho.message("The table of Linked")).to_be_focused()


def is_in_sight(node: Locator) -> bool:
    return bool(
        node.evaluate(
            """(node) => {
                const [box, view] = [node, node.closest(".scroller")].map((one) => one.getBoundingClientRect());
                return box.bottom > view.top && box.top < view.bottom;
            }"""
        )
    )


@pytest.mark.parametrize("size", [(1280, 860), PHONE])
def test_the_page_goes_to_what_a_press_led_to(enter: Enter, size: tuple[int, int]) -> None:
    ana = enter("Ana", channel="arena", size=size)
    below = ana.show("far", "Far below")
    above = ana.message("Far above")
    below.get_by_role("button", name="Back up").click()
    expect(above).to_be_focused()
    assert is_in_sight(above)
    assert not is_in_sight(below)
    above.get_by_role("button", name="Press").click()
    answer = ana.message("pressed far:press")
    expect(answer).to_be_visible()
    expect(answer).to_be_in_viewport()


def test_a_message_of_another_channel_is_shown_as_it_was_forwarded(enter: Enter) -> None:
    ana = enter("Ana", channel="games")
    lobby = ana.show("lobby", "Total War · lobby")
    lobby.hover()
    lobby.get_by_role("button", name="Apps", exact=True).click()
    ana.page.get_by_role("option", name="Forward it").click()
    ana.message("Forwarded to").get_by_role("button", name="the news").click()
    shown = ana.page.locator(".message .forwarded").last
    expect(shown).to_contain_text("Total War · lobby")
    expect(shown.get_by_role("button", name="Join")).to_be_disabled()
    loaded = "(nodes) => nodes.every((node) => node.naturalWidth > 0)"
    for picture in shown.locator("img").all():
        expect(picture).to_have_js_property("complete", True)
    assert shown.locator("img").evaluate_all(loaded)
    ana.shoot("forwarded")
    shown.get_by_role("button", name="games").click()
    expect(ana.page.locator(".place-name")).to_contain_text("games")
    expect(ana.same(lobby)).to_be_focused()


@pytest.mark.parametrize(
    ("given", "size", "shown"),
    [
        ((1200, 2018), (1280, 860), (208, 350)),
        ((1100, 700), (1280, 860), (550, 350)),
        ((300, 200), (1280, 860), (300, 200)),
        ((1100, 700), PHONE, None),
    ],
)
def test_a_picture_fits_into_discords_box(
    enter: Enter, given: tuple[int, int], size: tuple[int, int], shown: tuple[int, int] | None
) -> None:
    ana = enter("Ana", channel="arena", size=size)
    before = ana.page.locator(".gallery[data-count='1'] img").count()
    fill(ana, "board", width=str(given[0]), height=str(given[1]))
    pictures = ana.page.locator(".gallery[data-count='1'] img")
    expect(pictures).to_have_count(before + 1)
    box = pictures.last.bounding_box()
    body = ana.last.locator(".body").bounding_box()
    assert box
    assert body
    if shown is None:
        assert box["width"] == pytest.approx(body["width"], abs=1)
    else:
        assert (box["width"], box["height"]) == pytest.approx(shown, abs=1)


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_large_is_large_and_nothing_covers_it(enter: Enter, size: tuple[int, int]) -> None:
    ana = enter("Ana", channel="arena", size=size)
    fill(ana, "board", width="1200", height="2018")
    message = ana.message("Board 1200x2018")
    details = message.locator(".alt-text")
    expect(details.locator("p")).to_be_hidden()
    details.locator("summary").click()
    expect(details.locator("p")).to_have_text("A board of 1200 by 2018")
    # Both at once: the page may still be on its way to the newest message.
    covered = """(message) => message.querySelector(".picture").getBoundingClientRect().bottom
        - message.querySelector(".alt-text summary").getBoundingClientRect().top"""
    assert message.evaluate(covered) <= 0
    message.locator(".picture").click()
    box = ana.page.get_by_role("dialog", name="Picture")
    large = box.locator(".lightbox-stage img")
    expect(large).to_be_visible()
    expect(large).to_have_js_property("complete", True)
    ana.shoot(f"large-{size[0]}")
    shown = large.bounding_box()
    assert shown
    assert shown["height"] > 0.9 * size[1] or shown["width"] > 0.9 * size[0]
    covered = """(image) => {
        const area = image.getBoundingClientRect();
        return [...image.closest("dialog").querySelectorAll("button, a")]
            .filter((node) => node.offsetParent)
            .map((node) => node.getBoundingClientRect())
            .filter((box) => box.right > area.left && box.left < area.right)
            .filter((box) => box.bottom > area.top && box.top < area.bottom).length;
    }"""
    assert large.evaluate(covered) == 0
    expect(box.locator(".lightbox-caption")).to_be_hidden()
    box.get_by_role("button", name="Alt text").click()
    expect(box.locator(".lightbox-caption")).to_have_text("A board of 1200 by 2018")
    ana.page.keyboard.press("Escape")
    expect(box).to_have_count(0)
