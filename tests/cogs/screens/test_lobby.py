"""The pages and the form of a lobby: within Discord's limits at every table."""

from __future__ import annotations

import json

import pytest

from cogs.reader.story import Story
from cogs.screens.lobby import computers, message, options, seeking
from cogs.screens.lobby.poster import choice_order, lobby_order
from cogs.screens.lobby.seat import seated
from data.words import languages, words
from engine import games
from engine.play import Option
from local.limits.modals import check_modal
from render.posters.alt_text import lobby_alt_text
from table import Look, Opening, SeatInfo
from tests.cogs.looks import DEADLINE, GAME, table
from tests.cogs.screens.test_pages import custom_ids, payload

SAID = words("en")


async def test_the_lobby_of_any_size_keeps_to_the_limits():
    for count in range(1, 13):
        tale = Story(Look(table(count, "lobby", holders={"king_of_monsters": (0,)}, closes=DEADLINE)), SAID)
        for page in (
            message.lobby(tale, GAME, None),
            seated(tale, 0, choice_order(tale, GAME, 0), None),
            options.left_over(tale, GAME),
            computers.computers(tale, GAME, ("easy", "normal", "hard"), is_host=True),
        ):
            payload(page)
            custom_ids(page)
    text = json.dumps(payload(message.lobby(tale, GAME, None)), ensure_ascii=False)
    assert "holds the King of Monsters card" in text
    assert "Every seat is taken" in text
    assert "1 day per answer, and the same in reserve" in text
    timeless = message.lobby(Story(Look(table(4, "lobby", budget=None)), SAID), GAME, None)
    assert "reserve" not in json.dumps(payload(timeless))


@pytest.mark.parametrize("key", games)
async def test_the_form_of_options_has_all_of_them_and_keeps_to_the_limits(key):
    game = games[key]
    tale = Story(Look(table(3, "lobby", key)), SAID)
    form = options.form(tale, game).to_dict()
    check_modal(json.loads(json.dumps(form)), set())
    parts = [label["component"] for label in form["components"]]
    ticked = {option["value"] for part in parts if part["type"] == 22 for option in part["options"]}
    listed = {part["custom_id"].removeprefix("option:") for part in parts}
    assert {option.key for option in game.options} <= ticked | listed
    assert not options.fields_of(game).left


async def test_options_that_find_no_room_in_the_form_are_lists_on_a_page():
    class Rich:
        presets = GAME.presets
        options = tuple(Option(f"o{number}", tuple(range(3 + number))) for number in range(9))

    left = options.fields_of(Rich()).left  # type: ignore[arg-type]
    assert [option.key for option in left] == ["o2", "o3", "o4", "o5", "o6", "o7", "o8"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
async def test_the_level_of_a_computer_has_no_capital_within_a_sentence(language, level):
    opening = Opening(4, seeks=True, then=level)
    seats = (SeatInfo(0, person="1", name="Ana"), SeatInfo(1, level=level, kaiju="mothra"))
    tale = Story(Look(table(2, "lobby", opening=opening, seats=seats)), words(language))
    said = [lobby_alt_text(lobby_order(tale, GAME)).text, tale.introduced(1), *seeking.sought(tale)]
    assert sum(tale.level(level).lower() in text for text in said) == 3
    assert not [text for text in said if tale.level(level) in text and tale.level(level).lower() != tale.level(level)]


async def test_a_computer_is_introduced_by_its_kaiju_and_level():
    for level in ("easy", "normal", "hard"):
        said = set()
        for key in sorted({key for game in games.values() for key in game.kaiju}):
            info = table(1, "lobby", seats=(SeatInfo(0, level=level, kaiju=key),))
            text = computers.temper(Story(Look(info), SAID), info.seats[0])
            assert len(text) < 80
            said.add(text)
        assert len(said) == len({key for game in games.values() for key in game.kaiju})
    stranger = table(1, "lobby", seats=(SeatInfo(0, level="random", kaiju="hedorah"),))
    page = computers.computers(Story(Look(stranger), SAID), GAME, ("easy",), is_host=True)
    assert "Looks where it treads." in json.dumps(payload(page))
