"""The events of a step as bytes, also from old logs that hold one fact twice.

In an old log, the version of a fact that only some seats saw follows the public version as an entry of its own.
"""

from typing import Any

from engines.core.actions import Emitted, Event
from engines.core.encoding.codec import Codec

_OTHERS = '"others":'
"""Present in every entry of a new log, and in none of an old one."""


class EventCodec(Codec[list[Emitted[Event]]]):
    """Canonical JSON of emitted events and back."""

    def __init__(self, event_type: Any) -> None:
        super().__init__(list[Emitted[event_type]])

    def decode(self, raw: bytes | str) -> list[Emitted[Event]]:
        """Return the events, each fact once. Raises DecodeError if the bytes hold none."""
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
