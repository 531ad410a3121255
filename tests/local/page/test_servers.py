"""Servers, languages and context menus on the page."""

import re

from playwright.sync_api import expect

from tests.local.page.conftest import Enter
from tests.local.page.person import PHONE


def test_a_server_is_added_greeted_and_left_for_the_first_one(enter: Enter) -> None:
    ana, ben = enter("Ana"), enter("Ben")
    ana.page.get_by_role("button", name="Add a server").click()
    dialog = ana.page.get_by_role("dialog", name="Add a server")
    dialog.get_by_label("Name").fill("x")
    dialog.get_by_role("button", name="Add", exact=True).click()
    expect(dialog.get_by_role("alert")).to_have_text("The name of a server has 2 to 100 characters.")
    dialog.get_by_label("Name").fill("Skull Island")
    dialog.get_by_label("Language").select_option("de")
    dialog.get_by_role("button", name="Add", exact=True).click()
    expect(dialog).to_have_count(0)
    expect(ana.page.locator(".server-name")).to_have_text("Skull Island")
    expect(ana.message("Good evening, Skull Island (de).")).to_be_visible()
    expect(ana.page.locator(".channel")).to_have_count(2)
    ana.shoot("added-server")

    ben.page.get_by_role("button", name="Skull Island").click()
    ben.page.locator(".channel", has_text="general").click()
    expect(ben.message("Good evening, Skull Island (de).")).to_be_visible()
    ben.command("tongue")
    expect(ben.message("en-GB in de")).to_be_visible()
    ben.page.get_by_role("button", name="Monster Island").click()
    expect(ben.page.locator(".channel", has_text="arena")).to_be_visible()
    ben.page.locator(".channel", has_text="general").click()
    expect(ben.message("Good evening, Skull Island")).to_have_count(0)


def test_a_language_is_chosen_and_reaches_the_application(enter: Enter) -> None:
    suzu = enter("Suzu")
    suzu.field.fill("half a thought")
    suzu.page.get_by_role("button", name=re.compile("Suzu, in this tab")).click()
    suzu.page.get_by_role("option", name=re.compile("^Japanese")).click()
    expect(suzu.page.get_by_role("button", name="Suzu、このタブ。言語：日本語")).to_be_visible()
    expect(suzu.field).to_have_value("half a thought")
    suzu.command("tongue")
    expect(suzu.message("ja in en-US")).to_be_visible()


def test_commands_for_a_message_and_its_author_are_in_its_menu(enter: Enter) -> None:
    ana, ben = enter("Ana", channel="arena"), enter("Ben", channel="arena")
    ben.say("twelve chars")
    said = ana.same(ben.message("twelve chars"))
    said.hover()
    said.get_by_role("button", name="Apps", exact=True).click()
    ana.page.get_by_role("option", name="How long").click()
    expect(ana.message("12 letters")).to_be_visible()
    expect(ben.message("12 letters")).to_have_count(0)
    said.hover()
    said.get_by_role("button", name="Apps", exact=True).click()
    ana.page.get_by_role("option", name="Who is this").click()
    expect(ana.message("This is Ben")).to_be_visible()


def test_commands_for_a_person_are_in_the_list_of_people(enter: Enter) -> None:
    ana = enter("Ana", channel="arena")
    row = ana.page.locator(".person-row", has_text="Ana")
    row.click(button="right")
    ana.page.get_by_role("option", name="Who is this").click()
    expect(ana.message("This is Ana")).to_be_visible()
    dan = enter("Dan", channel="arena", size=PHONE)
    dan.page.get_by_role("button", name="People").click()
    dan.page.get_by_role("button", name="Apps for Ana").click()
    dan.page.get_by_role("option", name="Who is this").click()
    expect(dan.message("This is Ana")).to_be_visible()


def test_avatar_and_emoji_of_the_application_are_shown(enter: Enter) -> None:
    ana = enter("Ana", channel="arena")
    shown = ana.show("faces", "A moth:")
    picture = shown.locator(".gutter .avatar img")
    emojis = shown.locator("img.emoji")
    expect(emojis).to_have_count(2)
    loaded = "(nodes) => nodes.every((node) => node.complete && node.naturalWidth > 0)"
    for node in (picture, emojis):
        node.first.wait_for()
        for each in node.all():
            expect(each).to_have_js_property("complete", True)
        assert node.evaluate_all(loaded)
    shown.get_by_role("button", name="Who flies?").click()
    option = ana.page.get_by_role("option", name="Mothra")
    expect(option.locator("img.emoji")).to_be_visible()
    ana.shoot("faces")


def test_commands_for_few_come_after_those_for_all(enter: Enter) -> None:
    ana = enter("Ana")
    commands = [{"name": name, "description": "x"} for name in ("zoo", "admin", "about")]
    commands[1]["default_member_permissions"] = "32"
    script = "async (given) => (await import('/page/compose/entries.js')).entriesOf(given).map((one) => one.name)"
    assert ana.page.evaluate(script, commands) == ["zoo", "about", "admin"], "otherwise as registered"
