"""The plan of a simulated world: who plays what, and what happens when. All of it follows from a seed."""

from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from tests.simulation.network import Fate

GAMES: Final = ("bazaar",) * 6 + ("salesroom", "lots", "bazaar") + ("fugger", "golden_age", "first_train")
ROUNDS: Final = 3
ACTS: Final = {
    "press": 40,
    "twice": 8,
    "late": 6,
    "undo": 6,
    "vote": 5,
    "pause": 1,
    "resume": 3,
    "order": 3,
    "plan ahead": 4,
    "look": 3,
    "wait": 1,
}
"""What people do, and how often."""
ASKED: Final = 0.7
"""How likely the one who acts is one who is asked."""
MISHAPS: Final = {"kill": 5, "stop": 2, "full": 2, "away": 2, "fates": 6, "jump": 2, "forget": 2, "time": 4}
"""What goes wrong, and how often."""
REFUSALS: Final[tuple[Fate, ...]] = ("403", "404", "429", "")
LOSSES: Final[tuple[Fate, ...]] = ("429", "500", "503", "cut before", "cut after", "silence", "")
"""What becomes of requests in a round: they are either refused or lost. Where an answer is lost and the next
attempt refused, the bot cannot know that the message is there.
"""
IN_WORK: Final = {
    "die": (6, 40),
    "fail to read": (1, 25),
    "fail to write": (1, 25),
    "fail to commit": (2, 4),
    "lose a commit": (2, 4),
}
"""What goes wrong in the middle of work: how often, and at which step at most."""
SHARE_IN_WORK: Final = 0.5
"""How likely such a thing happens in a round."""
DOWN: Final = (0.0, 0.0, 0.0, 600.0)
TWO: Final = "+"
"""The end of seeds whose worlds have two services."""
MISHAPS_OF_TWO: Final = {
    "kill": 5,
    "stop": 8,
    "replace": 2,
    "cut": 3,
    "away": 3,
    "full": 1,
    "deaf": 2,
    "late": 2,
    "fates": 5,
    "jump": 2,
    "forget": 1,
    "time": 3,
}
"""What goes wrong, and how often, where two services share a database on a server.

replace: while one is stopped, another is started in its place.
"""
OF_ONE: Final = ("kill", "stop", "replace", "cut", "forget")
"""What strikes one of two services."""
WHEN: Final = ("", "transaction", "claim", "request")
"""What a service is doing when it is stopped or killed; besides, its connections are cut in a "commit"."""
STOPS: Final = (3.0, 20.0, 34.0, 40.0, 60.0, 120.0)
"""For how many seconds a service is stopped: shorter and longer than others wait for its heartbeat."""
AWAY: Final = (0.0, 2.0, 12.0, 40.0)
"""For how many seconds the server is away, or a killed service."""
JUMPS: Final = (-86_400, -3600, -30, 30, 3600, 86_400)
WAITS_OF_TWO: Final = (20.0, 60.0, 60.0, 400.0)
"""Shorter, since two services send heartbeats all the time."""
WAITS: Final = (20.0, 120.0, 3600.0, 43_200.0, 90_000.0)


class Incident(Struct, frozen=True):
    """Something that happens.

    at: seconds after the beginning of its round. who: a person; None for one who is asked. salt: its own chance,
    or the number of a step. seconds: how long it lasts, or by how much. fates: of the next requests. service: whom
    it strikes, if there are two. when: it waits until that one does this; "" for at once.
    """

    at: float
    kind: str
    who: int | None = None
    salt: int = 0
    seconds: float = 0.0
    fates: tuple[Fate, ...] = ()
    service: int = 0
    when: str = ""

    def __str__(self) -> str:
        more = f" {self.seconds:.0f} s" if self.seconds else ""
        person = "" if self.who is None else f" by person {self.who}"
        struck = f" of service {self.service}" if self.kind in OF_ONE else ""
        struck += f" in its next {self.when}" if self.when else ""
        return (
            f"{self.at:6.2f} {self.kind}{struck}{person}{more}{' ' + ', '.join(self.fates) if self.fates else ''}"
        )


class Plan(Struct, frozen=True):
    """A world before it happens. stand_in: hours. services: how many share a database on a server; 1: a file."""

    seed: str
    game: str
    people: int
    computers: int
    grace: int
    stand_in: int
    rounds: tuple[tuple[Incident, ...], ...]
    services: int = 1

    def without(self, dropped: frozenset[int]) -> "Plan":
        """Return the plan without some of its incidents, by their number over all rounds."""
        kept, number = [], 0
        for incidents in self.rounds:
            kept.append(tuple(one for at, one in enumerate(incidents, number) if at not in dropped))
            number += len(incidents)
        return msgspec.structs.replace(self, rounds=tuple(kept))

    def __len__(self) -> int:
        return sum(map(len, self.rounds))

    def __str__(self) -> str:
        head = f"{self.game}, {self.people} people, {self.computers} computers, grace {self.grace}"
        head += f", {self.services} services" if self.services > 1 else ""
        lines = [f"  round {at}: {one}" for at, incidents in enumerate(self.rounds) for one in incidents]
        return "\n".join([head, *lines])


def drawn(seed: str) -> Plan:
    """Return the plan of a seed; if it ends with "+", of a world with two services.

    Some worlds have no mishaps: there nothing may even be refused.
    """
    rng = Random(f"{seed} plan")
    services = 2 if seed.endswith(TWO) else 1
    game, calm = rng.choice(GAMES), rng.random() < 0.2
    people = rng.choice((3, 3, 4) if game == "golden_age" else (2, 2, 3))
    plan = Plan(
        seed,
        game,
        people,
        rng.choice((0, 0, 0, 1)) if people < 4 else 0,
        rng.choice((0, 0, 15)),
        rng.choice((0, 0, 12)),
        tuple(_round(rng, people, calm, services) for _ in range(ROUNDS)),
        services,
    )
    if calm:
        return plan
    return (_in_work if services == 1 else _in_commit)(Random(f"{seed} in work"), plan)


def _in_work(rng: Random, plan: Plan) -> Plan:
    """Add what goes wrong in the middle of what people do, or of what follows when the grace is over."""
    rounds = []
    for incidents in plan.rounds:
        acts = [one for one in incidents if one.kind in ACTS]
        if acts and rng.random() < SHARE_IN_WORK:
            kind = rng.choices([*IN_WORK], [often for often, _ in IN_WORK.values()])[0]
            at = rng.choice(acts).at + rng.choice((0.0, 0.0, float(plan.grace)))
            down = rng.choice(DOWN) if kind == "die" else 0.0
            incidents = (*incidents, Incident(at, kind, None, rng.randint(1, IN_WORK[kind][1]), down))
        rounds.append(tuple(sorted(incidents, key=lambda one: one.at)))
    return msgspec.structs.replace(plan, rounds=tuple(rounds))


def _in_commit(rng: Random, plan: Plan) -> Plan:
    """Add connections that are cut just when the server has committed what people do: the answer is lost."""
    rounds = []
    for incidents in plan.rounds:
        acts = [one for one in incidents if one.kind in ACTS]
        if acts and rng.random() < SHARE_IN_WORK:
            cut = Incident(rng.choice(acts).at, "cut", service=rng.randrange(2), when="commit")
            incidents = (*incidents, cut)
        rounds.append(tuple(sorted(incidents, key=lambda one: one.at)))
    return msgspec.structs.replace(plan, rounds=tuple(rounds))


def _round(rng: Random, people: int, calm: bool, services: int) -> tuple[Incident, ...]:
    """Draw a round: bursts in which several act at once, and pauses between them."""
    found: list[Incident] = []
    fates = rng.choice((REFUSALS, LOSSES))
    at = 0.0
    for _ in range(rng.randint(8, 24)):
        at += rng.choice((0.0, 0.001, 0.005, 0.02, 0.1, 1.0, 4.0, 16.0))
        if not calm and rng.random() < 0.15:
            found.append((_mishap if services == 1 else _mishap_of_two)(rng, at, fates))
        else:
            kind = rng.choices([*ACTS], [*ACTS.values()])[0]
            who = None if rng.random() < ASKED else rng.randrange(people)
            found.append(Incident(at, kind, who, rng.getrandbits(32)))
    return tuple(found)


def _mishap(rng: Random, at: float, fates: tuple[Fate, ...]) -> Incident:
    kind = rng.choices([*MISHAPS], [*MISHAPS.values()])[0]
    if kind == "fates":
        return Incident(at, kind, fates=tuple(rng.choices(fates, k=rng.choice((1, 2, 3, 5, 12)))))
    seconds = {
        "stop": rng.random() * 40,
        "full": rng.random() * 20,
        "away": rng.random() * 20,
        "jump": float(rng.choice(JUMPS)),
        "time": rng.choice(WAITS),
    }.get(kind, 0.0)
    return Incident(at, kind, None, rng.getrandbits(32), seconds)


def _mishap_of_two(rng: Random, at: float, fates: tuple[Fate, ...]) -> Incident:
    kind = rng.choices([*MISHAPS_OF_TWO], [*MISHAPS_OF_TWO.values()])[0]
    if kind == "fates":
        return Incident(at, kind, fates=tuple(rng.choices(fates, k=rng.choice((1, 2, 3, 5, 12)))))
    seconds = {
        "stop": rng.choice(STOPS),
        "replace": rng.choice(STOPS),
        "kill": rng.choice(AWAY),
        "away": rng.choice(AWAY),
        "full": rng.random() * 20,
        "deaf": rng.choice(STOPS),
        "late": rng.choice(STOPS),
        "jump": float(rng.choice(JUMPS)),
        "time": rng.choice(WAITS_OF_TWO),
    }.get(kind, 0.0)
    when = rng.choice(WHEN) if kind in ("stop", "kill") else ""
    return Incident(at, kind, None, rng.getrandbits(32), seconds, service=rng.randrange(2), when=when)
