"""How strong computer players play, in words."""

from typing import Final

from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import SelectOption
from engines.core.text.messages import Msg

LEVELS: Final = ("easy", "greedy", "strong")
"""The kinds of computer players that a host may add, from the weakest on."""
EARLIER: Final = ("random",)
"""Kinds that are at tables still, and that no host may add any more."""


def level_name(kind: str) -> Msg | str:
    """Return how a kind of computer player is called."""
    return Msg(f"ui-kind-{kind}") if kind in LEVELS + EARLIER else kind


def level_option(kind: str, localizer: Localizer) -> SelectOption:
    """Return the entry of a menu that chooses a level."""
    name = f"ui-kind-{kind}"
    return SelectOption(localizer.plain(Msg(name)), kind, localizer.plain(Msg(f"{name}-desc")))
