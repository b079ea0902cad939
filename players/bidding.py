"""Plans of computer players for contests. In open bidding they follow from the player's bids at several prices."""

from typing import Any

from engines.core.game import Game
from engines.core.mechanics.auctions import BidLimit, EnglishAuctionContest
from engines.core.rng import Rng
from players.base import Player


def choose_plan(player: Player, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any:
    """Return a plan for the open contest: a limit, or, where limits mean nothing, the moves that the seat
    foresees.

    state: as for `Player.choose`. Raises ValueError if no contest is open, or the seat takes no part.
    """
    contest = game.contest
    if contest is None or game.open_contest(state) is None:
        raise ValueError("no contest is open")
    if isinstance(contest, EnglishAuctionContest):
        return BidLimit(choose_limit(player, game, contest, state, seat, rng))
    found = contest.foreseen(state, seat, lambda asked: player.choose(game, asked, seat, rng))
    if found is None:
        raise ValueError(f"{player!r} would do what is no plan")
    return found


def choose_limit(
    player: Player, game: Game[Any, Any], contest: EnglishAuctionContest[Any, Any], state: Any, seat: int, rng: Rng
) -> int:
    """Return the highest price at which the player would still bid in the open auction; 0 for none.

    Its first bid counts as a price that it would pay, even above the minimum; higher prices are tried. Money
    within reach, such as sets of cards to cash in, is raised for a price that needs it, and its cost counts.
    """
    auction = contest.facts(state)
    if auction is None:
        raise ValueError("no auction is open")

    def cried(least: int) -> int:
        """Return the player's bid where it must bid at least `least`; 0 if it does anything else."""
        asked = contest.as_if_next(state, seat, least)
        while contest.exactly(asked, seat, action := contest.cry(asked, seat, least)) is None:
            # Money is raised before the bid.
            game.play(asked, seat, action)
        chosen = player.choose(game, asked, seat, rng.fork(f"limit {least}"))
        meant = contest.exactly(asked, seat, chosen)
        return 0 if meant is None else meant.most

    first = cried(auction.least)
    if not first:
        return 0
    steps = (contest.limit(state, seat) - auction.least) // auction.step
    low, high = (first - auction.least) // auction.step, steps
    # A player who refuses a price refuses every higher one.
    while low < high:
        middle = (low + high + 1) // 2
        if cried(auction.least + middle * auction.step):
            low = middle
        else:
            high = middle - 1
    return auction.least + low * auction.step
