"""Threads: nested in the list, called into, opened and left."""

import re

from playwright.sync_api import expect

from tests.local.page.conftest import Enter
from tests.local.page.person import Person


def set_out(person: Person, name: str) -> None:
    person.begin("expedition")
    person.option("name").fill(name)
    person.option("name").press("Enter")


def test_a_thread_appears_under_its_channel_and_calls(enter: Enter) -> None:
    ana = enter("Ana")
    set_out(ana, "Under the volcano")

    thread = ana.page.locator(".thread-list .channel", has_text="Under the volcano")
    expect(thread.locator(".badge")).to_have_text("1")
    expect(ana.page).to_have_title(re.compile(r"^\(\d+\) "))
    ana.shoot("thread")
    thread.click()
    expect(ana.message("your answer")).to_have_class(re.compile("pinged"))
    expect(ana.page.locator(".header")).to_contain_text("general")
    expect(thread.locator(".badge")).to_have_count(0)


def test_a_thread_is_a_place_to_talk_for_others_too(enter: Enter) -> None:
    ana, ben = enter("Ana"), enter("Ben")
    set_out(ana, "Harbour watch")
    ben.go("Harbour watch")
    ben.say("I see fins")
    ana.go("Harbour watch")

    expect(ana.message("I see fins")).to_be_visible()
    ana.page.locator(".crumb").click()
    expect(ana.page.locator(".place-name")).to_have_text("general")


def test_the_thread_button_lists_the_threads_of_a_channel(enter: Enter) -> None:
    ana = enter("Ana")
    set_out(ana, "Night shift")
    expect(ana.page.locator(".thread-list .channel", has_text="Night shift")).to_be_visible()
    ana.page.get_by_role("button", name="Threads", exact=True).click()
    ana.page.get_by_role("option", name=re.compile("Night shift")).click()

    expect(ana.page.locator(".place-name")).to_have_text("Night shift")


def test_a_time_in_a_message_is_alive(enter: Enter) -> None:
    ana = enter("Ana")
    ana.say("<t:1893456000:R> and <t:1893456000:D>", "1 January 2030")

    times = ana.last.locator("time.time-mark")
    expect(times.nth(1)).to_have_text("1 January 2030")
    times.first.evaluate("mark => { mark.dataset.living = String(Date.now() - 7200500); }")
    expect(times.first).to_have_text("2 hours ago")
