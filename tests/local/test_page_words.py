"""The words of the page: every language has all of them, and the page uses each one."""

import json
import re
from functools import cache

import pytest

from tests.tree import ROOT

PAGE = ROOT / "local" / "page"
CATALOGUES = sorted(path.stem for path in (PAGE / "words").glob("*.js") if path.stem != "say")
OTHERS = [language for language in CATALOGUES if language != "en"]
HOLE = re.compile(r"\{(\w+)\}")
SAID = re.compile(r"""\bsay(?:Nodes)?\(\s*"([\w.]+)\"""")
#: A literal that begins like a sentence or a label of several words.
PROSE = re.compile(r"""["`](?:[A-Z][a-z]+|A|I)[,:;]? (?:[a-z]+|\$\{)[^"`\n]*["`]""")
NAME = '"Kaiju local"'


@cache
def words(language: str) -> dict[str, str | dict[str, str]]:
    text = (PAGE / "words" / f"{language}.js").read_text(encoding="utf-8")
    return dict(json.loads(text.partition("export default ")[2].rstrip().removesuffix(";")))


@cache
def scripts() -> str:
    """Return all scripts of the page but the words, without whole-line comments."""
    paths = (path for path in sorted(PAGE.rglob("*.js")) if path.parent.name != "words" or path.stem == "say")
    text = "".join(path.read_text(encoding="utf-8") for path in paths)
    return re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE)


def variants(entry: str | dict[str, str]) -> list[str]:
    return [entry] if isinstance(entry, str) else list(entry.values())


def test_the_page_speaks_six_languages():
    assert CATALOGUES == ["de", "en", "es", "fr", "ja", "pt-BR"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_words_of_english_in_the_same_order(language):
    assert list(words(language)) == list(words("en"))


@pytest.mark.parametrize("language", CATALOGUES)
def test_every_form_of_a_text_has_the_same_placeholders(language):
    wrong = {
        key: entry
        for key, entry in words(language).items()
        for text in variants(entry)
        if set(HOLE.findall(text)) != set(HOLE.findall(variants(words("en")[key])[-1]))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", CATALOGUES)
def test_no_text_is_empty_and_forms_are_named(language):
    entries = words(language).values()
    assert [text for entry in entries for text in variants(entry) if not text.strip()] == []
    assert [entry for entry in entries if isinstance(entry, dict) and set(entry) != {"one", "other"}] == []


def test_every_key_that_the_page_says_exists():
    said = set(SAID.findall(scripts()))

    assert len(said) > 100
    assert sorted(said - set(words("en"))) == []


def test_every_key_is_used_by_the_page():
    literals = set(re.findall(r'"([\w.]+)"', scripts()))
    unused = [key for key in words("en") if key not in literals and not key.startswith("told.")]

    assert unused == []


def test_every_sentence_of_the_server_in_the_catalogue_is_one_the_server_says():
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "local").rglob("*.py")))
    told = {key: str(text) for key, text in words("en").items() if key.startswith("told.")}
    shapes = {key: r"\{[\w.]+\}".join(map(re.escape, re.split(HOLE.pattern, text)[::2])) for key, text in told.items()}

    assert [key for key, shape in shapes.items() if not re.search(shape, sources)] == []


def test_no_english_is_left_in_the_scripts():
    assert set(PROSE.findall(scripts())) == {NAME}
