"""Positions to draw: some written down, so that they never change, and those of random matches."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from engines import GAMES
from engines.core.game import seen
from engines.core.rng import rng_from
from engines.fugger import events as ev
from engines.fugger.data import GOOD_INDEX, GOODS, in_order
from engines.fugger.view import DeliveredView, FuggerView, PlayerView
from render.context import RenderContext
from render.games.fugger import COMPOSER
from render.scene import Scene
from render.theme import THEME
from tests.render.helpers import match_scenes
from tests.render.helpers.match_scenes import LONG_NAMES, Match

FUGGER = GAMES["fugger"]
NAMES = ("Anna", "Benoît", "Maximilian von Hohenstein", "Dorothea")
FULL_FRONT = (
    "copper", "copper-sealed", "cloth", "spices", "spices-sealed", "gems", "wine-sealed", "merchant", "merchant",
)  # fmt: skip
MANY_FOR_JAKOB = ("copper", "copper-sealed", "cloth", "spices", "spices", "gems-sealed", "wine", "wine", "wine")


def match_card(seats: int, **fields: Any) -> RenderContext:
    """A match card for a number of seats; fields replace the usual ones."""
    return match_scenes.match_card(seats, **{"match_id": 42, "names": NAMES[:seats], "awaited": (0,), **fields})


def a_view(
    fronts: Sequence[Sequence[str]],
    *,
    prices: tuple[int, ...] = (5, 5, 5, 5, 5),
    jakob: Sequence[str] = ("wine", "gems"),
    florins: Sequence[int] = (37, 52, 41, 28),
    hands: Sequence[Sequence[str]] | None = None,
    viewer: int | None = None,
    delivered: Sequence[Sequence[str]] | None = None,
    discards: Sequence[str] = (),
    pile: int = 23,
    number: int = 2,
    over: bool = False,
) -> FuggerView:
    """A view written down, not necessarily one that a match could reach."""
    counts = [0] * len(GOODS)
    for kind in [kind for front in (*fronts, jakob) for kind in front]:
        if kind in GOOD_INDEX:
            counts[GOOD_INDEX[kind]] += 1
    players = []
    for seat, front in enumerate(fronts):
        hand = tuple(hands[seat]) if hands else ("copper",) * 4
        shown = over or viewer == seat
        down = delivered[seat] if delivered else ()
        players.append(
            PlayerView(
                florins=florins[seat],
                front=tuple(front),
                delivered=tuple(DeliveredView(i + 1, kind if shown else None) for i, kind in enumerate(down)),
                hand_count=len(hand),
                hand=tuple(in_order(hand)) if shown else None,
            )
        )
    return FuggerView(
        viewer=viewer,
        round=number,
        prices=prices,
        counts=tuple(counts),
        jakob=tuple(jakob),
        players=tuple(players),
        pile=pile,
        discards=tuple(in_order(discards)),
        starter=0,
        active=None if over else 0,
        pair_turns=0,
        over=over,
    )


def written_down() -> dict[str, tuple[FuggerView, RenderContext]]:
    """Positions for goldens, by name."""
    moved = ev.PricesMoved(
        1, 3, (5, 4, 4, 2, 1), (5, 5, 5, 5, 5), (1, 9, 9, 4, 4), (True, True, True, False, False)
    )
    sold = (
        ev.Sold(0, ("cloth", "spices-sealed"), 0, 18, 18),
        ev.Sold(1, ("wine-sealed",), 1, 8, 8),
        ev.Sold(2, (), 0, 0, 0),
        ev.Sold(3, ("copper", "copper"), 0, 2, 2),
    )
    end = ev.PricesMoved(6, 1, (5, 1, 0, 3, 2), (8, 9, 3, 4, 6), (1, 1, 2, 7, 8), (True, True, False, True, True))
    return {
        "opening-4": (a_view([()] * 4, florins=(0, 0, 0, 0), number=1, pile=31), match_card(4)),
        "evaluation-4": (
            a_view([()] * 4, prices=moved.after, florins=(18, 8, 0, 2), discards=("copper",) * 5 + ("merchant",)),
            match_card(4, news=(ev.Played(3, "copper"), moved, *sold, ev.RoundBegan(2, 0, ("wine", "gems")))),
        ),
        "full-2": (
            a_view(
                [FULL_FRONT, ("wine",)], prices=(9, 9, 9, 9, 9), jakob=MANY_FOR_JAKOB,
                delivered=[("gems", "wine")] * 2,
            ),
            match_card(
                2, names=LONG_NAMES[:2], awaited=(1,), styles=(4, 5),
                news=(ev.Played(0, "wine-sealed"), ev.Delivered(1, 2), ev.JakobDrew("wine")),
            ),
        ),
        "end-3": (
            a_view(
                [("copper", "wine"), ("gems-sealed", "gems"), ("cloth",)], prices=end.after, over=True,
                florins=(104, 121, 121), delivered=[("gems", "wine"), ("cloth",), ()], number=6,
            ),
            match_card(
                3, awaited=(), winners=(1, 2),
                news=(
                    ev.Played(1, "gems"), end, ev.Sold(0, ("copper", "wine"), 0, 9, 74),
                    ev.Sold(1, ("gems-sealed", "gems"), 1, 21, 119),
                    ev.Sold(2, ("cloth",), 0, 1, 121), ev.Delivery(0, ("gems", "wine"), 30, 104),
                    ev.Delivery(1, ("cloth",), 2, 121),
                    ev.Delivery(2, (), 0, 121), ev.Ended((1, 2), 121),
                ),
            ),
        ),
    }  # fmt: skip


def written_hand() -> tuple[FuggerView, RenderContext]:
    """A hand of seven for the golden, with labels."""
    hand = ("copper", "cloth", "cloth-sealed", "spices", "spices", "wine-sealed", "merchant")
    view = a_view(
        [()] * 3,
        hands=[hand, (), ()],
        viewer=0,
        prices=(1, 9, 5, 4, 7),
        jakob=("cloth", "wine"),
        delivered=[("gems",), (), ()],
    )
    return view, match_card(3, labels=(("card:copper", "A1"), ("card:cloth-sealed", "A2")))


@cache
def played(seats: int, seed: str) -> Match:
    """The states of a random match, each with the public events that led to it."""
    return tuple(_played(seats, seed))


def _played(seats: int, seed: str) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    rng = rng_from(seed)
    step = FUGGER.setup(seats, rng.fork("setup").seed)
    yield step.state, tuple(seen(step.events, None))
    while not step.state.over:
        seat = FUGGER.pending(step.state)[0].seat
        options = FUGGER.options(step.state, seat)
        busy = [option for option in options if option.group != "draw"]
        step = FUGGER.apply(step.state, seat, rng.choice(busy if busy and rng.below(3) else options).action)
        yield step.state, tuple(seen(step.events, None))


def scenes() -> dict[str, Scene]:
    """Everything that is written down as scenes, by name."""
    boards = {name: COMPOSER.board(view, card, THEME) for name, (view, card) in written_down().items()}
    view, card = written_hand()
    return {**boards, "hand": COMPOSER.hand(view, card, THEME)}


def card_of(state: Any, news: Sequence[Any], **fields: Any) -> RenderContext:
    """The match card of a real position; fields replace the usual ones."""
    outcome = FUGGER.outcome(state)
    usual = {
        "awaited": tuple(decision.seat for decision in FUGGER.pending(state)),
        "news": tuple(news),
        "winners": outcome.winners if outcome else (),
    }
    return match_card(state.seats, **{**usual, **fields})
