"""What is held of a position: it is what the rules say there, and it allows no more than they do."""

import pytest

from engines import GAMES
from engines.core.decisions import IllegalMove, MatchOver, NotYourTurn
from engines.core.encoding.codec import read_code
from engines.core.legal_moves import LegalMoves
from engines.core.rng import rng_from


@pytest.mark.parametrize("key", GAMES)
def test_what_is_held_of_each_position_is_what_the_rules_say_there(key: str) -> None:
    game, rng = GAMES[key], rng_from(f"choices {key}")
    step = game.setup(game.info.seats[1], rng.fork("match").seed)
    for _ in range(150):
        choices = LegalMoves.after(game, step)
        assert list(choices.decisions) == game.pending(step.state)
        for seat in range(step.state.seats):
            assert list(choices.options(seat)) == game.options(step.state, seat)
        if step.state.over:
            break
        seat = rng.choice(choices.decisions).seat
        step = choices.apply(seat, rng.choice(choices.options(seat)).random(rng))


def test_held_options_refuse_what_the_rules_refuse() -> None:
    game = GAMES["fugger"]
    step = game.setup(2, bytes(16))
    choices, later = LegalMoves.after(game, step), LegalMoves(game, step.state)
    asked = choices.decisions[0].seat
    action = choices.options(asked)[0].random(rng_from("refused"))
    assert later.apply(asked, action) == game.apply(step.state, asked, action)
    with pytest.raises(NotYourTurn):
        choices.apply(1 - asked, action)
    with pytest.raises(IllegalMove):
        choices.apply(asked, read_code(game.types.action, "play/no-such-card"))


def test_nothing_can_be_done_in_a_match_that_is_over() -> None:
    game, rng = GAMES["fugger"], rng_from("over")
    step = game.setup(2, bytes(16))
    while not step.state.over:
        choices = LegalMoves.after(game, step)
        seat = choices.decisions[0].seat
        action = choices.options(seat)[0].random(rng)
        step = choices.apply(seat, action)
    over = LegalMoves.after(game, step)
    assert (over.decisions, over.options(0), over.options(1)) == ((), (), ())
    with pytest.raises(MatchOver):
        over.apply(seat, action)
