"""Kaiju school through the local Discord: a lesson from the command to its tick, seen by nobody else."""

from __future__ import annotations

import random

from local.control import Control
from tests.e2e.tables import CHANNEL, Guest, address, checked


async def test_in_a_lesson_its_game_comes_first_and_every_page_of_it_names_the_lesson(control: Control) -> None:
    ada = Guest(await control.person("Newcomer"), random.Random(1))
    games = await ada.person.complete("/learn", CHANNEL, "game", game="")
    assert [choice["name"] for choice in games] == ["Total War", "Tokyo Clash", "Monopoly"]
    school = checked(await ada.person.command("/learn", CHANNEL, game="mono")).message
    assert school, "what is not a game is asked for"
    assert [button["label"] for button in school.buttons] == ["Total War", "Tokyo Clash", "Monopoly"]

    school = checked(await ada.person.command("/learn", CHANNEL, game="Monopoly")).message
    assert school
    page = await ada.press(school, "2 · Building and GO")
    games = await ada.person.complete("/learn", CHANNEL, "game", game="")
    assert [choice["value"] for choice in games] == ["monopoly", "total_war", "tokyo_clash"]
    rules = await ada.person.complete("/rules", CHANNEL, "query", query="mothra")
    assert rules[0]["value"].startswith("monopoly/")
    assert {choice["value"].partition("/")[0] for choice in rules} > {"monopoly", "total_war", "tokyo_clash"}

    head = "**Monopoly** · lesson 2 of 5: Building and GO · step 1 of 3"
    why = await ada.press(page, "Why not …?")
    assert head in why.text
    assert "### Why not?" in why.text
    page = await ada.press(why, "Back")
    form = await ada.person.click(page, "Build and sell …")
    assert form.modal
    coach, *parts = form.modal["components"]
    assert "put up a house" in coach["content"], "the coach stays while the form is open"
    (field,) = [part["component"] for part in parts]
    built = checked(await ada.person.submit(form, {field["custom_id"]: [field["options"][0]["value"]]})).message
    assert built
    assert head in built.text
    assert "put up a house" in built.text, "the coach is still there"
    assert "step 2 of 3" in (await ada.press(built, "Confirm")).text, "a form that gives two answers takes one step"


async def test_a_lesson_is_learned_in_private_with_mistakes_and_is_ticked_off(control: Control) -> None:
    ada, ben = [Guest(await control.person(name), random.Random(1)) for name in ("Ada", "Ben")]
    known = {message.id for message in await ben.person.sees(CHANNEL)}
    school = checked(await ada.person.command("/learn", CHANNEL, game="total_war")).message
    assert school
    page = await ada.press(school, "1 · Strike and answer")
    assert "step 1 of 2" in page.text
    for _ in range(2):
        page = await ada.press(page, "B · 8")
        assert "Keep the 8" in page.text
        assert "step 1 of 2" in page.text

    page = await ada.press(page, "Show me")
    assert "step 2 of 2" in page.text
    assert "**Mothra** plays 7" in page.text
    (table,) = {to.table for part in page.buttons if (to := address(part)) and to.table}
    strange = await ben.person.command("/board", CHANNEL, table=table)
    assert "There is no such table here." in strange.text
    assert "There is no such table here." in (await ada.person.command("/board", CHANNEL, table=table)).text

    page = await ada.press(page, "A · 8")
    assert "has nothing that high" in page.text
    done = await ada.press(page, "All lessons")
    assert "One lesson of 6 done." in done.text
    assert "✓ 1 · Strike and answer" in {button["label"] for button in done.buttons}
    page = await ada.press(done, "2 · Power and hearts")
    assert "lesson 2 of 6" in page.text
    game = await ada.press(await ada.press(page, "All lessons"), "6 · A whole game")
    asked = await ada.wait_for(
        CHANNEL, lambda m: m.id == game.id and "Hint" in {part.get("label") for part in m.buttons}
    )
    hint = await ada.press(asked, "Hint")
    assert "A computer in your place would choose" in hint.text, (
        "a hint in private costs nothing, and says nothing of it"
    )
    await control.quiet()
    assert {message.id for message in await ben.person.sees(CHANNEL) if not message.is_ephemeral} <= known
