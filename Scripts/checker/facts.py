"""Numbers in documents against the numbers of the code."""

import re
from collections.abc import Callable, Iterator

from architecture import host_members
from documents import MAP, documents, matches
from imports import imports
from source import Finding, Package
from structure import MAXIMUM_FILES, MAXIMUM_LINES

WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split()
COUNT = re.compile(
    rf"\b(?:\d[\d,]*|{'|'.join(WORDS[1:])}) (?:of (?:its|their) )?(?:source )?(?:files|folders|lines|modules|tests|pages|symbols)\b")

Numbers = tuple[str, ...]
Truth = Callable[[Package], Numbers | None]


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


def count_of_files(folder: str) -> Truth:
    return lambda package: (str(len([path for path in package.paths if path.startswith(folder)])),)


def scripts_of_the_text_page(package: Package) -> Numbers:
    return (str(sum(source.text.count('Sample(script: "') for source in package.sources("Sources/Gallery/"))),)


ARTICLES = "Sources/ScrollUI/ScrollUI.docc/"
DIFFERENCES = ARTICLES + "DifferencesFromSwiftUI.md"
SWIFT = r"Swift ([\d.]+\d) or later"
PIPELINE = "Sources/Engine/Frame/FramePipeline.swift"
LAZY = "Sources/Engine/Lazy/LazyMetrics.swift"
SCROLL = "Sources/Engine/Scroll/Model/ScrollConstants.swift"
# Sentences with numbers, and where the code has the same numbers.
FACTS: list[tuple[str, str, Truth]] = [
    (MAP, r"while marked, (\w+) times", number_in(PIPELINE, "maximumPasses")),
    (MAP, r"while it marks, (\w+) times", number_in(PIPELINE, "maximumObserveRounds")),
    ("docs/frame.md", r"anything is marked, at most (\w+) times", number_in(PIPELINE, "maximumPasses")),
    ("docs/frame.md", r"they mark anything, at most (\w+) times", number_in(PIPELINE, "maximumObserveRounds")),
    ("docs/frame.md", r"as a `NodeHost` with (\w+) members", lambda package: (str(len(host_members(package))),)),
    ("docs/lazy.md", r"(\w+) rows in a scrolled frame", number_in(LAZY, "prefetchedLinesPerFrame")),
    ("docs/lazy.md", r"scrolled frame, (\w+) in an idle", number_in(LAZY, "idleLinesPerFrame")),
    ("docs/lazy.md", r"at most (\w+) in a sample", number_in(LAZY, "sampleCount")),
    ("docs/scrolling.md", r"faster than (\w+) points a second", number_in(SCROLL, "catchSpeed")),
    ("docs/scrolling.md", r"further than (\w+) points from its target", number_in(SCROLL, "catchDistance")),
    ("docs/scrolling.md", r"a fling ends by the rule of (\w+) points", number_in("Sources/Motion/Deceleration.swift", "restSpeed")),
    ("docs/scrolling.md", r"Pages of more than ([\w,]+) items",
     number_in("Sources/ScrollUI/Kit/Refresh/PagedLoader.swift", r"largePage: Int { ([\d_]+)")),
    ("docs/rendering.md", r"longest but one of (\w+)", number_in("Sources/SDLHost/Window/FramePacer.swift", "capacity")),
    ("docs/rendering.md", r"images with the area of (\w+) × (\w+) pixels",
     number_in("Sources/SDLHost/Rendering/TextureAtlas.swift", r"largestArea: Int32 = (\d+) \* (\d+)")),
    ("docs/rendering.md", r"images of more than (\w+) × (\w+) pixels",
     number_in("Sources/Raster/Images/ImagePreviews.swift", r"immediatePixels = (\d+) \* (\d+)")),
    ("docs/rendering.md", r"rounded up to squares of (\w+)", number_in("Sources/Raster/DisplayList/DisplayListPainter+Images.swift", "partSide")),
    ("docs/rendering.md", r"decoding pauses while (\w+) MiB", number_in("Sources/SDLHost/Images/BackgroundDecoder.swift", "byteLimit")),
    ("docs/decisions.md", r"untaken results have (\w+) MiB", number_in("Sources/SDLHost/Images/BackgroundDecoder.swift", "byteLimit")),
    ("docs/decisions.md", r"(\w+) and (\w+) of their files import SDL \| (\w+) \|", files_importing_sdl),
    ("docs/decisions.md", r"now runs (\w+) random sessions", number_in("Scripts/test", r'fuzz-sessions" --count (\d+) --seconds 8')),
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
    ("CHANGELOG.md", r"(\w+) symbols in views", count_of_files("Assets/Symbols/")),
    ("docs/measurements/frames.md", r"runs (\w+) frames, in which (\w+) rows enter",
     number_in("Scripts/frame-cost", r"number of frames \(default (\d+), in which (\d+) rows")),
    (DIFFERENCES, r"a notch scrolls by (\w+) points", number_in(SCROLL, "notchLength")),
    (DIFFERENCES, r"an arrow key by (\w+),", number_in(SCROLL, "lineLength")),
    ("docs/gallery.md", r"A file or a page may have (\w+) MB", number_in("Sources/Feed/FeedLimits.swift", "bytes")),
    ("README.md", r"Both need Swift ([\d.]+\d)", number_in("Scripts/lib.sh", SWIFT)),
    (ARTICLES + "GettingStarted.md", r"needs Swift ([\d.]+\d)", number_in("Scripts/lib.sh", SWIFT)),
    ("README.zh-CN.md", r"两者需要 Swift ([\d.]+\d)", number_in("Scripts/lib.sh", SWIFT)),
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
            yield Finding(path, None, f"has no sentence '{pattern}'; correct FACTS in Scripts/checker/facts.py")
        for line, match in found:
            true = truth(package)
            if true is None:
                yield Finding(path, line, f"'{match.group()}': the code has no such number; correct FACTS in Scripts/checker/facts.py")
            elif [plain(number) for number in match.groups()] != [plain(number) for number in true]:
                yield Finding(path, line, f"'{match.group()}': the code has {', '.join(true)}; correct the sentence")


def unchecked_counts(package: Package) -> Iterator[Finding]:
    """Counts of the parts of the package have a row in `FACTS`."""
    for path in documents(package):
        if path not in ("CHANGELOG.md", "BENCHMARKS.md") and not path.startswith("docs/measurements/"):
            facts = [sentence(pattern) for document, pattern, _ in FACTS if document == path]
            owned = [match.span() for fact in facts for _, match in matches(package, path, fact)]
            for line, match in matches(package, path, COUNT):
                if not any(start <= match.start() < end for start, end in owned):
                    message = f"'{match.group()}' has no row in FACTS of Scripts/checker/facts.py; add one, or leave the count out"
                    yield Finding(path, line, message)


RULES = [numbers, unchecked_counts]
