"""The text of *Undo*: its button in a panel, and the phrase for questions and answers."""

from discord_ui.model import controls
from discord_ui.model.label_forms import short_label
from discord_ui.model.limits import shorten
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Button
from engines.core.text.messages import Arg, Msg
from service.base.read_models.panels import PanelModel, UndoScope

ALONE = "alone"
"""The kind of undo that needs no agreement."""
MOVE = 30
"""Maximum length to which the name of a move is cut, in characters."""


def undone_phrase(takes: UndoScope, localizer: Localizer) -> Msg:
    """Return what is taken back, as a phrase: the reader's move in few words, and how much of others."""
    args: dict[str, Arg] = {"move": shorten(_move(takes, localizer), MOVE)}
    if takes.turns:
        return Msg("ui-undo-with-turns", args | {"n": takes.turns})
    return Msg("ui-undo-with-answers" if takes.answers else "ui-undo-only", args)


def _move(takes: UndoScope, localizer: Localizer) -> str:
    """Return the reader's move in few words, such as "play copper", or by the word of its button."""
    plain, game = localizer.plain, localizer.game
    if takes.move is None:
        return plain(Msg("ui-undo-a-move"))
    for word in takes.words:
        if plain.has(key := f"{game}-undo-{word}"):
            return plain(short_label(Msg(key, takes.move.args), plain))
    for word in takes.words:
        if plain.has(key := f"{game}-do-{word}"):
            return plain(Msg(key)).lower()
    return plain(short_label(takes.move, plain))


def undo_button(table: PanelModel[object], localizer: Localizer, user_id: int, *, bare: bool = False) -> Button:
    """Return the button that takes back, or asks the others; during their vote it says so and does nothing.

    bare: it does not name the move.
    """
    alone = table.undo.way == ALONE
    asked = not alone and any(vote.kind == "undo" and vote.by_user == user_id for vote in table.proposals)
    if alone:
        keys = ("ui-undo", "ui-undo-what")
    elif asked:
        keys = ("ui-undo-asked-button", "ui-undo-asked-button-what")
    else:
        keys = ("ui-undo-ask", "ui-undo-ask-what")
    where = controls.UNDO(table.info.id, table.token, alone=alone)
    takes = None if bare else table.undo.takes
    return Button(_label(*keys, takes, localizer), where, disabled=asked)


def _label(bare: str, named: str, takes: UndoScope | None, localizer: Localizer) -> str:
    what = None if takes is None else undone_phrase(takes, localizer)
    return localizer.plain(Msg(bare) if what is None else Msg(named, {"what": what}))
