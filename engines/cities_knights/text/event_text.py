"""Events as a few lines of text: a roll's payments share a line, and private facts appear only to their seat."""

from collections.abc import Sequence

from engines.cities_knights import events as e
from engines.cities_knights.text.names import TRADE, edge_name, hex_name, knight_name, vertex_name
from engines.cities_knights.view import CatanView
from engines.core.mechanics.trade_words import without_implied_ends
from engines.core.text.messages import Arg, Many, Msg, Ref, SeatRef, seats_in_words
from engines.core.text.words import SentenceRanks

RANKS = SentenceRanks.of(
    "cities_knights",
    minor=(
        "turn-began received received-draft received-nothing shortage shortage-sole bank-traded offer-declined "
        "offer-withdrawn trade-closed knight-activated knights-activated progress-drawn progress-dropped "
        "road-built"
    ),
    essential="landed-held landed-held-alone landed-lost landed-lost-alone razed defender won",
    personal=(
        "received received-draft received-aqueduct received-irrigation received-mining road-removed "
        "knight-displaced knight-driven knight-lost knight-deserted lost-seven lost-saboteur lost-seen stolen "
        "stolen-seen given-wedding given-wedding-seen given-plunder given-plunder-seen taken harbour-offered "
        "harbour-returned swapped defenders-tied progress-drawn progress-seen progress-dropped dropped-seen "
        "spied spied-seen spied-nothing played-on traded"
    ),
    scoring="built longest-road longest-road-nobody metropolis metropolis-taken defender razed point-card won",
    chosen=(
        "placed built-defence road-built road-removed road-removed-own improved knight-activated "
        "knights-activated knight-promoted knight-moved knight-joined robber-seven robber-knight robber-bishop "
        "received-aqueduct lost-seen given-wedding-seen dropped-seen spied-seen spied-nothing harbour-offered "
        "played played-on played-kind played-fleet played-hex played-hexes bank-traded offer offer-counter "
        "offer-declined trade-closed"
    ),
    victory="won",
)
SEVEN = 7
PAID = ("turn", "roll")
"""Frames that are asked only after a roll has paid: the action phase and the aqueduct."""


def tell(view: CatanView, events: Sequence[e.CatanEvent]) -> list[Msg]:
    """Return what the viewer learns, condensed.

    A roll's payments are one line; so are cards drawn unseen from one deck, and knights activated in a row.
    """
    teller = _Teller(view)
    for event in without_implied_ends(events):
        teller.add(event)
    return teller.end()


# ------------------------------------------------------------------ lines


class _Teller:
    """Collector of sentences; some events wait for others that belong in the same line."""

    def __init__(self, view: CatanView) -> None:
        self.view = view
        self.told: list[Msg] = []
        self._waiting: list[e.CatanEvent] = []
        self._unpaid: int | None = None

    def add(self, event: e.CatanEvent) -> None:
        """Add the next event."""
        if self._waiting and not _goes_with(self._waiting[-1], event):
            self._flush()
        if isinstance(event, e.TurnBegan | e.Rolled):
            self._nobody_was_paid(done=True)
        if isinstance(event, e.Rolled):
            # Later events show whether the roll pays any seat; a line that it pays none belongs right behind it.
            self._unpaid = -1 if event.red + event.yellow != SEVEN else None
        if isinstance(event, e.Received) and event.why == "roll":
            self._unpaid = None
        self._waiting.append(event)

    def end(self) -> list[Msg]:
        """Return all sentences."""
        self._flush()
        self._nobody_was_paid(done=self.view.phase[0] in PAID)
        return self.told

    def _flush(self) -> None:
        if self._waiting:
            self.told += _together(self.view, self._waiting)
            if any(isinstance(event, e.Rolled) for event in self._waiting) and self._unpaid is not None:
                self._unpaid = len(self.told)
        self._waiting = []

    def _nobody_was_paid(self, *, done: bool) -> None:
        if self._unpaid is not None and self._unpaid >= 0 and done:
            self.told.insert(self._unpaid, Msg("cities_knights-event-received-nothing"))
        self._unpaid = None


def _goes_with(last: e.CatanEvent, event: e.CatanEvent) -> bool:
    """Return whether two consecutive events share a line."""
    match last, event:
        case (e.TurnBegan(), e.Rolled()) | (e.Rolled(), e.ShipMoved()):
            return True
        case e.Received(_, _, "roll"), e.Received(_, _, "roll"):
            return True
        case (e.ProgressSeen(), _) | (_, e.ProgressSeen()):
            return False
        case e.ProgressDrawn(_, one), e.ProgressDrawn(_, other):
            return bool(one == other)
        case e.KnightActivated(one, _), e.KnightActivated(other, _):
            return bool(one == other)
    return False


def _together(view: CatanView, events: Sequence[e.CatanEvent]) -> list[Msg]:
    first = events[0]
    match first:
        case e.TurnBegan(seat, turn) if len(events) == 1:
            return [Msg("cities_knights-event-turn-began", {"seat": SeatRef(seat), "turn": turn})]
        case e.TurnBegan() | e.Rolled():
            return [_roll(events)]
        case e.Received(_, _, "roll"):
            received = tuple(
                Msg("cities_knights-received", {"seat": SeatRef(one.seat), "cards": TRADE.in_words(one.cards)})
                for one in events
                if isinstance(one, e.Received)
            )
            return [Msg("cities_knights-event-received", {"seats": Many(received)})]
        case e.ProgressSeen():
            pass
        case e.ProgressDrawn(_, track):
            seats = seats_in_words(event.seat for event in events if isinstance(event, e.ProgressDrawn))
            args: dict[str, Arg] = {"seats": seats, "n": len(events), "track": Ref("track", track)}
            return [Msg("cities_knights-event-progress-drawn", args)]
        case e.KnightActivated(seat, _) if len(events) > 1:
            return [Msg("cities_knights-event-knights-activated", {"seat": SeatRef(seat), "n": len(events)})]
    return [_alone(view, first)]


def _roll(events: Sequence[e.CatanEvent]) -> Msg:
    dice = next(event for event in events if isinstance(event, e.Rolled))
    args: dict[str, Arg] = {
        "seat": SeatRef(dice.seat),
        "red": dice.red,
        "yellow": dice.yellow,
        "sum": dice.red + dice.yellow,
        "chosen": int(dice.chosen),
    }
    ship = next((event for event in events if isinstance(event, e.ShipMoved)), None)
    if ship is not None:
        return Msg("cities_knights-event-rolled-ship", args | {"step": ship.step})
    return Msg("cities_knights-event-rolled", args | {"event": Ref("event-die", dice.event)})


def _alone(view: CatanView, event: e.CatanEvent) -> Msg:
    """Return the sentence of a single event."""
    said = _tell_building(view, event) or _tell_knight(view, event) or _tell_cards(view, event)
    said = said or _tell_barbarians(view, event) or _tell_progress(view, event) or TRADE.tell(event)
    if said is None:
        raise TypeError(event)
    return said


def _tell_building(view: CatanView, event: e.CatanEvent) -> Msg | None:
    match event:
        case e.Built(seat, what, vertex, free):
            args: dict[str, Arg] = {"seat": SeatRef(seat), "piece": Ref("piece", what)}
            args["place"] = vertex_name(view, vertex)
            if free:
                return Msg("cities_knights-event-placed", args)
            counts = what in ("settlement", "city")
            return Msg("cities_knights-event-built" if counts else "cities_knights-event-built-defence", args)
        case e.RoadBuilt(seat, edge, _):
            return Msg("cities_knights-event-road-built", {"seat": SeatRef(seat), "place": edge_name(view, edge)})
        case e.RoadRemoved(seat, owner, edge):
            args = {"seat": SeatRef(seat), "owner": SeatRef(owner), "place": edge_name(view, edge)}
            if seat == owner:
                return Msg("cities_knights-event-road-removed-own", args)
            return Msg("cities_knights-event-road-removed", args)
        case e.LongestRoad(holder, length):
            if holder is None:
                return Msg("cities_knights-event-longest-road-nobody")
            return Msg("cities_knights-event-longest-road", {"seat": SeatRef(holder), "n": length})
        case e.Improved(seat, track, level):
            args = {"seat": SeatRef(seat), "track": Ref("track", track), "n": level}
            return Msg("cities_knights-event-improved", args | {"level": Ref("level", f"{track}-{level}")})
        case e.MetropolisBuilt(seat, track, vertex, loser):
            args = {"seat": SeatRef(seat), "track": Ref("track", track), "place": vertex_name(view, vertex)}
            if loser is None:
                return Msg("cities_knights-event-metropolis", args)
            return Msg("cities_knights-event-metropolis-taken", args | {"loser": SeatRef(loser)})
        case e.Won(seat, points):
            return Msg("cities_knights-event-won", {"seat": SeatRef(seat), "n": points})
    return None


def _tell_knight(view: CatanView, event: e.CatanEvent) -> Msg | None:
    match event:
        case e.KnightActivated(seat, vertex):
            args: dict[str, Arg] = {"seat": SeatRef(seat), "place": vertex_name(view, vertex)}
            return Msg("cities_knights-event-knight-activated", args)
        case e.KnightPromoted(seat, vertex, level, _):
            args = {"seat": SeatRef(seat), "knight": knight_name(level), "place": vertex_name(view, vertex)}
            return Msg("cities_knights-event-knight-promoted", args)
        case e.KnightMoved(seat, start, to):
            args = {"seat": SeatRef(seat), "start": vertex_name(view, start), "place": vertex_name(view, to)}
            return Msg("cities_knights-event-knight-moved", args)
        case e.KnightDisplaced(seat, by, vertex, level):
            args = {"seat": SeatRef(seat), "by": SeatRef(by), "knight": knight_name(level)}
            return Msg("cities_knights-event-knight-displaced", args | {"place": vertex_name(view, vertex)})
        case e.KnightDriven(seat, _, start, goal):
            args = {"seat": SeatRef(seat), "start": vertex_name(view, start)}
            if goal is None:
                return Msg("cities_knights-event-knight-lost", args)
            return Msg("cities_knights-event-knight-driven", args | {"place": vertex_name(view, goal)})
        case e.KnightDeserted(seat, _, vertex, level):
            args = {"seat": SeatRef(seat), "knight": knight_name(level), "place": vertex_name(view, vertex)}
            return Msg("cities_knights-event-knight-deserted", args)
        case e.KnightJoined(seat, vertex, level):
            args = {"seat": SeatRef(seat), "knight": knight_name(level), "place": vertex_name(view, vertex)}
            return Msg("cities_knights-event-knight-joined", args)
        case e.RobberMoved(seat, name, by):
            return Msg(f"cities_knights-event-robber-{by}", {"seat": SeatRef(seat), "place": hex_name(view, name)})
    return None


def _tell_cards(view: CatanView, event: e.CatanEvent) -> Msg | None:
    match event:
        case e.Received(seat, cards, why):
            args: dict[str, Arg] = {"seat": SeatRef(seat), "cards": TRADE.in_words(cards)}
            return Msg(f"cities_knights-event-received-{why}", args)
        case e.CardsLostSeen(seat, cards=cards):
            return Msg("cities_knights-event-lost-seen", {"seat": SeatRef(seat), "cards": TRADE.in_words(cards)})
        case e.CardsLost(seat, count, why):
            return Msg(f"cities_knights-event-lost-{why}", {"seat": SeatRef(seat), "n": count})
        case e.CardsGivenSeen(seat, to, why=why, cards=cards):
            args = {"seat": SeatRef(seat), "to": SeatRef(to), "cards": TRADE.in_words(cards)}
            return Msg(f"cities_knights-event-given-{why}-seen", args)
        case e.CardsGiven(seat, to, count, why):
            args = {"seat": SeatRef(seat), "to": SeatRef(to), "n": count}
            return Msg(f"cities_knights-event-given-{why}", args)
        case e.CardsTaken(seat, victim, cards):
            args = {"seat": SeatRef(seat), "victim": SeatRef(victim), "cards": TRADE.in_words(cards)}
            return Msg("cities_knights-event-taken", args)
        case e.HarbourOffered(seat, victim, kind):
            args = {"seat": SeatRef(seat), "victim": SeatRef(victim), "kind": Ref("kind", kind)}
            return Msg("cities_knights-event-harbour-offered", args)
        case e.HarbourReturned(seat, victim, kind):
            args = {"seat": SeatRef(seat), "victim": SeatRef(victim), "kind": Ref("kind", kind)}
            return Msg("cities_knights-event-harbour-returned", args)
        case e.Swapped(seat, victim, gave, got):
            args = {"seat": SeatRef(seat), "victim": SeatRef(victim)}
            return Msg("cities_knights-event-swapped", args | {"gave": Ref("kind", gave), "got": Ref("kind", got)})
    return None


def _tell_barbarians(view: CatanView, event: e.CatanEvent) -> Msg | None:
    match event:
        case e.ShipMoved(step):
            return Msg("cities_knights-event-ship", {"step": step})
        case e.BarbariansLanded(strength, defence, knights):
            args: dict[str, Arg] = {"strength": strength, "defence": defence}
            shares = tuple(
                Msg("cities_knights-share", {"seat": SeatRef(seat), "n": n}) for seat, n in enumerate(knights) if n
            )
            held = "held" if defence >= strength else "lost"
            if not shares:
                return Msg(f"cities_knights-event-landed-{held}-alone", args)
            return Msg(f"cities_knights-event-landed-{held}", args | {"seats": Many(shares)})
        case e.DefenderNamed(seat):
            return Msg("cities_knights-event-defender", {"seat": SeatRef(seat)})
        case e.DefendersTied(seats):
            return Msg("cities_knights-event-defenders-tied", {"seats": seats_in_words(seats)})
        case e.CityRazed(seat, vertex, wall, tipped):
            args = {"seat": SeatRef(seat), "place": vertex_name(view, vertex)}
            return Msg("cities_knights-event-razed", args | {"wall": int(wall), "tipped": int(tipped)})
    return None


def _tell_progress(view: CatanView, event: e.CatanEvent) -> Msg | None:
    match event:
        case e.ProgressSeen(seat, card=card):
            return Msg("cities_knights-event-progress-seen", {"seat": SeatRef(seat), "card": Ref("card", card)})
        case e.PointCard(seat, card):
            return Msg("cities_knights-event-point-card", {"seat": SeatRef(seat), "card": Ref("card", card)})
        case e.ProgressDroppedSeen(seat, card=card):
            return Msg("cities_knights-event-dropped-seen", {"seat": SeatRef(seat), "card": Ref("card", card)})
        case e.ProgressDropped(seat, track):
            args: dict[str, Arg] = {"seat": SeatRef(seat), "track": Ref("track", track)}
            return Msg("cities_knights-event-progress-dropped", args)
        case e.ProgressStolenSeen(seat, victim, card=card):
            args = {"seat": SeatRef(seat), "victim": SeatRef(victim), "card": Ref("card", card)}
            return Msg("cities_knights-event-spied-seen", args)
        case e.ProgressStolen(seat, victim, taken):
            args = {"seat": SeatRef(seat), "victim": SeatRef(victim)}
            return Msg("cities_knights-event-spied" if taken else "cities_knights-event-spied-nothing", args)
        case e.CardPlayed(seat, card, victim, kind, hexes):
            args = {"seat": SeatRef(seat), "card": Ref("card", card)}
            if victim is not None:
                return Msg("cities_knights-event-played-on", args | {"victim": SeatRef(victim)})
            if kind is not None:
                how = "fleet" if card == "merchant_fleet" else "kind"
                return Msg(f"cities_knights-event-played-{how}", args | {"kind": Ref("kind", kind)})
            if card == "bishop":
                # The next event says where the robber goes.
                return Msg("cities_knights-event-played", args)
            if len(hexes) == 1:
                return Msg("cities_knights-event-played-hex", args | {"place": hex_name(view, hexes[0])})
            if hexes:
                places = {"a": hex_name(view, hexes[0]), "b": hex_name(view, hexes[1])}
                return Msg("cities_knights-event-played-hexes", args | places)
            return Msg("cities_knights-event-played", args)
    return None
