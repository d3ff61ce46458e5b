"""Sizes and names of files and folders, the tiers of ScrollUI, and tests that sleep or wait by a clock."""

import re
from collections import Counter
from collections.abc import Iterator
from os.path import basename, dirname

from source import Finding, Package
from swift import all_names, extended_names, top_types

MAXIMUM_LINES = 400
MAXIMUM_FILES = 25
TIERS = ("Core", "Views", "Kit")

# The tests that may sleep: pauses between two looks at a condition, deadlines, the speed of a drag, and sleeping code that is the subject.
MAY_SLEEP = (
    "Tests/ProcessSupport/Waiting.swift",
    "Tests/ProcessSupport/ChildProcess.swift",
    "Tests/SDLHostProbe/QuietWindowScenario.swift",
    "Tests/WindowTests/VirtualDisplay.swift",
    "Tests/SDLHostProbe/MainQueueScenarios.swift",
    "Tests/SDLHostProbe/ProbeWindow.swift",
    "Tests/SDLHostTests/Session/BudgetCheckTests.swift",
    "Tests/ScrollUITests/Kit/Refresh/RefreshableTests.swift",
    "Tests/Listings/Symbols/DataSymbols.swift",
    "Tests/Programs/Sources/Lists/CountrySearch.swift",
)
SLEEP = re.compile(r'(?:Task|Thread)\.sleep|asyncAfter|nanosleep|(?<![.\w])u?sleep\(|"sleep[ "]|; *sleep ')
REPEATED_FOCUS = re.compile(r"\.onAppear(?:\(perform:)?\s*\{[^{}]*(?:\{[^{}]*)?\b\w*[fF]ocus\w*(?:\.wrappedValue)?\s*=[^=]")
UNKNOWN_SENDER = re.compile(r'\bsubscribe\(\s*to:[^{}]*?\bfrom: ""')


def lengths(package: Package) -> Iterator[Finding]:
    """Files of Sources have at most 400 lines."""
    for source in package.sources("Sources/"):
        if source.line_count > MAXIMUM_LINES:
            yield Finding(source.path, None, f"{source.line_count} lines; the maximum is {MAXIMUM_LINES}: split it by ideas")


def folders(package: Package) -> Iterator[Finding]:
    """Folders of Sources have at most 25 Swift files."""
    files = Counter(dirname(path) for path in package.paths if path.startswith("Sources/") and path.endswith(".swift"))
    for folder, count in sorted(files.items()):
        if count > MAXIMUM_FILES:
            yield Finding(folder, None, f"{count} Swift files; the maximum is {MAXIMUM_FILES}: divide it, or merge small files")


def names(package: Package) -> Iterator[Finding]:
    """Each file of Sources is named after a type in it, or Type+Part after the type that it extends."""
    for source in package.sources("Sources/"):
        wanted, plus, _ = basename(source.path).removesuffix(".swift").partition("+")
        if plus and wanted not in extended_names(source):
            yield Finding(source.path, None, f"has no extension {wanted}; name it after a type in it")
        elif not plus and wanted not in all_names(source) | {"main", "Exports"}:
            yield Finding(source.path, None, f"has no type {wanted}; name it after a type in it")


def tiers(package: Package) -> Iterator[Finding]:
    """In ScrollUI, Core names no type of Views or Kit, and Views no type of Kit."""
    of_tier = [package.sources(f"Sources/ScrollUI/{tier}/") for tier in TIERS]
    lowest: dict[str, int] = {}
    for tier, sources in enumerate(of_tier):
        for source in sources:
            for name in top_types(source):
                lowest.setdefault(name, tier)
    for tier, sources in enumerate(of_tier):
        for source in sources:
            named = set(re.findall(r"[A-Za-z_]\w*", source.code))
            higher = {name for name in named if lowest.get(name, 0) > tier}
            own = all_names(source) if higher else set()
            found = {
                (source.line(match.start()), match.group())
                for name in higher - own
                for match in re.finditer(rf"(?<![.\w]){name}\b", source.code)
            }
            for line, name in sorted(found):
                there = TIERS[lowest[name]]
                yield Finding(source.path, line, f"{TIERS[tier]} names {name}, which is in {there}; move one of them")


def sleeping_tests(package: Package) -> Iterator[Finding]:
    """Tests wait for a condition (Tests/ProcessSupport/Waiting.swift), not for a time."""
    for source in package.sources("Tests/"):
        if source.path not in MAY_SLEEP and SLEEP.search(source.text):
            text = source.without("comment")
            for line in sorted({source.line(match.start()) for match in SLEEP.finditer(text)}):
                yield Finding(source.path, line, "sleeps; wait for a condition")


def repeated_focus(package: Package) -> Iterator[Finding]:
    """A view of Sources moves the focus at its first appearance alone: it appears again when a page above it is popped, and with its tab."""
    for source in package.sources("Sources/"):
        for match in REPEATED_FOCUS.finditer(source.code):
            yield Finding(source.path, source.line(match.start()), "moves the focus at each appearance; use defaultFocus or onFirstAppear")


def unknown_senders(package: Package) -> Iterator[Finding]:
    """A program believes a signal of a bus from a named sender alone: any program can send any signal."""
    for source in package.sources("Sources/"):
        for match in UNKNOWN_SENDER.finditer(source.without("comment")):
            yield Finding(source.path, source.line(match.start()), "believes signals of all programs; name the sender")


RULES = [lengths, folders, names, tiers, sleeping_tests, repeated_focus, unknown_senders]
