"""No module of ours imports, by whatever way, one that imports it: not inside a function or for types either."""

import ast
from collections.abc import Iterator, Mapping, Set
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OURS = sorted({path.parent.name for path in ROOT.glob("*/*.py")})
"""Folders of the project that hold modules."""

Graph = Mapping[str, Set[str]]


def modules(root: Path) -> dict[str, Path]:
    """All modules by name; a package by its own name."""
    found = {path.stem: path for path in root.glob("*.py")}
    for folder in OURS:
        for path in (root / folder).rglob("*.py"):
            if "template" not in path.relative_to(root).parts:
                found[name_of(path.relative_to(root))] = path
    return found


def name_of(path: Path) -> str:
    """What the module of a file is called."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(source: str, package: str) -> Iterator[tuple[str, str]]:
    """What a source imports, wherever in it: the module, and a name in it or ""."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join((*above, *([node.module] if node.module else [])))
            yield from ((base, alias.name) for alias in node.names)


def graph_of(sources: Mapping[str, str], packages: Set[str]) -> Graph:
    """By module, the modules of ours that it imports.

    ``from package import module`` counts as that module; the package counts where a name of its own is meant.
    """

    def meant(name: str, source: str) -> Iterator[str]:
        package = name if name in packages else name.rpartition(".")[0]
        for module, inner in imported(source, package):
            for found in (f"{module}.{inner}", module):
                if found in sources:
                    yield found
                    break

    return {name: {found for found in meant(name, source) if found != name} for name, source in sources.items()}


def circles(graph: Graph) -> list[list[str]]:
    """Return groups of modules in which each module reaches all others."""
    left = {name: set(others) for name, others in graph.items()}
    while ends := {name for name, others in left.items() if not others}:
        # What imports nothing that is left is in no circle.
        left = {name: others - ends for name, others in left.items() if name not in ends}
    reached = {name: _reached(left, name) for name in left}
    around = [name for name in left if name in reached[name]]
    groups = {frozenset(other for other in reached[name] if name in reached[other]) for name in around}
    return sorted(sorted(group) for group in groups)


def _reached(graph: Graph, begin: str) -> set[str]:
    found: set[str] = set()
    ways = list(graph[begin])
    while ways:
        name = ways.pop()
        if name not in found:
            found.add(name)
            ways.extend(graph[name])
    return found


def test_no_module_imports_one_that_imports_it() -> None:
    found = modules(ROOT)
    packages = {name for name, path in found.items() if path.name == "__init__.py"}
    graph = graph_of({name: path.read_text(encoding="utf-8") for name, path in found.items()}, packages)
    assert {"bot", "tests.conftest", "discord_ui.interaction.context", "sandbox.server"} <= graph.keys()
    told = [
        "\n".join(f"  {name} -> {', '.join(sorted(graph[name] & set(c)))}" for name in c) for c in circles(graph)
    ]
    assert told == [], "modules that import each other:\n" + "\n\n".join(told)


@pytest.mark.parametrize(
    "source",
    [
        "from p import b",
        "import p.b",
        "from p.b import anything",
        "from . import b",
        "from .b import anything",
        "def late():\n    from p import b",
        "if TYPE_CHECKING:\n    from p.b import anything",
    ],
)
def test_every_way_to_import_is_seen(source: str) -> None:
    graph = graph_of(
        {"p": "", "p.a": source, "p.b": "import p.c", "p.c": "from p.a import x", "p.d": "import p.a"}, {"p"}
    )
    assert circles(graph) == [["p.a", "p.b", "p.c"]]


def test_a_package_counts_as_what_it_imports() -> None:
    assert circles(graph_of({"p": "from p.a import x", "p.a": "from p import y"}, {"p"})) == [["p", "p.a"]]
