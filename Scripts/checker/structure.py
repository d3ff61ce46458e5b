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
ON_APPEAR = re.compile(r"\.onAppear(?:\(perform:)?\s*\{")
FOCUS_STATE = re.compile(r"@FocusState\b(?:\s+private)?\s+var\s+(\w+)")
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


def repeated_names(package: Package) -> Iterator[Finding]:
    """Files of a module have different names: the package manager builds an object file per name."""
    first: dict[tuple[str, str], str] = {}
    for source in package.sources("Sources/"):
        known = first.setdefault((source.path.split("/")[1], basename(source.path)), source.path)
        if known != source.path:
            yield Finding(source.path, None, f"has the name of {known} in the same module; rename one of the types")


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


# The tests that may read a clock: the guards against hanging, printed durations, and times that are sent or compared with another program's.
MAY_READ_CLOCKS = (
    "Sources/ScrollUITesting/HangGuard.swift",
    "Tests/ProcessSupport/Waiting.swift",
    "Tests/FeedTests/LoopbackServer.swift",
    "Tests/SDLHostProbe/StorageScenario.swift",
    "Tests/SDLHostTests/Rendering/DrawingSheetTests.swift",
    "Tests/WindowTests/ScrollDemoTests.swift",
)
CLOCK = re.compile(
    r"\b(?:ContinuousClock|SuspendingClock|DispatchTime|clock_gettime|systemUptime)\b|\bwithin: *\.seconds|timeout: *\.now\(\) *\+(?! *300\b)")
SHORT_GUARD = re.compile(r"\btimeout (?:-\S+ )*(\d+)\b|\bread (?:-\w+ )*-t (\d+)\b")
NICE = re.compile(r"\b(?:re)?nice -n")
SHORTEST_GUARD = 300


def clocked_tests(package: Package) -> Iterator[Finding]:
    """No outcome of a test depends on a time: `hangGuard` is the only guard, scripts wait five minutes, and no test has a lower priority."""
    for source in package.sources("Tests/", "Sources/ScrollUITesting/"):
        if source.path not in MAY_READ_CLOCKS:
            for match in CLOCK.finditer(source.code):
                yield Finding(source.path, source.line(match.start()), "waits by a clock; use wait(for:) and hangGuard")
    for path in package.paths:
        if not path.startswith("Scripts/") or package.source(path).language != "shell":
            continue
        source = package.source(path)
        text = source.without("comment")
        for match in SHORT_GUARD.finditer(text):
            if int(match[1] or match[2]) < SHORTEST_GUARD:
                yield Finding(path, source.line(match.start()), f"a guard below {SHORTEST_GUARD} s; a busy machine may miss it")
        for match in NICE.finditer(text):
            yield Finding(path, source.line(match.start()), "a lower priority; the programs that tests wait for would be starved")


# A stored `static var` in these modules is state that a window or its host can write for all windows.
SHARING_MODULES = ("Engine", "ScrollUI", "ScrollUIForms", "SwiftUICompatibility", "ScrollInstruments", "SDLHost", "UIKitValues", "UIKitLifecycle", "AccessBus", "MessageBus", "Portals")

# The stored `static var`s of these modules, each with the reason for a single value of all windows.
SHARED_STATE = {
    "Diagnostics.sink": "messages are those of the process; tests replace it",
    "Diagnostics.fail": "mistakes are those of the process; tests replace it",
    "Diagnostics.seen": "each message is reported once in a process",
    "Clipboard.copied": "the system has one clipboard, which all windows share",
    "Clipboard.copies": "the number of the last copy to that clipboard",
    "EnvironmentTracking.reader": "set and restored within an evaluation, which is not interrupted",
    "EnvironmentTracking.written": "set and restored within an evaluation, which is not interrupted",
    "EnvironmentTracking.evaluation": "set and restored within an evaluation, which is not interrupted",
    "EnvironmentTracking.evaluations": "numbers that are not used again",
    "GeometryReads.current": "set and restored within an evaluation, which is not interrupted",
    "LaunchAddresses.delivery": "the addresses are delivered once in a process",
    "LaunchAddresses.urls": "the arguments of the process",
    "LostDisplay.finish": "all windows have one display",
    "NamespaceSlot.last": "numbers that are not used again",
    "ObservationScope.observingTypes": "types of the program, not of a window",
    "PreviewContexts.contexts": "values by type that all previews share",
    "ProgramStorage.process": "the files of the program",
    "ProgramWindow.entries": "the list of all windows itself",
    "ProgramWindow.isLaunching": "set and restored within the start of the program",
    "TaskQueue.installed": "the executor of the process, installed once",
    "TaskQueue.ranSinceFrame": "the number of jobs of that executor",
    "TextSystem.opened": "a count of the process; a test reads it",
    "ViewGraph.evaluating": "set and restored within an evaluation, which is not interrupted",
}
STATIC_VARIABLE = re.compile(r"\bstatic\s+(?:weak\s+)?var\s+`?(\w+)`?([^\n]*)")
PARENT = re.compile(r"^(?:[\w@()]+ )*(?:class|struct|enum|actor|protocol|extension) (\w+)", re.MULTILINE)


def shared_state(package: Package) -> Iterator[Finding]:
    """A `static var` that a window or its host writes reaches the other windows."""
    for source in (source for module in SHARING_MODULES for source in package.sources(f"Sources/{module}/")):
        for match in STATIC_VARIABLE.finditer(source.code):
            name, rest = match.groups()
            # A computed property has no storage: a brace follows its type, without a value.
            if "=" not in rest.split("{")[0] and "{" in rest:
                continue
            parents = [parent.group(1) for parent in PARENT.finditer(source.code, 0, match.start())]
            full = f"{parents[-1] if parents else '?'}.{name}"
            if full not in SHARED_STATE:
                yield Finding(
                    source.path, source.line(match.start()),
                    f"{full} is shared by all windows; keep it in the window, or list it in SHARED_STATE with the reason",
                )


def block_end(code: str, start: int) -> int:
    """The end of the block that begins at `start`, behind its closing brace."""
    depth, end = 1, start
    while end < len(code) and depth:
        depth += {"{": 1, "}": -1}.get(code[end], 0)
        end += 1
    return end


def repeated_focus(package: Package) -> Iterator[Finding]:
    """A view moves the focus at its first appearance alone: it appears again when a page above it is popped, and with its tab."""
    for source in package.sources("Sources/", "Examples/"):
        names = "|".join([r"\w*[fF]ocus\w*", *FOCUS_STATE.findall(source.code)])
        moves = re.compile(rf"\b(?:{names})(?:\.wrappedValue)?\s*=[^=]")
        for match in ON_APPEAR.finditer(source.code):
            if moves.search(source.code[match.end() : block_end(source.code, match.end())]):
                yield Finding(source.path, source.line(match.start()), "moves the focus at each appearance; use defaultFocus or onFirstAppear")


def unknown_senders(package: Package) -> Iterator[Finding]:
    """A program believes a signal of a bus from a named sender alone: any program can send any signal."""
    for source in package.sources("Sources/"):
        for match in UNKNOWN_SENDER.finditer(source.without("comment")):
            yield Finding(source.path, source.line(match.start()), "believes signals of all programs; name the sender")


def closures(code: str, name: str) -> Iterator[tuple[int, str]]:
    """The start and the code of each trailing closure of a call of `.name`."""
    for match in re.finditer(rf"\.{name}(?:\([^(){{}}]*\))? *\{{", code):
        yield match.end(), code[match.end() : block_end(code, match.end())]


MODEL_RESET = re.compile(r"(?<![.\w])(?P<name>\w+(?:\.\w+)+) = (?:nil|false|\.zero|0|\[:?\])(?![.\w])")


def gesture_states(package: Package) -> Iterator[Finding]:
    """A state of a gesture is a `@GestureState`: a cancelled gesture does not call `onEnded`, and a reset there does not happen. The same holds
    for a property of a model that `onChanged` changes."""
    for source in package.sources("Sources/"):
        ends = list(closures(source.code, "onEnded"))
        changes = "\n".join(text for _, text in closures(source.code, "onChanged")) if ends else ""
        for start, text in ends:
            for match in MODEL_RESET.finditer(text):
                if re.search(rf"(?<![.\w]){re.escape(match['name'])} = ", changes):
                    message = f"a cancelled gesture does not reset {match['name']}; keep it in a @GestureState"
                    yield Finding(source.path, source.line(start + match.start()), message)
        rest = source.code
        for start, text in ends:
            rest = rest[:start] + " " * len(text) + rest[start + len(text) :]
        for name in re.findall(r"@State (?:private )?var (\w+)", source.code):
            reset = re.compile(rf"(?<![.\w]){name} = (?:nil|false|\.zero|0|\[:?\])(?![.\w])")
            if not re.search(rf"(?<!var )(?<![.\w]){name} = ", rest):
                continue
            for start, text in ends:
                for match in reset.finditer(text):
                    line = source.line(start + match.start())
                    yield Finding(source.path, line, f"a cancelled gesture does not reset {name}; make it a @GestureState")


# The files that name the Left and Right keys as directions on the screen.
NAME_SCREEN_DIRECTIONS = (
    "Sources/ScrollUI/Views/Focus/KeyEquivalent.swift",
    "Sources/ScrollUI/Views/Focus/View+Commands.swift",
    # The field is written from left to right in all layouts.
    "Sources/ScrollUIForms/Dates/TimeField.swift",
)


# The beginning of code that handles a key: a function, a computed property, or the closure of `onKeyPress`.
HANDLER = re.compile(r"\bfunc [^{}]*\{|\bvar \w+: [^={}\n]*\{|\bonKeyPress(?:\([^(){}]*\))? *\{")


def handler(code: str, place: int) -> str:
    """The innermost code around `place` that handles a key; all code without a handler."""
    found = code
    for match in HANDLER.finditer(code):
        if match.start() > place:
            break
        end = block_end(code, match.end())
        if place < end and end - match.start() <= len(found):
            found = code[match.start() : end]
    return found


def arrow_keys(package: Package) -> Iterator[Finding]:
    """Controls read the arrow keys by `inReadingDirection(_:)`, so that they are mirrored in right-to-left layouts."""
    for source in package.sources("Sources/ScrollUI/", "Sources/ScrollUIForms/", "Sources/SwiftUICompatibility/"):
        if source.path in NAME_SCREEN_DIRECTIONS:
            continue
        for match in re.finditer(r"\.(?:left|right)Arrow\b", source.code):
            if "inReadingDirection(" not in handler(source.code, match.start()):
                message = "an arrow key without the layout direction; read it by inReadingDirection(_:)"
                yield Finding(source.path, source.line(match.start()), message)


def testable_imports(package: Package) -> Iterator[Finding]:
    """Tests reach internals by `package` access and run the modules that ship; `@testable` is limited to tests of debug builds."""
    for source in package.sources("Tests/"):
        for match in re.finditer(r"^[ \t]*@testable import", source.without("comment"), re.MULTILINE):
            if not source.text.startswith("#if DEBUG\n"):
                message = "@testable needs a build of its own; use package access, or begin the file with #if DEBUG"
                yield Finding(source.path, source.line(match.start()), message)


RULES = [
    lengths,
    folders,
    names,
    repeated_names,
    tiers,
    sleeping_tests,
    clocked_tests,
    shared_state,
    repeated_focus,
    unknown_senders,
    gesture_states,
    arrow_keys,
    testable_imports,
]
