"""The conformance kit asks of typed plans, too, that each is offered exactly if nothing objects to it."""

from dataclasses import replace

import pytest

from engines.core.requirements import RequirementTable
from engines.core.testing import BrokenPromise, check_game
from engines.first_train import plans as p
from engines.first_train.game import GAME
from engines.first_train.text.illegal_moves import REQUIREMENTS


def test_a_plan_without_its_requirements_is_found() -> None:
    verbs = {kind: listing for kind, listing in REQUIREMENTS.verbs.items() if kind is not p.Wishes}
    lax = replace(GAME, why_not=RequirementTable(REQUIREMENTS.every, verbs))
    with pytest.raises(BrokenPromise, match=r"requirement: Wishes\(.*is not offered, nothing objects"):
        check_game(lax, 2, "plans", one_in=1, look_in=20)
