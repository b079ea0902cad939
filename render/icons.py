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
}
"""One character of the icon font each."""
