"""What Discord refuses is refused here, with its codes; every row is something a bot could do by mistake."""

import io
from typing import Any

import aiohttp
import pytest

from local.control import Control
from local.server import Server
from tests.local.sampler import PICTURE

V2 = 1 << 15


def button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id} | more


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


def select(count: int = 1, **more: Any) -> dict[str, Any]:
    options = [{"label": f"o{n}", "value": f"v{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options} | more


def first_fault(body: dict[str, Any]) -> tuple[str, str]:
    """Return where the first fault of a form lies and its code."""
    node, path = body["errors"], []
    while "_errors" not in node:
        key = next(iter(node))
        path.append(key)
        node = node[key]
    return ".".join(path), node["_errors"][0]["code"]


FORMS: list[tuple[str, dict[str, Any], str, str]] = [
    ("2,001 characters", {"content": "x" * 2001}, "content", "BASE_TYPE_BAD_LENGTH"),
    ("11 embeds", {"embeds": [{"title": "x"}] * 11}, "embeds", "BASE_TYPE_BAD_LENGTH"),
    ("257 in a title", {"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_BAD_LENGTH"),
    (
        "6,001 in embeds",
        {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    (
        "26 fields",
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        "embeds.0.fields",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "six rows",
        {"components": [row(button(str(n))) for n in range(6)]},
        "components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "six buttons in a row",
        {"components": [row(*[button(str(n)) for n in range(6)])]},
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "a select beside a button",
        {"components": [row(select(), button())]},
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    (
        "101 characters of custom_id",
        {"components": [row(button("x" * 101))]},
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "a custom_id twice",
        {"components": [row(button("x")), row(button("x"))]},
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        "81 characters on a button",
        {"components": [row(button(label="x" * 81))]},
        "components.0.components.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "a button with neither label nor emoji",
        {"components": [row(button(label=None))]},
        "components.0.components.0.label",
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    (
        "a link with a custom_id",
        {"components": [row(button(style=5, url="https://x.org"))]},
        "components.0.components.0.custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    (
        "somebody else's emoji",
        {"components": [row(button(emoji={"id": "5", "name": "x"}))]},
        "components.0.components.0.emoji.id",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    (
        "26 options",
        {"components": [row(select(26))]},
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "more to choose than there is",
        {"components": [row(select(2, max_values=3))]},
        "components.0.components.0.max_values",
        "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
    ),
    (
        "the same value twice",
        {"components": [row(select(options=[{"label": "a", "value": "a"}] * 2))]},
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    ("V2 parts without the flag", {"components": [text()]}, "components.0", "UNION_TYPE_CHOICES"),
    (
        "content beside V2",
        {"content": "x", "components": [text()], "flags": V2},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "41 components",
        {"components": [text() for _ in range(41)], "flags": V2},
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        "41 with the nested ones",
        {"components": [{"type": 17, "components": [text() for _ in range(40)]}], "flags": V2},
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        "4,001 characters of text",
        {"components": [text("x" * 2001), text("x" * 2000)], "flags": V2},
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    (
        "a button outside a row",
        {"components": [button()], "flags": V2},
        "components.0",
        "UNION_TYPE_CHOICES",
    ),
    (
        "a container in a container",
        {"components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}], "flags": V2},
        "components.0.components.0",
        "UNION_TYPE_CHOICES",
    ),
    (
        "a section without accessory",
        {"components": [{"type": 9, "components": [text()]}], "flags": V2},
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    (
        "a file that is not there",
        {"components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}], "flags": V2},
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        "eleven pictures",
        {"components": [{"type": 12, "items": [{"media": {"url": "https://x.org/a"}}] * 11}], "flags": V2},
        "components.0.items",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "an address of another kind",
        {"components": [{"type": 12, "items": [{"media": {"url": "file:///etc/passwd"}}]}], "flags": V2},
        "components.0.items.0.media.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    ("26 characters of nonce", {"content": "x", "nonce": "x" * 26}, "nonce", "BASE_TYPE_BAD_LENGTH"),
    (
        "mentions allowed twice over",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (
        "a reply to nothing",
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
        "MESSAGE_REFERENCE_UNKNOWN_MESSAGE",
    ),
    (
        "an attachment that was not sent",
        {"content": "x", "attachments": [{"id": "0", "filename": "x.png"}]},
        "attachments.0.id",
        "ATTACHMENT_NOT_FOUND",
    ),
]


@pytest.mark.parametrize(("what", "form", "where", "code"), FORMS, ids=[one[0] for one in FORMS])
async def test_a_message_form_is_refused(
    server: Server, api: Any, what: str, form: dict[str, Any], where: str, code: str
) -> None:
    games = _channel(server, "games")
    before = len(server.world.messages)
    status, body = await api("POST", f"/channels/{games}/messages", json=form)
    assert (status, body["code"], body["message"]) == (400, 50035, "Invalid Form Body")
    assert first_fault(body) == (where, code)
    assert len(server.world.messages) == before


def _channel(server: Server, name: str) -> str:
    return next(one.id for one in server.world.channels.values() if one.name == name)


async def test_the_very_limits_are_allowed(server: Server, api: Any) -> None:
    games = _channel(server, "games")
    fine = [
        {"content": "x" * 2000},
        {"components": [{"type": 17, "components": [text() for _ in range(39)]}], "flags": V2},
        {"components": [text("x" * 4000)], "flags": V2},
        {"components": [row(*[button(str(n) * 100 if n else "0") for n in range(5)])]},
        {"content": "x", "components": [row(select(25, max_values=25))]},
    ]
    for form in fine:
        status, body = await api("POST", f"/channels/{games}/messages", json=form)
        assert status == 200, body


async def test_simple_refusals_carry_discords_codes(server: Server, api: Any, control: Control) -> None:
    games, notices = _channel(server, "games"), _channel(server, "notices")
    ada = await control.person("Ada")
    hers = await ada.say("games", "mine")
    asked = [
        ("POST", "/channels/1/messages", {"content": "x"}, 404, 10003),
        ("GET", f"/channels/{games}/messages/1", None, 404, 10008),
        ("PATCH", f"/channels/{games}/messages/{hers.id}", {"content": "x"}, 403, 50005),
        ("POST", f"/channels/{games}/messages", {}, 400, 50006),
        ("POST", f"/channels/{games}/messages", {"content": "   "}, 400, 50006),
        ("POST", f"/channels/{notices}/messages", {"content": "x"}, 403, 50013),
        ("GET", "/users/1", None, 404, 10013),
        ("GET", f"/guilds/{server.world.guild.id}/members/1", None, 404, 10007),
        ("GET", "/guilds/1", None, 404, 10004),
        ("GET", f"/guilds/{server.world.guild.id}/members?limit=5", None, 403, 50001),
        ("PUT", f"/channels/{games}/messages/{hers.id}/reactions/nonsense/@me", None, 404, 10014),
        ("POST", f"/channels/{games}/messages/bulk-delete", {"messages": ["1"]}, 400, 50035),
        ("POST", f"/channels/{games}/threads", {"name": "x" * 101, "type": 11}, 400, 50035),
        ("DELETE", f"/channels/{games}", None, 403, 50013),
        ("PUT", f"/channels/{games}/permissions/1", {"type": 0, "allow": "0"}, 403, 50013),
        ("POST", f"/guilds/{server.world.guild.id}/roles", {"name": "x"}, 403, 50013),
        ("GET", "/nowhere", None, 404, 0),
    ]
    for method, path, form, status, code in asked:
        answer = await api(method, path, json=form) if form is not None else await api(method, path)
        assert (answer[0], answer[1]["code"]) == (status, code), (method, path, answer)


async def test_a_hidden_channel_gives_missing_access(server: Server, api: Any, control: Control) -> None:
    await control.allow(channel="arena", role=server.world.guild.id, deny=["view_channel"])
    arena = _channel(server, "arena")
    status, body = await api("POST", f"/channels/{arena}/messages", json={"content": "x"})
    assert (status, body["code"]) == (403, 50001)


async def test_files_are_limited_in_number_and_size(server: Server, api: Any) -> None:
    games = _channel(server, "games")

    async def send(count: int, data: bytes) -> tuple[int, Any]:
        form = aiohttp.FormData(quote_fields=False)
        for n in range(count):
            form.add_field(f"files[{n}]", io.BytesIO(data), filename=f"{n}.png")
        return await api("POST", f"/channels/{games}/messages", data=form)

    status, body = await send(11, PICTURE)
    assert (status, body["code"]) == (400, 30015)
    status, body = await send(1, b"x" * (10 * 1024 * 1024 + 1))
    assert (status, body["code"]) == (413, 40005)
    status, body = await send(3, b"x" * (9 * 1024 * 1024))
    assert (status, body["code"]) == (413, 40005)
    status, body = await send(10, PICTURE)
    assert status == 200
    assert [one["width"] for one in body["attachments"]] == [32] * 10


async def test_broken_json_and_a_wrong_token_are_said_so(server: Server, api: Any) -> None:
    games = _channel(server, "games")
    head = {"Content-Type": "application/json"}
    status, body = await api("POST", f"/channels/{games}/messages", data=b"{", headers=head)
    assert (status, body["code"]) == (400, 50109)
    status, body = await api("GET", "/users/@me", headers={"Authorization": "Bot no"})
    assert (status, body) == (401, {"message": "401: Unauthorized", "code": 0})


COMMANDS: list[tuple[str, dict[str, Any], str, str]] = [
    ("a capital", {"name": "Ping", "description": "x"}, "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("a blank", {"name": "pi ng", "description": "x"}, "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("33 letters", {"name": "p" * 33, "description": "x"}, "0.name", "BASE_TYPE_BAD_LENGTH"),
    ("no description", {"name": "ping"}, "0.description", "BASE_TYPE_REQUIRED"),
    ("101 in it", {"name": "ping", "description": "x" * 101}, "0.description", "BASE_TYPE_BAD_LENGTH"),
    (
        "26 options",
        {
            "name": "p",
            "description": "x",
            "options": [{"type": 3, "name": f"o{n}", "description": "x"} for n in range(26)],
        },
        "0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "required after optional",
        {
            "name": "p",
            "description": "x",
            "options": [
                {"type": 3, "name": "a", "description": "x"},
                {"type": 3, "name": "b", "description": "x", "required": True},
            ],
        },
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        "8,001 characters",
        {
            "name": "p",
            "description": "x",
            "options": [
                {
                    "type": 3,
                    "name": f"o{n}",
                    "description": "x" * 100,
                    "choices": [{"name": "x" * 90, "value": f"{m}" + "x" * 90} for m in range(5)],
                }
                for n in range(8)
            ],
        },
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(("what", "form", "where", "code"), COMMANDS, ids=[one[0] for one in COMMANDS])
async def test_a_command_is_refused(
    server: Server, api: Any, what: str, form: dict[str, Any], where: str, code: str
) -> None:
    path = f"/applications/{server.world.application.id}/commands"
    status, body = await api("PUT", path, json=[form])
    assert (status, body["code"]) == (400, 50035)
    assert first_fault(body) == (where, code)
    assert not server.world.commands


async def test_more_than_a_hundred_commands_are_refused(server: Server, api: Any) -> None:
    path = f"/applications/{server.world.application.id}/commands"
    forms = [{"name": f"c{n}", "description": "x"} for n in range(101)]
    assert (await api("PUT", path, json=forms))[0] == 400
    status, made = await api("PUT", path, json=forms[:100])
    assert (status, len(made)) == (200, 100)
    status, again = await api("PUT", path, json=forms[:50])
    assert [one["id"] for one in again] == [one["id"] for one in made[:50]]
    assert len(server.world.commands) == 50
