"""Small changes of source code, each of which a test should notice."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

KINDS = (
    "comparison",
    "boundary",
    "negation",
    "return",
    "branch",
    "constant",
    "arguments",
    "and-or",
)
"""What the operators are called."""

_SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_ORDERLESS = {"isinstance", "issubclass", "max", "min"}
"""Calls that mean the same, or nothing at all, with their first two arguments swapped."""
_NOT_RUN = {"annotation", "returns", "decorator_list"}
"""Parts of a definition that no test can notice, or none can miss."""


@dataclass(frozen=True, slots=True)
class Mutation:
    """One change at one place of a file."""

    path: Path
    """The file, relative to the checkout."""
    kind: str
    """One of ``KINDS``."""
    line: int
    """The number of the first line that changes, from 1."""
    old: str
    """The lines that change, as they are."""
    new: str
    """What stands in their place."""

    def apply(self, source: str) -> str:
        """Return the whole source with this change."""
        lines = source.split("\n")
        first = self.line - 1
        lines[first : first + self.old.count("\n") + 1] = self.new.split("\n")
        return "\n".join(lines)


def mutations(path: Path, source: str, *, decides: bool = True) -> list[Mutation]:
    """Return every change that the operators can make to a file.

    Args:
        path: The file, relative to the checkout.
        source: What it holds.
        decides: Whether every number in it decides something. Where most are sizes, durations
            and weights, only those are changed that something is compared with or counted by.
    """
    found: dict[tuple[int, str], Mutation] = {}
    for node, parent in _places(ast.parse(source)):
        for kind, text in _changes(node, parent, decides=decides):
            mutation = _mutation(path, source, kind, node, text)
            if mutation.new != mutation.old:
                found.setdefault((mutation.line, mutation.new), mutation)
    return list(found.values())


def _places(parent: ast.AST) -> Iterator[tuple[ast.expr, ast.AST]]:
    """Yield each expression that is run, with the node that it is a part of."""
    for name, value in ast.iter_fields(parent):
        if name in _NOT_RUN:
            continue
        for node in value if isinstance(value, list) else [value]:
            # In f-strings Python 3.11 does not know where things stand.
            if not isinstance(node, ast.AST) or isinstance(node, ast.JoinedStr):
                continue
            if isinstance(node, ast.expr):
                yield node, parent
            yield from _places(node)


def _mutation(path: Path, source: str, kind: str, node: ast.expr, text: str) -> Mutation:
    """Return the change that puts a text in the place of an expression."""
    first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    lines = source.split("\n")[first : last + 1]
    # Columns are counted in bytes.
    before = lines[0].encode()[: node.col_offset].decode()
    after = lines[-1].encode()[node.end_col_offset :].decode()
    return Mutation(path, kind, node.lineno, "\n".join(lines), f"{before}{text}{after}")


def _changes(node: ast.expr, parent: ast.AST, *, decides: bool) -> Iterator[tuple[str, str]]:
    """Yield what can stand in the place of an expression, each with the operator's name."""
    if isinstance(parent, ast.If | ast.While | ast.IfExp) and node is parent.test:
        yield "negation", f"not ({ast.unparse(node)})"
    if isinstance(parent, ast.If) and node is parent.test:
        yield "branch", "False"
    if isinstance(parent, ast.Return) and not _is_none(node):
        yield "return", "None"
    match node:
        case ast.Compare(ops=[operator], left=left, comparators=[right]):
            swapped = ast.Compare(left, [_SWAPPED[type(operator)]()], [right])
            yield "comparison", _in_place(swapped, parent)
        case ast.BoolOp(op=operator, values=values):
            other = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield "and-or", _in_place(ast.BoolOp(other, values), parent)
        case ast.Call(func=called, args=[first, second, *others]):
            if not _has_stars(node) and ast.unparse(called) not in _ORDERLESS:
                swapped_call = ast.Call(called, [second, first, *others], node.keywords)
                yield "arguments", ast.unparse(swapped_call)
        case ast.Constant(value=value):
            yield from _other_constants(value, parent, decides=decides)


def _other_constants(value: object, parent: ast.AST, *, decides: bool) -> Iterator[tuple[str, str]]:
    """Yield what can stand in the place of a constant."""
    if isinstance(value, bool):
        yield "constant", str(not value)
    elif isinstance(value, int):
        if isinstance(parent, ast.Compare | ast.Subscript | ast.Slice) or _is_range(parent):
            yield "boundary", str(value + 1)
            yield "boundary", str(value - 1) if value else "(-1)"
        elif decides:
            yield "constant", str(value + 1)
    elif isinstance(value, float) and decides:
        yield "constant", str(value + 1)


def _in_place(node: ast.expr, parent: ast.AST) -> str:
    """Return an expression as text, in parentheses where what stands around it may need them."""
    text = ast.unparse(node)
    bare = isinstance(parent, ast.If | ast.While | ast.Return | ast.Assign | ast.Call)
    return text if bare else f"({text})"


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _is_range(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "range"


def _has_stars(call: ast.Call) -> bool:
    return any(isinstance(argument, ast.Starred) for argument in call.args[:2])
