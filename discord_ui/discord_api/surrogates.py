"""Clean typed text from Discord so that it can be stored and sent."""

import re
from typing import Any

_HALF = re.compile("[\ud800-\udfff]")


def replace_lone_surrogates(data: Any) -> Any:
    """Return an interaction's data with a replacement character for each lone surrogate in its texts.

    A lone surrogate is no character: no database stores it and no answer can be encoded with it.
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
