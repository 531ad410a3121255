"""docs/rules, its reader, and the plugin that ties rules to tests."""

import re
from pathlib import Path

import pytest

from data.rulebook import RULES, BadRulebook, Rule, parse_book, read_books, shortened, without_marks
from tests import rule_coverage
from tests.rules_report import report

BOOKS = read_books()
ID = re.compile(r"\b(?:TW|TC|GM)-\d+(?:\.\d+)?")

TINY = """\
# Rumble: the rules, numbered

For two. See the box.

## RU-1 Throws [H]
Throws hurt.
- RU-1.1 [R, G only; I] A throw goes far [S: a review].
  - farther downhill
- RU-1.2 It ends at a wall.

## RU-2 Data
- RU-2.1 [R] Walls as below.

| wall | damage |
| --- | --- |
| brick | 1 |
"""


def test_there_is_a_book_for_each_game():
    assert {book.prefix: (game, book.title) for game, book in BOOKS.items()} == {
        "TW": ("total_war", "Godzilla Total War"),
        "TC": ("tokyo_clash", "Godzilla: Tokyo Clash"),
        "GM": ("monopoly", "Unofficial Godzilla Monopoly"),
    }


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.game)
def test_ids_run_without_gaps(book):
    assert [chapter.id for chapter in book.chapters] == [
        f"{book.prefix}-{number}" for number in range(1, len(book.chapters) + 1)
    ]
    for chapter in book.chapters:
        assert [rule.id for rule in chapter.rules] == [
            f"{chapter.id}.{number}" for number in range(1, len(chapter.rules) + 1)
        ]


@pytest.mark.parametrize("path", sorted(RULES.glob("*.md")), ids=lambda path: path.name)
def test_every_id_and_file_named_in_a_document_exists(path):
    text = path.read_text(encoding="utf-8")
    known = {id for book in BOOKS.values() for id in book.entries}

    assert set(ID.findall(text)) <= known
    assert not [named for named in re.findall(r"`(\w+\.md)`", text) if not (path.parent / named).exists()]


def test_the_reader_keeps_all_that_a_file_says():
    book = parse_book("rumble", TINY)

    assert (book.title, book.prefix, book.preface) == ("Rumble", "RU", "For two. See the box.")
    assert book.rules[:2] == (
        Rule("RU-1.1", ("R", "I", "S"), "R, G only; I", "A throw goes far [S: a review].\n- farther downhill",
             "rumble", "RU-1"),
        Rule("RU-1.2", ("H",), "", "It ends at a wall.", "rumble", "RU-1"),
    )  # fmt: skip
    throws, data = book.chapters
    assert (throws.title, throws.tags, throws.body) == ("Throws", ("H",), "Throws hurt.")
    assert data.body == "| wall | damage |\n| --- | --- |\n| brick | 1 |"


def test_a_chapter_with_a_table_needs_a_test_of_its_own():
    assert parse_book("rumble", TINY).to_test == ("RU-1.1", "RU-1.2", "RU-2", "RU-2.1")
    assert [id for book in BOOKS.values() for id in book.to_test if "." not in id] == ["GM-11", "TW-10"]


@pytest.mark.parametrize(
    ("words", "best"),
    [
        ("tw-4.1", ["TW-4.1", "TW-4.10", "TW-4.11"]),
        ("4.2", ["TW-4.2"]),
        ("TW-1", ["TW-1", "TW-1.1", "TW-1.2"]),
        ("taking damage", ["TW-5", "TW-5.1"]),
        ("card straightens", ["TW-4.10", "TW-5.3"]),
        ("Kamacuras", ["TW-10"]),
    ],
)
def test_search_finds_ids_then_titles_then_texts(words, best):
    found = [entry.id for entry in BOOKS["total_war"].search(words)]

    assert found[: len(best)] == best


def test_search_for_nothing_is_the_beginning_of_the_book_and_for_nonsense_is_empty():
    book = BOOKS["tokyo_clash"]

    assert book.search("", limit=3) == list(book.entries.values())[:3]
    assert book.search("zzz") == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("- RU-1.2 It", "- It"), "'- It ends at a wall.'"),
        (("## RU-2 Data", "## Data"), "'## Data'"),
        (("RU-1.2", "RU-1.1"), "RU-1.1 stands there 2 times"),
        (("RU-1.2", "RU-3.2"), "RU-3.2 stands in RU-1"),
        (("## RU-2 Data", "## XX-2 Data"), "XX-2 stands in the book of RU"),
        ((" [H]", ""), "RU-1.2 has no tag"),
    ],
)
def test_a_file_out_of_form_is_refused_with_the_place(change, complaint):
    with pytest.raises(BadRulebook, match=re.escape(complaint)):
        parse_book("rumble", TINY.replace(*change))


def test_a_file_without_numbered_chapters_is_no_book(tmp_path: Path):
    (tmp_path / "rumble.md").write_text(TINY)
    (tmp_path / "rumble_decks.md").write_text("# Decks\n\n## Gorath\n- a card\n")

    assert list(read_books(tmp_path)) == ["rumble"]


@pytest.fixture
def rumble(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project of its own, with one registered game whose rules are `TINY`."""
    monkeypatch.setattr(rule_coverage, "read_books", lambda: {"rumble": parse_book("rumble", TINY)})
    monkeypatch.setattr(rule_coverage, "registered_games", lambda: ("rumble",))
    pytester.makeini(
        "[pytest]\ntestpaths = suite\naddopts = -p tests.rule_coverage -p no:asyncio -p no:hypothesispytest\n"
        "markers = rule(*ids): cites rules\n"
    )
    pytester.mkdir("suite")
    return pytester


def write_tests(project: pytest.Pytester, *marks: str) -> None:
    lines = ["import pytest"]
    for number, mark in enumerate(marks):
        lines.append(f"@pytest.mark.{mark}\ndef test_{number}(): pass")
    (project.path / "suite" / "test_rumble.py").write_text("\n".join(lines))


ALL = ('rule("RU-1.1", "RU-1.2")', 'rule("RU-2", "RU-2.1")')


def test_a_suite_that_cites_every_rule_passes(rumble: pytest.Pytester):
    write_tests(rumble, *ALL)

    assert rumble.runpytest_inprocess().ret == pytest.ExitCode.OK


def test_a_rule_without_a_test_fails_a_run_of_the_whole_suite(rumble: pytest.Pytester):
    write_tests(rumble, 'rule("RU-1.1", "RU-2", "RU-2.1")')

    for whole in ((), ("suite",), (".",)):
        run = rumble.runpytest_inprocess(*whole)
        assert run.ret == pytest.ExitCode.TESTS_FAILED
        run.assert_outcomes(passed=1)
        run.stdout.fnmatch_lines(["RU-1.2 has no test"])
        run.stdout.no_fnmatch_line("RU-1.1 *")


@pytest.mark.parametrize(
    "part", [("suite/test_rumble.py",), ("-k", "test_0"), ("--deselect", "suite/test_rumble.py::test_1")]
)
def test_a_part_of_the_suite_may_leave_rules_out(rumble: pytest.Pytester, part: tuple[str, ...]):
    write_tests(rumble, 'rule("RU-1.1")', 'rule("RU-1.1")')

    assert rumble.runpytest_inprocess(*part).ret == pytest.ExitCode.OK


@pytest.mark.parametrize("part", [(), ("suite/test_rumble.py",)], ids=["whole", "part"])
def test_an_unknown_id_fails_every_run(rumble: pytest.Pytester, part: tuple[str, ...]):
    write_tests(rumble, *ALL, 'rule("RU-9.9")', "rule()")

    run = rumble.runpytest_inprocess(*part)

    assert run.ret == pytest.ExitCode.TESTS_FAILED
    run.stdout.fnmatch_lines(["*::test_2 cites RU-9.9, which is no rule", "*::test_3 cites nothing, which is no rule"])


def test_a_skipped_test_covers_no_rule(rumble: pytest.Pytester):
    write_tests(rumble, *ALL)
    path = rumble.path / "suite" / "test_rumble.py"
    path.write_text(path.read_text().replace("@pytest.mark.rule", "@pytest.mark.skip\n@pytest.mark.rule", 1))

    run = rumble.runpytest_inprocess()

    assert run.ret == pytest.ExitCode.TESTS_FAILED
    run.stdout.fnmatch_lines(["RU-1.1 has no test", "RU-1.2 has no test"])


def test_a_registered_game_must_have_a_book(rumble: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rule_coverage, "registered_games", lambda: ("chess",))
    write_tests(rumble, *ALL)

    rumble.runpytest_inprocess().stdout.fnmatch_lines(["chess is registered and has no rules in docs/rules"])


def test_what_workers_find_fails_the_run_and_is_said_once(rumble: pytest.Pytester):
    write_tests(rumble, 'rule("TW-1.1", "XX-1.1")')  # workers are other processes: they know the real rules

    run = rumble.runpytest_inprocess("-n", "2")

    assert run.ret == pytest.ExitCode.TESTS_FAILED
    run.assert_outcomes(passed=1)
    said = run.stdout.str()
    assert said.count("::test_0 cites XX-1.1, which is no rule") == 1
    assert said.count("TW-1.2 has no test") == 1
    assert "TW-1.1 has no test" not in said


def test_the_registered_games_are_those_of_the_engine():
    assert set(rule_coverage.registered_games()) <= set(BOOKS)


def test_the_report_lists_every_rule_with_its_tags_and_tests():
    cited = {"RU-1.1": ["tests/a.py::test_one", "tests/a.py::test_two"], "RU-2": ["tests/b.py::test_three"]}

    lines = list(report(parse_book("rumble", TINY), cited))

    assert [" ".join(line.split()) for line in lines] == [
        "Rumble: 2 of 4 tested",
        "RU-1.1 R I S tests/a.py::test_one",
        "tests/a.py::test_two",
        "RU-1.2 H - no test -",
        "RU-2 tests/b.py::test_three",
        "RU-2.1 R - no test -",
    ]


def test_the_report_can_show_only_what_no_test_cites():
    lines = list(report(parse_book("rumble", TINY), {"RU-1.1": ["a"], "RU-2": ["b"]}, only_uncovered=True))

    assert [line.split()[0] for line in lines[1:]] == ["RU-1.2", "RU-2.1"]


def test_the_report_finds_tests_by_collecting_them(rumble: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PYTHONPATH", str(RULES.parent.parent))
    write_tests(rumble, *ALL)

    run = rumble.runpython_c("from tests.rules_report import collect; print(collect()['RU-1.2'])")

    run.stdout.fnmatch_lines(["?'suite/test_rumble.py::test_0'?"])


def test_a_suite_that_cannot_be_collected_gives_no_report(rumble: pytest.Pytester, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PYTHONPATH", str(RULES.parent.parent))
    (rumble.path / "suite" / "test_rumble.py").write_text("import no_such_module")

    run = rumble.runpython_c("from tests.rules_report import collect; print(collect())")

    assert run.ret != 0
    run.stderr.fnmatch_lines(["The tests cannot be collected:"])


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.game)
def test_what_people_read_of_a_rule_has_no_source_marks_and_is_never_cut_in_mid_word(book):
    for entry in book.entries.values():
        assert not re.search(r"\[[RSIH][\],;: ]", entry.plain)
        if not isinstance(entry, Rule):
            continue
        words = entry.plain.split()
        for room in (60, 100, 400):
            short = shortened(entry.plain, room)
            assert len(short) <= room
            last = short.removesuffix("…").split()[-1]
            assert short == entry.plain or short.endswith("…")
            assert last in {word.rstrip(" ,;:.") for word in words} | {*words}


def test_a_remark_in_a_mark_stays_and_the_mark_goes():
    (chapter, _) = parse_book("rumble", TINY).chapters

    assert chapter.rules[0].plain == "A throw goes far (a review). - farther downhill"
    assert without_marks("| 10 / 2 [R] / 4 |") == "| 10 / 2 / 4 |"
    assert without_marks("fires [R, G only; I] twice [H].") == "fires twice."


def test_a_text_is_shortened_to_whole_sentences_where_that_leaves_half_of_the_room():
    text = "One falls. Two fall after that. Three never fall at all."

    assert shortened(text, 60) == text
    assert shortened(text, 40) == "One falls. Two fall after that. …"
    assert shortened(text, 30) == "One falls. Two fall after…"
    assert shortened("Unbreakable", 5) == "Unbr…"
    assert shortened("TW-1.7 卓のオプション。はじめはすべてオフです。", 20) == "TW-1.7 卓のオプション。 …"
    assert shortened("TW-1.7 卓のオプションはじめは、すべてオフです。", 22) == "TW-1.7 卓のオプションはじめは…"
