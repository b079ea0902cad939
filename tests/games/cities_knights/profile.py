"""What the tests know of Cities & Knights."""

from collections.abc import Iterator
from itertools import combinations

from engines.cities_knights.data import KINDS, NUMBERS, TRACK_OF, TRACKS
from engines.cities_knights.text.names import CORNER_SIDES
from engines.core.mechanics.hex_grid import SIDES
from engines.core.text.messages import Ref, SeatRef
from tests.games.cities_knights.helpers import text_samples
from tests.games.profiles import NEWCOMERS, PictureChecks, Profile, TextSamples, expected_sentence


def _apart() -> Iterator[tuple[str, str, float]]:
    """The three tracks."""
    from render.games.cities_knights.palette import TRACK

    for one, other in combinations(TRACK.values(), 2):
        yield one.base, other.base, 10


PROFILE = Profile(
    long=True,
    typed=text_samples.TYPED,
    moments=60,
    samples=TextSamples(events=text_samples.TOLD, crowded=text_samples.crowded, plain=lambda: text_samples.START),
    unseen=("draft-settlement", "draft-road", "draft-city", "turn", "robber", "knight", "free-road"),
    rare=("metropolis",),
    deep=130,
    pictures=PictureChecks(
        positions="tests.games.cities_knights.helpers.drawn_positions",
        full="attack-4",
        goldens=("opening-4", "attack-4", "end-3", "hand-labels", "closeup-knights"),
        apart=lambda: tuple(_apart()),
    ),
    readings=(
        expected_sentence(
            "cities_knights-tagline",
            "Build cities, arm knights, hold off the barbarians: first to 13 points wins. 3 or 4 players.",
            "Bâtis des villes, arme des chevaliers, repousse les barbares, gagne à 13 points. 3 ou 4 personnes.",
        ),
        expected_sentence(
            "cities_knights-order-no-trades-desc",
            "Declines every offer to you; others notice when they make one. Ends with the current turn.",
            "Refuse toute offre ; les autres s’en rendent compte. S’arrête avec le tour en cours.",
        ),
        expected_sentence(
            "cities_knights-order-discard-desc",
            "Seven, Saboteur, Wedding: as suggested; kinds you rank go last.",
            "Sept, Saboteur, Mariage : selon le conseil, tes sortes en dernier.",
        ),
        expected_sentence(
            "cities_knights-knight-displace-short",
            "Displace Anna’s knight",
            "Chasser un chevalier d’Anna",
            seat=SeatRef(0),
        ),
        expected_sentence(
            "cities_knights-card-play-intrigue-short",
            "Intrigue: Anna’s knight",
            "Intrigue : chevalier d’Anna",
            card=Ref("card", "intrigue"),
            seat=SeatRef(0),
        ),
        expected_sentence(
            "cities_knights-effect-bishop",
            "move the robber and steal a card from each opponent at its hex",
            "déplace le voleur et vole une carte à chaque adversaire qui borde sa tuile",
        ),
    ),
    asked={
        **NEWCOMERS,
        "end": {"en": "win; how to win", "fr": "comment gagner"},
        "points": {"en": "score", "fr": "score"},
        "progress": {"en": "castle; progression card", "fr": "château; carte de progression"},
        "island": {"en": "hexagon", "fr": "hexagone; pâturage"},
        "printer": {"en": "printing press", "fr": "imprimante"},
        "promote": {"en": "improve a knight", "fr": "améliorer un chevalier"},
        "mining": {"en": "mines", "fr": "mines"},
        "defender": {"en": "saviour", "fr": "sauveur; défenseur"},
        "hidden": {"en": "hidden", "fr": "caché"},
        "lobby": {"en": "join", "fr": "rejoindre"},
        "wall": {"fr": "muraille"},
        "commodities": {"fr": "articles de commerce"},
    },
    things={
        "kind": KINDS,
        "terrain": NUMBERS.terrain,
        "shore": ("coast",),
        "harbour": NUMBERS.harbours,
        "side": {*CORNER_SIDES, *map(str.lower, SIDES)},
        "track": TRACKS,
        "level": [f"{track}-{level}" for track in TRACKS for level in range(1, 6)],
        "piece": ("road", "settlement", "city", "tipped", "wall", "knight"),
        "knight": ("1", "2", "3"),
        "deed": ("activate", "promote", "medicine"),
        "event-die": set(NUMBERS.event_die),
        "card": TRACK_OF,
    },
    refused=(
        ("catan build settlement", {"corner": "99"}),
        ("catan trade offer", {"terms": "9 wool for 1 ore", "to": "Anna"}),
        ("catan card spy", {"player": "1"}),
        ("catan answer discard", {"cards": "9 wool"}),
    ),
    suggesting=(
        ("catan trade offer", "terms"),
        ("catan build road", "edge"),
        ("catan answer robber", "hex"),
    ),
    given={
        "cities_knights-vertex": ("numbers",),
        "cities_knights-vertex-cape": ("numbers",),
        "cities_knights-edge": ("numbers",),
        "cities_knights-edge-cape": ("numbers",),
        "cities_knights-card-play-bishop": ("n",),
        "cities_knights-improve-trade": ("level",),
        "cities_knights-improve-politics": ("level",),
        "cities_knights-improve-science": ("level",),
    },
)
