"""Drawings that several games use, and the tables of those that scenes may name."""

from collections.abc import Mapping
from typing import Any

from render.kit import callouts, curves, halos, tokens
from render.kit.board_frame import slips
from render.kit.hands import cards

PAINTERS: Mapping[str, Any] = {
    "bar": slips.title_bar,
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
    "slip": slips.slip,
    "plain-slip": slips.plain_slip,
    "low-slip": slips.low_slip,
    "way": slips.way,
    "shield": slips.shield,
    "hand-fan": slips.hand_fan,
    "plate": slips.plate,
    "callout": callouts.callout,
    "callout-line": callouts.callout_line,
    "course-curves": curves.curves,
    "course-mark": curves.mark,
    "course-turning": curves.turning,
    "course-leap": curves.leap,
    "course-link": curves.link,
}
GROUNDS: Mapping[str, Any] = {"course": curves.course_ground}
