"""Shared by all benchmarks: figures with a name, an aim and a unit, and a description of the machine."""

import os
import platform
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from msgspec import Struct

PACKAGES = ("discord.py", "Pillow", "msgspec", "SQLAlchemy", "aiosqlite")


class Figure(Struct, frozen=True):
    """A measured number. aim: the wanted value, in words; empty if there is none."""

    what: str
    value: float
    unit: str
    aim: str = ""

    def cell(self) -> str:
        """Return the number with a sensible number of digits."""
        if abs(self.value) >= 100:
            return f"{self.value:,.0f} {self.unit}"
        return f"{self.value:.3g} {self.unit}"


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which `share` (0 to 1) of the values lie. Raises ValueError for no values."""
    if not values:
        raise ValueError("nothing was measured")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def machine() -> str:
    """Return processor, cores, memory and versions in one line."""
    cores = sum(line.startswith("processor") for line in _lines("/proc/cpuinfo")) or 1
    model = next((line.split(":")[1].strip() for line in _lines("/proc/cpuinfo") if "model name" in line), "?")
    memory = next((int(line.split()[1]) // 2**20 for line in _lines("/proc/meminfo") if "MemTotal" in line), 0)
    packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return f"{cores} × {model}, {memory} GiB; Python {platform.python_version()} on {sys.platform}; {packages}"


def _lines(path: str) -> list[str]:
    try:
        return Path(path).read_text(encoding="utf-8").splitlines()
    except OSError:
        return []


def resident(pid: int | str = "self") -> float:
    """Return the memory of a process in MB; of this one by default."""
    pages = next((line.split()[1] for line in _lines(f"/proc/{pid}/status") if line.startswith("VmRSS")), "0")
    return int(pages) / 1024


def processor(pid: int) -> float:
    """Return the processor time in seconds of all threads of a process; 0.0 if it cannot be read."""
    fields = " ".join(_lines(f"/proc/{pid}/stat")).rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


def report(figures: Sequence[Figure], other: str = "") -> None:
    """Print the day and the machine, and the figures as a Markdown table. other: further versions."""
    print(f"Measured {datetime.now(UTC):%Y-%m-%d} on {machine()}{other}.\n")
    print("| what | measured | aim |\n| --- | --- | --- |")
    for figure in figures:
        print(f"| {figure.what} | {figure.cell()} | {figure.aim} |")
