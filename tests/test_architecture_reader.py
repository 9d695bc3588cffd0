"""What `architecture.py` reads off a tree, and that its ratchet fails both ways, on trees of a few lines."""

from pathlib import Path

import pytest

from tests.architecture import LATE, TOP, TYPING, OwnClass, Project, hold, hold_names, strong_components


@pytest.fixture
def toy(tmp_path: Path):
    """A project of the package `toy` with these files: `toy(**{"a/b": "import toy"})`; packages need not be named."""

    def make(**files: str) -> Project:
        for name, text in files.items():
            path = tmp_path / "toy" / f"{name}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        for folder in {path.parent for path in (tmp_path / "toy").rglob("*.py")} | {tmp_path / "toy"}:
            (folder / "__init__.py").touch()
        return Project(tmp_path, "toy")

    return make


def asked(project: Project, module: str) -> set[tuple[str, int, str]]:
    return {(found.target, found.line, found.where) for found in project.modules[module].imports}


def named(project: Project, name: str) -> OwnClass:
    return next(own for own in project.classes if own.name == name)


# imports


def test_every_form_of_an_import_is_read(toy):
    project = toy(
        a="import toy.b, numpy.linalg as la\nfrom toy import b\nfrom toy.b import X\n",
        b="X = 1\n",
        **{"deep/c": "from . import d\nfrom .d import Y\nfrom .. import b\nfrom ..b import X\n", "deep/d": "Y = 2\n"},
    )
    assert asked(project, "toy.a") == {
        *(("toy.b", line, TOP) for line in (1, 2, 3)),
        ("numpy.linalg", 1, TOP),
    }
    assert asked(project, "toy.deep.c") == {
        *(("toy.deep.d", line, TOP) for line in (1, 2)),
        *(("toy.b", line, TOP) for line in (3, 4)),
    }


def test_imports_of_a_package_itself(toy):
    project = toy(**{"deep/__init__": "from .d import Y\nfrom . import d\n", "deep/d": "Y = 2\n"})
    assert asked(project, "toy.deep") == {("toy.deep.d", line, TOP) for line in (1, 2)}


def test_where_an_import_stands_is_told(toy):
    project = toy(
        a="from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .b import X\nelse:\n    from .b import Y\n"
        "def f():\n    if True:\n        from .b import Z\n"
        "class C:\n    from .b import V\n    async def g(self):\n        from .b import W\n"
        "try:\n    from .b import T\nexcept ImportError:\n    from .b import U\n",
        b="",
    )
    assert {(line, where) for target, line, where in asked(project, "toy.a") if target == "toy.b"} == {
        *((line, TOP) for line in (5, 10, 14, 16)),
        *((line, LATE) for line in (8, 12)),
        (3, TYPING),
    }
    assert project.modules["toy.a"].typing_blocks == [2]


# circles


@pytest.mark.parametrize(
    ("first", "hidden"),
    [
        ("import toy.b\n", ""),
        ("def f():\n    from .b import X\n", LATE),
        ("import typing\nif typing.TYPE_CHECKING:\n    from .b import X\n", TYPING),
        ("from . import b\n", ""),
        ("from toy import b as other\n", ""),
    ],
)
def test_a_circle_is_found_however_it_is_hidden(toy, first, hidden):
    project = toy(a=first, b="from .a import f\nX = 1\n", c="from .a import f\n")
    assert project.circles == [["toy.a", "toy.b"]]
    line = first.count("\n")
    assert project.within(project.circles[0]) == [
        f"toy/a.py:{line}: toy.a imports toy.b" + (f", {hidden}" if hidden else ""),
        "toy/b.py:1: toy.b imports toy.a",
    ]


def test_a_circle_through_the_init_of_a_package(toy):
    project = toy(
        a="from .deep.d import Y\n", **{"deep/__init__": "from .e import Z\n", "deep/d": "", "deep/e": "import toy.a"}
    )
    assert project.circles == [["toy.a", "toy.deep", "toy.deep.e"]]
    assert "toy/a.py:1: toy.a imports toy.deep.d" in project.within(project.circles[0])


def test_no_circle_where_there_is_none(toy):
    project = toy(
        a="from . import b, c\n", b="from .c import X\n", c="X = 1\n", **{"deep/d": "from . import e", "deep/e": ""}
    )
    assert project.circles == []


def test_strong_components():
    edges = {"a": "b", "b": "c", "c": "ad", "d": "e", "e": "d", "f": "f", "g": "ac"}
    assert sorted(sorted(group) for group in strong_components(edges)) == [["a", "b", "c"], ["d", "e"], ["f"], ["g"]]


# classes


def test_ancestors_are_followed_through_modules_and_packages(toy):
    project = toy(
        a="from abc import ABC\nfrom typing import Generic, TypeVar\n"
        "T = TypeVar('T')\nclass A(ABC, Generic[T]): pass\n",
        b="from . import a\nfrom .a import A as First\n"
        "class B(First[int]): pass\nclass Other(a.A[str]): pass\nAlias = B\n",
        c="import toy.deep\nfrom toy.deep import Kept\n"
        "class C(Kept, toy.deep.e.E): pass\nclass D(C, Exception): pass\n",
        **{"deep/__init__": "from ..b import Alias as Kept\nfrom . import e\n", "deep/e": "class E: pass\n"},
    )
    assert project.unknown_bases == []
    assert {own.name for own in project.ancestors(named(project, "D"))} == {"A", "B", "C", "D", "E"}
    assert {own.name for own in project.ancestors(named(project, "Other"))} == {"A", "Other"}


def test_a_class_in_a_class_or_a_function_has_bases_beside_it(toy):
    project = toy(
        a="class A:\n    class B: pass\n    class C(B): pass\n"
        "def f():\n    class D(A): pass\n    class E(D, A.C): pass\n"
    )
    assert {own.name for own in project.ancestors(named(project, "f.E"))} == {"A", "A.B", "A.C", "f.D", "f.E"}


def test_a_deep_mro(toy):
    project = toy(a="class A0: pass\n" + "".join(f"class A{n}(A{n - 1}): pass\n" for n in range(1, 7)))
    assert [len(project.ancestors(named(project, f"A{n}"))) for n in range(7)] == [1, 2, 3, 4, 5, 6, 7]


def test_public_methods_are_counted_once_with_inherited_ones(toy):
    project = toy(
        a="class A:\n    x = 1\n    def f(self): pass\n    def _g(self): pass\n    def __len__(self): pass\n"
        "    @property\n    def p(self): pass\n    @p.setter\n    def p(self, to): pass\n"
        "class B(A):\n    def f(self): pass\n    if True:\n        async def h(self):\n            def inner(): pass\n",
    )
    assert project.methods(named(project, "B")) == {"f", "p", "h"}


def test_a_base_that_is_nowhere_is_told(toy):
    project = toy(a="from .b import Gone\nclass A(Gone): pass\nclass B(Lost): pass\nclass C(ValueError): pass\n", b="")
    assert [line.partition(":")[0] for line in project.unknown_bases] == ["toy/a.py"] * 2
    assert ["Gone" in project.unknown_bases[0], "Lost" in project.unknown_bases[1]] == [True, True]


# attributes


def test_attributes_are_found_with_their_receivers(toy):
    project = toy(
        a="self.table.match.play(1)\ndo = match.undo\nsounds.play('x')\n(one or other).play()\n"
        "super().undo()\n(match\n .redo())\nfound[0].play()\n",
        b="sounds.play('y')\n",
        **{"deep/c": "match.play()\n"},
    )
    found = [
        (one.module, one.line, one.receiver, one.name, one.is_called)
        for one in project.attributes(("play", "undo", "redo"), "toy", {"sounds", "super"})
    ]
    assert sorted(found) == [
        ("toy.a", 1, "match", "play", True),
        ("toy.a", 2, "match", "undo", False),
        ("toy.a", 4, "", "play", True),
        ("toy.a", 6, "match", "redo", True),
        ("toy.a", 8, "found", "play", True),
        ("toy.deep.c", 1, "match", "play", True),
    ]
    assert [one.module for one in project.attributes(("play",), "toy.deep")] == ["toy.deep.c"]


# the ratchet


def failure(*table) -> str:
    with pytest.raises(pytest.fail.Exception) as caught:
        hold("TABLE", *table)
    return str(caught.value)


def test_what_is_as_the_table_says_is_held():
    hold("TABLE", {"a": 2, "b": (3, 2)}, {"a": 2, "b": (3, 2), "c": 0}, {})
    hold_names("TABLE", {"a"}, {"a": ["x:1: this"]})


def test_what_is_worse_fails_with_every_offender():
    assert failure({"a": 1}, {"a": 2}, {"a": ["x:1: this", "y:2: that"]}) == (
        "Worse than the table allows:\nTABLE['a']: 2 now, allowed 1\n    x:1: this\n    y:2: that"
    )
    assert "TABLE['b']: 1 now, allowed none" in failure({}, {"b": 1}, {"b": ["x:1: this"]})
    assert "TABLE['b']: (2,) now, allowed none" in failure({}, {"b": (2,)}, {"b": ["x:1: this"]})


def test_a_second_circle_is_worse_and_a_smaller_one_better():
    assert "(83, 2) now, allowed (83,)" in failure({"a": (83,)}, {"a": (83, 2)}, {"a": []})
    assert "TABLE['a']: (83,) -> (40, 40)" in failure({"a": (83,)}, {"a": (40, 40)}, {})


def test_what_is_better_is_to_be_tightened():
    assert failure({"a": 3, "b": 1, "c": (2,)}, {"a": 2}, {}) == (
        "Better than the table says. Tighten it:\nTABLE['a']: 3 -> 2\nTABLE['b']: take it out\nTABLE['c']: take it out"
    )
    both = failure({"a": 3}, {"a": 2, "b": 1}, {"b": ["x:1: this"]})
    assert "Worse" in both
    assert "TABLE['a']: 3 -> 2" in both


def test_a_name_that_is_new_or_gone_fails():
    with pytest.raises(pytest.fail.Exception, match=r"TABLE\['b'\]: 1 now, allowed none\n    x:1: this"):
        hold_names("TABLE", {"a"}, {"a": [], "b": ["x:1: this"]})
    with pytest.raises(pytest.fail.Exception, match=r"TABLE\['a'\]: take it out"):
        hold_names("TABLE", {"a"}, {})
