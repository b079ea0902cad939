"""Pictures without a bot: ``python -m render.preview fugger --out DIR``."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PIL import Image

from engines import GAMES
from engines.core.game import Game, seen
from engines.core.rng import rng_from
from engines.fugger.data import full_deck, in_order
from render.card import MatchCard
from render.games import COMPOSERS
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


def scenes(key: str) -> Iterator[tuple[str, Scene]]:
    """Names and scenes: openings, middles, evaluations and ends for every number of seats, then hands."""
    game, composer = GAMES[key], COMPOSERS[key]
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


def main() -> None:
    """Write every preview of a game at each width."""
    parser = argparse.ArgumentParser(prog="python -m render.preview", description=__doc__)
    parser.add_argument("game", choices=sorted(COMPOSERS))
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
