"""Pictures: galleries, the large view and its alt text."""

import re

from playwright.sync_api import expect

from tests.local.page.app.words import BOARD
from tests.local.page.conftest import Enter


def test_a_picture_opens_large_with_its_alt_text_and_escape_closes_it(enter: Enter) -> None:
    ana = enter("Ana")
    lobby = ana.show("lobby", "Total War · lobby")
    picture = lobby.get_by_role("button", name=re.compile("Open the picture: The city"))
    picture.click()
    box = ana.page.get_by_role("dialog", name="Picture")
    expect(box.locator(".lightbox-caption")).to_have_text(BOARD)
    large = box.locator("img")
    expect(large).to_be_visible()
    assert large.evaluate("image => image.naturalWidth") == 900
    ana.shoot("lightbox")

    ana.page.keyboard.press("Escape")

    expect(box).to_have_count(0)
    expect(picture).to_be_focused()


def test_a_gallery_can_be_walked_with_the_arrows(enter: Enter) -> None:
    ana = enter("Ana")
    answer = ana.show("gallery", "log.txt")
    gallery = answer.locator(".gallery")
    expect(gallery.locator("img")).to_have_count(4)
    gallery.get_by_role("button").nth(1).click()
    place, caption = ana.page.locator(".lightbox-place"), ana.page.locator(".lightbox-caption")
    expect(place).to_have_text("2 of 4")
    expect(caption).to_have_text("City number 2")
    ana.page.keyboard.press("ArrowRight")
    expect(place).to_have_text("3 of 4")
    expect(caption).to_have_text("City number 3")
    ana.page.get_by_role("button", name="Previous picture").click()
    expect(place).to_have_text("2 of 4")


def test_a_click_shows_the_picture_in_full_size(enter: Enter) -> None:
    ana = enter("Ana", size=(640, 500))
    card = ana.show("classic", "Your hand")
    card.get_by_role("button", name=re.compile("Open the picture")).click()
    large = ana.page.locator(".lightbox-stage img")
    expect(large).to_be_visible()
    fitting = large.evaluate("image => image.getBoundingClientRect().width")
    large.click()

    assert fitting < 640
    assert large.evaluate("image => image.getBoundingClientRect().width") == 900


def test_a_file_is_offered_for_download(enter: Enter) -> None:
    ana = enter("Ana")
    answer = ana.show("gallery", "log.txt")
    with ana.page.expect_download() as download:
        answer.get_by_role("link", name="Download log.txt").click()

    assert download.value.suggested_filename == "log.txt"
