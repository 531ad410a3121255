"""What a mutant is: one small change of a module, found by its syntax."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
#: Fields of a syntax tree that say nothing about what happens: types, decorators, the options of a class.
APART = {"annotation", "returns", "decorator_list"}


@dataclass(frozen=True)
class Mutant:
    """A change of *path*: the *number*th that its syntax offers, described by the code *before* and *after* it.

    *copy* counts the changes of the module that read the same.
    """

    path: str
    number: int
    line: int
    before: str
    after: str
    copy: int

    @property
    def key(self) -> str:
        """What tells it from the others, also when the module has changed elsewhere."""
        return f"{self.path}: {self.before} -> {self.after} #{self.copy}"


def mutants(root: Path, path: str) -> list[Mutant]:
    """Return all mutants of the module *path* under *root*."""
    tree = ast.parse((root / path).read_text(encoding="utf-8"))
    found, seen = [], Counter[tuple[str, str]]()
    for number, (node, changed) in enumerate(changes(tree)):
        read = _shown(node), _shown(changed)
        found.append(Mutant(path, number, node.lineno, *read, seen[read]))
        seen[read] += 1
    return found


def mutated(source: str, number: int) -> str:
    """Return *source* with its *number*th change made."""
    tree = ast.parse(source)
    for at, (node, changed) in enumerate(changes(tree)):
        if at == number:
            return ast.unparse(ast.fix_missing_locations(_Swap(node, changed).visit(tree)))
    raise IndexError(f"there is no change {number}")


class _Swap(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.stmt | ast.expr, new: ast.stmt | ast.expr) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        """Return the new node for the old one."""
        return self.new if node is self.old else super().visit(node)


Change = tuple[ast.stmt | ast.expr, ast.stmt | ast.expr]


def changes(tree: ast.AST) -> Iterator[Change]:
    """Yield each node that can be changed with what it becomes, in the order of the code."""
    for node in _living(tree):
        if isinstance(node, ast.expr):
            yield from ((node, changed) for changed in _expressions(node))
        elif isinstance(node, ast.stmt):
            yield from ((node, changed) for changed in _statements(node))


def _living(node: ast.AST) -> Iterator[ast.AST]:
    """Yield *node* and all below it but what says nothing about what happens."""
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
        return  # asserts are for the type checker
    yield node
    for name, value in ast.iter_fields(node):
        if name in APART or (isinstance(node, ast.ClassDef) and name in ("keywords", "bases")):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_text(child):
                yield from _living(child)


def _is_text(node: ast.AST) -> bool:
    """Return whether *node* is a docstring or another text that stands for itself."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def _expressions(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(ops=[op, *rest]) if type(op) in COMPARISONS:
            yield _with(node, ops=[COMPARISONS[type(op)](), *rest])
        case ast.BoolOp(op=op):
            yield _with(node, op=ast.Or() if isinstance(op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(op=op) if type(op) in SUMS:
            yield _with(node, op=SUMS[type(op)]())
        case ast.IfExp(body=body, orelse=orelse):
            yield _with(node, body=orelse, orelse=body)
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield _with(node, func=ast.Name(CALLS[name], ast.Load()))
        case ast.Constant(value=bool(value)):
            yield ast.copy_location(ast.Constant(not value), node)
        case ast.Constant(value=int(value)):
            yield from (ast.copy_location(ast.Constant(value + step), node) for step in (1, -1))


def _statements(node: ast.stmt) -> Iterator[ast.stmt]:
    match node:
        case ast.If(test=test) if not _has_opposite(test):
            yield _with(node, test=ast.UnaryOp(ast.Not(), test))
        case ast.Break() | ast.Continue() | ast.Expr() | ast.AugAssign():
            yield ast.copy_location(ast.Pass(), node)
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript() | ast.Tuple()]):
            yield ast.copy_location(ast.Pass(), node)


Node = TypeVar("Node", bound=ast.AST)


def _with(node: Node, **fields: object) -> Node:
    """Return a copy of *node* with other *fields*."""
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _has_opposite(test: ast.expr) -> bool:
    """Return whether *test* is turned into its opposite where it is changed itself."""
    if isinstance(test, ast.Compare):
        return isinstance(test.ops[0], ast.Eq | ast.NotEq | ast.Is | ast.IsNot | ast.In | ast.NotIn)
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def _shown(node: ast.AST) -> str:
    """Return the first line of *node* as code."""
    return ast.unparse(node).partition("\n")[0]
