"""What every exchange of the bot has to keep to, whatever the test is about."""

from __future__ import annotations

import json
import re
from typing import Any

from cogs.wire.clicks.address import read_address
from local.limits.components import walk

SILENT, FORM = 1 << 12, 9
MESSAGES = re.compile(r"/channels/\d+/messages(/\d+)?$")
#: A spectator's line about drawn cards has a number, never names; a long line may be cut within the words that follow.
DRAWN = re.compile(
    r"\bdraws (?!a card\b|\d+ cards\b|the King of Monsters token\b|a Chance card\b|a( [A-Z]\w*( \w*)?)?…)"
)
OVER = re.compile(r"The game is over\.|\"## [^\"]* is over\"")
PRIVATE_VERBS = (
    "pick",
    "picks",
    "form",
    "sure",
    "along",
    "alongs",
    "along_sure",
    "decide",
    "agreed",
    "singly",
    "why",
    "aye",
    "nay",
    "estate",
    "estate_do",
    "deals",
    "deal",
    "deal_do",
    "counter",
    "counter_do",
)


def check(exchanges: list[dict[str, Any]]) -> None:
    """Complain about anything that was sent without care."""
    for one in exchanges:
        if one["method"] not in ("POST", "PATCH"):
            continue
        path = one["path"].partition("?")[0].removeprefix("/api/v10")
        body = one["sent"] if isinstance(one["sent"], dict) else {}
        if MESSAGES.search(path):
            _public(one, body)
        elif "/webhooks/" in path:
            is_invitation = _verbs(body)[:1] == ["join"] and len(_mentions(body) or ()) == 1
            assert is_invitation or _mentions(body) == [], f"{one['method']} {path} leaves mentions open"
        elif "/interactions/" in path and "components" in (body.get("data") or {}) and body["type"] != FORM:
            assert _mentions(body["data"]) == [], f"{one['method']} {path} leaves mentions open"


def _public(one: dict[str, Any], body: dict[str, Any]) -> None:
    where = f"{one['method']} {one['path']}"
    mentions = _mentions(body)
    assert mentions is not None, f"{where} leaves mentions open"
    if one["method"] == "POST":
        assert body.get("nonce"), f"{where} has no nonce"
        assert body.get("enforce_nonce") is True
    verbs = _verbs(body)
    is_silent = one["method"] == "POST" and body["flags"] & SILENT  # a mention then only brings people into a thread
    if roles := body["allowed_mentions"].get("roles"):  # of a search for players, whom the server has chosen
        assert len(roles) == 1, f"{where} calls several roles"
        assert verbs[:1] == ["join"], f"{where} calls a role, and nobody can join"
    elif mentions and not is_silent:
        assert verbs[:1] in (["act"], ["ready"]), f"{where} notifies without asking for an act"
    elif one["method"] == "POST":
        assert is_silent, f"{where} makes a noise"
    assert not set(verbs) & set(PRIVATE_VERBS), f"{where} shows private answers: {verbs}"
    text = json.dumps(body, ensure_ascii=False)
    assert "Your hand" not in text, f"{where} shows a hand"
    # When a game is over everything is open.
    assert OVER.search(text) or not DRAWN.search(text), f"{where} tells what was drawn: {text}"


def _verbs(body: dict[str, Any]) -> list[str]:
    """Return what the buttons of a message do; what names a seat is a public answer and left out."""
    parts = list(walk(body.get("components") or []))
    addresses = [address for part in parts if (address := read_address(part.get("custom_id") or ""))]
    return [address.verb for address in addresses if address.seat is None]


def _mentions(body: dict[str, Any]) -> list[str] | None:
    """Return who may be notified; None if that was left open."""
    allowed = body.get("allowed_mentions")
    if allowed is None or allowed.get("parse") or allowed.get("replied_user"):
        return None
    users: list[str] = [str(user) for user in allowed.get("users") or []]
    return users
