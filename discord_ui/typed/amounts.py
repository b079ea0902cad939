"""Read and write amounts, in units that may be fractions, such as half florins."""

import re
import unicodedata
from fractions import Fraction
from typing import Final

_AMOUNT: Final = re.compile(r"(?P<whole>\d{1,6})?(?:[.,](?P<decimal>\d{1,3})|\s+(?P<top>\d)/(?P<bottom>\d))?\Z")
_WORDS: Final = re.compile(r"[^\W\d_]+\.?\s*\Z")


class UnreadableAmount(ValueError):
    """Text that is not an amount of this unit."""


def read_amount(text: str, per: int = 1) -> int:
    """Return the number of units of a typed amount: "3½", "3.5", "3,5", "3 1/2", "½", "3 florins".

    per: units in a whole. Raises UnreadableAmount, also if the amount is not a whole number of units.
    """
    # A fraction in one character is decomposed ("½" is 1⁄2); a number before it stays separate.
    parts = (f" {unicodedata.normalize('NFKC', c)}" if "VULGAR" in unicodedata.name(c, "") else c for c in text)
    spread = " ".join(re.sub(r"\s*[⁄/]\s*", "/", "".join(parts)).split())
    plain = _WORDS.sub("", spread).strip()
    if re.fullmatch(r"\d/\d", plain):
        plain = f"0 {plain}"
    found = _AMOUNT.fullmatch(plain)
    if found is None or not plain:
        raise UnreadableAmount(text)
    amount = Fraction(int(found["whole"] or 0))
    if found["decimal"]:
        amount += Fraction(int(found["decimal"]), 10 ** len(found["decimal"]))
    if found["top"]:
        if found["bottom"] == "0":
            raise UnreadableAmount(text)
        amount += Fraction(int(found["top"]), int(found["bottom"]))
    units = amount * per
    if units.denominator != 1:
        raise UnreadableAmount(text)
    return int(units)


def write_amount(units: int, per: int = 1) -> str:
    """Return units as an amount that `read_amount` reads: "3.5". per: 1, 2, 4, 5 or 10."""
    whole = Fraction(units, per)
    return str(int(whole)) if whole.denominator == 1 else f"{float(whole):g}"
