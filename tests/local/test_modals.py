"""Modals with radio groups, checkbox groups, checkboxes and selects: refused as Discord does, filled in, sent back."""

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord import ui

from local.control import Control
from local.control.client import WentWrong
from local.server import Server
from tests.local.conftest import Fixture, until
from tests.local.openapi import judge
from tests.local.test_shards import vars_of

Run = Callable[[Fixture], Any]


class Options(ui.Modal, title="Options"):
    """The options of a table."""

    edition: Any = ui.Label(
        text="Edition",
        description="Which cards are played",
        component=ui.RadioGroup(
            custom_id="edition",
            options=[
                discord.RadioGroupOption(label="First", value="first"),
                discord.RadioGroupOption(label="Second", value="second", description="With tanks", default=True),
            ],
        ),
    )
    rules: Any = ui.Label(
        text="Rules",
        component=ui.CheckboxGroup(
            custom_id="rules",
            required=False,
            min_values=0,
            options=[
                discord.CheckboxGroupOption(label=name, value=name, default=name == "undo")
                for name in ("undo", "hints", "fast")
            ],
        ),
    )
    public: Any = ui.Label(text="Public", component=ui.Checkbox(custom_id="public", default=True))
    pace: Any = ui.Label(
        text="Pace",
        component=ui.Select(
            custom_id="pace",
            options=[discord.SelectOption(label=f"{n} h", value=str(n), default=n == 24) for n in (8, 24, 72)],
        ),
    )
    name: Any = ui.Label(text="Name", component=ui.TextInput(custom_id="name", required=False, default="Tokyo"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        fields: list[Any] = [self.edition, self.rules, self.public, self.pace, self.name]
        radio, group, check, select, text = (one.component for one in fields)
        chosen = f"{radio.value} {sorted(group.values)} {check.value} {select.values} {text.value}"
        await interaction.response.send_message(chosen)


def options_bot(heard: asyncio.Queue[Any] | None = None) -> Fixture:
    bot = Fixture()

    @bot.tree.command(description="Opens the options.")
    async def options(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Options())

    async def on_interaction(interaction: discord.Interaction) -> None:
        if heard is not None and interaction.type is discord.InteractionType.modal_submit:
            heard.put_nowait(interaction.data)

    bot.on_interaction = on_interaction  # type: ignore[attr-defined]
    return bot


async def test_a_form_nobody_touched_sends_what_it_showed(run_bot: Run, control: Control, server: Server) -> None:
    await run_bot(options_bot())
    ada = await control.person("Ada")
    opened = await ada.command("/options", "general")
    assert (await ada.submit(opened, {})).text == "second ['undo'] True ['24'] Tokyo"
    judge([vars_of(one) for one in server.wire.journal])


async def test_all_boxes_of_a_group_can_be_chosen_unless_it_says_otherwise(run_bot: Run, control: Control) -> None:
    await run_bot(options_bot())
    ada = await control.person("Ada")
    opened = await ada.command("/options", "general")
    filled = {"edition": "first", "rules": ["fast", "hints", "undo"], "public": False, "pace": ["72"], "name": ""}
    assert (await ada.submit(opened, filled)).text == "first ['fast', 'hints', 'undo'] False ['72'] "


async def test_answers_have_discords_shape(run_bot: Run, control: Control) -> None:
    heard: asyncio.Queue[Any] = asyncio.Queue()
    await run_bot(options_bot(heard))
    ada = await control.person("Ada")
    await ada.submit(await ada.command("/options", "general"), {"rules": []})
    fields = [part["component"] for part in (await heard.get())["components"]]
    assert [{key: one[key] for key in one if key != "id"} for one in fields] == [
        {"type": 21, "custom_id": "edition", "value": "second"},
        {"type": 22, "custom_id": "rules", "values": []},
        {"type": 23, "custom_id": "public", "value": True},
        {"type": 3, "custom_id": "pace", "values": ["24"]},
        {"type": 4, "custom_id": "name", "value": "Tokyo"},
    ]
    assert all(isinstance(one["id"], int) for one in fields)


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"edition": "third"}, "That is not one of the options."),
        ({"rules": ["undo", "cheat"]}, "That is not one of the options."),
        ({"edition": None}, "This field is required."),
        ({"pace": []}, "This field is required."),
        ({"colour": "red"}, "There is no field 'colour'; there are: edition, rules, public, pace, name."),
    ],
)
async def test_a_wrong_answer_is_refused_and_the_form_stays_open(
    run_bot: Run, control: Control, values: dict[str, Any], sentence: str
) -> None:
    await run_bot(options_bot())
    ada = await control.person("Ada")
    opened = await ada.command("/options", "general")
    with pytest.raises(WentWrong, match=sentence):
        await ada.submit(opened, values)
    assert (await ada.submit(opened, {})).text.startswith("second")


def options(count: int, **first: Any) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = [{"label": str(n), "value": str(n)} for n in range(count)]
    rows[0] |= first
    return rows


DEFAULTS = [one | {"default": True} for one in options(3)]
REFUSED = [
    ("one radio", {"type": 21, "options": options(1)}, "options", "BASE_TYPE_BAD_LENGTH"),
    ("eleven radios", {"type": 21, "options": options(11)}, "options", "BASE_TYPE_BAD_LENGTH"),
    ("two radios chosen", {"type": 21, "options": DEFAULTS}, "options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS"),
    ("a long label", {"type": 21, "options": options(2, label="x" * 101)}, "options.0.label", "BASE_TYPE_BAD_LENGTH"),
    ("no options", {"type": 22}, "options", "BASE_TYPE_REQUIRED"),
    ("eleven boxes", {"type": 22, "options": options(11)}, "options", "BASE_TYPE_BAD_LENGTH"),
    ("eleven to choose", {"type": 22, "options": options(3), "max_values": 11}, "max_values", "NUMBER_TYPE_MAX"),
    (
        "more to choose than there are",
        {"type": 22, "options": options(3), "max_values": 4},
        "max_values",
        "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
    ),
    (
        "fewest above most",
        {"type": 22, "options": options(3), "min_values": 3, "max_values": 2},
        "min_values",
        "SELECT_COMPONENT_INVALID_MIN_VALUES",
    ),
    (
        "none of what is required",
        {"type": 22, "options": options(3), "min_values": 0},
        "min_values",
        "COMPONENT_REQUIRED_MIN_VALUES_INVALID",
    ),
    (
        "more chosen than may be",
        {"type": 22, "options": DEFAULTS, "max_values": 2},
        "options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_OPTIONS",
    ),
    (
        "the same value twice",
        {"type": 22, "options": options(2, value="1")},
        "options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        "a disabled select",
        {"type": 3, "options": options(2), "disabled": True},
        "disabled",
        "COMPONENT_DISABLED_IN_MODAL",
    ),
]


@pytest.mark.parametrize(("what", "field", "where", "code"), REFUSED, ids=[one[0] for one in REFUSED])
async def test_a_field_that_cannot_be_is_refused_with_its_place(
    server: Server, control: Control, api: Any, what: str, field: dict[str, Any], where: str, code: str
) -> None:
    status, body = await answer_with(server, control, api, field | {"custom_id": "x"})
    assert (status, body["code"]) == (400, 50035)
    node = body["errors"]["components"]["0"]["component"]
    for step in where.split("."):
        node = node[step]
    assert node["_errors"][0]["code"] == code


@pytest.mark.parametrize(
    "field",
    [
        {"type": 21, "options": options(10, description="x" * 100, default=True)},
        {"type": 22, "options": options(1)},
        {"type": 22, "options": options(10), "min_values": 0, "max_values": 10, "required": False},
        {"type": 23, "default": True},
    ],
)
async def test_the_very_limits_are_allowed(server: Server, control: Control, api: Any, field: dict[str, Any]) -> None:
    status, body = await answer_with(server, control, api, field | {"custom_id": "x"})
    assert status == 204, body


async def answer_with(server: Server, control: Control, api: Any, field: dict[str, Any]) -> tuple[int, Any]:
    """Answer a command with a modal that has this *field*."""
    application = server.world.application.id
    command = {"name": "ask", "description": "Ask"}
    assert (await api("POST", f"/applications/{application}/commands", json=command))[0] == 201
    ada = await control.person("Ada")
    asked = asyncio.create_task(ada.command("/ask", "general"))
    await until(lambda: bool(server.world.interactions))
    (one,) = server.world.interactions.values()
    label = {"type": 18, "label": "Field", "component": field}
    form = {"type": 9, "data": {"title": "T", "custom_id": "m", "components": [label]}}
    answer = await api("POST", f"/interactions/{one.id}/{one.token}/callback", json=form)
    if answer[0] != 204:
        await api("POST", f"/interactions/{one.id}/{one.token}/callback", json={"type": 4, "data": {"content": "no"}})
    await asked
    return answer
