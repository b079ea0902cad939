"""Pictures without a bot: ``python -m render.preview fugger --out DIR``.

Positions come from matches that play themselves, so that pictures are looked at as tables will see them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PIL import Image

from engines import GAMES
from engines.cities_knights.game import GAME as CATAN
from engines.cities_knights.view import CatanView
from engines.core.game import Game, seen
from engines.core.rng import rng_from
from engines.fugger.data import full_deck, in_order
from render.card import MatchCard
from render.games import COMPOSERS, cities_knights
from render.raster import rasterise
from render.scene import Scene
from render.theme import THEME

WIDTHS = (1600, 800, 400)
"""Full size, a desktop's and a phone's."""
NAMES = ("Anna", "Benoît", "Maximilian von Hohenstein", "Dorothea")
_MATCH = 42
_LARGEST_HAND = 13


def playthrough(game: Game[Any, Any], seats: int, seed: str) -> Iterator[tuple[Any, list[Any]]]:
    """Positions of a random match with the public events that led to each. It draws less than chance would."""
    rng = rng_from(seed)
    step = game.setup(seats, rng.fork("setup").seed)
    yield step.state, seen(step.events, None)
    while not step.state.over:
        seat = game.pending(step.state)[0].seat
        options = [option for option in game.options(step.state, seat) if not option.holes]
        busy = [option for option in options if option.group != "draw"]
        step = game.apply(step.state, seat, rng.choice(busy if busy and rng.below(3) else options).action)
        yield step.state, seen(step.events, None)


def card_of(game: Game[Any, Any], state: Any, news: list[Any], names: tuple[str, ...] = NAMES) -> MatchCard:
    """A match card with invented names; the last seat is a computer's."""
    outcome = game.outcome(state)
    return MatchCard(
        match_id=_MATCH,
        names=names[: state.seats],
        awaited=tuple(decision.seat for decision in game.pending(state)),
        computers=tuple(seat == 3 for seat in range(state.seats)),
        styles=tuple(range(state.seats)),
        news=tuple(news),
        winners=outcome.winners if outcome else (),
    )


def fugger_scenes() -> Iterator[tuple[str, Scene]]:
    """Names and scenes: openings, middles, evaluations and ends for every number of seats, then hands."""
    game, composer = GAMES["fugger"], COMPOSERS["fugger"]
    for seats in range(game.info.seats[0], game.info.seats[1] + 1):
        positions = list(playthrough(game, seats, f"preview {seats}"))
        cards = [card_of(game, state, news) for state, news in positions]
        turning = [i for i, (_, news) in enumerate(positions) if _turns(news)] or [len(positions) // 2]
        for name, at in (
            ("opening", 0),
            ("full", max(0, turning[-1] - 1)),
            ("middle", len(positions) // 2),
            ("evaluation", turning[0]),
            ("later-evaluation", turning[len(turning) // 2]),
            ("end", len(positions) - 1),
        ):
            yield f"{seats}-{name}", composer.board(game.view(positions[at][0], None), cards[at], THEME)
        if seats == game.info.seats[1]:
            state, card = positions[len(positions) // 2][0], cards[len(positions) // 2]
    for number in range(_LARGEST_HAND + 1):
        view = _with_hand(game.view(state, 0), number)
        yield f"hand-{number:02}", composer.hand(view, card, THEME)


def _with_hand(view: Any, number: int) -> Any:
    """The viewer's view with a hand of so many cards, dealt from a deck of Die Fugger."""
    deck = full_deck()
    rng_from(f"hand {number}").shuffle(deck)
    hand = tuple(in_order(deck[:number]))
    players = list(view.players)
    players[view.viewer] = replace(players[view.viewer], hand=hand, hand_count=number)
    return replace(view, players=tuple(players))


def _turns(news: list[Any]) -> bool:
    """Whether the events hold a turning point of the game: the prices of Die Fugger move."""
    return any(type(event).__name__ == "PricesMoved" for event in news)


def eager_match(game: Game[Any, Any], seats: int, seed: str, tried: int = 6) -> Iterator[tuple[Any, list[Any]]]:
    """Positions of a match whose seats take the best of ``tried`` moves, with the news of the turn so far.

    Offers to other seats are left out, which would go back and forth.
    """
    rng = rng_from(seed)
    step = game.setup(seats, rng.fork("setup").seed)
    news = seen(step.events, None)
    turn = game.turn(step.state)
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
        if game.turn(step.state) != turn:
            turn, news = game.turn(step.state), []
        news += seen(step.events, None)
        yield step.state, list(news)


def _worth(game: Game[Any, Any], state: Any, seat: int, action: Any) -> float:
    after = game.clone(state)
    game.play(after, seat, action)
    return game.evaluate(after, seat)


_CATAN_EVENTS = {
    "robber": "RobberMoved",
    "attack": "BarbariansLanded",
    "razed": "CityRazed",
    "knight-moved": "KnightMoved",
    "metropolis": "MetropolisBuilt",
    "card": "CardPlayed",
    "promoted": "KnightPromoted",
    "road-removed": "RoadRemoved",
}
"""Moments of Cities & Knights by the event that makes them."""


def _catan_moments(view: CatanView, news: list[Any]) -> Iterator[str]:
    """What a position is an example of."""
    kinds = {type(event).__name__ for event in news}
    yield from (name for name, kind in _CATAN_EVENTS.items() if kind in kinds)
    if view.turn == 0 and len(view.buildings) == len(view.players) + 1:
        yield "draft"
    if view.turn > 2 * len(view.players) and "Rolled" in kinds:
        yield "roll"
    if view.phase[0] == "owing":
        yield "seven"
    if view.merchant is not None and view.merchant[0] == view.robber:
        yield "both-figures"
    if view.over:
        yield "end"


def catan_scenes() -> Iterator[tuple[str, Scene]]:
    """Names and scenes: the first position of each moment for three and four seats, then hands and close-ups."""
    composer = cities_knights.COMPOSER
    hands: dict[str, tuple[Any, MatchCard]] = {}
    places: dict[str, tuple[Any, MatchCard]] = {}
    for seats in (3, 4):
        shown: set[str] = set()
        positions = list(eager_match(CATAN, seats, f"preview {seats}"))
        for i, (state, news) in enumerate(positions):
            view, card = CATAN.view(state, None), card_of(CATAN, state, news)
            due = [name for name in _catan_moments(view, news) if name not in shown]
            if i == len(positions) // 2:
                due.append("middle")
            shown.update(due)
            for name in due:
                yield f"{seats}-{name}", composer.board(view, card, THEME)
            _remember(state, card, hands, places)
    for name, (view, card) in sorted(hands.items()):
        yield f"hand-{name}", composer.hand(view, card, THEME)
    for name, (view, card) in sorted(places.items()):
        yield f"closeup-{name}", composer.closeup(view, card, THEME)


def _remember(state: Any, card: MatchCard, hands: dict[str, Any], places: dict[str, Any]) -> None:
    """Keep hands of new sizes (by tens of cards, and by progress cards) and choices of new kinds of places."""
    for decision in CATAN.pending(state):
        view = CATAN.view(state, decision.seat)
        player = view.players[decision.seat]
        seen_cards = "-sees" if view.seen_hand is not None or view.seen_cards is not None else ""
        size = (player.resources + player.commodities) // 6 * 6
        hands.setdefault(f"{size:02}-{player.progress}{seen_cards}", (view, card))
        groups: dict[str, list[str]] = {}
        for option in CATAN.options(state, decision.seat):
            if option.target is not None and option.target.kind in _PLACES:
                name = type(option.action).__name__
                groups.setdefault(name, []).append(f"{option.target.kind}:{option.target.id}")
        for name, refs in groups.items():
            labels = tuple((ref, f"A{i}") for i, ref in enumerate(dict.fromkeys(refs), 1))
            places.setdefault(f"{name}-{len(labels) // 4 * 4:02}", (view, replace(card, labels=labels)))


_PLACES = ("vertex", "edge", "hex")
SHOWS: Mapping[str, Callable[[], Iterator[tuple[str, Scene]]]] = {
    "fugger": fugger_scenes,
    "cities_knights": catan_scenes,
}
"""By game, its previews."""


def scenes(key: str) -> Iterator[tuple[str, Scene]]:
    """Names and scenes of a game. Raises KeyError for a game without previews."""
    return SHOWS[key]()


def main() -> None:
    """Write every preview of a game at each width."""
    parser = argparse.ArgumentParser(prog="python -m render.preview", description=__doc__)
    parser.add_argument("game", choices=sorted(SHOWS))
    parser.add_argument("--out", type=Path, required=True, help="folder for the pictures, made if it is not there")
    args = parser.parse_args()
    for name, scene in scenes(args.game):
        image = rasterise(scene)
        for width in WIDTHS:
            folder = args.out / str(width)
            folder.mkdir(parents=True, exist_ok=True)
            small = image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
            small.save(folder / f"{name}.png")
    print(f"pictures in {args.out}")


if __name__ == "__main__":
    main()
