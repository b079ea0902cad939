"""A line of text in the middle of a place, such as a number on a disc."""

from render.scene import Text


def centred(
    text: str,
    middle: tuple[int, int],
    room: tuple[int, int],
    face: str,
    size: int,
    ink: str,
    on: str,
    ref: str = "",
) -> Text:
    """Return a line one pixel above the middle, where digits look centred. room: width and height of its place."""
    (x, y), (w, h) = middle, room
    return Text(text, (x, y - 1), face, size, ink, on, "mm", (x - w // 2, y - h // 2, w, h), ref=ref)
