"""First Train's almanac: what players look up is found, and the contents of data files are given as they are."""

import re
from collections import deque
from collections.abc import Iterator, Mapping, Sequence

import pytest

from engines.first_train.data import BOARDS, COLOURS, NUMBERS, TRAINS, BoardName, BoxData
from engines.first_train.geography import CHARTS, MAPS, Chart
from i18n.almanac import Almanac
from i18n.locales import Locale

ALMANAC = Almanac.load()
KEY = "first_train"

INDEX: Mapping[str, Mapping[Locale, str]] = {
    "cubes": {"en": "investment cubes", "fr": "cubes investissement"},
    "counters": {"en": "influence counters", "fr": "points d’influence"},
    "auction": {"en": "auction", "fr": "enchères; enchères pour les jetons influence"},
    "boxes": {"en": "two-colour box", "fr": "case bicolore"},
    "sides": {"en": "board side 2-3", "fr": "plateau enchère 2-3j"},
    "influence": {"en": "influence track", "fr": "piste influence"},
    "stack": {"en": "disc on top", "fr": "au dessus de la pile"},
    "turn-order": {
        "en": "general order; construction order; train order",
        "fr": "ordre du tour général; ordre du tour construction",
    },
    "construction": {"en": "construction; link; fork", "fr": "construction; embranchement"},
    "track": {"en": "track", "fr": "voie"},
    "terrain": {"en": "hops; hills; valley; river", "fr": "houblon; colline; vallée; fleuve"},
    "south": {"en": "the south", "fr": "the south"},
    "closed": {"en": "closed border", "fr": "frontière fermée"},
    "fuerth": {"en": "nürnberg fürth; bonus", "fr": "nürnberg & furth"},
    "town": {"en": "red town; green town", "fr": "ville rouge; ville verte"},
    "company": {"en": "company", "fr": "compagnie"},
    "landowner": {"en": "landowners", "fr": "propriétaires terriens"},
    "costs": {"en": "costs", "fr": "coûts"},
    "paying": {"en": "pay cubes first", "fr": "payer d’abord en cubes"},
    "white": {"en": "white cubes; stone; beer; arrow", "fr": "cubes blancs; pierre; bière; flèche"},
    "yellow": {"en": "yellow cubes; cheese; mail", "fr": "cubes jaunes; fromage; colis postal"},
    "train": {
        "en": "buy a train; locomotive; carriage",
        "fr": "achat de train; coût des trains; locomotive; wagon voyageur",
    },
    "exchange": {"en": "exchange", "fr": "échanger 3 points"},
    "transport": {
        "en": "transport; goods transport",
        "fr": "transport; transport de marchandises; transport de passagers",
    },
    "passenger": {"en": "passengers", "fr": "passager"},
    "removal": {"en": "removed", "fr": "retirer"},
    "points": {"en": "victory points; first class", "fr": "points de victoire; première classe"},
    "profit": {"en": "profit and loss", "fr": "pertes & profits"},
    "sale": {"en": "sale of lines", "fr": "rachat de lignes"},
    "round": {"en": "end of round; number of rounds", "fr": "fin du tour; nombre de tours"},
    "end": {"en": "end of the game", "fr": "fin du jeu"},
    "sets": {"en": "set", "fr": "ensemble complet"},
}
"""By entry, the keywords of a player aid's headings and paragraphs that it answers."""


def test_every_keyword_of_the_player_aid_is_answered_by_its_entry(locale: Locale) -> None:
    index = {query: topic for topic, keywords in INDEX.items() for query in keywords[locale].split("; ")}
    assert {query: ALMANAC.search(KEY, query, locale)[0].topic for query in index} == index


COLOUR_NAMES: Mapping[Locale, Sequence[str]] = {
    "en": COLOURS,
    "fr": ("blanche", "marron", "rouge", "verte"),
}
MANY_NAMES: Mapping[Locale, Mapping[str, str]] = {
    "en": {},
    "fr": {"blanche": "blanches", "rouge": "rouges", "verte": "vertes"},
}
COUNTER_NAMES: Mapping[Locale, Sequence[str]] = {"en": COLOURS, "fr": ("blancs", "marron", "rouges", "verts")}
EITHER: Mapping[Locale, str] = {"en": "red or green", "fr": "rouge ou verte"}
SIZES: Mapping[Locale, Sequence[str]] = {"en": ("full", "compact"), "fr": ("complète", "compacte")}
SIDES: Sequence[tuple[BoardName, str]] = (("3-4", "3–4"), ("2-3", "2–3"))
SEATS: Mapping[Locale, Mapping[str, str]] = {
    "en": {"4": "Four", "3": "Three", "2": "Two"},
    "fr": {"4": "À quatre", "3": "À trois", "2": "À deux"},
}
GOODS: Mapping[Locale, Mapping[str, str]] = {
    "en": {"beer": "beer", "post": "mail", "stone": "stone", "cheese": "cheese"},
    "fr": {"beer": "bière", "post": "colis", "stone": "pierre", "cheese": "fromage"},
}


def body(topic: str, locale: Locale) -> str:
    """An entry's text, with ordinary spaces and hyphens for minus signs, and French colons as in English."""
    entry = ALMANAC.entry(KEY, topic, locale)
    assert entry is not None
    return entry.body.replace("\u202f", " ").replace("−", "-").replace(" :", ":")


def listed(topic: str, locale: Locale) -> list[str]:
    """The lines of an entry's lists, without bold."""
    return [line[2:].replace("**", "") for line in body(topic, locale).splitlines() if line.startswith("- ")]


def figures(text: str) -> list[int]:
    """The numbers in a text, in their order; those of a name such as “3a” are none."""
    return [int(number) for number in re.findall(r"(?<![\w–])[-+]?\d+(?![\w–])", text.replace("+ ", ""))]


def after(start: str, topic: str, locale: Locale) -> str:
    """The line of an entry that begins with some words, without them."""
    (line,) = [line for line in listed(topic, locale) if line.startswith(start)]
    return line.removeprefix(start)


def printed(box: BoxData, locale: Locale) -> set[str]:
    """Each part of a box as the almanac says it."""
    names = zip(box.printed.counts(), COLOUR_NAMES[locale], strict=True)
    several = MANY_NAMES[locale]
    parts = {f"{n} {several.get(name, name)}" if n > 1 else name for n, name in names if n}
    return parts | {EITHER[locale]} if box.choice else parts


def test_the_boxes_have_the_points_that_the_almanac_says(locale: Locale) -> None:
    boxes = [box for side, _ in SIDES for box in BOARDS[side].boxes]
    told = [line.partition(": ") for line in listed("boxes", locale)]
    numbers = [number for side, _ in SIDES for number in range(1, len(BOARDS[side].boxes) + 1)]
    assert [int(number) for number, _, _ in told] == numbers
    assert [set(parts.split(" + ")) for _, _, parts in told] == [printed(box, locale) for box in boxes]
    assert {box.least for box in boxes if sum(box.printed.counts()) + box.choice == 3} == {3}
    assert {box.least for box in boxes if sum(box.printed.counts()) + box.choice == 2} == {2}
    assert figures(body("boxes", locale).partition("\n")[0]) == [3, 2]


def test_the_bag_of_a_side_holds_what_the_almanac_says(locale: Locale) -> None:
    all_of_them, some = listed("counters", locale)
    assert str(BOARDS["3-4"].bag.total()) in all_of_them
    assert set(BOARDS["3-4"].bag.counts()) == {5}
    bag = zip(BOARDS["2-3"].bag.counts(), COUNTER_NAMES[locale], strict=True)
    for n, name in bag:
        assert f"{n} {name}" in some
        assert f"{n} " in after("2–3", "sides", locale)


def test_passengers_are_worth_what_the_almanac_says_of_each_side(locale: Locale) -> None:
    many, few = (BOARDS[side].passenger_points for side, _ in SIDES)
    assert set(many.values()) == {1}
    worth = [few[price] for price in ("3", "2", "1")]
    for topic, line in (("sides", after("2–3", "sides", locale)), ("points", listed("points", locale)[1])):
        assert figures(line)[-3:] == worth, topic


def test_the_trains_have_the_price_and_room_that_the_almanac_says(locale: Locale) -> None:
    told = dict(line.split(": ") for line in listed("train", locale))
    assert {name: figures(rest.replace(" + ", " ")) for name, rest in told.items()} == {
        train.id: [train.price, train.passengers, train.goods] for train in TRAINS
    }


def test_a_match_has_the_rounds_that_the_almanac_says(locale: Locale) -> None:
    for seats, rounds in NUMBERS.rounds.items():
        assert figures(after(f"{SEATS[locale][seats]}", "players", locale))[:1] == [rounds]


def test_everybody_begins_and_is_limited_as_the_almanac_says(locale: Locale) -> None:
    assert figures(body("start", locale))[:6] == [0, 0, *NUMBERS.start.counts()]
    assert figures(body("cubes", locale))[1:4] == [NUMBERS.cubes_a_round, NUMBERS.cubes_most, 3]
    assert NUMBERS.cubes_most - NUMBERS.cubes_a_round == 3
    assert f"**{NUMBERS.influence_most}**" in body("influence", locale)
    assert figures(listed("pieces", locale)[0])[:3] == [NUMBERS.links, NUMBERS.locomotives, NUMBERS.cubes_most]
    assert [figures(line) for line in listed("pieces", locale)[1:3]] == [
        list(NUMBERS.goods.values()),
        list(NUMBERS.figures.values()),
    ]


def test_links_cost_what_the_almanac_says(locale: Locale) -> None:
    cost = NUMBERS.link_cost
    told = [figures(line)[-1] for line in listed("costs", locale)]
    assert told == [cost.plain, cost.valley, cost.river, NUMBERS.fee, NUMBERS.landowner]
    assert f"**{NUMBERS.exchange} points" in body("exchange", locale)
    assert f" {NUMBERS.exchange * max(train.price for train in TRAINS)} points" in body("exchange", locale)


def test_profit_and_loss_counts_what_the_almanac_says(locale: Locale) -> None:
    profit = NUMBERS.profit
    white, yellow, link = listed("profit", locale)
    assert [figures(line)[0] for line in (white, yellow, link)] == [profit.white, profit.yellow, profit.link]
    assert profit.red == profit.green == profit.yellow
    for topic in ("profit", "end"):
        assert {NUMBERS.profit_least, NUMBERS.profit_most} <= set(figures(body(topic, locale)))


def test_points_at_the_end_are_those_that_the_almanac_says(locale: Locale) -> None:
    points = NUMBERS.points
    sets, _, links = listed("end", locale)
    assert (figures(sets), figures(links)) == ([points.set], [-points.link])
    assert f"**{points.set} points**" in body("sets", locale)
    assert f"**{points.bonus} point" in body("fuerth", locale)
    assert figures(listed("points", locale)[0])[-1] == points.cube


def test_the_example_of_a_sale_is_paid_as_the_rules_say(locale: Locale) -> None:
    links, price = figures(listed("sale", locale)[-1])[-2:]
    assert price == -(-links // NUMBERS.links_sold_for_one)
    assert links % NUMBERS.links_sold_for_one


def towns(chart: Chart, company: str) -> set[str]:
    """The names of the towns that begin as a company's."""
    return {area.name for area in chart.areas if area.company == company}


def of_company(name: str, locale: Locale) -> Iterator[set[str]]:
    """The company towns of a map that the almanac names, red ones and then green ones."""
    for told in re.findall(r": ((?:[^,.:]+, )+[^,.:]+)\.", body(name, locale))[:2]:
        yield set(told.split(", "))


def test_the_maps_have_as_many_areas_as_the_almanac_says(locale: Locale) -> None:
    told = [figures(line) for line in listed("maps", locale)]
    full, compact = SIZES[locale]
    assert all(full in line and compact in line for line in listed("maps", locale))
    assert told == [[len(CHARTS[one].areas) for one in MAPS[:2]], [len(CHARTS[one].areas) for one in MAPS[2:]]]


@pytest.mark.parametrize("name", ["nuernberg", "wensleydale"])
def test_the_companies_begin_with_the_towns_that_the_almanac_says(locale: Locale, name: str) -> None:
    full, compact = CHARTS[name], CHARTS[f"{name}_compact"]
    assert list(of_company(name, locale)) == [towns(full, "red"), towns(full, "green")]
    missing = {town for company in ("red", "green") for town in towns(full, company) - towns(compact, company)}
    assert missing == (set() if name == "nuernberg" else {"Ilkley", "Harrogate"})


@pytest.mark.parametrize("name", MAPS)
def test_the_maps_have_the_goods_terrain_and_rivers_that_the_almanac_says(locale: Locale, name: str) -> None:
    chart, told = CHARTS[name], body(name.removesuffix("_compact"), locale)
    for good in chart.data.goods.values():
        assert f"**{GOODS[locale][good]}**" in told
    terrain = {area.terrain for area in chart.areas}
    assert terrain == ({"plain", "hops"} if "nuern" in name else {"plain", "valley", "hill"})
    rivers = {border.river for border in chart.borders if border.river and chart.cost[chart.border[border.id]]}
    assert all(river in told for river in rivers)
    assert bool(rivers) == ("nuern" in name)


@pytest.mark.parametrize("name", MAPS)
def test_the_closed_border_lies_where_the_almanac_says(locale: Locale, name: str) -> None:
    chart = CHARTS[name]
    closed = [chart.ends[chart.border[border.id]] for border in chart.borders if border.forbidden]
    if name.startswith("wensleydale"):
        assert closed == []
    else:
        ((one, other),) = closed
        (told,) = re.findall(r"\*\*(.+?)\*\*", body("closed", locale))
        assert set(re.split(" and | et ", told)) == {chart.areas[one].name, chart.areas[other].name}


@pytest.mark.parametrize("name", MAPS)
def test_the_south_lies_where_the_almanac_says(locale: Locale, name: str) -> None:
    shades = {area.south for area in CHARTS[name].areas} - {None}
    assert shades == ({"dark", "light"} if name.startswith("wensleydale") else set())
    skipton = {area.south for area in CHARTS[name].areas if area.name == "Skipton" and area.company == "red"}
    assert skipton == ({"dark"} if shades else set())
    assert body("south", locale).count("Skipton") == 2


@pytest.mark.parametrize("name", MAPS[:2])
def test_fuerth_is_as_far_from_nuernberg_as_the_almanac_says(locale: Locale, name: str) -> None:
    chart = CHARTS[name]
    far = [_links_to(chart, start)[end] for start in chart.start for end in chart.to]
    assert f"**{min(far)} " in body("nuernberg", locale)


def _links_to(chart: Chart, start: int) -> Mapping[int, int]:
    """By area, the fewest links that lead there."""
    far, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for step in chart.steps("original")[here]:
            if step.to not in far:
                far[step.to] = far[here] + 1
                queue.append(step.to)
    return far
