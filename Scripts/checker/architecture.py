"""The dependencies between the parts of Engine, against the bounds of Scripts/architecture-figures."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from os.path import dirname

from source import Finding, Package, Source
from swift import members, top_names

FIGURES = "Scripts/architecture-figures"
ENGINE = "Sources/Engine/"
FRAME = ENGINE + "Frame/"
HOST = ENGINE + "Host/"
BASE = "RenderNode"
LARGEST = "LazyNode"
# The types by which a node may know its window. `RenderNode` has a property of the first that exists.
HOSTS = ("NodeHost", "FramePipeline")

Graph = dict[str, set[str]]


@cache
def file_graph(package: Package) -> Graph:
    """The files of Engine: A points to B if A names a type, protocol or function that B alone declares at its top level.

    Extensions declare no names, and a name after a dot is a member: neither makes an edge.
    """
    sources = package.sources(ENGINE)
    owners: dict[str, list[str]] = {}
    for source in sources:
        for name in top_names(source):
            owners.setdefault(name, []).append(source.path)
    graph = {}
    for source in sources:
        named = set(re.findall(r"(?<![.\w])[A-Za-z_]\w*", source.code))
        graph[source.path] = {owners[name][0] for name in named & owners.keys() if len(owners[name]) == 1} - {source.path}
    return graph


def reachable(graph: Graph, start: str) -> set[str]:
    found, waiting = {start}, [start]
    while waiting:
        new = graph[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def largest_cycle(graph: Graph) -> set[str]:
    """The most files of which each leads to each other."""
    backwards: Graph = {path: set() for path in graph}
    for path, targets in graph.items():
        for other in targets:
            backwards[other].add(path)
    largest: set[str] = set()
    rest = set(graph)
    while rest:
        start = min(rest)
        cycle = reachable(graph, start) & reachable(backwards, start)
        rest -= cycle
        largest = max(largest, cycle, key=len)
    return largest if len(largest) > 1 else set()


def mutual_folders(graph: Graph) -> set[str]:
    """The pairs of folders with files that point to each other's."""
    edges = {(dirname(path), dirname(other)) for path, targets in graph.items() for other in targets}
    return {f"{one} and {other}" for one, other in edges if one < other and (other, one) in edges}


def declaring(package: Package, name: str) -> Source:
    """The file of the class `name`; an empty file if the class is missing."""
    found = [source for source in package.sources(ENGINE) if re.search(rf"\bclass[ ]+{name}\b[^\n]*\{{", source.code)]
    return found[0] if found else Source("", "")


def cycle(package: Package) -> set[str]:
    return largest_cycle(file_graph(package))


def folder_pairs(package: Package) -> set[str]:
    return mutual_folders(file_graph(package))


def host_members(package: Package) -> set[str]:
    """The members of the host that Engine uses outside of the frame, by the name of the property of `RenderNode` that holds the host."""
    base = declaring(package, BASE).code
    for host in HOSTS:
        if property_name := re.search(rf"\bvar[ ]+(\w+)[ ]*:[ ]*\(?(?:any[ ]+)?{host}\b", base):
            use = re.compile(rf"\b{property_name[1]}[?!]?\s*\.\s*(\w+)")
            sources = [source for source in package.sources(ENGINE) if not source.path.startswith((FRAME, HOST))]
            return {name for source in sources for name in use.findall(source.code)}
    return set()


def hooks(package: Package) -> set[str]:
    """The functions and properties in the body of `RenderNode` that subclasses can override."""
    found = members(declaring(package, BASE), BASE)
    return {m.name for m in found if not m.is_stored and not {"final", "static", "private", "class"} & set(m.modifiers)}


def stored_properties(package: Package) -> set[str]:
    return {m.name for m in members(declaring(package, LARGEST), LARGEST) if m.is_stored and "static" not in m.modifiers}


# The rows of the figures: name, measured members, their description in a finding, the remedy.
MEASURES: dict[str, tuple[Callable[[Package], set[str]], str, str]] = {
    "engine-cycle": (cycle, "files of Engine are one cycle", "name a protocol in one direction"),
    "engine-folder-pairs": (folder_pairs, "pairs of folders of Engine name each other's types", "move a type, or name a protocol"),
    "node-host-members": (host_members, "members of the host are used outside of the frame", "ask for less, or use a service"),
    "node-hooks": (hooks, "members of `RenderNode` can be overridden", "use a capability, or make one final"),
    "lazy-node-stored": (stored_properties, "stored properties are in `LazyNode`", "put them into a part"),
}


def exceeded_bounds(package: Package) -> Iterator[Finding]:
    """Each measure has a committed bound and does not exceed it."""
    lines = package.source(FIGURES).text.split("\n")
    rows = {line.split()[0]: (number, int(line.split()[1])) for number, line in enumerate(lines, 1) if line and line[0] != "#"}
    for name in sorted(rows.keys() - MEASURES.keys()):
        yield Finding(FIGURES, rows[name][0], f"there is no measure {name}; remove the row")
    for name, (measure, what, remedy) in MEASURES.items():
        present = measure(package)
        line, bound = rows.get(name, (None, 0))
        listed = ", ".join(sorted(present)).replace(ENGINE, "")
        if line is None and present:
            yield Finding(FIGURES, None, f"has no row {name}; add one with {len(present)}")
        elif bound and not present:
            yield Finding(FIGURES, line, f"{name} finds none of {bound}; correct its definition in Scripts/checker/architecture.py")
        elif len(present) > bound:
            yield Finding(FIGURES, line, f"{name}: {len(present)} {what}, {bound} are committed; {remedy}: {listed}")


RULES = [exceeded_bounds]


def figures(package: Package) -> dict[str, list[float]]:
    """The present figures, by their rows."""
    return {name: [len(measure(package))] for name, (measure, _, _) in MEASURES.items()}


def better(present: float, committed: float, column: int) -> float:
    return min(present, committed)
