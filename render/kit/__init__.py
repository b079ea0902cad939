"""Drawings that several games use, and the tables of those that scenes may name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from render.kit import bars, cards, curves, halos, seats, tokens
from render.pen import Art

Painter = Callable[..., Art]
"""Called with the theme and the arguments that the scene gives."""

PAINTERS: Mapping[str, Any] = {
    "bar": bars.title_bar,
    "back": cards.plain_back,
    "labelled-back": cards.labelled_back,
    "place": cards.place,
    "pile": cards.pile,
    "discards": cards.discard_slip,
    "florin": tokens.florin,
    "roundel": tokens.roundel,
    "plaque": tokens.plaque,
    "pill": tokens.pill,
    "tablet": tokens.tablet,
    "icon": tokens.icon,
    "round-halo": halos.round_halo,
    "card-halo": halos.card_halo,
    "slip": seats.slip,
    "plain-slip": seats.plain_slip,
    "low-slip": seats.low_slip,
    "way": seats.way,
    "shield": seats.shield,
    "hand-fan": seats.hand_fan,
    "plate": seats.plate,
    "course-curves": curves.curves,
    "course-mark": curves.mark,
    "course-turning": curves.turning,
    "course-leap": curves.leap,
    "course-link": curves.link,
}
GROUNDS: Mapping[str, Any] = {"course": curves.course_ground}
