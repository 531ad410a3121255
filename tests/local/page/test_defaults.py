"""Forms that are filled in before anybody touches them."""

import pytest
from playwright.sync_api import expect

from tests.local.page.conftest import Enter
from tests.local.page.person import DESKTOP, PHONE


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_defaults_of_radios_and_boxes_are_shown_sent_and_can_be_changed(
    enter: Enter, size: tuple[int, int], theme: str
) -> None:
    ana = enter("Ana", channel="arena", size=size, theme=theme)
    dialog = ana.page.get_by_role("dialog", name="Options")
    submit = dialog.get_by_role("button", name="Submit")
    ana.command("defaults")
    expect(dialog.get_by_label("Second edition")).to_be_checked()
    expect(dialog.get_by_label("Second edition")).to_be_focused()
    expect(dialog.get_by_label("Undo")).to_be_checked()
    expect(dialog.get_by_label("Hints")).not_to_be_checked()
    expect(dialog.get_by_label("Public table")).to_be_checked()
    ana.shoot(f"defaults-{theme}")
    ana.answered("Set second [undo] True", submit.click)

    ana.command("defaults")
    dialog.get_by_label("First edition").check()
    for box in ("Hints", "Haste"):
        dialog.get_by_label(box).check()
    dialog.get_by_label("Public table").uncheck()
    ana.answered("Set first [undo,hints,haste] False", submit.click)

    ana.command("defaults")
    dialog.get_by_label("Undo").uncheck()
    ana.answered("Set second [] True", submit.click)
