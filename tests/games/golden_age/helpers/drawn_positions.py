"""Positions of The Golden Age to draw: some written down, so that they never change, and those of matches."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engines.core.rng import rng_from
from engines.golden_age import events as ev
from engines.golden_age.game import GAME
from engines.golden_age.geography import MERCHANTS, PROVINCES
from engines.golden_age.position import load
from engines.golden_age.view import AuctionView, GoldenAgeView
from render.context import RenderContext
from render.games.golden_age import COMPOSER
from render.scene import Scene
from render.theme import THEME
from tests.render.helpers.match_scenes import LONG_NAMES, DrawnGame, match_card

MIDDLE: dict[str, Any] = {
    "players": 4, "active": 1, "turn": 22, "phase": "main", "stadtholder": 4,
    "dice": {"total": 9, "first": 4, "second": 5},
    "P0": {
        "money": 7, "pawns": {"brabant": 2, "utrecht": 1}, "markers": ["holland", "green", "2"],
        "hand": ["tulip1", "ship"], "paintings": [{"card": "art-4", "paid": 2}, {"card": "art-7", "paid": 3}],
        "governors": ["holland", "groningen"], "windmills": 1,
    },
    "P1": {
        "money": 25, "pawns": {"brabant": 1, "holland": 2}, "markers": ["friesland", "zeeland", "yellow"],
        "used": ["zeeland", "yellow"], "hand": ["culture-voc", "captain", "pepper", "die"],
        "paintings": [{"card": "art-8", "paid": 6}],
    },
    "P2": {
        "money": 0, "pawns": {"limburg": 1}, "markers": ["flanders", "7", "7", "grey"], "windmills": 2,
        "governors": ["utrecht"],
    },
    "P3": {"money": 3, "pawns": {"gelderland": 2, "brabant": 1}, "markers": ["limburg", "7", "blue"]},
    "guilds": {"green": 10, "yellow": 8, "grey": 20, "blue": 6},
    "discards": {"investment": ["tulip1", "tulip2"], "spice": ["pepper"] * 2},
}  # fmt: skip
CROWDED: dict[str, Any] = {
    "players": 4, "turn": 9, "stadtholder": 40,
    **{f"P{seat}": {"pawns": {"utrecht": 5}} for seat in range(3)},
    "P3": {"pawns": {"utrecht": 4, "zeeland": 1}, "markers": ["utrecht"]},
}  # fmt: skip
END: dict[str, Any] = {
    "players": 3, "active": 2, "turn": 42, "stadtholder": 31, "over": True, "dice": {"total": 12},
    "P0": {
        "money": 41, "pawns": {"groningen": 2}, "markers": ["holland", "3", "4"],
        "hand": ["expedition"] * 3 + ["cloves"] * 2, "windmills": 1,
        "paintings": [{"card": "art-3", "paid": 1}, {"card": "art-5"}, {"card": "art-6", "paid": 1}],
        "governors": ["zeeland", "friesland", "brabant"],
    },
    "P1": {"money": 5, "pawns": {"friesland": 3}, "markers": ["overijssel", "blue", "grey", "7"]},
    "P2": {
        "money": 63, "pawns": {"zeeland": 2}, "markers": ["gelderland", "2", "5", "7", "7"], "windmills": 3,
        "paintings": [
            {"card": "art-8", "paid": 6}, {"card": "art-4", "paid": 2}, {"card": "culture-art-6", "paid": 2},
            {"card": "art-7"}, {"card": "art-3"},
        ],
        "governors": ["limburg", "holland", "utrecht"],
    },
    "guilds": {"blue": 14, "grey": 6},
}  # fmt: skip
HAND = (
    "tulip1", "tulip1", "tulip2", "culture-tulip2", "expedition", "expedition", "pepper", "nutmeg", "cloves",
    "ship", "captain", "voc", "culture-voc", "die",
)  # fmt: skip


def view_of(form: dict[str, Any], viewer: int | None = None) -> GoldenAgeView:
    """The view of a written position."""
    return GAME.view(load(form), viewer)


def draft_view() -> GoldenAgeView:
    """The setup of a match of four, its markers placed and a pawn."""
    state = GAME.setup(4, rng_from("draft").seed).state
    while not any(map(any, state.pawns)):
        seat = GAME.pending(state)[0].seat
        state = GAME.apply(state, seat, GAME.options(state, seat)[0].action).state
    return GAME.view(state, None)


def middle(**fields: Any) -> GoldenAgeView:
    """The middle of a match of four; fields replace those of the view."""
    return replace(view_of(MIDDLE), **fields)


AUCTION = AuctionView(
    number=7, seller=1, marker="friesland", colour="blue", asked=(2, 3, 0), bidders=(0,), least=8, highest=7,
    leader=2,
)  # fmt: skip


def written_down() -> dict[str, tuple[GoldenAgeView, RenderContext]]:
    """Boards for goldens, by name."""
    rolled = (ev.TurnBegan(1, 22), ev.Rolled(1, 9, 4, 5), ev.StadtholderMoved(4, (6, 3, 0, 2)))
    return {
        "draft-4": (
            draft_view(),
            match_card(4, news=(ev.MarkerPlaced(3, "utrecht"), ev.PawnPlaced(0, "limburg")), awaited=(0,)),
        ),
        "middle-4": (
            middle(),
            match_card(
                4,
                news=(
                    *rolled, ev.PawnMoved(1, "gelderland", "brabant", 1), ev.GuildTaken(1, "yellow", 8, 3),
                    ev.CardDrawn(1, "culture", "zeeland", 6), ev.PainterPaid(1, "art-8", 6, 6, "yellow", 2),
                    ev.PaintingFinished(1, "art-8", 8), ev.Cashed(1, "tulip1", 1, 10),
                ),
            ),
        ),
        "auction-4": (
            middle(phase=("auction", "start"), auction=AUCTION),
            match_card(4, names=LONG_NAMES, awaited=(0,), computers=(True,) * 4, styles=(3, 2, 5, 4), news=rolled),
        ),
        "perform-4": (
            middle(phase=("perform", "start"), performing=(2, "green")),
            match_card(
                4, awaited=(2,), news=(*rolled, ev.AuctionWon(2, 1, 7, "friesland", "blue"),
                ev.AuctionFailed(1, "zeeland")),
            ),
        ),
        "crowded-4": (view_of(CROWDED), match_card(4, news=(ev.PawnAdded(1, "utrecht", "green", 10),))),
        "end-3": (
            view_of(END),
            match_card(
                3, awaited=(), winners=(2,), computers=(False,) * 3,
                news=(
                    ev.Rolled(2, 12), ev.StadtholderMoved(31, (6, 6, 6)),
                    ev.Sailed(2, "7", ("ship", "voc", "voc")),
                    ev.CardDrawn(2, "culture", "gelderland", 6), ev.CardShown(2, "windmill"),
                    ev.CardDrawn(2, "culture", None, 0), ev.CardShown(2, "governor-utrecht"), ev.Won(2, 40),
                ),
            ),
        ),
    }  # fmt: skip


def hand_of(cards: Sequence[str]) -> GoldenAgeView:
    """A seat's view with a hand, by keys of the cards."""
    return view_of({"players": 3, "P0": {"hand": list(cards)}}, 0)


def written_hands() -> dict[str, tuple[GoldenAgeView, RenderContext]]:
    """Hands for goldens, by name."""
    labels = tuple((f"card:{card}", f"A{i}") for i, card in enumerate(("tulip1", "tulip2", "ship", "voc"), 1))
    return {
        "full": (hand_of(HAND), match_card(3)),
        "labels": (hand_of(HAND), match_card(3, labels=labels)),
        "few": (hand_of(("cannon", "culture-nutmeg")), match_card(3)),
        "none": (hand_of(()), match_card(3)),
    }


def written_closeups() -> dict[str, tuple[GoldenAgeView, RenderContext]]:
    """Close-ups for goldens, by name."""
    view = middle()

    def labelled(*refs: str) -> RenderContext:
        return match_card(4, labels=tuple((ref, f"A{i}") for i, ref in enumerate(refs, 1)))

    return {
        "provinces": (view, labelled(*(f"province:{name}" for name in PROVINCES))),
        "guilds": (view, labelled(*(f"guild:{guild.colour}" for guild in view.guilds))),
        "colonies": (view, labelled("colony:3", "colony:5", "colony:7")),
        "spaces": (view, labelled(*(f"space:{space}" for space in MERCHANTS))),
        "corner": (view, labelled("province:groningen")),
        "whole": (view, labelled()),
    }


DRAWN = DrawnGame(GAME, COMPOSER, written_down, written_hands, written_closeups)
scenes, played, card_of = DRAWN.scenes, DRAWN.played, DRAWN.card_of


def board(view: GoldenAgeView, **fields: Any) -> Scene:
    """The board."""
    return COMPOSER.board(view, match_card(len(view.players), **fields), THEME)
