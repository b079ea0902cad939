"""The files of the pictures beside words, named by their content."""

import io
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from typing import Final

from msgspec import Struct

from render.games import EMOJIS
from render.kit.emojis import Emoji, emoji_image

LONGEST: Final = 32
"""Longest name that Discord accepts, in characters."""
_DIGEST: Final = 4
"""Bytes of the digest in a name."""


class EmojiFile(Struct, frozen=True):
    """A picture as PNG. name: the word, and eight hex digits that differ between different pictures."""

    name: str
    data: bytes


@cache
def emoji_files() -> Mapping[str, Mapping[str, EmojiFile]]:
    """Return the picture of each thing, by game and by thing ("kind:wood", "seat:0A").

    Drawn at the first call, which takes two seconds of a processor; call it in a thread.
    """
    drawn: dict[int, EmojiFile] = {}

    def file(emoji: Emoji) -> EmojiFile:
        if id(emoji) not in drawn:
            drawn[id(emoji)] = emoji_file(emoji)
        return drawn[id(emoji)]

    return {game: {thing: file(emoji) for thing, emoji in table.items()} for game, table in EMOJIS.items()}


def emoji_file(emoji: Emoji) -> EmojiFile:
    """Return the file of one picture."""
    image = emoji_image(emoji)
    # Of the pixels: compressed bytes differ between versions of a library.
    digest = blake2b(image.tobytes(), digest_size=_DIGEST).hexdigest()
    data = io.BytesIO()
    image.save(data, "PNG", optimize=True)
    return EmojiFile(f"{emoji.name[: LONGEST - 1 - 2 * _DIGEST]}_{digest}", data.getvalue())
