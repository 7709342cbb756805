"""Frozen values: declared like a frozen dataclass, and made in a twentieth of its time.

Python writes and compiles the methods of a dataclass at every start, half a millisecond for
each: too much for the sixty small classes that routes and boxes are, most of which the first
picture needs.
"""

from inspect import get_annotations
from typing import Any, ClassVar, Self, dataclass_transform


@dataclass_transform(frozen_default=True)
class Value:
    """A value with named fields, which are those of its class and of the classes above.

    A field with a value in the class may be left out. Fields of a class with `kw_only=True` are
    given by name alone. Values of one class with equal fields are equal.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()
    _names: ClassVar[tuple[str, ...]] = ()
    _known: ClassVar[frozenset[str]] = frozenset()
    _needed: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls, *, kw_only: bool = False) -> None:
        own = [name for name in get_annotations(cls) if name not in cls._names]
        cls._names = (*cls._names, *own)
        cls._known = frozenset(cls._names)
        cls._needed = frozenset(name for name in cls._names if not hasattr(cls, name))
        if not kw_only:
            cls.__match_args__ = (*cls.__match_args__, *own)  # type: ignore[misc]

    def __init__(self, *values: Any, **named: Any) -> None:
        # A page makes hundreds each time that it is laid out: sets are compared, not names.
        given = dict(zip(self.__match_args__, values, strict=False))
        fields = given | named
        names, count = fields.keys(), len(values) + len(named)
        if len(fields) < count or not self._needed <= names <= self._known:
            wrong = (given.keys() & named) | (named.keys() - self._known) | (self._needed - names)
            what = ", ".join(sorted(wrong)) or f"{len(values)} values"
            raise TypeError(f"expected the fields of {type(self).__name__}, got another: {what}")
        self.__dict__.update(fields)

    def changed(self, **fields: Any) -> Self:
        """Return the value with other fields."""
        if wrong := fields.keys() - self._known:
            what = ", ".join(sorted(wrong))
            raise TypeError(f"expected the fields of {type(self).__name__}, got another: {what}")
        # Each box of a page is changed once or twice while it is laid out: no more is checked.
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__, **fields)
        return made

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is a value: {name} cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} is a value: {name} cannot be taken away")

    def _fields(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self._names)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash((type(self), self._fields()))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._names)
        return f"{type(self).__name__}({fields})"
