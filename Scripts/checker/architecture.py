"""The dependencies between the parts of Engine and of ScrollUI, against the bounds of Scripts/architecture-figures."""

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from os.path import dirname

from source import Finding, Package, Source
from swift import all_names, members, top_names

FIGURES = "Scripts/architecture-figures"
ENGINE = "Sources/Engine/"
FRAME = ENGINE + "Frame/"
HOST = ENGINE + "Host/"
SCROLLUI = "Sources/ScrollUI/"
# ScrollUI and the modules of views on it.
VIEWS = (SCROLLUI, "Sources/ScrollUIForms/", "Sources/SwiftUICompatibility/")
BASE = "RenderNode"
ELEMENT = "Element"
# The types by which a node may know its window. `RenderNode` has a property of the first that exists.
HOSTS = ("NodeHost", "FramePipeline")

# The parameter of a collection, in the condition of an extension.
COLLECTION_ELEMENT = re.compile(r"\bextension[ ]+(?:Array|ContiguousArray|Set|Sequence|Collection|RandomAccessCollection)\b[^{]*\bwhere[ ]+(Element)\b")

Graph = dict[str, set[str]]


@cache
def file_graph(package: Package, root: str) -> Graph:
    """The files of a folder: A points to B if A names a type, protocol or function that B alone declares at its top level.

    Extensions declare no names, a name after a dot is a member, a name that A declares inside of a type is its own, and so is the `Element` of a collection
    that A extends: these make no edge.
    """
    sources = package.sources(root)
    owners: dict[str, list[str]] = {}
    for source in sources:
        for name in top_names(source):
            owners.setdefault(name, []).append(source.path)
    graph = {}
    for source in sources:
        named = set(re.findall(r"(?<![.\w])[A-Za-z_]\w*", source.code))
        foreign = named & owners.keys() - all_names(source) - set(COLLECTION_ELEMENT.findall(source.code))
        graph[source.path] = {owners[name][0] for name in foreign if len(owners[name]) == 1} - {source.path}
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


def declaring(package: Package, name: str, root: str = ENGINE) -> Source:
    """The file of the class `name`; an empty file if the class is missing."""
    found = [source for source in package.sources(root) if re.search(rf"\bclass[ ]+{name}\b[^\n]*\{{", source.code)]
    return found[0] if found else Source("", "")


def cycle(root: str, package: Package) -> set[str]:
    return largest_cycle(file_graph(package, root))


def folder_pairs(root: str, package: Package) -> set[str]:
    return mutual_folders(file_graph(package, root))


def host_members(package: Package) -> set[str]:
    """The members of the host that Engine uses outside of the frame, by the name of the property of `RenderNode` that holds the host."""
    base = declaring(package, BASE).code
    for host in HOSTS:
        if property_name := re.search(rf"\bvar[ ]+(\w+)[ ]*:[ ]*\(?(?:any[ ]+)?{host}\b", base):
            use = re.compile(rf"\b{property_name[1]}[?!]?\s*\.\s*(\w+)")
            sources = [source for source in package.sources(ENGINE) if not source.path.startswith((FRAME, HOST))]
            return {name for source in sources for name in use.findall(source.code)}
    return set()


def hooks(name: str, root: str, package: Package) -> set[str]:
    """The functions and properties in the body of a class that subclasses can override."""
    found = members(declaring(package, name, root), name)
    return {m.name for m in found if not m.is_stored and not {"final", "static", "private", "class"} & set(m.modifiers)}


def stored_properties(name: str, root: str, package: Package) -> set[str]:
    return {m.name for m in members(declaring(package, name, root), name) if m.is_stored and "static" not in m.modifiers}


def places(pattern: re.Pattern[str], sources: list[Source]) -> set[str]:
    """The place of each match of a pattern."""
    return {
        f"{source.path}:{source.line(match.start())}:{match.start()}" for source in sources for match in pattern.finditer(source.code)}


def protocol_casts(package: Package) -> set[str]:
    """The casts to protocols in the modules of views."""
    return places(re.compile(r"\b(?:as[?!]|is) any [\w(]"), [source for root in VIEWS for source in package.sources(root)])


def node_casts(package: Package) -> set[str]:
    """The casts of Engine to subclasses of `RenderNode`."""
    sources = package.sources(ENGINE)
    superclass = {name: base for source in sources for name, base in SUBCLASS.findall(source.code)}
    nodes = {BASE}
    while new := {name for name, base in superclass.items() if base in nodes} - nodes:
        nodes |= new
    return places(re.compile(rf"\b(?:as[?!]|is) (?:{'|'.join(sorted(nodes))})\b"), sources)


PASSING = "PassThroughElement"
# A class with parameters that may have parameters of their own, and its superclass.
GENERIC_SUBCLASS = re.compile(r"\bclass[ ]+(\w+)(?:<(?:[^<>{]|<[^<>{]*>)*>)?[ \n]*:[ \n]*(\w+)")
SUBCLASS = re.compile(r"\bclass[ ]+(\w+)(?:<[^{\n]*?>)?[ ]*:[ ]*(\w+)")


def passing_elements(package: Package) -> set[str]:
    """The subclasses of `PassThroughElement`, direct and indirect, in the modules of views."""
    sources = [source for root in VIEWS for source in package.sources(root)]
    superclass = {name: base for source in sources for name, base in GENERIC_SUBCLASS.findall(source.code)}
    found = {PASSING}
    while new := {name for name, base in superclass.items() if base in found} - found:
        found |= new
    return found - {PASSING}


def client_uses(package: Package) -> set[str]:
    """The ways from a node to the graph of its views, around the members of the host: the `client` of the host, and functions by its name."""
    way = re.compile(r"\.client\b(?! =)|\bViewGraph\.showing\b")
    return places(way, [source for root in VIEWS for source in package.sources(root)])


# The rows of the figures: name, measured members, their description in a finding, the remedy.
MEASURES: dict[str, tuple[Callable[[Package], set[str]], str, str]] = {
    "engine-cycle": (partial(cycle, ENGINE), "files of Engine are one cycle", "name a protocol in one direction"),
    "engine-folder-pairs": (
        partial(folder_pairs, ENGINE), "pairs of folders of Engine name each other's types", "move a type, or name a protocol"),
    "node-host-members": (host_members, "members of the host are used outside of the frame", "ask for less, or use a service"),
    "node-hooks": (partial(hooks, BASE, ENGINE), "members of `RenderNode` can be overridden", "use a capability, or make one final"),
    "node-casts": (node_casts, "casts to subclasses of `RenderNode` are in Engine", "ask for a capability"),
    "node-client": (client_uses, "uses of the host's `client` are in views", "use a service of the frame"),
    "lazy-node-stored": (partial(stored_properties, "LazyNode", ENGINE), "stored properties are in `LazyNode`", "put them into a part"),
    "scrollui-cycle": (partial(cycle, SCROLLUI), "files of ScrollUI are one cycle", "name a protocol in one direction"),
    "scrollui-folder-pairs": (
        partial(folder_pairs, SCROLLUI), "pairs of folders of ScrollUI name each other's types", "move a type, or name a protocol"),
    "element-hooks": (partial(hooks, ELEMENT, SCROLLUI), "members of `Element` can be overridden", "use a behavior, or make one final"),
    "element-casts": (protocol_casts, "casts to protocols are in views", "ask for a fact or a kind"),
    "pass-through-elements": (passing_elements, "classes pass the nodes of their content on", "use a behavior"),
    "graph-stored": (partial(stored_properties, "ViewGraph", SCROLLUI), "stored properties are in `ViewGraph`", "use a `GraphService`"),
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
        listed = ", ".join(sorted(present)).replace("Sources/", "")
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
