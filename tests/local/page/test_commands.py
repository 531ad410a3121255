"""Slash commands: the picker, options of every type, and live autocompletion."""

from pathlib import Path

from playwright.sync_api import expect

from tests.local.page.conftest import Enter


def test_the_picker_narrows_while_typing_and_enter_takes_the_first(enter: Enter) -> None:
    ana = enter("Ana")
    ana.field.fill("/")
    choices = ana.page.locator(".suggest .choice")
    expect(ana.page.locator(".suggest")).to_contain_text("/lobby")
    everything = choices.count()

    ana.field.fill("/sec")

    expect(choices).to_have_count(1)
    assert everything > 8
    ana.field.press("Enter")
    expect(ana.page.locator(".command-name")).to_have_text("/secret")


def test_the_arrows_walk_through_the_picker_and_escape_closes_it(enter: Enter) -> None:
    ana = enter("Ana")
    ana.field.fill("/form")
    active = ana.page.locator(".suggest .choice.active")
    expect(active).to_contain_text("/form words")

    ana.field.press("ArrowDown")

    expect(active).to_contain_text("/form choices")
    expect(ana.field).to_have_attribute("aria-activedescendant", active.get_attribute("id") or "?")
    ana.field.press("Escape")
    expect(ana.page.locator(".suggest")).to_be_hidden()


def test_a_command_is_answered_under_the_name_of_who_used_it(enter: Enter) -> None:
    ana = enter("Ana")

    answer = ana.show("gallery", "log.txt")
    expect(answer.locator(".context")).to_contain_text("Ana used /gallery")
    expect(answer.locator(".app-tag")).to_have_text("APP")


def test_autocompletion_asks_the_application_and_the_last_key_wins(enter: Enter) -> None:
    ana = enter("Ana")
    ana.begin("echo")
    city = ana.option("city")
    expect(ana.page.locator(".suggest .choice")).to_have_count(6)

    city.press_sequentially("to", delay=5)
    expect(ana.page.locator(".suggest .choice-label")).to_have_text(["Tokyo", "Kyoto", "Toyama"])
    city.press_sequentially("ya")
    expect(ana.page.locator(".suggest .choice-label")).to_have_text(["Toyama"])
    ana.shoot("autocompletion")
    city.press("Enter")
    expect(city).to_have_value("Toyama")
    ana.page.keyboard.press("Enter")

    expect(ana.message("Echo toyama")).to_be_visible()


def test_options_of_every_type_arrive_as_they_were_given(enter: Enter, tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("hello")
    ana = enter("Ana")
    ana.begin("echo")
    ana.option("city").fill("osaka")
    given = {
        "count": ("7", None),
        "loud": ("tr", "True"),
        "who": ("an", "Ana"),
        "where": ("gam", "games"),
        "rank": ("kai", "Kaiju Game Master"),
        "size": ("2.5", None),
        "mood": ("fur", "furious"),
    }
    for name, (typed, choice) in given.items():
        ana.page.locator(".tail").fill(name)
        ana.page.locator(".tail").press("Enter")
        ana.option(name).fill(typed)
        if choice:
            expect(ana.page.locator(".suggest .choice.active")).to_contain_text(choice)
            ana.option(name).press("Tab")
    ana.page.locator(".tail").fill("file")
    ana.page.locator(".tail").press("Enter")
    ana.option("file").set_input_files(note)
    ana.shoot("options")
    ana.page.get_by_role("button", name="Send", exact=True).click()

    expect(ana.message("Echo osaka 7 True ana games Kaiju Game Master 2.5 furious note.txt")).to_be_visible()


def test_a_value_out_of_range_is_named_before_anything_is_sent(enter: Enter) -> None:
    ana = enter("Ana")
    ana.begin("gallery")
    ana.page.locator(".tail").fill("count")
    ana.page.locator(".tail").press("Enter")
    ana.option("count").fill("99")
    ana.option("count").press("Enter")

    expect(ana.page.locator(".suggest-problem")).to_have_text("Not more than 9.")
    expect(ana.option("count")).to_have_attribute("aria-invalid", "true")
    expect(ana.option("count")).to_be_focused()


def test_a_needed_option_cannot_be_left_out(enter: Enter) -> None:
    ana = enter("Ana")
    ana.begin("expedition")
    ana.page.get_by_role("button", name="Send", exact=True).click()

    expect(ana.page.locator(".suggest-problem")).to_have_text("This is needed.")


def test_backspace_and_escape_lead_back_to_plain_chat(enter: Enter) -> None:
    ana = enter("Ana")
    ana.begin("echo")
    ana.option("city").press("Backspace")
    expect(ana.field).to_be_focused()

    ana.begin("echo")
    ana.option("city").press("Escape")
    expect(ana.field).to_be_focused()


def test_a_name_written_out_begins_its_command_by_itself(enter: Enter) -> None:
    ana = enter("Ana")
    ana.field.press_sequentially("/expedition North")

    expect(ana.option("name")).to_have_value("North")


def test_an_application_that_stays_silent_is_told_in_private(enter: Enter) -> None:
    ana = enter("Ana")

    ana.command("silent")

    notice = ana.message("The application did not respond")
    expect(notice).to_contain_text("Only you can see this")
    notice.get_by_role("button", name="Dismiss message").click()
    expect(notice).to_have_count(0)
