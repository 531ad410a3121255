"""Mutants: which changes there are, and that they are judged in a copy."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutation.operators import mutants, mutated
from tests.mutation.trees import ROOT, Tree, Unsound, chapters, suites


def read(source: str, folder: Path) -> list[str]:
    """Return what the mutants of *source* make of it, whole, in order."""
    (folder / "module.py").write_text(source)
    return [mutated(source, mutant.number) for mutant in mutants(folder, "module.py")]


@pytest.mark.parametrize(
    ("source", "after"),
    [
        ("a < b", ["a <= b"]),
        ("a == b", ["a != b"]),
        ("a in b", ["a not in b"]),
        ("x = a and b", ["x = a or b"]),
        ("x = not a", ["x = a"]),
        ("x = a + b", ["x = a - b"]),
        ("x = a if b else c", ["x = c if b else a"]),
        ("x = max(a, b)", ["x = min(a, b)"]),
        ("x = 3", ["x = 4", "x = 2"]),
        ("x = True", ["x = False"]),
        ("if a:\n    b = c", ["if not a:\n    b = c"]),
        ("if not a:\n    b = c", ["if a:\n    b = c"]),
        ("for a in b:\n    break", ["for a in b:\n    pass"]),
        ("a.b = c", ["pass"]),
        ("a += b", ["pass"]),
    ],
)
def test_each_kind_of_change_is_found(source: str, after: list[str], tmp_path: Path):
    found = [each for each in read(source, tmp_path) if each != "pass" or after == ["pass"]]

    assert found == after


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring of 3."""',
        "x: Literal[3]",
        "@cache(3)\ndef f():\n    return x",
        "class A(Struct, frozen=True):\n    b: int",
        "assert a == 3",
        "x = f'{3}'",
        "import a",
    ],
)
def test_what_says_nothing_about_what_happens_is_left_alone(source: str, tmp_path: Path):
    assert read(source, tmp_path) == []


def test_a_mutant_keeps_its_key_when_the_module_changes_elsewhere(tmp_path: Path):
    (tmp_path / "module.py").write_text("x = a < b\ny = a < b\n")
    before = [mutant.key for mutant in mutants(tmp_path, "module.py")]
    (tmp_path / "module.py").write_text("import a\n\nz = c and d\nx = a < b\ny = a < b\n")
    after = [mutant.key for mutant in mutants(tmp_path, "module.py")]

    assert len(set(before)) == 2
    assert set(before) < set(after)


def test_a_mutant_is_made_in_a_copy_killed_by_a_test_and_taken_back(tmp_path: Path):
    path = "engine/total_war/strikes/answering.py"
    source = (ROOT / path).read_text()
    mutant = next(each for each in mutants(ROOT, path) if each.before == "value >= war.strike")
    tree = Tree(tmp_path / "tree")

    verdict = tree.judge(mutant, "total_war", seconds=[300] * len(suites("total_war")))

    assert verdict.killed
    assert verdict.by.startswith("tests/engine/total_war/test_")
    assert (ROOT / path).read_text() == (tree.folder / path).read_text() == source


def test_the_suites_that_judge_are_there():
    for game in ("total_war", "tokyo_clash", "monopoly"):
        for path, *_ in suites(game):
            assert (ROOT / path).exists()


def test_a_mutant_is_judged_first_by_the_chapter_of_its_module_and_last_by_long_games():
    short, long = chapters("tokyo_clash", "engine/tokyo_clash/combat/throwing.py")

    assert short[0] == "tests/engine/tokyo_clash/test_throwing.py"
    assert long == ["tests/engine/tokyo_clash/test_bystander.py", "tests/engine/tokyo_clash/test_prospect.py"]
    assert sorted(short) == chapters("tokyo_clash", "")[0]


def test_a_chapter_that_is_not_there_judges_nothing(tmp_path: Path):
    tree = Tree(tmp_path / "tree")

    with pytest.raises(Unsound, match="not found"):
        tree._run(["tests/engine/total_war/test_missing.py"], 60)


def test_a_mutant_that_the_data_of_the_game_cannot_be_read_with_is_killed(tmp_path: Path):
    tree = Tree(tmp_path / "tree")
    (tree.folder / "engine" / "total_war" / "content.py").write_text("raise ValueError('a mutant')\n")

    verdict = tree._run(["tests/engine/total_war/test_round.py"], 60)

    assert verdict.killed


def test_a_mutant_that_never_ends_is_killed_by_the_time_limit(tmp_path: Path):
    tree = Tree(tmp_path / "tree")
    path = tree.folder / "engine" / "total_war" / "turn.py"
    path.write_text(path.read_text() + "\nwhile True:\n    pass\n")

    verdict = tree.run("total_war", seconds=[2] * len(suites("total_war")))

    assert verdict.killed
    assert verdict.by == "the time limit"
