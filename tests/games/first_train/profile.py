"""What the tests know of First Train to Nuremberg."""

from collections.abc import Iterator
from itertools import combinations

from engines.core.text.messages import Ref
from engines.first_train.data import COLOURS, COMPANIES
from tests.games.first_train.helpers import text_samples
from tests.games.profiles import NEWCOMERS, PictureChecks, Profile, TextSamples, expected_sentence


def _apart() -> Iterator[tuple[str, str, float]]:
    """Influence by colour, figures, cubes, companies, the track of companies and that of seats."""
    from render.games.first_train.palette import COMPANY, COMPANY_TRACK, CUBE, FIGURE, INFLUENCE
    from render.kit.maps.seat_colours import SEAT_COLOURS

    for colours in (
        [disc for disc, _, _ in INFLUENCE.values()],
        [clothes for clothes, _ in FIGURE.values()],
        list(CUBE.values()),
        [colour for colour, _, _ in COMPANY.values()],
    ):
        yield from ((one, other, 10) for one, other in combinations(colours, 2))
    yield from ((livery.body, COMPANY_TRACK, 10) for livery in SEAT_COLOURS)


PROFILE = Profile(
    reasons=("rounds",),
    long=True,
    typed=text_samples.TYPED,
    moments=60,
    units=("cube",),
    samples=TextSamples(
        events=text_samples.TOLD,
        crowded=text_samples.crowded,
        plain=text_samples.plain,
        unreported=text_samples.UNTOLD,
    ),
    unseen=("bid", "run"),
    # Only two, or three on their side of the boards, have the box whose colour is chosen.
    rare=("colour",),
    deep=60,
    readings=(
        expected_sentence(
            "first_train-tagline",
            "Bid for influence, build lines, fill trains; the most points after 4 or 5 rounds win. 2–4 players.",
            "Influence, lignes, trains : le plus de points après 4 ou 5 manches l’emporte. 2 à 4 personnes.",
        ),
        expected_sentence(
            "first_train-no-link-company",
            "The red company already has a link on Ansbach – Roth. Each border takes one: go another way.",
            "La compagnie rouge a déjà une voie sur Ansbach – Roth. Une frontière n’en porte qu’une :"
            " prends un autre chemin.",
            a="Ansbach",
            b="Roth",
            company=Ref("company", "red"),
        ),
        expected_sentence(
            "first_train-load",
            "Load a red passenger from Ansbach (2 there) on train 2b",
            "Charger un passager rouge : Ansbach (2 sur place), train 2b",
            load=Ref("load", "red"),
            area="Ansbach",
            n=2,
            train="2b",
        ),
        expected_sentence(
            "first_train-load",
            "Load a red passenger from Ansbach (2 there)",
            "Charger un passager rouge : Ansbach (2 sur place)",
            load=Ref("load", "red"),
            area="Ansbach",
            n=2,
            train=0,
        ),
    ),
    asked={
        **NEWCOMERS,
        "board": {"en": "legend; symbols; star", "fr": "légende; étoile"},
        "tips": {
            "en": "tips; strategy; beginner; first move; what should I do first; what should I bid",
            "fr": "astuces; stratégie; premier coup; débutant; que faire d’abord; combien miser",
        },
        "end": {"en": "win; how to win", "fr": "comment gagner"},
        "stack": {"en": "tie", "fr": "égalité"},
        "points": {"en": "score", "fr": "score"},
        "setup": {"en": "setup", "fr": "mise en place"},
        "start": {"en": "who begins", "fr": "qui commence"},
        "players": {"en": "two players", "fr": "à deux"},
        "maps": {"en": "map", "fr": "carte"},
        "auction": {"en": "outbid", "fr": "surenchérir"},
        "cubes": {"en": "money; cash", "fr": "argent"},
        "landowner": {"en": "landlord", "fr": "bonhomme"},
        "train": {"en": "engine", "fr": "loco"},
        "transport": {"en": "deliver", "fr": "livrer"},
        "construction": {"en": "loop; build", "fr": "boucle; construire"},
        "sale": {"en": "sell; why sell", "fr": "vendre; pourquoi vendre"},
        "profit": {"en": "upkeep; why negative; loan", "fr": "entretien; pourquoi négatif; dette"},
        "yellow": {"en": "parcel", "fr": "courrier"},
        "fuerth": {"en": "shortest path", "fr": "trajet plus court"},
        "nuernberg": {"en": "nuremberg", "fr": "nuremberg"},
        "exchange": {"en": "swap", "fr": "échange"},
        "hidden": {"en": "hidden", "fr": "caché"},
        "lobby": {"en": "join", "fr": "rejoindre"},
    },
    things={
        "means": ("cubes", *COLOURS),
        "company": COMPANIES,
        "load": ("red", "green", "beer", "post", "stone", "cheese"),
        "region": ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se"),
    },
    pictures=PictureChecks(
        positions="tests.games.first_train.helpers.drawn_positions",
        full="crowded-4",
        goldens=(
            "opening-2",
            "middle-4",
            "line-4",
            "crowded-4",
            "end-3",
            "hand-full",
            "closeup-region",
            "closeup-line",
        ),
        apart=lambda: tuple(_apart()),
    ),
    refused=(
        ("train bid", {"box": "9", "cubes": "3"}),
        ("train line", {"areas": "atlantis"}),
        ("train buy", {"train": "9z"}),
        ("train load", {"area": "atlantis", "load": "red"}),
    ),
    suggesting=(
        ("train bid", "box"),
        ("train line", "areas"),
        ("train buy", "train"),
        ("train load", "area"),
        ("train sell", "areas"),
    ),
)
