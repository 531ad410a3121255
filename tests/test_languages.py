"""Every language says what English says: the same keys, facts and forms, the same rules, within Discord's limits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from data.rulebook import RULES, Book, parse_book, read_books
from data.words import FALLBACK, LOCALES, languages
from render.scene.glyphs import font_for
from scripts.languages import COMPLETE, glossary, messages, report, stamp, told

OTHERS = [language for language in languages() if language != FALLBACK]
#: What Discord shows no more than so much of: descriptions of commands, and what forms and lists say of their choices.
DESCRIBED = re.compile(r"command-|[\w-]*(?:option|preset)-[\w-]+-about$|(?!total_war-kaiju-sides)[a-z_]+-kaiju-")
DESCRIPTION = 100
#: Terms that are always said by their own name; the others may be told with a sign, or by another form of a verb.
CERTAIN = ("Dominance", "trophy", "standing order")


def write(home: Path, language: str, text: str) -> None:
    (home / language).mkdir(exist_ok=True)
    (home / language / "words.ftl").write_text(text, encoding="utf-8")


def test_a_report_names_what_is_missing_stale_wrong_and_doubtful(tmp_path: Path) -> None:
    write(tmp_path, "en", "one = One { $fact }\ntwo = Two\n    .joined = two\nthree = Three\n# a remark\nfour = Four\n")
    write(tmp_path, "de", "one = Eins { $other }\ntwo = Zwei\n    .long = zwei\nthree = Drei\nfive = Fünf\n")
    stamp("de", tmp_path)
    write(tmp_path, "en", "one = One { $fact }\ntwo = Two\n    .joined = two\nthree = Thirty\n# another\nfour = Four\n")

    found = report("de", tmp_path)

    assert (found.missing, found.stale, found.unknown) == (["four"], ["three"], ["five"])
    assert found.wrong == ["one: no fact $other", "two: no form .long"]
    assert found.doubtful == ["one: does not say $fact"]
    assert next(told(found, in_full=False)).startswith("de: 75.0% of 4 messages; 1 missing, 1 stale")


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_of_a_language_has_facts_or_forms_that_english_has_not(language: str) -> None:
    found = report(language)
    assert (found.wrong, found.unknown) == ([], [])


@pytest.mark.parametrize("language", COMPLETE)
def test_a_complete_language_lacks_nothing_and_nothing_in_it_is_stale(language: str) -> None:
    found = report(language)
    assert (found.missing, found.stale) == ([], [])


def test_a_term_that_is_not_the_glossarys_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = "| English | Deutsch |\n| --- | --- |\n| Energy, trophy (card) | Energie, Trophäe | |\n"
    (tmp_path / "de.md").write_text(rows, encoding="utf-8")
    terms = glossary("de", tmp_path)
    monkeypatch.setattr("scripts.languages.glossary", lambda language: terms)
    write(tmp_path, "en", "one = Energy { $trophy }\ntwo = a trophy\nthree = a trophy\n")
    write(tmp_path, "de", "one = Strom { $trophy }\ntwo = Trophäen\nthree = ein Pokal\n")

    assert report("de", tmp_path).terms == ["one: Energy", "three: trophy"]


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_of_the_rules_are_those_of_the_glossary(language: str) -> None:
    assert [found for found in report(language).terms if found.partition(": ")[2] in CERTAIN] == []


@pytest.mark.parametrize("language", languages())
def test_descriptions_fit_in_every_language(language: str) -> None:
    described = {key: text for key, text in messages(language).items() if DESCRIBED.match(key)}
    assert len(described) > 100
    assert {key: len(text) for key, text in described.items() if len(text) > DESCRIPTION} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_every_letter_of_a_language_can_be_drawn(language: str) -> None:
    letters = {letter for text in messages(language).values() for letter in text if letter.isprintable()}
    assert not {letter for letter in letters if letter != " " and not font_for("body", letter)}


def shape(book: Book) -> dict[str, tuple[str, ...]]:
    """Return the ids of a rulebook, each with its tags."""
    return {id: entry.tags for id, entry in book.entries.items()}


@pytest.mark.parametrize("path", sorted(RULES.glob("*/*.md")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_rules_of_a_language_have_the_same_ids_and_tags(path: Path) -> None:
    english = read_books()
    if path.stem not in english:  # a companion
        assert (RULES / path.name).is_file()
        return
    own, wanted = shape(parse_book(path.stem, path.read_text(encoding="utf-8"))), shape(english[path.stem])
    strange = {id: tags for id, tags in own.items() if wanted.get(id) != tags}
    assert strange == {}
    assert path.parent.name not in COMPLETE or own == wanted


def test_a_rule_that_a_language_lacks_is_read_in_english(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "toy.md").write_text("# Toy: the rules\n\n## TY-1 Begin\n\n- TY-1.1 [R] One.\n- TY-1.2 [H] Two.\n")
    (tmp_path / "xx" / "toy.md").write_text("# Toi: regulae\n\n## TY-1 Initium\n\n- TY-1.1 [R] Unum.\n")

    (chapter,) = read_books(tmp_path, "xx")["toy"].chapters

    assert (chapter.title, [rule.text for rule in chapter.rules]) == ("Initium", ["Unum.", "Two."])
    assert read_books(tmp_path, "yy")["toy"].chapters[0].title == "Begin"


def test_names_in_the_content_are_the_english_messages() -> None:
    pattern = re.compile(r'^name = "([^"]+)"', re.MULTILINE)
    said = set(messages(FALLBACK).values()) | {text.partition("\n")[0] for text in messages(FALLBACK).values()}
    for path in LOCALES.parent.glob("*/*.toml"):
        if path.parent.name in ("total_war", "tokyo_clash", "monopoly") and path.name != "citations.toml":
            assert set(pattern.findall(path.read_text(encoding="utf-8"))) <= said, path
