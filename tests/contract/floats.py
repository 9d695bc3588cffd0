"""Finds in the source where the builtin `sum` adds floats.

Which expressions are floats is inferred from literals, divisions and annotations: of functions, parameters, fields and
constants of the modules that were read.
"""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

WHOLE = ("int", "len", "round", "ord", "bool", "range", "str")  # builtins that return no float
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
COMPREHENSIONS = (ast.GeneratorExp, ast.ListComp, ast.SetComp)
Scope = Mapping[str, bool]  # names, and whether they stand for floats or a collection of floats


@dataclass
class Source:
    """A parsed file, what its names stand for, and the names it imports: (module, name) by local name."""

    path: Path
    tree: ast.Module
    names: dict[str, bool] = field(default_factory=dict)
    imported: dict[str, tuple[Path, str]] = field(default_factory=dict)


class Floats:
    """The floats in some files."""

    def __init__(self, paths: Sequence[Path]):
        self.sources = {path: Source(path, ast.parse(path.read_text("utf-8"))) for path in paths}
        self.members: set[str] = set()  # fields and methods of classes: the names of those that are floats
        for source in self.sources.values():
            self._read_imports(source)
        for _ in range(3):  # names may stand for names of other modules
            for source in self.sources.values():
                self._read_names(source)

    def sums(self) -> Iterator[tuple[Path, int]]:
        """Yield file and line of each call of the builtin `sum` that adds floats."""
        for source in self.sources.values():
            for node, scope in self._walk(source, source.tree, {}):
                if _calls(node, "sum") and any(self._is_float(arg, source, scope) for arg in node.args):
                    yield source.path, node.lineno

    # names

    def _read_imports(self, source: Source) -> None:
        for node in ast.walk(source.tree):
            if isinstance(node, ast.ImportFrom):
                folder = source.path.parents[node.level - 1] if node.level else None
                parts = (node.module or "").split(".")
                for path in self.sources if folder is None else ():
                    if path.with_suffix("").parts[-len(parts) :] == tuple(parts):
                        folder, parts = path.parent, parts[-1:]
                for alias in node.names:
                    path = (folder or source.path.parent).joinpath(*parts).with_suffix(".py")
                    source.imported[alias.asname or alias.name] = path, alias.name

    def _read_names(self, source: Source) -> None:
        for node in source.tree.body:
            self._define(node, source, source.names)
            if isinstance(node, ast.ClassDef):
                own: dict[str, bool] = {}
                for member in node.body:
                    self._define(member, source, own)
                self.members.update(name for name, is_float in own.items() if is_float)
                for inner, scope in self._walk(source, node, {}):
                    if isinstance(inner, ast.Assign):
                        self.members.update(self._floats_set(inner, source, scope))

    def _define(self, node: ast.stmt, source: Source, names: dict[str, bool]) -> None:
        if isinstance(node, ast.FunctionDef):
            names[node.name] = self._means_float(node.returns, source)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names[node.target.id] = self._means_float(node.annotation, source)
        elif isinstance(node, ast.Assign):
            is_float = self._means_float(node.value, source) or self._is_float(node.value, source, {})
            names.update(dict.fromkeys(_names_in(node.targets), is_float))

    def _floats_set(self, node: ast.Assign, source: Source, scope: Scope) -> Iterator[str]:
        """Yield the fields that a statement in a method sets to floats."""
        for target in node.targets:
            pairs = [(target, node.value)]
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = [*zip(target.elts, node.value.elts, strict=True)]
            for one, value in pairs:
                if isinstance(one, ast.Attribute) and self._is_float(value, source, scope):
                    yield one.attr

    def _means_float(self, annotation: ast.expr | None, source: Source) -> bool:
        """Return True if an annotation, or the value of an alias, mentions floats."""
        if isinstance(annotation, ast.Constant) and annotation.value == "float":
            return True
        if isinstance(annotation, ast.Subscript):
            if isinstance(annotation.value, ast.Name) and annotation.value.id == "Callable":
                return False
            return self._means_float(annotation.slice, source)
        if isinstance(annotation, ast.Tuple):
            return any(self._means_float(each, source) for each in annotation.elts)
        if isinstance(annotation, ast.BinOp):
            return self._means_float(annotation.left, source) or self._means_float(annotation.right, source)
        if not isinstance(annotation, ast.Name):
            return False
        return annotation.id == "float" or self._stands_for_floats(annotation.id, source, {})

    def _stands_for_floats(self, name: str, source: Source, scope: Scope) -> bool:
        if name in scope:
            return scope[name]
        if name in source.imported:
            path, there = source.imported[name]
            return path in self.sources and self.sources[path].names.get(there, False)
        return source.names.get(name, False)

    # expressions

    def _walk(self, source: Source, node: ast.AST, scope: Scope) -> Iterator[tuple[ast.AST, Scope]]:
        """Yield all nodes, each with the names of the functions around it."""
        if isinstance(node, FUNCTIONS):
            scope = {**scope, **self._locals(source, node, scope)}
        yield node, scope
        for child in ast.iter_child_nodes(node):
            yield from self._walk(source, child, scope)

    def _locals(self, source: Source, function: ast.AST, scope: Scope) -> Scope:
        found = {arg.arg: self._means_float(arg.annotation, source) for arg in ast.walk(function.args)
                 if isinstance(arg, ast.arg)}  # fmt: skip
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and self._is_float(node.value, source, {**scope, **found}):
                found.update(dict.fromkeys(_names_in(node.targets), True))
            elif isinstance(node, ast.For) and self._is_float(node.iter, source, {**scope, **found}):
                found.update(dict.fromkeys(_names_in([node.target]), True))
        return found

    def _is_float(self, node: ast.AST, source: Source, scope: Scope) -> bool:
        """Return True if the expression is a float, or a collection with floats."""

        def any_of(nodes: Sequence[ast.AST], inner: Scope = scope) -> bool:
            return any(self._is_float(each, source, inner) for each in nodes)

        match node:
            case ast.Constant(value=value):
                return isinstance(value, float)
            case ast.Name(id=name):
                return self._stands_for_floats(name, source, scope)
            case ast.Attribute(attr=name):
                return name in self.members
            case ast.BinOp(op=op):
                return isinstance(op, ast.Div) or any_of([node.left, node.right])
            case ast.Compare() | ast.Lambda():
                return False
            case ast.Call(func=ast.Name(id="float")):
                return True
            case ast.Call(func=ast.Name(id=name)) if name in WHOLE:
                return False
            case ast.Call(func=ast.Attribute(attr="values"), args=[]):  # of a mapping
                return any_of([node.func.value])
            case ast.Call():
                return any_of([node.func]) or (isinstance(node.func, ast.Name) and any_of(node.args))
            case ast.Subscript():
                return any_of([node.value])
            case ast.IfExp():
                return any_of([node.body, node.orelse])
            case ast.Dict():
                return any_of(node.values)
            case ast.GeneratorExp() | ast.ListComp() | ast.SetComp():
                inner = dict(scope)
                for each in node.generators:
                    inner.update(dict.fromkeys(_names_in([each.target]), any_of([each.iter], inner)))
                return any_of([node.elt], inner)
        return any_of([*ast.iter_child_nodes(node)])


def _calls(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def _names_in(targets: Sequence[ast.AST]) -> list[str]:
    return [node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]
