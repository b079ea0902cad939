"""The threads in which an almanac is read."""

import threading
from typing import Any

import pytest

from i18n import almanac


@pytest.fixture
def readers(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """Return the threads that have read entries of an almanac."""
    found: list[threading.Thread] = []
    read = almanac._entry

    def watch(*args: Any) -> almanac.Entry:
        found.append(threading.current_thread())
        return read(*args)

    monkeypatch.setattr(almanac, "_entry", watch)
    return found
