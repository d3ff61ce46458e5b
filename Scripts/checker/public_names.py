"""The public names of the modules of views against the programs of the repository, and the list of names without a program."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from source import Finding, Package, Source
from swift import body

LIST = "Scripts/public-names-without-program"
MODULES = ("Sources/ScrollUI/", "Sources/ScrollUIForms/", "Sources/SwiftUICompatibility/")
PROGRAMS = (
    "Sources/Gallery/",
    "Sources/Features/",
    "Sources/scrolldemo/",
    "Sources/scrollbench/",
    "Examples/",
    "Tests/Programs/",
    "Tests/Listings/",
    "Tests/OutsidePackage/",
)
REMEDY = "remove it by `python3 Scripts/checker public-names --update`"

DECLARATION = re.compile(
    r"^[ ]*(?:@\w+(?:\([^)\n]*\))?\s+)*(?P<modifiers>(?:[a-z]+(?:\([a-z]+\))?[ ]+)*?)"
    r"(?P<kind>func|var|let|struct|class|enum|protocol|actor|typealias|macro|associatedtype)[ ]+`?(?P<name>[A-Za-z]\w*)",
    re.MULTILINE,
)
CASE = re.compile(r"^[ ]*(?:indirect[ ]+)?case[ ]+(.*)$", re.MULTILINE)
ARGUMENTS = re.compile(r"\((?:[^()]|\([^()]*\))*\)")
BOUND = re.compile(r"^at most (\d+)$", re.MULTILINE)


def cases(code: str, start: int) -> Iterator[tuple[int, str]]:
    """The cases in the body of an enum from `start`, by their positions."""
    for match in CASE.finditer(body(code, start)):
        for name in re.findall(r"(?:^|,)[ ]*`?([A-Za-z]\w*)", ARGUMENTS.sub("", match[1])):
            yield start + match.start(1), name


def requirements(code: str, start: int) -> Iterator[tuple[int, str]]:
    """The requirements in the body of a protocol from `start`, by their positions."""
    for match in DECLARATION.finditer(body(code, start)):
        yield start + match.start("name"), match["name"]


def declarations(source: Source) -> Iterator[tuple[int, str]]:
    """The public names of a file: types, functions, properties, cases of public enums and requirements of public protocols.

    An initializer counts by the name of its type. Names with a leading underscore are not for programs.
    """
    inner = {"enum": cases, "protocol": requirements}
    for match in DECLARATION.finditer(source.code):
        if {"public", "open"} & set(match["modifiers"].split()):
            yield match.start("name"), match["name"]
            if match["kind"] in inner:
                yield from inner[match["kind"]](source.code, source.code.index("{", match.end()) + 1)


@cache
def public_names(package: Package) -> dict[str, tuple[str, int]]:
    """The public names with the place of a declaration of each."""
    found: dict[str, tuple[str, int]] = {}
    for source in package.sources(*MODULES):
        for position, name in declarations(source):
            found.setdefault(name, (source.path, source.line(position)))
    return found


@cache
def used_names(package: Package) -> dict[str, str]:
    """The names in the code of the programs, with the path of a program that uses each."""
    found: dict[str, str] = {}
    for source in package.sources(*PROGRAMS):
        for name in set(re.findall(r"[A-Za-z]\w*", source.code)):
            found.setdefault(name, source.path)
    return found


@dataclass(frozen=True)
class Entry:
    """A line of the list."""

    line: int
    group: str
    name: str


def entries(package: Package) -> list[Entry]:
    """The names of the list. A comment above some names is the reason of their group."""
    found, group = [], ""
    for number, line in enumerate(package.source(LIST).text.split("\n") if LIST in package.known else [], 1):
        if line.startswith("#"):
            group = line
        elif line and not BOUND.match(line):
            found.append(Entry(number, group, line))
    return found


def unused_names(package: Package) -> Iterator[Finding]:
    """A program uses each public name that is not in the list."""
    listed = {entry.name for entry in entries(package)}
    for name, (path, line) in sorted(public_names(package).items()):
        if name not in used_names(package) and name not in listed:
            yield Finding(path, line, f"no program uses the public name {name}; use it in a program, or give it package access")


def stale_names(package: Package) -> Iterator[Finding]:
    """Each name of the list is public, and no program uses it."""
    for entry in entries(package):
        if entry.name not in public_names(package):
            yield Finding(LIST, entry.line, f"there is no public name {entry.name}; {REMEDY}")
        elif program := used_names(package).get(entry.name):
            yield Finding(LIST, entry.line, f"{program} uses {entry.name}; {REMEDY}")


def order(package: Package) -> Iterator[Finding]:
    """The names of a group are in order, and each name is there once."""
    listed = entries(package)
    for before, entry in zip(listed, listed[1:]):
        if before.group == entry.group and before.name >= entry.name:
            yield Finding(LIST, entry.line, f"{entry.name} stands behind {before.name}; sort the group")


def list_length(package: Package) -> Iterator[Finding]:
    """The list becomes shorter alone: its length is committed with it."""
    if LIST in package.known:
        count = len(entries(package))
        bound = BOUND.search(package.source(LIST).text)
        if bound is None:
            yield Finding(LIST, None, f"has no bound; add the line `at most {count}`")
        elif count > int(bound[1]):
            yield Finding(LIST, None, f"{count} names, {bound[1]} are committed; use new names in programs, or give them package access")
        elif count < int(bound[1]):
            yield Finding(LIST, None, f"{count} names, {bound[1]} are committed; lower the bound by `--update`")


RULES = [unused_names, stale_names, order, list_length]


def update(package: Package) -> None:
    """Removes names that a program uses or that are not public any more from the list, and lowers the bound to the length."""
    stale = {finding.line for finding in stale_names(package)}
    lines = package.source(LIST).text.split("\n")
    text = "\n".join(line for number, line in enumerate(lines, 1) if number not in stale)
    count = len(entries(package)) - len(stale)
    text = BOUND.sub(lambda match: f"at most {min(count, int(match[1]))}", text)
    with open(os.path.join(package.root, LIST), "w", encoding="utf-8") as file:
        file.write(text)
    print(f"{count} public names without a program")
