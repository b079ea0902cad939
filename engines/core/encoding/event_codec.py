"""The events of a step as bytes, also those of logs in which one fact stands twice.

Once, what some seats knew better followed as an entry of its own on what everybody saw of it.
"""

from __future__ import annotations

from typing import Any

from engines.core.actions import Emitted, Event
from engines.core.encoding.codec import Codec

_OTHERS = '"others":'
"""Stands in every entry, but in none of a log with facts that stand twice."""


class EventCodec(Codec[list[Emitted[Event]]]):
    """Canonical JSON of emitted events and back."""

    def __init__(self, event_type: Any) -> None:
        super().__init__(list[Emitted[event_type]])

    def decode(self, raw: bytes | str) -> list[Emitted[Event]]:
        """The events, each fact once. Raises Undecodable if the bytes hold none."""
        text = raw if isinstance(raw, str) else raw.decode()
        return super().decode(text) if _OTHERS in text else self.upcast(text, [_once])


def _once(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for entry in entries:
        if entry["to"] is None:
            found.append(entry)
        else:
            public = found.pop()["event"]
            found.append({"event": public | entry["event"], "to": entry["to"], "others": public})
    return found
