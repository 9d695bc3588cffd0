"""What the source of a package says about its architecture: imports, import circles, and the ancestry of its classes.

Everything is read off the syntax trees, so that nothing is imported, no window opens, and imports under `TYPE_CHECKING`
and within functions count as any other.  The rules themselves are in `test_architecture.py`.
"""

import ast
import builtins
import gc
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import pytest

TOP, TYPING, LATE = "at the top", "under TYPE_CHECKING", "in a function"  # where an import stands
BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")  # the fields of a statement that hold statements
LAST_WORD = re.compile(r"(\w*)(?:\(\))?\s*\Z")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class Import:
    """One module that an import statement asks for, by its full name."""

    target: str
    line: int
    where: str


@dataclass(frozen=True)
class OwnClass:
    """A class of the package, as written: its bases are expressions like `Scene` or `scene.Scene`."""

    module: str
    name: str  # with the classes and functions it stands in: `Outer.Inner`
    line: int
    bases: tuple[str, ...]
    methods: frozenset[str]  # the public ones that it defines itself, properties included


@dataclass(frozen=True)
class Attribute:
    """`receiver.name` as it is written somewhere."""

    module: str
    line: int
    receiver: str  # its last name: `match` of `self.table.match`
    name: str
    is_called: bool


@dataclass
class Module:
    """One parsed file."""

    name: str
    path: str  # from the root
    is_package: bool
    lines: int
    text: str
    imports: list[Import] = field(default_factory=list)
    bound: dict[str, str] = field(default_factory=dict)  # what its imports and aliases make a name stand for
    classes: dict[str, OwnClass] = field(default_factory=dict)
    typing_blocks: list[int] = field(default_factory=list)  # the lines of `if TYPE_CHECKING:` with imports


class Project:
    """All modules of a package, by their full names."""

    def __init__(self, root: Path, package: str):
        self.modules: dict[str, Module] = {}
        self._ancestors: dict[OwnClass, frozenset[OwnClass]] = {}
        for path in sorted((root / package).rglob("*.py")):
            short = path.relative_to(root)
            parts = short.with_suffix("").parts
            is_package = parts[-1] == "__init__"
            name = ".".join(parts[:-1] if is_package else parts)
            text = path.read_text(encoding="utf-8")
            self.modules[name] = Module(name, short.as_posix(), is_package, len(text.splitlines()), text)
        collecting = gc.isenabled()
        gc.disable()  # it would look at a million new nodes again and again, and take as long as the parsing itself
        try:
            for module in self.modules.values():
                _Reader(module, self.modules).read(ast.parse(module.text).body, (), TOP)
        finally:
            if collecting:
                gc.enable()

    # imports

    def imports(self, module: str) -> list[Import]:
        """Return the module's imports of the package itself."""
        return [found for found in self.modules[module].imports if found.target in self.modules]

    @cached_property
    def imported(self) -> dict[str, set[str]]:
        """For each module, those of the package that it needs.

        Who imports `a.b.c` also runs `a/__init__.py` and `a/b/__init__.py`, but for the packages it lies in itself.
        """
        return {
            name: {
                needed
                for found in self.imports(name)
                for needed in (found.target, *packages(found.target))
                if needed == found.target or not f"{name}.".startswith(f"{needed}.")
            }
            - {name}
            for name in self.modules
        }

    @cached_property
    def circles(self) -> list[list[str]]:
        """The circles of imports: groups of modules of which each needs all others; the largest first."""
        found = [sorted(group) for group in strong_components(self.imported) if len(group) > 1]
        return sorted(found, key=lambda group: (-len(group), group))

    def within(self, circle: Iterable[str]) -> list[str]:
        """The imports between the modules of a circle, as `path:line: text`."""
        members = set(circle)
        return [
            f"{self.modules[name].path}:{line}: {name} imports {target}" + (f", {where}" if where != TOP else "")
            for name in sorted(members)
            for target, line, where in sorted({(i.target, i.line, i.where) for i in self.imports(name)})
            if target != name and members & {target, *packages(target)}
        ]

    # classes

    @cached_property
    def classes(self) -> list[OwnClass]:
        """Every class of the package."""
        return [found for module in self.modules.values() for found in module.classes.values()]

    @cached_property
    def unknown_bases(self) -> list[str]:
        """Bases that should be classes of the package but are not found, as `path:line: text`."""
        found = []
        for own in self.classes:
            for base in own.bases:
                try:
                    self.find_class(own, base)
                except LookupError as error:
                    found.append(f"{self.modules[own.module].path}:{own.line}: the base {base} of {own.name}: {error}")
        return found

    def ancestors(self, own: OwnClass) -> frozenset[OwnClass]:
        """A class and all classes of the package that it inherits from: its MRO without what is not ours."""
        if own not in self._ancestors:
            bases = filter(None, (self.find_class(own, base) for base in own.bases))
            self._ancestors[own] = frozenset({own}).union(*(self.ancestors(base) for base in bases))
        return self._ancestors[own]

    def methods(self, own: OwnClass) -> frozenset[str]:
        """The names of the public methods and properties of a class, with inherited ones."""
        return frozenset[str]().union(*(one.methods for one in self.ancestors(own)))

    def find_class(self, own: OwnClass, base: str) -> OwnClass | None:
        """The class of the package that a base stands for; None: it is somebody else's.  Raises `LookupError`."""
        module, scope = self.modules[own.module], own.name.split(".")[:-1]
        for depth in range(len(scope), -1, -1):  # a class beside it, first in the innermost scope
            name = ".".join((*scope[:depth], base))
            if name in module.classes and name != own.name:
                return module.classes[name]
        return self._look_up(own.module, base, set())

    def _look_up(self, module: str, name: str, seen: set[tuple[str, str]]) -> OwnClass | None:
        here = self.modules[module]
        if name in here.classes:
            return here.classes[name]
        if (module, name) in seen:
            raise LookupError(f"it stands for itself in {here.path}")
        seen.add((module, name))
        first, _dot, rest = name.partition(".")
        if first not in here.bound:
            if rest or not hasattr(builtins, first):
                raise LookupError(f"{first} is not defined in {here.path}")
            return None
        full = here.bound[first] + (f".{rest}" if rest else "")
        home = next((home for home in (full, *packages(full)) if home in self.modules), None)
        if home is None:
            if full.partition(".")[0] in self.modules:
                raise LookupError(f"there is no {full}")
            return None
        return self._look_up(home, full.removeprefix(home).lstrip("."), seen)

    # what is asked of objects

    def attributes(self, names: Iterable[str], under: str, but_of: Iterable[str] = ()) -> Iterator[Attribute]:
        """Every `receiver.name` in the modules of a package, but of receivers whose last name is one of `but_of`."""
        wanted, left_out = set(names), set(but_of)
        hint = re.compile(rf"\.\s*(?:{'|'.join(sorted(wanted))})\b")
        for name, module in self.modules.items():
            text = module.text
            if not f"{name}.".startswith(f"{under}.") or all(
                _word_before(text, hit.start()) in left_out for hit in hint.finditer(text)
            ):
                continue  # it need not be parsed
            nodes = list(ast.walk(ast.parse(module.text)))
            called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
            for node in nodes:
                if isinstance(node, ast.Attribute) and node.attr in wanted:
                    receiver = _last_name(node.value)
                    if receiver not in left_out:
                        yield Attribute(name, node.lineno, receiver, node.attr, id(node) in called)


class _Reader:
    """Reads the statements of one file; expressions hold neither imports nor classes."""

    def __init__(self, module: Module, modules: Mapping[str, Module]):
        self.module, self.modules = module, modules
        parts = module.name.split(".")
        self.package = parts if module.is_package else parts[:-1]

    def read(self, body: Sequence[ast.stmt], scope: tuple[str, ...], where: str) -> None:
        for node in body:
            self._read(node, scope, where)

    def _read(self, node: ast.AST, scope: tuple[str, ...], where: str) -> None:
        if isinstance(node, ast.Import | ast.ImportFrom):
            self._import(node, where)
        elif isinstance(node, FUNCTIONS):
            self.read(node.body, (*scope, node.name), LATE)
        elif isinstance(node, ast.ClassDef):
            self._class(node, scope)
            self.read(node.body, (*scope, node.name), where)
        elif isinstance(node, ast.If) and _is_typing(node.test):
            if any(isinstance(inner, ast.Import | ast.ImportFrom) for inner in _statements(node.body)):
                self.module.typing_blocks.append(node.lineno)
            self.read(node.body, scope, TYPING)
            self.read(node.orelse, scope, where)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            if where != LATE:
                self._alias(node)
        else:
            for block in BLOCKS:
                for inner in getattr(node, block, ()):
                    self._read(inner, scope, where)

    def _import(self, node: ast.Import | ast.ImportFrom, where: str) -> None:
        found: set[str] = set()
        if isinstance(node, ast.Import):
            for alias in node.names:
                found.add(alias.name)
                self.module.bound[alias.asname or alias.name.partition(".")[0]] = (
                    alias.name if alias.asname else alias.name.partition(".")[0]
                )
        else:
            stem = self.package[: len(self.package) - node.level + 1] if node.level else []
            home = ".".join((*stem, *((node.module,) if node.module else ())))
            for alias in node.names:
                full = f"{home}.{alias.name}"
                found.add(full if full in self.modules else home)
                self.module.bound[alias.asname or alias.name] = full
        self.module.imports += (Import(target, node.lineno, where) for target in sorted(found))

    def _alias(self, node: ast.Assign | ast.AnnAssign) -> None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        written = _dotted(node.value) if node.value is not None else ""
        if written and len(targets) == 1 and isinstance(targets[0], ast.Name):
            self.module.bound.setdefault(targets[0].id, f"{self.module.name}.{written}")

    def _class(self, node: ast.ClassDef, scope: tuple[str, ...]) -> None:
        methods = {inner.name for inner in _statements(node.body) if isinstance(inner, FUNCTIONS)}
        name = ".".join((*scope, node.name))
        self.module.classes[name] = OwnClass(
            self.module.name,
            name,
            node.lineno,
            tuple(written for base in node.bases if (written := _dotted(base))),
            frozenset(method for method in methods if not method.startswith("_")),
        )


def strong_components(edges: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """Groups of nodes of which each can be reached from all others (Tarjan's algorithm, without recursion)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    open_nodes: list[str] = []
    is_open: set[str] = set()
    groups: list[list[str]] = []
    for root in edges:
        if root in index:
            continue
        work: list[tuple[str, Iterator[str]]] = [(root, iter(edges[root]))]
        while work:
            node, rest = work[-1]
            if node not in index:
                index[node] = low[node] = len(index)
                open_nodes.append(node)
                is_open.add(node)
            for other in rest:
                if other not in index:
                    work.append((other, iter(edges[other])))
                    break
                if other in is_open:
                    low[node] = min(low[node], index[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    cut = open_nodes.index(node)
                    groups.append(open_nodes[cut:])
                    del open_nodes[cut:]
                    is_open.difference_update(groups[-1])
    return groups


def packages(name: str) -> list[str]:
    """The packages that a module lies in, innermost first."""
    parts = name.split(".")
    return [".".join(parts[:length]) for length in range(len(parts) - 1, 0, -1)]


def _statements(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Statements, with those in branches, but not those of functions and classes among them."""
    for node in body:
        yield node
        if not isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            for block in BLOCKS:
                yield from _statements(getattr(node, block, ()))


def _word_before(text: str, at: int) -> str:
    """The name, called or not, that stands before a place; "" where there is none."""
    before = LAST_WORD.search(text[max(0, at - 80) : at])
    return before[1] if before else ""


def _is_typing(test: ast.expr) -> bool:
    return _dotted(test).rpartition(".")[2] == "TYPE_CHECKING"


def _dotted(node: ast.expr) -> str:
    """A name as written, `a.b.C`; without what stands in brackets; "" for any other expression."""
    if isinstance(node, ast.Subscript):
        return _dotted(node.value)
    if isinstance(node, ast.Attribute):
        before = _dotted(node.value)
        return f"{before}.{node.attr}" if before else ""
    return node.id if isinstance(node, ast.Name) else ""


def _last_name(node: ast.expr) -> str:
    """The last name of an expression: `match` of `self.table.match`, `super` of `super()`, `found` of `found[0]`."""
    if isinstance(node, ast.Call):
        return _last_name(node.func)
    if isinstance(node, ast.Subscript):
        return _last_name(node.value)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


# the ratchet

Figure = int | tuple[int, ...]


def hold(
    table: str, allowed: Mapping[str, Figure], today: Mapping[str, Figure], offenders: Mapping[str, Sequence[str]]
) -> None:
    """Fail where today's figures are not those of a table: where they are worse, and where they are better, for then
    the table is to be tightened.  What is not in a table has the figure 0, or ()."""
    worse, better = [], []
    for key in sorted({*allowed, *today}):
        zero: Figure = () if isinstance(allowed.get(key, today.get(key)), tuple) else 0
        limit, now = allowed.get(key, zero), today.get(key, zero)
        entry = f"{table}[{key!r}]"
        if now > limit:
            worse += [f"{entry}: {now} now, allowed {limit or 'none'}", *(f"    {line}" for line in offenders[key])]
        elif now < limit:
            better.append(f"{entry}: {limit} -> {now}" if now else f"{entry}: take it out")
    if worse:
        better_too = ["", "Better than the table, tighten it in the same go:", *better] if better else []
        pytest.fail("\n".join(("Worse than the table allows:", *worse, *better_too)), pytrace=False)
    if better:
        pytest.fail("\n".join(("Better than the table says. Tighten it:", *better)), pytrace=False)


def hold_names(table: str, allowed: Iterable[str], offenders: Mapping[str, Sequence[str]]) -> None:
    """`hold` for a table that is a set of names."""
    hold(table, dict.fromkeys(allowed, 1), dict.fromkeys(offenders, 1), offenders)
