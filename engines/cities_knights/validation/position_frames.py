"""Checks of the frames of a position: their steps, what they serve, and whom and what they name."""

from typing import Any

from engines.cities_knights.data import KINDS, NUMBERS, TRACKS
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.commercial_harbour import lying
from engines.cities_knights.rules.hands import RESOURCE_RANGE, commodities, size
from engines.cities_knights.state import NOBODY, CatanState, Harbour
from engines.cities_knights.validation.position_form import MOST_LEVEL
from engines.core.encoding.codec import tag_of
from engines.core.files.position_form import PositionError, all_in, check_numbers, check_stack, must

STEPS = {
    "draft": ("start", "piece", "road"),
    "turn": ("start", "before", "main", "end"),
    "roll": ("start", "drop", "sum", "robber", "done", "aqueduct"),
    "attack": ("start", "draw"),
    "harbour": ("start", "reply"),
    "desertion": ("start", "join"),
}
"""By frame, its possible steps; all others have only "start"."""
BELOW: dict[str, tuple[str | None, ...]] = {
    "draft": (None,),
    "turn": (None,),
    "roll": ("turn",),
    "attack": ("roll",),
    "raze": ("attack",),
    "drop-progress": ("roll", "turn"),
    "owing": ("roll", "turn"),
    "robber": ("roll", "turn"),
}
"""By frame, what it serves; all others serve the turn."""
OTHERS = ("turn", "relocate")
"""Frames that do not ask the active seat, or whose seat is checked elsewhere."""
REASONS = {"owing": ("reason", ("seven", "saboteur", "wedding")), "robber": ("by", ("seven", "knight"))}
MOST_FREE = 2
"""Most free roads or promotions that a card gives."""


def check_frames(state: CatanState) -> None:
    """Raise PositionError for frames at an impossible place, or with seats, places or tracks that do not exist."""
    check_stack(state.stack, BELOW, STEPS)
    seats = range(state.seats)
    ranges = {
        **dict.fromkeys(("seat", "victim", "by", "to"), seats),
        **dict.fromkeys(("owing", "tied", "empty", "closed", "harbours"), seats),
        "turn": range(2 * state.seats),
        "vertex": range(len(ISLAND.spots)),
        "not_on": range(len(ISLAND.edges)),
        "fleets": range(len(KINDS)),
        "track": range(len(TRACKS)),
        "level": range(MOST_LEVEL + 1),
        "left": range(MOST_FREE + 1),
        "cranes": range(3),
    }
    check_numbers(state.stack, ranges)
    for frame in state.stack:
        _check_sense(state, tag_of(type(frame)), frame)


def _check_sense(state: CatanState, name: str, frame: Any) -> None:
    if name in REASONS:
        field, known = REASONS[name]
        must(getattr(frame, field) in known, f"frames: {field} of {name} is one of {', '.join(known)}")
    seat = getattr(frame, "seat", state.active)
    must(name in OTHERS or seat == state.active, f"frames: {name} is of seat {state.active}, whose turn it is")
    if getattr(frame, "victim", NOBODY) == state.active or (name == "relocate" and frame.seat == frame.by):
        raise PositionError(f"frames: {name} needs an opponent")
    match name:
        case "draft" if frame.at == "road" and frame.vertex == NOBODY:
            raise PositionError("frames: draft at a road without the piece's vertex")
        case "roll" if state.dice is None:
            raise PositionError("frames: a roll without dice")
        case "harbour":
            _check_laid(state, frame)
        case "owing":
            held = [size(state, number) for number in range(state.seats)]
            fits = len(frame.amounts) == state.seats
            if not fits or not all(0 <= n <= most for n, most in zip(frame.amounts, held, strict=True)):
                raise PositionError(f"frames: amounts of owing for every seat, from 0 to {held}")
        case "drop-progress":
            for number in frame.owing:
                if len(state.players[number].progress) <= NUMBERS.progress_limit:
                    raise PositionError(f"frames: seat {number} has no progress card too many")


def _check_laid(state: CatanState, frame: Harbour) -> None:
    """Check that resources are offered by the active seat, which holds them, to opponents who can answer."""
    kinds = [kind for kind in frame.laid if kind != NOBODY]
    if len(frame.laid) != state.seats or not kinds or frame.laid[frame.seat] != NOBODY:
        raise PositionError("frames: laid of harbour for every seat, a resource for some opponent")
    all_in("harbour", "laid", kinds, RESOURCE_RANGE)
    if any(kinds.count(kind) > state.players[frame.seat].hand[kind] for kind in kinds):
        raise PositionError(f"frames: seat {frame.seat} does not hold what it has laid before others")
    if frame.at == "reply" and any(not commodities(state, seat) for seat in lying(frame)):
        raise PositionError("frames: harbour waits for a seat without commodity")
