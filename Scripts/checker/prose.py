"""The language of comments, against Scripts/prose-figures: a row for each module, test target and folder of scripts."""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from source import Finding, Package, Source

FIGURES = "Scripts/prose-figures"
PRONOUNS = set(
    "what who whom whose whoever whatever whichever nobody somebody someone something anybody anyone anything everybody everyone everything"
    " nothing none one ones others anew elsewhere".split()
)
QUESTIONS = set("What Whether Where Who Whose Whom How Which When".split())
SYMBOL = re.compile(r"`[^`]+`")
PUBLIC = re.compile(
    r"^[ ]*(?:@\w+(?:\([^)\n]*\))?[ ]+)*"
    r"(?=(?:\w+(?:\(set\))?[ ]+)*public[ ])"
    r"(?:(?:nonisolated|static|final|override|mutating|class|indirect|public|package\(set\)|private\(set\)|internal\(set\))[ ]+)*"
    r"(?:func|var|let|init|struct|class|enum|protocol|actor|typealias|subscript|macro|associatedtype)\b",
    re.MULTILINE,
)

# The columns of a row: description, true if a smaller figure is better, tolerance. Four are of doc comments, two of plain comments.
# Symbols count in Sources alone.
COLUMNS = (
    ("% of the words of doc comments are indefinite pronouns", True, 0.05),
    ("% of the doc comments begin with a question word", True, 0.5),
    ("symbols in backticks per 100 words of doc comments", False, 0.05),
    ("% of the public declarations are documented", False, 0),
    ("% of the words of other comments are indefinite pronouns", True, 0.05),
    ("% of the other comments begin with a question word", True, 0.5),
)


def row(path: str) -> str:
    """The row that a file counts for: its module, tier of ScrollUI, test target, or top folder."""
    parts = path.split("/")
    if parts[0] not in ("Sources", "Tests"):
        return parts[0]
    return "/".join(parts[: min(3 if parts[1] == "ScrollUI" else 2, len(parts) - 1)])


def documented(source: Source) -> list[bool]:
    """For each public declaration, whether a doc comment precedes it or its attributes."""
    lines = source.text.split("\n")
    found = []
    for match in PUBLIC.finditer(source.code):
        above = source.line(match.end()) - 2
        while above > 0 and lines[above].lstrip().startswith("@"):
            above -= 1
        found.append(above >= 0 and lines[above].lstrip().startswith("///"))
    return found


def percent(part: float, whole: float, empty: float = 0) -> float:
    return 100 * part / whole if whole else empty


@dataclass(frozen=True)
class Reading:
    """The counted words of a comment."""

    place: str
    is_documentation: bool
    words: int
    pronouns: int
    begins_with_question: bool
    symbols: int


def readings(source: Source) -> Iterator[Reading]:
    for comment in source.comments:
        words = re.findall(r"[A-Za-z']+", SYMBOL.sub(" x ", comment.text))
        pronouns = sum(word.lower() in PRONOUNS for word in words)
        symbols = len(SYMBOL.findall(comment.text)) if source.path.startswith("Sources/") else 0
        begins_with_question = words[:1] != [] and words[0] in QUESTIONS
        yield Reading(f"{source.path}:{comment.line}", comment.is_documentation, len(words), pronouns, begins_with_question, symbols)


def measure(sources: list[Source]) -> list[float]:
    """The figures of some files, in the order of `COLUMNS`."""
    public = [value for source in sources if source.language == "swift" and "public " in source.text for value in documented(source)]
    figures = []
    for is_documentation in (True, False):
        found = [reading for source in sources for reading in readings(source) if reading.is_documentation == is_documentation]
        words = sum(reading.words for reading in found)
        figures.append(percent(sum(reading.pronouns for reading in found), words))
        figures.append(percent(sum(reading.begins_with_question for reading in found), len(found)))
        if is_documentation:
            figures.append(percent(sum(reading.symbols for reading in found), words))
            figures.append(round(percent(sum(public), len(public), empty=100)))
    return [round(figure, 1) for figure in figures]


@cache
def sources(package: Package) -> dict[str, list[Source]]:
    """The files of each row. Files without a language of the tokenizer are left out."""
    rows = defaultdict(list)
    for path in package.paths:
        if re.search(r"\.(swift|[ch]|py|sh)$|^(Scripts|\.ci)/[\w/-]+$", path) and not path.startswith(("Assets/", "out/")):
            source = package.source(path)
            if source.language:
                rows[row(path)].append(source)
    return dict(sorted(rows.items()))


@cache
def figures(package: Package) -> dict[str, list[float]]:
    """The present figures, by their rows."""
    return {name: measure(files) for name, files in sources(package).items()}


def better(present: float, committed: float, column: int) -> float:
    return (min if COLUMNS[column][1] else max)(present, committed)


def worst(files: list[Source], column: int) -> str:
    """The places of some comments that a figure of pronouns or question words counts, those with the most first."""
    if column in (2, 3):
        return ""
    found = [reading for source in files for reading in readings(source) if reading.is_documentation == (column < 4)]
    counts = [(reading.pronouns if column in (0, 4) else int(reading.begins_with_question), reading.place) for reading in found]
    return ", such as " + ", ".join(place for count, place in sorted(counts, reverse=True)[:8] if count)


def worse_figures(package: Package) -> Iterator[Finding]:
    """No row reads worse than its committed figures."""
    present = figures(package)
    for number, line in enumerate(package.source(FIGURES).text.split("\n"), 1):
        if not line or line.startswith("#"):
            continue
        name, *committed = line.split()
        if len(committed) != len(COLUMNS):
            yield Finding(FIGURES, number, f"{name} has {len(committed)} figures instead of {len(COLUMNS)}; remove the row, then update")
        for column, (value, bound) in enumerate(zip(present.get(name, []), map(float, committed))):
            what, is_smaller_better, tolerance = COLUMNS[column]
            if value > bound + tolerance if is_smaller_better else value < bound - tolerance:
                places = worst(sources(package)[name], column)
                yield Finding(FIGURES, number, f"{name}: {value:g} {what}, {bound:g} is committed; reword new comments{places}")


def rows(package: Package) -> Iterator[Finding]:
    """Each module has a row, and each row a module."""
    committed = {line.split()[0] for line in package.source(FIGURES).text.split("\n") if line and not line.startswith("#")}
    present = figures(package).keys()
    for name in sorted(present - committed):
        yield Finding(FIGURES, None, f"{name} has no row; add it with `python3 Scripts/checker prose --update`")
    for name in sorted(committed - present):
        yield Finding(FIGURES, None, f"there are no files in {name}; remove its row")


RULES = [worse_figures, rows]
