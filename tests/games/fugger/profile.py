"""What the tests know of Die Fugger."""

from collections.abc import Iterator
from itertools import combinations

from engines.core.text.messages import Ref
from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.data import GOODS, KINDS
from tests.games.profiles import NEWCOMERS, PictureChecks, Profile, expected_sentence


def _apart() -> Iterator[tuple[str, str, float]]:
    """Goods on cards, goods in the rose, and lit panes from dark ones."""
    from render.games.fugger.palette import FIELDS

    for one, other in combinations(FIELDS.values(), 2):
        yield one.base, other.base, 10
    for one, other in combinations([look for good, look in FIELDS.items() if good != "merchant"], 2):
        yield one.lit, other.lit, 10
    for look in FIELDS.values():
        yield look.lit, "#2c2933", 20


PROFILE = Profile(
    reasons=("florins",),
    shared=True,
    lines={2: [1, 9, 72, 432, 2484], 3: [1, 9, 72, 504, 2968], 4: [1, 9, 72, 504, 4032]},
    typed=(Draw(), *map(Play, KINDS), *map(Deliver, KINDS), Play("gold"), Deliver("gold")),
    unseen=("turn", "card"),
    position_pairs=range(1, 5),
    deep=25,
    covert=True,
    pictures=PictureChecks(
        positions="tests.games.fugger.helpers.drawn_positions",
        full="full-2",
        goldens=("evaluation-4", "full-2", "end-3", "hand"),
        apart=lambda: tuple(_apart()),
    ),
    readings=(
        expected_sentence(
            "fugger-tagline",
            "Sell before prices crash to 1. Once someone has 100 florins, the most florins win. 2–4 players.",
            "Vends avant la chute. Quand quelqu’un a 100 florins, le plus de florins l’emporte. 2 à 4 personnes.",
        ),
        expected_sentence(
            "fugger-board-delivered-card",
            "Face down since round 2: 1 sealed spice",
            "Face cachée depuis la manche 2 : 1 épice au sceau",
            round=2,
            card=Ref("card", "spices-sealed"),
        ),
    ),
    asked={
        **NEWCOMERS,
        "board": {"en": "legend; symbols; red pane; crack", "fr": "légende; vitre rouge; fente"},
        "tips": {
            "en": "tips; strategy; beginner; first move; what should I do first; how do I earn",
            "fr": "astuces; stratégie; premier coup; débutant; que faire d’abord",
        },
        "end": {"en": "win; how to win", "fr": "comment gagner"},
        "gems": {"en": "precious stones", "fr": "pierres précieuses; gemme"},
        "jakob": {"en": "jacob", "fr": "jacob; jakob"},
        "sale": {"en": "score; gulden", "fr": "score"},
        "round-end": {"en": "what does last mean", "fr": "dernière carte"},
        "hidden": {"en": "what is hidden", "fr": "caché"},
        "setup": {"en": "opening", "fr": "départ"},
        "orders": {"en": "standing order"},
        "rematch": {"fr": "revanche"},
        "privacy": {"fr": "supprimer"},
    },
    things={"card": KINDS, "good": GOODS},
    refused=(("fugger play", {"card": "unobtainium"}), ("fugger deliver", {"card": "-"})),
    suggesting=(("fugger play", "card"), ("fugger deliver", "card")),
)
