"""How long files and functions may get, how many modules a folder may hold, and which names say nothing."""

import ast
import re
from collections import Counter

from tests.tree import ROOT, files, lines_of_functions, name, part_of, python_files, tree

LONGEST_FILE = 400
LONGEST_FUNCTION = {"tests": 60}
LONGEST_FUNCTION_ELSEWHERE = 35
EMPTY_WORDS = re.compile(r"manager|helpers?|utils?", re.IGNORECASE)
WRITTEN_BY_HAND = (".py", ".js", ".css", ".html", ".sql")

#: More modules than a dozen are parted by theme. The tests of a game's rules have a file for each chapter.
PRODUCT = ("cogs", "words", "table", "engine", "render", "local", "data", "ops")
FULLEST_FOLDER = 12


def test_no_file_is_too_long():
    lengths = {
        name(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in files()
        if path.suffix in WRITTEN_BY_HAND
    }
    assert not {path: length for path, length in lengths.items() if length > LONGEST_FILE}


def test_no_folder_of_the_product_holds_more_than_a_dozen_modules():
    modules = Counter(path.parent for path in python_files(*PRODUCT) if path.name != "__init__.py")
    assert not {name(folder): count for folder, count in modules.items() if count > FULLEST_FOLDER}


def test_no_function_is_too_long():
    long = {
        f"{name(path)}: {function} has {lines} lines"
        for path in python_files()
        for function, lines in lines_of_functions(tree(path))
        if lines > LONGEST_FUNCTION.get(part_of(path), LONGEST_FUNCTION_ELSEWHERE)
    }
    assert not long


def test_names_say_what_a_thing_is():
    classes = {
        (path, node.name) for path in python_files() for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef)
    }
    named = classes | {(path, path.stem) for path in python_files()}
    assert not {f"{name(path)}: {word}" for path, word in named if EMPTY_WORDS.search(word)}


def test_every_folder_of_code_is_a_package():
    folders = {path.parent for path in python_files() if path.parent != ROOT and part_of(path) != "scripts"}
    assert not {name(folder) for folder in folders if not (folder / "__init__.py").exists()}
