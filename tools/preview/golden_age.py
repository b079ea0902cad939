"""Previews of The Golden Age."""

from collections.abc import Iterator

from engines.golden_age.game import GAME
from engines.golden_age.view import GoldenAgeView
from render.games.golden_age import COMPOSER
from tools.preview.map_games import MapGamePreview

_EVENTS = {
    "moved": "PawnMoved",
    "guild": "GuildTaken",
    "settled": "MarkerMade",
    "sailed": "Sailed",
    "painted": "PainterPaid",
    "sold": "AuctionWon",
    "cashed": "Cashed",
}


def _moments(view: GoldenAgeView, kinds: set[str]) -> Iterator[str]:
    if view.phase[0] == "draft":
        yield "draft"
    if view.turn == 1:
        yield "opening"
    if view.auction is not None:
        yield "auction"
        if view.auction.highest is not None:
            yield "auction-bids"
    if view.performing is not None:
        yield "performing"
    if view.dice is not None and view.dice.first is None:
        yield "die-card"


def _hand(view: GoldenAgeView, seat: int) -> str:
    """Classify a hand by the number of its cards."""
    return f"{len(view.players[seat].hand or ()):02}"


scenes = MapGamePreview(GAME, COMPOSER, ("province", "guild", "colony", "space"), _EVENTS, _moments, _hand).scenes
