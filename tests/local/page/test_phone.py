"""Phone width: a drawer, bottom sheets, targets for thumbs, nothing to scroll sideways."""

import re

from playwright.sync_api import expect

from tests.local.page.conftest import Enter
from tests.local.page.person import PHONE

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


def test_the_channels_are_in_a_drawer(enter: Enter) -> None:
    ana = enter("Ana", size=PHONE)
    expect(ana.page.locator(".sidebar")).not_to_be_in_viewport()
    ana.page.get_by_role("button", name="Channels").click()
    expect(ana.page.locator(".sidebar")).to_be_in_viewport()
    ana.shoot("phone-drawer")
    ana.page.locator(".channel", has_text="arena").click()

    expect(ana.page.locator(".sidebar")).not_to_be_in_viewport()
    expect(ana.page.locator(".place-name")).to_have_text("arena")


def test_a_lobby_fits_a_phone(enter: Enter) -> None:
    ana = enter("Ana", size=PHONE)
    lobby = ana.show("lobby", "Total War · lobby")
    expect(lobby.get_by_role("button", name="Join")).to_be_visible()
    ana.shoot("phone-lobby")

    assert ana.page.evaluate(SIDEWAYS) <= 0
    assert ana.probe("small") == []


def test_a_select_is_a_sheet_from_the_bottom(enter: Enter) -> None:
    ana = enter("Ana", size=PHONE)
    lobby = ana.show("lobby", "Total War · lobby")
    lobby.get_by_role("button", name="Drop cards").tap()
    sheet = ana.page.locator("dialog.sheet")
    expect(sheet).to_be_visible()
    ana.page.get_by_role("option", name=re.compile("Card 2 ")).tap()
    ana.shoot("phone-sheet")
    box = sheet.bounding_box()
    assert box is not None
    assert (box["x"], box["width"], round(box["y"] + box["height"])) == (0, PHONE[0], PHONE[1])
    ana.page.get_by_role("button", name="Done").tap()

    expect(ana.message("Ana pressed lobby:many card2")).to_be_visible()


def test_a_form_and_a_command_work_by_touch(enter: Enter) -> None:
    ana = enter("Ana", size=PHONE)
    ana.page.get_by_role("button", name="Commands").tap()
    ana.page.get_by_role("option", name="/form words").tap()
    ana.page.get_by_role("button", name="Send", exact=True).tap()
    dialog = ana.page.get_by_role("dialog", name="Order form")
    dialog.get_by_label("Name").fill("Thumb")
    ana.shoot("phone-modal")
    assert ana.page.evaluate(SIDEWAYS) <= 0
    dialog.get_by_role("button", name="Submit").tap()

    expect(ana.message("Got Thumb|")).to_be_visible()


def test_a_picture_opens_large_on_a_phone(enter: Enter) -> None:
    ana = enter("Ana", size=PHONE)
    card = ana.show("classic", "Your hand")
    card.get_by_role("button", name=re.compile("Open the picture")).tap()
    expect(ana.page.get_by_role("dialog", name="Picture").locator("img")).to_be_visible()
    ana.shoot("phone-picture")
    ana.page.get_by_role("button", name="Close the picture").tap()
    expect(ana.page.get_by_role("dialog", name="Picture")).to_have_count(0)
