"""The files of the project, read as Python: what they import, how long they are."""

import ast
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@cache
def files() -> tuple[Path, ...]:
    """Return every file of the tree, apart from what tools leave in it."""
    found: list[Path] = []
    for place, folders, names in os.walk(ROOT):
        folders[:] = sorted(
            name for name in folders if not name.startswith((".", "__pycache__", "node_modules", "artefacts"))
        )
        found += (Path(place, name) for name in sorted(names))
    return tuple(found)


def python_files(*parts: str) -> list[Path]:
    """Return the Python files of these *parts* of the tree, or of all of it."""
    return [path for path in files() if path.suffix == ".py" and (not parts or part_of(path) in parts)]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def part_of(path: Path) -> str:
    return path.relative_to(ROOT).with_suffix("").parts[0]


@cache
def is_module(dotted: str) -> bool:
    place = ROOT.joinpath(*dotted.split("."))
    return place.with_suffix(".py").exists() or place.is_dir()


def imports(source: ast.Module, package: str = "") -> Iterator[str]:
    """Yield the dotted modules that *source*, a file of *package*, imports anywhere in it."""
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            inner = [f"{origin}.{alias.name}" for alias in node.names]
            yield from (module if is_module(module) else origin for module in inner)


@cache
def imports_of(path: Path) -> tuple[str, ...]:
    return tuple(imports(tree(path), ".".join(path.relative_to(ROOT).parent.parts)))


def is_within(module: str, allowed: tuple[str, ...]) -> bool:
    return any(module == entry or module.startswith(f"{entry}.") for entry in allowed)


def lines_of_functions(source: ast.Module) -> Iterator[tuple[str, int]]:
    for node in ast.walk(source):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1
