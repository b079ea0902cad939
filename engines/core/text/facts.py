"""The facts of a game's rules by name. Sentences and almanac entries that state one name it as a variable."""

from collections.abc import Iterable, Mapping
from typing import Union

import msgspec

from engines.core.text.messages import Num, Ref

Facts = Mapping[str, Union[int, Num, Ref]]
"""Numbers by name, and the things that prices are paid in; an amount with a unit is a Num."""


def numbers_by_name(data: object, *path: str) -> dict[str, int]:
    """Return the numbers in data (Structs, mappings, lists), each by the way to it: ``costs_wall_gold``.

    Items of a list are counted from 1; texts are left out.
    """
    parts: Iterable[tuple[str, object]]
    match msgspec.to_builtins(data):
        case int(n):
            return {"_".join(path): n}
        case dict(named):
            parts = named.items()
        case [*items]:
            parts = ((str(place), item) for place, item in enumerate(items, start=1))
        case _:
            return {}
    return {name: n for part, item in parts for name, n in numbers_by_name(item, *path, part).items()}
