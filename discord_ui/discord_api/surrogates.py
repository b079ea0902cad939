"""What Discord sends of what people typed, made fit to be kept and said again."""

from __future__ import annotations

import re
from typing import Any

_HALF = re.compile("[\ud800-\udfff]")


def replace_lone_surrogates(data: Any) -> Any:
    """The data of an interaction with a sign of replacement for each half of a surrogate pair in its texts.

    Such a half is no character: no database keeps it and no answer can be written with it.
    """
    match data:
        case str():
            return _HALF.sub("\ufffd", data)
        case dict():
            return {replace_lone_surrogates(name): replace_lone_surrogates(value) for name, value in data.items()}
        case list():
            return [replace_lone_surrogates(value) for value in data]
        case _:
            return data
