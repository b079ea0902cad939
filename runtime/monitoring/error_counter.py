"""Count errors in the log by kind of work."""

import logging
from collections.abc import Callable
from typing import Final

KIND_OF_LOGGER: Final = {
    "discord_ui.dispatch.error_boundary": "interaction",
    "discord_ui.panel.images": "picture",
    "discord_ui": "interaction",
    "cogs": "interaction",
    "render": "picture",
    "runtime.warmup": "picture",
    "service.workers.outbox": "post",
    "discord_ui.messages.delivery": "post",
    "discord_ui.messages.delivery.discord_delivery": "post",
    "service.workers.timers": "timer",
    "service.autoplay.thinking": "computer",
    "service.usecases.play": "match",
    "service.driver.repository": "match",
    "service.base.backoff": "worker",
    "service.workers.maintenance": "database",
    "service.workers.drill": "database",
    "store": "database",
    "discord": "discord",
}
"""By logger, or a package above it, the kind of its errors."""
OTHER: Final = "other"
KINDS: Final = (*dict.fromkeys(KIND_OF_LOGGER.values()), OTHER)


def kind_of(logger: str) -> str:
    """Return the kind of work of a logger."""
    while logger:
        if logger in KIND_OF_LOGGER:
            return KIND_OF_LOGGER[logger]
        logger = logger.rpartition(".")[0]
    return OTHER


class ErrorCounter(logging.Handler):
    """Reports the kind of each error that is logged."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self._tell = tell

    def emit(self, record: logging.LogRecord) -> None:
        """Report an error."""
        self._tell(kind_of(record.name))
