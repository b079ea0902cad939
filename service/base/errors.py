"""Refusals: all ways in which the service says no. Each carries a message that says what to do instead."""

from engines.core.text.messages import Arg, Msg


class Refusal(Exception):
    """The user asked for something that they cannot have now."""

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(key)
        self.msg = Msg(key, args)


class NoSuchMatch(Refusal):
    """There is no match with this number, or the user may not see it."""


class AccessUnknown(Refusal):
    """Discord does not answer whether the user may see what they ask for."""


class DoneButNotShown(Refusal):
    """The request was carried out and saved; only showing the result failed."""


class NotSeated(Refusal):
    """The user does not play in this match."""


class Stale(Refusal):
    """The button belongs to an earlier position; the current panel should be shown."""


class TurnHeldBack(Refusal):
    """The seat before has ended its turn and may still undo it for some seconds."""


class IllegalMove(Refusal):
    """The rules of the game do not allow this now; the current panel should be shown."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.key)
        self.msg = msg


class MatchFrozen(Refusal):
    """The match met a bug and rests at its last good position until its problem is fixed."""
