"""Check names of Unicode emoji, which Discord accepts on buttons and options."""

from typing import Any

from sandbox.validation.errors import Form, Path

_RANGES = (
    (0x203C, 0x3299),
    (0x1F000, 0x1FAFF),
    (0xE0020, 0xE007F),
)
_JOINERS = {0x200D, 0xFE0F, 0x20E3}
_KEYCAPS = set("0123456789#*")


def is_emoji(text: str) -> bool:
    """Return whether a text is one emoji, with joiners and modifiers; a rough test without a list of emojis."""
    if not 1 <= len(text) <= 16:
        return False
    if text[0] in _KEYCAPS:
        return text.endswith("\u20e3")
    if text in ("\u00a9", "\u00ae", "\u00a9\ufe0f", "\u00ae\ufe0f"):
        return True
    marks = [ord(char) for char in text if ord(char) not in _JOINERS]
    return bool(marks) and all(any(low <= mark <= high for low, high in _RANGES) for mark in marks)


def check_emoji(form: Form, path: Path, emoji: dict[str, Any] | None) -> None:
    """Note an emoji that Discord would refuse; custom emojis do not exist in a sandbox."""
    if emoji is None:
        return
    if emoji.get("id") is not None or not is_emoji(str(emoji.get("name") or "")):
        form.add([*path, "emoji", "name"], "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
