"""What the button of Undo says: named in both languages, and short enough for a phone."""

from __future__ import annotations

import pytest

from discord_ui.model.localizer import Localizer
from discord_ui.panel.undo_text import LABEL, SHORTEST, undo_button
from engines.core.text.messages import Msg
from i18n.locales import LOCALES
from service.base.read_models.matches import ProposalInfo
from service.base.read_models.panels import UndoScope
from tests.discord_ui.conftest import TEXT
from tests.discord_ui.helpers.panel_models import table_of, walk

LONG = UndoScope(Msg("core-thing", {"thing": "Eckental " * 20}), turns=2, answers=True, steps=9)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("undo", ["alone", "consent"])
def test_a_long_name_is_cut_and_the_turns_of_others_stay(locale: str, undo: str) -> None:
    table = table_of(next(walk(2, 1))[0], 0, undo=undo, takes_back=LONG)
    label = undo_button(table, Localizer(TEXT, locale, info=table.info), 100).label
    assert "2" in label
    assert "…" in label
    assert len(label) <= LABEL + SHORTEST + 2


def test_while_the_others_are_asked_the_button_says_so_to_who_asked_only() -> None:
    vote = ProposalInfo(5, 42, "undo", by_user=100, to_seq=3, asked=(101,), yes=())
    table = table_of(next(walk(2, 1))[0], 0, undo="consent", takes_back=LONG, proposals=(vote,))
    localizer = Localizer(TEXT, "en", info=table.info)
    mine, other = undo_button(table, localizer, 100), undo_button(table, localizer, 101)
    assert (mine.label.startswith("Asked: "), mine.disabled) == (True, True)
    assert (other.label.startswith("Ask to undo: "), other.disabled) == (True, False)
