"""How strong computer players play, in words."""

from collections.abc import Collection
from typing import Final

from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import SelectOption
from engines.core.text.messages import Msg

LEVELS: Final = ("easy", "greedy", "strong")
"""The kinds of computer players that a host may add, from the weakest on."""
EARLIER: Final = ("random",)
"""Kinds that are at tables still, and that no host may add any more."""


def level_name(kind: str, programs: Collection[str] | None = None) -> Msg | str:
    """Return how a kind of computer player is called.

    programs: those that the operator offers; one that is none of them any more is called so.
    """
    if kind in LEVELS + EARLIER:
        return Msg(f"ui-kind-{kind}")
    return Msg("ui-program-gone", {"name": kind}) if programs is not None and kind not in programs else kind


def level_option(kind: str, localizer: Localizer) -> SelectOption:
    """Return the entry of a menu that chooses a level."""
    name = f"ui-kind-{kind}"
    if kind not in LEVELS:
        return SelectOption(kind, kind, localizer.plain(Msg("ui-program-desc")))
    return SelectOption(localizer.plain(Msg(name)), kind, localizer.plain(Msg(f"{name}-desc")))
