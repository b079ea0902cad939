"""Areas, lines, boxes, trains, loads and influence as parts of sentences.

Areas have the names of their map in every language; trains have their printed names.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial

from engines.core.mechanics.lots import read_limit
from engines.core.text.kinds import VERB
from engines.core.text.messages import Arg, Many, Msg, Ref, SeatRef, chained, seats_in_words
from engines.core.text.words import Things, thing
from engines.first_train.data import BROWN, COLOURS, COMPANIES, LOADS, MOST_BOXES, NUMBERS, TRAIN, TRAINS, Exchange
from engines.first_train.geography import Chart
from engines.first_train.rules.trains import errand_parts
from engines.first_train.text.costs import lacking_brown, others_reaching
from engines.first_train.view import BoxView, FirstTrainView, PlayerView

CUBES = "cubes"
"""Means of payment besides influence, as fields of `data.Exchange` name them."""
NAMED = 3
"""A line through more areas than this is named by its ends."""


# ------------------------------------------------------------------ areas and lines


@cache
def _named(name: str) -> Msg:
    return Msg("first_train-area", {"name": name})


def area_name(chart: Chart, area: str) -> Msg:
    """Return the name of an area."""
    return _named(chart.areas[chart.area[area]].name)


def line_name(chart: Chart, areas: Sequence[str]) -> Msg:
    """Return the name of a line by its areas, or by its ends: "Ansbach – Lichtenau", "Ansbach – … – Roth"."""
    if len(areas) > NAMED:
        return Msg("first_train-line-ends", {"a": area_name(chart, areas[0]), "b": area_name(chart, areas[-1])})
    return whole_line(chart, areas)


def whole_line(chart: Chart, areas: Sequence[str]) -> Msg:
    """Return the name of a line with all its areas."""
    return chained("first_train-line-areas", (area_name(chart, area) for area in areas))


# ------------------------------------------------------------------ trains, loads and companies


@cache
def train_name(train: str) -> Msg:
    """Return the name of a train: "train 3a"."""
    return Msg("first_train-train", {"name": train})


def load_ref(chart: Chart, load: str) -> Ref:
    """Return a passenger, or a good by its name on the map."""
    return Ref("load", chart.data.goods.get(load, load))


company_ref = partial(Ref, "company")
"""The name of a company."""


def errand_name(chart: Chart, errand: str) -> Msg:
    """Return the name of an errand, a train or a piece: "train 2a", "beer · Aischgrund"."""
    load, which = errand_parts(errand)
    if load is None:
        return train_name(which)
    return Msg("first_train-piece", {"load": load_ref(chart, load), "area": area_name(chart, which)})


# ------------------------------------------------------------------ influence, cubes and boxes


means_ref = partial(Ref, "means")
"""Influence of a colour, or cubes, as counted things."""


def added(parts: Sequence[Msg]) -> Msg:
    """Return parts as a sum; there must be at least one."""
    return chained("first_train-plus", parts)


def means_in_words(cubes: int, influence: Sequence[int]) -> Msg:
    """Return a payment in words: "4 cubes + 1 white"; influence by colour."""
    counts = zip((CUBES, *COLOURS), (cubes, *influence), strict=True)
    parts = [Msg("first_train-counted", {"n": n, "means": means_ref(means)}) for means, n in counts if n]
    return added(parts) if parts else Msg("first_train-nothing")


def box_gain(box: BoxView) -> Msg:
    """Return the points of a box, printed and drawn: "2 brown + 2 green"."""
    counts = [n + (colour == box.drawn) for colour, n in zip(COLOURS, box.printed.counts(), strict=True)]
    parts = [
        Msg("first_train-point", {"n": n, "means": means_ref(colour)})
        for colour, n in zip(COLOURS, counts, strict=True)
        if n
    ]
    if box.choice:
        parts.append(Msg("first_train-choice", {"n": box.choice}))
    return added(parts)


def box_squares(box: BoxView) -> Msg:
    """Return the points of a box, printed and drawn, as coloured squares."""
    counts = [n + (colour == box.drawn) for colour, n in zip(COLOURS, box.printed.counts(), strict=True)]
    squares = [f"first_train-square-{colour}" for colour, n in zip(COLOURS, counts, strict=True) for _ in range(n)]
    squares += ["first_train-square-choice"] * box.choice
    return chained("first_train-squares", map(Msg, squares))


def box_name(boxes: Sequence[BoxView], number: int) -> Msg:
    """Return a box by its colours and its number. boxes: those whose points are known."""
    if number > len(boxes):
        return Msg("first_train-box", {"box": number})
    return Msg("first_train-box-squares", {"squares": box_squares(boxes[number - 1]), "box": number})


def wish_name(boxes: Sequence[BoxView], wish: str) -> Msg:
    """Return a wish in words, a box and the highest bid: "box 3 up to 5"."""
    box, most = read_limit(wish)
    return Msg("first_train-wish", {"box": box_name(boxes, box), "most": most})


# ------------------------------------------------------------------ numbers and lists


def minus(n: int) -> str:
    """Return a number with a proper minus sign if it is negative."""
    return str(n).replace("-", "−")


def signed(n: int) -> str:
    """Return a number with its sign, as profit and loss are written."""
    return f"+{n}" if n > 0 else minus(n)


def sum_of(player: PlayerView) -> str:
    """Return the parts of a seat's points if the match ended now: scored ± profit − links + sets."""
    worth = NUMBERS.points
    parts = (player.profit, worth.link * player.links, worth.set * player.sets)
    return " ".join((str(player.points), *(f"{'−' if n < 0 else '+'} {abs(n)}" for n in parts if n)))


def final_parts(points: int, sets: int, profit: int, links: int) -> dict[str, Arg]:
    """Return the parts of the final points: those scored before, and the gains and costs of the end."""
    bonus, lost = NUMBERS.points.set * sets, -NUMBERS.points.link * links
    scored = points - bonus - profit + lost
    gain, loss = max(0, profit), max(0, -profit)
    return {"scored": scored, "bonus": bonus, "profit": gain, "loss": loss, "links": lost}


def areas_in_words(chart: Chart, areas: Iterable[str]) -> Many:
    """Return areas as a list."""
    return Many(tuple(area_name(chart, area) for area in areas))


def counted(chart: Chart, load: str, n: int) -> Msg:
    """Return a number of pieces of a load: "2 red passengers"."""
    return Msg("first_train-loads", {"n": n, "load": load_ref(chart, load)})


def loads_in_words(chart: Chart, counts: Iterable[int]) -> Arg:
    """Return the loads with at least one piece: "2 red passengers and 1 beer"."""
    said = tuple(counted(chart, load, n) for load, n in zip(LOADS, counts, strict=True) if n)
    return Many(said) if said else Msg("core-nothing")


def exchanged(brown: int, pay: Exchange) -> Msg:
    """Return what is paid for a train, in railway influence and in its replacements."""
    return means_in_words(pay.cubes, (pay.white, brown, pay.red, pay.green))


def by_seat(counts: Mapping[int, int]) -> Many:
    """Return a number for each of some seats: "Anna 3 and Bob 1"."""
    return Many(tuple(share(seat, n) for seat, n in counts.items()))


def share(seat: int, n: int | str) -> Msg:
    """Return a seat's number: "Anna 3"."""
    return Msg("first_train-share", {"seat": SeatRef(seat), "n": n})


# ------------------------------------------------------------------ anything


def place(view: FirstTrainView, ref: Ref) -> Msg:
    """Return the name of anything an option may be about, in a player's words."""
    chart = view.chart
    match ref.kind:
        case "area":
            return area_name(chart, ref.id)
        case "border":
            border = chart.borders[chart.border[ref.id]]
            return line_name(chart, (border.a, border.b))
        case "box":
            return _box(view, int(ref.id))
        case "wish":
            return wish_name(view.boxes, ref.id)
        case "limit":
            return Msg("first_train-box", {"box": int(ref.id)})
        case "trip":
            return _trip(view, ref.id)
        case "phase":
            return Msg(f"first_train-phase-{ref.id}")
        case "train":
            return train_name(ref.id)
        case "errand":
            return errand_name(chart, ref.id)
        case "load":
            return thing(load_ref(chart, ref.id))
        case "pay":
            return thing(means_ref(ref.id))
        case "seat":
            return Msg("core-thing", {"thing": SeatRef(int(ref.id))})
        case "verb":
            return Msg(f"first_train-group-{ref.id}")
    return thing(ref)


def _trip(view: FirstTrainView, item: str) -> Msg:
    """Return an item of ranked errands: a train to buy, a kind of load, or a pass."""
    if item in TRAIN:
        return train_name(item)
    return thing(load_ref(view.chart, item)) if item in LOADS else Msg("first_train-otherwise-pass")


def _box(view: FirstTrainView, number: int) -> Msg:
    args: dict[str, Arg] = {"box": number}
    if number > len(view.boxes):
        return Msg("first_train-box", args)
    box = view.boxes[number - 1]
    return Msg("first_train-box-brings", args | {"gain": box_gain(box), "squares": box_squares(box)})


def effect(view: FirstTrainView, ref: Ref) -> Msg | None:
    """Return the effect of a verb or of an errand, in half a line; the name of a pass says it all."""
    if ref.kind == "errand":
        return _errand_effect(view, ref.id)
    if ref.kind != VERB or ref.id == "pass":
        return None
    return Msg(f"first_train-does-{ref.id}")


def _errand_effect(view: FirstTrainView, errand: str) -> Msg | None:
    """Return the price and the room of a train; for a piece, the others who can fetch it."""
    load, which = errand_parts(errand)
    if load is None:
        data = TRAINS[TRAIN[which]]
        args: dict[str, Arg] = {"cost": train_price(view, which)}
        return Msg("first_train-errand-train", args | {"passengers": data.passengers, "goods": data.goods})
    rivals = others_reaching(view, load, which)
    return Msg("first_train-errand-load", {"seats": seats_in_words(rivals)}) if rivals else None


def train_price(view: FirstTrainView, train: str) -> Msg:
    """Return what the viewer pays for a train with as much railway influence as there is, the rest exchanged."""
    price, lacking = TRAINS[TRAIN[train]].price, lacking_brown(view, train)
    if not lacking:
        return means_in_words(0, [price * (colour == BROWN) for colour in range(len(COLOURS))])
    args: dict[str, Arg] = {"brown": price - lacking, "points": lacking * NUMBERS.exchange}
    return Msg("first_train-train-cost" if price > lacking else "first_train-train-exchange", args)


# ------------------------------------------------------------------ typed names

_COMPANIES: Things = tuple((company, company_ref(company)) for company in COMPANIES)
_THINGS: dict[str, Things] = {
    "box": tuple((str(box), Msg("first_train-box", {"box": box})) for box in range(1, MOST_BOXES + 1)),
    "train": tuple((train.id, train_name(train.id)) for train in TRAINS),
    "colour": _COMPANIES,
    "company": _COMPANIES,
    "then": tuple((then, Msg(f"first_train-otherwise-{then}")) for then in ("ask", "least", "missed", "pass")),
}


def things(view: FirstTrainView, verb: str, field: str) -> Things:
    """Return everything that a field of an action can name; see `NameWords.things`."""
    match verb, field:
        case "wishes", "colour":
            return (("", Msg("core-nothing")), *_COMPANIES)
        case _, "areas" | "area":
            return tuple((area.id, _named(area.name)) for area in view.chart.areas)
        case _, "load":
            return tuple((load, load_ref(view.chart, load)) for load in LOADS)
    return _THINGS.get(field, ())
