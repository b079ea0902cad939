"""What this layer refuses by itself; `discord_ui.dispatch.error_boundary` tells it."""

from __future__ import annotations

from engines.core.text.messages import Msg


class AlreadyAnswered(Exception):
    """A command ended before it began; who typed it was told why."""


class UserError(Exception):
    """A refusal of this layer, such as a number typed wrongly; ``msg`` says what would be right."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.key)
        self.msg = msg
