"""What scripted members tried and what was confirmed, to be compared with the database afterwards."""

from msgspec import Struct


class Attempt(Struct, frozen=True):
    """One press of a move. user: who. own: how many own actions the button said the seat had. code: the move."""

    match: int
    user: int
    own: int
    code: str


class Answer(Struct):
    """One answer to an auction: up to ``most`` (0: pass), and then ask again or pass.

    late: cries had been made before it. told: whether it was confirmed.
    """

    match: int
    user: int
    auction: int
    most: int
    asks: bool
    late: bool = False
    told: bool = False


class Seen(Struct, frozen=True):
    """A panel. own: how many own actions it said the seat had. asked, answered: when, in seconds."""

    match: int
    user: int
    own: int
    asked: float
    answered: float


class Told(Struct, frozen=True):
    """A move that was confirmed. asked, answered: when, in seconds."""

    attempt: Attempt
    asked: float
    answered: float


class ActionLog:
    """All presses, and which of them were answered as done.

    again: which were answered as done, or as answered, already. Any old button of a contest says what an
    answer brought.
    seen, history: the panels and the confirmed moves, in the order of their answers.
    answers: to auctions, in the order of the presses. wrong: what members saw that should not be, as sentences.
    """

    def __init__(self) -> None:
        self.tried: set[Attempt] = set()
        self.told: set[Attempt] = set()
        self.again: set[Attempt] = set()
        self.seen: list[Seen] = []
        self.history: list[Told] = []
        self.answers: list[Answer] = []
        self.unanswered = 0
        self.wrong: list[str] = []

    def answers_of(self, match: int, user: int, auction: int) -> list[Answer]:
        """The answers of one user to one auction by which something may have been cried, in order.

        Those before the last one that was confirmed before the first cry were replaced by it.
        """
        found = self._all(match, user, auction)
        last = max((at for at, one in enumerate(found) if one.told and not one.late), default=0)
        return found[last:]

    def standing(self, match: int, user: int, auction: int) -> list[Answer]:
        """Return the last confirmed answer and all after it: one is stored as long as the auction waits.

        None if none was confirmed.
        """
        found = self._all(match, user, auction)
        told = [at for at, one in enumerate(found) if one.told]
        return found[told[-1] :] if told else []

    def _all(self, match: int, user: int, auction: int) -> list[Answer]:
        return [one for one in self.answers if (one.match, one.user, one.auction) == (match, user, auction)]
