"""Documents against the code: links, names, command lines, the list of pages."""

import re
from collections.abc import Iterator
from functools import cache
from os.path import dirname, normpath

from source import Finding, Package

MAP = "ARCHITECTURE.md"
# The documents that are read in minutes, with their numbers of lines.
MAXIMUM_LENGTHS = {MAP: 150, "README.md": 130, "BENCHMARKS.md": 130}
DOCUMENTS = ("README.md", "README.zh-CN.md", MAP, "CONTRIBUTING.md", "BENCHMARKS.md", "CHANGELOG.md")
# Types and paths that consist of names: commands, calls and attributes are left out.
NAME = re.compile(r"[A-Z_]\w*(?:[./+][\w+]+)*|docs/[a-z]+")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
SCRIPT = re.compile(r"Scripts/([\w.-]*\w)([^`\n#;]*)")
VARIABLE = re.compile(r"\b(?:SCROLLUI|SCROLLDEMO|SAMPLE)_[A-Z_]+\b")


def documents(package: Package) -> list[str]:
    return [path for path in package.paths if path in DOCUMENTS or re.fullmatch(r"docs/(?:measurements/)?\w+\.md|Sources/.*\.docc/\w+\.md", path)]


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
    """True if a path or name in backticks stands for a part of the package."""
    if re.match(r"(Sources|Tests|Scripts|Assets|docs|Benchmarks|Plugins|Examples)/", term):
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
        if path == MAP or dirname(path) == "docs":
            for line, match in matches(package, path, re.compile(r"`([^`\n]+)`"), keeps_fences=False):
                if NAME.fullmatch(match[1]) and not exists(package, match[1]):
                    yield Finding(path, line, f"there is no {match[1]}; name what is there now")
        elif ".docc/" in path:
            for line, match in matches(package, path, re.compile(r"``([^`\n]+)``|<doc:(\w+)>")):
                article = f"{dirname(path)}/{match[2]}.md"
                if article not in package.known if match[2] else not set(re.findall(r"[A-Za-z_]\w+", match[1])) <= words(package):
                    yield Finding(path, line, f"there is no {match[1] or match[2]}; name what is there now")


def document_lengths(package: Package) -> Iterator[Finding]:
    """The map, the introduction and the figures can be read in minutes."""
    for path, maximum in MAXIMUM_LENGTHS.items():
        if path in package.known and package.source(path).line_count > maximum:
            yield Finding(path, None, f"{package.source(path).line_count} lines; the maximum is {maximum}: move a subject to docs")


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


def versions(package: Package) -> Iterator[Finding]:
    """A version that a document asks SwiftPM for is a version of CHANGELOG.md."""
    if "CHANGELOG.md" not in package.known:
        return
    released = set(re.findall(r"^## ([\d.]+)", package.source("CHANGELOG.md").text, re.MULTILINE))
    for path in documents(package):
        for line, match in matches(package, path, re.compile(r'\b(?:from|exact): "([\d.]+)"')):
            if match[1] not in released and match[1].removesuffix(".0") not in released:
                yield Finding(path, line, f"CHANGELOG.md has no version {match[1]}; name a branch")


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


def code_lines(text: str) -> list[str]:
    """The lines of a text without indentation, and without the mark of a program's entry, which a test cannot have."""
    return [line.strip().removeprefix("@main ") for line in text.strip("\n").split("\n")]


def listings(package: Package) -> Iterator[Finding]:
    """The Swift code of a document with the comment `Listings of PATH, PATH` is in these files, so that it is compiled. Manifests are left out."""
    for path in documents(package):
        for _, mark in matches(package, path, re.compile(r"<!-- Listings of ([^>]*) -->")):
            files = [file for file in mark[1].split(", ") if file in package.known]
            known = ["\n".join(["", *code_lines(package.source(file).text), ""]) for file in files]
            for line, fence in matches(package, path, re.compile(r"^```swift\n(?!// swift-tools-version)(.*?)^```", re.MULTILINE | re.DOTALL)):
                listing = "\n".join(["", *code_lines(fence[1]), ""])
                if not any(listing in text for text in known):
                    yield Finding(path, line, f"no file of {mark[1]} has this listing; copy the code of the file")


RULES = [listings, links, names, document_lengths, commands, versions, gallery_pages]
