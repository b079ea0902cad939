"""Refusals of this layer, which `discord_ui.dispatch.error_boundary` shows."""

from engines.core.text.messages import Msg


class AlreadyAnswered(Exception):
    """A command ended before it began; the person already has an answer."""


class UserError(Exception):
    """A refusal of this layer, such as an unreadable number; ``msg`` describes the right input."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.key)
        self.msg = msg
