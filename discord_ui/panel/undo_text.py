"""The text of *Undo*: its button in a panel, and the phrase for questions and answers."""

from discord_ui.model import controls
from discord_ui.model.limits import shorten
from discord_ui.model.localizer import Localizer, escape_args
from discord_ui.model.screen import Button
from engines.core.text.messages import Arg, Msg
from service.base.read_models.panels import PanelModel, UndoScope

ALONE = "alone"
"""The kind of undo that needs no agreement."""
LABEL = 40
"""Maximum length of the button in characters, unless the move's name would be cut below `SHORTEST`."""
SHORTEST = 12
"""Minimum length to which a move's name is cut, in characters."""


def undone_phrase(takes: UndoScope, move: Arg | None = None) -> Msg:
    """Return what is taken back, as a phrase. move: replaces the full name."""
    args: dict[str, Arg] = {"move": move or takes.move or Msg("ui-undo-a-move")}
    if takes.turns:
        return Msg("ui-undo-with-turns", args | {"n": takes.turns})
    return Msg("ui-undo-with-answers" if takes.answers else "ui-undo-only", args)


def undo_button(table: PanelModel[object], localizer: Localizer, user_id: int) -> Button:
    """Return the button that takes back, or asks the others; during their vote it says so and does nothing."""
    alone = table.undo.way == ALONE
    asked = not alone and any(vote.kind == "undo" and vote.by_user == user_id for vote in table.proposals)
    if alone:
        keys = ("ui-undo", "ui-undo-what")
    elif asked:
        keys = ("ui-undo-asked-button", "ui-undo-asked-button-what")
    else:
        keys = ("ui-undo-ask", "ui-undo-ask-what")
    where = controls.UNDO(table.info.id, table.token, alone=alone)
    return Button(_label(*keys, table.undo.takes, localizer), where, disabled=asked)


def _label(bare: str, named: str, takes: UndoScope | None, localizer: Localizer) -> str:
    if takes is None:
        return localizer.plain(Msg(bare))

    def said(move: str) -> str:
        return localizer.plain(Msg(named, {"what": undone_phrase(takes, move)}))

    name = localizer.plain(escape_args(takes.move or Msg("ui-undo-a-move")))
    room = max(SHORTEST, LABEL - len(said("-")) + 1)
    return shorten(said(shorten(name, room)), 80)
