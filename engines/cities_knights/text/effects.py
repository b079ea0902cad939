"""What verbs and progress cards do, in half a line where they are chosen."""

from __future__ import annotations

from collections.abc import Mapping

from engines.cities_knights.data import NUMBERS
from engines.cities_knights.text.labels import METROPOLIS_LEVEL
from engines.cities_knights.text.names import card_effect
from engines.cities_knights.view import CatanView
from engines.core.text.kinds import VERB
from engines.core.text.messages import Msg, Ref

_CARD = "card-"
"""How the tags of cards that are played begin."""
_POINTS = NUMBERS.points
_GIVEN: Mapping[str, Mapping[str, int]] = {
    "build-road": {"least": NUMBERS.longest_road_from, "points": _POINTS.longest_road},
    "build-settlement": {"points": _POINTS.settlement},
    "build-city": {"points": _POINTS.city, "cards": max(sum(n.values()) for n in NUMBERS.city_produces.values())},
    "improve": {"level": METROPOLIS_LEVEL},
    "build-wall": {"cards": NUMBERS.wall_bonus},
    "answer-metropolis": {"points": _POINTS.metropolis},
}
"""By verb, the numbers of the rules that its effect names."""


def effect(view: CatanView, ref: Ref) -> Msg | None:
    """What a verb or a progress card does, in half a line."""
    if ref.kind == "card":
        return card_effect(ref.id)
    if ref.kind != VERB:
        return None
    if ref.id.startswith(_CARD):
        return card_effect(ref.id.removeprefix(_CARD))
    return Msg(f"cities_knights-does-{ref.id}", dict(_GIVEN.get(ref.id, {})))
