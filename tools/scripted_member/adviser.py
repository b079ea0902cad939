"""Advise a member: read the running bot's database, and let a computer player think.

The thinking sees only what the member may know; the database merely saves reading pictures.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import RowMapping

from engines.core.actions import Option
from engines.core.encoding.codec import tag_of, write_code
from engines.core.game import Game
from engines.core.legal_moves import LegalMoves
from engines.core.mechanics.auctions import AuctionFacts
from engines.core.rng import Rng
from players import PLAYERS
from players.bidding import choose_plan
from service.match import pending
from tools.scripted_member.live_database import LiveDatabase

SOCIAL = ("auction", "trade-offer")
"""The verbs of moves that ask several others at once."""


class Advice(Struct, frozen=True):
    """What a member should do. options: everything the seat may do or plan, as its panel counts it.

    action: the best of them. typed: the move to type for it. code: of the move, also if a plan amounts to that
    move because no other seat is asked; else empty. limit: in an auction, the highest bid (0: pass) instead of an
    action; else None. turn: the number of the turn. optional: whether the match goes on without an answer.
    """

    turn: int
    options: tuple[Option, ...] = ()
    action: Any = None
    typed: Any = None
    code: str = ""
    limit: int | None = None
    optional: bool = False


class Adviser:
    """Advises the members of one match of one game.

    database: its file or its address; `DatabaseAway` is raised while it cannot be read. whim: percentage of random
    moves; half of them ask other players something if possible.
    """

    def __init__(self, database: Path | str, match: int, game: Game[Any, Any], rng: Rng, *, whim: int = 0) -> None:
        self._database = LiveDatabase(database)
        self._match = match
        self._game = game
        self._rng = rng
        self._whim = whim

    def advise(self, user: int) -> Advice | None:
        """Return what the member should do now; None if nothing is theirs to do."""
        seat, state = self._read(user)
        auction = self._auction(state)
        bids = auction is not None and seat in auction.seats
        asked = (
            [] if state.over else [d for d in pending.decisions(LegalMoves(self._game, state)) if d.seat == seat]
        )
        if state.over or not (bids or asked):
            return None
        player, turn = PLAYERS["greedy"], self._game.rules.turn(state)
        self._rng.word()
        world = self._game.determinize(state, seat, self._rng.fork("world"))
        if bids:
            return Advice(turn, limit=choose_plan(player, self._game, world, seat, self._rng.fork("limit")).most)
        facts = self._game.open_contest(state)
        if facts is not None and seat in facts.seats:
            return None if self._has_planned(seat, facts.number) else self._planned(state, world, seat)
        options = tuple(self._game.options(state, seat))
        if self._rng.below(100) < self._whim:
            social = [option for option in options if tag_of(type(option.action)) in SOCIAL]
            action = any_move(social if social and self._rng.below(2) else options, self._rng)
        else:
            action = player.choose(self._game, world, seat, self._rng.fork("choice"))
        code = str(write_code(action))
        return Advice(turn, options, action, action, code, optional=all(decision.optional for decision in asked))

    def _planned(self, state: Any, world: Any, seat: int) -> Advice:
        """Return a plan for a contest of several things."""
        contest = self._game.contest
        assert contest is not None
        options = tuple(contest.options(state, seat))
        # One move at a time, as a panel offers it: whole plans are typed.
        asked = contest.as_if_next(world, seat)
        chosen = PLAYERS["greedy"].choose(self._game, asked, seat, self._rng.fork("plan"))
        wanted = contest.exactly(asked, seat, chosen)
        if self._rng.below(100) < self._whim:
            wanted = any_move(options, self._rng)
        facts = self._game.open_contest(state)
        does = contest.act(contest.as_if_next(state, seat), seat, wanted)
        # The next seat makes a plan of one move at once; any other plan is stored, and its later moves belong to
        # others.
        alone = facts is not None and facts.started and facts.next == seat
        moves = alone and does is not None and contest.exactly(state, seat, does) == wanted
        code = str(write_code(does)) if moves else ""
        return Advice(self._game.rules.turn(state), options, wanted, does, code)

    def _has_planned(self, seat: int, contest: int) -> bool:
        wanted = (
            "SELECT 1 FROM instruction WHERE match_id = :match AND seat = :seat AND kind = 'plan' AND key = :key"
        )
        return self._database.first(wanted, match=self._match, seat=seat, key=str(contest)) is not None

    def auction(self, user: int) -> AuctionFacts | None:
        """Return the auction that is open to the member; None if there is none."""
        seat, state = self._read(user)
        auction = self._auction(state)
        return auction if auction is not None and seat in auction.seats else None

    def _auction(self, state: Any) -> AuctionFacts | None:
        facts = self._game.open_contest(state)
        return facts if isinstance(facts, AuctionFacts) else None

    def waits(self, user: int) -> bool:
        """Return whether the member waits for answers to an offer."""
        return self._seat(user)["waits_until"] is not None

    def _read(self, user: int) -> tuple[int, Any]:
        kept = self._database.first(
            "SELECT state, rules_version FROM snapshot WHERE match_id = :match AND kind = 'latest'",
            match=self._match,
        )
        assert kept is not None
        return self._seat(user)["seat"], self._game.read_state(kept["state"], kept["rules_version"])

    def _seat(self, user: int) -> RowMapping:
        found = self._database.first(
            "SELECT seat, waits_until FROM seat WHERE match_id = :match AND user_id = :user",
            match=self._match,
            user=user,
        )
        assert found is not None
        return found


def any_move(options: Sequence[Option], rng: Rng) -> Any:
    """Return a random move: each possible verb is equally likely."""
    verbs = list(dict.fromkeys(tag_of(type(option.action)) for option in options))
    verb = verbs[rng.below(len(verbs))]
    fitting = [option for option in options if tag_of(type(option.action)) == verb]
    return fitting[rng.below(len(fitting))].random(rng)
