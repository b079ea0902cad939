"""Check every message, before it is sent, for what Discord refuses and discord.py does not check."""

import logging
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

CONTENT: Final = 2000
LAYOUT_TEXT: Final = 4000
LAYOUT_BYTES: Final = 10_000
"""Bytes of UTF-8; for longer layout text Discord answers 500."""
COMPONENTS: Final = 40
LABEL: Final = 80
OPTION: Final = 100
OPTIONS: Final = 25
GROUP_OPTIONS: Final = 10
PLACEHOLDER: Final = 150
CUSTOM_ID: Final = 100
IN_ROW: Final = 5
ROWS: Final = 5
ALT: Final = 1024
FILES: Final = 10
MODAL_TITLE: Final = 45
MODAL_INPUTS: Final = 5
INPUT_LENGTH: Final = 4000

ACTION_ROW, BUTTON, SELECT, INPUT_TEXT, USER_SELECT = 1, 2, 3, 4, 5
TEXT, GALLERY, CONTAINER, LABEL_COMPONENT = 10, 12, 17, 18
RADIO_GROUP, CHECKBOX_GROUP = 21, 22

_CUT: Final = re.compile(r"<(?:[:@#t][\w:&!]*)?$")
"""The beginning of what Discord writes as ``<…>``, such as an emoji."""

_log = logging.getLogger(__name__)


class OverLimit(ValueError):
    """A message that Discord would refuse."""


def exceeded_limits(
    *,
    content: str | None = None,
    components: Sequence[Mapping[str, Any]] = (),
    layout: bool = False,
    alts: Sequence[str | None] = (),
    modal: Mapping[str, Any] | None = None,
) -> list[str]:
    """Return all violations of Discord's limits by a message or form; empty if there are none.

    components: as they are sent. layout: it is a message of layout components. alts: its files' descriptions.
    """
    found: list[str] = []
    if content is not None and len(content) > CONTENT:
        found.append(f"content of {len(content)}")
    if layout and content:
        found.append("content beside layout components")
    if len(alts) > FILES:
        found.append(f"{len(alts)} files")
    found += [f"alt text of {len(alt)}" for alt in alts if alt and len(alt) > ALT]
    if modal is not None:
        found += _modal(modal)
        components = modal.get("components", ())
    every = list(walk_components(components))
    if layout:
        found += _layout(every)
    elif modal is None and len(components) > ROWS:
        found.append(f"{len(components)} rows")
    for component in every:
        found += _component(component)
    ids = Counter(c["custom_id"] for c in every if c.get("custom_id"))
    found += [f"id {custom_id} twice" for custom_id, n in ids.items() if n > 1]
    return found


def walk_components(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Yield every component, including nested ones."""
    for component in components:
        yield component
        yield from walk_components(component.get("components", ()))
        inner = [component[name] for name in ("component", "accessory") if isinstance(component.get(name), dict)]
        yield from walk_components(inner)


def _layout(every: list[Mapping[str, Any]]) -> list[str]:
    found = []
    if len(every) > COMPONENTS:
        found.append(f"{len(every)} components")
    text = "".join(c.get("content", "") for c in every if c["type"] == TEXT)
    if len(text) > LAYOUT_TEXT:
        found.append(f"layout text of {len(text)}")
    if len(text.encode()) > LAYOUT_BYTES:
        found.append(f"layout text of {len(text.encode())} bytes")
    return found


def _modal(modal: Mapping[str, Any]) -> list[str]:
    found = _texts(modal, {"title": (1, MODAL_TITLE), "custom_id": (0, CUSTOM_ID)})
    if not 1 <= len(modal.get("components", ())) <= MODAL_INPUTS:
        found.append(f"{len(modal.get('components', ()))} inputs")
    return found


LENGTHS: Final[Mapping[int, Mapping[str, tuple[int, int]]]] = {
    BUTTON: {"label": (1, LABEL)},
    SELECT: {"placeholder": (0, PLACEHOLDER)},
    USER_SELECT: {"placeholder": (0, PLACEHOLDER)},
    INPUT_TEXT: {"value": (0, INPUT_LENGTH), "placeholder": (0, OPTION)},
    LABEL_COMPONENT: {"label": (1, MODAL_TITLE), "description": (0, OPTION)},
}
"""The least and the greatest length of the texts of components, by their types."""
ENTRY_LENGTHS: Final = {"label": (1, OPTION), "value": (1, OPTION), "description": (0, OPTION)}
"""The same of an entry of a list."""


def _component(component: Mapping[str, Any]) -> list[str]:
    kind = component["type"]
    found = _texts(component, {"custom_id": (0, CUSTOM_ID), **LENGTHS.get(kind, {})})
    if kind == ACTION_ROW:
        inner = component["components"]
        if not 1 <= len(inner) <= IN_ROW:
            found.append(f"a row of {len(inner)}")
        if len(inner) > 1 and any(c["type"] != BUTTON for c in inner):
            found.append("a list beside something else in its row")
    elif kind in (SELECT, USER_SELECT):
        found += _select(component)
    elif kind in (RADIO_GROUP, CHECKBOX_GROUP):
        found += _group(component)
    elif kind == TEXT and not component["content"].strip():
        found.append("empty text")
    elif kind == GALLERY:
        items = component["items"]
        if not 1 <= len(items) <= FILES:
            found.append(f"a gallery of {len(items)}")
        found += [line for item in items for line in _texts(item, {"description": (0, ALT)})]
    return found


def _texts(component: Mapping[str, Any], lengths: Mapping[str, tuple[int, int]]) -> list[str]:
    """Return the texts of a component that are too short or too long."""
    texts = ((name, component.get(name) or "", low, high) for name, (low, high) in lengths.items())
    return [f"{name} {text!r}" for name, text, low, high in texts if not low <= len(text) <= high]


def _select(component: Mapping[str, Any]) -> list[str]:
    found = []
    low, high = component.get("min_values", 1), component.get("max_values", 1)
    if not (0 <= low <= high and 1 <= high <= OPTIONS):
        found.append(f"{low} to {high} entries of a list")
    if component["type"] != SELECT:
        return found
    options = component["options"]
    if not 1 <= len(options) <= OPTIONS or high > len(options):
        found.append(f"a list of {len(options)} for {high}")
    if sum(bool(option.get("default")) for option in options) > high:
        found.append("more entries chosen than may be")
    found += [line for option in options for line in _texts(option, ENTRY_LENGTHS)]
    values = [option["value"] for option in options]
    if len(set(values)) < len(values):
        found.append("an entry's value twice")
    return found


def _group(component: Mapping[str, Any]) -> list[str]:
    options = component["options"]
    found = [line for option in options for line in _texts(option, ENTRY_LENGTHS)]
    low, high = (component.get(name) for name in ("min_values", "max_values"))
    if not (2 if component["type"] == RADIO_GROUP else 1) <= len(options) <= GROUP_OPTIONS:
        found.append(f"a group of {len(options)}")
    if (low or 0) > (high or GROUP_OPTIONS) or (high or 1) > len(options):
        found.append(f"{low} to {high} of a group of {len(options)}")
    if len({option["value"] for option in options}) < len(options):
        found.append("an entry's value twice")
    return found


class LimitChecker:
    """Checks every outgoing message.

    strict: raise OverLimit, for tests. Otherwise log the violation and let Discord decide.
    """

    def __init__(self, *, strict: bool = False) -> None:
        self.strict = strict

    def check(self, **message: Any) -> None:
        """See `exceeded_limits`. Raises OverLimit if strict."""
        found = exceeded_limits(**message)
        if not found:
            return
        if self.strict:
            raise OverLimit("; ".join(found))
        _log.error("a message is over Discord's limits: %s", "; ".join(found))


def truncate(text: str, most: int, most_bytes: int | None = None) -> str:
    """Return the text, cut at the end of a line if it is too long in characters or in bytes of UTF-8."""
    if len(text) <= most and (most_bytes is None or len(text.encode()) <= most_bytes):
        return text
    kept = text[: most - 2]
    if most_bytes is not None:
        kept = kept.encode()[: most_bytes - 4].decode(errors="ignore")
    line_end = kept.rfind("\n")
    if line_end > len(kept) // 2:
        kept = kept[:line_end]
    return _whole(kept).rstrip() + "\n…"


def shorten(text: str, most: int) -> str:
    """Return the text, cut with an ellipsis if it is longer than ``most`` characters."""
    return text if len(text) <= most else _whole(text[: most - 1]).rstrip() + "…"


def _whole(kept: str) -> str:
    """Return a text that was cut, without the beginning of a sign, mention or time at its end."""
    return _CUT.sub("", kept)
