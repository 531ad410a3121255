"""Modals: every kind of field, checked before it is sent."""

from pathlib import Path

from playwright.sync_api import expect

from tests.local.page.conftest import Enter


def test_a_form_is_checked_sent_and_answered(enter: Enter) -> None:
    ana = enter("Ana")
    ana.command("form words")
    dialog = ana.page.get_by_role("dialog", name="Order form")
    name = dialog.get_by_label("Name")
    expect(name).to_be_focused()
    expect(dialog).to_contain_text("Write clearly.")
    dialog.get_by_role("button", name="Submit").click()
    expect(dialog.get_by_role("alert").first).to_have_text("This is needed.")
    name.fill("G")
    dialog.get_by_role("button", name="Submit").click()
    expect(dialog.get_by_role("alert").first).to_have_text("Write at least 2 characters.")
    ana.shoot("modal")

    name.fill("Gojira")
    dialog.get_by_label("Why").fill("line one\nline two")
    dialog.get_by_role("button", name="Submit").click()

    expect(ana.message("Got Gojira|line one")).to_be_visible()
    expect(dialog).to_have_count(0)


def test_a_button_can_open_a_form_and_escape_leaves_it(enter: Enter) -> None:
    ana = enter("Ana")
    lobby = ana.show("lobby", "Total War · lobby")
    button = lobby.get_by_role("button", name="Options")
    button.click()
    dialog = ana.page.get_by_role("dialog", name="Order form")
    expect(dialog).to_be_visible()

    ana.page.keyboard.press("Escape")

    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()


def test_focus_cannot_leave_an_open_form(enter: Enter) -> None:
    ana = enter("Ana")
    ana.command("form words")
    expect(ana.page.get_by_role("dialog")).to_be_visible()

    for _ in range(12):
        ana.page.keyboard.press("Tab")
        assert ana.probe("trapped")


def test_radios_checkboxes_selects_and_files_arrive(enter: Enter, tmp_path: Path) -> None:
    picture = tmp_path / "lair.txt"
    picture.write_text("a lair")
    ana = enter("Ana")
    ana.command("form choices")
    dialog = ana.page.get_by_role("dialog", name="Choices")
    dialog.get_by_role("button", name="Submit").click()
    expect(dialog.get_by_role("alert").first).to_have_text("Choose one.")

    dialog.get_by_label("Mothra").check()
    for extra in ("Tanks", "Jets", "Ships"):
        dialog.get_by_label(extra).check()
    dialog.get_by_label("Loud").check()
    dialog.get_by_role("button", name="Card").click()
    ana.page.get_by_role("option", name="Card 2").click()
    dialog.locator("input[type=file]").set_input_files(picture)
    dialog.get_by_role("button", name="Remove lair.txt").click()
    expect(dialog).not_to_contain_text("lair.txt")
    dialog.locator("input[type=file]").set_input_files(picture)
    expect(dialog).to_contain_text("lair.txt")
    dialog.get_by_role("button", name="Submit").click()
    expect(dialog.get_by_role("alert").filter(has_text="Choose 1 to 2.")).to_be_visible()
    ana.shoot("choices")
    dialog.get_by_label("Ships").uncheck()
    dialog.get_by_role("button", name="Submit").click()

    expect(ana.message("Chose mothra tanks,jets True c2 lair.txt")).to_be_visible()
