"""What the tests know of The Golden Age."""

from collections.abc import Iterator

from engines.core.text.messages import Ref, SeatRef
from engines.golden_age.data import CARDS, COLONY_IDS, COLOUR_NAMES, COLOURS, DECKS
from engines.golden_age.geography import PROVINCES, SPACES
from tests.games.golden_age.helpers import text_samples
from tests.games.profiles import NEWCOMERS, PictureChecks, Profile, TextSamples, expected_sentence


def _apart() -> Iterator[tuple[str, str, float]]:
    """What moved, and what the Stadtholder pays."""
    from render.games.golden_age.palette import GOLD, MOVE

    yield MOVE, GOLD, 20


PROFILE = Profile(
    long=True,
    later_lines={3: [1, 24, 496], 4: [1, 26, 674]},
    units=("half-florin", "half"),
    typed=text_samples.TYPED,
    moments=60,
    samples=TextSamples(
        events=text_samples.TOLD,
        crowded=text_samples.crowded,
        plain=text_samples.state,
        unreported=text_samples.UNTOLD,
    ),
    unseen=("place-marker", "place-pawn", "stadtholder", "turn", "bid", "perform", "offer-sail"),
    rare=("offer-both", "owe-both"),
    deep=60,
    pictures=PictureChecks(
        positions="tests.games.golden_age.helpers.drawn_positions",
        full="middle-4",
        goldens=("middle-4", "auction-4", "end-3", "hand-full", "closeup-provinces"),
        apart=lambda: tuple(_apart()),
    ),
    readings=(
        expected_sentence(
            "golden_age-tagline",
            "Provinces, guilds, colonies and art of the Dutch Republic: first to 33 points wins. 3 or 4 players.",
            "Provinces, guildes, colonies et art des Provinces-Unies : 33 points pour gagner. 3 ou 4 personnes.",
        ),
        expected_sentence("golden_age-seat-no-bid", "Anna (passed)", "Anna (passe)", seat=SeatRef(0)),
        expected_sentence(
            "golden_age-event-reshuffled",
            "The art deck is empty: its discards are shuffled into a new one.",
            "La pioche Art est vide : sa défausse est mélangée et la remplace.",
            deck=Ref("deck", "art"),
        ),
    ),
    asked={
        **NEWCOMERS,
        "end": {"en": "win; how to win", "fr": "comment gagner"},
        "points": {"en": "score", "fr": "score"},
        "grey": {"en": "cultural advance", "fr": "avancée culturelle; avancées culturelles"},
        "hidden": {"en": "hidden", "fr": "caché"},
        "language": {"en": "language", "fr": "langue"},
    },
    things={
        "province": PROVINCES,
        "guild": COLOURS,
        "colony": COLONY_IDS,
        "colour": COLOUR_NAMES,
        "deed": COLOUR_NAMES,
        "space": {space.type for space in SPACES} - {"provinces"},
        "deck": DECKS,
        "cost": ("painter", "border"),
        "back": DECKS,
        "card": {card.id for card in CARDS.values()},
    },
    refused=(
        ("goldenage cash", {"card": "tulip"}),
        ("goldenage sail", {"space": "9", "cards": "ship"}),
        ("goldenage bid", {"amount": "99½"}),
        ("goldenage guild", {"guild": "orange"}),
    ),
    suggesting=(("goldenage cash", "card"), ("goldenage sail", "cards"), ("goldenage move", "start")),
)
