"""Documents against the code: links, names, numbers that the code has too, command lines, the list of pages."""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from os.path import dirname, normpath

from imports import imports
from source import Finding, Package
from structure import MAXIMUM_FILES, MAXIMUM_LINES

MAP = "ARCHITECTURE.md"
MAP_LINES = 150
DOCUMENTS = ("README.md", "README.zh-CN.md", MAP, "CONTRIBUTING.md", "BENCHMARKS.md", "CHANGELOG.md")
# Types and paths that consist of names: commands, calls and attributes are left out.
NAME = re.compile(r"[A-Z_]\w*(?:[./+][\w+]+)*|docs/[a-z]+")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
SCRIPT = re.compile(r"Scripts/([\w.-]*\w)([^`\n#;]*)")
VARIABLE = re.compile(r"\b(?:SCROLLUI|SCROLLDEMO|SAMPLE)_[A-Z_]+\b")
WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split()

Numbers = tuple[str, ...]
Truth = Callable[[Package], Numbers | None]


def documents(package: Package) -> list[str]:
    return [path for path in package.paths if path in DOCUMENTS or re.fullmatch(r"docs/\w+\.md|Sources/.*\.docc/\w+\.md", path)]


def matches(package: Package, path: str, pattern: re.Pattern, keeps_fences: bool = True) -> Iterator[tuple[int, re.Match]]:
    """The matches of a pattern in a document with their lines."""
    source = package.source(path)
    text = source.text if keeps_fences else FENCE.sub(lambda fence: re.sub(r"[^\n]", " ", fence.group()), source.text)
    for match in pattern.finditer(text):
        yield source.line(match.start()), match


@cache
def words(package: Package) -> set[str]:
    """All words of Swift and C, names in comments and strings too."""
    sources = package.sources("Sources/", "Tests/", suffix=(".swift", ".h", ".c"))
    return {word for source in sources for word in re.findall(r"[A-Za-z_]\w+", source.text)}


@cache
def places(package: Package) -> set[str]:
    """The paths below Sources and below a module, with and without their extension, and the names of folders and files."""
    found = set()
    for path in package.known:
        if path.startswith("Sources/"):
            parts = path.removesuffix(".swift").split("/")
            found |= {"/".join(parts[1:]), "/".join(parts[2:]), parts[-1]}
            found |= {"/".join(path.split("/")[1:]), "/".join(path.split("/")[2:])}
    return found


def exists(package: Package, term: str) -> bool:
    """Whether a path or name in backticks stands for a part of the package."""
    if re.match(r"(Sources|Tests|Scripts|Assets|docs|Benchmarks)/", term):
        return bool({term, term + ".swift", term + ".md"} & package.known)
    if "/" in term or "+" in term:
        return term in places(package)
    return set(term.split(".")) <= words(package) or term in places(package)


def links(package: Package) -> Iterator[Finding]:
    """Links lead to files."""
    for path in documents(package):
        for line, match in matches(package, path, re.compile(r"\]\(([^)]+)\)")):
            link = match[1].split("#")[0]
            if link and "://" not in link and normpath(dirname(path) + "/" + link).lstrip("/") not in package.known:
                yield Finding(path, line, f"the link to {link} leads nowhere; correct it")


def names(package: Package) -> Iterator[Finding]:
    """Types and paths in backticks exist, in the map and its pages; in articles, symbols and pages that are linked."""
    for path in documents(package):
        if path == MAP or path.startswith("docs/"):
            for line, match in matches(package, path, re.compile(r"`([^`\n]+)`"), keeps_fences=False):
                if NAME.fullmatch(match[1]) and not exists(package, match[1]):
                    yield Finding(path, line, f"there is no {match[1]}; name what is there now")
        elif ".docc/" in path:
            for line, match in matches(package, path, re.compile(r"``([^`\n]+)``|<doc:(\w+)>")):
                article = f"{dirname(path)}/{match[2]}.md"
                if article not in package.known if match[2] else not set(re.findall(r"[A-Za-z_]\w+", match[1])) <= words(package):
                    yield Finding(path, line, f"there is no {match[1] or match[2]}; name what is there now")


def map_length(package: Package) -> Iterator[Finding]:
    """The map can be read in minutes."""
    if MAP in package.known and package.source(MAP).line_count > MAP_LINES:
        yield Finding(MAP, None, f"{package.source(MAP).line_count} lines; the maximum is {MAP_LINES}: move a subject to docs")


def number_in(path: str, pattern: str) -> Truth:
    """The numbers that the groups of `pattern` capture in a file; `number` without groups is the constant of that name."""
    expression = re.compile(pattern if "(" in pattern else rf"\b{pattern}(?:: \w+)? = ([\d_]+)")

    def truth(package: Package) -> Numbers | None:
        match = expression.search(package.source(path).text) if path in package.known else None
        return match.groups() if match else None

    return truth


def files_importing_sdl(package: Package) -> Numbers:
    """The numbers of files of SDLHost and TTFText that import SDL, and their sum."""
    counts = [
        sum(any(module.startswith("CSDL2") for _, module in imports(source)) for source in package.sources(f"Sources/{name}/"))
        for name in ("SDLHost", "TTFText")
    ]
    return tuple(str(count) for count in [*counts, sum(counts)])


def count_of_files(folder: str, share: int = 1) -> Truth:
    return lambda package: (str(len([path for path in package.paths if path.startswith(folder)]) // share),)


def scripts_of_the_text_page(package: Package) -> Numbers:
    return (str(sum(source.text.count('Sample(script: "') for source in package.sources("Sources/Gallery/"))),)


DIFFERENCES = "Sources/ScrollUI/ScrollUI.docc/DifferencesFromSwiftUI.md"
PIPELINE = "Sources/Engine/Frame/FramePipeline.swift"
LAZY = "Sources/Engine/Lazy/LazyMetrics.swift"
SCROLL = "Sources/Engine/Scroll/Model/ScrollConstants.swift"
# Sentences with numbers, and where the code has the same numbers.
FACTS: list[tuple[str, str, Truth]] = [
    (MAP, r"while marked, (\w+) times", number_in(PIPELINE, "maximumPasses")),
    (MAP, r"while it marks, (\w+) times", number_in(PIPELINE, "maximumObserveRounds")),
    ("docs/frame.md", r"anything is marked, at most (\w+) times", number_in(PIPELINE, "maximumPasses")),
    ("docs/frame.md", r"they mark anything, at most (\w+) times", number_in(PIPELINE, "maximumObserveRounds")),
    ("docs/lazy.md", r"(\w+) rows in a scrolled frame", number_in(LAZY, "prefetchedLinesPerFrame")),
    ("docs/lazy.md", r"scrolled frame, (\w+) in an idle", number_in(LAZY, "idleLinesPerFrame")),
    ("docs/lazy.md", r"at most (\w+) in a sample", number_in(LAZY, "sampleCount")),
    ("docs/scrolling.md", r"faster than (\w+) points a second", number_in(SCROLL, "catchSpeed")),
    ("docs/scrolling.md", r"further than (\w+) points from its target", number_in(SCROLL, "catchDistance")),
    ("docs/scrolling.md", r"a fling ends by the rule of (\w+) points", number_in("Sources/Motion/Deceleration.swift", "restSpeed")),
    ("docs/scrolling.md", r"Pages of more than ([\w,]+) items", number_in("Sources/ScrollUI/Kit/Refresh/PagedLoader.swift", r"largePage: Int { ([\d_]+)")),
    ("docs/rendering.md", r"longest but one of (\w+)", number_in("Sources/SDLHost/Window/FramePacer.swift", "capacity")),
    ("docs/rendering.md", r"images up to (\w+) × (\w+) pixels",
     number_in("Sources/SDLHost/Rendering/TextureAtlas.swift", r"largestImage = PixelSize\(width: (\d+), height: (\d+)\)")),
    ("docs/rendering.md", r"images of more than (\w+) × (\w+) pixels",
     number_in("Sources/Raster/Images/ImagePreviews.swift", r"immediatePixels = (\d+) \* (\d+)")),
    ("docs/rendering.md", r"rounded up to squares of (\w+)", number_in("Sources/Raster/DisplayList/DisplayListPainter+Images.swift", "partSide")),
    ("docs/rendering.md", r"decoding pauses while (\w+) MiB", number_in("Sources/SDLHost/Images/BackgroundDecoder.swift", "byteLimit")),
    ("docs/decisions.md", r"untaken results have (\w+) MiB", number_in("Sources/SDLHost/Images/BackgroundDecoder.swift", "byteLimit")),
    ("docs/decisions.md", r"(\w+) and (\w+) of their files import SDL \| (\w+) \|", files_importing_sdl),
    ("docs/decisions.md", r"now runs (\w+) random sessions", number_in("Scripts/test", r'fuzz-sessions" --count (\d+)')),
    ("docs/text.md", r"The (\w+) different records", number_in("Sources/CUnicodeData/unicode_data.c", r"unicode_records\[(\d+)\]")),
    ("docs/text.md", r"All tables have (\w+) kB", number_in("Sources/CUnicodeData/unicode_data.c", r"(\d+),\d+ bytes of tables")),
    ("docs/text.md", r"conformance files of Unicode ([\d.]+\d)", number_in("Sources/CUnicodeData/unicode_data.c", r"from Unicode (\d+\.\d+)")),
    ("CONTRIBUTING.md", r"random input events instead of ([\w,]+)",
     number_in("Tests/ScrollUITests/Views/Scroll/ScrollFuzzTests.swift", r'SCROLLUI_FUZZ_EVENTS"\].* \?\? ([\d_]+)')),
    ("CONTRIBUTING.md", r"pages of a server instead of (\w+)",
     number_in("Tests/FeedTests/FeedFuzzTests.swift", r'SCROLLUI_FUZZ_FEEDS"\].* \?\? (\d+)')),
    ("CONTRIBUTING.md", r"random trees of views instead of (\w+)",
     number_in("Tests/ScrollUITests/Views/Layout/RandomLayoutTests.swift", r'SCROLLUI_LAYOUT_TREES"\) \?\? (\d+)')),
    ("README.md", r"`text` (\w+) scripts", scripts_of_the_text_page),
    ("CONTRIBUTING.md", r"(\w+) lines in a file, (\w+) files in a folder", lambda package: (str(MAXIMUM_LINES), str(MAXIMUM_FILES))),
    ("CHANGELOG.md", r"(\w+) illustrations in light and dark", count_of_files("Assets/Scenes/", share=2)),
    ("CHANGELOG.md", r"(\w+) symbols in views", count_of_files("Assets/Symbols/")),
    ("BENCHMARKS.md", r"runs (\w+) frames, in which (\w+) rows enter",
     number_in("Scripts/frame-cost", r"number of frames \(default (\d+), in which (\d+) rows")),
    (DIFFERENCES, r"a notch scrolls by (\w+) points", number_in(SCROLL, "notchLength")),
    (DIFFERENCES, r"an arrow key by (\w+),", number_in(SCROLL, "lineLength")),
    ("README.md", r"A file or a page may have (\w+) MB", number_in("Sources/Feed/FeedLimits.swift", "bytes")),
    ("README.md", r"Both need Swift ([\d.]+\d)", number_in("Scripts/lib.sh", r"Swift ([\d.]+\d) or later")),
    (DIFFERENCES.replace("DifferencesFromSwiftUI", "GettingStarted"), r"needs Swift ([\d.]+\d)", number_in("Scripts/lib.sh", r"Swift ([\d.]+\d) or later")),
    ("README.zh-CN.md", r"两者需要 Swift ([\d.]+\d)", number_in("Scripts/lib.sh", r"Swift ([\d.]+\d) or later")),
]


def sentence(pattern: str) -> re.Pattern:
    """The pattern for a sentence that may be broken into lines."""
    return re.compile(pattern.replace(" ", r"\s+"))


def plain(number: str) -> str:
    """A number in digits: `1_000` and `1,000` are 1000, `four` is 4."""
    return str(WORDS.index(number)) if number in WORDS else re.sub(r"[,_]", "", number)


def numbers(package: Package) -> Iterator[Finding]:
    """Numbers in sentences are those of the code."""
    for path, pattern, truth in FACTS:
        if path not in package.known:
            continue
        found = list(matches(package, path, sentence(pattern)))
        if not found and package.root:
            yield Finding(path, None, f"has no sentence '{pattern}'; correct FACTS in Scripts/checker/documents.py")
        for line, match in found:
            true = truth(package)
            if true is None:
                yield Finding(path, line, f"'{match.group()}': the code has no such number; correct FACTS in Scripts/checker/documents.py")
            elif [plain(number) for number in match.groups()] != [plain(number) for number in true]:
                yield Finding(path, line, f"'{match.group()}': the code has {', '.join(true)}; correct the sentence")


COUNT = re.compile(rf"\b(?:\d[\d,]*|{'|'.join(WORDS[1:])}) (?:of (?:its|their) )?(?:source )?(?:files|folders|lines|modules|tests|pages|symbols)\b")


def unchecked_counts(package: Package) -> Iterator[Finding]:
    """Counts of the parts of the package have a row in `FACTS`."""
    for path in documents(package):
        if path not in ("CHANGELOG.md", "BENCHMARKS.md"):
            facts = [sentence(pattern) for document, pattern, _ in FACTS if document == path]
            owned = [match.span() for fact in facts for _, match in matches(package, path, fact)]
            for line, match in matches(package, path, COUNT):
                if not any(start <= match.start() < end for start, end in owned):
                    yield Finding(path, line, f"'{match.group()}' has no row in FACTS of Scripts/checker/documents.py; add one, or leave the count out")


def commands(package: Package) -> Iterator[Finding]:
    """Scripts, their options, the tests that they filter, and variables of the environment exist."""
    programs = "".join(source.text for source in package.sources("Sources/scrolldemo/", "Sources/scrollbench/", "Tests/Fuzzing/", suffix=""))
    scripts = "".join(source.text for source in package.sources("Scripts/", suffix=""))
    for path in documents(package):
        if path == "CHANGELOG.md":
            continue
        for line, match in matches(package, path, SCRIPT):
            script, rest = "Scripts/" + match[1], match[2]
            if script not in package.known:
                yield Finding(path, line, f"there is no {script}; correct the command")
                continue
            own = "".join(source.text for source in package.sources(script, suffix=""))
            for option in re.findall(r"(?<=\s)--([a-z][a-z-]*)", rest):
                if f"--{option}" not in own + programs and not re.search(rf'"{option}"', programs):
                    yield Finding(path, line, f"{script} has no option --{option}; correct the command")
            for suite in re.findall(r"\w+", "".join(re.findall(r'--filter "?([\w\\|]+)', rest))):
                if suite not in words(package):
                    yield Finding(path, line, f"there are no tests {suite}; correct the command")
        for line, match in matches(package, path, VARIABLE):
            if match.group() not in words(package) and match.group() not in scripts:
                yield Finding(path, line, f"no code reads {match.group()}; correct the command")


def gallery_pages(package: Package) -> Iterator[Finding]:
    """The tables of the READMEs have the names of all pages of the gallery."""
    declared = re.compile(r'GalleryPage\(\s*name: "(\w+)"')
    pages = {name for source in package.sources("Sources/Gallery/") for name in declared.findall(source.text)} - {"home"}
    for path in ("README.md", "README.zh-CN.md") if pages else ():
        if path in package.known:
            text = package.source(path).text
            for name in sorted(pages):
                if f"`{name}`" not in text:
                    yield Finding(path, None, f"does not name the page `{name}`; add it to the table")


RULES = [links, names, map_length, numbers, unchecked_counts, commands, gallery_pages]
