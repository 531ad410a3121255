"""Text stays text: nothing that anybody writes becomes markup or code."""

from playwright.sync_api import expect

from tests.local.page.app.words import HOSTILE
from tests.local.page.conftest import Enter
from tests.local.page.person import Person


def nothing_broke_in(person: Person) -> None:
    assert person.probe("markup") == 0
    assert "broken in" not in person.page.title()


def test_what_an_application_sends_stays_text_everywhere(enter: Enter) -> None:
    ana = enter("Ana")
    ana.command("hostile")
    box = ana.page.locator(".message", has=ana.page.locator("[data-custom-id=hostile]")).last
    expect(box.locator(".heading-1")).to_have_text(HOSTILE)
    expect(box.get_by_role("button", name=HOSTILE[:80], exact=True)).to_be_visible()
    expect(ana.page.locator(".embed-title").last).to_have_text(HOSTILE)
    box.locator(".spoiler").click()
    box.locator(".select").click()
    expect(ana.page.get_by_role("option").locator(".choice-description")).to_have_text(HOSTILE[:100])
    ana.shoot("hostile")

    nothing_broke_in(ana)


def test_what_people_say_and_are_called_stays_text(enter: Enter) -> None:
    mallory, ana = enter("<img src=x onerror=1>"), enter("Ana")
    mallory.say("<svg/onload=document.title='broken in'> [click](javascript:alert(1)) <b>bold</b>")

    heard = ana.message("<svg/onload")
    expect(heard.locator(".author")).to_have_text("<img src=x onerror=1>")
    expect(heard).to_contain_text("<b>bold</b>")
    nothing_broke_in(ana)
    nothing_broke_in(mallory)


def test_names_of_threads_stay_text(enter: Enter) -> None:
    ana = enter("Ana")
    ana.begin("expedition")
    ana.option("name").fill("<img src=x onerror=alert(1)>")
    ana.option("name").press("Enter")

    ana.go("<img src=x")
    expect(ana.page.locator(".place-name")).to_have_text("<img src=x onerror=alert(1)>")
    nothing_broke_in(ana)
