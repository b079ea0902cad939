"""The conformance kit: the promises of every game, checked on random matches.

`check_game` plays one match through the public protocol and raises `BrokenPromise` at the first broken promise. It
needs nothing of a game but the protocol, so every game runs it unchanged. Its own tests plant faults in a small
game and require that each is found.
"""

from typing import Any

from msgspec import Struct

from engines.core.actions import Action
from engines.core.decisions import CorruptState
from engines.core.encoding.codec import tag_of
from engines.core.files.match_record import MatchRecord, Recorder, verify
from engines.core.frames import Step
from engines.core.game import Game
from engines.core.rng import Rng, rng_from
from engines.core.testing import contests, data_shapes, hidden_information, moves, premoves
from engines.core.testing.broken_promise import BrokenPromise, demand

__all__ = ["BrokenPromise", "ConformanceReport", "check_game"]

STACK = 64
"""No game nests more frames than this."""
KNOWN = 40
"""How many actions of the match are remembered, to be tried where they are not offered."""
TRIED = 60
"""How many actions, offered or not, are tried at a position at most."""


class ConformanceReport(Struct, frozen=True):
    """Statistics of a match in which no promise was broken.

    actions: number of actions. looks, samples: number of positions that got the cheap and the costly checks.
    verbs, events: tags of what occurred. record: the match, for replays.
    """

    actions: int
    looks: int
    samples: int
    verbs: frozenset[str]
    events: frozenset[str]
    record: MatchRecord


def check_game(
    game: Game[Any, Any],
    seats: int,
    seed: str,
    *,
    settings: Any = None,
    one_in: int = 4,
    look_in: int = 1,
    longest: int = 5_000,
) -> ConformanceReport:
    """Play a random match and run every check that holds for all games.

    seed: any text; the same text gives the same match. settings: the game's lobby options, None for the defaults.
    longest: a match of more actions counts as endless.

    Every action must be accepted, leave a seat to be asked, and give the same position when the whole record is
    replayed. On average one position in ``look_in`` gets the cheap checks as well (shapes, round trips,
    invariants, event text, words on what changed, named chance, the same action twice), and one in ``one_in`` the
    costly ones too (secrets, refusals, words); 1 checks all. For matches of thousands of actions, use larger
    numbers and more seeds.

    Raises BrokenPromise, with the match up to there as its ``record``, at the first broken promise.
    """
    match = _Match(game, seats, seed, settings)
    try:
        match.open()
        while not match.state.over:
            demand(match.actions < longest, "endless", f"not over after {longest} actions")
            sample = match.rng.below(one_in) == 0
            match.act(sample, look=sample or look_in == 1 or match.rng.below(look_in) == 0)
        return match.close()
    except BrokenPromise as broken:
        match.locate(broken)
        raise
    except Exception as error:
        crash = BrokenPromise("crash", f"{type(error).__name__}: {error}")
        match.locate(crash)
        raise crash from error


class _Match:
    """A match under test."""

    state: Any

    def __init__(self, game: Game[Any, Any], seats: int, seed: str, settings: Any) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.settings = settings
        self.rng = rng_from(f"{game.info.key} {seats} {seed}")
        self.key = self.rng.fork("match").seed
        self.recorder: Recorder | None = None
        self.actions = -1
        self.history: list[tuple[int, Any, str]] = []
        self.known: list[Any] = []
        self.verbs: set[str] = set()
        self.events: set[str] = set()
        self.looks = 0
        self.samples = 0
        self.kept = hidden_information.HiddenFacts()
        self.done = ""

    def locate(self, broken: BrokenPromise) -> None:
        """Record in the error where the match broke."""
        at = self.actions + 1
        broken.where = f"{self.game.info.key}, {self.seats} seats, seed {self.seed!r}, position {at}{self.done}"
        if self.recorder is not None:
            broken.record = self.recorder.record(None)

    def open(self) -> None:
        """Check the types, then set up the opening position and check it."""
        game = self.game
        data_shapes.check_types(game)
        step = self._setup(None)
        self.recorder = Recorder(game, self.seats, self.key, self.settings, step.state)
        demand(self._setup(None) == step, "replay", "the same seed opens differently")
        other = self._setup(None, self.rng.fork("other").seed)
        moves.check_forced(step, other, self._setup)
        self._arrive(step)
        self._look(step, game.states.digest(step.state))
        self._sample()

    def _setup(self, script: Any, key: bytes | None = None) -> Step[Any]:
        try:
            return self.game.setup(self.seats, key or self.key, self.settings, script)
        except CorruptState as error:
            raise BrokenPromise("dead-end", f"at the opening: {error}") from error

    def act(self, sample: bool, look: bool) -> None:
        """Carry out one random action of one of the seats asked."""
        game, state, rng = self.game, self.state, self.rng
        decision = rng.choice(game.pending(state))
        action = rng.choice(game.options(state, decision.seat)).random(rng)
        self.done = f", {action!r} of seat {decision.seat}"
        step = moves.step_of(game, state, decision.seat, action)
        if look:
            again = moves.step_of(game, state, decision.seat, action)
            demand(again == step, "pure", f"{action!r} twice from one position gives two results")
            data_shapes.check_changes(game, state, step.state)
            if step.chance or sample:
                moves.check_chance(game, state, decision.seat, action, step, rng.fork("chance"))
        assert self.recorder is not None
        digest = self.recorder.add(decision.seat, action, step.state)
        self._remember(action)
        self._arrive(step)
        if look or step.state.over:
            self._look(step, digest)
        if sample or step.state.over:
            self._sample()
        self.done = ""

    def _remember(self, action: Action) -> None:
        self.verbs.add(tag_of(type(action)))
        if action not in self.known:
            self.known.append(action)
            # Drop old ones at random, so that rare verbs are likely to stay.
            if len(self.known) > KNOWN:
                self.known.pop(self.rng.below(len(self.known)))

    def _arrive(self, step: Step[Any]) -> None:
        """Run the checks that are nearly free, at every position."""
        self.state = state = step.state
        self.actions += 1
        self.events |= {tag_of(type(emitted.event)) for emitted in step.events}
        demand(state.seats == self.seats, "state", f"{state.seats} seats")
        demand(len(state.stack) <= STACK, "stack", f"{len(state.stack)} frames")
        asked = self.game.pending(state)
        demand(list(step.asked) == asked, "pending", "the step says of others that they are asked")
        waiting = state.over or any(not decision.optional for decision in asked)
        demand(waiting, "pending", "nobody is waited for")

    def _look(self, step: Step[Any], digest: str) -> None:
        """Run the cheap checks of a position."""
        game, state = self.game, step.state
        self.looks += 1
        data_shapes.check_state(game, state)
        data_shapes.check_events(game, step)
        faults = game.rules.invariants(state)
        demand(not faults, "invariant", "; ".join(faults))
        moves.check_pending(game, state)
        data_shapes.check_outcome(game, state)
        data_shapes.check_told(game, step)
        demand(digest == game.states.digest(state), "pure", "asking changed the position")
        self.history.append((self.actions, state, digest))

    def _sample(self) -> None:
        """Run the costly checks of a position."""
        game, state, rng = self.game, self.state, self.rng.fork("sample")
        self.samples += 1
        before = game.states.digest(state)
        decisions = game.pending(state)
        offers = [moves.offered_options(game, state, decision.seat) for decision in decisions]
        tried = self._tried(offers, rng)
        moves.check_refused(game, state, offers, tried)
        moves.check_requirements(game, state, offers, tried)
        by_seat = {found.seat: found.options for found in offers}
        for viewer in (None, *range(state.seats)):
            options = [] if viewer is None else by_seat.get(viewer, [])
            data_shapes.check_words(game, state, viewer, options)
        for seat in range(state.seats):
            hidden_information.check_seat(game, state, seat, decisions, tried, self.kept, rng.fork(f"seat {seat}"))
            premoves.check_ahead(game, state, seat, rng.fork(f"ahead {seat}"))
        for decision, found in zip(decisions, offers, strict=True):
            hidden_information.check_events(game, state, found, decision.secret, rng.fork("events"))
        contests.check_contest(game, state, rng.fork("contest"))
        demand(game.states.digest(state) == before, "pure", "asking changed the position")

    def _tried(self, offers: list[moves.OfferedOption], rng: Rng) -> list[Any]:
        tried = self.known[:]
        for found in offers:
            some = found.actions[:]
            rng.shuffle(some)
            for action in some[:4]:
                tried += [action, *moves.mutants(self.game.actions, action)]
        rng.shuffle(tried)
        return tried[:TRIED]

    def close(self) -> ConformanceReport:
        """Run the checks that need the whole match; return the report."""
        game = self.game
        self.kept.check(game, [state for _, state, _ in self.history if not state.over], self.rng.fork("kept"))
        for at, state, digest in self.history:
            demand(game.states.digest(state) == digest, "pure", f"position {at} was changed by later actions")
        assert self.recorder is not None
        record = self.recorder.record(game.outcome(self.state))
        difference = verify(game, record)
        demand(difference is None, "replay", str(difference))
        return ConformanceReport(
            self.actions, self.looks, self.samples, frozenset(self.verbs), frozenset(self.events), record
        )
