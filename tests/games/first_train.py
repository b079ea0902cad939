"""What the tests know of First Train to Nuremberg."""

from __future__ import annotations

from engines.first_train.data import COLOURS, COMPANIES
from engines.first_train.viewing import PIECES
from tests.games import Profile, Told
from tests.i18n import first_train

PROFILE = Profile(
    reasons=("rounds",),
    long=True,
    typed=first_train.TYPED,
    moments=60,
    told=Told(
        events=first_train.TOLD,
        crowded=first_train.crowded,
        plain=first_train.plain,
        untold=first_train.UNTOLD,
    ),
    # Only two, or three on their side of the boards, have the box whose colour is chosen.
    rare=("colour",),
    deep=60,
    asked={
        "en": {
            "win": "end",
            "how to win": "end",
            "tie": "stack",
            "score": "points",
            "setup": "setup",
            "who begins": "start",
            "two players": "players",
            "map": "maps",
            "outbid": "auction",
            "money": "cubes",
            "landlord": "landowner",
            "engine": "train",
            "deliver": "transport",
            "loop": "construction",
            "sell": "sale",
            "upkeep": "profit",
            "parcel": "yellow",
            "shortest path": "fuerth",
            "nuremberg": "nuernberg",
            "swap": "exchange",
            "how long": "players",
            "build": "construction",
            "hidden": "hidden",
            "join": "lobby",
        },
        "fr": {
            "comment gagner": "end",
            "égalité": "stack",
            "score": "points",
            "mise en place": "setup",
            "qui commence": "start",
            "à deux": "players",
            "carte": "maps",
            "surenchérir": "auction",
            "argent": "cubes",
            "bonhomme": "landowner",
            "loco": "train",
            "livrer": "transport",
            "boucle": "construction",
            "vendre": "sale",
            "entretien": "profit",
            "courrier": "yellow",
            "trajet plus court": "fuerth",
            "nuremberg": "nuernberg",
            "échange": "exchange",
            "durée": "round",
            "construire": "construction",
            "caché": "hidden",
            "rejoindre": "lobby",
        },
    },
    things={
        "means": ("cubes", *COLOURS),
        "company": COMPANIES,
        "load": ("red", "green", "beer", "post", "stone", "cheese"),
        "piece": PIECES,
        "region": ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se"),
    },
)
