"""Money as pictures show it."""

_FLORIN = 2


def florins(half: int) -> str:
    """Return an amount of half florins: 7 is 3½. Negative ones have a minus sign."""
    whole, rest = divmod(abs(half), _FLORIN)
    number = f"{whole or ''}½" if rest else str(whole)
    return f"−{number}" if half < 0 else number
