"""What this layer refuses by itself; `discord_ui.funnel` tells it."""

from __future__ import annotations

from engines.core.text.messages import Msg


class Told(Exception):
    """A command ended before it began; who typed it was told why."""


class UserSays(Exception):
    """A refusal of this layer, such as a number typed wrongly; ``msg`` says what would be right."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.key)
        self.msg = msg
