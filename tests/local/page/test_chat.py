"""Plain talk between people: live, grouped, answered, marked, read and unread."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.local.page.conftest import Enter


def test_what_one_says_the_other_reads_at_once(enter: Enter) -> None:
    ana, ben = enter("Ana"), enter("Ben")

    ana.say("The **sea** is boiling", "The sea is boiling")

    heard = ben.message("The sea is boiling")
    expect(heard.locator("strong")).to_have_text("sea")
    expect(heard.locator(".author")).to_have_text("Ana")
    expect(ben.page.locator("#announcer")).to_contain_text("Ana: The sea is boiling")


def test_lines_of_one_person_stand_under_one_name(enter: Enter) -> None:
    ana, ben = enter("Ana", "arena"), enter("Ben", "arena")
    ben.say("First, to break the row")
    ana.say("one of two")
    ana.say("two of two")

    expect(ben.message("one of two")).not_to_have_class(re.compile("grouped"))
    expect(ben.message("two of two")).to_have_class(re.compile("grouped"))


def test_a_reply_shows_what_it_answers(enter: Enter) -> None:
    ana, ben = enter("Ana"), enter("Ben")
    ana.say("Where is Mothra?")
    question = ben.message("Where is Mothra?")
    question.hover()
    question.get_by_role("button", name="Reply").click()
    expect(ben.page.locator(".reply-bar")).to_contain_text("Replying to Ana")
    ben.say("On the tower")

    expect(ana.message("On the tower").locator(".context")).to_contain_text("Where is Mothra?")


def test_a_reaction_counts_for_everybody(enter: Enter) -> None:
    ana, ben = enter("Ana"), enter("Ben")
    ana.say("Who likes tanks?")
    line = ben.message("Who likes tanks?")
    line.hover()
    line.get_by_role("button", name="Add a reaction").click()
    ben.page.get_by_role("button", name="🔥").click()

    expect(ana.message("Who likes tanks?").locator(".reaction")).to_have_text("🔥1")
    ana.message("Who likes tanks?").locator(".reaction").click()
    expect(line.locator(".reaction")).to_have_text("🔥2")
    line.locator(".reaction").click()
    expect(line.locator(".reaction")).to_have_text("🔥1")
    expect(line.locator(".reaction")).to_have_attribute("aria-pressed", "false")


def test_a_name_is_completed_and_its_owner_is_called_in_the_title(enter: Enter) -> None:
    ana, ben = enter("Ana", "games"), enter("Ben", "arena")
    ana.field.press_sequentially("Hey @be")
    expect(ana.page.locator(".suggest .choice.active")).to_contain_text("Ben")
    ana.field.press("Tab")
    expect(ana.field).to_have_value("Hey @Ben ")
    ana.field.press_sequentially("your turn")
    ana.field.press("Enter")

    expect(ben.page).to_have_title(re.compile(r"^\(1\) "))
    expect(ben.page.locator(".channel", has_text="games").locator(".badge")).to_have_text("1")
    ben.shoot("mention")
    ben.go("games")
    expect(ben.message("Hey @Ben your turn")).to_have_class(re.compile("pinged"))
    expect(ben.page.locator(".new-line")).to_be_visible()
    expect(ben.page).not_to_have_title(re.compile(r"^\("))


def test_talk_elsewhere_makes_a_channel_unread_without_a_badge(enter: Enter) -> None:
    ana, ben = enter("Ana", "games"), enter("Ben", "arena")
    ana.say("Nothing for anyone in particular")

    games = ben.page.locator(".channel", has_text="games")
    expect(games).to_have_class(re.compile("unread"))
    expect(games.locator(".badge")).to_have_count(0)


def test_files_go_along_with_a_message(enter: Enter, tmp_path: Path) -> None:
    report = tmp_path / "report.txt"
    report.write_text("All quiet.")
    ana, ben = enter("Ana"), enter("Ben")
    other = tmp_path / "other.txt"
    other.write_text("Not this one.")
    ana.page.locator(".compose input[type=file]").set_input_files([other, report])
    ana.page.locator(".tray").get_by_role("button", name="Remove other.txt").click()
    expect(ana.page.locator(".tray li")).to_have_count(1)
    expect(ana.page.locator(".tray")).to_contain_text("report.txt")
    ana.say("Here it is")

    expect(ben.message("Here it is").get_by_role("link", name="report.txt", exact=True)).to_be_visible()


def test_a_draft_waits_in_its_channel(enter: Enter) -> None:
    ana = enter("Ana")
    ana.field.fill("half a thou")
    ana.go("arena")
    expect(ana.field).to_have_value("")
    ana.go("general")

    expect(ana.field).to_have_value("half a thou")


def test_long_history_is_loaded_as_one_scrolls_up(enter: Enter) -> None:
    ana = enter("Ana", "notices")
    for number in range(60):
        ana.say(f"notice number {number:03}.")
    ana.page.reload()
    expect(ana.message("notice number 059.")).to_be_visible()
    expect(ana.page.locator(".message", has_text="notice number 000.")).to_have_count(0)

    ana.page.locator(".scroller").evaluate("node => { node.scrollTop = 0; }")

    expect(ana.page.locator(".message", has_text="notice number 000.")).to_have_count(1)
    ana.page.get_by_role("button", name="Jump to the newest").click()
    expect(ana.message("notice number 059.")).to_be_in_viewport()


def test_who_is_typing_is_shown_until_they_have_spoken(enter: Enter) -> None:
    ana, ben = enter("Ana"), enter("Ben")
    ana.command("mumble")
    expect(ben.page.locator(".typing")).to_have_text("Kaiju Game Master is typing…")
    ana.command("release")

    expect(ben.message("I have mumbled")).to_be_visible()
    expect(ben.page.locator(".typing")).to_have_text("")


def test_a_press_on_the_application_opens_the_conversation_with_it(enter: Enter) -> None:
    ana = enter("Ana")
    ana.page.locator('.person[title^="Talk to"]').click()
    expect(ana.page.locator(".place-name")).not_to_contain_text("general")
    ana.field.fill("/")
    expect(ana.page.locator(".suggest .choice").first).to_be_visible()
