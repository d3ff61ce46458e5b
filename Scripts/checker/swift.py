"""Declarations in the code of a Swift file, found by their words."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from source import Source, blank

TYPE = re.compile(r"(?:struct|class|enum|protocol|actor|typealias|macro|associatedtype)[ ]+([A-Za-z_]\w*)")
FUNCTION = re.compile(r"^((?:@?\w.* )?)func[ ]+([A-Za-z_]\w*)", re.MULTILINE)
EXTENSION = re.compile(r"\bextension[ ]+(?:[A-Za-z_]\w*\.)*([A-Za-z_]\w*)")
GENERIC = re.compile(r"[<,][ ]*(?:each )?([A-Z]\w*)[ ]*:")
MEMBER = re.compile(
    r"^[ ]*(?P<modifiers>(?:@\w+(?:\([^)\n]*\))?\s+|(?!(?:var|let|func)\b)[a-z]+(?:\([a-z]+\))?[ ]+)*)"
    r"(?P<kind>var|let|func)[ ]+(?P<name>\w+)[^\n={]*(?P<sign>[={]?)",
    re.MULTILINE,
)


def types(source: Source) -> list[tuple[str, str]]:
    """The declarations of types: the words before each in its line, and its name."""
    starts = [(source.code.rfind("\n", 0, match.start()) + 1, match) for match in TYPE.finditer(source.code)]
    found = [(source.code[start : match.start()], match[1]) for start, match in starts]
    return [(before, name) for before, name in found if not before or before[-1] in " (;{"]


def shared(found: list[tuple[str, str]]) -> set[str]:
    """The names of declarations that are outside of other declarations and not private."""
    return {name for before, name in found if not before.startswith(" ") and not re.search(r"\b(file)?private ", before)}


def top_types(source: Source) -> set[str]:
    """The types and protocols that a file declares outside of other declarations, for other files too."""
    return shared(types(source))


def top_names(source: Source) -> set[str]:
    """The types, protocols and functions that a file declares outside of other declarations, for other files too."""
    return top_types(source) | shared(FUNCTION.findall(source.code))


def all_names(source: Source) -> set[str]:
    """The types that a file declares, with nested types and generic parameters."""
    return {name for _, name in types(source)} | set(GENERIC.findall(source.code))


def extended_names(source: Source) -> set[str]:
    return set(EXTENSION.findall(source.code))


@dataclass(frozen=True)
class Member:
    """A `var`, `let` or `func` directly in a type."""

    name: str
    kind: str
    modifiers: tuple[str, ...]
    is_stored: bool
    line: int


def body(code: str, start: int) -> str:
    """The code from `start` to the brace that closes it, with blanks in place of the contents of inner braces."""
    pieces, depth, last = [], 1, start
    for match in re.compile("[{}]").finditer(code, start):
        piece = code[last : match.end()]
        pieces.append(piece if depth == 1 else blank(piece))
        depth, last = depth + (1 if match.group() == "{" else -1), match.end()
        if depth == 0:
            break
    return "".join(pieces)


def members(source: Source, name: str) -> Iterator[Member]:
    """The members in the body of the class or protocol `name`, without those of extensions and nested types."""
    begin = re.search(rf"\b(?:class|protocol)[ ]+{name}\b[^{{]*\{{", source.code)
    for match in MEMBER.finditer(body(source.code, begin.end())) if begin else ():
        rest = source.code[begin.end() + match.end() :][:80].lstrip()
        is_computed = match["sign"] == "{" and not rest.startswith(("didSet", "willSet"))
        is_stored = match["kind"] != "func" and not is_computed
        line = source.line(begin.end() + match.start("kind"))
        yield Member(match["name"], match["kind"], tuple(match["modifiers"].split()), is_stored, line)
