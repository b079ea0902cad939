"""The Golden Age for the text tests: typed moves of every verb, events of every type, and a crowded position."""

from typing import Any

from engines.core.actions import Action
from engines.core.text.messages import Msg
from engines.golden_age import actions as a
from engines.golden_age import events as e
from engines.golden_age.data import CARDS, COLONY_IDS, COLOURS, DECKS, NUMBERS, SETS, TRIO
from engines.golden_age.geography import PLACES, PROVINCES, SPACES
from engines.golden_age.position import load
from engines.golden_age.state import GoldenAgeState
from i18n.locales import Locale
from tests.i18n.helpers import sentences

MARKERS = ("holland", "brabant", "utrecht", "zeeland", "flanders", "green", "brown", "4", "7", "rome", None)
DRAWS = (a.DrawInvestment, a.DrawArt, a.DrawColony, a.DrawCulture, a.DrawSpice)

TYPED: tuple[Action, ...] = (
    *(a.PlaceMarker(province) for province in ("holland", "gelderland", "rome")),
    *(a.PlacePawn(province) for province in ("holland", "gelderland", "rome")),
    *(a.PlaceStadtholder(space) for space in (0, 1, 54, -1)),
    a.Roll(),
    *(a.PlayDie(total) for total in (1, 7, 13)),
    a.EndTurn(),
    *(a.MovePawn(start, to) for start in ("holland", "groningen") for to in ("holland", "flanders", "rome")),
    *(a.TakeGuild(guild) for guild in (*COLOURS, "orange", "mauve")),
    *(a.MakeMarker(province, source) for province in ("holland", "utrecht") for source in (None, "green", "x")),
    a.MakeMarker("atlantis"),
    *(a.Cash(card) for card in (*SETS, "ship", "art-5", "ace")),
    *(a.Sail(space, cards) for space in ("2", "7", "9") for cards in (TRIO, TRIO[:1], ("spy",), ())),
    *(a.Sail("4", TRIO, source) for source in ("holland", "green", "4")),
    a.Sail("7", (TRIO[1], TRIO[0])),
    *(a.AddPawn(province, marker) for province in ("utrecht", "rome") for marker in MARKERS),
    *(kind(marker) for kind in DRAWS for marker in MARKERS),
    *(a.PayPainter(painting, marker) for painting in ("5-1", "9-9", "x") for marker in MARKERS),
    *(a.OpenAuction(marker) for marker in MARKERS if marker is not None),
    *(a.Bid(amount) for amount in (-3, 0, 1, 500)),
    a.Pass(),
)
"""What a player might type; most of it is illegal at any moment."""

CREW = ("ship", "captain", "voc")

TOLD: tuple[Any, ...] = (
    e.MarkerPlaced(0, "holland"),
    e.PawnPlaced(1, "utrecht"),
    e.StadtholderPlaced(2, 18),
    e.TurnBegan(1, 12),
    e.Rolled(1, 8, 3, 5),
    e.Rolled(1, 12),
    *(e.StadtholderMoved(space, (2, 2, 2)) for space in range(len(SPACES))),
    e.StadtholderMoved(1, (0, 5, 1)),
    e.StadtholderMoved(1, (0, 0, 0)),
    *(e.PawnMoved(0, "groningen", province, 3) for province in PROVINCES),
    *(e.GuildTaken(1, guild, price) for guild in COLOURS for price in NUMBERS.guild_prices),
    *(e.GuildTaken(1, guild, 8, 0) for guild in COLOURS),
    *(e.MarkerMade(0, province) for province in PROVINCES),
    *(e.MarkerMade(0, "holland", place) for place in PLACES),
    *(e.PawnAdded(0, "utrecht", marker, 10) for marker in ("holland", "green", None)),
    *(e.CardDrawn(0, deck, marker, 6) for deck in DECKS for marker in ("brabant", None)),
    *(e.CardSeen(0, DECKS[card.deck], None, 0, card.id) for card in CARDS.values() if card.hidden),
    *(e.CardShown(0, card.id) for card in CARDS.values() if not card.hidden),
    *(e.PainterPaid(1, f"art-{n}", 1, n - 2, marker, 2) for n in range(3, 9) for marker in ("utrecht", None)),
    e.PaintingFinished(1, "art-5", 5),
    *(e.Reshuffled(deck) for deck in DECKS),
    *(e.Cashed(1, card, data.set, data.pays) for card, data in SETS.items()),
    *(e.Sailed(0, colony, CREW) for colony in COLONY_IDS),
    *(e.Sailed(0, "4", CREW, place) for place in PLACES),
    *(e.AuctionOpened(0, province, "green", (1, 2), 3) for province in PROVINCES),
    e.AuctionOpened(0, "brabant", "yellow", (2,), 3),
    e.BidMade(1, 7),
    e.BidPassed(2),
    e.BidPassed(2, unable=True),
    *(e.AuctionWon(1, 0, 7, province, "green") for province in PROVINCES),
    *(e.AuctionFailed(0, province) for province in PROVINCES),
    e.OfferDeclined(1),
    e.TurnEnded(0, 21),
    e.Won(0, 34),
)
"""Events of every type, in all their variants."""
UNTOLD = (e.OfferDeclined(1),)


def crowded(active: int = 0) -> GoldenAgeState:
    """A late position in the turn of a seat: four seats with pieces, paintings, governors and cards in hand."""
    markers = (
        ["holland", "brabant", "utrecht", "green", "2", "7"],
        ["zeeland", "overijssel", "yellow", "3", "7"],
        ["flanders", "friesland", "brown", "blue", "4", "5"],
        ["gelderland", "groningen", "grey", "6", "7"],
    )
    hand = ["ship", "captain", "voc", "expedition", "expedition", "nutmeg", "culture-nutmeg", "tulip1", "cloves"]
    governors = PROVINCES[:3], PROVINCES[3:6], PROVINCES[6:8], PROVINCES[8:]
    seats: dict[str, Any] = {
        f"P{seat}": {
            "money": 21 + 2 * seat,
            "pawns": {PROVINCES[(3 * seat + i) % 10]: 1 for i in range(4)},
            "markers": markers[seat],
            "used": markers[seat][:1] if seat == active else [],
            "hand": hand if seat == 0 else ["die", "captain", "tulip2"],
            "paintings": [{"card": "art-3", "paid": 1}, {"card": "art-5", "paid": 1}],
            "governors": list(governors[seat]),
            "windmills": 1,
        }
        for seat in range(4)
    }
    return load({"players": 4, "turn": 33, "active": active, "stadtholder": 13, **seats}, loose=True)


TABLE: dict[str, Any] = {
    "players": 3,
    "turn": 9,
    "stadtholder": 0,
    "dice": {"total": 7, "first": 3, "second": 4},
    "P0": {
        "money": 21,
        "pawns": {"holland": 3, "zeeland": 1},
        "markers": ["brabant", "utrecht", "yellow", "2"],
        "used": ["yellow"],
        "hand": ["ship", "voc", "voc", "tulip2", "tulip1", "tulip2"],
        "paintings": [{"card": "art-5", "paid": 2}, "art-8"],
    },
    "P1": {"money": 5, "markers": ["groningen", "blue", "4"], "pawns": {"friesland": 1}, "hand": ["die"]},
    "P2": {"money": 0, "markers": ["flanders"]},
}


def state(**changes: Any) -> GoldenAgeState:
    return load({**TABLE, **changes})


KEY = "golden_age"


def say(msg: Msg, locale: Locale = "en") -> str:
    """A sentence."""
    return sentences.say(KEY, msg, locale)
