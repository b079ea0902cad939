"""The signs taken from Material Design Icons, by our own names."""

from __future__ import annotations

from fonticon_mdi7 import MDI7

ICONS: dict[str, str] = {
    "round": MDI7.reload,
    "waiting": MDI7.timer_sand_full,
    "then": MDI7.play,
    "computer": MDI7.robot,
    "crown": MDI7.crown,
    "lily": MDI7.fleur_de_lis,
    "winner": MDI7.trophy,
    "target": MDI7.flag_checkered,
    "anchor": MDI7.anchor,
    "skull": MDI7.skull_crossbones,
    "fire": MDI7.fire,
    "axe": MDI7.axe_battle,
    "defence": MDI7.shield,
    "road": MDI7.road_variant,
    "scales": MDI7.scale_balance,
    "gavel": MDI7.gavel,
    "book": MDI7.book_open_variant,
    "bank": MDI7.bank,
    "star": MDI7.star,
    "eye": MDI7.eye,
    "limit": MDI7.hand_back_right,
}
"""One character of the icon font each."""
