"""Upcasts of positions written under older rules: functions on plain data, by the version that wrote them."""

from typing import Any

from engines.cities_knights.state import NOBODY


def from_1(data: dict[str, Any]) -> dict[str, Any]:
    """Upcast version 1: a Commercial Harbour lasts a turn, and counter-offers are no own offers.

    In version 1 the card was played out before anything else, one opponent after the other. The number of
    counter-offers in a turn is known only for those still open.
    """
    stack = data["stack"]
    for turn in stack:
        if turn["frame"] == "turn":
            counters = [offer for offer in turn["offers"] if offer["seat"] != turn["seat"]]
            turn["proposals"] = turn["offers_made"] - len(counters)
            turn["harbour"] = any(frame["frame"] == "harbour" for frame in stack)
    data["stack"] = [_frame(frame, data["seats"]) for frame in stack if not _between_answers(frame)]
    return data


def _between_answers(frame: dict[str, Any]) -> bool:
    return bool(frame["frame"] == "harbour" and frame["at"] == "start")


def _frame(frame: dict[str, Any], seats: int) -> dict[str, Any]:
    if frame["frame"] != "harbour":
        return frame
    laid = [NOBODY] * seats
    laid[frame["victim"]] = frame["resource"]
    return {"frame": "harbour", "at": frame["at"], "ret": frame["ret"], "seat": frame["seat"], "laid": laid}
