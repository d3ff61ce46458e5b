"""The table of the interfaces without effect in docs/differences.md, written from the doc comments of the public declarations."""

import os
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from public_names import MODULES as VIEWS
from source import Finding, Package, Source

MODULES = (*VIEWS, "Sources/UIKitValues/", "Sources/UIKitLifecycle/")
DOCUMENT = "docs/differences.md"
MARK = "<!-- The check `documents` with `--update` writes this table from the doc comments. -->\n\n"
HEAD = "| interface | reason |\n|---|---|\n"
# The reason of a doc comment that has no other.
LINUX = "no counterpart on Linux"

DECLARATION = re.compile(
    r"^[ ]*(?:@\w+(?:\([^)\n]*\))?\s+)*(?P<modifiers>(?:[a-z]+(?:\([a-z]+\))?[ ]+)*?)"
    r"(?:(?P<init>init)|(?P<kind>func|var|let|struct|class|enum|protocol|case)[ ]+`?(?P<name>\w+))",
    re.MULTILINE,
)
SCOPE = re.compile(r"\b(?:extension|struct|class|enum|protocol|actor)[ ]+((?:\w+\.)*\w+)[^{}]*$")
ATTRIBUTES = re.compile(r"\s*(?:@\w+(?:\([^)]*\))?\s*)+")
PARAMETER = re.compile(r"\s*(?:@\w+(?:\([^)]*\))?\s+)*(\w+)(?:\s+(\w+))?\s*:")
END = r"effect(?: on Linux)?(?=[.:;,]|$)(?:(?::|,(?= see)) (?P<reason>[^.;]*(?:\.(?=\w)[^.;]*)*))?"
WHOLE = re.compile(rf"\b(?:Has|It has|They have) no {END}")
PART = re.compile(rf"(?P<names>`\w+`(?:(?:, and |, | and )`\w+`)*) (?:has|have) no {END}")
ITEM = re.compile(rf"- (?:Parameter )?(?P<names>\w+): (?:Has no|No) {END}")
UNCHANGED = re.compile(r"[^{}]*-> some (?:View|Scene)[^{}]*\{\s*(?:return\s+)?self\s*\}")


@dataclass(frozen=True)
class Declaration:
    """A public declaration with its doc comment. `parameters` are labels with names."""

    source: Source
    position: int
    name: str
    parameters: tuple[tuple[str, str], ...] | None
    text: str

    @property
    def call(self) -> str:
        """The name with the labels of the parameters."""
        return self.name if self.parameters is None else f"{self.name}({''.join(label + ':' for label, _ in self.parameters)})"


def scope(code: str, position: int) -> str:
    """The types around a position, joined by dots; empty at the top of a file and for modifiers."""
    names = []
    for match in re.finditer(r"[{}]", code[:position]):
        if match.group() == "{":
            found = SCOPE.search(code[max(0, match.start() - 400) : match.start()])
            names.append(found[1] if found else "")
        elif names:
            names.pop()
    return ".".join(name for name in names if name not in ("", "View", "Scene"))


def parameters(code: str, position: int) -> tuple[tuple[str, str], ...]:
    """The labels and names of the parameters of a function; its name ends at `position`."""
    start = code.find("(", position)
    depth, parts, last = 0, [], start + 1
    for match in re.finditer(r"->|[(\[{<,>}\])]", code[start:]):
        sign, place = match.group(), start + match.start()
        depth += 1 if sign in "([{<" else -1 if sign in ")]}>" else 0
        if depth == 0 or (depth == 1 and sign == ","):
            parts.append(code[last:place])
            last = place + 1
        if depth == 0:
            break
    return tuple((match[1], match[2] or match[1]) for match in map(PARAMETER.match, parts) if match)


def comment(lines: list[str], line: int) -> str:
    """The doc comment above a line and above its attributes, without breaks of lines; empty without a doc comment."""
    above, found = line - 2, []
    while above >= 0 and (lines[above].lstrip().startswith("///") or ATTRIBUTES.fullmatch(lines[above])):
        if lines[above].lstrip().startswith("///"):
            found.append(lines[above].strip()[3:].strip())
        above -= 1
    return " ".join(reversed(found))


def declarations(source: Source) -> Iterator[Declaration]:
    lines = source.text.split("\n")
    for match in DECLARATION.finditer(source.code):
        if {"public", "open"} & set(match["modifiers"].split()):
            position = match.start("init") if match["init"] else match.start("name")
            around = scope(source.code, position)
            name = around if match["init"] else f"{around}.{match['name']}" if around else match["name"]
            is_call = match["init"] or match["kind"] == "func"
            found = parameters(source.code, match.end()) if is_call else None
            yield Declaration(source, position, name, found, comment(lines, source.line(position)))


def reason(match: re.Match) -> str:
    return (match["reason"] or LINUX).strip()


def table(package: Package) -> str:
    """The rows of the table: interfaces with the same reason, then parameters by their names."""
    interfaces, named = defaultdict(set), defaultdict(set)
    for source in package.sources(*MODULES):
        for declaration in declarations(source) if "no effect" in source.text.lower() else ():
            whole = declaration.text.split(" - Parameter")[0]
            if match := WHOLE.search(whole):
                key = reason(match)
                interfaces[key, source.path if key == LINUX else ""].add(f"`{declaration.call}`")
            for match in [*PART.finditer(whole), *ITEM.finditer(declaration.text)]:
                for name in re.findall(r"\w+", match["names"]):
                    if any(name in parameter for parameter in declaration.parameters or ()):
                        named[name, reason(match)].add(f"`{declaration.name}`")
    # A parameter without a reason has the only reason of the parameters with its name.
    for name, key in [pair for pair in named if pair[1] == LINUX]:
        others = [pair for pair in named if pair[0] == name and pair[1] != LINUX]
        if len(others) == 1:
            named[others[0]] |= named.pop((name, key))
    rows = [(", ".join(sorted(texts)), key) for (key, _), texts in interfaces.items()]
    rows += [(f"the parameter `{name}` of {', '.join(sorted(texts))}", key) for (name, key), texts in named.items()]
    ordered = sorted(rows, key=lambda row: (row[0].startswith("the parameter"), row))
    return HEAD + "".join(f"| {texts} | {key} |\n" for texts, key in ordered)


def written(package: Package) -> tuple[int, int] | None:
    """The place of the table in the document; nil without the mark."""
    text = package.source(DOCUMENT).text if DOCUMENT in package.known else ""
    start = text.find(MARK) + len(MARK)
    return (start, (text + "\n").find("\n\n", start) + 1 or len(text)) if MARK in text else None


def effects(package: Package) -> Iterator[Finding]:
    """The table of the interfaces without effect is that of the doc comments."""
    if place := written(package):
        source = package.source(DOCUMENT)
        present, true = source.text[slice(*place)].split("\n"), table(package).split("\n")
        for number, (row, expected) in enumerate(zip(present, true)):
            if row != expected:
                line = source.line(place[0]) + number
                yield Finding(DOCUMENT, line, f"the doc comments have {expected or 'no further row'}; write the table by `--update`")
                return
        if len(present) != len(true):
            yield Finding(DOCUMENT, None, f"the doc comments have {len(true)} rows, not {len(present)}; write the table by `--update`")


def unchanged_views(package: Package) -> Iterator[Finding]:
    """A modifier that returns its view unchanged says in its doc comment that it has no effect."""
    for source in package.sources(*MODULES):
        for declaration in declarations(source) if "self" in source.text else ():
            if declaration.parameters is not None and UNCHANGED.match(source.code, declaration.position):
                if not WHOLE.search(declaration.text):
                    message = f'{declaration.call} returns its view unchanged; write "Has no effect" with the reason'
                    yield Finding(source.path, source.line(declaration.position), message)


RULES = [effects, unchanged_views]


def update(package: Package) -> None:
    """Writes the table into the document."""
    if place := written(package):
        text = package.source(DOCUMENT).text
        with open(os.path.join(package.root, DOCUMENT), "w", encoding="utf-8") as file:
            file.write(text[: place[0]] + table(package) + text[place[1] :])
