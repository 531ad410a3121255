"""Coming in: names, join codes, reloads, several people, and a server that goes away."""

import re
from pathlib import Path

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


def test_whoever_has_no_key_to_a_name_needs_the_code_that_its_holder_sees(enter: Enter, browser: Browser) -> None:
    ana = enter("Ana")
    stranger = browser.new_context().new_page()
    stranger.goto(ana.address)
    stranger.get_by_label("Name").fill("ana")
    stranger.get_by_role("button", name="Join", exact=True).click()
    expect(stranger.get_by_role("alert")).to_contain_text("Ana is here already.")
    code = stranger.get_by_label("Code from the other page")
    expect(code).to_be_visible()
    notice = ana.page.locator(".code-notice")
    expect(notice).to_contain_text("Another browser wants to be you.")
    ana.shoot("takeover")
    shown = re.search(r"the code is (\w{6})", notice.inner_text())
    assert shown
    code.fill("WRONG1")
    stranger.get_by_role("button", name="Join", exact=True).click()
    expect(stranger.get_by_role("alert")).to_contain_text("That code is wrong.")

    code.fill(shown[1].lower())
    stranger.get_by_role("button", name="Join", exact=True).click()

    expect(stranger.locator(".panel")).to_contain_text("Ana")
    stranger.reload()
    expect(stranger.locator(".panel")).to_contain_text("Ana")
    stranger.get_by_role("button", name="Switch person").click()
    stranger.get_by_role("button", name="Ana").click()
    expect(stranger.locator(".panel")).to_contain_text("Ana")
    stranger.context.close()
    ana.page.get_by_role("button", name="Close").click()
    expect(notice).to_be_hidden()
    ana.page.reload()
    expect(ana.page.locator(".panel")).to_contain_text("Ana")


def test_a_kept_server_started_anew_knows_its_people_and_nobody_else_as_them(
    visit: Enter, browser: Browser, tmp_path: Path
) -> None:
    server = Server("--keep", str(tmp_path / "island.db"))
    ana = visit(server.address, "Ana").join("arena")
    other = ana.context.new_page()
    other.goto(server.address)
    other.get_by_label("Name").fill("Ben")
    other.get_by_role("button", name="Join", exact=True).click()
    expect(other.locator(".panel")).to_contain_text("Ben")
    port = server.port
    server.stop()
    server = Server("--keep", str(tmp_path / "island.db"), port=port)
    try:
        for page, name in ((ana.page, "Ana"), (other, "Ben")):
            expect(page.locator(".banner").first).to_be_hidden()
            page.reload()
            expect(page.locator(".panel")).to_contain_text(name)
        fresh = ana.context.new_page()
        fresh.goto(server.address)
        fresh.get_by_role("button", name="Ana").click()
        expect(fresh.locator(".panel")).to_contain_text("Ana")
        stranger = browser.new_context().new_page()
        stranger.goto(server.address)
        stranger.get_by_label("Name").fill("Ana")
        stranger.get_by_role("button", name="Join", exact=True).click()
        expect(stranger.get_by_role("alert")).to_contain_text("Ana is here already.")
        stranger.context.close()
        for page in (fresh, other, ana.page):
            page.goto("about:blank")
    finally:
        server.stop()


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
