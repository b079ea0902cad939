"""The error that the conformance kit raises when a game breaks a promise."""

from engines.core.files.match_record import MatchRecord


class BrokenPromise(AssertionError):
    """A promise of the protocol that a game breaks.

    check: the promise's key, such as ``view-leak``. what: a sentence for developers. where: the match and the
    action, filled in by `engines.core.testing.check_game`. record: that match up to there, None before the
    opening.
    """

    def __init__(self, check: str, what: str) -> None:
        super().__init__(check, what)
        self.check = check
        self.what = what
        self.where = ""
        self.record: MatchRecord | None = None

    def __str__(self) -> str:
        return f"{self.check}: {self.what}" + (f" [{self.where}]" if self.where else "")


def demand(kept: bool, check: str, what: str) -> None:
    """Raise BrokenPromise unless the condition holds."""
    if not kept:
        raise BrokenPromise(check, what)
