"""Tests for the optional parts of a game."""

from typing import Protocol, runtime_checkable

from game.core.parts import Part


@runtime_checkable
class Singing(Protocol, metaclass=Part):
    def sing(self) -> str: ...


@runtime_checkable
class Dancing(Protocol, metaclass=Part):
    steps: int

    def dance(self) -> str: ...


class Bird:
    def sing(self) -> str:
        return "tweet"


class Bear:
    steps = 4

    def dance(self) -> str:
        return "stomp"


class Half:
    def dance(self) -> str:
        return "stomp, once"


def test_who_has_all_that_is_named_has_the_part() -> None:
    assert isinstance(Bird(), Singing)
    assert isinstance(Bear(), Dancing)
    assert not isinstance(Bird(), Dancing)
    assert not isinstance(Bear(), Singing)
    assert not isinstance(Half(), Dancing)


def test_it_is_looked_up_once_for_a_class() -> None:
    class Fish:
        pass

    assert not isinstance(Fish(), Singing)
    Fish.sing = Bird.sing  # type: ignore[attr-defined]
    assert not isinstance(Fish(), Singing)
