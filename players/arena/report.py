"""The table of an arena's blocks."""

from collections import Counter
from collections.abc import Sequence

from players.arena.blocks import Block, Table
from players.arena.statistics import interval, mean


def table_of(table: Table, blocks: Sequence[Block]) -> str:
    """Return the results of some blocks as a table for a terminal."""
    shares = [block.share for block in blocks]
    low, high = interval(shares)
    seats = [mean([block.shares[at] for block in blocks]) for at in range(table.seats)]
    reasons = sum((block.reasons for block in blocks), Counter[str]())
    actions = [count for block in blocks for count in block.actions]
    thinking = [one for block in blocks for one in block.thinking]
    choices = max(1, sum(one.choices for one in thinking))
    points, others = mean([block.points for block in blocks]), mean([block.others for block in blocks])
    rows = [
        ("matches", f"{len(actions)} in {len(blocks)} blocks"),
        ("victories", f"{mean(shares):.1%}; 95 % interval {low:.1%} to {high:.1%}; chance {1 / table.seats:.1%}"),
        ("by seat", ", ".join(f"{share:.0%}" for share in seats)),
        ("mean score", f"{points:.1f}, another seat {others:.1f}"),
        ("ended by", ", ".join(f"{reason} {count}" for reason, count in sorted(reasons.items()))),
        ("actions a match", f"{mean(actions):.1f}"),
        (
            "processor a choice",
            f"{1000 * sum(one.seconds for one in thinking) / choices:.2f} ms, "
            f"at most {1000 * max(one.longest for one in thinking):.0f} ms",
        ),
    ]
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{width}}  {value}" for name, value in rows)
