"""The part of Discord's document that the tests judge by."""

import gzip
import json
from pathlib import Path

import pytest

from scripts import openapi as cutting
from tests.local import openapi


def test_every_route_of_the_local_discord_is_in_the_committed_part():
    known = {(method, cutting.nameless(path)) for path, rows in openapi.document()["paths"].items() for method in rows}

    assert cutting.served() - known == set()


def test_cutting_the_part_again_changes_nothing(tmp_path: Path):
    whole, target = tmp_path / "full.json", tmp_path / "part.json.gz"
    whole.write_text(json.dumps(openapi.document()))

    assert cutting.main([str(whole), "--target", str(target)]) == 0

    assert target.read_bytes() == openapi.DOCUMENT.read_bytes()


def test_what_is_not_served_is_cut_off_with_all_that_only_it_reaches(tmp_path: Path):
    whole, target = tmp_path / "full.json", tmp_path / "part.json.gz"
    document = openapi.document()
    reference = {"schema": {"$ref": "#/components/schemas/Soundboard"}}
    extra = {"get": {"responses": {"200": {"content": {"application/json": reference}}}}}
    schemas = document["components"]["schemas"] | {"Soundboard": {"type": "object"}}
    more = {"paths": document["paths"] | {"/soundboard": extra}}
    whole.write_text(json.dumps(document | more | {"components": document["components"] | {"schemas": schemas}}))

    assert cutting.main([str(whole), "--target", str(target)]) == 0

    assert json.loads(gzip.decompress(target.read_bytes())) == document


def test_a_file_that_is_no_document_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    for text in ("", "[]", "{}", '{"paths": 1}'):
        (tmp_path / "x.json").write_text(text)
        assert cutting.main([str(tmp_path / "x.json"), "--target", str(tmp_path / "y")]) == 1
        assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "y").exists()


def test_an_exchange_at_an_address_that_is_not_in_the_part_fails():
    exchange = {"method": "GET", "path": "/api/v10/soundboard-default-sounds?x=1", "status": 404, "sent": None}
    with pytest.raises(AssertionError, match="has no GET"):
        openapi.must_know([exchange])
    with pytest.raises(AssertionError, match="has no GET"):
        openapi.judge([exchange | {"answer": {"code": 0, "message": "404: Not Found"}}])
