"""The page speaks the language of the person in front of it."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.local.page.conftest import Enter
from tests.local.page.person import PHONE
from tests.local.page.stage import Application, Server

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


def test_a_german_sees_a_german_page_on_a_phone(visit: Enter, server: Server, application: Application) -> None:
    uli = visit(server.address, "Uli", PHONE, language="de-DE")
    expect(uli.page.locator("html")).to_have_attribute("lang", "de")
    expect(uli.page.get_by_role("heading")).to_have_text("Willkommen auf Monster Island")
    uli.page.get_by_role("button", name="Beitreten").tap()
    expect(uli.page.get_by_role("alert")).to_have_text("Gib einen Namen ein.")
    assert uli.page.evaluate(SIDEWAYS) <= 0
    uli.shoot("german-join")
    uli.join("general")
    expect(uli.field).to_have_attribute("placeholder", "Nachricht an #general")
    secret = uli.show("secret", "Psst, only for you")
    expect(secret.locator(".ephemeral-note")).to_have_text("Nur du kannst das sehen · Nachricht verwerfen")
    expect(secret.locator(".stamp")).to_have_text(re.compile(r"heute um \d\d:\d\d"))
    uli.shoot("german-secret")
    assert uli.page.evaluate(SIDEWAYS) <= 0
    secret.get_by_role("button", name="Nachricht verwerfen").tap()
    expect(secret).to_have_count(0)


def test_what_the_server_refuses_is_said_in_the_persons_language(enter: Enter) -> None:
    ines = enter("Inés", language="es-419")
    ines.page.get_by_role("button", name="Añadir un servidor").click()
    dialog = ines.page.get_by_role("dialog", name="Añadir un servidor")
    dialog.get_by_label("Nombre").fill("x")
    dialog.get_by_role("button", name="Añadir", exact=True).click()
    expect(dialog.get_by_role("alert")).to_have_text("El nombre de un servidor tiene de 2 a 100 caracteres.")


@pytest.mark.parametrize(("ahead", "told"), [(3 * 366 * 86_400, "3年後"), (-7_200, "2時間前")])
def test_a_japanese_reads_how_long_it_is_without_a_gap(enter: Enter, ahead: int, told: str) -> None:
    hana = enter("Hana", language="ja-JP")
    hana.field.fill(f"<t:{int(time.time()) + ahead}:R>")
    hana.page.keyboard.press("Enter")
    expect(hana.last.locator("time.time-mark[data-living]")).to_have_text(told)


def test_a_language_that_the_page_lacks_is_english(enter: Enter) -> None:
    nino = enter("Nino", language="it")
    expect(nino.page.locator("html")).to_have_attribute("lang", "en")
    expect(nino.field).to_have_attribute("placeholder", "Message #general")
