"""Every way in which the service says no. Each carries the sentence that tells what would be right."""

from __future__ import annotations

from engines.core.text.messages import Arg, Msg


class Refusal(Exception):
    """Something that a user asked for and cannot have now."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.msg = Msg(key, args)


class NoSuchMatch(Refusal):
    """There is no match of this number, or it is none of this reader's business."""


class AccessUnknown(Refusal):
    """Discord does not say now whether the user may see what they ask for."""


class DoneButNotShown(Refusal):
    """No refusal: what was asked for is done and kept, and only that it cannot be shown went wrong."""


class NotSeated(Refusal):
    """The user does not play in this match."""


class Stale(Refusal):
    """What the user pressed belongs to a position that has passed; today's panel should be shown."""


class TurnHeldBack(Refusal):
    """The seat before has ended its turn and may still take it back for some seconds."""


class IllegalMove(Refusal):
    """The rules of the game do not allow it now; today's panel should be shown."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.key)
        self.msg = msg


class MatchFrozen(Refusal):
    """The match met a fault of ours and rests at its last good position until its problem is mended."""
