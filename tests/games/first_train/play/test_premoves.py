"""A line is given before construction, on its conditions."""

from engines.core.play.premoves import PremoveCondition
from engines.core.premove_positions import position_after_premove, premove_position
from engines.first_train.actions import BuildLine, Pass
from engines.first_train.game import GAME
from engines.first_train.play.premoves import FirstTrainPremoves
from engines.first_train.state import Construction, FirstTrainState
from tests.games.first_train.helpers.positions import settled, table

PREMOVES = FirstTrainPremoves()
WAY = ("forchheim", "erlangen", "ronhof", "fuerth")
ABOUT = " ".join(WAY)


def rich(phase: str) -> FirstTrainState:
    state = table(phase, links={0: ["doos muggenhof"]})
    for player in state.players:
        player.cubes, player.influence = 9, [0, 0, 3, 3]
    return settled(state)


def test_a_line_can_be_chosen_while_bids_are_made_and_while_others_build() -> None:
    for phase in ("auction", "construction"):
        found = premove_position(GAME, rich(phase), 1)
        assert found is not None
        assert BuildLine(WAY).areas[0] in next(iter(GAME.options(found, 1))).holes[0].paths.follow(())  # type: ignore[union-attr]
        assert GAME.options(found, 1)[-1].action == Pass()


def test_nothing_is_given_where_the_round_s_line_is_built_and_for_what_all_are_asked_at_once() -> None:
    state = rich("construction")
    GAME.play(state, 0, Pass())
    assert premove_position(GAME, state, 0) is None
    assert premove_position(GAME, rich("running"), 1) is None


def test_a_round_has_one_line_to_give() -> None:
    found = premove_position(GAME, rich("auction"), 1)
    assert found is not None
    assert position_after_premove(GAME, found, 1, BuildLine(WAY)) is None


def test_the_seat_is_asked_in_its_turn_to_build_and_nowhere_else() -> None:
    state = rich("construction")
    assert isinstance(state.stack[-1], Construction)
    assert [PREMOVES.asks(state, seat) for seat in (0, 1)] == [True, False]
    assert not any(PREMOVES.asks(rich("auction"), seat) for seat in (0, 1))


def test_a_line_is_built_only_while_it_costs_no_more_cubes_pay_it_and_it_stays_apart() -> None:
    state = rich("construction")
    found = list(PREMOVES.conditions(state, 0, BuildLine(WAY)))
    cost = next(condition for condition in found if condition.kind == "cost")
    assert found == [cost, PremoveCondition("cubes", ABOUT), PremoveCondition("apart", ABOUT)]
    assert PREMOVES.conditions(state, 0, Pass()) == ()
    dearer = GAME.clone(state)
    dearer.figures[dearer.chart.area["ronhof"]] = (0, 0, 1)
    assert not PREMOVES.holds(dearer, 0, cost)
    assert PREMOVES.holds(dearer, 0, PremoveCondition("cubes", ABOUT))
    poorer = GAME.clone(state)
    poorer.players[0].cubes = 2
    assert not PREMOVES.holds(poorer, 0, PremoveCondition("cubes", ABOUT))
    assert PREMOVES.holds(poorer, 0, cost)
    GAME.play(state, 0, Pass())
    GAME.play(state, 1, BuildLine(("forchheim", "ebermannstadt")))
    assert not PREMOVES.holds(state, 0, PremoveCondition("apart", ABOUT))


def test_what_is_no_line_of_the_map_holds_nothing() -> None:
    for about in ("", "forchheim", "forchheim fuerth", "atlantis roth"):
        assert not PREMOVES.holds(rich("construction"), 0, PremoveCondition("cost", about, 99))
