"""Positions of self-played matches, for pictures as tables will see them."""

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import Any

from discord_ui.model.localizer import Localizer
from discord_ui.panel.images import picture_words
from discord_ui.widgets.panel_options import labels_of
from engines.core.game import Game, seen
from engines.core.rng import rng_from
from engines.core.text.messages import Ref
from i18n.locales import DEFAULT, Locale
from i18n.text import Text
from render.context import GAME, RenderContext
from render.scene import Scene
from render.score_curve import score_curve_scene
from render.theme import THEME

NAMES = ("Anna", "Benoît", "Maximilian von Hohenstein", "Dorothea")
_MATCH = 42
Labels = tuple[tuple[str, str], ...]
"""Labels of places on a close-up: place and text."""


def playthrough(game: Game[Any, Any], seats: int, seed: str) -> Iterator[tuple[Any, list[Any]]]:
    """Yield positions of a random match with the public events that led to each. It draws less often than at
    random.
    """
    rng = rng_from(seed)
    step = game.setup(seats, rng.fork("setup").seed)
    yield step.state, seen(step.events, None)
    while not step.state.over:
        seat = game.pending(step.state)[0].seat
        options = [option for option in game.options(step.state, seat) if not option.holes]
        busy = [option for option in options if option.group != "draw"]
        step = game.apply(step.state, seat, rng.choice(busy if busy and rng.below(3) else options).action)
        yield step.state, seen(step.events, None)


def context_of(game: Game[Any, Any], state: Any, news: list[Any], locale: Locale = DEFAULT) -> RenderContext:
    """Return a render context with invented names; the last seat is a computer's."""
    outcome = game.outcome(state)
    return RenderContext(
        match_id=_MATCH,
        names=NAMES[: state.seats],
        awaited=tuple(decision.seat for decision in game.pending(state)),
        computers=tuple(seat == 3 for seat in range(state.seats)),
        styles=tuple(range(state.seats)),
        news=tuple(news),
        winners=outcome.winners if outcome else (),
        words=picture_words(game.info.key, Localizer(Text.load(), locale, game=game.info.key)),
    )


def curve(
    game: Game[Any, Any], positions: Sequence[tuple[Any, list[Any]]], locale: Locale = DEFAULT
) -> Iterator[tuple[str, Scene]]:
    """Yield the name and scene of a whole match's curve; nothing for a game without one."""
    tell = game.board.score_stage
    if tell is None:
        return
    stages = [stage for stage, _ in groupby(tell(game.view(state, None)) for state, _ in positions)]
    state, news = positions[-1]
    card = context_of(game, state, news, locale)
    title = dict(card.words)[GAME]
    yield f"{state.seats}-curve", score_curve_scene(game.info.key, title, stages, game.board.goal, card, THEME)


def eager_match(
    game: Game[Any, Any], seats: int, seed: str, tried: int = 6, settings: Any = None
) -> Iterator[tuple[Any, list[Any]]]:
    """Yield positions of a match whose seats take the best of `tried` moves, with the news of the turn up to
    there.

    Offers to other seats are left out, because they would go back and forth. settings: options of the game,
    None for the usual ones.
    """
    rng = rng_from(seed)
    step = game.setup(seats, rng.fork("setup").seed, settings)
    news = seen(step.events, None)
    turn = game.rules.turn(step.state)
    yield step.state, list(news)
    while not step.state.over:
        state = step.state
        seat = next(decision.seat for decision in game.pending(state) if not decision.optional)
        options = game.options(state, seat)
        options = [
            option for option in options if type(option.action).__name__ not in ("TradeOffer", "TradeCounter")
        ]
        some = [rng.choice(options).random(rng) for _ in range(tried)]
        step = game.apply(state, seat, max(some, key=lambda action: _worth(game, state, seat, action)))
        if game.rules.turn(step.state) != turn:
            turn, news = game.rules.turn(step.state), []
        news += seen(step.events, None)
        yield step.state, list(news)


def _worth(game: Game[Any, Any], state: Any, seat: int, action: Any) -> float:
    after = game.clone(state)
    game.play(after, seat, action)
    return game.advice.evaluate(after, seat)


def labelled(game: Game[Any, Any], state: Any, seat: int, kinds: Collection[str]) -> Iterator[tuple[str, Labels]]:
    """Yield a seat's choices of places: names (the kind of move, and the approximate number of places) and
    labels.
    """
    groups: dict[str, list[Ref]] = {}
    for option in game.options(state, seat):
        if option.target is not None and option.target.kind in kinds:
            groups.setdefault(type(option.action).__name__, []).append(option.target)
    for name, refs in groups.items():
        labels = tuple((f"{ref.kind}:{ref.id}", label) for ref, label in labels_of(game, refs).items())
        if labels:
            yield f"{name}-{len(labels) // 4 * 4:02}", labels
