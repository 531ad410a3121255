"""Coming in: names, join codes, reloads, several people, and a server that goes away."""

import re

from playwright.sync_api import Browser, expect

from tests.local.page.conftest import Enter
from tests.local.page.stage import Server


def test_a_name_is_all_it_takes(visit: Enter, server: Server) -> None:
    ana = visit(server.address, "Ana")
    expect(ana.page.get_by_role("heading", name="Welcome to Monster Island")).to_be_visible()
    ana.page.get_by_role("button", name="Join", exact=True).click()
    expect(ana.page.get_by_role("alert")).to_have_text("Please write a name.")
    ana.shoot("join")

    ana.join()

    expect(ana.page.locator(".panel")).to_contain_text("Ana")


def test_a_reload_keeps_person_and_place(enter: Enter) -> None:
    ana = enter("Ana", "arena")
    ana.say("before the reload")

    ana.page.reload()

    expect(ana.page.locator(".panel")).to_contain_text("Ana")
    expect(ana.page.locator(".place-name")).to_have_text("arena")
    expect(ana.message("before the reload")).to_be_visible()


def test_two_tabs_of_one_browser_are_two_people(enter: Enter) -> None:
    ana = enter("Ana")
    other = ana.context.new_page()
    other.goto(ana.address)
    expect(other.get_by_role("button", name="Ana")).to_be_visible()
    other.get_by_label("Name").fill("Cho")
    other.get_by_role("button", name="Join", exact=True).click()

    expect(other.locator(".panel")).to_contain_text("Cho")
    ana.page.reload()
    expect(ana.page.locator(".panel")).to_contain_text("Ana")


def test_one_can_become_someone_else_and_come_back(enter: Enter) -> None:
    ana = enter("Ana")
    ana.page.get_by_role("button", name="Switch person").click()
    ana.page.get_by_label("Name").fill("Dai")
    ana.page.get_by_role("button", name="Join", exact=True).click()
    expect(ana.page.locator(".panel")).to_contain_text("Dai")
    ana.page.get_by_role("button", name="Switch person").click()

    ana.page.get_by_role("button", name="Ana").click()

    expect(ana.page.locator(".panel")).to_contain_text("Ana")


def test_a_join_code_is_asked_for_and_checked(visit: Enter, browser: Browser) -> None:
    guarded = Server("--code", "KAIJU7")
    try:
        ana = visit(guarded.address, "Ana")
        code = ana.page.get_by_label("Join code")
        expect(code).to_be_visible()
        ana.page.get_by_label("Name").fill("Ana")
        code.fill("wrong")
        ana.page.get_by_role("button", name="Join", exact=True).click()
        expect(ana.page.get_by_role("alert")).to_contain_text("wrong")
        code.fill("kaiju7")
        ana.page.get_by_role("button", name="Join", exact=True).click()
        expect(ana.page.locator(".panel")).to_contain_text("Ana")
        ana.page.goto("about:blank")
    finally:
        guarded.stop()


def test_the_page_says_that_the_server_is_gone_and_comes_back_with_it(visit: Enter, browser: Browser) -> None:
    server = Server()
    port = server.port
    ana = visit(server.address, "Ana").join("arena")
    ana.field.fill("an unfinished thought")
    server.stop()
    banner = ana.page.locator(".banner")
    expect(banner).to_contain_text("The connection was lost.")
    ana.shoot("lost")
    server = Server(port=port)
    try:
        expect(banner).to_be_hidden()
        expect(ana.page.locator(".panel")).to_contain_text("Ana")
        ana.say("back again")
        ana.page.goto("about:blank")
    finally:
        server.stop()


def test_the_theme_can_be_switched_and_is_remembered(enter: Enter) -> None:
    ana = enter("Ana")
    background = "getComputedStyle(document.body).backgroundColor"
    dark = ana.page.evaluate(background)
    for _ in range(2):
        ana.page.get_by_role("button", name=re.compile("^Theme")).click()
    light = ana.page.evaluate(background)

    assert (dark, light) == ("rgb(33, 37, 45)", "rgb(255, 255, 255)")
    ana.page.reload()
    expect(ana.page.locator(".panel")).to_contain_text("Ana")
    assert ana.page.evaluate(background) == light


def test_sound_is_off_until_it_is_switched_on(enter: Enter) -> None:
    ana = enter("Ana")
    sound = ana.page.get_by_role("button", name="Sound for mentions")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
