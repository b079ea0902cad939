"""Nuremberg's almanac: what players look up is found, and the contents of data files are given as they are."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engines.nuremberg.data import CARDS, COSTS, GOODS, KINDS, NUMBERS, RECIPES, ROUTES, YEARS, route_of
from engines.nuremberg.geography.city import SITES, TOWERS, WALLS
from engines.nuremberg.geography.countryside import BEGINNER, BOARD, FIELDS
from i18n.almanac import Almanac
from i18n.locales import Locale

ALMANAC = Almanac.load()
KEY = "nuremberg"

INDEX: Mapping[str, Mapping[Locale, str]] = {
    "overview": {"en": "aim of the game", "fr": "but du jeu"},
    "council": {"en": "council card", "fr": "carte conseil"},
    "right": {"en": "right of way card", "fr": "carte de droit de passage"},
    "event-card": {"en": "event cards", "fr": "cartes événement"},
    "yard": {"en": "building yard", "fr": "chantier"},
    "settlement": {"en": "settlement", "fr": "colonie"},
    "trade": {"en": "trade", "fr": "commerce"},
    "costs": {"en": "build; construction costs", "fr": "construire; coût de construction"},
    "setup": {"en": "advanced setup", "fr": "début de partie pour les joueurs avancés"},
    "beginners": {"en": "beginners setup", "fr": "début de partie pour les débutants"},
    "turn": {
        "en": "course of play; trading and building phase",
        "fr": "déroulement du jeu; phase de commerce et de construction",
    },
    "bank": {"en": "trading with the bank", "fr": "échange avec la banque"},
    "offer": {"en": "trading with others", "fr": "échange avec les autres joueurs"},
    "free-clay": {"en": "event free clay", "fr": "événement argile gratuite"},
    "knight": {"en": "event robber knight", "fr": "événement chevalier pillard"},
    "toll": {"en": "event toll", "fr": "événement douane volante"},
    "margrave": {"en": "event margrave", "fr": "événement le comte attaque"},
    "years": {"en": "event years pass", "fr": "événement les années passent"},
    "end": {"en": "end of the match", "fr": "fin de la partie"},
    "timeline": {"en": "timeline", "fr": "frise du temps"},
    "workshop": {"en": "workshop", "fr": "manufacture"},
    "market": {"en": "main market", "fr": "marché principal"},
    "pieces": {"en": "components", "fr": "matériel de jeu"},
    "number": {"en": "harvest number", "fr": "numéro de récolte"},
    "harvest": {
        "en": "harvest phase; harvest raw materials",
        "fr": "phase de récolte; récolte de matières premières",
    },
    "gold": {"en": "gold", "fr": "or"},
    "prestige": {"en": "prestige points", "fr": "pions de prestige"},
    "points": {"en": "victory points", "fr": "points de victoire"},
    "chances": {"en": "chance of harvest", "fr": "probabilité de récolte"},
    "goods": {"en": "make and sell goods", "fr": "produire et vendre des marchandises"},
    "distance": {"en": "distance rule", "fr": "règle d’espacement"},
    "wall": {"en": "wall", "fr": "rempart"},
    "route": {"en": "trade route", "fr": "route commerciale"},
    "tower": {"en": "tower", "fr": "tour"},
    "station": {"en": "toll stations", "fr": "tronçons douaniers"},
    "quarters": {"en": "production zone", "fr": "zone de production"},
}
"""By entry, the keywords of the printed almanac's index that it answers."""

PRINTED = {
    "Bauhof": "yard",
    "Hauptmarkt": "market",
    "Wegerechtkarten": "right",
    "Wegezoll": "toll",
    "Kostenloser Lehm": "free-clay",
    "Raubritter": "knight",
    "Der Markgraf greift ein": "margrave",
    "Die Jahre vergehen": "years",
    "Siebenerrat": "council",
}
"""What is printed in German on the board and its cards."""


def test_every_keyword_of_the_printed_index_is_answered_by_its_entry(locale: Locale) -> None:
    index = {query: topic for topic, keywords in INDEX.items() for query in keywords[locale].split("; ")} | PRINTED
    assert {query: ALMANAC.search(KEY, query, locale)[0].topic for query in index} == index


KIND_NAMES: Mapping[Locale, Sequence[tuple[str, str]]] = {
    "en": [(kind, kind) for kind in KINDS],
    "fr": [
        ("bois", "bois"),
        ("argile", "argiles"),
        ("laine", "laines"),
        ("blé", "blés"),
        ("minerai", "minerais"),
        ("pièce d’or", "pièces d’or"),
    ],
}
"""One and several of each kind."""
GOOD_NAMES: Mapping[Locale, Mapping[str, str]] = {
    "en": {good: good for good in GOODS},
    "fr": {"compass": "compas", "helmet": "casque", "armour": "armure", "lyre": "lyre", "paper": "papier"},
}
PIECE_NAMES: Mapping[Locale, Mapping[str, str]] = {
    "en": {
        "station": "toll station",
        "settlement": "settlement",
        "workshop": "workshop",
        "wall": "wall",
        "tower": "tower",
    },
    "fr": {
        "station": "tronçon douanier",
        "settlement": "colonie",
        "workshop": "manufacture",
        "wall": "rempart",
        "tower": "tour",
    },
}
CITIES: Mapping[Locale, Sequence[str]] = {
    "en": ("Frankfurt", "Prague", "Venice"),
    "fr": ("Francfort", "Prague", "Venise"),
}
SIDES: Mapping[Locale, Mapping[str, str]] = {
    "en": {
        "N": "north",
        "NE": "north-east",
        "SE": "south-east",
        "S": "south",
        "SW": "south-west",
        "NW": "north-west",
    },
    "fr": {"N": "nord", "NE": "nord-est", "SE": "sud-est", "S": "sud", "SW": "sud-ouest", "NW": "nord-ouest"},
}
COLOURS: Mapping[Locale, Mapping[str, str]] = {
    "en": {colour: colour for colour in ("red", "orange", "white", "blue")},
    "fr": {"red": "rouge", "orange": "orange", "white": "blanc", "blue": "bleu"},
}


def body(topic: str, locale: Locale) -> str:
    """An entry's text, with ordinary spaces."""
    entry = ALMANAC.entry(KEY, topic, locale)
    assert entry is not None
    return entry.body.replace("\u202f", " ")


def lines(topic: str, locale: Locale) -> dict[str, str]:
    """What an entry's list says, by the words before the colon, in small letters and without bold."""
    listed = (line[2:] for line in body(topic, locale).splitlines() if line.startswith("- "))
    parted = (line.replace(" :", ":").replace("**", "").partition(": ") for line in listed)
    return {head.casefold(): rest for head, _, rest in parted}


def paid(counts: Sequence[int], locale: Locale) -> set[str]:
    """Each part of a price as the almanac says it."""
    names = zip(KINDS, counts, KIND_NAMES[locale], strict=True)
    return {
        f"{n} {many}" if n > 1 else f"{n} {one}" if kind == "gold" else one for kind, n, (one, many) in names if n
    }


def route_name(route: int, locale: Locale) -> str:
    """A city's name, or the numeral of a route that leads to none."""
    return CITIES[locale][route] if route < len(CITIES[locale]) else f"route {ROUTES[route].upper()}"


def test_what_is_built_costs_what_the_almanac_says(locale: Locale) -> None:
    told = lines("costs", locale)
    for piece, name in PIECE_NAMES[locale].items():
        assert set(told[name].split(" + ")) == paid(COSTS[piece], locale)
    for count in (NUMBERS.pieces.station, NUMBERS.pieces.settlement, NUMBERS.pieces.workshop):
        assert f"{count} " in body("costs", locale)


def test_goods_are_made_of_what_the_almanac_says_and_fetch_its_prices(locale: Locale) -> None:
    told = lines("goods", locale)
    gold = KIND_NAMES[locale][-1][1]
    for good, data in GOODS.items():
        recipe, price, city = told[GOOD_NAMES[locale][good]].split(", ")
        assert set(recipe.split(" + ")) == paid(RECIPES[good], locale)
        assert price == f"{data.price} {gold}"
        assert city == route_name(route_of(data.route), locale)
    assert {data.toll for data in GOODS.values()} == {2}
    assert f"**2 {gold}**" in body("goods", locale)


def test_the_sites_that_double_a_price_are_those_that_the_almanac_says(locale: Locale) -> None:
    told = lines("quarters", locale)
    sides = SIDES[locale]
    for good, name in GOOD_NAMES[locale].items():
        found = {(site.centre, sides[site.id.split("-")[1]]) for site in SITES if good in site.goods}
        assert set(_sites(told[name])) == found


def test_the_symbols_of_the_main_market_are_those_that_the_almanac_says(locale: Locale) -> None:
    listed = [line[2:] for line in body("market", locale).splitlines() if line.startswith("- ")]
    told = {part.split()[0]: part for line in listed for part in line.split(", ")}
    for site in SITES:
        if site.trade is None:
            continue
        part = told[SIDES[locale][site.id.removeprefix("H-")]]
        if site.trade in KINDS:
            assert part.endswith(KIND_NAMES[locale][KINDS.index(site.trade)][0])
        else:
            assert f" {site.trade}" in part


def _sites(told: str) -> Iterator[tuple[str, str]]:
    """Centre and side of each site in a line such as “M north, south; Y north”."""
    for part in told.replace(" ;", ";").split("; "):
        letter, _, sides = part.partition(" ")
        for side in sides.split(", "):
            yield ("hauptmarkt" if letter == "M" else "bauhof"), side


def test_the_events_come_as_often_and_with_the_numbers_that_the_almanac_says(locale: Locale) -> None:
    listed = [line[2:] for line in body("event-card", locale).splitlines() if line.startswith("- ")]
    events = ("toll", "free_clay", "margrave", "years_pass", "none", "robber_knight")
    for line, event in zip(listed, events, strict=True):
        cards = [card for card in CARDS.values() if card.event == event]
        numbers = sorted({card.harvest for card in cards if card.harvest is not None})
        assert [int(word) for word in line.replace(",", " ").split() if word.isdigit()] == [len(cards), *numbers]
    tolls = Counter(card.route for card in CARDS.values() if card.event == "toll")
    assert tolls == {"I": 2, "II": 3, "III": 3, "IV": 3, "V": 3}
    years = Counter(card.harvest for card in CARDS.values() if card.event == "years_pass")
    assert years == {11: 2, 12: 1}


def test_the_beginners_begin_with_the_rights_of_way_that_the_almanac_says(locale: Locale) -> None:
    listed = [line for line in body("beginners", locale).splitlines() if line.startswith("- ")]
    for line, seats in zip(listed, (4, 3), strict=True):
        told = line.partition(": ")[2].rstrip(".").split(", ")
        assert len(told) == seats
        for colour, seat in BEGINNER[seats]:
            name = route_name(route_of(seat.wegerecht), locale)
            assert any(part.startswith(f"{COLOURS[locale][colour]} ") and part.endswith(name) for part in told)


def test_country_city_and_timeline_are_as_large_as_the_almanac_says(locale: Locale) -> None:
    assert f" {len(FIELDS)} " in body("country", locale)
    assert Counter(field.terrain for field in BOARD.hexes if field.number is not None) == {
        "wood": 6,
        "clay": 6,
        "wool": 6,
        "grain": 6,
        "ore": 5,
    }
    assert f" {WALLS} " in body("city", locale)
    assert f" {len(TOWERS)} " in body("tower", locale)
    for square in (YEARS[0], YEARS[-1], *(year for year in YEARS if year.red)):
        assert f" {square.year}" in body("timeline", locale)
