"""What the tests know of Die Siedler von Nürnberg."""

from collections.abc import Iterator
from itertools import combinations

from engines.core.text.messages import Ref, SeatRef
from engines.nuremberg.data import CARDS, GOODS, KINDS, ROUTES
from tests.games.nuremberg.helpers import text_samples
from tests.games.profiles import NEWCOMERS, PictureChecks, Profile, TextSamples, expected_sentence


def _apart() -> Iterator[tuple[str, str, float]]:
    """The goods, and the years in which all cards are shuffled."""
    from render.games.nuremberg.palette import GOODS as FIELDS
    from render.games.nuremberg.palette import LAST_YEAR, RED_YEAR, RED_YEAR_PAST, YEAR_PAST

    for colours in ([field.base for field in FIELDS.values()], [RED_YEAR, RED_YEAR_PAST, YEAR_PAST, LAST_YEAR]):
        yield from ((one, other, 10) for one, other in combinations(colours, 2))


PROFILE = Profile(
    reasons=("points", "years"),
    shared=True,
    long=True,
    units=("gold",),
    typed=text_samples.TYPED,
    moments=60,
    samples=TextSamples(events=text_samples.TOLD, crowded=text_samples.crowded, plain=text_samples.plain),
    unseen=("turn", "discard"),
    # The card is drawn by itself, the beginners' plan has nothing to place, and ties in the council are rare.
    rare=("draw", "place", "place-second", "council"),
    deep=60,
    pictures=PictureChecks(
        positions="tests.games.nuremberg.helpers.drawn_positions",
        full="crowded-4",
        goldens=("opening-4", "middle-4", "crowded-4", "end-3", "hand-full", "closeup-sites", "closeup-fields"),
        apart=lambda: tuple(_apart()),
    ),
    readings=(
        expected_sentence(
            "nuremberg-tagline",
            "Build up Nuremberg’s trade and walls: first to 13 points, or the most in 1400. 3 or 4 players.",
            "Routes, manufactures, remparts : gagne à 13 points, ou avec le plus en 1400. 3 ou 4 personnes.",
        ),
        expected_sentence(
            "nuremberg-event-right-taken",
            "Anna takes the right of way of route IV from Bob: 1 point.",
            "Anna prend à Bob le droit de passage de la route IV : 1 point.",
            seat=SeatRef(0),
            loser=SeatRef(2),
            route=Ref("route", "iv"),
        ),
    ),
    asked={
        **NEWCOMERS,
        "tips": {
            "en": "tips; strategy; first move; what should I do first",
            "fr": "astuces; stratégie; premier coup; que faire d’abord",
        },
        "end": {"en": "win; how to win; tie", "fr": "comment gagner; égalité"},
        "points": {"en": "score", "fr": "score"},
        "wall": {"en": "city wall", "fr": "muraille"},
        "knight": {"en": "robber; discard", "fr": "voleur; défausser"},
        "country": {"en": "hexagon", "fr": "hexagone"},
        "goods": {"en": "compass", "fr": "boussole"},
        "gold": {"en": "money", "fr": "argent"},
        "setup": {"en": "setup", "fr": "mise en place"},
        "start": {"en": "who begins"},
        "years": {"en": "shuffle"},
        "market": {"en": "port", "fr": "port"},
        "swaps": {"en": "swap"},
        "three": {"en": "three players", "fr": "à trois"},
        "hidden": {"en": "hidden", "fr": "caché"},
        "lobby": {"en": "join", "fr": "rejoindre"},
        "toll": {"fr": "péage"},
        "margrave": {"fr": "margrave"},
        "workshop": {"fr": "atelier"},
        "right": {"fr": "majorité"},
        "trade": {"fr": "échange"},
    },
    things={
        "kind": KINDS,
        "route": ROUTES,
        "town": ROUTES,
        "centre": ("hauptmarkt", "bauhof"),
        "goods": GOODS,
        "piece": ("station", "settlement", "workshop", "wall", "tower"),
        "happening": {card.event.replace("_", "-") for card in CARDS.values()},
        "council": ("4", "3", "2"),
    },
    refused=(
        ("nuremberg build settlement", {"crossing": "x-9"}),
        ("nuremberg trade offer", {"terms": "9 wool for 1 ore", "to": "Anna"}),
        ("nuremberg answer knight", {"field": "9,9"}),
        ("nuremberg answer return", {"cards": "9 wool"}),
    ),
    suggesting=(
        ("nuremberg trade offer", "terms"),
        ("nuremberg build station", "route"),
        ("nuremberg build settlement", "crossing"),
        ("nuremberg sell", "goods"),
    ),
)
