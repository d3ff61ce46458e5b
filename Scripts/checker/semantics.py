"""Roles and actions of Semantics without a control that sets them. A screen reader would never meet them."""

import re
from collections.abc import Iterator

from source import Finding, Package, Source
from swift import body

# The modifiers of programs, which set any role.
MODIFIERS = "Sources/ScrollUI/Kit/Accessibility/"
CONTROLS = ("Sources/Engine/", "Sources/ScrollUI/", "Sources/ScrollUIForms/", "Sources/SwiftUICompatibility/")
ENUMERATION = re.compile(r"\benum (SemanticRole|SemanticAction)\b[^{]*\{")
CASE = re.compile(r"^[ ]*case (.*)$", re.MULTILINE)
PAYLOAD = re.compile(r"\([^()]*\)")

# The first argument of these calls is a role or an action, or chooses between several.
CALL = re.compile(r"\b(?:semantics|modalSemantics|element|setAction)\(([^,(){}]*)")
# The argument `role` of views, modifiers and values that pass it on.
LABELED = re.compile(r"\brole: ([^,(){}\n]*)")
ASSIGNED = re.compile(r"(?:\b(?:role|changedRole)|\.actions) \+?= ([^\n{}]*)|\.actions\.append\(\(([^,{}]*)")
MEMBER = re.compile(r"(?<![\w)])(?<![!=]= )\.(\w+)")


def cases(source: Source) -> Iterator[tuple[str, str, int]]:
    """The cases of the two enumerations in a file: the name of the enumeration, that of the case, and its line."""
    for enumeration in ENUMERATION.finditer(source.code):
        for match in CASE.finditer(body(source.code, enumeration.end())):
            for name in PAYLOAD.sub("", match[1]).split(","):
                yield enumeration[1], name.strip(), source.line(enumeration.end() + match.start(1))


def set_names(package: Package) -> set[str]:
    """The names of members that controls and their nodes set as roles or as actions."""
    names: set[str] = set()
    for source in package.sources(*CONTROLS):
        if source.path.startswith(MODIFIERS):
            continue
        for pattern in (CALL, LABELED, ASSIGNED):
            for match in pattern.finditer(source.code):
                names |= {name for group in match.groups() if group for name in MEMBER.findall(group)}
    return names


def silent_cases(package: Package) -> Iterator[Finding]:
    """A control sets each role and each action. The names in a `switch`, in a comparison and in the modifiers of programs do not count."""
    found = [(source, *case) for source in package.sources("Sources/Semantics/") for case in cases(source)]
    names = set_names(package) if found else set()
    for source, enumeration, name, line in found:
        if name not in names:
            yield Finding(source.path, line, f"no control sets {enumeration}.{name}; set it in the control that it names, or remove it")


RULES = [silent_cases]
