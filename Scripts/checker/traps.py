"""Calls that end the program: throwing functions of Foundation in disguise, and numbers from outside that are not limited."""

import re
from collections.abc import Iterator

from source import Finding, Package, Source

CODE = ("Sources/", "Plugins/", "Examples/", "Benchmarks/")

# On Linux these members of FileHandle are `try!` of the throwing functions.
HANDLE = re.compile(
    r"\.(?P<name>readDataToEndOfFile|availableData|readData(?=\(ofLength)|seekToEndOfFile|seek(?=\(toFileOffset)|truncateFile"
    r"|synchronizeFile|closeFile|write(?=\(\s*(?:Data\(|\w*[dD]ata\b|message\b)))\b"
)
# A file that may call them: its path and the reason.
MAY_USE_HANDLES: dict[str, str] = {}
IS_HANDLE = re.compile(r"\b(?:standardError|standardOutput|standardInput|fileHandleFor\w+|nullDevice|FileHandle\([^)]*\)|\w*[hH]andle)\??$")

CUT = re.compile(r"\.(?P<name>prefix|suffix|dropFirst|dropLast|removeFirst|removeLast)\(")
# Counts that are not below 0: literals, constants of types, `max`, and counts with literals added to them.
CONSTANT = r"(?:\d[\d_]*|(?:Self|[A-Z]\w*)(?:\.\w+)+|[\w.]*\b(?:count|length))"
CUT_LIMITED = re.compile(rf"(?:max\(.*|min\({CONSTANT}(?:, {CONSTANT})+\)|{CONSTANT}(?: [+*/] {CONSTANT})*|.+ \? {CONSTANT} : {CONSTANT})", re.DOTALL)
# The arguments of a file that cannot be below 0, with the reason.
CUT_CHECKED = {
    ("Sources/SDLHost/Session/StandardOutput.swift", "count"): "the result of `write` above 0",
    ("Sources/os/Logger.swift", "count"): "the result of `write` above 0",
    ("Sources/SDLHost/Images/SVGHeader.swift", "reach"): "a constant of the type",
    ("Sources/SDLHost/Loop/JobQueue.swift", "head"): "the number of removed jobs",
    ("Sources/Combine/Queue.swift", "head"): "the number of taken elements",
    ("Sources/Engine/DragAndDrop/DragCoordinator.swift", "$0"): "limited where a target chooses it (DropSession)",
    ("Sources/Engine/Text/TextTypesetter.swift", "limit"): "at least 1",
    ("Sources/Features/ScrollAPI/ScrollIndicatorsFlashSample.swift", "removed"): "a number of taps",
    ("Sources/Raster/Images/ImagePreviews.swift", "count - Self.earlierRequests"): "the condition before it",
    ("Sources/ScrollInstruments/Budget/WorkAttributor.swift", "maximum"): "a constant of the type",
    ("Sources/ScrollUI/Kit/Navigation/NavigationPath.swift", "k"): "a precondition, as of Apple's type",
    ("Sources/ScrollUI/Kit/Refresh/PagedLoader.swift", "rows"): "at least 1",
    ("Sources/ScrollUI/Views/Text/TextLayoutSource.swift", "$0.lowerBound"): "the bound of a range of bytes",
    ("Sources/MacroExpansions/StatementScanner.swift", "hashes"): "a count of characters",
    ("Sources/TextShaping/Fonts/SizedFont.swift", "Int(count)"): "an unsigned number",
    ("Sources/ScrollUI/Kit/Navigation/NavigationRestoration.swift", "scope.found"): "a number of pages",
    ("Sources/ScrollUI/Core/App/UndoManager.swift", "undoStack.count - levelsOfUndo"): "the condition before it",
    ("Sources/ScrollUI/Views/Text/TextLayoutSource.swift", "range.lowerBound"): "the bound of a range of characters",
    ("Sources/Engine/TextEditing/UndoHistory.swift", "excess"): "the condition before it",
    ("Sources/Engine/TextSelection/StaticTextGeometry.swift", "before + hidden"): "numbers of characters",
    ("Sources/Engine/TextSelection/StaticTextGeometry.swift", "after"): "a number of characters",
    ("Sources/Engine/TextSelection/StaticTextGeometry.swift", "after + 1"): "a number of characters",
    ("Sources/Engine/TextSelection/StaticTextGeometry.swift", "places.count - kept.count - 1"): "the condition before it",
    ("Sources/Engine/TextEditing/Buffer/TextBuffer.swift", "first + 1 + starts.count"): "an index",
    ("Sources/Engine/Text/TextTruncation.swift", "min(tail, tailLimit)"): "numbers of characters",
    ("Sources/Engine/Text/TextTruncation.swift", "min(head, headLimit)"): "numbers of characters",
}

# A lower bound by `max`, with a term, and an upper bound that is not limited to it; or an upper bound by `min` less a number.
INNER = r"\((?=(?P<{0}>(?:[^()]|\([^()]*\))*))(?P={0})\)"
BOUND = re.compile(
    rf"\bmax{INNER.format('lower')}(?: [+-] \w+)?\s*\.\.[.<]\s*(?!(?:Swift\.)?max\()|\.\.[.<]\s*(?:Swift\.)?min{INNER.format('upper')} - ")
BOUND_CHECKED = {
    "Sources/Engine/Text/TextChange.swift": "the start is at most both counts",
    "Sources/Gallery/Components/Map/MapWater.swift": "the place is at or behind the first one",
    "Sources/Gallery/Source/PageSource.swift": "the index of a declaration",
    "Sources/ScrollUI/Core/Rows/RowMatching.swift": "an index is not below 0",
    "Sources/Engine/Lazy/ExtentIndex.swift": "the block is in the range",
    "Sources/ScrollUI/Views/Scroll/TargetAlignment.swift": "the index is one of the places",
}

# The modules with numbers of programs, devices, files and servers. Those below them get limited numbers.
NUMBERS = tuple(
    f"Sources/{name}/"
    for name in "SDLHost Engine ScrollUI ScrollUIForms SwiftUICompatibility UIKitValues AccessBus MessageBus Portals Graphics ScrollInstruments ScrollUITesting Previews".split())
INTEGER = re.compile(r"(?<![\w.])U?Int(?:8|16|32|64)?\(")
# A number with a fraction: a literal, a conversion, or a remainder.
FLOATING = re.compile(r"\b(?:Double|Float|CGFloat)\(|\d\.\d|\.truncatingRemainder\(|\.isFinite\b|\b(?:floor|ceil)\(")
LIMITED = re.compile(r"\s*(?:limited|clamping|exactly|bitPattern|truncatingIfNeeded|radix)\b")
COORDINATE = re.compile(r"[\w.$]+\.(?:x|y|width|height)(?: [*/+-] .*)?", re.DOTALL)


def argument(code: str, start: int) -> str:
    """The code from `start` to the bracket that closes it."""
    depth = 1
    for match in re.compile(r"[()\[\]{}]").finditer(code, start):
        depth += 1 if match.group() in "([{" else -1
        if depth == 0:
            return code[start : match.start()]
    return code[start:]


def findings(source: Source, place: int, message: str) -> Iterator[Finding]:
    yield Finding(source.path, source.line(place), message)


def file_handles(package: Package) -> Iterator[Finding]:
    """No code calls the members of FileHandle that end the program at an error."""
    for source in package.sources(*CODE):
        if source.path in MAY_USE_HANDLES:
            continue
        for match in HANDLE.finditer(source.code):
            if match["name"] != "write" or IS_HANDLE.search(source.code[: match.start()].split("\n")[-1]):
                yield from findings(
                    source, match.start(), f"FileHandle.{match['name']} ends the program at an error; use the throwing form")


def counts(package: Package) -> Iterator[Finding]:
    """`prefix`, `dropFirst` and the like have counts that are not below 0."""
    for source in package.sources(*CODE):
        for match in CUT.finditer(source.code):
            count = argument(source.code, match.end()).strip()
            # A label is that of another function, such as prefix(while:).
            if not count or re.match(r"(?:\w+:|(?:while|where)\b)", count) or CUT_LIMITED.fullmatch(count):
                continue
            if (source.path, count) not in CUT_CHECKED:
                yield from findings(source, match.start(), f"{match['name']}({count}) traps below 0; limit it with max(0, …)")


def ranges(package: Package) -> Iterator[Finding]:
    """The upper bound of a range between limited bounds is limited to the lower bound, too."""
    for source in package.sources(*CODE):
        for match in BOUND.finditer(source.code):
            if source.path not in BOUND_CHECKED:
                yield from findings(source, match.start(), "traps if the upper bound is below the lower one; limit it with max(lower, …)")


def conversions(package: Package) -> Iterator[Finding]:
    """Integers made of numbers from outside are limited."""
    for source in package.sources(*NUMBERS):
        for match in INTEGER.finditer(source.code):
            number = argument(source.code, match.end())
            is_rounded = (".rounded(" in number or FLOATING.search(number)) and "min(" not in number
            is_coordinate = "Int32" in match.group() and source.path.startswith("Sources/SDLHost/") and COORDINATE.fullmatch(number)
            if not LIMITED.match(number) and (is_rounded or is_coordinate):
                yield from findings(
                    source, match.start(), f"{match.group()}{number}) traps for large numbers and NaN; use limited: or clamping:")


RULES = [file_handles, counts, ranges, conversions]
