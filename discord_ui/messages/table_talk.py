"""What computer players say now and then, in posts that are sent anyway.

It depends only on what a stranger sees: the match's public fingerprint, its seats and its public events.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from engines.core.game import Game
from engines.core.text.messages import Msg, SeatRef
from service.base.read_models.history import Story
from service.base.read_models.matches import MatchInfo, SeatInfo

TEMPERAMENTS: Final = ("proud", "warm", "dry")
"""By seat, in turn: as computer players have their names by seat, the same name has the same temperament."""
LINES: Final = {"greeting": 3, "trade": 2, "gain": 2, "loss": 2, "won": 1, "lost": 2}
"""By occasion, how many lines each temperament has."""
SELDOM: Final = 3
"""One of this number of occasions has a comment, on average."""


def greeting(info: MatchInfo) -> Msg | None:
    """Return the greeting of one of the computer players, for a match's first post."""
    talkers = _talkers(info)
    return _said(info, talkers[_drawn(info, "greeting") % len(talkers)], "greeting") if talkers else None


def comment(game: Game[Any, Any], story: Story, *, over: bool) -> Msg | None:
    """Return what a computer player says about a post's steps, if anything; always something at the end."""
    info = story.info
    talkers = _talkers(info)
    if not talkers:
        return None
    if over:
        seat = talkers[_drawn(info, "end") % len(talkers)]
        won = info.outcome is not None and seat.seat in info.outcome.winners
        return _said(info, seat, "won" if won else "lost")
    said = repr([msg for step in story.steps for msg in step.told])
    drawn = _drawn(info, said)
    by_seat = {seat.seat: seat for seat in talkers}
    occasions = [
        (by_seat[seat], mood)
        for step in story.steps
        for event in step.events
        for name, mood in game.events.moods.get(type(event), {}).items()
        if (seat := getattr(event, name)) in by_seat
    ]
    if not occasions or drawn % SELDOM:
        return None
    return _said(info, *occasions[drawn // SELDOM % len(occasions)], said)


def _talkers(info: MatchInfo) -> Sequence[SeatInfo]:
    """Return the seats of computer players; one that only fills in for a person does not speak for them."""
    if not info.table_talk:
        return ()
    return [seat for seat in info.seats if seat.computer is not None and seat.owner_id is None]


def _said(info: MatchInfo, seat: SeatInfo, occasion: str, about: str = "") -> Msg:
    temperament = TEMPERAMENTS[seat.seat % len(TEMPERAMENTS)]
    number = _drawn(info, f"{seat.seat}/{occasion}/{about}") % LINES[occasion] + 1
    words = Msg(f"talk-{temperament}-{occasion}-{number}")
    return Msg("talk-said", {"seat": SeatRef(seat.seat), "words": words})


def _drawn(info: MatchInfo, about: str) -> int:
    """Return a number that is random and public."""
    return int.from_bytes(sha256(f"{info.id}/{info.seed_hash}/{about}".encode()).digest()[:8], "big")
