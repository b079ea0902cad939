"""Decisions that seats owe, and the errors of a refused action."""

from functools import cache

from msgspec import Struct

from engines.core.text.messages import Arg, Msg


class Decision(Struct, frozen=True):
    """A question to a seat.

    topic: the almanac entry for this moment.
    optional: the seat may answer; the game goes on without an answer.
    secret: the others see that the seat answered, not what.
    auto: the only option follows from public facts, so the service plays it.
    """

    seat: int
    prompt: Msg
    topic: str
    optional: bool = False
    secret: bool = False
    auto: bool = False


class DecisionFactory:
    """Makes a game's decisions: ``<prefix>-<what>`` is the key of the prompt."""

    def __init__(self, *, prefix: str) -> None:
        self.prefix = prefix

    def __call__(
        self,
        who: int,
        what: str,
        topic: str,
        *,
        optional: bool = False,
        secret: bool = False,
        auto: bool = False,
        **args: Arg,
    ) -> Decision:
        """Return a question to a seat; ``args`` are the prompt's. Questions without arguments are cached."""
        if not args:
            return _without_args(self.prefix, what, who, topic, optional, secret, auto)
        prompt = Msg(f"{self.prefix}-{what}", args)
        return Decision(who, prompt, topic, optional=optional, secret=secret, auto=auto)


@cache
def _without_args(
    prefix: str, what: str, seat: int, topic: str, optional: bool, secret: bool, auto: bool
) -> Decision:
    return Decision(seat, Msg(f"{prefix}-{what}"), topic, optional=optional, secret=secret, auto=auto)


class Refused(Exception):
    """An action that the rules do not allow now; ``msg`` says in the reader's language what would be right."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.key)
        self.msg = msg


class MatchOver(Refused):
    """The match has ended."""


class NotYourTurn(Refused):
    """The seat owes no decision now."""


class IllegalMove(Refused):
    """The seat owes a decision, but this is not one of its options."""


class CorruptState(Exception):
    """A position that the rules cannot have produced: a fault of the code, never a player's."""


class ScriptError(Exception):
    """A forced draw that is impossible or was not used."""
