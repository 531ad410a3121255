"""Discord's own OpenAPI document as a judge of requests and answers: the part that `scripts/openapi` cuts out of it."""

import gzip
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

DOCUMENT = Path(__file__).with_name("discord_openapi.json.gz")
PREFIX = "/api/v10"
BIT_KEYS = {"permissions", "allow", "deny"}
ID_KEYS = {"recipient_id", "message_id", "channel_id", "guild_id", "parent_id"}


@cache
def document() -> dict[str, Any]:
    return json.loads(gzip.decompress(DOCUMENT.read_bytes()))


@cache
def registry() -> Registry:
    return Registry().with_resource("urn:discord", Resource(document(), DRAFT202012))


@cache
def patterns() -> list[tuple[re.Pattern[str], str]]:
    rows = []
    for path in document()["paths"]:
        spelled = re.escape(path).replace(r"\{", "{").replace(r"\}", "}")
        rows.append((re.compile("^" + re.sub(r"{\w+}", r"[^/]+", spelled) + "$"), path))
    # Fixed words win over placeholders.
    return sorted(rows, key=lambda row: row[1].count("{"))


def operation(method: str, path: str) -> dict[str, Any]:
    bare = path.partition("?")[0].removeprefix(PREFIX)
    for pattern, template in patterns():
        if pattern.match(bare) and method.lower() in document()["paths"][template]:
            return document()["paths"][template][method.lower()]
    raise AssertionError(f"Discord's document has no {method} {bare}")


def pointer(*steps: str) -> str:
    escaped = [step.replace("~", "~0").replace("/", "~1") for step in steps]
    return "urn:discord#/" + "/".join(escaped)


def _is_hopeless(branch: dict[str, Any], value: Any) -> bool:
    """Whether *value* names another type than *branch* is about; such a branch need not be looked at in full."""
    if "const" in branch:
        return bool(branch["const"] != value)
    name = branch.get("$ref", "").rpartition("/")[2]
    types = document()["components"]["schemas"].get(name, {}).get("properties", {}).get("type", {}).get("enum")
    return bool(types) and isinstance(value, dict) and "type" in value and value["type"] not in types


def _one_of(judge: Any, branches: list[Any], value: Any, schema: Any) -> Iterator[Any]:
    """Find what is wrong as jsonschema does, without half of its work."""
    likely = [branch for branch in branches if not _is_hopeless(branch, value)]
    yield from jsonschema.Draft202012Validator.VALIDATORS["oneOf"](judge, likely or branches, value, schema)


Judge = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"oneOf": _one_of})


def faults(schema: dict[str, Any], value: Any) -> list[str]:
    judge = Judge(_absolute(schema), registry=registry())
    found = []
    for fault in judge.iter_errors(value):
        deepest = jsonschema.exceptions.best_match([fault]) or fault
        where = "/".join(map(str, deepest.absolute_path))
        found.append(f"{where}: {deepest.message[:300]}")
    return found


def _absolute(schema: Any) -> Any:
    if isinstance(schema, list):
        return [_absolute(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: "urn:discord" + value if key == "$ref" and value.startswith("#") else _absolute(value)
        for key, value in schema.items()
    }


def normal(value: Any, key: str = "") -> Any:
    """Spell ids as text, which Discord takes as numbers too and discord.py sometimes sends so."""
    if isinstance(value, dict):
        spelled = {name: normal(inner, name) for name, inner in value.items()}
        if key in ("attachments", "emoji") and isinstance(spelled.get("id"), int):
            spelled["id"] = str(spelled["id"])
        return spelled if key != "message_reference" else known_reference(spelled)
    if isinstance(value, list):
        if key in ("users", "roles", "messages", "applied_tags"):
            return [str(one) if isinstance(one, int) else normal(one) for one in value]
        return [normal(one, key) for one in value]
    if key in ID_KEYS and isinstance(value, int):
        return str(value)
    return int(value) if key in BIT_KEYS and isinstance(value, str) else value


def known_reference(reference: dict[str, Any]) -> dict[str, Any]:
    """Spell a forward as a reply: Discord's guide has it, the enumeration in its document does not."""
    return reference | {"type": 0} if reference.get("type") == 1 else reference


def _known_references(answer: Any) -> Any:
    if isinstance(answer, list):
        return [_known_references(one) for one in answer]
    if isinstance(answer, dict) and "message_snapshots" in answer:
        return answer | {"message_reference": known_reference(answer["message_reference"])}
    return answer


def request_faults(exchange: dict[str, Any]) -> list[str]:
    """Judge what was sent."""
    body = operation(exchange["method"], exchange["path"]).get("requestBody")
    if body is None or exchange["sent"] in (None, {}):
        return []
    schema = body["content"]["application/json"]["schema"]
    return faults(schema, _as_documented(exchange, normal(exchange["sent"])))


def _as_documented(exchange: dict[str, Any], sent: Any) -> Any:
    """Spell what Discord's guide allows and its document does not: a profile without a name, a plain description."""
    if exchange["method"] != "PATCH" or not isinstance(sent, dict):
        return sent
    if exchange["path"].endswith("/users/@me"):
        return {"username": "unchanged"} | sent
    if exchange["path"].endswith("/applications/@me") and isinstance(sent.get("description"), str):
        return sent | {"description": {"default": sent["description"]}}
    return sent


def answer_faults(exchange: dict[str, Any]) -> list[str]:
    """Judge what was answered."""
    answers = operation(exchange["method"], exchange["path"])["responses"]
    status = str(exchange["status"])
    found = answers.get(status) or answers.get(status[0] + "XX")
    if found is None:
        return [f"status {status} is not one of {sorted(answers)}"]
    if "$ref" in found:
        found = document()["components"]["responses"][found["$ref"].rpartition("/")[2]]
    if "content" not in found:
        return [] if exchange["answer"] is None else [f"{status} has no body"]
    answer = _known_references(exchange["answer"])
    found_faults = []
    if isinstance(answer, dict) and "errors" in answer:
        # The document calls the codes inside a form's faults numbers; Discord sends words.
        found_faults = leaf_faults(answer["errors"])
        answer = {key: value for key, value in answer.items() if key != "errors"}
    return found_faults + faults(found["content"]["application/json"]["schema"], answer)


def leaf_faults(tree: Any, path: str = "errors") -> list[str]:
    """Judge the tree of a form's faults by the shape Discord documents in prose."""
    if not isinstance(tree, dict) or not tree:
        return [f"{path}: must be an object with something in it"]
    found = []
    for key, inner in tree.items():
        if key != "_errors":
            found += leaf_faults(inner, f"{path}.{key}")
        elif not all(set(one) == {"code", "message"} and one["code"].isupper() for one in inner):
            found.append(f"{path}: {inner}")
    return found


def must_know(exchanges: list[dict[str, Any]]) -> None:
    """Fail if any exchange went to an address that Discord's document does not have."""
    for method, path in {(one["method"], one["path"].partition("?")[0]) for one in exchanges}:
        operation(method, path)


def judge(exchanges: list[dict[str, Any]], *, refused_too: bool = False) -> None:
    """Fail with every exchange that Discord's document does not allow."""
    report = []
    for one in exchanges:
        line = f"{one['method']} {one['path'].removeprefix(PREFIX)[:80]} -> {one['status']}"
        if one["status"] < 400 or refused_too:
            report += [f"{line} request: {fault}" for fault in request_faults(one)]
        report += [f"{line} answer: {fault}" for fault in answer_faults(one)]
    assert not report, "\n".join(report)
