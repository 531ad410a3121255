"""Within everyone's reach: names for screen readers, keys for everything, contrast in both themes."""

import pytest
from playwright.sync_api import expect

from tests.local.page.conftest import Enter


def test_everything_one_can_press_has_a_name(enter: Enter) -> None:
    ana = enter("Ana")
    ana.show("lobby", "Total War · lobby")
    ana.show("classic", "Your hand")
    ana.command("form choices")
    expect(ana.page.get_by_role("dialog")).to_be_visible()

    assert ana.probe("nameless") == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_text_stands_out_from_its_ground(enter: Enter, theme: str) -> None:
    ana = enter("Ana", theme=theme)
    ana.show("lobby", "Total War · lobby")
    ana.show("classic", "Your hand")
    ana.show("secret", "Psst, only for you")
    ana.say("> quote `code` **bold** @Ana #general ~~gone~~ https://example.invalid\n-# small", "gone")
    ana.shoot(f"theme-{theme}")

    assert ana.probe("contrast") == []


def test_a_whole_turn_can_be_played_by_keys(enter: Enter) -> None:
    ana = enter("Ana")
    page = ana.page
    lobby = ana.show("lobby", "Total War · lobby")
    lobby.focus()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "🦖Join":
            break
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    page.keyboard.press("Enter")

    expect(ana.message("Ana pressed lobby:join")).to_be_visible()


def test_messages_are_walked_with_the_arrows(enter: Enter) -> None:
    ana = enter("Ana", "arena")
    for text in ("first of the row", "second of the row"):
        ana.say(text)
    ana.last.focus()
    ana.page.keyboard.press("ArrowUp")

    expect(ana.message("first of the row")).to_be_focused()
    expect(ana.message("first of the row").get_by_role("toolbar")).to_be_visible()


def test_alt_and_arrows_change_the_channel(enter: Enter) -> None:
    ana = enter("Ana", "general")
    ana.page.keyboard.press("Alt+ArrowDown")
    expect(ana.page.locator(".place-name")).not_to_have_text("general")
    ana.page.keyboard.press("Alt+ArrowUp")
    expect(ana.page.locator(".place-name")).to_have_text("general")


def test_focus_stays_on_a_button_whose_message_changes(enter: Enter) -> None:
    ana, ben = enter("Ana"), enter("Ben")
    card = ana.show("classic", "Your hand")
    hush = card.get_by_role("button", name="Hush")
    hush.focus()
    ben.same(card).get_by_role("button", name="Whom?").click()
    ben.page.get_by_role("option", name="Ana").click()

    expect(ana.message("Ben chose @Ana")).to_be_visible()
    expect(ana.message("Ben chose @Ana").get_by_role("button", name="Hush")).to_be_focused()
