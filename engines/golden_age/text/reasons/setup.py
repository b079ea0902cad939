"""Why a first piece or a die card may not be played this way (rules 3.1 and 3.5)."""

from __future__ import annotations

from engines.core.text.messages import Arg, Msg, SeatRef
from engines.golden_age import actions as a
from engines.golden_age.data import NOBODY, NUMBERS
from engines.golden_age.geography import MERCHANTS, PROVINCE, PROVINCES
from engines.golden_age.rules.cards import holds_die
from engines.golden_age.rules.setup import marker_spots, pawn_spots
from engines.golden_age.state import GoldenAgeState
from engines.golden_age.text.names import province_ref, things_in_words

LEAST_TOTAL, MOST_TOTAL = 2, 12


def place(state: GoldenAgeState, action: a.SetupAction) -> Msg | None:
    """Return why a first marker, a first pawn or the Stadtholder may not go there."""
    if isinstance(action, a.PlaceStadtholder):
        if action.space in MERCHANTS:
            return None
        named = ", ".join(map(str, MERCHANTS))
        return Msg("golden_age-no-merchant-space", {"n": action.space, "spaces": named})
    pawn = isinstance(action, a.PlacePawn)
    spots = pawn_spots(state) if pawn else marker_spots(state)
    free = things_in_words(province_ref(PROVINCES[spot]) for spot in spots)
    args: dict[str, Arg] = {"province": province_ref(action.province), "free": free}
    owner = state.owner[PROVINCE[action.province]]
    if owner != NOBODY:
        key = "golden_age-no-first-pawn-marker" if pawn else "golden_age-no-first-marker"
        return Msg(key, args | {"seat": SeatRef(owner)})
    return Msg("golden_age-no-first-pawn-full", args | {"n": NUMBERS.setup_limit}) if pawn else None


def die(state: GoldenAgeState, seat: int, action: a.GoldenAgeAction) -> Msg | None:
    """Return why a die card cannot be played before the roll."""
    if not isinstance(action, a.PlayDie):
        return None
    if not holds_die(state, seat):
        return Msg("golden_age-no-die")
    return Msg("golden_age-no-die-total", {"n": action.total, "lo": LEAST_TOTAL, "hi": MOST_TOTAL})
